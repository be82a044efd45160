/** What an answer means for the batch that met it. */
export type Reply =
  | { kind: 'accepted' }
  /** The same request may succeed later; `isPressure`: the service asks for fewer requests. */
  | { kind: 'retry'; reason: string; hint: string; afterMs: number; isPressure: boolean }
  /** A smaller request may succeed; `isSize`: all later requests should be smaller too. */
  | { kind: 'split'; reason: string; isSize: boolean }
  /** No request will succeed until somebody changes something. */
  | { kind: 'fatal'; reason: string; hint: string }
