import { rank } from '../../src/questions/ranking.ts'

/** The texts of a document that a search has, by field. */
export interface Fields {
  name: string
  description: string
  tags: string
  body: string
}

/** The ways in which searches rank by fields (BM25 in all of them). */
export const ENGINES = {
  joined: 'fields joined',
  fields: 'BM25F (5, 2, 2, 1)',
  added: 'fields added (3, 1.5, 1, 1)',
  questions: 'FTS5 (5, 2, 2, 1), as known questions',
} as const

export type Engine = keyof typeof ENGINES

const NAMES = ['name', 'description', 'tags', 'body'] as const
const WEIGHTS: Record<Engine, readonly number[]> = {
  joined: [1, 1, 1, 1],
  fields: [5, 2, 2, 1],
  added: [3, 1.5, 1, 1],
  // These are its own.
  questions: [],
}

const K1 = 1.2
const B = 0.75

/** An inverted index that ranks by BM25. */
export class Index {
  readonly #refs: string[]
  /** For each word the documents that have it, with how often each field does. */
  readonly #postings = new Map<string, Map<number, number[]>>()
  readonly #lengths: number[][]
  readonly #means: number[]
  readonly #fieldCounts = new Map<string, number[]>()
  readonly #documents: readonly (readonly [ref: string, fields: Fields])[]
  /** What the ranking of known questions finds. */
  readonly #answers = new Map<string, string[]>()

  constructor(documents: readonly (readonly [ref: string, fields: Fields])[]) {
    this.#documents = documents
    this.#refs = documents.map(([ref]) => ref)
    this.#lengths = documents.map(([, fields], id) =>
      NAMES.map((name, field) => this.#add(id, field, fields[name])),
    )
    this.#means = NAMES.map((_, field) => {
      const total = this.#lengths.reduce((sum, lengths) => sum + lengths[field]!, 0)
      return Math.max(total / documents.length, 1)
    })
  }

  #add(id: number, field: number, text: string): number {
    const words = wordsOf(text)
    for (const word of words) {
      const posting = this.#postings.get(word) ?? new Map<number, number[]>()
      const counts = posting.get(id) ?? [0, 0, 0, 0]
      counts[field]!++
      posting.set(id, counts)
      this.#postings.set(word, posting)
    }
    return words.length
  }

  /** Asks all queries as the action asks known questions: it makes an index of its own for them. */
  ask(queries: readonly string[]): void {
    const encoder = new TextEncoder()
    const json = this.#documents.map(([ref, { tags, ...fields }]): [string, Uint8Array] => [
      ref,
      encoder.encode(JSON.stringify({ ...fields, tags: [tags] })),
    ])
    const found = rank(new Map(json), queries)
    for (const [index, query] of queries.entries()) this.#answers.set(query, found[index]!)
  }

  /** The best documents for a query, the best first. @param engine of `questions` all queries must have been asked. */
  search(query: string, engine: Engine, limit: number): string[] {
    if (engine === 'questions') return this.#answers.get(query)!.slice(0, limit)
    const scores = new Map<number, number>()
    for (const word of new Set(wordsOf(query))) {
      const posting = this.#postings.get(word)
      if (!posting) continue
      const score = this.#scorerOf(word, posting, engine)
      for (const [id, counts] of posting) scores.set(id, (scores.get(id) ?? 0) + score(id, counts))
    }
    const ranked = [...scores].sort(([a, one], [b, other]) => other - one || a - b)
    return ranked.slice(0, limit).map(([id]) => this.#refs[id]!)
  }

  #scorerOf(word: string, posting: ReadonlyMap<number, number[]>, engine: Engine) {
    const weights = WEIGHTS[engine]
    const idf = this.#idf(posting.size)
    if (engine === 'joined') {
      const mean = sum(this.#means)
      return (id: number, counts: readonly number[]) =>
        idf * saturated(sum(counts), 1 - B + (B * sum(this.#lengths[id]!)) / mean)
    }
    if (engine === 'fields')
      return (id: number, counts: readonly number[]) =>
        idf *
        saturated(sum(counts.map((count, field) => (weights[field]! * count) / this.#norm(id, field))), 1)
    const fieldIdfs = this.#fieldIdfs(word, posting)
    return (id: number, counts: readonly number[]) =>
      sum(
        counts.map(
          (count, field) => weights[field]! * fieldIdfs[field]! * saturated(count, this.#norm(id, field)),
        ),
      )
  }

  #norm(id: number, field: number): number {
    return 1 - B + (B * this.#lengths[id]![field]!) / this.#means[field]!
  }

  #idf(found: number): number {
    return Math.log(1 + (this.#refs.length - found + 0.5) / (found + 0.5))
  }

  #fieldIdfs(word: string, posting: ReadonlyMap<number, number[]>): number[] {
    const known = this.#fieldCounts.get(word)
    if (known) return known
    const idfs = NAMES.map((_, field) =>
      this.#idf([...posting.values()].filter(counts => counts[field]! > 0).length),
    )
    this.#fieldCounts.set(word, idfs)
    return idfs
  }
}

function saturated(frequency: number, norm: number): number {
  return (frequency * (K1 + 1)) / (frequency + K1 * norm)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The words of a text as a search compares them: without case, accents and the endings of most plurals and verbs. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map(word => (word.length < 5 ? word : word.replace(/(?:ing|ed|es|s|e)$/, '')))
}
