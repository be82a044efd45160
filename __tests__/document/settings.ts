import type { DocumentSettings } from '../../src/document/document.ts'

export const settings: DocumentSettings = {
  refPrefix: '',
  tags: [],
  sourceLinks: false,
  repositoryUrl: 'https://github.com/o/r',
  branch: 'main',
  siteUrls: [],
}
