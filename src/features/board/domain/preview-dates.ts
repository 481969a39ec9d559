import { addDays, daysInclusive, type LocalDate } from '#platform/shared/local-date.ts'
import type { PlannedItem } from './planned-item.ts'

interface Dates {
  readonly startDate: LocalDate
  readonly endDate: LocalDate
}

export interface DatesWish extends Dates {
  /** True: items keep their day number. False: their date. */
  readonly along: boolean
  /** Items that keep their dates. */
  readonly except: ReadonlySet<string>
}

export interface DatesPreview<T extends PlannedItem> {
  readonly days: number
  /** Items moved to another date. */
  readonly moved: readonly { readonly item: T; readonly day: LocalDate }[]
  /** Items that keep a date within the trip. */
  readonly kept: readonly T[]
  /** Items whose date is now outside the trip; shown as ideas. */
  readonly parked: readonly T[]
  /** Ideas whose date is now within the trip. */
  readonly back: readonly T[]
}

/** Effect of new dates on the items; each is in one list at most. */
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
