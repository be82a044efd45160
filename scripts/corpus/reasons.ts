import type { Corpus } from './corpora.ts'
import type { Difference } from './fidelity.ts'
import type { Made } from './make.ts'

const olderComments =
  'cmark-gfm follows CommonMark 0.29, where a comment in a line may not hold "--"; since 0.31 it may, as in HTML.'
const rawText =
  'The example turns raw text elements off by its tag filter, which this check does not: <xmp> takes all that follows for its text.'
/**
 * The documents that differ for a reason that lies in micromark or cmark-gfm themselves. Each is named, so that no
 * rule lets others pass.
 */
const reasons: { corpus: string; path: string; reason: string }[] = [
  { corpus: 'specification commonmark-spec/spec.txt', path: '625.md', reason: olderComments },
  { corpus: 'specification test/spec.txt', path: '645.md', reason: olderComments },
  { corpus: 'specification test/spec.txt', path: '646.md', reason: olderComments },
  { corpus: 'specification test/extensions.txt', path: '22.md', reason: rawText },
]

/** Sorts out the differences that have a reason, and the reasons that nothing differs for any more. */
export function judge({ name }: Corpus, made: Made[], differences: Difference[]) {
  const own = reasons.filter(({ corpus }) => corpus === name).map(({ path }) => path)
  const differing = new Set(differences.map(({ path }) => path))
  const compared = new Set(made.map(({ page }) => page.path))
  return {
    unexplained: differences.filter(({ path }) => !own.includes(path)),
    explained: differences.filter(({ path }) => own.includes(path)),
    stale: own.filter(path => compared.has(path) && !differing.has(path)),
  }
}
