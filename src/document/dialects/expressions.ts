import { replacing, type Step } from './step.ts'

/** `{name}` of MDX where the page itself says `export const name = 'text'`. */
export const constants: Step = (source, work) => {
  if (!source.text.includes('export const')) return source
  const literals = new Map(
    Array.from(source.text.matchAll(literal), ([, name, value]) => [name, value] as const),
  )
  const step = replacing('{', /\{[ \t]*([\w$]+)[ \t]*\}/g, ({ 1: name }) => {
    const value = literals.get(name)
    return value && `{${value}}`
  })
  return literals.size === 0 ? source : step(source, work)
}

const literal =
  /^export[ \t]+const[ \t]+([\w$]+)(?:[ \t]*:[ \t]*\w+)?[ \t]*=[ \t]*('[^'\n]*'|"[^"\n]*"|`[^`$\n]*`|\d[\d.]*)[ \t;]*$/gm
