import { distanceText } from '#features/trips/domain/day-stops.ts'
import type { StayFit } from '../domain/sort-hotels.ts'
import { hotelCardText as text } from './messages.ts'

/** "1.2 km", "2.4 km across the water"; undefined without stops. */
export function awayOf(fit: StayFit | undefined): string | undefined {
  if (fit?.km === undefined) return undefined
  const distance = distanceText(fit.km).replace(' ', '\u00a0')
  return fit.overWater ? text.overWater(distance) : distance
}
