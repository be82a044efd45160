import nodePath, { type PlatformPath } from 'node:path'

/**
 * The path from a folder to what is in it, with slashes, empty for the folder itself; undefined for all that is outside.
 * Windows has no relative path to another drive or to a share: what it gives instead is absolute.
 *
 * @param platform `path.win32` or `path.posix`; without it, that of this system.
 */
export function pathInside(
  folder: string,
  path: string,
  platform: PlatformPath = nodePath,
): string | undefined {
  const inside = platform.relative(folder, path).split(platform.sep).join('/')
  return platform.isAbsolute(inside) || `${inside}/`.startsWith('../') ? undefined : inside
}
