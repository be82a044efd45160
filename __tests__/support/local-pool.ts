import { openPageMaker, type PageContext, type PageMaker } from '../../src/document/page.ts'
import type { BuiltText } from '../../src/plan/tree.ts'
import type { Pool } from '../../src/run/ports.ts'

/**
 * A pool without threads, since what they do to a page is tested where they are.
 *
 * @param kept the texts of built pages by where they are kept.
 */
export function openLocalPool(kept: ReadonlyMap<string, BuiltText> = new Map()): Pool {
  let maker: Promise<PageMaker> | undefined
  const requireMaker = () => {
    if (maker === undefined) throw new Error('the pool has no context before the first page')
    return maker
  }
  return {
    ahead: 2,
    warmUp: () => {},
    setContext(context) {
      if ('paths' in context) maker = openPageMaker(context as PageContext)
    },
    supply: supplies => void requireMaker().then(each => each.supply(supplies)),
    run: async job => (await requireMaker()).make(job, kept.get(job.built ?? '')),
    readHead: nothingBuilt,
    compareWords: nothingBuilt,
    readBuilt: nothingBuilt,
    async [Symbol.asyncDispose]() {},
  }
}

async function nothingBuilt(): Promise<never> {
  throw new Error('nothing here builds a site')
}
