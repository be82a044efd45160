import { replacing, type Step } from './step.ts'
import { argumentsOf } from './templates.ts'

/**
 * Elements that HTML does not know, by their capital letter: the words of their attributes, and what is between their tags
 * (VitePress, "Using Vue in Markdown"; preprocessors of mdBook, such as `<Listing file-name="a.rs" caption="A struct">`).
 * `Vec<T>` is none.
 */
export const components: Step = (source, work) => {
  const closed = new Set(Array.from(source.text.matchAll(/<\/([A-Z]\w*)>/g), ([, name]) => name))
  return replacing(/<\/?[A-Z]/, /<\/?([A-Z]\w*)(?:[\s/][^<>]*)?>/g, ({ 0: tag, 1: name }) => {
    if (!closed.has(name) && !/=|\/>$/.test(tag)) return undefined
    const { title, text, label, caption, alt, number, 'file-name': file } = argumentsOf(tag.slice(0, -1))
    return [...new Set([number, file, title, text, label, caption ?? alt])].filter(Boolean).join(' ')
  })(source, work)
}
