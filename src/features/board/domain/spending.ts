import type { ItemType } from '#features/trips/domain/trip-item.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'

interface Priced {
  readonly type: ItemType
  /** In cents. */
  readonly cents: number
}

const categories = [
  { label: 'Flights', tone: 'spruce', types: ['flight', 'transport'] },
  { label: 'Stays', tone: 'glacier', types: ['hotel', 'property'] },
  { label: 'Activities', tone: 'moss', types: ['attraction', 'activity', 'insurance', 'other'] },
  { label: 'Food', tone: 'star', types: ['restaurant'] },
] as const satisfies readonly { label: string; tone: string; types: readonly ItemType[] }[]

export interface Spent {
  readonly label: string
  readonly tone: 'spruce' | 'glacier' | 'moss' | 'star'
  /** In cents. */
  readonly value: number
}

/** Spending by category, in cents; each item type has one category. */
export const spentByCategory = (items: readonly Priced[]): readonly Spent[] =>
  categories.map(({ label, tone, types }) => ({
    label,
    tone,
    value: items
      .filter((item) => types.some((type) => type === item.type))
      .reduce((total, { cents }) => total + cents, 0),
  }))

export interface DaySpent {
  /** Null for unscheduled items. */
  readonly date: LocalDate | null
  readonly cents: number
}

/** Cost by day, zero days included; unscheduled items last, if any cost. */
export function spentByDay(
  days: readonly { readonly date: LocalDate; readonly items: readonly Priced[] }[],
  unscheduled: readonly Priced[],
): readonly DaySpent[] {
  const sum = (items: readonly Priced[]) => items.reduce((total, { cents }) => total + cents, 0)
  const waiting = sum(unscheduled)
  return [
    ...days.map(({ date, items }) => ({ date, cents: sum(items) })),
    ...(waiting > 0 ? [{ date: null, cents: waiting }] : []),
  ]
}
