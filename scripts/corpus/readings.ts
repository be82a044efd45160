import type { DocumentSettings, Paths } from '../../src/document/document.ts'
import { splitFrontMatter } from '../../src/document/front-matter.ts'
import { metadataOf } from '../../src/document/metadata.ts'
import type { Page } from '../../src/document/page.ts'
import { parseWhole } from '../../src/document/parse.ts'
import { processor, processorWith } from '../../src/document/processor.ts'

/** Reads all of the text: what the processor of a run must come to in less time. */
const wholeProcessor = processorWith(parseWhole)

/** All that comes of a text's Markdown, read as a run does and read whole; both must be the same. */
export function readBothWays(text: string, path: string, paths: Paths, settings: DocumentSettings) {
  const source = splitFrontMatter(text)
  const read = (by: typeof processor) => {
    const page: Page = {
      path,
      paths,
      settings,
      linesBefore: source.linesBefore,
      ...metadataOf(source.data, settings.tags),
      edits: [],
      messages: [],
      closing: '',
    }
    const body = String(by.processSync({ value: source.text, data: { page } }))
    const { name, description, messages, closing } = page
    return { body, name, description, messages, closing }
  }
  return { inParts: read(processor), whole: read(wholeProcessor) }
}
