import type { DocumentContext, DocumentSettings, Normalised, PageInput } from '../../src/document/document.ts'
import { toDocument } from '../../src/document/index.ts'
import { toRuleTags } from '../../src/inputs/patterns.ts'
import { Sites } from '../../src/sites/commit.ts'
import * as mdx from '../../src/sites/mdx/index.ts'
import type { Paths } from '../../src/text/paths.ts'

export const settings: DocumentSettings = {
  refPrefix: '',
  tags: [],
  rules: [],
  siteTags: true,
  sourceLinks: false,
  repositoryUrl: 'https://github.com/o/r',
  branch: 'main',
  siteUrls: [],
}

/** What pages of a repository without a site are made with. */
export function contextOf(paths: Paths, own = settings): DocumentContext {
  const noSites = { all: [], siteOf: () => undefined }
  const sites = new Sites(noSites, paths, own, mdx)
  return { paths, settings: own, sites, ruleTags: toRuleTags(own.rules), textOf: () => undefined }
}

/** The document of a page of a repository without a site. */
export function documentOf(
  path: string,
  content: Uint8Array,
  paths: Paths,
  own = settings,
  unparsed?: PageInput['unparsed'],
): Normalised {
  return toDocument({ path, content, unparsed }, contextOf(paths, own))
}
