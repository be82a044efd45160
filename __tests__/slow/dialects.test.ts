import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { generatorNames } from '../../src/sites/index.ts'

const attack = fileURLToPath(new URL('attack.ts', import.meta.url))

test.each(generatorNames)(
  '%s: a megabyte of any mark that its steps look for is translated in four seconds and 512 MB',
  generator => {
    const options = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=512', attack, generator]
    const { status, stdout, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const [{ tried }, ...worst] = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    const slowest = Math.max(...worst.map(({ seconds }) => seconds))
    process.stderr.write(`${generator}: ${tried} texts, the slowest in ${slowest.toFixed(1)} s\n`)
    expect(tried).toBeGreaterThan(500)
    expect(worst.filter(({ seconds }) => seconds > 4)).toEqual([])
  },
  1_200_000,
)
