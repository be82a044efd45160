declare module 'markdown-it-emoji/lib/data/full.mjs' {
  /** Emoji by their names. */
  const emoji: Readonly<Record<string, string>>
  export default emoji
}
