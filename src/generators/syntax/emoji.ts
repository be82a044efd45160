import names from 'markdown-it-emoji/lib/data/full.mjs'
import { replacing } from './step.ts'

/**
 * `:smile:` by GitHub's names and Twemoji's, where the site shows emoji (pymdown's Emoji, `enableEmoji` of Hugo, jemoji
 * of Jekyll, VitePress, Docusaurus); `/:x:/` is in addresses.
 */
export const emoji = replacing(':', /(?<![\w/:]):([\w+-]{1,50}):(?![\w:])/g, match => {
  const name = match[1]!
  // Twemoji's names begin with what GitHub's end with.
  const known = [name, name.replace(/(man|woman)_(\w+)/, '$2_$1')].find(each => Object.hasOwn(names, each))
  return known && names[known]
})
