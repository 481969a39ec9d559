import { addDays, type LocalDate, weekdayOf } from '#platform/shared/local-date.ts'
import { type Weekday, weekdays } from '#features/trips/domain/opening-hours.ts'
import { dayNames, monthOf } from './calendar-words.ts'

/** The next such day, today left out. */
export const nextWeekday = (today: LocalDate, day: Weekday): LocalDate => {
  const ahead = (weekdays.indexOf(day) - weekdayOf(today) + 7) % 7
  return addDays(today, ahead || 7)
}

const W = `(${[...dayNames.keys()].join('|')})`
const M = `(${[...monthOf.keys()].join('|')})`
const two = (value: number) => String(value).padStart(2, '0')
const dayOf = (word: string | undefined): Weekday => dayNames.get(word ?? '') ?? 'fri'

/** "From next Thursday to Sunday", "ce vendredi": days of the week without a date. */
export function readWeekdays(
  text: string,
  today: LocalDate,
): { start: LocalDate; end?: LocalDate } | undefined {
  const next = '(?:next |this |coming |ce |le |the )?'
  const from = (word: string | undefined) =>
    /semaine prochaine|next week\b/.test(text)
      ? nextWeekday(nextWeekday(today, 'sun'), dayOf(word))
      : nextWeekday(today, dayOf(word))
  const range = new RegExp(
    `\\b(?:from |du |de |between )?${next}${W}(?: prochain)? (?:to|until|till|through|thru|au|a|jusqu au|jusqu a) ${next}${W}\\b`,
  ).exec(text)
  if (range) {
    const start = from(range[1])
    return { start, end: nextWeekday(start, dayOf(range[2])) }
  }
  const one = new RegExp(
    `\\b(?:next|this|this coming|leaving|on part|ce) ${W}\\b|\\b${W} (?:prochain|qui vient)\\b`,
  ).exec(text)
  return one ? { start: from(one[1] ?? one[2]) } : undefined
}

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|1st|1er|1re|premier|premiere)$/, 1],
  [/^(?:second|2nd|2e|deuxieme)$/, 2],
  [/^(?:third|3rd|3e|troisieme)$/, 3],
  [/^(?:fourth|4th|4e|quatrieme)$/, 4],
  [/^(?:last|dernier|derniere)$/, 5],
]
const O =
  '(first|1st|1er|1re|premiere?|second|2nd|2e|deuxieme|third|3rd|3e|troisieme|fourth|4th|4e|quatrieme|last|derniere?)'

/** "The second weekend of March", "le premier vendredi de mai"; a weekend begins on its Saturday. */
export function readOrdinal(text: string, today: LocalDate): LocalDate | undefined {
  const match = new RegExp(
    `\\b${O} (${[...dayNames.keys()].join('|')}|week ?end|fin de semaine) (?:in |of |de |d |du mois de |en )*${M}(?: (20\\d\\d))?\\b`,
  ).exec(text)
  if (!match) return undefined
  const count = ordinals.find(([pattern]) => pattern.test(match[1] ?? ''))?.[1] ?? 1
  const day = dayNames.get(match[2] ?? '') ?? 'sat'
  const month = monthOf.get(match[3] ?? '') ?? 1
  const inYear = (year: number): LocalDate => {
    const before = addDays(`${year}-${two(month)}-01`, -1)
    const days = [1, 2, 3, 4, 5].map((at) => addDays(nextWeekday(before, day), (at - 1) * 7))
    const own = days.filter((date) => Number(date.slice(5, 7)) === month)
    return own[count - 1] ?? own.at(-1) ?? before
  }
  const year = match[4] ? Number(match[4]) : Number(today.slice(0, 4))
  const found = inYear(year)
  return !match[4] && found < today ? inYear(year + 1) : found
}

/** "The week after next", "in three weekends", "dans deux mois". */
export function weeksAhead(text: string, today: LocalDate): LocalDate | undefined {
  if (/\bweek after next\b|\bsemaine d apres\b/.test(text))
    return addDays(nextWeekday(today, 'mon'), 7)
  const found =
    /\b(?:in|dans) (\d{1,2}|an?|une?|a couple of|quelques) (week ?ends?|fins? de semaine|weeks?|semaines?|months?|mois)\b(?! of| de (?:pluie|vacances))|\b(\d{1,2}|an?|une?) (week ?ends?|weeks?|months?) from (?:now|today)\b/.exec(
      text,
    )
  if (!found) return undefined
  const word = found[1] ?? found[3] ?? ''
  const count = Number(word) || (/couple|quelques/.test(word) ? 2 : 1)
  const unit = found[2] ?? found[4] ?? ''
  if (/week ?end|fin/.test(unit)) return addDays(nextWeekday(today, 'sat'), (count - 1) * 7)
  if (/month|mois/.test(unit)) {
    const at = Number(today.slice(5, 7)) - 1 + count
    const year = Number(today.slice(0, 4)) + Math.floor(at / 12)
    return `${year}-${two((at % 12) + 1)}-${two(Math.min(28, Number(today.slice(8))))}`
  }
  return addDays(today, count * 7)
}

/** Easter Sunday of the western churches, by the anonymous Gregorian rule. */
function easterOf(year: number): LocalDate {
  const golden = year % 19
  const [century, rest] = [Math.floor(year / 100), year % 100]
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const sum = moon + sunday - 7 * late + 114
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`
}

const fixed: readonly (readonly [RegExp, string])[] = [
  [/\bnew year s?(?: eve)?\b|\bjour de l an\b|\bnouvel an\b|\bla saint sylvestre\b/, '12-30'],
  [/\b(?:christmas|xmas|noel)\b/, '12-24'],
  [/\bvalentine s?\b|\bsaint valentin\b|\bst valentin\b/, '02-14'],
  [/\bhallowe?en\b/, '10-31'],
  [/\bcanada day\b|\bfete du canada\b/, '07-01'],
  [/\bsaint jean baptiste\b|\bla saint jean\b|\bst jean baptiste\b|\bfete nationale\b/, '06-24'],
]

/** The day from which a feast is spent: the Friday before Easter, the eve of Christmas. */
export function readOccasion(text: string, today: LocalDate): LocalDate | undefined {
  const named = Number(/\b(20\d\d)\b/.exec(text)?.[1] ?? 0)
  const next = (dateIn: (year: number) => LocalDate) => {
    const year = named || Number(today.slice(0, 4))
    const date = dateIn(year)
    return !named && date < today ? dateIn(year + 1) : date
  }
  if (/\beaster\b|\bpaques\b|\bgood friday\b|\bvendredi saint\b/.test(text))
    return next((year) => addDays(easterOf(year), -2))
  if (/\bthanksgiving\b|\baction de graces?\b/.test(text)) {
    // The second Monday of October; the Americans' is the fourth Thursday of November.
    const isAmerican = /\b(?:american|us|u s|americaine?)\b/.test(text) && !/\bcanad\w*/.test(text)
    return next((year) =>
      isAmerican
        ? addDays(nextWeekday(`${year}-10-31`, 'thu'), 21)
        : addDays(nextWeekday(`${year}-09-30`, 'mon'), 5),
    )
  }
  const between = /\b(?:between|entre)\b.{0,120}\b(?:christmas|noel)\b/.test(text)
  if (between) return next((year) => `${year}-12-26`)
  const day = fixed.find(([pattern]) => pattern.test(text))?.[1]
  return day ? next((year) => `${year}-${day}`) : undefined
}
