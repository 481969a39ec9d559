import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import type { ItemView, NewItem, TripView, useTripMutator } from '#features/trips/web/index.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { stableId } from '#platform/web/stable-id.ts'
import { type Choice, choiceToItem, type Into } from './choice.ts'
import { addToTripText } from './messages.ts'
import { sightOnDay } from './sight-slot.ts'

/** What stands in the trip now; `waiting`: kept in this browser and sent as soon as the server can be reached. */
export interface Added {
  readonly state: 'saved' | 'waiting'
  readonly item: NewItem
}

/** A sight of a trip that is known takes an hour at which it is open; one without a day is an idea. */
function itemFor(choice: Choice, into: Into, trip: TripView | undefined): ItemWrite {
  const { kind, it, place } = choice
  if (kind !== 'attraction') return choiceToItem(choice, into)
  if (!into.day) return { ...choiceToItem(choice, into), status: 'idea' }
  return trip ? sightOnDay(trip, it, into.day, place.name) : choiceToItem(choice, into)
}

/** Deterministic id by choice, trip, day and meal or nights, so a repeated add is idempotent. */
function idOf(choice: Choice, tripId: string, { day, meal }: Into): Promise<string> {
  const { kind, it } = choice
  if (kind === 'property') return stableId(kind, tripId, it.id, choice.checkIn, choice.checkOut)
  return stableId(kind, tripId, it.id, day ?? '', ...(kind === 'restaurant' ? [meal] : []))
}

/**
 * Puts a choice into a trip by the outbox, which survives a lost network. Rejects with the server's words
 * when it is refused. With `beside` it waits as an alternative to what stands in that slot.
 */
export async function addToTrip(
  writer: ReturnType<typeof useTripMutator>,
  choice: Choice,
  tripId: string,
  {
    beside,
    trip,
    ...into
  }: Into & {
    readonly beside?: ItemView | undefined
    readonly trip?: TripView | undefined
  },
): Promise<Added> {
  const id = await idOf(choice, tripId, into)
  const slot = beside && { choice: beside.choice ?? crypto.randomUUID(), status: 'idea' as const }
  // A fresh restore id, so that an item removed in between is restored.
  const item = { ...itemFor(choice, into, trip), ...slot, id, restore: crypto.randomUUID() }
  if (beside && slot && beside.choice === null)
    void writer.edit(tripId, beside, { choice: slot.choice })
  const outcome = await writer.add(tripId, item)
  if (outcome?.kind === 'refused') {
    const { error } = outcome
    const isThere = error instanceof ApiError && error.code === 'id-taken'
    throw isThere ? new Error(addToTripText.alreadyInTrip, { cause: error }) : error
  }
  return { state: outcome?.kind === 'waiting' ? 'waiting' : 'saved', item }
}
