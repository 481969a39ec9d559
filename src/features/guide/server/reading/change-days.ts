import { meaningOf } from './lexicon.ts'
import { clockAt } from './read-times.ts'
import type { Reader } from './tokens.ts'

/** A part of a day. */
export type DayPart = 'morning' | 'afternoon' | 'evening'

const partWords: readonly (readonly [DayPart, string])[] = [
  ['morning', 'morning mornings matin matinee matins'],
  ['afternoon', 'afternoon afternoons midi'],
  ['evening', 'evening evenings night soir soiree soirs'],
]
const partOfWord = new Map(
  partWords.flatMap(([part, words]) => words.split(' ').map((word) => [word, part] as const)),
)

/** The part of a day that is named, and where. */
export function partIn(
  reader: Reader,
): { readonly part: DayPart; readonly at: number } | undefined {
  const at = reader.tokens.findIndex(({ text }) => partOfWord.has(text))
  const part = partOfWord.get(reader.text(at))
  return part && { part, at }
}

/** 'To 20:30', 'at 8 pm': the hour that something is to have; a bare one is of the evening for a dinner. */
export function hourIn(reader: Reader, isDinner: boolean): string | undefined {
  for (let at = 1; at < reader.tokens.length; at += 1) {
    if (
      !/^(?:to|at|until|till|for|a|vers|around|by|before|after|than|from|say|avant|apres)$/.test(
        reader.text(at - 1),
      )
    )
      continue
    const clock = clockAt(reader, at)
    if (!clock || /^(?:days?|people|persons?|nights?|jours?|[$€£])$/.test(reader.text(clock.to)))
      continue
    const isBare = clock.to === at + 1
    if (isBare && !/^(?:noon|midi)$/.test(reader.text(at)) && !Number.isInteger(reader.value(at)))
      continue
    reader.use(at - 1, clock.to)
    const isLate = isDinner && clock.time < '12:00' && !/^(?:am|h)$/.test(reader.text(clock.to - 1))
    return isLate ? `${Number(clock.time.slice(0, 2)) + 12}${clock.time.slice(2)}` : clock.time
  }
  return undefined
}

/** Days of a plan from 1 that are named, "the second evening" too; -1 is the last, -2 the one before. */
export function daysIn(reader: Reader, told?: number): number[] {
  const days: number[] = []
  // "As one of the days": any, so the last.
  if (reader.find('one of the days') >= 0) return [-1]
  const same = [
    'that day',
    'same day',
    'that evening',
    'ce jour la',
    'that morning',
    'that afternoon',
  ]
    .map((phrase) => reader.find(phrase))
    .find((at) => at >= 0)
  if (told !== undefined && same !== undefined) {
    reader.use(same, same + 2)
    return [told]
  }
  const add = (value: number, from: number, to: number): void => {
    if (!days.includes(value)) days.push(value)
    reader.use(from, to)
  }
  for (let at = 0; at < reader.tokens.length; at += 1) {
    const text = reader.text(at)
    const isPart = partOfWord.has(text)
    if (!/^(?:days?|jours?|journee)$/.test(text) && !isPart) continue
    const value = reader.value(at + 1)
    const word = meaningOf((n) => reader.text(n), at + 1, 'number')
    const next = isPart
      ? Number.NaN
      : Number.isInteger(value)
        ? value
        : word && !/^(?:un|une|one)$/.test(reader.text(at + 1))
          ? Number(word.value)
          : Number.NaN
    const before = meaningOf((n) => reader.text(n), at - 1, 'ordinal')
    const ended = /^(?:st|nd|rd|th|e)$/.test(reader.text(at - 1))
      ? reader.value(at - 2)
      : Number.NaN
    if (next >= 1 && next <= 30) {
      add(next, at, at + 2)
      const other = reader.value(at + 3)
      if (
        ['and', 'et', ',', 'with', 'avec'].includes(reader.text(at + 2)) &&
        other >= 1 &&
        other <= 30
      )
        add(other, at + 2, at + 4)
    } else if (
      reader.text(at - 1) === 'full' &&
      meaningOf((n) => reader.text(n), at - 2, 'ordinal')?.value === '-1'
    )
      // The last day is the one on which they leave.
      add(-2, at - 2, at + 1)
    else if (before) add(Number(before.value), at - 1, at + 1)
    else if (ended >= 1 && ended <= 30) add(ended, at - 2, at + 1)
  }
  return days
}

const unitWord = /^(?:days?|nights?|jours?|journees?|nuits?)$/
const moreWords = new Set('more extra longer additional another add plus ajoute ajouter'.split(' '))
const lessWords = new Set(
  'less fewer shorter drop remove cut minus lose moins enleve enlever retire retirer'.split(' '),
)

const calmer =
  /^(?:relaxed|relaxing|quiet|calm|easy|chilled|chill|restful|leisurely|tranquille|calme|detendue?|relax)$/

/** 'One more day', 'drop a day', '2 nights less', 'a day longer': so many days more or less. */
export function moreDaysOf(reader: Reader): number {
  for (let at = 1; at < reader.tokens.length; at += 1) {
    if (!unitWord.test(reader.text(at)) || reader.text(at + 1).startsWith('trip')) continue
    // "Remove the museum on day 2" names a day.
    if (reader.value(at + 1) > 0) continue
    // "Add a half-day in Potsdam" is a day out.
    if ([1, 2].some((by) => /^(?:half|demi)$/.test(reader.text(at - by)))) continue
    // "To another day" moves something.
    if (/^(?:to|on|onto|au)$/.test(reader.text(at - 2))) continue
    // "One day more relaxed" is no day more.
    if (calmer.test(reader.text(at + 2)) && /^(?:more|plus)$/.test(reader.text(at + 1))) continue
    const around = [-1, -2, -3, 1, 2, 3].map((by) => ({ by, text: reader.text(at + by) }))
    const sign = around.some(({ text }) => lessWords.has(text))
      ? -1
      : around.some(({ text }) => moreWords.has(text))
        ? 1
        : 0
    if (sign === 0) continue
    const counts = [-1, -2].flatMap((by) => {
      const text = reader.text(at + by)
      const word = meaningOf((n) => reader.text(n), at + by, 'number')
      const value = reader.value(at + by)
      return Number.isInteger(value)
        ? [value]
        : word
          ? [Number(word.value)]
          : /^(?:a|an|another|extra|un|une)$/.test(text)
            ? [1]
            : []
    })
    const [count] = counts
    if (!count || count > 20) continue
    for (const { by, text } of around)
      if (
        moreWords.has(text) ||
        lessWords.has(text) ||
        /^(?:a|an|one|un|une|de)$/.test(text) ||
        Number.isInteger(reader.value(at + by))
      )
        reader.use(at + by)
    reader.use(at)
    return sign * count
  }
  return 0
}
