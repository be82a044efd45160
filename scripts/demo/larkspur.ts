import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { git } from '../command.ts'

/** One commit of the example documentation. */
interface Step {
  message: string
  /** Paths in the folder `pages`. */
  add?: string[]
  /** By path: a text, and its replacement. */
  edit?: Record<string, [from: string, to: string]>
  /** Old path to new. */
  rename?: Record<string, string>
  remove?: string[]
}

const steps: readonly Step[] = [
  {
    message: 'Write the first pages',
    add: [
      ...['README.md', 'docs/index.md', 'docs/guide.md', 'docs/configuration.md', 'docs/monitors.md'],
      ...['docs/incidents.md', 'docs/notifications/index.md', 'docs/notifications/email.md'],
      ...['docs/notifications/sms.md', 'docs/notifications/webhooks.md', 'docs/api.md', 'docs/upgrading.md'],
      ...['docs/roadmap.md', 'docs/images/status-page.svg'],
    ],
  },
  {
    message: 'Explain how webhooks are signed, add a page on themes',
    add: ['docs/themes.md'],
    edit: {
      'docs/notifications/webhooks.md': [
        'An answer from 200',
        'Each request has a header `Larkspur-Signature`, the HMAC of the body with the secret `webhook`. Compute it\n' +
          'again and compare: a webhook signature that differs means that the request is not from us.\n\n' +
          'An answer from 200',
      ],
    },
  },
  {
    message: 'Rename the guide to installation',
    rename: { 'docs/guide.md': 'docs/installation.md' },
    edit: {
      'README.md': ['(docs/guide.md)', '(docs/installation.md)'],
      'docs/index.md': ['[guide](guide.md)', '[installation](installation.md)'],
      'docs/installation.md': ['title: Getting started', 'title: Installation'],
      'docs/notifications/email.md': ['(../guide.md)', '(../installation.md)'],
    },
  },
  {
    message: 'Take the page on themes back into draft',
    edit: { 'docs/themes.md': ['tags: [appearance]', 'tags: [appearance]\ndraft: true'] },
  },
  {
    message: 'Drop notifications by SMS, publish the roadmap',
    // The list of notifications keeps its link to the page, which causes a warning.
    remove: ['docs/notifications/sms.md'],
    edit: { 'docs/roadmap.md': ['draft: true\n', ''] },
  },
  {
    message: 'Fix the list of notifications, publish the page on themes',
    edit: {
      'docs/notifications/index.md': ['- [by SMS](sms.md), through a gateway of your choice,\n', ''],
      'docs/themes.md': ['draft: true\n', ''],
    },
  },
  {
    message: 'Begin a page on backups, point to it from upgrading',
    add: ['docs/backups.md'],
    // Nobody has written the other page yet: this warning stays.
    edit: {
      'docs/upgrading.md': [
        'Make a copy of `larkspur.db` first.',
        'Make a copy of `larkspur.db` first: see [backups](backups.md) and [moving house](moving.md).',
      ],
    },
  },
]

/** What a reader of that documentation would look for. */
export const queries = ['webhook signature', 'maintenance window', 'asks for a certificate']

const pages = fileURLToPath(new URL('pages/', import.meta.url))

/** The same on every machine, so that the commits are too. */
const AUTHOR = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@larkspur.example',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@larkspur.example',
}

/** Makes a repository with the documentation of a product that does not exist, and returns its folder. */
export async function makeHistory(folder: string): Promise<string> {
  await mkdir(folder)
  await git(folder, ['init', '--quiet', '--initial-branch=main'], AUTHOR)
  for (const [index, step] of steps.entries()) {
    await apply(step, folder)
    const date = `2025-03-0${index + 1}T09:00:00Z`
    const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
    await git(folder, ['-c', 'core.autocrlf=false', 'add', '--all'], AUTHOR)
    await git(folder, ['commit', '--quiet', '--message', step.message], { ...AUTHOR, ...dates })
  }
  return folder
}

async function apply({ add = [], rename: names = {}, edit = {}, remove = [] }: Step, folder: string) {
  for (const path of add) await cp(join(pages, path), join(folder, path))
  for (const [from, to] of Object.entries(names)) await rename(join(folder, from), join(folder, to))
  for (const [path, [from, to]] of Object.entries(edit)) await replace(join(folder, path), from, to)
  for (const path of remove) await rm(join(folder, path))
}

async function replace(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${path} does not hold "${from}"`)
  await writeFile(path, text.replace(from, to))
}
