import { readFile } from 'node:fs/promises'

import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { secureHeaders } from 'hono/secure-headers'
import { answers, behaviours, limits } from '../assumptions.ts'
import { renderBody } from './body.ts'
import { changesView } from './changes-view.ts'
import { documentView, readForm } from './document-view.ts'
import { bytes, type Html, layout, number, type Shell, stateOf, withCode } from './layout.ts'
import { missingView, warningsView } from './missing-view.ts'
import { pushesView, pushView } from './pushes-view.ts'
import { readQuestion, results, searchView } from './search-view.ts'
import type { PageSource } from './serve.ts'

const assets: Record<string, string> = {
  'page.css': 'text/css; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
}

/** The page: every address of it is a plain GET, and only reads. */
export function createPage(source: PageSource): Hono {
  const app = new Hono()
  app.use(headers, onlyThisMachine)
  app.get('/', c => {
    const question = readQuestion(c.req.query())
    return show(c, source, { current: '/', q: question.q, main: searchView(source, question) })
  })
  app.get('/results', c => c.html(results(source, readQuestion(c.req.query()))))
  app.get('/state', c => c.text(stateOf(source)))
  app.get('/document', c => showDocument(c, source))
  app.get('/changes', c => showChanges(c, source))
  app.get('/pushes', c => show(c, source, { current: '/pushes', main: pushesView(chosen(c, source)) }))
  app.get('/pushes/:at{[1-9][0-9]*}', c => showPush(c, source))
  app.get('/missing', c =>
    show(c, source, { current: '/missing', main: missingView(chosen(c, source), c.req.query('all')) }),
  )
  app.get('/warnings', c =>
    show(c, source, { current: '/warnings', main: warningsView(source, c.req.query('all')) }),
  )
  app.get('/stand-in', c => show(c, source, { current: '/stand-in', main: standInView() }))
  app.get('/assets/:name', c => sendAsset(c, source))
  app.notFound(c => absent(c, source, 'There is no such page.'))
  return app
}

function show(c: Context, source: PageSource, shell: Shell, status: 200 | 404 = 200) {
  return c.html(layout(chosen(c, source), shell), status)
}

/** The source with the connector that the address names. */
function chosen(c: Context, source: PageSource): PageSource {
  const connector = c.req.query('connector')
  return connector ? { ...source, connector } : source
}

function absent(c: Context, source: PageSource, what: string) {
  const main = html`<div class="inner"><h1>Not here</h1><p>${what} <a href="/">Search for it</a></p></div>`
  return show(c, source, { title: 'Not here', main }, 404)
}

/** The document that an address names, of the first connector that has it, with its versions by the numbers in it. */
function found(c: Context, source: PageSource) {
  const { store, connector } = chosen(c, source)
  const connectors = connector === undefined ? store.connectors() : [connector]
  const ref = c.req.query('ref') ?? ''
  const [document] = connectors.flatMap(each => store.document(each, ref) ?? [])
  if (!document) return undefined
  const versions = store.versions(document.connector, document.external_ref)
  const version = (name: string, usual?: number) =>
    versions.find(({ number }) => number === Number(c.req.query(name) ?? usual))
  return { document, versions, version }
}

const NO_DOCUMENT = 'No document has this reference.'
const NO_VERSION = 'The document has no such version.'

async function showDocument(c: Context, source: PageSource) {
  const named = found(c, source)
  if (!named) return absent(c, source, NO_DOCUMENT)
  const { document, versions, version } = named
  const shown = version('version', document.version)
  if (!shown) return absent(c, source, NO_VERSION)
  const form = readForm(c.req.query('as'))
  const rendered = form === 'page' ? await renderBody(shown.body) : undefined
  const main = documentView({ document, versions, shown, form, rendered }, source.runs)
  return show(c, source, { title: shown.name, main })
}

function showChanges(c: Context, source: PageSource) {
  const named = found(c, source)
  if (!named) return absent(c, source, NO_DOCUMENT)
  const { document, versions, version } = named
  const [before, after] = [version('from'), version('to')]
  if (!before || !after) return absent(c, source, NO_VERSION)
  const main = changesView(document, versions, before, after)
  return show(c, source, { title: `Changes of ${after.name}`, main })
}

function showPush(c: Context, source: PageSource) {
  const at = Number(c.req.param('at'))
  const run = source.runs[at - 1]
  if (!run) return absent(c, source, 'There was no such push.')
  const main = pushView(source, run, at, c.req.query('all'))
  return show(c, source, { title: `Push ${at}`, current: '/pushes', main })
}

async function sendAsset(c: Context, source: PageSource) {
  const name = c.req.param('name') ?? ''
  const type = Object.hasOwn(assets, name) ? assets[name] : undefined
  if (type === undefined) return absent(c, source, 'There is no such page.')
  return c.body(await readFile(new URL(`assets/${name}`, import.meta.url)), 200, { 'content-type': type })
}

/** What the sandbox is and is not, from the tables that it works by. */
function standInView(): Html {
  return html`<div class="inner"><div class="prose">
<h1>This is a stand-in</h1>
<p class="lead">The real search service is not here. What you see is a small program on this machine that accepts the same
pushes, so that you can see what search would hold of your documents.</p>
<h2>What it follows</h2>
<p>The service's contract: the fields of a document, the states active and archived, a new version only when the content
differs, at most ${number(limits.maxDocuments)} documents and ${bytes(limits.maxBytes)} in a request.</p>
<h2>What it assumes</h2>
<p>Where the contract says nothing, this is assumed. The real service may differ.</p>
<ul>${behaviours.map(each => html`<li>${withCode(each)}</li>`)}</ul>
<h2>What it answers</h2>
<div class="wide" tabindex="0" role="group" aria-label="Table of answers"><table>
<thead><tr><th scope="col">When</th><th scope="col" class="n">Status</th></tr></thead>
<tbody>${Object.values(answers).map(row => html`<tr><td>${'error' in row ? row.error : 'accepted'}</td><td class="n">${row.status}</td></tr>`)}</tbody>
</table></div>
<h2>What is its own</h2>
<p>How results are ranked, the passages shown, the facets, and this page: the contract describes none of them.</p>
</div></div>`
}

/** The page shows texts from anyone, so it runs and loads only what is its own. */
const headers = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: 'DENY',
  referrerPolicy: 'no-referrer',
  // There is no TLS on this machine.
  strictTransportSecurity: false,
})

/** A page on the internet whose name is made to lead here (DNS rebinding) must not read private documents. */
const onlyThisMachine: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host') ?? ''
  if (/^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i.test(host)) return next()
  return c.text('This page is only for this machine: open it at 127.0.0.1.', 421)
}
