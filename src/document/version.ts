/** Raised by hand whenever the same page comes to another document, so that every page is pushed again. */
export const normaliserVersion = 2
