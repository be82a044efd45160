/** A line with changes that no test can notice, since they change nothing that anyone could. */
type Equivalent = readonly [
  /** The one that they begin in, without the blanks around it. */
  line: string,
  why: string,
  ...changes: (readonly [source: string, replacement: string])[],
]

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

/** By their files. */
export const equivalents: Readonly<Record<string, readonly Equivalent[]>> = {
  'src/adapters/service/answers.ts': [
    ["means: 'retry',", 'What has no other meaning is tried again.', ["'retry'", NO_TEXT]],
    [
      "function toReply({ means, hint = '', topic }: Rule<never>, reason: string, afterMs: number): Reply {",
      'Only rows whose meaning has no hint are without one.',
      ["''", SOME_TEXT],
    ],
    [
      'const url = location === undefined || hasKey(location) ? null : URL.parse(location)',
      FOR_TYPES,
      ['location === undefined', 'false'],
    ],
    ['if (header === undefined) return 0', FOR_TYPES, ['header === undefined', 'false']],
    ["reason: () => '',", 'An acceptance has no reason.', ["''", SOME_TEXT], ["() => ''", '() => undefined']],
  ],
  'src/adapters/service/success.ts': [
    [
      ': membersOf(body).flatMap(([name, value]) => (RESULTS.test(name) && Array.isArray(value) ? value : []))',
      'A text is no result of a document.',
      ['[]', SOME_LIST],
    ],
    [
      "return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []",
      'A text is no member with a name that is looked for.',
      ['[]', SOME_LIST],
    ],
  ],
  'src/document/dialects/autodoc.ts': [
    [
      "if (!source.text.includes(':::')) return source",
      SAVES_WORK,
      ["!source.text.includes(':::')", 'false'],
      ["':::'", NO_TEXT],
    ],
    [
      "work.warn('dialect', ':::', reason, source, start)",
      'Any text will do that no other kind of message has.',
      ["':::'", NO_TEXT],
    ],
  ],
  'src/document/dialects/components.ts': [
    ["node => !(isElement(node) && UNSEEN.test(node.name ?? '')),", NO_NAME, ["''", SOME_TEXT]],
    ["(rules[node.name ?? ''] ?? other)(node, props, scope, labels)", NO_NAME, ["''", SOME_TEXT]],
    [
      "return { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }] }",
      'The type asks for it, and nothing reads it.',
      ["'Program'", NO_TEXT],
      ["'module'", NO_TEXT],
    ],
    [
      'return included({ name, paths, isCode: true }, page, at, work, step => step)?.text',
      'In code no step is taken.',
      ['step => step', '() => undefined'],
    ],
  ],
  'src/document/dialects/containers.ts': [
    [
      'question details seealso security secondary`.split(/\\s+/),',
      'Nothing is named by the empty text.',
      [String.raw`/\s+/`, String.raw`/\s/`],
    ],
    [
      String.raw`return blocksBetween(':::', opening, /^[ \t]*(:{3,})[ \t]*$/, nameOf)`,
      SAVES_WORK,
      ["':::'", NO_TEXT],
    ],
    ['if (!source.text.includes(hint)) return source', SAVES_WORK, ['!source.text.includes(hint)', 'false']],
    ['const open: Open[] = []', 'A text has no width, so that nothing ends it.', ['[]', SOME_LIST]],
    [
      String.raw`const before = /^[ \t]*[[|]?[ \t]*/.exec(plain)![0]`,
      AT_ONCE,
      [String.raw`/^[ \t]*[[|]?[ \t]*/`, String.raw`/[ \t]*[[|]?[ \t]*/`],
    ],
    [
      String.raw`while (/^ {4}[ \t]*[\w-]+:/.test(lines[last + 1]?.text ?? '')) last++`,
      'Any text will do that is no option.',
      ["''", SOME_TEXT],
    ],
  ],
  'src/document/dialects/docfx.ts': [
    ["hint: '[!',", SAVES_WORK, ["'[!'", NO_TEXT]],
    ["hint: ':::',", SAVES_WORK, ["':::'", NO_TEXT]],
    [
      String.raw`const [, first, last] = /^L(\d+)(?:-L?(\d+))?$/i.exec(hash) ?? []`,
      ONLY_GROUPS,
      ['[]', SOME_LIST],
    ],
    ["':::',", SAVES_WORK, ["':::'", NO_TEXT]],
    [
      String.raw`const zones = replacing(':::', /^[ \t]*:{3,}[ \t]*[a-z][^\n]*/gim, () => '')`,
      SAVES_WORK,
      ["':::'", NO_TEXT],
    ],
    [
      String.raw`if (!/:::[ \t]*(?:row|column)/.test(source.text)) return source`,
      SAVES_WORK,
      [String.raw`!/:::[ \t]*(?:row|column)/.test(source.text)`, 'false'],
    ],
    [
      String.raw`const extensions = replacing('[!', /\[!([a-z]+)[ \t]+((?![ \t])[^[\]\n]*)\]/gi, (match, source) => {`,
      SAVES_WORK,
      ["'[!'", NO_TEXT],
    ],
    ["'xref:',", SAVES_WORK, ["'xref:'", NO_TEXT]],
    [
      "if (!source.text.includes('](#tab/')) return source",
      SAVES_WORK,
      ["!source.text.includes('](#tab/')", 'false'],
      ["'](#tab/'", NO_TEXT],
    ],
  ],
  'src/document/dialects/elements.ts': [
    [
      "const isText = children.every(each => each.type === 'text')",
      'No element is given text and blocks together.',
      ["children.every(each => each.type === 'text')", "children.some(each => each.type === 'text')"],
    ],
  ],
  'src/document/dialects/emoji.ts': [
    [
      String.raw`const shown = replacing(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, match => {`,
      SAVES_WORK,
      ["':'", NO_TEXT],
    ],
  ],
  'src/document/dialects/fences.ts': [
    [
      'if (!(hide ? /```|~~~/ : longInfo).test(source.text)) return source',
      SAVES_WORK,
      ['!(hide ? /```|~~~/ : longInfo).test(source.text)', 'false'],
    ],
    ["let info = ''", 'A fence opens before there are lines within.', ["''", SOME_TEXT]],
    [
      "if (!source.text.includes('title=')) return source",
      SAVES_WORK,
      ["!source.text.includes('title=')", 'false'],
      ["'title='", NO_TEXT],
    ],
    [
      String.raw`if (!source.text.includes('\u001b[')) return source`,
      SAVES_WORK,
      [String.raw`!source.text.includes('\u001b[')`, 'false'],
      [String.raw`'\u001b['`, NO_TEXT],
    ],
    ['let isAnsi = false', 'A fence opens before there are lines within.', ['false', 'true']],
    [
      String.raw`const words = comment.replace(/(?:\*\/\s*\}|\*\/|-->|\*\))\s*$/, '').trimEnd()`,
      'No words of a configuration have the end of a comment in them.',
      [String.raw`/(?:\*\/\s*\}|\*\/|-->|\*\))\s*$/`, String.raw`/(?:\*\/\s*\}|\*\/|-->|\*\))\s*/`],
    ],
  ],
  'src/document/dialects/html.ts': [
    [
      'if (!/^ {0,3}<[a-z]/im.test(source.text)) return source',
      SAVES_WORK,
      ['!/^ {0,3}<[a-z]/im.test(source.text)', 'false'],
      ['/^ {0,3}<[a-z]/im', '/ {0,3}<[a-z]/im'],
    ],
    ['if (end < 0) break', NEVER_0, ['end < 0', 'end <= 0']],
  ],
  'src/document/dialects/hugo.ts': [
    [
      String.raw`if (name === undefined || !/\.\w+$/.test(name)) return words(use)`,
      FOR_TYPES,
      ['name === undefined', 'false'],
    ],
    [
      "const value = variable(values[0] ?? values.name ?? '', work.settings.variables)",
      'Any text will do that names no variable.',
      ["''", SOME_TEXT],
    ],
    ["'/*',", SAVES_WORK, ["'/*'", NO_TEXT]],
  ],
  'src/document/dialects/include.ts': [
    [
      'if (count >= MAX_COUNT || length > MAX_LENGTH) return refuse(tooLarge)',
      SAVES_WORK,
      ['length > MAX_LENGTH', 'false'],
      ['length > MAX_LENGTH', 'length >= MAX_LENGTH'],
    ],
  ],
  'src/document/dialects/indented.ts': [
    [
      String.raw`export const definitions: Step = source => repeated(source, /^[ \t]*:[ \t]/m, definitionAt)`,
      SAVES_WORK,
      [String.raw`/^[ \t]*:[ \t]/m`, String.raw`/[ \t]*:[ \t]/m`],
    ],
    [
      String.raw`repeated(source, /!!!|\?\?\?|===|^[ \t]*:[ \t]/m, (lines, index, source) => {`,
      SAVES_WORK,
      [String.raw`/!!!|\?\?\?|===|^[ \t]*:[ \t]/m`, String.raw`/!!!|\?\?\?|===|[ \t]*:[ \t]/m`],
    ],
    ['if (next === result) break', SAVES_WORK, ['next === result', 'false']],
  ],
  'src/document/dialects/index.ts': [
    [
      "hugo: [scripts, emoji, shownShortcodes, definitions, excludedSections, fences(), attributeLists('blocks')],",
      'What is neither for headings nor for all is for blocks.',
      ["'blocks'", NO_TEXT],
    ],
  ],
  'src/document/dialects/inline.ts': [
    ["':',", SAVES_WORK, ["':'", NO_TEXT]],
    ["'{',", SAVES_WORK, ["'{'", NO_TEXT]],
    ["'[=',", SAVES_WORK, ["'[='", NO_TEXT]],
    ["'`#!',", SAVES_WORK, ["'`#!'", NO_TEXT]],
    ["'markdown',", SAVES_WORK, ["'markdown'", NO_TEXT]],
    ['if (end < 0 || isCode(start + at)) continue', NEVER_0, ['end < 0', 'end <= 0']],
    [
      String.raw`if (isLast && (where === 'all' || /^[\s>]*(?:[-*+] +)?#{1,6}[ \t]/.test(line.text.slice(0, 200))))`,
      SAVES_WORK,
      ['line.text.slice(0, 200)', 'line.text'],
    ],
    [
      String.raw`export const abbreviations = replacing('*[', /^\*\[[^\]\n]+\]:.*\n?/gm, () => '')`,
      SAVES_WORK,
      ["'*['", NO_TEXT],
    ],
    [
      String.raw`export const raisedAndLowered = replacing(/[\^~]/, /(?<=\w)([~^])(\w{1,9})\1(?![~^])/g, (match, source) => {`,
      SAVES_WORK,
      [String.raw`/[\^~]/`, String.raw`/[^\^~]/`],
    ],
    [
      String.raw`export const bookTitles = replacing('{{#title', /\{\{#title[^{}\n]*\}\}/g, () => '')`,
      SAVES_WORK,
      ["'{{#title'", NO_TEXT],
    ],
    [
      "return replacing('<', opening, ({ 0: beginning, 1: name, index }, { text }) => {",
      SAVES_WORK,
      ["'<'", NO_TEXT],
    ],
    ['done = end < 0 ? text.length : end + ending.length', NEVER_0, ['end < 0', 'end <= 0']],
    ["return end < 0 ? undefined : { start: index, end: done, by: '' }", NEVER_0, ['end < 0', 'end <= 0']],
  ],
  'src/document/dialects/keys.ts': [["'++',", SAVES_WORK, ["'++'", NO_TEXT]]],
  'src/document/dialects/lines.ts': [
    ['known.set(source, lines)', SAVES_WORK, ['known.set(source, lines)', ';']],
    [
      'for (let start = 0; start < text.length; ) {',
      'A blank line more at the end of a text says nothing.',
      ['start < text.length', 'start <= text.length'],
    ],
    [String.raw`return /^[ \t]*/.exec(text)![0]`, AT_ONCE, [String.raw`/^[ \t]*/`, String.raw`/[ \t]*/`]],
    [
      '#isInCode = false',
      'The first line is read as after a blank line, where this makes no difference.',
      ['false', 'true'],
    ],
    [
      "const spans = knownSpans.get(source) ?? (source.text.includes('`') ? readSpans(source) : [])",
      SAVES_WORK,
      ["'`'", NO_TEXT],
    ],
    [
      "const spans = knownSpans.get(source) ?? (source.text.includes('`') ? readSpans(source) : [])",
      NO_PLACE,
      ['[]', SOME_LIST],
    ],
    ['knownSpans.set(source, spans)', SAVES_WORK, ['knownSpans.set(source, spans)', ';']],
    ['const spans: Span[] = []', NO_PLACE, ['[]', SOME_LIST]],
    ['let ticks: Span[] = []', NO_PLACE, ['[]', SOME_LIST]],
    ['ticks = []', NO_PLACE, ['[]', SOME_LIST]],
    ['const nextAlike: number[] = []', 'Each element is written before it is read.', ['[]', SOME_LIST]],
  ],
  'src/document/dialects/liquid.ts': [["'{:',", SAVES_WORK, ["'{:'", NO_TEXT]]],
  'src/document/dialects/package-managers.ts': [
    [
      "if (!source.text.includes('npm2yarn')) return source",
      SAVES_WORK,
      ["!source.text.includes('npm2yarn')", 'false'],
      ["'npm2yarn'", NO_TEXT],
    ],
    [
      "if (closing?.code !== 'closes' || closing.end - line.start > MAX_LENGTH) return []",
      'It is a rough limit.',
      ['closing.end - line.start > MAX_LENGTH', 'closing.end - line.start >= MAX_LENGTH'],
    ],
  ],
  'src/document/dialects/parts.ts': [
    [
      'if (open.length < MAX_NESTED) open.push({ name: other, start: index + 1 })',
      SAVES_WORK,
      ['open.length < MAX_NESTED', 'true'],
      ['open.length < MAX_NESTED', 'open.length <= MAX_NESTED'],
    ],
    ['return lines.slice(first, last < 0 ? undefined : last)', NEVER_0, ['last < 0', 'last <= 0']],
  ],
  'src/document/dialects/rebase.ts': [
    ['if (paths.size === 0) return source', SAVES_WORK, ['paths.size === 0', 'false']],
  ],
  'src/document/dialects/sections.ts': [
    [
      'if (!/data-(?:search-exclude|pagefind-ignore)/.test(source.text)) return source',
      SAVES_WORK,
      ['!/data-(?:search-exclude|pagefind-ignore)/.test(source.text)', 'false'],
    ],
  ],
  'src/document/dialects/step.ts': [
    [
      "if (typeof hint === 'string' ? !text.includes(hint) : !hint.test(text)) return source",
      SAVES_WORK,
      ["typeof hint === 'string' ? !text.includes(hint) : !hint.test(text)", 'false'],
    ],
    [
      'isInCodeToo || work.asked ? () => false : undefined',
      'What is undefined is as little true as what is false.',
      ['() => false', '() => undefined'],
    ],
  ],
  'src/document/dialects/tags.ts': [
    ['if (end < 0) break', NEVER_0, ['end < 0', 'end <= 0']],
    [
      "until - from < 500 && source.text.slice(from, until).trim() === ''",
      SAVES_WORK,
      ['until - from < 500', 'true'],
      ['until - from < 500', 'until - from <= 500'],
    ],
  ],
  'src/document/dialects/templates.ts': [
    [
      'if (!language.delimiters.some(([open]) => source.text.includes(open))) return source',
      SAVES_WORK,
      ['!language.delimiters.some(([open]) => source.text.includes(open))', 'false'],
    ],
    [
      'const tags = tagsOf(source, work.asked ? { ...language, raw: [] } : language)',
      'No tag has this name.',
      ['[]', SOME_LIST],
    ],
    ["const given = named ?? own ?? ''", 'Any text will do that is no kind.', ["''", SOME_TEXT]],
  ],
  'src/document/dialects/textual.ts': [
    [
      String.raw`const isAlone = index < line.start + 200 && /^[\s>]*(?:[-*+] +|\d+\. +)?$/.test(before)`,
      'No line has 200 blanks before its text.',
      ['index < line.start + 200', 'true'],
      ['index < line.start + 200', 'index <= line.start + 200'],
    ],
    ["hint: '8<-',", SAVES_WORK, ["'8<-'", NO_TEXT]],
    [
      String.raw`const [margin] = /^[\s>]*/.exec(source.text.slice(line.start, match.index))!`,
      AT_ONCE,
      [String.raw`/^[\s>]*/`, String.raw`/[\s>]*/`],
    ],
    ["hint: '@include:',", SAVES_WORK, ["'@include:'", NO_TEXT]],
    [
      String.raw`const [, path = '', region, lines] = /^([^#{]*)(?:#([^{]*))?(?:\{([\d,]*)\})?$/.exec(name) ?? []`,
      ONLY_GROUPS,
      ['[]', SOME_LIST],
    ],
    ["hint: '<<<',", SAVES_WORK, ["'<<<'", NO_TEXT]],
    [
      String.raw`/^([^\s#{[]+)(?:#([\w*.-]+))?[ \t]*(?:\{([^{}]*)\})?[ \t]*(?:\[([^\]]*)\])?/.exec(written) ?? []`,
      ONLY_GROUPS,
      ['[]', SOME_LIST],
    ],
  ],
  'src/document/dialects/variables.ts': [["'{{',", SAVES_WORK, ["'{{'", NO_TEXT]]],
  'src/inputs/address.ts': [
    [
      'return siteUrls.sort((a, b) => b.prefix.length - a.prefix.length || (a.prefix < b.prefix ? -1 : 1))',
      UNIQUE,
      ['a.prefix < b.prefix', 'a.prefix <= b.prefix'],
    ],
    [
      "const [folder = '', address = ''] = parts",
      'Where one is missing, the number of parts is an error.',
      ["''", SOME_TEXT],
    ],
  ],
  'src/inputs/generated.ts': [
    [
      "parts.length > 2 || parts.some(part => !isFolder(part)) || segments(parts[0] ?? '').length === 0",
      FOR_TYPES,
      ["''", SOME_TEXT],
    ],
    ["return all.map(({ parts: [folder = '', source = ''] }) => {", FOR_TYPES, ["''", SOME_TEXT]],
  ],
  'src/inputs/patterns.ts': [
    [
      "const end = pattern.endsWith('/') ? '' : '/'",
      'Any text will do that has no slash.',
      ["''", SOME_TEXT],
    ],
    [
      String.raw`const words = /[[\]\\]/.test(pattern) ? [] : pattern.split(/[^\w.-]+/)`,
      SAVES_WORK,
      [String.raw`/[[\]\\]/`, String.raw`/[^[\]\\]/`],
      [String.raw`/[^\w.-]+/`, String.raw`/[^\w.-]/`],
    ],
    [
      "const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '')",
      SAVES_WORK,
      ['other.length > one.length', 'false'],
      ['other.length > one.length', 'true'],
      ['other.length > one.length', 'other.length >= one.length'],
      ['other.length > one.length', 'other.length <= one.length'],
    ],
    [
      String.raw`const [marks = ''] = /^(?:!\s*)*/.exec(text) ?? []`,
      AT_ONCE,
      ["''", SOME_TEXT],
      ['[]', SOME_LIST],
      [String.raw`/^(?:!\s*)*/`, String.raw`/(?:!\s*)*/`],
    ],
  ],
  'src/inputs/shard.ts': [
    [
      String.raw`const [, index, count] = /^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(text) ?? []`,
      ONLY_GROUPS,
      ['[]', SOME_LIST],
    ],
    [
      "export function shardOf({ shard = '' }: { shard?: string }): Shard {",
      'Any text will do that is no shard.',
      ["''", SOME_TEXT],
    ],
    [
      "return count === 1 || Number.parseInt(hash('sha256', path).slice(0, 8), 16) % count === index - 1",
      SAVES_WORK,
      ['count === 1', 'false'],
    ],
  ],
  'src/inputs/target-keys.ts': [
    [
      "...{ forms: ['rules'], field: 'rules', parse: text => text },",
      FOR_TYPES_OF_RULES,
      ['text => text', '() => undefined'],
    ],
  ],
  'src/inputs/targets.ts': [
    [
      'const targets = value ? new Targets(inputs, options, problems).read(value) : []',
      NOT_USED,
      ['[]', SOME_LIST],
    ],
    ['return []', NOT_USED, ['[]', SOME_LIST]],
    [
      "return this.#parse(VARIABLE, { at: place.at, value: text }, parseApiKey) ?? ''",
      NOT_USED,
      ["''", SOME_TEXT],
    ],
    [
      "if (value) found[name] = this.#value(`rules: ${name}`, ['list', 'text'], value, parse) ?? []",
      NOT_USED,
      ['[]', SOME_LIST],
    ],
    [
      'if (!(error instanceof InputError)) throw error',
      'The parsers throw nothing else, but for mistakes in them.',
      ['!(error instanceof InputError)', 'false'],
    ],
    ['const other = names.get(name.toLowerCase())', NO_CASES, ['name.toLowerCase()', 'name.toUpperCase()']],
    ['names.set(name.toLowerCase(), name)', NO_CASES, ['name.toLowerCase()', 'name.toUpperCase()']],
    ["rules: 'a list of rules',", FOR_TYPES_OF_RULES, ["'a list of rules'", NO_TEXT]],
  ],
  'src/inputs/trigger.ts': [
    ["push: 'changes',", 'Whatever is not everything is changes.', ["'changes'", NO_TEXT]],
    ["repository_dispatch: 'changes',", 'Whatever is not everything is changes.', ["'changes'", NO_TEXT]],
  ],
  'src/inputs/yaml.ts': [
    ['const at = node.range?.[0] ?? 0', FOR_TYPES, ['node.range?.[0]', 'node.range[0]']],
    [
      String.raw`return [{ at: start, message: reserved(/^\S*/.exec(text.slice(start, start + 200))?.[0] ?? '', 'a tag') }]`,
      AT_ONCE,
      [
        String.raw`/^\S*/.exec(text.slice(start, start + 200))?.[0]`,
        String.raw`/^\S*/.exec(text.slice(start, start + 200))[0]`,
      ],
      [String.raw`/^\S*/`, String.raw`/\S*/`],
      ["''", SOME_TEXT],
    ],
    [
      'const at = (node as Node | null)?.range?.[0] ?? 0',
      FOR_TYPES,
      ['(node as Node | null)?.range?.[0]', '(node as Node | null)?.range[0]'],
    ],
    [
      "if (!isMap(node)) return { at, value: isScalar(node) ? String(node.value ?? '') : '' }",
      'Nothing is left here but scalars, whose values are texts.',
      ["''", SOME_TEXT],
    ],
  ],
  'src/journal/digests.ts': [
    [
      "const [paths = '', bytes = ''] = text.split('.').map(part => Buffer.from(part, 'base64'))",
      'The first is never missing, and no paths have digests of 17 characters.',
      ["''", SOME_TEXT],
    ],
    ['const all = [...digests].sort(([a], [b]) => (a < b ? -1 : 1))', UNIQUE, ['a < b', 'a <= b']],
    [
      String.raw`.split('\0', digests.length / DIGITS + 1)`,
      SAVES_WORK,
      ['digests.length / DIGITS', 'digests.length * DIGITS'],
    ],
  ],
  'src/journal/index.ts': [
    [
      '} catch {',
      'What is undefined is as little true as what is false.',
      ['{\n    return false\n  }', '{}'],
    ],
    [
      'const earlier = (each: Attempt) => own === undefined || each.order < own.order',
      UNIQUE,
      ['each.order < own.order', 'each.order <= own.order'],
    ],
    [
      'overtaken: own !== undefined && synced !== undefined && synced.order > own.order,',
      UNIQUE,
      ['synced.order > own.order', 'synced.order >= own.order'],
    ],
  ],
  'src/journal/target.ts': [
    [
      "const partOf = ({ shard = '', target = '' }: Part): string => `${shard} ${target}`",
      'Any text will do that is the name of no shard and no target.',
      ["''", SOME_TEXT],
    ],
  ],
  'src/journal/untracked.ts': [
    ["if (within.startsWith('../')) return", SAVES_WORK, ["within.startsWith('../')", 'false']],
    [
      String.raw`return path.normalize('NFC').toLowerCase().replaceAll('\\', '/')`,
      NO_CASES,
      ["path.normalize('NFC').toLowerCase()", "path.normalize('NFC').toUpperCase()"],
    ],
  ],
  'src/plan/generated.ts': [["const [source = '', digest] = oid.split('+')", FOR_TYPES, ["''", SOME_TEXT]]],
  'src/plan/guard.ts': [
    [
      'if (archives.length <= MAX_UNGUARDED_ARCHIVES) return undefined',
      SAVES_WORK,
      ['archives.length <= MAX_UNGUARDED_ARCHIVES', 'false'],
      ['archives.length <= MAX_UNGUARDED_ARCHIVES', 'archives.length < MAX_UNGUARDED_ARCHIVES'],
    ],
  ],
  'src/plan/known.ts': [
    [
      'function without({ pages, settings }: Snapshot, exceptions: readonly Exception[] = []): Snapshot {',
      'A text has no external_ref, so nothing is left out.',
      ['[]', SOME_LIST],
    ],
    [
      'if (exceptions.length === 0) return { pages, settings }',
      SAVES_WORK,
      ['exceptions.length === 0', 'false'],
    ],
    ['if (others.length === 0) return known', SAVES_WORK, ['others.length === 0', 'false']],
  ],
  'src/plan/pages.ts': [
    ['if (paths.length === 0) return new Map()', SAVES_WORK, ['paths.length === 0', 'false']],
    [
      "const [extension = ''] = MARKDOWN.exec(path) ?? []",
      'No pattern matches a file with such an extension.',
      ["''", SOME_TEXT],
      ['[]', SOME_LIST],
    ],
    [
      'if (lower === extension || !isWanted(path.slice(0, -extension.length) + lower)) return undefined',
      SAVES_WORK,
      ['lower === extension', 'false'],
    ],
    [
      'const pages = shard.count === 1 ? all : new Map([...all].filter(([, page]) => isOwn(page)))',
      SAVES_WORK,
      ['shard.count === 1', 'false'],
    ],
    [
      'const sites = openSites(data, files, [])',
      'These decide addresses, for which nobody asks here.',
      ['[]', SOME_LIST],
    ],
  ],
  'src/plan/tree.ts': [
    [
      "for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {",
      'No path begins with a slash.',
      ['end > 0', 'end >= 0'],
    ],
    ['if (paths.folders.has(folder)) break', SAVES_WORK, ['paths.folders.has(folder)', 'false']],
  ],
  'src/plan/warnings.ts': [
    ["const [path = ''] = (await create(`/${pattern}`)).getSearchPaths()", FOR_TYPES, ["''", SOME_TEXT]],
    [".replace(/^[A-Z]:/, '')", WINDOWS, ['/^[A-Z]:/', '/^[^A-Z]:/'], ["''", SOME_TEXT]],
    [String.raw`.replaceAll('\\', '/')`, WINDOWS, ["'/'", NO_TEXT]],
    [
      "const stays = new Set(names.includes('ref-prefix') ? [] : [...wanted.values()].map(page => page.path))",
      'No page has this path.',
      ['[]', SOME_LIST],
    ],
  ],
  'src/push/documents.ts': [
    [
      'oid !== page.oid || held.isExcepted || text.includes || !wasHiddenAlike',
      SAVES_WORK,
      ['oid !== page.oid || held.isExcepted || text.includes || !wasHiddenAlike', 'true'],
    ],
    [
      "return text.kind === 'unread' || (text.kind === 'hidden' && text.includes === true)",
      FOR_TYPES,
      ["text.kind === 'hidden'", 'true'],
    ],
  ],
  'src/push/items.ts': [
    [
      "return { kind: 'failed', reason: `${problem}.`, topic: 'generated', messages: [] }",
      'All that is neither document nor hidden nor unread has failed.',
      ["'failed'", NO_TEXT],
    ],
    [
      "return { kind: 'failed', reason: tooLarge(size), topic: 'page-too-large', messages: [] }",
      'All that is neither document nor hidden nor unread has failed.',
      ["'failed'", NO_TEXT],
    ],
  ],
  'src/text/index.ts': [
    [
      'const line = sanitizeLine(text.slice(0, maxLength + 1).toWellFormed())',
      SAVES_WORK,
      ['text.slice(0, maxLength + 1)', 'text'],
    ],
    [
      'return SHORT[character] ?? `\\\\u{${character.codePointAt(0)?.toString(16)}}`',
      FOR_TYPES,
      ['character.codePointAt(0)?.toString', 'character.codePointAt(0).toString'],
    ],
  ],
}
