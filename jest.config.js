/** Folders of tests that take longer than minutes, or need more than git and Node; each has an npm script of its own. */
const others = ['convergence', 'openapi', 'page', 'recipes', 'scenarios', 'slow', 'workflows']

/** The globs begin at the root, so that a checkout may lie in a folder of any name. */
const project = (displayName, ...globs) => ({
  displayName,
  roots: ['<rootDir>/__tests__', '<rootDir>/sandbox', '<rootDir>/scripts', '<rootDir>/src'],
  testMatch: globs.map(glob => `<rootDir>/__tests__/${glob}.test.ts`),
  extensionsToTreatAsEsm: ['.ts'],
  setupFiles: ['<rootDir>/__tests__/support/seed.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } }] },
})

export default {
  // Only against a test that never ends: a slow machine may take its time.
  testTimeout: 240_000,
  maxWorkers: '100%',
  projects: [
    project('fast', '*', `!(${others.join('|')})/**/*`),
    ...others.map(folder => project(folder, `${folder}/**/*`)),
  ],
}
