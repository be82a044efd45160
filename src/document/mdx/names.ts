/** Elements of HTML that stand on lines of their own, so that what is around them is no part of their text. */
const blocks = new Set(
  `address article aside blockquote body button caption center col colgroup dd details dialog dir div dl dt fieldset
  figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr iframe legend li main menu nav ol optgroup option p
  pre search section select summary table tbody td tfoot th thead title tr ul video`.split(/\s+/),
)

/** Elements of HTML inside a line that say something which Markdown has no other way to say. */
const meaningful = new Set(
  'abbr b br cite code del dfn em i ins kbd mark q s samp strong sub sup u var'.split(' '),
)

export function isBlockName(name: string | null): boolean {
  return blocks.has(name ?? '')
}

/** Whether an element's tags stay, without their attributes. */
export function isMeaningfulName(name: string | null): boolean {
  return meaningful.has(name ?? '')
}

/** Lower-case names are those of HTML; a fragment has none. */
export function isComponentName(name: string | null): boolean {
  return name === null || !/^[a-z][^.]*$/.test(name)
}
