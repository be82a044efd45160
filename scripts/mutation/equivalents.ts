/** A change that no test can notice, since it changes nothing that anyone could. */
interface Equivalent {
  file: string
  source: string
  replacement: string
  why: string
}

export const equivalents: readonly Equivalent[] = []
