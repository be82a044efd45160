/**
 * Whether a text holds a secret or a part of it, plainly or spelt as JSON, a URL or base64 would spell it. A service
 * that repeats a request, or the first letters of a key, must not put them into the report, which no runner masks.
 */
export function holds(text: string, secret: string): boolean {
  const read = [text, unescaped(text), unescaped(unescaped(text)), withoutEscapes(text)]
  const spellings = new Set(
    read.flatMap(each => [each, decoded(each), decoded(decoded(each)), withoutPercents(each)]),
  )
  const length = Math.min(PART, secret.length)
  const parts = partsOf(secret.toLowerCase(), length)
  return (
    [...spellings].some(each => hasPart(each.toLowerCase(), parts, length)) ||
    inBase64(secret).some(each => text.replace(/-/g, '+').replace(/_/g, '/').includes(each))
  )
}

/** Fewer characters in a row are found in any text. */
const PART = 6

function partsOf(secret: string, length: number): Set<string> {
  const starts = Array.from({ length: secret.length - length + 1 }, (_, start) => start)
  return new Set(starts.map(start => secret.slice(start, start + length)))
}

/** In one pass: a text may be long, and a key may be too. */
function hasPart(text: string, parts: ReadonlySet<string>, length: number): boolean {
  for (let start = 0; start + length <= text.length; start++)
    if (parts.has(text.slice(start, start + length))) return true
  return false
}

/** As a URL is read, for a secret that has a percent sign itself. */
function decoded(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
}

/** As JSON is read, for a secret that has a backslash itself. */
function unescaped(text: string): string {
  return text.replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (_, digits: string | undefined, character: string) =>
    digits === undefined ? character : String.fromCharCode(Number.parseInt(digits, 16)),
  )
}

/** `\/`, `\u002B` and `\"`, once or twice over. */
function withoutEscapes(text: string): string {
  return text
    .replace(/(?<!\\)\\+u([0-9a-f]{4})/gi, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    )
    .replace(/\\+([^a-z0-9\s])/gi, '$1')
}

function withoutPercents(text: string): string {
  return text.replace(/%(?:25)*([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
}

/** What stands for a secret in base64, whichever of the three places in a group of bytes it begins at. */
function inBase64(secret: string): string[] {
  const encoded = [0, 1, 2].map(before => {
    const text = Buffer.from('\0'.repeat(before) + secret).toString('base64')
    // The first and last characters hold bits of the neighbours too.
    return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + secret.length) * 8) / 6))
  })
  return encoded.filter(each => each.length >= MIN_BASE64)
}

/** Less than this is found in any text. */
const MIN_BASE64 = 6
