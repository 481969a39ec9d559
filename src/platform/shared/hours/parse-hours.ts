import { type HoursCursor, hoursCursor } from './hours-cursor.ts'
import type { HoursRule, HoursState, OpeningHours } from './hours-model.ts'
import { readWideRanges } from './read-dates.ts'
import { readDays } from './read-days.ts'
import { readSpans } from './read-spans.ts'

const always = /24\/7(?!\d)/y
const stateWord = /(?:open|off|closed|unknown)(?![a-z])|\?/iy
const appointment = /(?:by|on) appointment(?![a-z])/iy
const said = /open|off|closed|unknown|by appointment|on appointment|[?"]/iy
const quoted = /"([^"]*)"/y

const states = new Map<string, HoursState>([
  ['open', 'open'],
  ['off', 'closed'],
  ['closed', 'closed'],
  ['unknown', 'unknown'],
  ['?', 'unknown'],
])

/** The state that the rule says, and its comment; a comment by itself says that it is not known. */
function readState(cursor: HoursCursor): Pick<HoursRule, 'state' | 'comment'> {
  const word = states.get(cursor.take(stateWord)?.[0].toLowerCase() ?? '')
  const comment =
    cursor.take(quoted)?.[1] ?? (word ? null : (cursor.take(appointment)?.[0] ?? null))
  return { state: word ?? (comment === null ? 'open' : 'unknown'), comment }
}

const alwaysOpen = { years: [], dates: [], weeks: [], days: [], onlyOn: [], times: [] }

function readRule(cursor: HoursCursor, joins: HoursRule['joins']): HoursRule {
  const start = cursor.at
  if (cursor.take(always)) return { joins, ...alwaysOpen, ...readState(cursor) }
  const when = { ...readWideRanges(cursor), ...readDays(cursor) }
  const times = readSpans(cursor)
  // Days alone before a comma may be half of a list that was meant otherwise.
  if (cursor.at === start ? !cursor.peek(said) : times.length === 0 && cursor.peek(/,/y))
    cursor.refuse()
  const state = readState(cursor)
  return { joins, ...when, times, ...state }
}

/** What joins the next rule; nothing at the end of the text. */
function readJoin(cursor: HoursCursor): HoursRule['joins'] | undefined {
  if (cursor.take(/\|\|/y)) return 'fallback'
  if (cursor.take(/,/y)) return 'additional'
  if (!cursor.done && !cursor.peek(/;/y)) cursor.refuse()
  while (cursor.take(/;/y));
  return cursor.done ? undefined : 'normal'
}

/**
 * Reads the subset of `opening_hours` that docs/opening-hours.md describes. Throws
 * HoursNotUnderstood with the index of the first character that it does not understand.
 */
export function parseHours(text: string): OpeningHours {
  const cursor = hoursCursor(text)
  while (cursor.take(/;/y));
  const rules: HoursRule[] = []
  let joins: HoursRule['joins'] | undefined = 'normal'
  while (joins) {
    const rule: HoursRule = readRule(cursor, joins)
    rules.push(rule)
    joins = readJoin(cursor)
  }
  return rules
}
