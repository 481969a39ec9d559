import type { Nonstop } from '#atlas/air/schema.ts'
import { addDays, type LocalDate } from '#platform/shared/local-date.ts'

const lastSunday = (year: number, month: number): LocalDate => {
  const end = new Date(Date.UTC(year, month, 0))
  end.setUTCDate(end.getUTCDate() - end.getUTCDay())
  return end.toISOString().slice(0, 10)
}

const summers = new Map<string, readonly [LocalDate, LocalDate]>()

/** The airlines' summer: from the last Sunday of March up to the last Sunday of October. */
export function inSeason(season: Nonstop['season'], date: LocalDate): boolean {
  if (season === 'all') return true
  const year = date.slice(0, 4)
  const known = summers.get(year)
  const [start, end] = known ?? [lastSunday(Number(year), 3), lastSunday(Number(year), 10)]
  if (!known) summers.set(year, [start, end])
  const summer = date >= start && date < end
  return season === 'summer' ? summer : !summer
}

/** Until then the last flight of the longest journey has left. */
const lastDay = 5

/** Whether a line is in the timetable of some day of a journey that begins on this one. */
export const inSeasonFrom = (season: Nonstop['season'], date: LocalDate): boolean =>
  inSeason(season, date) || inSeason(season, addDays(date, lastDay))
