import { commit, generate, PAGES, push, type Row, type Step, scenarios, wait } from './scenario.ts'

const before = Object.keys(PAGES)
const files = { files: '**/*.md' }
const latin1 = Buffer.from('# Bad\n\nThe caf\xe9.\n', 'latin1')

const restore =
  (version: string): Step =>
  on =>
    on.restore(version)

/**
 * The version has pushed `PAGES`, then failed on a page, and was killed in the run after that; what it pushed last is gone
 * from the repository when this version runs for the first time.
 */
const upgrade = (version: string, isOnGitHub: boolean, archived = '2'): Row => [
  `this version goes on from the records of version ${version}, kept ${isOnGitHub ? 'on GitHub' : 'in a file'}`,
  [
    commit({ 'docs/old.md': '# Old\n\nText.\n', 'docs/bad.md': latin1 }),
    commit({ 'docs/lost.md': '# Lost\n\nText.\n' }),
    generate({ 'api/one.md': '# One\n\nGenerated.\n' }),
    push({
      inputs: { ...files, generated: archived === '3' ? 'api/**' : '', journal: '.cache/first.jsonl' },
      red: /bad\.md/,
    }),
    ...[restore(version), wait],
    commit({ 'docs/old.md': null, 'docs/lost.md': null, 'docs/bad.md': '# Good\n\nText.\n' }),
    push({ inputs: files, outputs: { archived } }),
    push(),
  ],
  {
    isOnGitHub,
    live: [...before, 'docs/bad.md'],
    outputs: { pushed: '0', archived: '0', unchanged: '6', requests: '0' },
  },
]

scenarios('records of earlier versions', [
  upgrade('1-first', true),
  upgrade('2-exceptions', true),
  upgrade('4-targets', true),
  upgrade('5-generated', true, '3'),
  upgrade('2-exceptions', false),
])
