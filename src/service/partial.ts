/** A member of this name tells of what was not taken, unless its value is nothing. */
const FAILURE =
  /err(?:or|s?$)|fail|reject|invalid(?!at)|malformed|refus|denied|dropped|discard|unprocess|unaccept|unsuccess|not_?-?(?:accept|process|stored|taken)|exception|violation|problem/i
/** One of this name tells whether all went well. */
const SUCCESS = /accept|succe(?:ss|ed)|^(?:is_?)?(?:ok|valid)$/i
/** One of this name tells how many went well, or which. */
const COUNT = /accepted|succeeded|success(?:es|(?:ful)?_?count)/i
/** One of this name tells how many were as they should be already; any other number beside a count may be anything. */
const KEPT = /unchanged|unmodified|identical|same|exist|already|duplicate|skip|noop/i
/** One of this name has a word for how it went, or a status as of HTTP. */
const STATUS = /stat(?:us|e)|result|outcome|code$|^type$/i
const BAD_STATUS = new RegExp(
  `${FAILURE.source}|^[45]\\d\\d$|partial|incomplete|conflict|exceeded|forbidden|unauthori[sz]ed|missing|not_?-? ?found|time_?-? ?d?_?out|abort|cancel|critical|fatal`,
  'i',
)

/** One of this name is a page, whatever its words, and has what is said of it. */
const PAGE = /\.(?:mdx?|markdown|txt|rst|adoc)$/i

/** A word of state, or two; more are a sentence, and "no errors" are none. */
const WORDS = /^(?!(?:no|0) )[^\s,;:]+(?: [^\s,;:]+)?$/i

/**
 * Whether an answer in JSON, or in lines of it, says that something was not taken. The contract shows no answer, so
 * names and words of state are taken in their worst meaning: to push a page again does no harm, to lose one unnoticed
 * does. Sentences are not read, as they may repeat a page's title, and what is no JSON says nothing.
 *
 * @param sent how many documents the request had.
 */
export function speaksOfFailure(text: string, sent: number): boolean {
  const whole = parsed(text)
  if (whole !== undefined) return says(whole, sent)
  return text.split('\n').some(line => /^\{.*\}\s*$/.test(line) && says(parsed(line), 1))
}

/** Whether an answer in JSON has a list that tells of each document how it went. */
export function speaksOfEach(text: string, sent: number): boolean {
  const whole = parsed(text)
  const lists = typeof whole === 'object' && whole !== null ? [whole, ...Object.values(whole)] : []
  return lists.some(each => Array.isArray(each) && each.length === sent && each.every(tellsHowItWent))
}

function tellsHowItWent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.keys(value).some(name => STATUS.test(name) || SUCCESS.test(name))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Not by recursion: an answer may be nested deeper than a call may be. */
function says(value: unknown, sent: number): boolean {
  const waiting = [{ value, sent }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.value === false) return true
    if (typeof next.value !== 'object' || next.value === null) continue
    // What stands in a list is said of one document each.
    const isList = Array.isArray(next.value)
    const members = Object.entries(next.value)
    const kept = sum(
      members.flatMap(([name, member]) => (KEPT.test(name) && !PAGE.test(name) ? [member] : [])),
    )
    for (const [name, member] of members) {
      if (!isList && isFailure(name, member, next.sent - kept)) return true
      const isOne = isList || PAGE.test(name)
      if (isList || typeof member === 'object') waiting.push({ value: member, sent: isOne ? 1 : next.sent })
    }
  }
  return false
}

/** @param sent how many documents must have been taken if all were. */
function isFailure(name: string, value: unknown, sent: number): boolean {
  if (PAGE.test(name)) return value === false || isBadStatus(value)
  if (FAILURE.test(name)) return !isNothing(value)
  if (STATUS.test(name) && (value === false || isBadStatus(value))) return true
  if (!SUCCESS.test(name)) return false
  const size = COUNT.test(name) ? sizeOf(value) : undefined
  return size === undefined ? value !== null && value !== '' && isNothing(value) : size < sent
}

function sum(values: readonly unknown[]): number {
  return values.reduce<number>((total, each) => total + (sizeOf(each) ?? 0), 0)
}

function isBadStatus(value: unknown): boolean {
  return (
    ['string', 'number'].includes(typeof value) && WORDS.test(String(value)) && BAD_STATUS.test(String(value))
  )
}

const NOTHING = /^(?:|0|no|none|null|false)$/i
/** An answer that hides what failed any deeper is not one that says that nothing did. */
const MAX_DEPTH = 20

function isNothing(value: unknown, depth = 0): boolean {
  if (typeof value === 'object' && value !== null)
    return depth < MAX_DEPTH && Object.values(value).every(each => isNothing(each, depth + 1))
  return value === undefined || value === null || NOTHING.test(String(value))
}

function sizeOf(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length
  return typeof value === 'number' ? value : undefined
}
