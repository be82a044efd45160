// All that the action knows of the runner that it runs on, and prints to it.

export * from './context.ts'
export * from './log.ts'
export * from './step.ts'
