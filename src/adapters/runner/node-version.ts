import { basename } from 'node:path'
import { setFailed } from '@actions/core'
import { withHelp } from '../../text/message.ts'

/** The oldest major version that has all that is used here, and the one that `action.yml` asks a runner for. */
const OLDEST_NODE = 24

// The first module that is evaluated: what comes after it may not run on an older Node.
if (Number.parseInt(process.version.slice(1), 10) < OLDEST_NODE) {
  const refusal = `This action needs Node ${OLDEST_NODE} or later; this is ${process.version}. GitHub's runners have it from version 2.327.1 on: update the runner. In act with -self-hosted it is the node of your own machine: put Node ${OLDEST_NODE} first in PATH.`
  // The `post` step does not repeat it: the main step has left it nothing to end.
  if (basename(process.argv[1] ?? '') !== 'post.js')
    setFailed(withHelp(refusal, 'node-version'))
  process.exit()
}
