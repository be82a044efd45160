/** All that knows site generators. Nothing outside of this folder imports from behind this file. */
export {
  Commit,
  type CommitFiles,
  type CommitSites,
} from './commit.ts'
export { describeSite, MAX_SITE_MS, readSites } from './find.ts'
export type {
  Head,
  SiteConfig,
  SiteFile,
  SiteFindings,
  SitesData,
} from './generator.ts'
export {
  configurationsIn,
  type GeneratorChoice,
  type GeneratorName,
  generatorNames,
} from './generators/index.ts'
export type { PageStatus, SitePlace, Sites } from './opened.ts'
export { otherSiteMessage } from './others.ts'
export { type LinkTarget, MAX_ADDRESS_LENGTH, type SiteUrl } from './site.ts'
export {
  encodeSuffix,
  isIndexName,
  lookUpInOtherCase,
  pageStem,
  pathOf,
  type RepositoryPlace,
  siteUrlOf,
  urlOf,
  withoutReferences,
} from './website.ts'
