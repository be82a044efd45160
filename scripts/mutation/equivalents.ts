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
const NEVER_0 = 'Something is before it, so that it is never 0.'
const NO_NAME = 'Any text will do that names nothing.'
const NO_CASES = 'Neither tells cases apart.'
const NOT_USED = 'There is a problem then, so that nothing uses it.'
const ONLY_GROUPS = 'Only what comes after the first is read.'
const AT_ONCE = 'It matches at the beginning of any text, if only nothing.'
const NO_PLACE = 'A text has no place in the page, so that it contains none.'
const FOR_TYPES_OF_RULES =
  'Rules have a reading and a message of their own; the type asks for it in each row.'
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
    file: 'src/document/dialects/autodoc.ts',
    line: "if (!source.text.includes(':::')) return source",
    changes: [
      ["!source.text.includes(':::')", 'false'],
      ["':::'", NO_TEXT],
    ],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/autodoc.ts',
    line: "work.warn('dialect', ':::', reason, source, start)",
    changes: [["':::'", NO_TEXT]],
    why: 'Any text will do that no other kind of message has.',
  },
  {
    file: 'src/document/dialects/components.ts',
    line: "node => !(isElement(node) && UNSEEN.test(node.name ?? '')),",
    changes: [["''", SOME_TEXT]],
    why: NO_NAME,
  },
  {
    file: 'src/document/dialects/components.ts',
    line: "(rules[node.name ?? ''] ?? other)(node, props, scope, labels)",
    changes: [["''", SOME_TEXT]],
    why: NO_NAME,
  },
  {
    file: 'src/document/dialects/components.ts',
    line: "return { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }] }",
    changes: [
      ["'Program'", NO_TEXT],
      ["'module'", NO_TEXT],
    ],
    why: 'The type asks for it, and nothing reads it.',
  },
  {
    file: 'src/document/dialects/components.ts',
    line: 'return included({ name, paths, isCode: true }, page, at, work, step => step)?.text',
    changes: [['step => step', '() => undefined']],
    why: 'In code no step is taken.',
  },
  {
    file: 'src/document/dialects/fences.ts',
    line: 'if (!(hide ? /```|~~~/ : longInfo).test(source.text)) return source',
    changes: [['!(hide ? /```|~~~/ : longInfo).test(source.text)', 'false']],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/fences.ts',
    line: "let info = ''",
    changes: [["''", SOME_TEXT]],
    why: 'A fence opens before there are lines within.',
  },
  {
    file: 'src/document/dialects/fences.ts',
    line: "if (!source.text.includes('title=')) return source",
    changes: [
      ["!source.text.includes('title=')", 'false'],
      ["'title='", NO_TEXT],
    ],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/fences.ts',
    line: "if (!source.text.includes('\\u001b[')) return source",
    changes: [
      ["!source.text.includes('\\u001b[')", 'false'],
      ["'\\u001b['", NO_TEXT],
    ],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/fences.ts',
    line: 'let isAnsi = false',
    changes: [['false', 'true']],
    why: 'A fence opens before there are lines within.',
  },
  {
    file: 'src/document/dialects/fences.ts',
    line: "const words = comment.replace(/(?:\\*\\/\\s*\\}|\\*\\/|-->|\\*\\))\\s*$/, '').trimEnd()",
    changes: [[String.raw`/(?:\*\/\s*\}|\*\/|-->|\*\))\s*$/`, String.raw`/(?:\*\/\s*\}|\*\/|-->|\*\))\s*/`]],
    why: 'No words of a configuration have the end of a comment in them.',
  },
  {
    file: 'src/document/dialects/html.ts',
    line: 'if (!/^ {0,3}<[a-z]/im.test(source.text)) return source',
    changes: [
      ['!/^ {0,3}<[a-z]/im.test(source.text)', 'false'],
      ['/^ {0,3}<[a-z]/im', '/ {0,3}<[a-z]/im'],
    ],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/html.ts',
    line: 'if (end < 0) break',
    changes: [['end < 0', 'end <= 0']],
    why: NEVER_0,
  },
  {
    file: 'src/document/dialects/index.ts',
    line: "hugo: [scripts, emoji, shownShortcodes, definitions, excludedSections, fences(), attributeLists('blocks')],",
    changes: [["'blocks'", NO_TEXT]],
    why: 'What is neither for headings nor for all is for blocks.',
  },
  {
    file: 'src/document/dialects/inline.ts',
    line: "':',",
    changes: [["':'", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/inline.ts',
    line: "'{',",
    changes: [["'{'", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/inline.ts',
    line: "'[=',",
    changes: [["'[='", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/inline.ts',
    line: "'`#!',",
    changes: [["'`#!'", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/inline.ts',
    line: "'markdown',",
    changes: [["'markdown'", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/inline.ts',
    line: 'if (end < 0 || isCode(start + at)) continue',
    changes: [['end < 0', 'end <= 0']],
    why: NEVER_0,
  },
  {
    file: 'src/document/dialects/inline.ts',
    line: "if (isLast && (where === 'all' || /^[\\s>]*(?:[-*+] +)?#{1,6}[ \\t]/.test(line.text.slice(0, 200))))",
    changes: [['line.text.slice(0, 200)', 'line.text']],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/inline.ts',
    line: "export const abbreviations = replacing('*[', /^\\*\\[[^\\]\\n]+\\]:.*\\n?/gm, () => '')",
    changes: [["'*['", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/inline.ts',
    line: String.raw`export const raisedAndLowered = replacing(/[\^~]/, /(?<=\w)([~^])(\w{1,9})\1(?![~^])/g, (match, source) => {`,
    changes: [[String.raw`/[\^~]/`, String.raw`/[^\^~]/`]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/inline.ts',
    line: "export const bookTitles = replacing('{{#title', /\\{\\{#title[^{}\\n]*\\}\\}/g, () => '')",
    changes: [["'{{#title'", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/inline.ts',
    line: "return replacing('<', opening, ({ 0: beginning, 1: name, index }, { text }) => {",
    changes: [["'<'", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/inline.ts',
    line: 'done = end < 0 ? text.length : end + ending.length',
    changes: [['end < 0', 'end <= 0']],
    why: NEVER_0,
  },
  {
    file: 'src/document/dialects/inline.ts',
    line: "return end < 0 ? undefined : { start: index, end: done, by: '' }",
    changes: [['end < 0', 'end <= 0']],
    why: NEVER_0,
  },
  {
    file: 'src/document/dialects/keys.ts',
    line: "'++',",
    changes: [["'++'", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/liquid.ts',
    line: "'{:',",
    changes: [["'{:'", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/parts.ts',
    line: 'if (open.length < MAX_NESTED) open.push({ name: other, start: index + 1 })',
    changes: [
      ['open.length < MAX_NESTED', 'true'],
      ['open.length < MAX_NESTED', 'open.length <= MAX_NESTED'],
    ],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/parts.ts',
    line: 'return lines.slice(first, last < 0 ? undefined : last)',
    changes: [['last < 0', 'last <= 0']],
    why: NEVER_0,
  },
  {
    file: 'src/document/dialects/rebase.ts',
    line: 'if (paths.size === 0) return source',
    changes: [['paths.size === 0', 'false']],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/step.ts',
    line: "if (typeof hint === 'string' ? !text.includes(hint) : !hint.test(text)) return source",
    changes: [["typeof hint === 'string' ? !text.includes(hint) : !hint.test(text)", 'false']],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/step.ts',
    line: 'isInCodeToo || work.asked ? () => false : undefined',
    changes: [['() => false', '() => undefined']],
    why: 'What is undefined is as little true as what is false.',
  },
  {
    file: 'src/document/dialects/tags.ts',
    line: 'if (end < 0) break',
    changes: [['end < 0', 'end <= 0']],
    why: NEVER_0,
  },
  {
    file: 'src/document/dialects/tags.ts',
    line: "until - from < 500 && source.text.slice(from, until).trim() === ''",
    changes: [
      ['until - from < 500', 'true'],
      ['until - from < 500', 'until - from <= 500'],
    ],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/variables.ts',
    line: "'{{',",
    changes: [["'{{'", NO_TEXT]],
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
    why: NO_CASES,
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
    changes: [
      ["''", SOME_TEXT],
      ["() => ''", '() => undefined'],
    ],
    why: 'An acceptance has no reason.',
  },
  {
    file: 'src/inputs/address.ts',
    line: 'return siteUrls.sort((a, b) => b.prefix.length - a.prefix.length || (a.prefix < b.prefix ? -1 : 1))',
    changes: [['a.prefix < b.prefix', 'a.prefix <= b.prefix']],
    why: UNIQUE,
  },
  {
    file: 'src/inputs/address.ts',
    line: "const [folder = '', address = ''] = parts",
    changes: [["''", SOME_TEXT]],
    why: 'Where one is missing, the number of parts is an error.',
  },
  {
    file: 'src/inputs/generated.ts',
    line: "parts.length > 2 || parts.some(part => !isFolder(part)) || segments(parts[0] ?? '').length === 0",
    changes: [["''", SOME_TEXT]],
    why: FOR_TYPES,
  },
  {
    file: 'src/inputs/generated.ts',
    line: "return all.map(({ parts: [folder = '', source = ''] }) => {",
    changes: [["''", SOME_TEXT]],
    why: FOR_TYPES,
  },
  {
    file: 'src/inputs/patterns.ts',
    line: "const end = pattern.endsWith('/') ? '' : '/'",
    changes: [["''", SOME_TEXT]],
    why: 'Any text will do that has no slash.',
  },
  {
    file: 'src/inputs/patterns.ts',
    line: String.raw`const words = /[[\]\\]/.test(pattern) ? [] : pattern.split(/[^\w.-]+/)`,
    changes: [
      [String.raw`/[[\]\\]/`, String.raw`/[^[\]\\]/`],
      [String.raw`/[^\w.-]+/`, String.raw`/[^\w.-]/`],
    ],
    why: SAVES_WORK,
  },
  {
    file: 'src/inputs/patterns.ts',
    line: "const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '')",
    changes: [
      ['other.length > one.length', 'false'],
      ['other.length > one.length', 'true'],
      ['other.length > one.length', 'other.length >= one.length'],
      ['other.length > one.length', 'other.length <= one.length'],
    ],
    why: SAVES_WORK,
  },
  {
    file: 'src/inputs/patterns.ts',
    line: String.raw`const [marks = ''] = /^(?:!\s*)*/.exec(text) ?? []`,
    changes: [
      ["''", SOME_TEXT],
      ['[]', SOME_LIST],
      [String.raw`/^(?:!\s*)*/`, String.raw`/(?:!\s*)*/`],
    ],
    why: AT_ONCE,
  },
  {
    file: 'src/inputs/shard.ts',
    line: String.raw`const [, index, count] = /^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(text) ?? []`,
    changes: [['[]', SOME_LIST]],
    why: ONLY_GROUPS,
  },
  {
    file: 'src/inputs/shard.ts',
    line: "export function shardOf({ shard = '' }: { shard?: string }): Shard {",
    changes: [["''", SOME_TEXT]],
    why: 'Any text will do that is no shard.',
  },
  {
    file: 'src/inputs/shard.ts',
    line: "return count === 1 || Number.parseInt(hash('sha256', path).slice(0, 8), 16) % count === index - 1",
    changes: [['count === 1', 'false']],
    why: SAVES_WORK,
  },
  {
    file: 'src/inputs/targets.ts',
    line: 'const targets = value ? new Targets(inputs, options, problems).read(value) : []',
    changes: [['[]', SOME_LIST]],
    why: NOT_USED,
  },
  {
    file: 'src/inputs/targets.ts',
    line: 'return []',
    changes: [['[]', SOME_LIST]],
    why: NOT_USED,
  },
  {
    file: 'src/inputs/targets.ts',
    line: "return this.#parse(VARIABLE, { at: place.at, value: text }, parseApiKey) ?? ''",
    changes: [["''", SOME_TEXT]],
    why: NOT_USED,
  },
  {
    file: 'src/inputs/targets.ts',
    line: "if (value) found[name] = this.#value(`rules: ${name}`, ['list', 'text'], value, parse) ?? []",
    changes: [['[]', SOME_LIST]],
    why: NOT_USED,
  },
  {
    file: 'src/inputs/targets.ts',
    line: 'if (!(error instanceof InputError)) throw error',
    changes: [['!(error instanceof InputError)', 'false']],
    why: 'The parsers throw nothing else, but for mistakes in them.',
  },
  {
    file: 'src/inputs/targets.ts',
    line: 'const other = names.get(name?.toLowerCase())',
    changes: [['name?.toLowerCase()', 'name?.toUpperCase()']],
    why: NO_CASES,
  },
  {
    file: 'src/inputs/targets.ts',
    line: 'names.set(name?.toLowerCase(), name)',
    changes: [['name?.toLowerCase()', 'name?.toUpperCase()']],
    why: NO_CASES,
  },
  {
    file: 'src/inputs/trigger.ts',
    line: "push: 'changes',",
    changes: [["'changes'", NO_TEXT]],
    why: 'Whatever is not everything is changes.',
  },
  {
    file: 'src/inputs/trigger.ts',
    line: "repository_dispatch: 'changes',",
    changes: [["'changes'", NO_TEXT]],
    why: 'Whatever is not everything is changes.',
  },
  {
    file: 'src/inputs/yaml.ts',
    line: 'const at = node.range?.[0] ?? 0',
    changes: [['node.range?.[0]', 'node.range[0]']],
    why: FOR_TYPES,
  },
  {
    file: 'src/inputs/yaml.ts',
    line: String.raw`return [{ at: start, message: reserved(/^\S*/.exec(text.slice(start, start + 200))?.[0] ?? '', 'a tag') }]`,
    changes: [
      [
        String.raw`/^\S*/.exec(text.slice(start, start + 200))?.[0]`,
        String.raw`/^\S*/.exec(text.slice(start, start + 200))[0]`,
      ],
      [String.raw`/^\S*/`, String.raw`/\S*/`],
      ["''", SOME_TEXT],
    ],
    why: AT_ONCE,
  },
  {
    file: 'src/inputs/yaml.ts',
    line: 'const at = (node as Node | null)?.range?.[0] ?? 0',
    changes: [['(node as Node | null)?.range?.[0]', '(node as Node | null)?.range[0]']],
    why: FOR_TYPES,
  },
  {
    file: 'src/inputs/yaml.ts',
    line: "if (!isMap(node)) return { at, value: isScalar(node) ? String(node.value ?? '') : '' }",
    changes: [["''", SOME_TEXT]],
    why: 'Nothing is left here but scalars, whose values are texts.',
  },
  {
    file: 'src/adapters/service/success.ts',
    line: "return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []",
    changes: [['[]', SOME_LIST]],
    why: 'A text is no member with a name that is looked for.',
  },
  {
    file: 'src/inputs/target-keys.ts',
    line: "...{ forms: ['rules'], field: 'rules', parse: text => text },",
    changes: [['text => text', '() => undefined']],
    why: FOR_TYPES_OF_RULES,
  },
  {
    file: 'src/inputs/targets.ts',
    line: "rules: 'a list of rules',",
    changes: [["'a list of rules'", NO_TEXT]],
    why: FOR_TYPES_OF_RULES,
  },
  {
    file: 'src/document/dialects/textual.ts',
    line: String.raw`const isAlone = index < line.start + 200 && /^[\s>]*(?:[-*+] +|\d+\. +)?$/.test(before)`,
    changes: [
      ['index < line.start + 200', 'true'],
      ['index < line.start + 200', 'index <= line.start + 200'],
    ],
    why: 'No line has 200 blanks before its text.',
  },
  {
    file: 'src/document/dialects/textual.ts',
    line: "hint: '8<-',",
    changes: [["'8<-'", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/textual.ts',
    line: String.raw`const [margin] = /^[\s>]*/.exec(source.text.slice(line.start, match.index))!`,
    changes: [[String.raw`/^[\s>]*/`, String.raw`/[\s>]*/`]],
    why: AT_ONCE,
  },
  {
    file: 'src/document/dialects/textual.ts',
    line: "hint: '@include:',",
    changes: [["'@include:'", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/textual.ts',
    line: String.raw`const [, path = '', region, lines] = /^([^#{]*)(?:#([^{]*))?(?:\{([\d,]*)\})?$/.exec(name) ?? []`,
    changes: [['[]', SOME_LIST]],
    why: ONLY_GROUPS,
  },
  {
    file: 'src/document/dialects/textual.ts',
    line: "hint: '<<<',",
    changes: [["'<<<'", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/textual.ts',
    line: String.raw`/^([^\s#{[]+)(?:#([\w*.-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^\]]*)\])?/.exec(written) ?? []`,
    changes: [['[]', SOME_LIST]],
    why: ONLY_GROUPS,
  },
  {
    file: 'src/document/dialects/docfx.ts',
    line: "hint: '[!',",
    changes: [["'[!'", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/docfx.ts',
    line: "hint: ':::',",
    changes: [["':::'", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/docfx.ts',
    line: String.raw`const [, first, last] = /^L(\d+)(?:-L?(\d+))?$/i.exec(hash) ?? []`,
    changes: [['[]', SOME_LIST]],
    why: ONLY_GROUPS,
  },
  { file: 'src/document/dialects/docfx.ts', line: "':::',", changes: [["':::'", NO_TEXT]], why: SAVES_WORK },
  {
    file: 'src/document/dialects/docfx.ts',
    line: String.raw`const zones = replacing(':::', /^[ \t]*:{3,}[ \t]*[a-z][^\n]*/gim, () => '')`,
    changes: [["':::'", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/docfx.ts',
    line: String.raw`if (!/:::[ \t]*(?:row|column)/.test(source.text)) return source`,
    changes: [[String.raw`!/:::[ \t]*(?:row|column)/.test(source.text)`, 'false']],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/docfx.ts',
    line: String.raw`const extensions = replacing('[!', /\[!([a-z]+)[ \t]+((?![ \t])[^[\]\n]*)\]/gi, (match, source) => {`,
    changes: [["'[!'", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/docfx.ts',
    line: "'xref:',",
    changes: [["'xref:'", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/docfx.ts',
    line: "if (!source.text.includes('](#tab/')) return source",
    changes: [
      ["!source.text.includes('](#tab/')", 'false'],
      ["'](#tab/'", NO_TEXT],
    ],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/containers.ts',
    line: 'question details seealso security secondary`.split(/\\s+/),',
    changes: [[String.raw`/\s+/`, String.raw`/\s/`]],
    why: 'Nothing is named by the empty text.',
  },
  {
    file: 'src/document/dialects/containers.ts',
    line: String.raw`return blocksBetween(':::', opening, /^[ \t]*(:{3,})[ \t]*$/, nameOf)`,
    changes: [["':::'", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/containers.ts',
    line: 'if (!source.text.includes(hint)) return source',
    changes: [['!source.text.includes(hint)', 'false']],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/containers.ts',
    line: 'const open: Open[] = []',
    changes: [['[]', SOME_LIST]],
    why: 'A text has no width, so that nothing ends it.',
  },
  {
    file: 'src/document/dialects/containers.ts',
    line: String.raw`const before = /^[ \t]*[[|]?[ \t]*/.exec(plain)![0]`,
    changes: [[String.raw`/^[ \t]*[[|]?[ \t]*/`, String.raw`/[ \t]*[[|]?[ \t]*/`]],
    why: AT_ONCE,
  },
  {
    file: 'src/document/dialects/containers.ts',
    line: String.raw`while (/^ {4}[ \t]*[\w-]+:/.test(lines[last + 1]?.text ?? '')) last++`,
    changes: [["''", SOME_TEXT]],
    why: 'Any text will do that is no option.',
  },
  {
    file: 'src/document/dialects/templates.ts',
    line: 'if (!language.delimiters.some(([open]) => source.text.includes(open))) return source',
    changes: [['!language.delimiters.some(([open]) => source.text.includes(open))', 'false']],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/templates.ts',
    line: 'const tags = tagsOf(source, work.asked ? { ...language, raw: [] } : language)',
    changes: [['[]', SOME_LIST]],
    why: 'No tag has this name.',
  },
  {
    file: 'src/document/dialects/templates.ts',
    line: "const given = named ?? own ?? ''",
    changes: [["''", SOME_TEXT]],
    why: 'Any text will do that is no kind.',
  },
  {
    file: 'src/document/dialects/lines.ts',
    line: 'known.set(source, lines)',
    changes: [['known.set(source, lines)', ';']],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/lines.ts',
    line: 'for (let start = 0; start < text.length; ) {',
    changes: [['start < text.length', 'start <= text.length']],
    why: 'A blank line more at the end of a text says nothing.',
  },
  {
    file: 'src/document/dialects/lines.ts',
    line: String.raw`return /^[ \t]*/.exec(text)![0]`,
    changes: [[String.raw`/^[ \t]*/`, String.raw`/[ \t]*/`]],
    why: AT_ONCE,
  },
  {
    file: 'src/document/dialects/lines.ts',
    line: '#isInCode = false',
    changes: [['false', 'true']],
    why: 'The first line is read as after a blank line, where this makes no difference.',
  },
  {
    file: 'src/document/dialects/lines.ts',
    line: "const spans = knownSpans.get(source) ?? (source.text.includes('`') ? readSpans(source) : [])",
    changes: [["'`'", NO_TEXT]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/lines.ts',
    line: "const spans = knownSpans.get(source) ?? (source.text.includes('`') ? readSpans(source) : [])",
    changes: [['[]', SOME_LIST]],
    why: NO_PLACE,
  },
  {
    file: 'src/document/dialects/lines.ts',
    line: 'knownSpans.set(source, spans)',
    changes: [['knownSpans.set(source, spans)', ';']],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/lines.ts',
    line: 'const spans: Span[] = []',
    changes: [['[]', SOME_LIST]],
    why: NO_PLACE,
  },
  {
    file: 'src/document/dialects/lines.ts',
    line: 'let ticks: Span[] = []',
    changes: [['[]', SOME_LIST]],
    why: NO_PLACE,
  },
  { file: 'src/document/dialects/lines.ts', line: 'ticks = []', changes: [['[]', SOME_LIST]], why: NO_PLACE },
  {
    file: 'src/document/dialects/lines.ts',
    line: 'const nextAlike: number[] = []',
    changes: [['[]', SOME_LIST]],
    why: 'Each element is written before it is read.',
  },
  {
    file: 'src/document/dialects/indented.ts',
    line: String.raw`export const definitions: Step = source => repeated(source, /^[ \t]*:[ \t]/m, definitionAt)`,
    changes: [[String.raw`/^[ \t]*:[ \t]/m`, String.raw`/[ \t]*:[ \t]/m`]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/indented.ts',
    line: String.raw`repeated(source, /!!!|\?\?\?|===|^[ \t]*:[ \t]/m, (lines, index, source) => {`,
    changes: [[String.raw`/!!!|\?\?\?|===|^[ \t]*:[ \t]/m`, String.raw`/!!!|\?\?\?|===|[ \t]*:[ \t]/m`]],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/indented.ts',
    line: 'if (next === result) break',
    changes: [['next === result', 'false']],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/elements.ts',
    line: "const isText = children.every(each => each.type === 'text')",
    changes: [
      ["children.every(each => each.type === 'text')", "children.some(each => each.type === 'text')"],
    ],
    why: 'No element is given text and blocks together.',
  },
  {
    file: 'src/document/dialects/include.ts',
    line: 'if (count >= MAX_COUNT || length > MAX_LENGTH) return refuse(tooLarge)',
    changes: [
      ['length > MAX_LENGTH', 'false'],
      ['length > MAX_LENGTH', 'length >= MAX_LENGTH'],
    ],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/hugo.ts',
    line: String.raw`if (name === undefined || !/\.\w+$/.test(name)) return words(use)`,
    changes: [['name === undefined', 'false']],
    why: FOR_TYPES,
  },
  {
    file: 'src/document/dialects/hugo.ts',
    line: "const value = variable(values[0] ?? values.name ?? '', work.settings.variables)",
    changes: [["''", SOME_TEXT]],
    why: 'Any text will do that names no variable.',
  },
  { file: 'src/document/dialects/hugo.ts', line: "'/*',", changes: [["'/*'", NO_TEXT]], why: SAVES_WORK },
  {
    file: 'src/document/dialects/package-managers.ts',
    line: "if (!source.text.includes('npm2yarn')) return source",
    changes: [
      ["!source.text.includes('npm2yarn')", 'false'],
      ["'npm2yarn'", NO_TEXT],
    ],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/package-managers.ts',
    line: "if (closing?.code !== 'closes' || closing.end - line.start > MAX_LENGTH) return []",
    changes: [['closing.end - line.start > MAX_LENGTH', 'closing.end - line.start >= MAX_LENGTH']],
    why: 'It is a rough limit.',
  },
  {
    file: 'src/document/dialects/sections.ts',
    line: 'if (!/data-(?:search-exclude|pagefind-ignore)/.test(source.text)) return source',
    changes: [['!/data-(?:search-exclude|pagefind-ignore)/.test(source.text)', 'false']],
    why: SAVES_WORK,
  },
  {
    file: 'src/document/dialects/emoji.ts',
    line: String.raw`const shown = replacing(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, match => {`,
    changes: [["':'", NO_TEXT]],
    why: SAVES_WORK,
  },
]
