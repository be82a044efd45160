import { basename } from 'node:path'
import { setFailed } from '@actions/core'
import { withHelp } from '../../text/index.ts'

/** The oldest major version that has all that is used here, and the one that `action.yml` asks a runner for. */
const OLDEST = 24

/** Why a Node of this version, such as `v20.20.2`, cannot run the action; `undefined` when it can. */
function refuseNode(version: string): string | undefined {
  if (Number(/^v(\d+)\./.exec(version)?.[1]) >= OLDEST) return undefined
  return `This action needs Node ${OLDEST} or later; this is ${version}. GitHub's runners have it from version 2.327.1 on: update the runner. In act with -self-hosted it is the node of your own machine: put Node ${OLDEST} first in PATH.`
}

// The first module that is evaluated: what comes after it may not run on an older Node.
const refusal = refuseNode(process.version)
if (refusal !== undefined) {
  // The `post` step does not repeat it: the main step has left it nothing to end.
  if (basename(process.argv[1] ?? '') !== 'post.js') setFailed(withHelp(refusal, 'node-version'))
  process.exit()
}
