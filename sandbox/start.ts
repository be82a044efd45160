/** Runs the sandbox by hand: `node sandbox/start.ts [--port N] [--database FILE]`. Ctrl-C stops it. */
import { parseArgs } from 'node:util'
import { defaults, startSandbox } from './server.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8787' }, database: { type: 'string', default: ':memory:' } },
})
const sandbox = await startSandbox({ port: Number(values.port), database: values.database })

console.log(`base-url      ${sandbox.url}`)
console.log(`connector-id  ${defaults.connectors.join(', ')}`)
for (const [key, { write }] of Object.entries(defaults.keys)) {
  console.log(`api-key       ${key} (${write ? 'write access' : 'no write access'})`)
}
console.log(`search        ${sandbox.url}/search?q=words`)
console.log(`documents     ${values.database === ':memory:' ? 'in memory, gone on Ctrl-C' : values.database}`)

const stop = async () => {
  await sandbox[Symbol.asyncDispose]()
  process.exit()
}
process.once('SIGINT', stop).once('SIGTERM', stop)
