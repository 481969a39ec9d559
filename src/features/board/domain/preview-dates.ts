import { addDays, daysInclusive, type LocalDate } from '#platform/shared/local-date.ts'
import type { PlannedItem } from './planned-item.ts'

interface Dates {
  readonly startDate: LocalDate
  readonly endDate: LocalDate
}

export interface DatesWish extends Dates {
  /** Items keep their place in the trip; else they keep their dates. */
  readonly along: boolean
  /** Those that keep their dates all the same. */
  readonly except: ReadonlySet<string>
}

export interface DatesPreview<T extends PlannedItem> {
  readonly days: number
  /** They go to another date. */
  readonly moved: readonly { readonly item: T; readonly day: LocalDate }[]
  /** They keep their date, and it is a day of the trip. */
  readonly kept: readonly T[]
  /** Their date is no day of the trip any more: they wait among the ideas, and come back with it. */
  readonly parked: readonly T[]
  /** They waited, and their date is a day of the trip now. */
  readonly back: readonly T[]
}

/** What other dates would do to the items of a trip: every one of them is in exactly one list, or waits on. */
export function previewDates<T extends PlannedItem>(
  before: Dates,
  wish: DatesWish,
  items: readonly T[],
): DatesPreview<T> {
  const shift = wish.along ? daysInclusive(before.startDate, wish.startDate) - 1 : 0
  const isIn = ({ startDate, endDate }: Dates, day: LocalDate) => day >= startDate && day <= endDate
  const lists = {
    moved: [] as { item: T; day: LocalDate }[],
    kept: [] as T[],
    parked: [] as T[],
    back: [] as T[],
  }
  for (const item of items) {
    if (item.day === null) continue
    const day = wish.except.has(item.id) ? item.day : addDays(item.day, shift)
    const [was, will] = [isIn(before, item.day), isIn(wish, day)]
    if (was && !will) lists.parked.push(item)
    else if (!was && will) lists.back.push(item)
    else if (will && day !== item.day) lists.moved.push({ item, day })
    else if (will) lists.kept.push(item)
  }
  return { days: daysInclusive(wish.startDate, wish.endDate), ...lists }
}
