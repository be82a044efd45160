/**
 * What a runner reads as commands in the output of a step, ported from actions/runner (`ActionCommand.cs`,
 * `ActionCommandManager.cs`, `ProcessInvoker.cs`). Both streams are read so, line by line.
 */
export interface Command {
  name: string
  properties: Record<string, string>
  data: string
}

/** All that are registered, and the marks of the runner's own that it replaces in a log. */
const REGISTERED = new Set(
  (
    'stop-commands internal-set-repo-path set-env set-output save-state add-mask add-path add-matcher remove-matcher ' +
    'debug warning error notice group endgroup echo start-action end-action'
  ).split(' '),
)

/** The commands of an output, in their order. */
export function commandsOf(output: string): Command[] {
  return linesOf(output).flatMap(line => parse(line) ?? parse(line.replace(INVISIBLE, '')) ?? [])
}

/** .NET's `StreamReader.ReadLine` ends a line at CR, LF or both. */
export function linesOf(output: string): string[] {
  return output.split(/\r\n|\r|\n/)
}

/**
 * The runner looks for its marks by the rules of a culture, which pass over what is invisible. A line is read once
 * more without that, which is stricter than the runner.
 */
const INVISIBLE = /[\p{DI}\p{Cc}]/gu

const parse = (line: string): Command | undefined => parseV2(line) ?? parseV1(line)

/** `::name key=value,key=value::data` at the start of a line, but for white space. */
function parseV2(line: string): Command | undefined {
  const [, info = '', data = ''] = /^[\s\u0085]*::(.*?)::(.*)$/su.exec(line) ?? []
  return toCommand(
    info,
    ',',
    text => unescaped(text, '%0D', '%0A', '%3A', '%2C'),
    unescaped(data, '%0D', '%0A'),
  )
}

/** `##[name key=value;key=value]data` anywhere in a line. */
function parseV1(line: string): Command | undefined {
  const start = line.indexOf('##[')
  const end = line.indexOf(']', start)
  if (start < 0 || end < 0) return undefined
  const escapes = ['%3B', '%0D', '%0A', '%5D']
  const data = unescaped(line.slice(end + 1), ...escapes)
  return toCommand(line.slice(start + 3, end), ';', text => unescaped(text, ...escapes), data)
}

function toCommand(
  info: string,
  separator: string,
  decode: (text: string) => string,
  data: string,
): Command | undefined {
  const space = info.indexOf(' ')
  const name = space < 0 ? info : info.slice(0, space)
  if (!REGISTERED.has(name.toLowerCase())) return undefined
  const pairs =
    space < 0
      ? []
      : info
          .slice(space + 1)
          .trim()
          .split(separator)
  const properties = pairs
    .map(pair => /^([^=]+)=(.+)$/s.exec(pair))
    .flatMap(found => (found ? [[found[1], decode(found[2] ?? '')] as const] : []))
  return { name, properties: Object.fromEntries(properties), data }
}

function unescaped(text: string, ...escapes: string[]): string {
  return [...escapes, '%25'].reduce((result, each) => result.replaceAll(each, decodeURIComponent(each)), text)
}
