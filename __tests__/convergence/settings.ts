import type { DocumentSettings } from '../../src/document/document.ts'
import { readSiteUrls } from '../../src/inputs/site-urls.ts'
import { inputs } from '../support/inputs.ts'

/** What a workflow says of the documents; it can change from one commit to the next. */
export interface Settings {
  files: readonly string[]
  refPrefix: string
  tags: readonly string[]
  sourceLinks: boolean
  /** Lines of `site-urls`. */
  siteUrls: readonly string[]
}

const { files, refPrefix, tags, sourceLinks } = inputs()
export const defaults: Settings = { files, refPrefix, tags, sourceLinks, siteUrls: [] }

export function toDocumentSettings(
  { refPrefix: prefix, tags: all, sourceLinks: isLinked, siteUrls: lines }: Settings,
  repositoryUrl: string,
): DocumentSettings {
  const { siteUrls } = readSiteUrls(lines)
  return { refPrefix: prefix, tags: all, sourceLinks: isLinked, repositoryUrl, branch: 'main', siteUrls }
}

/** The settings as the inputs of `action.yml`. */
export function toInputs(settings: Settings): Record<string, string> {
  return {
    files: settings.files.join('\n'),
    'ref-prefix': settings.refPrefix,
    tags: settings.tags.join(','),
    'site-urls': settings.siteUrls.join('\n'),
    'source-links': String(settings.sourceLinks),
  }
}
