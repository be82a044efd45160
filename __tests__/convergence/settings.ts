import type { DocumentSettings } from '../../src/document/document.ts'
import { inputs } from '../support/inputs.ts'

/** What a workflow says of the documents; it can change from one commit to the next. */
export interface Settings {
  files: readonly string[]
  refPrefix: string
  tags: readonly string[]
  sourceLinks: boolean
}

const { files, refPrefix, tags, sourceLinks } = inputs()
export const defaults: Settings = { files, refPrefix, tags, sourceLinks }

export function toDocumentSettings(
  { refPrefix: prefix, tags: all, sourceLinks: isLinked }: Settings,
  repositoryUrl: string,
): DocumentSettings {
  return { refPrefix: prefix, tags: all, sourceLinks: isLinked, repositoryUrl, branch: 'main' }
}

/** The settings as the inputs of `action.yml`. */
export function toInputs(settings: Settings): Record<string, string> {
  return {
    files: settings.files.join('\n'),
    'ref-prefix': settings.refPrefix,
    tags: settings.tags.join(','),
    'source-links': String(settings.sourceLinks),
  }
}
