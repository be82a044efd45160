/** `npm run release`: what the workflow "Release" publishes of the commit that is checked out. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ArgumentError, command, git, say } from './command.ts'

const usage = `Usage: npm run release -- --dry [--out FOLDER]

Checks that a commit can be released, and writes its archive and the text of its release.

  --dry            as if the version of package.json were tagged here
  --out FOLDER     where to write them; without it, artifacts
  --help           print this

Without --dry the tag is that of GITHUB_REF_NAME. Nothing is published: .github/workflows/release.yml does that.
`

/** The files that users run, and by what right. */
const RELEASED = ['action.yml', 'dist', 'LICENSE']

process.exitCode = await command(
  usage,
  { dry: { type: 'boolean' }, out: { type: 'string' } },
  async ({ dry = false, out = 'artifacts' }) => {
    const root = join(import.meta.dirname, '..')
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    const tag = dry ? `v${version}` : (process.env.GITHUB_REF_NAME ?? '')
    if (tag !== `v${version}`)
      throw new ArgumentError(
        `The tag "${tag}" is not the version of package.json, which is ${version}. Tag the commit that sets the version, or use --dry.`,
      )
    const changes = changesOf(version, readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))
    if (changes === undefined && !dry)
      throw new ArgumentError(
        `CHANGELOG.md has no part "## ${version} (YYYY-MM-DD)". Add it, and tag that commit.`,
      )
    const folder = resolve(process.env.INIT_CWD ?? '', out)
    mkdirSync(folder, { recursive: true })
    const name = `docs-push-action-${tag}`
    const archive = join(folder, `${name}.tar.gz`)
    await git(root, [
      'archive',
      '--format=tar.gz',
      `--prefix=${name}/`,
      `--output=${archive}`,
      'HEAD',
      ...RELEASED,
    ])
    const commit = (await git(root, ['rev-parse', 'HEAD'])).trim()
    const repository = process.env.GITHUB_REPOSITORY ?? 'OWNER/docs-push-action'
    const notes = join(folder, 'notes.md')
    writeFileSync(
      notes,
      notesOf({ repository, commit, tag, changes: changes ?? '', archive: `${name}.tar.gz` }),
    )
    say(archive, notes)
    return true
  },
)

/** The part of the changelog about a version. */
function changesOf(version: string, changelog: string): string | undefined {
  const parts = changelog.split(/^## /m)
  const part = parts.find(text => text.startsWith(`${version} `))
  return part?.slice(part.indexOf('\n') + 1).trim()
}

interface Release {
  repository: string
  commit: string
  tag: string
  changes: string
  archive: string
}

function notesOf({ repository, commit, tag, changes, archive }: Release): string {
  return `\`\`\`yaml
- uses: ${repository}@${commit} # ${tag}
\`\`\`

${changes}

Verify that this release is what the workflow has published, and that its files were built here:

\`\`\`sh
gh release verify ${tag} --repo ${repository}
gh release download ${tag} --repo ${repository} --pattern ${archive}
gh attestation verify ${archive} --repo ${repository}
\`\`\`
`
}
