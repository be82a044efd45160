import type { Element } from 'hast'
import { classesOf, element, elementsIn, isElement, property, textIn } from './hast.ts'

/** An element without children in a line, whose tag has whitespace kept around it; what it is stands in its properties. */
export const ATOM = 'math'

/** A formula as TeX, where the page has it besides what it looks like. */
export function formulaOf(node: Element): Element | undefined {
  const classes = classesOf(node)
  const isScript = isElement(node, 'script')
  if (!isScript && !isElement(node, 'math', 'mjx-container') && !classes.some(name => NAMES.test(name)))
    return undefined
  const tex = isScript ? textIn(node) : (annotationIn(node) ?? withoutDelimiters(node))
  if (tex === undefined || tex.trim() === '') return undefined
  const isDisplay =
    isElement(node, 'div') ||
    classes.includes('katex-display') ||
    (property(node, 'display') ?? '').replace('true', 'block') === 'block' ||
    /mode=display/.test(property(node, 'type') ?? '') ||
    /^\s*(?:\\\[|\$\$)/.test(textIn(node))
  return element(ATOM, [], { tex: tex.replace(/\s+/g, ' ').trim(), isDisplay })
}

const NAMES = /^(?:katex(?:-display)?|arithmatex|math|MathJax(?:_Display)?)$/

function annotationIn(node: Element): string | undefined {
  for (const each of elementsIn(node))
    if (each.tagName === 'annotation' && property(each, 'encoding') === 'application/x-tex')
      return textIn(each)
  return undefined
}

function withoutDelimiters(node: Element): string | undefined {
  const [, bracket, parenthesis, dollars] =
    /^\s*(?:\\\[([\s\S]*)\\\]|\\\(([\s\S]*)\\\)|\$\$?([^$]*)\$\$?)\s*$/.exec(textIn(node)) ?? []
  return bracket ?? parenthesis ?? dollars
}
