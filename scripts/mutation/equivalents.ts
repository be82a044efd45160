/** A change that no test can notice, since it changes nothing that anyone could. */
interface Equivalent {
  file: string
  /** Where it begins, without the blanks around it. */
  line: string
  source: string
  replacement: string
  why: string
}

export const equivalents: readonly Equivalent[] = []
