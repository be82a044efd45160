import fc from 'fast-check'
import { commandsOf } from '../../__tests__/security/commands.ts'
import { metadata } from '../../sandbox/action/metadata.ts'
import { InputError, parseInputs } from '../../src/inputs/index.ts'
import { sanitizeLine } from '../../src/text/index.ts'
import { pieces, require, type Stage, stage } from './stage.ts'

const NAMES = Object.keys(metadata.inputs)
const value = fc.oneof(
  pieces(
    ...[
      'https://',
      'http://',
      'localhost',
      '127.0.0.1',
      'a.example',
      '/',
      '@',
      ':',
      '?',
      '#',
      '..',
      '*',
      '**',
    ],
    ...['{a,b}', '!', '->', '%', 'true', '4', '30', '.git', '\n', ' ', '[', '\0'],
  ),
  fc.constantFrom('', 'true', 'false', 'docs', '4', '30%', 'none', 'auto', 'https://a.example', '**/*.md'),
)
const inputs = fc.dictionary(fc.constantFrom(...NAMES), value)

export const inputStages: Stage[] = [
  stage('inputs', inputs, given => {
    const key = given['api-key']?.trim() ?? ''
    try {
      const { baseUrl, connectorId, targets } = parseInputs(name => given[name] ?? '')
      const { protocol, hostname, username, search, hash } = new URL(baseUrl)
      require(protocol === 'https:' ||
        /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname), `${baseUrl} is accepted`)
      // Targets have connectors of their own.
      require(username + search + hash === '' &&
        (/^[\w-]+$/.test(connectorId) ||
          (connectorId === '' && targets !== '')), 'the address holds more than it may')
      require(new URL(`${baseUrl}/api/ingest/${connectorId}/documents`).origin ===
        new URL(baseUrl).origin, 'it leads elsewhere')
    } catch (error) {
      require(error instanceof InputError, `another error: ${error}`)
      const { message } = error as Error
      require(commandsOf(sanitizeLine(message)).length === 0, 'the message has a command in it')
      const others = NAMES.filter(name => name !== 'api-key').map(name => given[name] ?? '')
      const isOwn = key.length < 8 || others.some(each => each.includes(key)) || !message.includes(key)
      require(isOwn || 'https://search.example.com'.includes(key), 'the message has the key in it')
    }
  }),
]
