/** What has been done so far. */
export interface Done {
  documents: number
  bytes: number
  requests: number
}

/** How far a run has come, in one line. `total` is the number of documents, `seconds` the time so far. */
export function progressLine({ documents, bytes, requests }: Done, total: number, seconds: number): string {
  const perSecond = documents / Math.max(1, seconds)
  const left = perSecond > 0 ? `, about ${Math.ceil((total - documents) / perSecond)} s left` : ''
  const megabytes = (bytes / 1_000_000).toFixed(1)
  return `${documents} of ${total} documents, ${megabytes} MB in ${requests} requests, ${Math.round(perSecond)} a second${left}`
}
