/** All that knows site generators. Nothing outside of this folder imports from behind this file. */
export {
  Commit,
  type CommitFiles,
  type CommitSites,
  dialectOf,
  type SitePlace,
  sitePlacesOf,
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
export type { LinkTarget, Site, Sites, SiteUrl, Website } from './site.ts'
export {
  encodeSuffix,
  isIndexName,
  lookUpInOtherCase,
  pageStem,
  pathOf,
  type RepositoryPlace,
  RepositoryWebsite,
  siteUrlOf,
  urlOf,
  withoutReferences,
} from './website.ts'
