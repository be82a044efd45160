/** All that knows site generators. Nothing outside of this folder imports from behind this file. */

export type { PageStatus, SitePlace, Sites } from './commit.ts'
export {
  Commit,
  type CommitFiles,
  type Site,
  SiteCache,
  type SiteFindings,
} from './commit.ts'
export {
  configurationsIn,
  type GeneratorChoice,
  MAX_SITE_MS,
  otherSiteMessage,
  readSites,
} from './find.ts'
export { type GeneratorName, generatorNames } from './generators/index.ts'
export {
  encodeSuffix,
  isIndexName,
  type LinkTarget,
  MAX_ADDRESS_LENGTH,
  pathOf,
  type RepositoryPlace,
  type SiteUrl,
  siteUrlOf,
  urlOf,
  withoutReferences,
} from './website.ts'
