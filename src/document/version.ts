/** Raised by hand whenever the same page comes to another document, so that every page is pushed again. */
// 3: what front matter without an end hides is hidden, and so is what follows a comment without an end.
export const normaliserVersion = 3
