/** Fewer documents are planned in little memory. */
const MANY = 20_000

/**
 * Gives back the memory that a plan of so many documents was made in: V8 keeps its heap as large as it once was while
 * a run streams, for which it is a third of all.
 */
export async function giveBackMemory(documents: number): Promise<void> {
  if (documents < MANY) return
  // Loaded here, as few runs are so large.
  const { Session } = await import('node:inspector/promises')
  const session = new Session()
  session.connect()
  await session.post('HeapProfiler.collectGarbage')
  session.disconnect()
}
