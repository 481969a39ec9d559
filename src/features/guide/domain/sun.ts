import type { LocalDate } from '#platform/shared/local-date.ts'
import type { Point } from './guide-rows.ts'

/** Minutes of universal time from midnight; where the sun stays up or down all day, that. */
export type SunTimes = { readonly rises: number; readonly sets: number } | 'up' | 'down'

const degrees = Math.PI / 180
/** The sun's upper edge on the horizon, with the bending of the air. */
const horizon = 90.833 * degrees

/** When the sun rises and sets on a day, within a few minutes: the general solar equations of NOAA. */
export function sunTimes({ lat, lng }: Point, date: LocalDate): SunTimes {
  const year = date.slice(0, 4)
  const day = (Date.parse(date) - Date.parse(`${year}-01-01`)) / 86_400_000
  const turn = ((2 * Math.PI) / 365) * day
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(turn) -
      0.032077 * Math.sin(turn) -
      0.014615 * Math.cos(2 * turn) -
      0.040849 * Math.sin(2 * turn))
  const declination =
    0.006918 -
    0.399912 * Math.cos(turn) +
    0.070257 * Math.sin(turn) -
    0.006758 * Math.cos(2 * turn) +
    0.000907 * Math.sin(2 * turn) -
    0.002697 * Math.cos(3 * turn) +
    0.00148 * Math.sin(3 * turn)
  const across = lat * degrees
  const cosine =
    Math.cos(horizon) / (Math.cos(across) * Math.cos(declination)) -
    Math.tan(across) * Math.tan(declination)
  if (cosine < -1) return 'up'
  if (cosine > 1) return 'down'
  const half = Math.acos(cosine) / degrees
  return {
    rises: 720 - 4 * (lng + half) - equation,
    sets: 720 - 4 * (lng - half) - equation,
  }
}
