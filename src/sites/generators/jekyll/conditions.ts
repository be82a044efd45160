import {
  applyChanges,
  type Change,
  type Source,
} from '../../../markdown/source.ts'
import type { Step, Work } from '../../syntax/step.ts'
import { liquidTags, type Tag, tagsOf } from '../../syntax/templates.ts'
import { compare, valueIn } from './values.ts'

/** A condition with its branches, or a loop, whose only branch is its content. */
interface Block {
  tag: Tag
  branches: { tag: Tag; end: Tag; inside: Item[] }[]
}

type Item = Block | Tag

const BLOCKS = /^(?:if|unless|case|for|tablerow|capture)$/
const MAX_DEPTH = 50

/** Assigned values by their names; undefined for one that is not known. */
type Assigned = Map<string, unknown>

/**
 * Takes out conditions that are known, with the branches that readers do not see (Liquid, "Control flow"). Others stay, for the
 * rule of their tags.
 */
export const conditions: Step = (source, work) => {
  if (!/\{%-?\s*(?:if|unless|case)\b/.test(source.text)) return source
  const changes: Change[] = []
  decide(itemsOf(tagsOf(source, liquidTags)), true, new Map())
  return applyChanges(source, changes)

  function decide(items: readonly Item[], isSure: boolean, known: Assigned) {
    for (const item of items) {
      if (!('branches' in item)) {
        const [, name = '', value = ''] =
          /^\s*([\w-]+)\s*=(.*)$/s.exec(item.rest) ?? []
        known.set(name, isSure ? valueIn(value, work, known) : undefined)
        continue
      }
      const { tag, branches } = item
      const chosen = chosenBranch(item, work, known)
      if (chosen === undefined) {
        if (tag.name === 'capture') known.set(tag.rest.trim(), undefined)
        for (const { inside } of branches) decide(inside, false, known)
        continue
      }
      const branch = branches[chosen]
      const { end } = branches.at(-1)!
      const cut = (from: Tag, until: Tag) =>
        changes.push(cutTags(source, from, until))
      if (!branch) {
        cut(tag, end)
        continue
      }
      cut(tag, branch.tag)
      decide(branch.inside, isSure, known)
      cut(branch.end, end)
    }
  }
}

/** From a tag up to the end of another, and the white space that these strip. */
function cutTags({ text }: Source, from: Tag, until: Tag): Change {
  let { start } = from
  let { end } = until
  if (text.startsWith('{%-', start))
    start = text.slice(0, start).trimEnd().length
  if (text.startsWith('-%}', end - 3))
    end = text.length - text.slice(end).trimStart().length
  return { start, end, by: '' }
}

/** Finds the blocks of a page and what is assigned in them, in their order; what has no end is left out. */
function itemsOf(tags: readonly Tag[]): Item[] {
  const items: Item[] = []
  const open: Block[] = []
  for (const tag of tags) {
    const block = open.at(-1)
    const inside = block?.branches.at(-1)?.inside ?? items
    if (tag.name === 'assign') inside.push(tag)
    if (BLOCKS.test(tag.name) && tag.closing && open.length < MAX_DEPTH) {
      const added = { tag, branches: [{ tag, end: tag.closing, inside: [] }] }
      inside.push(added)
      open.push(added)
    } else if (block && tag === block.tag.closing) {
      open.pop()
    } else if (block && /^(?:elsif|else|when)$/.test(tag.name)) {
      block.branches.at(-1)!.end = tag
      block.branches.push({ tag, end: block.tag.closing!, inside: [] })
    }
  }
  return items
}

/** The index of the branch that is shown, -1 for none; undefined where that is not known. */
function chosenBranch(
  { tag, branches }: Block,
  work: Work,
  known: Assigned,
): number | undefined {
  if (/^(?:for|tablerow|capture)$/.test(tag.name)) return undefined
  const subject = valueIn(tag.rest, work, known)
  for (const [index, { tag: branch }] of branches.entries()) {
    if (branch.name === 'else') return index
    if (branch.name === 'case') continue
    let isTrue: boolean | undefined
    if (branch.name === 'when') {
      const values = branch.rest
        .split(/,|\sor\s/)
        .map(value => compare(subject, '==', valueIn(value, work, known)))
      isTrue =
        values.includes(true) ||
        (values.includes(undefined) ? undefined : false)
    } else isTrue = isMet(branch.rest, work, known)
    if (branch.name === 'unless' && isTrue !== undefined) isTrue = !isTrue
    if (isTrue === undefined) return undefined
    if (isTrue) return index
  }
  return -1
}

const LOGIC = /\s(?:and|or)\s/
const COMPARISON = /==|!=|<>|>=|<=|>|<|\scontains\s/

/** Splits a condition at the first sign that is not in a quoted text. */
function splitAt(
  condition: string,
  sign: RegExp,
): { left: string; sign: string; right: string } | undefined {
  const withoutTexts = condition.replace(/"[^"]*"|'[^']*'/g, text =>
    '_'.repeat(text.length),
  )
  const found = sign.exec(withoutTexts)
  if (!found) return undefined
  const end = found.index + found[0].length
  return {
    left: condition.slice(0, found.index),
    sign: found[0].trim(),
    right: condition.slice(end),
  }
}

const MAX_LENGTH = 500

/** Liquid reads `and` and `or` from right to left, without brackets. */
function isMet(
  condition: string,
  work: Work,
  known: Assigned,
): boolean | undefined {
  if (condition.length > MAX_LENGTH) return undefined
  const logic = splitAt(condition, LOGIC)
  if (logic) {
    const one = isMet(logic.left, work, known)
    const other = isMet(logic.right, work, known)
    const decisive = logic.sign === 'or'
    if (one === decisive || other === decisive) return decisive
    return one === undefined || other === undefined ? undefined : !decisive
  }
  const comparison = splitAt(condition, COMPARISON)
  if (comparison)
    return compare(
      valueIn(comparison.left, work, known),
      comparison.sign,
      valueIn(comparison.right, work, known),
    )
  const value = valueIn(condition, work, known)
  return value === undefined ? undefined : value !== null && value !== 'false'
}
