import type { ItemStatus } from '#features/trips/domain/item-state.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import type { ItemType } from '#features/trips/domain/trip-item.ts'
import { distanceKm } from '#platform/shared/distance.ts'

/** Days of a shared trip that are shown at once; later ones are folded. */
export const shownAtOnce = 7

interface Point {
  readonly lat: number
  readonly lng: number
}

interface Item {
  readonly type: ItemType
  readonly name: string
  readonly status: ItemStatus
  readonly lat: number | null
  readonly lng: number | null
}

export interface DayOnMap {
  /** From 1. */
  readonly number: number
  readonly stops: readonly Point[]
}

export interface DayOffMap {
  readonly number: number
  /** Its first stop. */
  readonly name: string
  /** From the middle of the trip's stops. */
  readonly km: number
}

/** Farther out, a place would make all the others one spot. */
const nearKm = 15

const stopsOf = (items: readonly Item[]) =>
  items
    .filter(isTaken)
    .filter(({ type }) => type !== 'flight' && type !== 'transport')
    .flatMap(({ name, lat, lng }) => (lat === null || lng === null ? [] : { name, lat, lng }))

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Which days of a trip are drawn on one map of its town, and which are outside it. */
export function daysOnMap(days: readonly { readonly items: readonly Item[] }[]): {
  readonly on: readonly DayOnMap[]
  readonly off: readonly DayOffMap[]
} {
  const numbered = days.map(({ items }, at) => ({ number: at + 1, stops: stopsOf(items) }))
  const all = numbered.flatMap(({ stops }) => stops)
  const middle = { lat: median(all.map(({ lat }) => lat)), lng: median(all.map(({ lng }) => lng)) }
  const isNear = (point: Point): boolean => distanceKm(middle, point) <= nearKm
  return {
    on: numbered.flatMap(({ number, stops }) => {
      const near = stops.filter(isNear).map(({ lat, lng }) => ({ lat, lng }))
      return near.length > 0 ? { number, stops: near } : []
    }),
    off: numbered.flatMap(({ number, stops: [first, ...rest] }) =>
      first && ![first, ...rest].some(isNear)
        ? { number, name: first.name, km: distanceKm(middle, first) }
        : [],
    ),
  }
}
