import { meaningOf, meaningsAt } from './lexicon.ts'
import type { Reader } from './tokens.ts'

interface Length {
  readonly days?: number
  readonly nights?: number
}

const lengthOf = (unit: string, count: number): Length => {
  if (unit === 'night') return { nights: count, days: count + 1 }
  if (unit === 'week') return { days: count * 7 }
  if (unit === 'fortnight') return { days: 14 }
  if (unit === 'weekend') return { days: 2 }
  if (unit === 'month') return { days: count * 30 }
  if (unit === 'hour') return { days: Math.max(1, Math.round(count / 24)) }
  return { days: count }
}

const longer = (unit: string, length: Length): Length => (unit === 'weekend' ? { days: 3 } : length)

const aDay = 24
const isSingle = (text: string): boolean => text === 'a' || text === 'the' || text === 'long'

/** The number that stands here, and how many tokens it takes; NaN where there is none. */
function countAt(reader: Reader, at: number): { readonly count: number; readonly word: number } {
  const found = meaningOf((n) => reader.text(n), at, 'number')
  const value = reader.value(at)
  const text = reader.text(at)
  if (Number.isFinite(value)) return { count: value, word: found?.length ?? 1 }
  if (found) return { count: Number(found.value), word: found.length }
  const few = text === 'few' || text === 'quelques' ? 3 : Number.NaN
  return { count: isSingle(text) ? 1 : few, word: 1 }
}

/** "Five days of Tokyo into four": where the days that are left are told; -1 for nowhere. */
const shortenedAt = (reader: Reader, from: number): number =>
  [...reader.placesOf('into'), ...reader.placesOf('en')].find((at) => {
    if (at < from) return false
    const { count, word } = countAt(reader, at + 1)
    const rest = reader.tokens[at + 1 + word]
    return (
      count > 0 &&
      count <= 30 &&
      !isSingle(reader.text(at + 1)) &&
      (rest === undefined || rest.kind === 'sign' || /^(?:days?|jours?)$/.test(rest.text))
    )
  }) ?? -1

/** '5 days', 'a week', 'une fin de semaine', '10-day', 'four nights', 'two and a half weeks'. */
export function readLength(reader: Reader): Length {
  const textAt = (at: number) => reader.text(at)
  let found: Length = {}
  for (let at = 0; at < reader.tokens.length; at += 1) {
    const { count, word } = countAt(reader, at)
    if (!(count > 0 && count <= 370)) continue
    let next = at + word
    while (
      '-,full,whole,easy,slow,quiet,lovely,sunny,busy,long,good,lazy,short,bonnes,petits,more,extra'
        .split(',')
        .includes(textAt(next))
    )
      next += 1
    // "a relaxed week", "une belle semaine".
    const isWide =
      ['week', 'weekend', 'semaine', 'fortnight'].includes(textAt(next + 1)) &&
      meaningOf(textAt, next, 'unit') === undefined &&
      reader.tokens[next]?.kind === 'word'
    if (isWide && count === 1) next += 1
    // "48h"
    const isHours = textAt(next) === 'h' && count >= aDay
    const unit = isHours ? { value: 'hour', length: 1 } : meaningOf(textAt, next, 'unit')
    if (!unit || unit.value === 'minute') continue
    // "the day", "the night" and "3 hours" are no length of a trip; neither is "$200 a night" or "day 3".
    if (isSingle(textAt(at)) && textAt(at) !== 'a' && unit.value !== 'weekend') continue
    if (
      textAt(at) === 'a' &&
      (unit.value === 'night' || unit.value === 'day' || unit.value === 'month')
    )
      continue
    if (unit.value === 'hour' && count < 20) continue
    // "The night of day 3" is no length either.
    if (unit.value === 'night' && /^(?:day|jour)$/.test(textAt(at - 1))) continue
    const after = next + unit.length
    if (textAt(after) === 'of' && textAt(after + 1) === 'rain') continue
    if (/^(?:ago|old|ahead|prior|advance|later|earlier|late)$/.test(textAt(after))) continue
    // "One day out of the city" is a day of the trip.
    if (count === 1 && unit.value === 'day' && /^(?:out|outside|away)$/.test(textAt(after)))
      continue
    if (unit.value === 'month' && /^(?:after|before|apres|avant)$/.test(textAt(after))) continue
    // "4 days with 1 night in the desert" are four days.
    const into = unit.value === 'day' ? shortenedAt(reader, after) : -1
    const length = lengthOf(unit.value, into < 0 ? count : countAt(reader, into + 1).count)
    if (into >= 0) {
      reader.use(into, into + 3)
      return length
    }
    // "In 4 months" and "every day" are no lengths of a trip; "a lazy day" within five is one of them.
    if (unit.value === 'month' && /^(?:in|dans|within)$/.test(textAt(at - 1))) continue
    if ((found.days ?? found.nights ?? 0) > (length.days ?? 0)) continue
    found = {
      ...(textAt(at) === 'long' || textAt(at + 1) === 'long' ? longer(unit.value, length) : length),
      ...(found.nights && unit.value === 'day' ? { nights: found.nights } : {}),
    }
    // "A beach week": what kind of week it is to be is read by itself.
    for (let here = at; here < after; here += 1)
      if (here < at + word || here >= next || meaningsAt(textAt, here).length === 0)
        reader.use(here)
  }
  const more = found.days !== undefined && found.nights === undefined ? furtherDays(reader) : 0
  if (found.days !== undefined && more > 0) return { days: found.days + more }
  const isLong = reader.find('long weekend') >= 0
  return found.days === undefined && bareWeekend(reader) ? { days: isLong ? 3 : 2 } : found
}

const thereafter = /^(?:and|then|plus|et|puis)$/
const there = /^(?:in|along|on|at|near|around|by|a|au|aux|en|sur|dans)$/

/** "3 days in Seville and 4 along the coast": what comes on top. */
function furtherDays(reader: Reader): number {
  const at = reader.tokens.findIndex(
    ({ text }, n) =>
      thereafter.test(text) &&
      // "Kids 4 and 7 in March"
      reader.tokens[n - 1]?.kind !== 'number' &&
      countAt(reader, n + 1).count <= 30 &&
      !isSingle(reader.text(n + 1)) &&
      there.test(reader.text(n + 2)),
  )
  if (at < 0 || reader.isUsed(at + 1)) return 0
  reader.use(at + 1)
  return countAt(reader, at + 1).count
}

/** 'weekend in Rome', and not 'open on the weekend' or 'this weekend', which is a date. */
function bareWeekend(reader: Reader): boolean {
  const bare = reader.tokens.findIndex(
    ({ text }, at) =>
      meaningOf((n) => reader.text(n), at, 'unit')?.value === 'weekend' &&
      !text.endsWith('s') &&
      !/^(?:on|the|every|each|this|next|le|la|ce|cette|chaque)$/.test(reader.text(at - 1)),
  )
  if (bare >= 0) reader.use(bare)
  return bare >= 0
}
