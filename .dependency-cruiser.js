/** The layers of `src`: data goes one way, and a module imports only from those before it in this list. */
const layers = [
  'text',
  'markdown',
  'sites',
  'inputs',
  'journal',
  'document',
  'built',
  'snapshot',
  'plan',
  'push',
  'questions',
  'report',
]

const rule = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: `${to}|^src/[^/]+$` },
})

export default {
  forbidden: [
    ...layers.map((layer, index) => {
      const later = [...layers.slice(index + 1), 'run', 'adapters'].join('|')
      return rule(`${layer}-imports-only-what-comes-before-it`, `^src/${layer}/`, `^src/(?:${later})/`)
    }),
    {
      name: 'a-generator-knows-no-other',
      severity: 'error',
      from: { path: '^src/sites/generators/([^/]+)/' },
      to: { path: '^src/sites/generators/[^/]+/', pathNot: '^src/sites/generators/$1/' },
    },
    {
      name: 'generators-are-reached-by-their-list',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/sites/generators/' },
      to: { path: '^src/sites/generators/[^/]+/' },
    },
    {
      name: 'sites-are-reached-by-their-index',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/sites/' },
      to: { path: '^src/sites/(?!index\\.ts$)' },
    },
    {
      name: 'a-snapshot-is-reached-by-its-index',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/snapshot/' },
      to: { path: '^src/snapshot/(?!(?:index|disk)\\.ts$)' },
    },
    rule('run-imports-no-adapter', '^src/run/', '^src/adapters/'),
    rule('adapters-import-of-run-only-its-ports', '^src/adapters/', '^src/run/(?!ports\\.ts$)'),
    { name: 'no-cycle', severity: 'error', from: { path: '^src/' }, to: { circular: true } },
  ],
  options: {
    // TypeScript 7 has no API to compile with, so the sources are read as they are, imports of types included.
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.js'] },
  },
}
