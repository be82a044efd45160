import { percentEncoded, sanitizeForLog } from '../text/index.ts'
import { InputError, lines } from './values.ts'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

export function parseBaseUrl(text: string): string {
  if (text === '')
    throw new InputError(
      'it is missing. Give the address of your search service, such as https://search.example.com.',
    )
  const url = URL.parse(text)
  // What stands before "@" or after "?" may be secret, also in what is no URL.
  const received = /[@?#]/.test(text) ? 'it' : `"${sanitizeForLog(text)}"`
  if (url === null)
    throw new InputError(
      `${received} is not a URL. Give the whole address, such as https://search.example.com.`,
    )
  if (url.username !== '' || url.password !== '')
    throw new InputError(
      'it holds a user name or a password. Give the address alone; the key goes into api-key.',
    )
  if (/[?#]/.test(text))
    throw new InputError(
      `${received} has a query or a fragment. Give the address without what follows "?" or "#".`,
    )
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.test(url.hostname)))
    throw new InputError(
      `${received} is not https, so the key could be read on its way. Give an address that starts with https://.`,
    )
  return url.href.replace(/(?<!\/)\/+$/, '')
}

export function parseConnectorId(text: string): string {
  if (/^[A-Za-z0-9_-]{1,128}$/.test(text)) return text
  if (text === '')
    throw new InputError(
      "it is missing. Copy it from the connector's page. A variable is empty when its name is misspelt, when it is stored as a secret, and in pull requests from forks.",
    )
  throw new InputError(
    `"${sanitizeForLog(text)}" is not an ID: letters, digits, "-" and "_" only. Copy it from the connector's page.`,
  )
}

/** The key is never shown, not even in part. */
export function parseApiKey(text: string): string {
  if (text === '') return ''
  if (/^bearer\s/i.test(text))
    throw new InputError('it starts with the word "Bearer". Store the key alone; the word is added for you.')
  if (!CREDENTIAL.test(text))
    throw new InputError(
      'it has a space, a line break or another character that no key has. Copy the key again and store it in the secret without anything around it.',
    )
  return text
}

/** Anything else would be named, with all around it, in the error of whatever takes it for a header. */
const CREDENTIAL = /^[\x21-\x7e]+$/

export function parseToken(text: string): string {
  if (text === '' || CREDENTIAL.test(text)) return text
  throw new InputError(
    'it has a space, a line break or another character that no token has. Leave the input out, or copy the token again.',
  )
}

/**
 * Reads lines such as `docs/ -> https://docs.example.com/`; the longest folder comes first.
 *
 * @throws InputError with a line for each that is malformed.
 */
export function parseSiteUrls(text: string): SiteUrl[] {
  const siteUrls: SiteUrl[] = []
  const problems: string[] = []
  for (const line of lines(text)) {
    const result = readLine(line, siteUrls)
    if (typeof result === 'string') problems.push(`"${sanitizeForLog(line)}" ${result}`)
    else siteUrls.push(result)
  }
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return siteUrls.sort((a, b) => b.prefix.length - a.prefix.length || (a.prefix < b.prefix ? -1 : 1))
}

/** A mapping, or what is wrong with it. */
function readLine(line: string, before: readonly SiteUrl[]): SiteUrl | string {
  const parts = line.split('->').map(part => part.trim())
  const [folder = '', address = ''] = parts
  if (parts.length !== 2 || folder === '' || address === '')
    return 'is not a folder, "->" and an address. Write one folder a line, such as docs/ -> https://docs.example.com/.'
  const segments = folder.split('/').filter(segment => segment !== '' && segment !== '.')
  if (segments.includes('..') || /[*?\\]/.test(folder))
    return `names no folder: "${sanitizeForLog(folder)}" has "..", "*", "?" or "\\" in it. Write the folder from the repository's root, such as docs/, or / for the whole repository.`
  const prefix = segments.map(segment => `${segment}/`).join('')
  if (before.some(each => each.prefix === prefix))
    return 'names a folder that another line names as well. Leave one of the two lines.'
  return readAddress(prefix, address)
}

function readAddress(prefix: string, address: string): SiteUrl | string {
  const url = URL.parse(address)
  if (url === null || !/^https?:\/\//i.test(address))
    return 'has no address of a website after "->". Give the whole address, such as https://docs.example.com/.'
  if (url.username !== '' || url.password !== '')
    return 'has a user name or a password in its address, which every reader would see. Remove them from the address.'
  if (/[?#]/.test(address))
    return 'has a query or a fragment in its address. Give the address without what follows "?" or "#".'
  // As safe in a Markdown destination as any other address that is written into one.
  const path = url.pathname.replace(/(?<!\/)\/*$/, '/').replace(/[()'*!~[\]|]/g, percentEncoded)
  return { prefix, url: url.origin + path }
}

/** What is under `prefix` in the repository is under `url` on a website. */
export interface SiteUrl {
  /** A folder with a slash at the end; the repository's root is `''`. */
  prefix: string
  /** With a slash at the end, and neither query nor fragment. */
  url: string
}
