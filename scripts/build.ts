/** `npm run build`: `dist`, which users run: the bundle of both steps, and the one that a worker thread starts. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const cwd = fileURLToPath(new URL('../', import.meta.url))
const run = (script: string, ...args: string[]): void => {
  execFileSync(process.execPath, [script, ...args], { cwd, stdio: 'inherit' })
}

/** Bundles a module of `lib` with all that it imports. */
function bundle(module: string, folder: string): void {
  // By a dynamic import: ncc lists the licences of dynamic imports alone once there is one.
  const entry = `lib/${folder.replace('/', '-')}.js`
  writeFileSync(`${cwd}${entry}`, `await import('./${module}')\n`)
  const options = ['--license', 'licenses.txt', '--no-source-map-register', '--quiet']
  run('node_modules/@vercel/ncc/dist/ncc/cli.js', 'build', entry, '-o', folder, ...options)
}

for (const folder of ['lib', 'dist']) rmSync(`${cwd}${folder}`, { recursive: true, force: true })
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json')
bundle('main.js', 'dist')
bundle('adapters/workers/worker.js', 'dist/worker')
renameSync(`${cwd}dist/index.js`, `${cwd}dist/main.js`)
copyFileSync(`${cwd}lib/post.js`, `${cwd}dist/post.js`)
