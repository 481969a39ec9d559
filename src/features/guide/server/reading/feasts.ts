import { addDays, type LocalDate, weekdayOf } from '#platform/shared/local-date.ts'
import type { Reader } from './tokens.ts'

/** "Victoria Day" is no place; "a Sintra day trip" goes to one. */
export const isFeast = (reader: Reader, to: number): boolean =>
  /^(?:day|eve)$/.test(reader.text(to)) && !reader.text(to + 1).startsWith('trip')

/** "A family reunion" is no island. */
export const isGathering = (reader: Reader, from: number): boolean =>
  reader.text(from) === 'reunion' &&
  !reader.tokens[from]?.isName &&
  !/^(?:to|in|on|la)$/.test(reader.text(from - 1))

/** The nth weekday of a month of a year, 0 is Sunday. */
function nth(year: number, month: string, weekday: number, count: number): LocalDate {
  const first = `${year}-${month}-01`
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1))
}

const onDay =
  (day: string) =>
  (year: number): LocalDate =>
    `${year}-${day}`

/** Feasts that people travel for, by their names. */
const feasts: readonly (readonly [string, (year: number) => LocalDate])[] = [
  ['canada day,fete du canada', onDay('07-01')],
  ['saint jean,st jean baptiste', onDay('06-24')],
  ['bastille day,quatorze juillet', onDay('07-14')],
  ['fourth of july,july 4th weekend', onDay('07-04')],
  [
    'st patrick s day,st patricks day,st patricks,st patrick,st paddys day,saint patrick',
    onDay('03-17'),
  ],
  ['valentines day,valentine s day,valentines,saint valentin', onDay('02-14')],
  ['halloween', onDay('10-31')],
  ['remembrance day,jour du souvenir', onDay('11-11')],
  ['boxing day', onDay('12-26')],
  ['canadian thanksgiving,thanksgiving,action de grace', (year) => nth(year, '10', 1, 2)],
  ['american thanksgiving,us thanksgiving', (year) => nth(year, '11', 4, 4)],
  ['labour day,labor day,fete du travail', (year) => nth(year, '09', 1, 1)],
  ['family day', (year) => nth(year, '02', 1, 3)],
]

/** The next day of the feast that a message names, as its longest name says. */
export function feastIn(reader: Reader, today: LocalDate): LocalDate | undefined {
  const [found] = feasts
    .flatMap(([names, dayOf]) => names.split(',').map((name) => ({ name, dayOf })))
    .filter(({ name }) => reader.find(name) >= 0)
    .toSorted((a, b) => b.name.length - a.name.length)
  if (!found) return undefined
  const at = reader.find(found.name)
  reader.use(at, at + found.name.split(' ').length)
  const year = Number(today.slice(0, 4))
  const own = found.dayOf(year)
  return own >= today ? own : found.dayOf(year + 1)
}
