import { posix, win32 } from 'node:path'
import { expect, test } from '@jest/globals'
import { pathInside } from '../../src/text/paths.ts'

const systems = { win32, posix }

test.each([
  ['win32', 'D:\\a\\docs', 'D:\\a\\docs', ''],
  ['win32', 'D:\\a\\docs', 'd:\\A\\docs\\out\\x.md', 'out/x.md'],
  ['win32', 'D:\\a\\docs', 'D:\\a\\docs\\..x', '..x'],
  ['win32', 'D:\\a\\docs', 'D:\\a\\docs2\\x.md', undefined],
  ['win32', 'D:\\a\\docs', 'D:\\a', undefined],
  ['win32', 'D:\\a\\docs', 'C:\\a\\docs\\x.md', undefined],
  ['win32', 'D:\\a\\docs', '\\\\server\\share\\x.md', undefined],
  ['posix', '/a/docs', '/a/docs', ''],
  ['posix', '/a/docs', '/a/docs/out/x.md', 'out/x.md'],
  ['posix', '/a/docs', '/a/docs/..x', '..x'],
  ['posix', '/a/docs', '/a/docs/a\\b', 'a\\b'],
  ['posix', '/a/docs', '/a/docs2/x.md', undefined],
  ['posix', '/a/docs', '/a', undefined],
] as const)('on %s the folder %s has of %s the path %s', (system, folder, path, expected) => {
  expect(pathInside(folder, path, systems[system])).toBe(expected)
})
