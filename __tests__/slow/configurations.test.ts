import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { stringify } from 'smol-toml'
import { type GeneratorName, generatorNames } from '../../src/sites/index.ts'
import type { Answer } from './read-configuration.ts'

/** For so many seconds configurations of each generator are read; without it, few of each. */
const seconds = Number(process.env.FUZZ_SECONDS ?? 0)
const FEW = 40

/** Far more than any takes that is this short, also where the machine is busy; the exponential ones take years. */
const LIMIT_MS = 30_000

const words = (text: string) => text.split(/\s+/).filter(word => word !== '')

const NAMES = words(
  'constructor toString valueOf __proto__ hasOwnProperty prototype length name then toJSON default',
)
const PIECES = [
  ...NAMES,
  ...words(`docs a b index.md a.md /a/ ../ ./ https://a.example http://[ // **/ ** * ? {a,b} {1..9} [a-z] [ ] [! \\\\ ! # ~ @/
    :name :constructor :slug :title :year :a* :b(.*) (.*) {slug} {constructor} :categories .md .mdx fr en-US true false 0 1e9
    **/a/ /**/a *a a*b ]( {{ }} {% %} \${a} %{ }% \`\`\` : - , | & ; = < > ^ $ + ( ) \\\\[ ../../../etc/passwd ~docs/ $config_dir never link`),
  ...[' ', '\n', '\t', '\u0000', '\ufeff', '\u2028', '"', "'"],
]

interface Kind {
  files: readonly string[]
  /** The keys that it looks for, each in the one before; `[]` is the item of a list, and `?` any key. */
  keys: string
  /** What a configuration has at least. */
  base?: object
  others?: Readonly<Record<string, string>>
}

/** What each generator's configuration is called and has. */
const kinds: Readonly<Record<GeneratorName, Kind>> = {
  mkdocs: {
    files: ['mkdocs.yml', 'zensical.toml', 'docs/mkdocs.yml'],
    keys: `site_url docs_dir nav nav/[]/a nav/[]/a/[]/b plugins plugins/[] plugins/[]/blog/post_url_format plugins/[]/blog/blog_dir
      plugins/[]/i18n/languages/[]/locale plugins/[]/i18n/docs_structure plugins/[]/macros extra extra/? extra/?/a
      exclude_docs draft_docs markdown_extensions markdown_extensions/[] markdown_extensions/[]/pymdownx.snippets/base_path
      markdown_extensions/[]/pymdownx.snippets/auto_append markdown_extensions/[]/markdown_include_variants/base_path INHERIT
      use_directory_urls project/site_url project/docs_dir project/nav project/extra project/plugins/blog/post_url_format`,
    base: { site_name: 'A', project: { site_name: 'A' } },
    others: { 'other.yml': 'INHERIT: mkdocs.yml\n' },
  },
  vitepress: {
    files: ['.vitepress/config.ts', 'docs/.vitepress/config.js', '.vitepress/config/index.mts'],
    keys: `srcDir base sitemap/hostname cleanUrls locales locales/root/lang locales/? locales/?/lang srcExclude
      srcExclude/[] rewrites rewrites/? markdown/attrs/leftDelimiter markdown/attrs/rightDelimiter`,
  },
  docusaurus: {
    files: ['docusaurus.config.js', 'website/docusaurus.config.ts'],
    keys: `url baseUrl trailingSlash presets presets/[]/[] plugins plugins/[]/[] i18n/defaultLocale i18n/locales i18n/locales/[]
      markdown/format presets/[]/[]/docs/path presets/[]/[]/docs/routeBasePath presets/[]/[]/docs/include
      presets/[]/[]/docs/exclude/[] presets/[]/[]/docs/versions/?/label presets/[]/[]/docs/lastVersion`,
    others: { 'versions.json': '["1.0", "constructor"]' },
  },
  starlight: {
    files: ['astro.config.mjs', 'astro.config.ts'],
    keys: 'site base srcDir trailingSlash integrations/[] compilerOptions/paths/a/*/[] compilerOptions/baseUrl locales/fr/lang pattern base',
    base: { a: '@astrojs/starlight' },
    others: {
      'tsconfig.json': '{"compilerOptions": {"paths": {"constructor/*": ["src/*"]}}}',
      'src/content.config.ts': '',
    },
  },
  docfx: {
    files: ['docfx.json', 'docs/docfx.json'],
    keys: `build/content build/content/[]/files build/content/[]/files/[] build/content/[]/exclude/[] build/content/[]/src
      build/content/[]/dest build/content/[]/group build/groups/?/moniker_range build/sitemap/baseUrl`,
    base: { build: { content: [{ files: ['**/*.md'] }] } },
    others: { '.openpublishing.publish.config.json': '{}' },
  },
  mdbook: {
    files: ['book.toml'],
    keys: 'book/src book/title output/html/cname output/html/site-url output/html/code/hidelines/? output/html/code/hidelines',
    others: { 'src/SUMMARY.md': '[E](e.md)\n', 'docs/SUMMARY.md': '[A](a.md)\n' },
  },
  hugo: {
    files: [
      'hugo.toml',
      'config.yaml',
      'hugo.json',
      'config/_default/hugo.toml',
      'config/_default/params.toml',
    ],
    keys: `baseURL module/mounts/[]/source module/mounts/[]/target module/mounts/[]/lang contentDir languages languages/?/contentDir
      languages/?/weight params params/? params/?/a permalinks permalinks/docs permalinks/? permalinks/page/?
      uglyURLs disablePathToLower defaultContentLanguage defaultContentLanguageInSubdir enableEmoji
      markup/goldmark/renderHooks/link/useEmbedded`,
    base: { theme: 'a' },
    others: {
      'layouts/shortcodes/x.html': '{{ site.Params.constructor }}',
      'config/_default/languages.fr.toml': '',
    },
  },
  jekyll: {
    files: ['_config.yml', 'docs/_config.yaml'],
    keys: `url baseurl source permalink collections collections/posts/permalink collections/?/output
      collections/?/permalink defaults/[]/scope/path defaults/[]/scope/type defaults/[]/values/permalink exclude exclude/[]
      include include/[] plugins plugins/[] includes_dir ? ?/a`,
    others: { Gemfile: 'gem "jekyll"\n' },
  },
  gitbook: {
    files: ['.gitbook.yaml', 'SUMMARY.md'],
    keys: 'root structure/readme structure/summary structure',
    others: { '.gitbook/includes/x.md': 'X\n', 'docs/SUMMARY.md': '[A](a.md)\n' },
  },
  mintlify: {
    files: ['docs.json', 'docs/mint.json'],
    keys: 'navigation variables variables/? variables/?/a seo/metatags/canonical colors/a',
    base: { theme: 'a', navigation: {} },
    others: { '.mintignore': 'a/**/b\n', 'docs/.mintignore': '*.x\n' },
  },
}

const HEADS = words(
  'permalink slug id url date title categories category published draft build render cascade aliases hidden layout',
)

const piece = fc.constantFrom(...PIECES)
const short = fc.array(piece, { maxLength: 6 }).map(parts => parts.join(''))
/** Some are long, as what is exponential shows only then. */
const text = fc.oneof(
  { weight: 6, arbitrary: short },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('', '', ':', '/:'), fc.constantFrom(...NAMES))
      .map(parts => parts.join('')),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(short, fc.nat(300), short).map(([unit, count, end]) => unit.repeat(count) + end),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(piece, fc.nat(40), piece).map(([unit, count, end]) => unit.repeat(count) + end),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
)

const anyKey = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...NAMES) }, { weight: 1, arbitrary: short })

const { value: anyValue } = fc.letrec<{ value: unknown; mapping: unknown }>(tie => ({
  mapping: fc
    .array(fc.tuple(anyKey, tie('value')), { maxLength: 4 })
    .map(entries => Object.fromEntries(entries)),
  value: fc.oneof(
    { depthSize: 'medium' },
    text,
    text,
    fc.constantFrom(true, false, 0, -1, 1.5),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('mapping'),
    fc.tuple(tie('value'), fc.nat(200)).map(([inner, depth]) => nested(inner, depth)),
  ),
}))

/** Values below some of the keys that a generator looks for. */
function valuesFor({ keys, base = {} }: Kind): fc.Arbitrary<object> {
  const member = fc.tuple(fc.constantFrom(...words(keys)), text, fc.oneof(text, anyValue))
  return fc.array(member, { minLength: 1, maxLength: 8 }).map(members => {
    const all = structuredClone(base) as object
    for (const [path, any, value] of members)
      put(
        all,
        path.split('/').map(key => (key === '?' ? any : key)),
        value,
      )
    return all
  })
}

function put(target: object, [key = '', ...keys]: readonly string[], value: unknown): void {
  const isItem = key === '[]' || Array.isArray(target)
  const name = isItem ? String(Object.keys(target).length) : key
  const known: unknown = Object.getOwnPropertyDescriptor(target, name)?.value
  const inner = typeof known === 'object' && known !== null ? known : keys[0] === '[]' ? [] : {}
  if (keys.length > 0) put(inner, keys, value)
  const own = { value: keys.length > 0 ? inner : value, enumerable: true, writable: true, configurable: true }
  Object.defineProperty(target, name, own)
}

function nested(value: unknown, depth: number): unknown {
  let outer = value
  for (let level = 0; level < depth; level++) outer = level % 2 ? [outer] : { a: outer }
  return outer
}

interface Style {
  style: number
  /** A piece of syntax, many times. */
  repeated: string
}

/** A value in the language of a file; in modules also with constants, calls, spreads and types. */
function written(path: string, value: unknown, { style, repeated }: Style): string {
  const json = JSON.stringify(value)
  if (path.endsWith('.toml')) return toml(value) ?? json
  if (!/\.[cm]?[jt]s$/.test(path)) return json
  const name = NAMES[style % NAMES.length]!.replace('default', 'config')
  const head = `import starlight from '@astrojs/starlight'\nimport other from './other'\n`
  const all = [
    `export default ${json}`,
    `module.exports = { ...${json}, integrations: [starlight(${json})] }`,
    `${head}const ${name} = ${json}\nexport default defineConfig({ ...${name}, ${name}, ...other, x: \`\${${name}}\` })`,
    `const config: Config<A, B<C>> = ${json} satisfies D as const\nexport default config`,
    `function ${name}<T>(a: T) { return ${json} }\nexport default ${name}<A<B>>(${json})`,
    `export default ${repeated}`,
    `export default { url: ${repeated}, base: ${json} }`,
    `export const collections = { docs: { loader: glob(${json}) } }\nexport default () => (${json})`,
  ]
  return all[style % all.length]!
}

function toml(value: unknown): string | undefined {
  try {
    return stringify(value)
  } catch {
    return undefined
  }
}

/** What a text may have in the middle, many times. */
const UNITS = words(
  `[ { ( < a: - f<T>( async<T>( \${ \`\${ a. a?? a? : &a *a !ENV <<: ]( \\\\[ [a](b.md) # // /* */ <A> " ' , => {{ {% a.b= [a.b] [[a]] import\u0020a`,
).concat('\n', '\n  ', '- - ', 'a: &a [*a]\n', 'const a = a\n')

/** Some are no more what they were, at one place. */
const damage = fc.option(
  fc.record({ at: fc.nat(), unit: fc.oneof(fc.constantFrom(...UNITS), text), count: fc.nat(400) }),
  { freq: 1, nil: undefined },
)

function damaged(source: string, change: { at: number; unit: string; count: number } | undefined): string {
  if (!change) return source
  const at = change.at % (source.length + 1)
  return source.slice(0, at) + change.unit.repeat(change.count) + source.slice(at)
}

const page = fc
  .record({ head: fc.array(fc.tuple(fc.constantFrom(...HEADS), text), { maxLength: 3 }), words: short })
  .map(({ head, words }) => {
    const front = head.map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`).join('')
    return `---\n${front}---\n# A\n\n${TOKENS}\n\n${words}\n`
  })

/** Text in the syntax of the generators that a configuration has a say in. */
const TOKENS = [...NAMES, 'a', 'docs']
  .map(
    name =>
      `{{ ${name} }} {{ site.${name} }} {{% param ${name} %}} {{< ${name} >}} :${name}: [x](${name}) {*${name}*}`,
  )
  .join('\n\n')

const PAGES = [
  'docs/a.md',
  'docs/blog/posts/b.md',
  'content/c.fr.md',
  'src/content/docs/d.mdx',
  'src/e.md',
  '_posts/2024-01-02-f.md',
  'constructor/g.md',
  'h.mdx',
  `docs/${'a/'.repeat(100)}i.md`,
  `content/docs/${'a'.repeat(200)}/a/a/a.md`,
]

const style: fc.Arbitrary<Style> = fc.record({
  style: fc.nat(60),
  repeated: fc.tuple(fc.constantFrom(...UNITS), fc.nat(300)).map(([unit, count]) => unit.repeat(count)),
})

function commitsOf(kind: Kind): fc.Arbitrary<Record<string, string>> {
  const { files, others = {} } = kind
  const parts = { value: valuesFor(kind), style, damage }
  const config = fc
    .record({ path: fc.constantFrom(...files), ...parts })
    .map(({ path, value, style, damage }) => [path, damaged(written(path, value, style), damage)])
  const other = fc
    .record({
      path: fc.constantFrom('other.ts', ...Object.keys(others)),
      ...parts,
      text,
      isPlain: fc.boolean(),
    })
    .map(({ path, value, style, damage, text, isPlain }) => [
      path,
      damaged(isPlain ? `${others[path]}${text}\n- [${text}](a.md)\n` : written(path, value, style), damage),
    ])
  const pages = fc.array(fc.tuple(fc.constantFrom(...PAGES), page), { maxLength: 3 })
  return fc
    .tuple(pages, fc.array(other, { maxLength: 2 }), fc.array(config, { minLength: 1, maxLength: 2 }))
    .map(all => ({ ...PLAIN, ...others, ...Object.fromEntries(all.flat() as [string, string][]) }))
}

/** Pages that each generator looks for in one place or another. */
const PLAIN = Object.fromEntries(PAGES.map(path => [path, `---\ntitle: A\n---\n${TOKENS}\n`]))

let thread: Worker | undefined
afterAll(() => thread?.terminate())

async function readOnThread(files: Readonly<Record<string, string>>): Promise<Answer> {
  thread ??= new Worker(new URL('read-configuration.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  })
  thread.postMessage(files)
  try {
    const [answer] = await once(thread, 'message', { signal: AbortSignal.timeout(LIMIT_MS) })
    return answer
  } catch (error) {
    await thread.terminate()
    thread = undefined
    const why =
      (error as Error).name === 'AbortError' ? `takes more than ${LIMIT_MS / 1000} s` : String(error)
    return { error: `it ${why}`, texts: [], sites: 0 }
  }
}

test.each(generatorNames)(
  '%s: any configuration is read in time, and harms no page',
  async name => {
    let found = 0
    let hasHung = false
    const property = fc.asyncProperty(commitsOf(kinds[name]), async files => {
      // To find a smaller one would take as long again for each that is tried.
      if (hasHung) return
      const { error, texts, sites } = await readOnThread(files)
      hasHung = error?.startsWith('it takes') ?? false
      found += sites
      expect(error).toBeUndefined()
      for (const text of texts) expect(text).not.toMatch(/unexpected error|\[native code\]|\[object /)
    })
    const end = Date.now() + 1000 * seconds
    const { seed = Date.now() } = fc.readConfigureGlobal() ?? {}
    // Fast-check's own limit would interrupt a configuration that takes too long, and not say so.
    for (let round = 0; round === 0 || Date.now() < end; round++)
      await fc.assert(property, { numRuns: FEW, seed: seed + round })
    expect(found).toBeGreaterThan(0)
  },
  10_000_000,
)
