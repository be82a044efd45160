/**
 * A `srcset` with other addresses: `toUrl` gives the new one, or undefined to leave one as it is. Undefined when all
 * stay. Read as the HTML standard has it ("Parsing a srcset attribute").
 */
export function mapSrcset(srcset: string, toUrl: (url: string) => string | undefined): string | undefined {
  let isChanged = false
  const candidates = candidatesOf(srcset).map(({ url, descriptors }) => {
    const replacement = toUrl(url)
    isChanged ||= replacement !== undefined
    return `${replacement ?? url} ${descriptors}`.trimEnd()
  })
  return isChanged ? candidates.join(', ') : undefined
}

function candidatesOf(srcset: string): { url: string; descriptors: string }[] {
  const candidates: { url: string; descriptors: string }[] = []
  for (let rest = srcset; ; ) {
    const [all, word = ''] = /^[\s,]*(\S+)/.exec(rest) ?? []
    if (all === undefined) return candidates
    const url = withoutLastCommas(word)
    // A comma ends the address; without one all up to the next comma says when to take it.
    const [written = ''] = url === word ? (/^[^,]*/.exec(rest.slice(all.length)) ?? []) : []
    if (url !== '') candidates.push({ url, descriptors: written.trim().replace(/\s+/g, ' ') })
    rest = rest.slice(all.length + written.length)
  }
}

function withoutLastCommas(word: string): string {
  let end = word.length
  while (word[end - 1] === ',') end--
  return word.slice(0, end)
}
