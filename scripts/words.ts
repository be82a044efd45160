/** `npm run words`: whether every word that a reader of an MDX page sees is in its document. */
import { command } from './command/command.ts'
import { say } from './command/say.ts'
import { readArguments, usage } from './words/arguments.ts'
import { check, type Finding } from './words/check.ts'

process.exitCode = await command(readArguments, usage, async ({ repos }) => {
  let isFine = true
  for (const repo of repos) isFine = (await checkAll(repo)) && isFine
  return isFine
})

async function checkAll(repo: string): Promise<boolean> {
  const findings: Finding[] = []
  for await (const finding of check(repo)) {
    findings.push(finding)
    say(...problems(finding))
  }
  const compared = findings.filter(finding => finding.kind === 'compared')
  const sum = (count: (finding: (typeof compared)[number]) => number) =>
    compared.reduce((total, finding) => total + count(finding), 0)
  const lost = sum(each => each.lost.length)
  const changed = sum(each => each.changed.length)
  const restructured = sum(each => each.restructured.length)
  say(
    `${repo}: ${findings.length} pages`,
    `  ${compared.length} compared, ${count(findings, 'hidden')} hidden, ${count(findings, 'no MDX')} that do not parse`,
    `  ${sum(each => each.words)} words, ${lost} lost`,
    `  ${sum(each => each.blocks)} code blocks, ${changed} changed`,
    `  ${restructured} list items, cells, quotes or emphases lost or added`,
  )
  return lost + changed + restructured === 0 && compared.length > 0
}

function count(findings: Finding[], kind: Finding['kind']): number {
  return findings.filter(finding => finding.kind === kind).length
}

function problems(finding: Finding): string[] {
  if (finding.kind === 'no MDX') return [`  ${finding.path}: does not parse: ${shortened(finding.reason)}`]
  if (finding.kind === 'hidden') return []
  const { path, lost, changed, restructured } = finding
  return [
    ...(lost.length > 0 ? [`  ${path}: ${lost.length} words lost: ${shortened(lost.join(' '))}`] : []),
    ...(restructured.length > 0 ? [`  ${path}: other structure: ${shortened(restructured.join(', '))}`] : []),
    ...changed.map(code => `  ${path}: code changed: ${shortened(JSON.stringify(code))}`),
  ]
}

function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
