import { join } from 'node:path'
import { temporaryFolder } from '../../sandbox/folder.ts'
import type { Document } from '../../src/document/document.ts'
import { MAX_RANK, rank } from '../../src/questions/ranking.ts'
import { git } from '../command.ts'
import { currentOf, linkQueries, openSearch, type Query } from './find.ts'

/** A rank that falls by more is listed. */
const MOST = 5

/**
 * Replays the last commits of a repository that change its pages, and asks after each the words by which pages linked to each
 * other at the first.
 */
export async function replayQuestions(repository: string, commits: number): Promise<string[]> {
  await using clone = await temporaryFolder()
  const workspace = join(clone.path, 'repository')
  await git('.', ['clone', '--quiet', '--no-checkout', repository, workspace])
  const log = ['log', '--first-parent', '--format=%H %s', '-n', String(commits + 1), '--', '*.md', '*.mdx']
  const [first = '', ...others] = (await git(workspace, log)).split('\n').reverse()
  await using search = await openSearch(workspace, join(clone.path, 'journal.jsonl'))
  const { documents } = search
  const push = async (line: string) => {
    const [sha = ''] = line.split(' ')
    await git(workspace, ['update-ref', '--no-deref', 'HEAD', sha])
    await search.push(sha)
  }
  await push(first)
  const queries = linkQueries([...documents.values()], currentOf([...documents.values()]))
  const lines: string[] = []
  const fallen = new Set<string>()
  let before = resultsOf(documents, queries)
  let asked = 0
  for (const line of others) {
    await push(line)
    const after = resultsOf(documents, queries)
    for (const [index, { text, answers }] of queries.entries()) {
      const [page = ''] = answers
      const [old, now] = [before, after].map(results => rankIn(results[index]!, page))
      if (old! > MAX_RANK || !documents.has(page)) continue
      asked++
      if (now! - old! <= MOST) continue
      fallen.add(text)
      const above = after[index]!.slice(0, now! - 1).filter(
        path => !before[index]!.slice(0, old).includes(path),
      )
      lines.push(
        `${line.slice(0, 9)} ${line.slice(41, 110)}: "${text}" ${page} ${old} → ${now} (${above.slice(0, 3).join(', ')})`,
      )
    }
    before = after
  }
  return [
    ...lines,
    `${others.length} commits, ${documents.size} pages, ${queries.length} questions, asked ${asked} times: ${lines.length} falls by more than ${MOST}, of ${fallen.size} questions`,
  ]
}

function resultsOf(documents: ReadonlyMap<string, Document>, queries: readonly Query[]): string[][] {
  const encoder = new TextEncoder()
  const sorted = [...documents].sort(([a], [b]) => (a < b ? -1 : 1))
  const json = sorted.map(([path, document]) => [path, encoder.encode(JSON.stringify(document))] as const)
  return rank(
    new Map(json),
    queries.map(({ text }) => text),
  )
}

function rankIn(results: readonly string[], page: string): number {
  const index = results.indexOf(page)
  return index < 0 ? MAX_RANK + 1 : index + 1
}
