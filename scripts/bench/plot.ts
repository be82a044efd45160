import type { Size } from './scaling.ts'

const WIDTH = 640
const HEIGHT = 400
const MARGIN = 56
const COLOURS = ['#0969da', '#bc4c00', '#1a7f37']

/** Wall time against the number of pages, both in powers of ten, as a picture. */
export function toSvg(sizes: readonly Size[]): string {
  const names = sizes[0]?.results.map(({ name }) => name) ?? []
  const all = sizes.flatMap(({ results }) => results.map(each => each.seconds))
  const across = scale(
    sizes.map(({ pages }) => pages),
    MARGIN,
    WIDTH - MARGIN,
  )
  const up = scale(all, HEIGHT - MARGIN, MARGIN)
  const lines = names.map((name, index) => {
    const points = sizes.map(({ pages, results }) => [across.of(pages), up.of(results[index]?.seconds ?? 0)])
    const colour = COLOURS[index % COLOURS.length]
    const dots = points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="${colour}"/>`).join('')
    return `<polyline points="${points.map(each => each.join(',')).join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>${dots}
${label(MARGIN + 12, MARGIN + 18 * index, name, `fill="${colour}"`)}`
  })
  const ticks = [
    ...across.powers.map(value =>
      label(across.of(value), HEIGHT - MARGIN + 24, value.toLocaleString('en'), 'text-anchor="middle"'),
    ),
    ...up.powers.map(value => label(MARGIN - 8, up.of(value) + 4, `${value} s`, 'text-anchor="end"')),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" fill="#1f2328">
<title>Wall time of a push against the number of pages</title>
<rect width="100%" height="100%" fill="#fff"/>
<path d="M${MARGIN} ${MARGIN - 20}V${HEIGHT - MARGIN}H${WIDTH - MARGIN + 20}" fill="none" stroke="#59636e"/>
${[...ticks, ...lines].join('\n')}
${label(WIDTH / 2, HEIGHT - 10, 'pages', 'text-anchor="middle"')}
</svg>
`
}

/** A scale over whole powers of ten around the values. */
function scale(values: readonly number[], from: number, to: number) {
  const low = Math.floor(Math.log10(Math.min(...values)))
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))
  return {
    powers: Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index)),
    of: (value: number) => Math.round(from + ((Math.log10(value) - low) / (high - low)) * (to - from)),
  }
}

function label(x: number, y: number, text: string, attributes: string): string {
  return `<text x="${x}" y="${y}" ${attributes}>${text}</text>`
}
