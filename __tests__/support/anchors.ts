/** The anchors that GitHub makes of the headings of a page. */
export function anchorsOf(text: string, depth?: number): string[] {
  return [...text.matchAll(/^(#+) (.*)$/gm)].flatMap(([, marks = '', title = '']) =>
    depth === undefined || marks.length === depth ? [toAnchor(title)] : [],
  )
}

function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}
