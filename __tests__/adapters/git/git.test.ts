import { describe, expect, test } from '@jest/globals'
import { GitError, openGit, toRepositoryError } from '../../../src/adapters/git/git.ts'
import { RepositoryError } from '../../../src/plan/tree.ts'
import { environment } from '../../support/repo.ts'

/** Runs a line of shell by git. */
const run = (line: string, env: NodeJS.ProcessEnv = {}, signal?: AbortSignal) =>
  openGit('/', { environment: { ...environment, ...env }, signal }).run(['x'], {
    variables: { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'alias.x', GIT_CONFIG_VALUE_0: `!${line}` },
  })

test('the environment of git has no key, and nothing else that the runner keeps there', async () => {
  const secrets = {
    'INPUT_API-KEY': 'k3y',
    ACTIONS_RUNTIME_TOKEN: 'k3y',
    GITHUB_TOKEN: 'k3y',
    git_dir: 'k3y',
  }
  const output = (await run('env', { ...secrets, HTTPS_PROXY: 'p', LC_ALL: 'de_DE.UTF-8' })).toString()
  expect(output).not.toContain('k3y')
  const kept = ['HTTPS_PROXY=p', 'GIT_TERMINAL_PROMPT=0', 'GIT_NO_LAZY_FETCH=1', 'LC_ALL=C']
  expect(output.split('\n')).toEqual(expect.arrayContaining(kept))
})

describe('a command that fails is an error', () => {
  const MISSING = 'git was not found in PATH. Install git on this runner, or use a runner image that has it.'

  test.each([
    [
      'with what git says, in English',
      'git nothing',
      { LC_ALL: 'de_DE.UTF-8' },
      /^git says: git: 'nothing' is not a/,
    ],
    ['on one line', 'printf "a\\n\\nb\\n" >&2; exit 1', {}, /^git says: a b$/],
    ['also when git says nothing', 'exit 1', {}, /^git x failed$/],
    ['when git is missing', '', { PATH: '/nonexistent' }, new RegExp(`^${MISSING}$`)],
  ])('%s', async (_, line, env, message) => {
    await expect(run(line, env)).rejects.toThrow(message)
  })

  test('when the run ends', async () => {
    const ending = new AbortController()
    const running = run('sleep 60', {}, ending.signal)
    ending.abort({ reason: 'the run was cancelled', hint: 'Run it again.', topic: 'cancelled' })
    await expect(running).rejects.toThrow(RepositoryError)
    await expect(running).rejects.toThrow(/^The run was cancelled\. Run it again\. \S+#cancelled$/)
  })
})

test('an error of git is toRepositoryError in plain words, and a defect stays what it is', () => {
  const ofGit = new GitError('git says: ##[error]no')
  expect(toRepositoryError(ofGit, reason => `No: ${reason}`)).toEqual(
    new RepositoryError('No: git says: ## [error]no'),
  )
  const defect = new ReferenceError('AsyncDisposableStack is not defined')
  expect(toRepositoryError(defect, reason => reason)).toBe(defect)
})
