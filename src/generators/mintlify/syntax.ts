import { fences } from '../syntax/fences.ts'
import { includes, inPlace } from '../syntax/include.ts'
import { attributeLists } from '../syntax/inline.ts'
import { pathsIn } from '../syntax/paths.ts'
import type { Syntax } from '../syntax/step.ts'
import { variables } from '../syntax/variables.ts'

export function mintlifySyntax(): Syntax {
  return { includes: [snippetTags], markup: [variables, fences(), attributeLists('headings')] }
}

/** `<Snippet file="name.mdx" />`, in the folder of snippets ("Reusable snippets"). */
const snippetTags = includes({
  hint: '<Snippet',
  pattern: /<Snippet[ \t]+file="([^"\n]+)"[ \t]*\/>/g,
  read: ({ 1: name }, _, { includeFolders, folder }) => [
    { name: name!, paths: pathsIn([...includeFolders, folder], name!), isRebased: true },
  ],
  render: inPlace,
})
