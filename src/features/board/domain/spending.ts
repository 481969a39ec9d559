import type { ItemType } from '#features/trips/domain/trip-item.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'

interface Priced {
  readonly type: ItemType
  /** In cents. */
  readonly cents: number
}

const categories = [
  { label: 'Flights', brief: 'Flights', tone: 'spruce', types: ['flight', 'transport'] },
  { label: 'Stays', brief: 'Stay', tone: 'glacier', types: ['hotel', 'property'] },
  {
    label: 'Activities',
    brief: 'Do',
    tone: 'moss',
    types: ['attraction', 'activity', 'insurance', 'other'],
  },
  { label: 'Food', brief: 'Food', tone: 'star', types: ['restaurant'] },
] as const satisfies readonly {
  label: string
  brief: string
  tone: string
  types: readonly ItemType[]
}[]

export interface Spent {
  readonly label: string
  /** For a phone. */
  readonly brief: string
  readonly tone: 'spruce' | 'glacier' | 'moss' | 'star'
  /** In cents. */
  readonly value: number
}

/** Spending by category, in cents; each item type has one category. */
export const spentByCategory = (items: readonly Priced[]): readonly Spent[] =>
  categories.map(({ label, brief, tone, types }) => ({
    label,
    brief,
    tone,
    value: items
      .filter((item) => types.some((type) => type === item.type))
      .reduce((total, { cents }) => total + cents, 0),
  }))

export interface DaySpent {
  /** A day, or what is of no one day. */
  readonly of: LocalDate | 'flights' | 'stays' | 'noDay'
  readonly cents: number
}

/** Cost by day as the board's days say it, zero days included; flights, stays and what has no day apart, if they cost. */
export function spentByDay<T>(
  parts: {
    readonly flights: readonly T[]
    readonly stays: readonly T[]
    readonly days: readonly { readonly date: LocalDate; readonly stops: readonly T[] }[]
    readonly withoutDay: readonly T[]
  },
  centsOf: (item: T) => number,
): readonly DaySpent[] {
  const sum = (items: readonly T[]) => items.reduce((total, item) => total + centsOf(item), 0)
  const apart = (of: DaySpent['of'], items: readonly T[]): readonly DaySpent[] =>
    sum(items) > 0 ? [{ of, cents: sum(items) }] : []
  return [
    ...apart('flights', parts.flights),
    ...apart('stays', parts.stays),
    ...parts.days.map(({ date, stops }) => ({ of: date, cents: sum(stops) })),
    ...apart('noDay', parts.withoutDay),
  ]
}
