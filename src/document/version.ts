/** Raised by hand whenever the same page comes to another document, so that every page is pushed again. */
// 3: what front matter without an end hides is hidden, and so is what follows a comment without an end.
// 4: no link to the source goes into an open <pre> or its like that stands further in.
export const normaliserVersion = 4
