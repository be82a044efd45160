import fc from 'fast-check'

const list = (text: string) => text.split(/ {2,}/)

const bits = [
  ...list('- a  1. b  > q  # h  #  T  ===  ---  ```  ~~~  \\  text  *  **  _  `  ~~  |  &am  p;  é  𝒳  :::'),
  ...list('[a]  (b)  (other.md)  ![  ]  [a]: u  [x](other.md#y)  "t"  [^1]  [^1]: f  {{< x >}}'),
  ...list('<div>  </div>  <b>  <a x  >  <pre>  </pre>  <?  <!-- open  +++  draft: true  title: T'),
  ...['> ', '    code', ' ', '  ', '\ud800', '\t', '| a | b |\n|---|---|\n| c | d |'],
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
