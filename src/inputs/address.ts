import { shown } from '../shown.ts'
import { InputError } from './error.ts'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

export function parseBaseUrl(text: string): string {
  if (text === '')
    throw new InputError(
      'it is missing. Give the address of your search service, such as https://search.example.com.',
    )
  const url = URL.parse(text)
  // What stands before "@" or after "?" may be secret, also in what is no URL.
  const received = /[@?#]/.test(text) ? 'it' : `"${shown(text)}"`
  if (url === null)
    throw new InputError(
      `${received} is not a URL. Give the whole address, such as https://search.example.com.`,
    )
  if (url.username !== '' || url.password !== '')
    throw new InputError(
      'it holds a user name or a password. Give the address alone; the key goes into api-key.',
    )
  if (url.search !== '' || url.hash !== '' || /[?#]/.test(text))
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
    `"${shown(text)}" is not an ID: letters, digits, "-" and "_" only. Copy it from the connector's page.`,
  )
}

/** The key is never shown, not even in part. */
export function parseApiKey(text: string): string | undefined {
  if (text === '') return undefined
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
