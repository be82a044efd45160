/** The checkout cannot give what the run needs; the message says what to do. */
export class RepositoryError extends Error {}

/** GitHub's API is no way to get what git cannot: it would take too many requests. */
export class LimitError extends Error {}

/** The server does not have the commit any more, as after a force push. */
export class CommitGoneError extends RepositoryError {}
