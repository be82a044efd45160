import fc from 'fast-check'

const bits = [
  ...[
    '- a',
    '1. b',
    '> ',
    '> q',
    '# h',
    '#',
    'T',
    '===',
    '---',
    '    code',
    '```',
    '~~~',
    '\\',
    'text',
    ' ',
    '  ',
  ],
  ...[
    '*',
    '**',
    '_',
    '`',
    '~~',
    '|',
    '| a | b |\n|---|---|\n| c | d |',
    '&am',
    'p;',
    'é',
    '𝒳',
    '\ud800',
    '\t',
  ],
  ...[
    '[a]',
    '(b)',
    '(other.md)',
    '![',
    ']',
    '[a]: u',
    '[x](other.md#y)',
    '"t"',
    '[^1]',
    '[^1]: f',
    '{{< x >}}',
  ],
  ...[
    '<div>',
    '</div>',
    '<b>',
    '<a x',
    '>',
    '<pre>',
    '</pre>',
    '<?',
    '<!-- open',
    '+++',
    'draft: true',
    'title: T',
  ],
  ':::',
]
const comments = [
  ...['<!-- c -->', '<!--\nc\n-->', '<!-- a\n\nb -->', '<!---->', '<!-->', '<!-- ` | -->', '<!-- > x -->'],
]
const ends = ['\n', '\n\n', '\r\n']

/** Pages that look like nothing that anyone would write, and so meet every rule in every place. */
export const pageText = fc
  .array(fc.oneof(fc.constantFrom(...bits), fc.constantFrom(...ends), fc.constantFrom(...comments)), {
    maxLength: 14,
  })
  .map(parts => parts.join(''))
