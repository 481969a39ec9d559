import { wayMinutes } from '#features/trips/domain/leg.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import type { PlannedItem } from './planned-item.ts'

/** Kilometres as the crow flies; undefined where one of them is not on the map. */
export function kmBetween(a: PlannedItem, b: PlannedItem): number | undefined {
  if (a.lat === null || a.lng === null || b.lat === null || b.lng === null) return undefined
  return distanceKm({ lat: a.lat, lng: a.lng }, { lat: b.lat, lng: b.lng })
}

/** Whole minutes from one place to the next, an estimate. */
export const travelMinutes = (km: number): number => Math.round(wayMinutes(km))
