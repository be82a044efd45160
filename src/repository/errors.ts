/** The checkout cannot give what the run needs; the message says what to do. */
export class RepositoryError extends Error {}

/** The server does not have the commit any more, as after a force push. */
export class CommitGoneError extends RepositoryError {}
