import type { Corpus } from './corpora.ts'
import { firstDifference } from './edits.ts'
import { type Made, makeDocuments } from './make.ts'

/** The documents whose bodies result in other bodies when they are pages themselves. */
export async function findRestless(corpus: Corpus, made: Made[]): Promise<{ path: string; what: string }[]> {
  const settings = { ...corpus.settings, sourceLinks: false }
  const bodies = made.map(each => withoutSourceLink(each))
  const pages = made.map(({ page }, index) => ({
    path: page.path.replace(/\.mdx$/, '.md'),
    // A title that no heading says, so that all are left alone.
    content: new TextEncoder().encode(`---\ntitle: Not in the text\n---\n${bodies[index]}`),
  }))
  const again = new Map(
    (await makeDocuments({ ...corpus, settings }, pages)).map(({ page, document }) => [page, document.body]),
  )
  return pages.flatMap((page, index) => {
    const body = again.get(page)
    if (body === bodies[index]) return []
    return [{ path: made[index]?.page.path ?? '', what: firstDifference(bodies[index] ?? '', body ?? '') }]
  })
}

/** The source link is not to be there twice. */
function withoutSourceLink({ document: { body } }: Made): string {
  const at = body.lastIndexOf('\n[')
  return at < 0 ? body : body.slice(0, at)
}
