import { readFile } from 'node:fs/promises'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { renderBody } from './body.ts'
import { changesView } from './changes-view.ts'
import { documentView } from './document-view.ts'
import type { Html } from './format.ts'
import { layout, type Shell } from './layout.ts'
import { missingView } from './missing-view.ts'
import { pushesView, pushView } from './pushes-view.ts'
import { readQuestion, results, searchView } from './search-view.ts'
import { headers, onlyThisMachine } from './security.ts'
import type { PageSource } from './source.ts'
import { standInView } from './stand-in-view.ts'
import { warningsView } from './warnings-view.ts'

const assets: Record<string, string> = {
  'page.css': 'text/css; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
}

/** The page: every address of it is a plain GET, and only reads. */
export function createPage(source: PageSource): Hono {
  const { store, connector, runs } = source
  const app = new Hono()
  const show = (c: Context, shell: Shell, status: 200 | 404 = 200) => c.html(layout(source, shell), status)
  const absent = (c: Context, what: string) => show(c, { title: 'Not here', main: notHere(what) }, 404)
  app.use(headers, onlyThisMachine)

  app.get('/', c => show(c, { current: '/', main: searchView(source, readQuestion(c.req.query())) }))
  app.get('/results', c => c.html(results(source, readQuestion(c.req.query()))))
  app.get('/document', async c => {
    const document = store.document(connector, c.req.query('ref') ?? '')
    if (!document) return absent(c, 'No document has this reference.')
    const versions = store.versions(connector, document.external_ref)
    const shown = versions.find(({ number }) => number === Number(c.req.query('version') ?? document.version))
    if (!shown) return absent(c, 'The document has no such version.')
    return show(c, {
      title: shown.name,
      main: documentView(document, versions, shown, await renderBody(shown.body), runs),
    })
  })
  app.get('/changes', c => {
    const document = store.document(connector, c.req.query('ref') ?? '')
    if (!document) return absent(c, 'No document has this reference.')
    const versions = store.versions(connector, document.external_ref)
    const [before, after] = ['from', 'to'].map(name =>
      versions.find(({ number }) => number === Number(c.req.query(name))),
    )
    if (!before || !after) return absent(c, 'The document has no such version.')
    return show(c, {
      title: `Changes of ${after.name}`,
      main: changesView(document, versions, before, after),
    })
  })
  app.get('/pushes', c => show(c, { title: 'What was pushed', current: '/pushes', main: pushesView(source) }))
  app.get('/pushes/:at{[1-9][0-9]*}', c => {
    const at = Number(c.req.param('at'))
    const run = runs[at - 1]
    if (!run) return absent(c, 'There was no such push.')
    return show(c, {
      title: `Push ${at}`,
      current: '/pushes',
      main: pushView(source, run, at, c.req.query('all')),
    })
  })
  app.get('/missing', c =>
    show(c, { title: 'What is missing', current: '/missing', main: missingView(source, c.req.query('all')) }),
  )
  app.get('/warnings', c =>
    show(c, { title: 'Warnings', current: '/warnings', main: warningsView(source, c.req.query('all')) }),
  )
  app.get('/stand-in', c => show(c, { title: 'A stand-in', current: '/stand-in', main: standInView() }))
  app.get('/assets/:name', async c => {
    const name = c.req.param('name')
    const type = Object.hasOwn(assets, name) ? assets[name] : undefined
    if (type === undefined) return absent(c, 'There is no such page.')
    return c.body(await readFile(new URL(`assets/${name}`, import.meta.url)), 200, { 'content-type': type })
  })
  app.notFound(c => absent(c, 'There is no such page.'))
  return app
}

function notHere(what: string): Html {
  return html`<div class="inner"><h1>Not here</h1><p>${what} <a href="/">Search for it</a></p></div>`
}
