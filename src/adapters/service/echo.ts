/** Shorter matches occur by chance. */
const PART = 6

/**
 * Whether a text has a secret in it, or a part of one, plainly or as JSON, a URL or base64 would write it. A service
 * that repeats a request, or the first letters of a key, must not put them into the report, which no runner masks.
 */
export function holds(text: string, secret: string): boolean {
  const [plain, wanted] = [unescaped(text), unescaped(secret)]
  const length = Math.min(PART, wanted.length)
  const parts = new Set(Array.from(wanted, (_, start) => wanted.slice(start, start + length)))
  for (let start = 0; start + length <= plain.length; start++)
    if (parts.has(plain.slice(start, start + length))) return true
  const encoded = text.replaceAll('-', '+').replaceAll('_', '/')
  return base64Of(secret).some(each => encoded.includes(each))
}

/** Without the escapes of URLs and JSON, also where one is in the other or in itself. */
function unescaped(text: string): string {
  const character = (_: string, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))
  return text
    .replace(/%(?:25)*([0-9a-f]{2})/gi, character)
    .replace(/(?<!\\)\\+u([0-9a-f]{4})/gi, character)
    .replaceAll('\\', '')
    .toLowerCase()
}

/** What stands for a secret in base64, whichever of the three places in a group of bytes it begins at. */
function base64Of(secret: string): string[] {
  return [0, 1, 2].flatMap(before => {
    const text = Buffer.from('\0'.repeat(before) + secret).toString('base64')
    // The first and last characters hold bits of the neighbours too.
    const own = text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + secret.length) * 8) / 6))
    return own.length >= PART ? [own] : []
  })
}
