/** The page works without this; with it, results follow as one types, and keys work. */

const waitMs = 80
const field = document.querySelector('#q')
const form = document.querySelector('form[data-live]')
const results = document.querySelector('#results')
const status = document.querySelector('#status')

document.documentElement.classList.add('scripted')

/** The current request; a newer one aborts it. */
let asked
let timer

async function search() {
  const query = new URLSearchParams(new FormData(form))
  for (const [name, value] of [...query]) if (value.trim() === '') query.delete(name)
  const search = query.size > 0 ? `?${query}` : ''
  asked?.abort()
  asked = new AbortController()
  const { signal } = asked
  results.setAttribute('aria-busy', 'true')
  try {
    const response = await fetch(`/results${search}`, { signal })
    if (!response.ok) throw new Error(`${response.status}`)
    const found = await response.text()
    signal.throwIfAborted()
    // Our own server's HTML, in which every text is escaped.
    results.innerHTML = found
    history.replaceState(null, '', `/${search}`)
    status.textContent = results.firstElementChild.dataset.status
  } catch {
    if (signal.aborted) return
    status.textContent = 'The sandbox does not answer. Is npm run demo still running?'
    results.textContent = status.textContent
  }
  results.removeAttribute('aria-busy')
}

function searchSoon() {
  clearTimeout(timer)
  timer = setTimeout(search, waitMs)
}

function focusHit(hits, at) {
  if (at < 0) field.focus()
  else hits[Math.min(at, hits.length - 1)]?.focus()
}

const isTyping = target => target.closest('input, select, textarea, [contenteditable]') !== null

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  const { key, target } = event
  const hits = [...document.querySelectorAll('[data-hit]')]
  const at = hits.indexOf(target)
  const isHere = at >= 0 || (target === field && form !== null)
  if (key === '/' && !isTyping(target)) {
    field.focus()
    field.select()
  } else if (key === 'ArrowDown' && isHere) focusHit(hits, at + 1)
  else if (key === 'ArrowUp' && at >= 0) focusHit(hits, at - 1)
  else if (key === 'Escape' && at >= 0) field.focus()
  else if (key === 'Enter' && target === field && form !== null && isSettled()) hits[0]?.click()
  else return
  event.preventDefault()
}

/** Whether the results shown are those of what was typed. */
function isSettled() {
  const shown = new URLSearchParams(location.search).get('q') ?? ''
  return field.value.trim() !== '' && shown === field.value && !results.hasAttribute('aria-busy')
}

document.addEventListener('keydown', onKey)
if (form) {
  field.addEventListener('input', searchSoon)
  if (field.value === '' && matchMedia('(hover: hover)').matches) field.focus({ preventScroll: true })
}

for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(document.querySelector('.source').textContent)
    button.nextElementSibling.textContent = button.textContent = 'Copied'
  })
}

/** How often the page asks whether something came in. */
const followMs = 2_000
const root = document.documentElement

/** Shows what came in since, unless something is selected. */
async function follow() {
  if (document.visibilityState !== 'visible') return
  const response = await fetch('/state').catch(() => undefined)
  const state = response?.ok ? await response.text() : root.dataset.state
  if (state === root.dataset.state || getSelection()?.isCollapsed === false) return
  const answer = await fetch(location.href)
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  root.dataset.state = state
  // The field stays as it is, with what is typed in it.
  const parts = ['.numbers', '.top nav', ...(form ? ['#notes', '#results'] : ['main'])]
  for (const part of parts) {
    // Our own server's HTML, in which every text is escaped.
    document.querySelector(part).innerHTML = fresh.querySelector(part).innerHTML
  }
}

setInterval(follow, followMs)
