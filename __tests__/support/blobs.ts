import type { Blob } from '../../src/plan/tree.ts'

/** Reads no blob: for trees without the configuration of a site. */
export async function* noBlobs(): AsyncGenerator<Blob> {}
