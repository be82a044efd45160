import type { Source } from '../translate/index.ts'
import { included } from './include.ts'
import { closingsOf, type JsxTag, jsxTags } from './jsx.ts'
import { importPaths } from './paths.ts'
import { type Change, changed, type Step, type Work } from './step.ts'
import { argumentsOf } from './tags.ts'
import { codeBlock, inPlace } from './textual.ts'

/** `import sample from '!!raw-loader!./sample.js'` (Docusaurus) or `from './sample.js?raw'` (Starlight). */
const rawImport =
  /^import[ \t]+([\w$]+)[ \t]+from[ \t]+['"](?:!!raw-loader!([^'"\n]+)|([^'"\n?]+)\?raw)['"]/gm

/** `<CodeBlock language="js">{sample}</CodeBlock>` and `<Code code={sample} lang="js" />`: code, also of another file. */
export const codeComponents: Step = (source, work) => {
  if (!/<Code(?:Block)?\b/.test(source.text)) return source
  const files = new Map(
    Array.from(source.text.matchAll(rawImport), ([, name, ofLoader, ofQuery]) => [name, ofLoader ?? ofQuery]),
  )
  const tags = jsxTags(source, ['CodeBlock', 'Code'])
  const closings = closingsOf(tags)
  const changes = tags.flatMap((tag): Change[] => {
    const end = tag.kind === 'empty' ? tag : closings.get(tag)
    const code = end && codeIn(tag, end, files, source, work)
    if (!code) return []
    const { language, lang, title } = argumentsOf(tag.props)
    const info = [language ?? lang, title && `title="${title}"`].filter(Boolean).join(' ')
    const token = Object.assign([source.text.slice(tag.start, end.end)], { index: tag.start })
    return [{ start: tag.start, end: end.end, by: inPlace(codeBlock(code, info), token as never, source) }]
  })
  return changed(source, changes)
}

/** Code that a page has as text, or in a file that it imports; undefined where it comes from anything else. */
function codeIn(
  tag: JsxTag,
  end: JsxTag,
  files: ReadonlyMap<string | undefined, string | undefined>,
  source: Source,
  work: Work,
): Source | undefined {
  const inside =
    end === tag ? (/\bcode=(\{[^{}]*\})/.exec(tag.props)?.[1] ?? '') : source.text.slice(tag.end, end.start)
  const [, name, template] = /^\s*\{\s*(?:([\w$]+)|`([^`\\$]*)`)\s*\}\s*$/.exec(inside) ?? []
  const file = files.get(name)
  if (name !== undefined && file === undefined) return undefined
  if (file !== undefined) {
    const { path } = source.placeAt(tag.start)
    const paths = importPaths(file, path, work.settings)
    return included({ name: file, paths, isCode: true }, source, tag.start, work, step => step)
  }
  const text = template ?? (/[<{]/.test(inside) ? '' : inside)
  if (text.trim() === '') return undefined
  const start = source.text.indexOf(text.trim(), end === tag ? tag.start : tag.end)
  return changed(source, [
    { start: 0, end: start, by: '' },
    { start: start + text.trim().length, end: source.text.length, by: '' },
  ])
}
