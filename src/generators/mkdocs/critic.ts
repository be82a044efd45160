import { replacing } from '../syntax/step.ts'

/** `{--deleted--}`, `{++inserted++}`, `{~~old~>new~~}`, `{==marked==}`, `{>>a comment<<}` (pymdown, Critic). */
export const critic = replacing(
  /\{(?:--|\+\+|~~|==|>>)/,
  /\{(--|\+\+|~~|==|>>)([^{}]*)(--|\+\+|~~|==|<<)\}/g,
  ({ 1: open, 2: written, 3: close }) => {
    const words = written!
    if (close !== (open === '>>' ? '<<' : open)) return undefined
    if (open === '--') return deleted(words)
    if (open === '>>') return ` ${words}`
    const change = open === '~~' ? words.indexOf('~>') : -1
    return change < 0 ? words : deleted(words.slice(0, change)) + words.slice(change + 2)
  },
)

function deleted(words: string): string {
  return /^\S(?:[^\n]*\S)?$/.test(words) ? `~~${words}~~` : words
}
