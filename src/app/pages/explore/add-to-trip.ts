import { addRestaurant, attractionToItem } from '#features/dining/web/index.ts'
import type { Meal } from '#features/dining/domain/meal.ts'
import { addProperty } from '#features/rentals/web/index.ts'
import { tripKey, tripsKey, type useTripMutator } from '#features/trips/web/index.ts'
import { queryClient } from '#platform/web/query-client.ts'
import { activityToItem } from './activity-to-item.ts'
import type { Choice } from './choice.ts'

interface Into {
  readonly tripId: string
  /** The day that was chosen; a property has its own. */
  readonly day: string | null
  readonly meal: Meal
}

/** `waiting`: kept in this browser and sent as soon as the server can be reached. */
export type Added = 'saved' | 'waiting'

/** Sights and activities go the way of the planner's own adds, which survives a lost network. */
async function write(
  writer: ReturnType<typeof useTripMutator>,
  choice: Extract<Choice, { kind: 'attraction' | 'activity' }>,
  { tripId, day }: Into,
): Promise<Added> {
  const at = { city: choice.place.name, day }
  const item =
    choice.kind === 'attraction' ? attractionToItem(choice.it, at) : activityToItem(choice.it, at)
  const outcome = await writer.add(tripId, item)
  if (outcome?.kind === 'refused') throw outcome.error
  return outcome?.kind === 'waiting' ? 'waiting' : 'saved'
}

/** Puts a choice into a trip. Rejects with the server's words when it is refused. */
export async function addToTrip(
  writer: ReturnType<typeof useTripMutator>,
  choice: Choice,
  into: Into,
): Promise<Added> {
  const { tripId: itineraryId, day: date, meal: timeSlot } = into
  if (choice.kind === 'attraction' || choice.kind === 'activity') return write(writer, choice, into)
  if (choice.kind === 'property') {
    const { it, checkIn, checkOut } = choice
    const propertyData = { pricing: it.pricing }
    await addProperty({ propertyId: it.id, propertyData, itineraryId, checkIn, checkOut })
  } else {
    const { id: restaurantId, price } = choice.it
    await addRestaurant({ restaurantId, restaurantData: { price }, itineraryId, date, timeSlot })
  }
  // Refetch the trip where it is shown next.
  void queryClient.invalidateQueries({ queryKey: tripKey(itineraryId) })
  void queryClient.invalidateQueries({ queryKey: tripsKey })
  return 'saved'
}
