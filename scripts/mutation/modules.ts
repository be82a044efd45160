/** What is mutated together. */
export interface Module {
  /** Globs of its files. */
  sources: string[]
  /** The folders and files of `__tests__` that are to notice. */
  tests: string[]
  /** The percentage of the mutants that tests must notice. Some change nothing, so that it is never 100. */
  score: number
}

/** The modules in which a fault would lose or leak a document. */
export const modules: Readonly<Record<string, Module>> = {
  plan: { sources: ['src/plan/**/*.ts'], tests: ['plan'], score: 90 },
  journal: { sources: ['src/journal/**/*.ts'], tests: ['journal', 'adapters/files/journal'], score: 90 },
  push: {
    sources: ['src/push/**/*.ts'],
    tests: ['push/deliver', 'push/pack', 'push/push', 'push/sender'],
    score: 90,
  },
  inputs: { sources: ['src/inputs/**/*.ts'], tests: ['inputs', 'journal/scope'], score: 80 },
  text: { sources: ['src/text/**/*.ts'], tests: ['text', 'docs/help'], score: 80 },
  answers: {
    sources: ['src/adapters/service/answers.ts', 'src/adapters/service/success.ts'],
    tests: ['adapters/service/answers', 'adapters/service/success'],
    score: 80,
  },
}
