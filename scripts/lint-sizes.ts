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
  src: { files: 117 },
  'src/adapters': { tokens: 18_700 },
  'src/built': { tokens: 21_500 },
  'src/document': { tokens: 12_750 },
  'src/inputs': { tokens: 5_800 },
  'src/journal': { tokens: 2_900 },
  'src/markdown': { tokens: 10_650 },
  'src/plan': { tokens: 6_700 },
  'src/push': { tokens: 5_050 },
  'src/report': { tokens: 8_200 },
  'src/run': { tokens: 12_700 },
  'src/sites': { tokens: 66_100 },
  'src/snapshot': { tokens: 8_600 },
  'src/text': { tokens: 5_200 },
  __tests__: { lines: 21_550, files: 178 },
  scripts: { lines: 4_700, files: 33 },
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
