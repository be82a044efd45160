import fc from 'fast-check'
import type { DocumentSettings } from '../../src/document/document.ts'
import { parseSiteUrls } from '../../src/inputs/index.ts'
import { inputs } from '../support/inputs.ts'
import type { Edit } from './history.ts'

/** The inputs of a workflow that shape documents; they can change from one commit to the next. */
export interface Settings {
  files: readonly string[]
  refPrefix: string
  tags: readonly string[]
  sourceLinks: boolean
  /** Lines of `site-urls`. */
  siteUrls: readonly string[]
}

const {
  files,
  refPrefix,
  tags: { tags },
  sourceLinks,
} = inputs()
export const defaults: Settings = { files, refPrefix, tags, sourceLinks, siteUrls: [] }

/** Paths that can be each other's folder, prefixed form, other case or other spelling of the same letters. */
export const paths = [
  'a.md',
  'b.md',
  'A.md',
  'a b.md',
  'c.mdx',
  'é.md',
  'e\u0301.md',
  'README.md',
  'docs',
  'docs.md',
  'docs/a.md',
  'docs/a',
  'docs/a/index.md',
  'docs/index.md',
  'x/a.md',
  'x/docs/a.md',
  'image.png',
  'docs/image.png',
]

/** Ways to link to them, from wherever a page may be. */
const destinations = [
  ...['a.md', 'a', '../a.md', '/a.md', '/x/a', 'b.md#part', './b', 'A.md', 'a%20b.md', '<a b.md>'],
  ...['docs', 'docs/', '/docs/a', '../docs/a/', 'a/', '.', '..', './', 'index.md', '/docs/index'],
  ...[
    'image.png',
    '../docs/image.png',
    'é',
    '%C3%A9.md',
    'e\u0301.md',
    'https://example.com/a.md',
    'x/a.md?q',
    ...['api/one.md', '../api/one', '/api/', 'api.md'],
  ],
]

/** A text that only drafts have: it must never be sent. */
export const secret = 'Secret'

const matter = fc.constantFrom(
  ...['', '', '', '---\ntitle: Titled\n---\n', '---\ntags: [one, two]\n---\n', '+++\ntitle = "Toml"\n+++\n'],
  ...['---\ntitle: [broken\n---\n', '---\ndescription: Described.\n---\n'],
)
const style = fc.constantFrom(
  (to: string) => `See [this](${to}).`,
  (to: string) => `![Figure](${to})`,
  (to: string) => `See [this].\n\n[this]: ${to}`,
  (to: string) => `<a href="${to}">this</a>`,
  (to: string) => `> - quoted [this](${to} "title")`,
)
const sentence = fc.tuple(style, fc.constantFrom(...destinations)).map(([write, to]) => write(to))
const page = fc
  .tuple(
    matter,
    fc.constantFrom('', '# One\n\n', '# Two\n\n'),
    fc.nat(9),
    fc.array(sentence, { maxLength: 3 }),
  )
  .map(([front, heading, number, sentences]) =>
    [`${front}${heading}Text ${number}.`, ...sentences].join('\n\n').concat('\n'),
  )
const draft = fc
  .tuple(fc.constantFrom('draft: true', 'published: false', 'search: {exclude: true}'), fc.nat(2))
  .map(([key, number]) => `---\n${key}\n---\n# ${secret}\n\n${secret} ${number}, [a](a.md).\n`)

const text = fc.oneof(
  { weight: 12, arbitrary: page },
  { weight: 4, arbitrary: draft },
  { weight: 1, arbitrary: fc.constantFrom('', '<!-- nothing -->\n', '\n\n', '---\ntitle: Empty\n---\n') },
)
/** Each run that it is part of fails. */
const unreadable = 'No text: \0\n'

const path = fc.constantFrom(...paths)
const at = fc.nat(11)

export const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('write'), path, text }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('rewrite'), at, text }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('remove'), at }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('rename'), from: at, path }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('link'), path, target: path }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('write'), path, text: fc.constant(unreadable) }) },
)

/** What a step of the job has left on the disk: pages of its own, and some that the repository may have too. */
export const generated: fc.Arbitrary<ReadonlyMap<string, string>> = fc
  .dictionary(
    fc.constantFrom('api/one.md', 'api/more.md', 'docs/api.md', 'b.md', 'c.mdx', 'docs/a.md'),
    text,
    {
      maxKeys: 4,
      noNullPrototype: true,
    },
  )
  .map(texts => new Map(Object.entries(texts)))

/** What a branch begins with. */
export const first: readonly Edit[] = [
  {
    kind: 'write',
    path: 'README.md',
    text: '# Handbook\n\nBegin with [a](docs/a.md), see ![it](image.png).\n',
  },
  { kind: 'write', path: 'a.md', text: '# A\n\nMore in [the guide](docs/).\n' },
  { kind: 'write', path: 'docs/a.md', text: '---\ntitle: Deep\n---\n\nBack to [a](../a).\n' },
  { kind: 'write', path: 'docs/index.md', text: `---\ndraft: true\n---\n\n${secret}\n` },
  { kind: 'write', path: 'image.png', text: 'Not really.' },
]

export const isUnreadable = (content: string): boolean => content === unreadable

export const settings: fc.Arbitrary<Settings> = fc.record({
  files: fc.constantFrom(
    defaults.files,
    defaults.files,
    ['**/*.md'],
    ['*.md'],
    ['**/*.md', '!docs/**'],
    ['docs/'],
  ),
  refPrefix: fc.constantFrom('', '', 'x/', 'docs/'),
  tags: fc.constantFrom([], [], ['tagged']),
  sourceLinks: fc.constantFrom(true, true, false),
  siteUrls: fc.constantFrom([], [], ['docs/ -> https://docs.example.com/']),
})

export function toDocumentSettings(
  { refPrefix: prefix, tags: all, sourceLinks: isLinked, siteUrls: lines }: Settings,
  repositoryUrl: string,
): DocumentSettings {
  const siteUrls = parseSiteUrls(lines.join('\n'))
  const byDefault = { rules: [], siteTags: true, branch: 'main' }
  return { ...byDefault, refPrefix: prefix, tags: all, sourceLinks: isLinked, repositoryUrl, siteUrls }
}

/** As inputs of `action.yml`. */
export function toInputs(settings: Settings): Record<string, string> {
  return {
    files: settings.files.join('\n'),
    'ref-prefix': settings.refPrefix,
    tags: settings.tags.join(','),
    'site-urls': settings.siteUrls.join('\n'),
    'source-links': String(settings.sourceLinks),
  }
}
