/** Changes that no test can notice, since they change nothing that anyone could. */
interface Equivalent {
  file: string
  /** Where they begin, without the blanks around it. */
  line: string
  /** What is replaced in it, and what by. */
  changes: readonly (readonly [source: string, replacement: string])[]
  why: string
}

const SAVES_WORK = 'It only saves work: the result is the same without it.'
const FOR_TYPES = 'It is there for the types, which do not know that the value is never missing.'
const UNIQUE = 'No two that are compared are equal.'
const WINDOWS = 'Only paths of Windows have it.'
const NO_TEXT = '""'
const SOME_TEXT = '"Stryker was here!"'
const SOME_LIST = '["Stryker was here"]'

export const equivalents: readonly Equivalent[] = [
  {
    file: 'src/journal/untracked.ts',
    line: "if (within.startsWith('../')) return",
    changes: [["within.startsWith('../')", 'false']],
    why: SAVES_WORK,
  },
  {
    file: 'src/plan/pages.ts',
    line: 'if (paths.length === 0) return new Map()',
    changes: [['paths.length === 0', 'false']],
    why: SAVES_WORK,
  },
  {
    file: 'src/adapters/service/success.ts',
    line: ': membersOf(body).flatMap(([name, value]) => (RESULTS.test(name) && Array.isArray(value) ? value : []))',
    changes: [['[]', SOME_LIST]],
    why: 'A text is no result of a document.',
  },
  {
    file: 'src/journal/digests.ts',
    line: "const [paths = '', bytes = ''] = text.split('.').map(part => Buffer.from(part, 'base64'))",
    changes: [["''", SOME_TEXT]],
    why: 'The first is never missing, and no paths have digests of 17 characters.',
  },
  {
    file: 'src/journal/digests.ts',
    line: 'const all = [...digests].sort(([a], [b]) => (a < b ? -1 : 1))',
    changes: [['a < b', 'a <= b']],
    why: UNIQUE,
  },
  {
    file: 'src/journal/digests.ts',
    line: String.raw`.split('\0', digests.length / DIGITS + 1)`,
    changes: [['digests.length / DIGITS', 'digests.length * DIGITS']],
    why: SAVES_WORK,
  },
  {
    file: 'src/journal/index.ts',
    line: '} catch {',
    changes: [['{\n    return false\n  }', '{}']],
    why: 'What is undefined is as little true as what is false.',
  },
  {
    file: 'src/journal/index.ts',
    line: 'const earlier = (each: Attempt) => own === undefined || each.order < own.order',
    changes: [['each.order < own.order', 'each.order <= own.order']],
    why: UNIQUE,
  },
  {
    file: 'src/journal/index.ts',
    line: 'overtaken: own !== undefined && synced !== undefined && synced.order > own.order,',
    changes: [['synced.order > own.order', 'synced.order >= own.order']],
    why: UNIQUE,
  },
  {
    file: 'src/journal/target.ts',
    line: "const partOf = ({ shard = '', target = '' }: Part): string => `${shard} ${target}`",
    changes: [["''", SOME_TEXT]],
    why: 'Any text will do that is the name of no shard and no target.',
  },
  {
    file: 'src/journal/untracked.ts',
    line: String.raw`return path.normalize('NFC').toLowerCase().replaceAll('\\', '/')`,
    changes: [["path.normalize('NFC').toLowerCase()", "path.normalize('NFC').toUpperCase()"]],
    why: 'Neither tells cases apart.',
  },
  {
    file: 'src/push/documents.ts',
    line: 'else if (versions.some(each => each.oid !== page.oid || isExcepted || text.includes || !wasHiddenAlike))',
    changes: [['each.oid !== page.oid || isExcepted || text.includes || !wasHiddenAlike', 'true']],
    why: SAVES_WORK,
  },
  {
    file: 'src/push/documents.ts',
    line: "return text.kind === 'unread' || (text.kind === 'hidden' && text.includes === true)",
    changes: [["text.kind === 'hidden'", 'true']],
    why: FOR_TYPES,
  },
  {
    file: 'src/push/items.ts',
    line: "return { kind: 'failed', reason: `${problem}.`, topic: 'generated', messages: [] }",
    changes: [["'failed'", NO_TEXT]],
    why: 'All that is neither document nor hidden nor unread has failed.',
  },
  {
    file: 'src/push/items.ts',
    line: "return { kind: 'failed', reason: tooLarge(size), topic: 'page-too-large', messages: [] }",
    changes: [["'failed'", NO_TEXT]],
    why: 'All that is neither document nor hidden nor unread has failed.',
  },
  {
    file: 'src/plan/generated.ts',
    line: "const [source = '', digest] = oid.split('+')",
    changes: [["''", SOME_TEXT]],
    why: FOR_TYPES,
  },
  {
    file: 'src/plan/guard.ts',
    line: 'if (archives.length <= MAX_UNGUARDED_ARCHIVES) return undefined',
    changes: [
      ['archives.length <= MAX_UNGUARDED_ARCHIVES', 'false'],
      ['archives.length <= MAX_UNGUARDED_ARCHIVES', 'archives.length < MAX_UNGUARDED_ARCHIVES'],
    ],
    why: SAVES_WORK,
  },
  {
    file: 'src/plan/known.ts',
    line: 'function without({ pages, settings }: Snapshot, exceptions: readonly Exception[] = []): Snapshot {',
    changes: [['[]', SOME_LIST]],
    why: 'A text has no external_ref, so nothing is left out.',
  },
  {
    file: 'src/plan/known.ts',
    line: 'if (exceptions.length === 0) return { pages, settings }',
    changes: [['exceptions.length === 0', 'false']],
    why: SAVES_WORK,
  },
  {
    file: 'src/plan/known.ts',
    line: 'if (others.length === 0) return known',
    changes: [['others.length === 0', 'false']],
    why: SAVES_WORK,
  },
  {
    file: 'src/plan/pages.ts',
    line: "const [extension = ''] = MARKDOWN.exec(path) ?? []",
    changes: [
      ["''", SOME_TEXT],
      ['[]', SOME_LIST],
    ],
    why: 'No pattern matches a file with such an extension.',
  },
  {
    file: 'src/plan/pages.ts',
    line: 'if (lower === extension || !isWanted(path.slice(0, -extension.length) + lower)) return undefined',
    changes: [['lower === extension', 'false']],
    why: SAVES_WORK,
  },
  {
    file: 'src/plan/pages.ts',
    line: 'const pages = shard.count === 1 ? all : new Map([...all].filter(([, page]) => isOwn(page)))',
    changes: [['shard.count === 1', 'false']],
    why: SAVES_WORK,
  },
  {
    file: 'src/plan/pages.ts',
    line: 'const sites = openSites(data, files, [])',
    changes: [['[]', SOME_LIST]],
    why: 'These decide addresses, for which nobody asks here.',
  },
  {
    file: 'src/plan/tree.ts',
    line: "for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {",
    changes: [['end > 0', 'end >= 0']],
    why: 'No path begins with a slash.',
  },
  {
    file: 'src/plan/tree.ts',
    line: 'if (paths.folders.has(folder)) break',
    changes: [['paths.folders.has(folder)', 'false']],
    why: SAVES_WORK,
  },
  {
    file: 'src/plan/warnings.ts',
    line: "const [path = ''] = (await create(`/${pattern}`)).getSearchPaths()",
    changes: [["''", SOME_TEXT]],
    why: FOR_TYPES,
  },
  {
    file: 'src/plan/warnings.ts',
    line: ".replace(/^[A-Z]:/, '')",
    changes: [
      ['/^[A-Z]:/', '/^[^A-Z]:/'],
      ["''", SOME_TEXT],
    ],
    why: WINDOWS,
  },
  {
    file: 'src/plan/warnings.ts',
    line: String.raw`.replaceAll('\\', '/')`,
    changes: [["'/'", NO_TEXT]],
    why: WINDOWS,
  },
  {
    file: 'src/plan/warnings.ts',
    line: "const stays = new Set(names.includes('ref-prefix') ? [] : [...wanted.values()].map(page => page.path))",
    changes: [['[]', SOME_LIST]],
    why: 'No page has this path.',
  },
  {
    file: 'src/text/index.ts',
    line: 'const line = sanitizeLine(text.slice(0, maxLength + 1).toWellFormed())',
    changes: [['text.slice(0, maxLength + 1)', 'text']],
    why: SAVES_WORK,
  },
  {
    file: 'src/text/index.ts',
    line: 'return SHORT[character] ?? `\\\\u{${character.codePointAt(0)?.toString(16)}}`',
    changes: [['character.codePointAt(0)?.toString', 'character.codePointAt(0).toString']],
    why: FOR_TYPES,
  },
  {
    file: 'src/adapters/service/answers.ts',
    line: "means: 'retry',",
    changes: [["'retry'", NO_TEXT]],
    why: 'What has no other meaning is tried again.',
  },
  {
    file: 'src/adapters/service/answers.ts',
    line: "function toReply({ means, hint = '', topic }: Rule<never>, reason: string, afterMs: number): Reply {",
    changes: [["''", SOME_TEXT]],
    why: 'Only rows whose meaning has no hint are without one.',
  },
  {
    file: 'src/adapters/service/answers.ts',
    line: 'const url = location === undefined || hasKey(location) ? null : URL.parse(location)',
    changes: [['location === undefined', 'false']],
    why: FOR_TYPES,
  },
  {
    file: 'src/adapters/service/answers.ts',
    line: 'if (header === undefined) return 0',
    changes: [['header === undefined', 'false']],
    why: FOR_TYPES,
  },
  {
    file: 'src/adapters/service/answers.ts',
    line: "reason: () => '',",
    changes: [["''", SOME_TEXT]],
    why: 'An acceptance has no reason.',
  },
]
