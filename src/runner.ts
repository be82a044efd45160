// All that the action knows of the runner that it runs in, and says to it.
export * from './runner/log.ts'
export * from './runner/memory.ts'
export * from './runner/results.ts'
export * from './runner/secrets.ts'
export * from './runner/step.ts'
export * from './runner/surroundings.ts'
