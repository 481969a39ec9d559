import type { LocalDate } from '#platform/shared/local-date.ts'

interface Dated {
  readonly id: string
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  readonly archived: boolean
}

export interface SortedTrips<T> {
  /** Current and upcoming, nearest first. */
  readonly ahead: readonly T[]
  /** Past, latest first. */
  readonly past: readonly T[]
  readonly archived: readonly T[]
}

const by =
  (key: 'startDate' | 'endDate', sign: 1 | -1) =>
  (a: Dated, b: Dated): number =>
    a[key] === b[key] ? (a.id < b.id ? -1 : 1) : a[key] < b[key] ? -sign : sign

/** Groups trips for their page on a day. */
export function sortTrips<T extends Dated>(trips: readonly T[], today: LocalDate): SortedTrips<T> {
  const here = trips.filter(({ archived }) => !archived)
  return {
    ahead: here.filter(({ endDate }) => endDate >= today).toSorted(by('startDate', 1)),
    past: here.filter(({ endDate }) => endDate < today).toSorted(by('endDate', -1)),
    archived: trips.filter(({ archived }) => archived),
  }
}
