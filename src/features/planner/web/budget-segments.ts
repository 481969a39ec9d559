import { cad } from '#platform/shared/money.ts'
import type { ItemType } from '#features/trips/domain/trip-item.ts'
import { allItems } from '#features/trips/web/index.ts'
import type { TripView } from '#features/trips/web/index.ts'

const groups = [
  { label: 'Flights', tone: 'spruce', types: ['flight', 'transport'] },
  { label: 'Stays', tone: 'glacier', types: ['hotel', 'property'] },
  { label: 'Activities', tone: 'moss', types: ['attraction', 'activity', 'insurance', 'other'] },
  { label: 'Food', tone: 'star', types: ['restaurant'] },
] as const satisfies readonly { label: string; tone: string; types: readonly ItemType[] }[]

/** What is spent on what, in cents. */
export const budgetSegments = (trip: TripView) =>
  groups.map(({ label, tone, types }) => ({
    label,
    tone,
    value: allItems(trip)
      .filter((item) => types.some((type) => type === item.type))
      .reduce((total, item) => total + cad(item.price).amountMinor, 0),
  }))
