import { addDays, type LocalDate } from '#platform/shared/local-date.ts'

const dateOf = (year: number, month: number, day: number): LocalDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Where in the moon's cycle of nineteen years a year stands. */
const goldenOf = (year: number): number => year % 19

/**
 * Easter Sunday of the western churches: the Sunday after the paschal full moon of the Gregorian
 * tables, which drop leap days (three in four centuries) and move the moon by a day now and then.
 */
export function westernEaster(year: number): LocalDate {
  const century = Math.floor(year / 100)
  const droppedLeapDays = century - Math.floor(century / 4)
  const moonMoved = Math.floor((8 * century + 13) / 25)
  const epact = (droppedLeapDays - moonMoved + 19 * goldenOf(year) + 15) % 30
  // The two latest full moons of the table are drawn one day forward.
  const early = epact === 29 || (epact === 28 && goldenOf(year) > 10) ? 1 : 0
  const fullMoon = addDays(dateOf(year, 3, 21), epact - early)
  return addDays(fullMoon, 7 - new Date(`${fullMoon}T00:00:00Z`).getUTCDay())
}

/** Days by which the Julian calendar lags: 13 from 1900 to 2099. */
const julianLag = (year: number): number => {
  const century = Math.floor(year / 100)
  return century - Math.floor(century / 4) - 2
}

/** Easter Sunday of the orthodox churches, by the Julian tables, in our calendar. */
export function orthodoxEaster(year: number): LocalDate {
  const fullMoon = addDays(dateOf(year, 3, 21), ((19 * goldenOf(year) + 15) % 30) + julianLag(year))
  return addDays(fullMoon, 7 - new Date(`${fullMoon}T00:00:00Z`).getUTCDay())
}
