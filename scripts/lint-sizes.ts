/** Part of `npm run lint`: holds the sizes of this project. Who has a reason raises a number here and says it in the commit. */
import { globSync, readFileSync } from 'node:fs'

const most: Record<string, { lines: number; files: number }> = {
  src: { lines: 16_900, files: 106 },
  __tests__: { lines: 17_000, files: 166 },
  scripts: { lines: 4_000, files: 31 },
  sandbox: { lines: 3_500, files: 30 },
}

for (const [folder, { lines, files }] of Object.entries(most)) {
  const found = globSync(`${folder}/**/*.ts`)
  const count = found.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0)
  const says = `${folder}: ${count} lines in ${found.length} files`
  if (count <= lines && found.length <= files) continue
  console.error(
    `${says}, more than ${lines} in ${files}. Take something away, or raise the limit in scripts/lint-sizes.ts.`,
  )
  process.exitCode = 1
}
