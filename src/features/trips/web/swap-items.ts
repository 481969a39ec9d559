import { waitingPosition } from './mutations/pending-mutation.ts'
import type { ItemChanges } from './mutations/trip-mutation.ts'
import type { ItemView } from './trips.client.ts'

/** The place of an item, for what replaces it on the same day; none where that stands on another. */
export const placeOf = (
  { day, position }: ItemView,
  on: string | null | undefined,
): { readonly position?: string } =>
  day === on && position !== waitingPosition ? { position } : {}

/** Stays and flights have dates of their own; a visit takes the hour of what it replaces. */
const hourOf = (idea: ItemView, { day, time }: ItemView): ItemChanges =>
  idea.nights !== null || idea.type === 'flight' ? {} : { day, time }

/** Plans an idea, `at` a place of its own if one is given; what held its slot becomes an idea and gives it its place. */
export function planning(
  idea: ItemView,
  held: ItemView | undefined,
  at: ItemChanges = {},
): readonly { readonly item: ItemView; readonly changes: ItemChanges }[] {
  if (!held) return [{ item: idea, changes: { ...at, status: 'planned' } }]
  const choice = held.choice ?? idea.choice ?? crypto.randomUUID()
  const next = { ...hourOf(idea, held), ...at }
  const place = placeOf(held, next.day === undefined ? idea.day : next.day)
  return [
    { item: held, changes: { choice, status: 'idea' } },
    { item: idea, changes: { ...next, ...place, choice, status: 'planned' } },
  ]
}
