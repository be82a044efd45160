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
  src: { files: 96 },
  'src/adapters': { tokens: 17_950 },
  'src/built': { tokens: 18_300 },
  'src/document': { tokens: 8_200 },
  'src/inputs': { tokens: 6_050 },
  'src/journal': { tokens: 2_100 },
  'src/markdown': { tokens: 6_100 },
  'src/plan': { tokens: 8_300 },
  'src/push': { tokens: 5_650 },
  'src/questions': { tokens: 1_250 },
  'src/report': { tokens: 7_700 },
  'src/run': { tokens: 8_850 },
  'src/sites': { tokens: 67_800 },
  'src/snapshot': { tokens: 9_300 },
  'src/text': { tokens: 4_850 },
  __tests__: { lines: 22_200, files: 183 },
  scripts: { lines: 5_800, files: 40 },
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
