/** The `post` step: the same bundle, which knows it by the file that it was started from. */
await import('./main.js');
export {};
