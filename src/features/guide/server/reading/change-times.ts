import { type DayPart, hourIn, partIn } from './change-days.ts'
import { meaningOf } from './lexicon.ts'
import type { Reader } from './tokens.ts'

const shifts = new Map([
  ['earlier', -60],
  ['sooner', -60],
  ['later', 60],
  ['plus tot', -60],
  ['plus tard', 60],
])

/** An hour is said, or an earlier or later one: "lunch should not be before 1 pm", "dinner later". */
export const isAtHour = (reader: Reader): boolean =>
  [...shifts.keys()].some((phrase) => reader.find(phrase) >= 0) ||
  reader.tokens.some(
    ({ text, kind }, at) =>
      (kind === 'number' || text === 'noon') &&
      /^(?:at|before|after|than|until|to|around|a|vers|avant|apres)$/.test(reader.text(at - 1)),
  )

/** "Lunch earlier", "dinner a bit later": by how much it is to move, in minutes. */
function shiftIn(reader: Reader): number | undefined {
  for (const [phrase, minutes] of shifts) {
    const at = reader.find(phrase)
    if (at < 0) continue
    reader.use(at, at + phrase.split(' ').length)
    return minutes
  }
  return undefined
}

/** When what moves or comes in is to be: at an hour, in a part of the day, before or behind all else. */
export function whenIn(
  reader: Reader,
  changes: readonly { readonly target: { readonly meal?: 'lunch' | 'dinner' } }[],
) {
  const hour = hourIn(
    reader,
    changes.some(({ target }) => target.meal === 'dinner'),
  )
  for (const [at, { text }] of reader.tokens.entries())
    if (hour !== undefined && /^(?:earlier|later|say|back)$/.test(text)) reader.use(at)
  const found = hour === undefined ? partIn(reader) : undefined
  const shift = hour === undefined && !found ? shiftIn(reader) : undefined
  if (found) reader.use(found.at)
  const isFirst = ends(
    reader,
    'first,at the start,at the beginning,to start,start,begin,en premier,au debut,commence',
  )
  const isLast = !isFirst && ends(reader, 'last,at the end,end,finish,en dernier,a la fin')
  const edge = isFirst ? ('first' as const) : isLast ? ('last' as const) : undefined
  return { hour, part: found?.part, edge, shift }
}

/** Whether it says so, and not of a day: "the first day". */
const ends = (reader: Reader, phrases: string): boolean =>
  phrases.split(',').some((phrase) => {
    const at = reader.find(phrase)
    const to = at + phrase.split(' ').length
    const isOfOther =
      !/^(?:start|begin|end|finish|commence)$/.test(phrase) &&
      /^(?:day|evening|night|morning|afternoon|stop|visit|one|jour)$/.test(reader.text(to))
    if (at < 0 || isOfOther) return false
    reader.use(at, to)
    return true
  })

/** 'Start day 2 later, at 11', 'day 3 from ten'. */
export function startIn(reader: Reader): string | undefined {
  const at = reader.tokens.findIndex(({ text }) =>
    /^(?:start|starts|begin|begins|later|from|before|commence|commencer|avant)$/.test(text),
  )
  const hour = at < 0 ? undefined : hourIn(reader, false)
  if (hour !== undefined)
    for (const [n, { text }] of reader.tokens.entries())
      if (n === at || text === 'later' || text === 'nothing') reader.use(n)
  return hour
}

const keepWords = /^(?:keep|leave|want|have|need|with|garde|laisse|make)$/

/** 'Keep one afternoon free', 'a free evening on day 2', 'leave day 3 open'. */
export function freesIn(reader: Reader): DayPart | 'day' | undefined {
  const at = reader.tokens.findIndex(({ text }) => /^(?:free|open|off|empty|libre)$/.test(text))
  const found = partIn(reader)
  // "A free evening"
  const isBeside = found !== undefined && found.at === at + 1
  if (
    at < 0 ||
    !(isBeside || reader.tokens.some(({ text }) => keepWords.test(text) || text === 'off'))
  )
    return undefined
  const isDay = reader.tokens.some(
    ({ text }, n) =>
      /^(?:day|jour|journee)$/.test(text) ||
      meaningOf((one) => reader.text(one), n, 'weekday') !== undefined,
  )
  if (!found && !isDay) return undefined
  reader.use(at)
  if (found) reader.use(found.at)
  return found?.part ?? 'day'
}

/** 'It rains on day 2', 'a rainy day 2'. */
export function isWetIn(reader: Reader): boolean {
  const at = reader.tokens.findIndex(({ text }) =>
    /^(?:rain|rains|raining|rainy|wet|pluie|pleut|pleuvra)$/.test(text),
  )
  if (at < 0) return false
  // "Move the outdoor things to another day": what it is about.
  for (const [n, { text }] of reader.tokens.entries())
    if (
      n === at ||
      /^(?:outdoor|outdoors|outside|indoor|indoors|things|stuff|another|other|day)$/.test(text)
    )
      reader.use(n)
  return true
}
