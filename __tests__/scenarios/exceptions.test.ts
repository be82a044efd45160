import type { Files } from '../support/checkout.ts'
import {
  CHANGES,
  cleanUp,
  commit,
  cure,
  git,
  PAGES,
  poison,
  push,
  type Row,
  type Step,
  scenarios,
} from './scenario.ts'

const before = Object.keys(PAGES)
const FAQ = 'docs/faq.md'
const good = { [FAQ]: PAGES[FAQ] }
const others = before.filter(path => path !== FAQ)
const latin1 = Buffer.from('# Questions\n\nThe caf\xe9.\n', 'latin1')

/** A run that fails on one page, and has nothing else to do. */
const failsOn = (path: string, outputs = {}): Step =>
  push({
    red: new RegExp(`::error file=${path}::${path}: `),
    outputs: { pushed: '0', archived: '0', failed: '1', unsent: '0', ...outputs },
  })
/** One that fails again, which it says. */
const stillFailsOn = (path: string, outputs = {}): Step =>
  push({
    red: new RegExp(`::${path}: still failing since commit [0-9a-f]{7}: `),
    outputs: { pushed: '0', archived: '0', failed: '1', unsent: '0', ...outputs },
  })
/** What else is to be pushed meanwhile is pushed, and nothing else. */
const another: readonly Step[] = [
  commit({ 'docs/glossary.md': '# Glossary\n\nMore words.\n' }),
  stillFailsOn(FAQ, { pushed: '1', unchanged: '3' }),
  // The commit of the first run that failed.
  async on =>
    on.push({
      red: new RegExp(
        `still failing since commit ${(await on.origin.git('rev-parse', 'main~1')).slice(0, 7)}: `,
      ),
    }),
]

/** A page that was in search and does not get in as it is now. */
const failing = (how: string, text: Files[string], requests: string): Row[] => [
  [
    `a page ${how} is named in each run, holds up nothing else, and gets in later`,
    [
      ...[push(), commit({ [FAQ]: text }), failsOn(FAQ, { requests })],
      ...[stillFailsOn(FAQ, { unchanged: '4', requests }), ...another],
      ...[commit(good), push()],
    ],
    { outputs: { pushed: '1', unchanged: '4' } },
  ],
  [
    `a page ${how} is archived when it is deleted`,
    [push(), commit({ [FAQ]: text }), failsOn(FAQ), commit({ [FAQ]: null }), push()],
    { live: others, outputs: { archived: '1', unchanged: '4' } },
  ],
]

scenarios('pages that fail', [
  ...failing('that cannot be read', latin1, '0'),
  [
    'a page that is refused is named in each run, holds up nothing else, and gets in later',
    [
      ...[push(), commit({ [FAQ]: '# Questions\n\nMore.\n' }), poison(FAQ), failsOn(FAQ)],
      ...[stillFailsOn(FAQ, { unchanged: '4', requests: '1' }), ...another, cure(FAQ), push()],
    ],
    { outputs: { pushed: '1', unchanged: '4' } },
  ],
  [
    'fifty pages that fail are pushed alone by the next run, of fifty-one the next run starts from the beginning',
    [
      ...[commit(unreadable(50)), push({ red: /^::error file=\S+::50 pages: /m, outputs: { pushed: '5' } })],
      push({ red: true, outputs: { pushed: '0', unchanged: '5' } }),
      ...[commit(unreadable(51)), push({ red: true, outputs: { pushed: '0', unchanged: '5' } })],
      commit({ 'docs/more.md': '# More\n\nText.\n' }),
      push({ red: /more than 50 pages/, outputs: { pushed: '1', unchanged: '5' } }),
      push({ red: true, outputs: { pushed: '1', unchanged: '5' } }),
      ...[git('rm', '-r', '--quiet', 'bad'), commit({})],
      push({ inputs: { 'max-archive': '100%' } }),
    ],
    { live: [...before, 'docs/more.md'] },
  ],
])

function unreadable(count: number): Files {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`bad/${index}.md`, latin1]))
}

/** The requests that end an attempt with exceptions: a second deployment, its success, and the end of the first. */
const killedAt = (request: number): Step =>
  push({
    gitHubFaults: [...Array(request + 1).fill({ delayMs: 0 }), { hang: true }],
    signal: { name: 'SIGKILL', request: request + 2, isToGitHub: true },
  })
const onGitHub = { isOnGitHub: true }
const fails: readonly Step[] = [push(), commit({ ...CHANGES, 'docs/bad.md': latin1 })]
const bad = 'docs/bad.md'
const rest = { unchanged: '5', archived: '0' }

scenarios('pages that fail, with a journal on GitHub', [
  [
    'each is named in each run, holds up nothing else, and gets in later',
    [
      ...[...fails, failsOn(bad, { pushed: '4', archived: '2' }), stillFailsOn(bad, rest)],
      ...[stillFailsOn(bad, rest), commit({ [bad]: '# Good\n\nText.\n' }), push()],
    ],
    { ...onGitHub, outputs: { pushed: '1', ...rest } },
  ],
  [
    'a run that is killed at the second request of its end counts as one that failed, after its post step too',
    [
      ...[...fails, killedAt(2), cleanUp],
      ...[push({ red: /docs\/bad\.md: (?!still)/ }), stillFailsOn(bad, rest)],
      ...[commit({ [bad]: '# Good\n\nText.\n' }), push()],
    ],
    { ...onGitHub, outputs: { pushed: '1', ...rest } },
  ],
  [
    'a run that is killed at the last request of its end has succeeded, after its post step too',
    [...fails, killedAt(3), cleanUp, stillFailsOn(bad, rest), commit({ [bad]: null }), push()],
    { ...onGitHub, outputs: { pushed: '0', ...rest } },
  ],
  [
    'a run that ended before its first write has the state error, and does not count',
    [
      ...[push(), push({ inputs: { files: 'nothing/**' }, red: true })],
      async on => {
        const state = on.gitHub?.deployments.at(-1)?.statuses.at(-1)?.state
        if (state !== 'error') throw new Error(`the state is ${state}`)
      },
      push({ inputs: {} }),
    ],
    { ...onGitHub, outputs: { requests: '0', unchanged: '5' } },
  ],
])
