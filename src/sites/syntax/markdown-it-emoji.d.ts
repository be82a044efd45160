declare module 'markdown-it-emoji/lib/data/full.mjs' {
  /** Characters by the names that GitHub has for them. */
  const characters: Readonly<Record<string, string>>
  export default characters
}
