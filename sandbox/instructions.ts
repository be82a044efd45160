import type { Answer } from './answer.ts'

/** The contract names the endpoint and its purpose; the type and the text are assumed. */
export const instructions: Answer = {
  status: 200,
  headers: { 'content-type': 'text/markdown; charset=utf-8' },
  body: `# Starter instructions for agents

Search the company's documents before you answer a question about its systems.

- Quote the title of each document that you used, and link to it.
- Say so when nothing was found; never fill the gap with a guess.
`,
}
