import { splice } from '../splice.ts'

/** The text with as many other characters where MDX would stumble on a heading's `{#id}` or a comment of HTML. */
export function masked(text: string): string {
  const ids = [...text.matchAll(/^( {0,3}#{1,6}[ \t].*)\{(#[\w.:-]+)\}(?=[ \t]*$)/gm)].map(match => ({
    start: match.index,
    end: match.index + match[0].length,
    replacement: `${match[1]}(${match[2]})`,
  }))
  return splice(splice(text, ids), comments(text))
}

// What looks like a comment over a fence is two pieces of code.
function comments(text: string) {
  const found = []
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', start + 4)) {
    const end = text.indexOf('-->', start) + 3
    if (end < 3) break
    const comment = text.slice(start, end)
    if (!/`|~~~/.test(comment)) found.push({ start, end, replacement: comment.replace(/[^\n]/g, ' ') })
  }
  return found
}
