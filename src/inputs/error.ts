/** One or more inputs are missing or malformed; the message has a line for each. */
export class InputError extends Error {}
