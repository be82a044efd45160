import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createPage } from './app.ts'
import type { PageSource } from './source.ts'

export interface Served extends AsyncDisposable {
  url: string
}

/** Always the same if possible, so that the page's address can be bookmarked. */
const usualPort = 4680

/** Serves the page on 127.0.0.1: at this port, or at a free one when it is in use. */
export async function servePage(source: PageSource, port = usualPort): Promise<Served> {
  const server = createAdaptorServer({ fetch: createPage(source).fetch })
  const listen = async (wanted: number) => {
    server.listen(wanted, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(port).catch(error => {
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error
    return listen(0)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
