/**
 * A text in which `***` is in the place of a key, as it is or in an encoding that GitHub's runner masks: JSON, a URL,
 * XML, base64. A service that repeats a request must not put its key into the report, which no runner masks.
 */
export function withoutKey(text: string, key: string): string {
  const inJson = JSON.stringify(key).slice(1, -1)
  const inXml = key.replace(/[<>&"']/g, character => ENTITIES[character]!)
  const spellings = [inJson, inXml, encodeURIComponent(key), key, ...inBase64(key)]
  return spellings.filter(each => each !== '').reduce((masked, each) => masked.replaceAll(each, '***'), text)
}

const ENTITIES: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
}

/** What stands for the bytes of a key, whichever of the three places in a group it begins at, without its neighbours. */
function inBase64(key: string): string[] {
  const bytes = Buffer.from(key)
  return [0, 1, 2].map(start => {
    const groups = Math.floor((bytes.length - start) / 3)
    return bytes.subarray(start, start + 3 * Math.max(0, groups)).toString('base64')
  })
}
