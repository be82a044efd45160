import type { DocumentSettings } from '../../src/document/document.ts'

import { noSite, type SiteContext } from '../../src/document/index.ts'
import { plainMdx } from '../../src/sites/mdx/index.ts'
import { isMdx } from '../../src/text/paths.ts'

/** What a page of no site is made of. */
export function contextOf(path: string): SiteContext {
  return isMdx(path) ? { ...noSite, dialect: plainMdx } : noSite
}

export const settings: DocumentSettings = {
  refPrefix: '',
  tags: [],
  sourceLinks: false,
  repositoryUrl: 'https://github.com/o/r',
  branch: 'main',
  siteUrls: [],
}
