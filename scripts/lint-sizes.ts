/**
 * Part of `npm run lint`: holds the sizes of this project, those of the modules of the sources in tokens, since fewer lines
 * would only make them denser. Who has a reason raises a number here and says it in the commit.
 */
import { globSync, readFileSync } from 'node:fs'
import { parse } from '@babel/parser'

interface Limits {
  lines?: number
  tokens?: number
  files?: number
}

const most: Record<string, Limits> = {
  src: { files: 122 },
  'src/adapters': { tokens: 18_850 },
  'src/built': { tokens: 19_750 },
  'src/document': { tokens: 9_600 },
  'src/inputs': { tokens: 6_650 },
  'src/journal': { tokens: 2_350 },
  'src/markdown': { tokens: 7_200 },
  'src/plan': { tokens: 8_100 },
  'src/push': { tokens: 6_250 },
  'src/report': { tokens: 8_200 },
  'src/run': { tokens: 11_000 },
  'src/sites': { tokens: 69_550 },
  'src/snapshot': { tokens: 9_000 },
  'src/text': { tokens: 4_900 },
  __tests__: { lines: 22_100, files: 181 },
  scripts: { lines: 5_550, files: 38 },
  sandbox: { lines: 3_700, files: 31 },
}

for (const [folder, limits] of Object.entries(most)) {
  const texts = globSync(`${folder}/**/*.ts`).map(file => readFileSync(file, 'utf8'))
  const sizes = {
    lines: texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0),
    tokens: texts.reduce((sum, text) => sum + countTokens(text), 0),
    files: texts.length,
  }
  for (const unit of ['lines', 'tokens', 'files'] as const) {
    const limit = limits[unit]
    if (limit === undefined || sizes[unit] <= limit) continue
    console.error(
      `${folder}: ${sizes[unit]} ${unit}, more than the ${limit} that are allowed. Take something away, or raise the limit in scripts/lint-sizes.ts.`,
    )
    process.exitCode = 1
  }
}

/** Counts the tokens of a source as the lexer sees them, without comments; a string counts as one. */
function countTokens(source: string): number {
  const { tokens } = parse(source, {
    sourceType: 'module',
    plugins: ['typescript', 'explicitResourceManagement'],
    tokens: true,
  })
  return tokens!.filter(({ type }) => typeof type === 'object' && type.label !== 'eof').length
}
