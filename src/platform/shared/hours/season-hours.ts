import { timeOf } from '../time-of-day.ts'
import { evaluateDay } from './evaluate-hours.ts'
import type { OpeningHours } from './hours-model.ts'
import { seasonText as text } from './messages.ts'
import { parseHours } from './parse-hours.ts'

const dayMinutes = 24 * 60
/** What opens in the evening may close in the next morning. */
const untilMinute = dayMinutes + 12 * 60
const months = 12
/** More seasons than a line holds. */
const toldAtMost = 3

/** A week in the middle of a month tells its hours: feasts and turns of the season stand at its ends. */
const midWeek = [8, 9, 10, 11, 12, 13, 14]

const twoDigits = (count: number): string => String(count).padStart(2, '0')

/** A month's usual opening on its days, "09:00 to 18:00"; empty where it does not open at all. */
function usualIn(hours: OpeningHours, year: number, month: number): string {
  const counts = new Map<string, number>()
  for (const day of midWeek) {
    const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`
    const spans = evaluateDay(hours, date, { minutes: untilMinute, holidays: [] })
      .filter(({ from, state }) => from < dayMinutes && state !== 'closed')
      .toSorted((a, b) => a.from - b.from)
    if (spans.length === 0) continue
    const words = spans.some(({ from, to }) => from === 0 && to >= dayMinutes)
      ? text.allDay
      : spans.map(({ from, to }) => text.span(timeOf(from), timeOf(to % dayMinutes))).join(', ')
    counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  const [usual] = [...counts].toSorted((a, b) => b[1] - a[1])
  return usual?.[0] ?? ''
}

interface Season {
  readonly words: string
  readonly from: number
  to: number
}

/** Months that follow each other with the same hours, over the turn of the year too. */
function seasonsIn(hours: OpeningHours, year: number): readonly Season[] {
  const seasons: Season[] = []
  for (let month = 1; month <= months; month += 1) {
    const words = usualIn(hours, year, month)
    const last = seasons.at(-1)
    if (last?.words === words) last.to = month
    else seasons.push({ words, from: month, to: month })
  }
  const [first, ...rest] = seasons
  const last = rest.at(-1)
  if (!first || !last || first.words !== last.words) return seasons
  return [...rest.slice(0, -1), { ...last, to: first.to }]
}

function parsedOf(hours: string): OpeningHours | undefined {
  try {
    return parseHours(hours)
  } catch {
    return undefined
  }
}

/**
 * Opening hours of OpenStreetMap's syntax in words for a place that is not visited on a certain day: "09:00 to
 * 21:00 March to October, 09:00 to 18:00 November to February". Undefined where they cannot be read.
 */
export function hoursBySeason(hours: string, year: number): string | undefined {
  const parsed = parsedOf(hours)
  if (!parsed) return undefined
  const seasons = seasonsIn(parsed, year)
  const [only] = seasons
  if (seasons.length <= 1) return only?.words || undefined
  if (seasons.length > toldAtMost) return text.varies
  return seasons
    .map(({ words, from, to }) => text.season(words || text.closed, from, to))
    .join(', ')
}
