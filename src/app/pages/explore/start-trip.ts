import { defaultTitle } from '#features/trips/domain/default-title.ts'
import { oneAdult } from '#features/trips/domain/party.ts'
import type { useTripMutator } from '#features/trips/web/index.ts'
import type { Choice } from './choice.ts'
import type { TripDates } from './new-trip-fields.tsx'

/** New trip for a choice, going to where it was found. */
export const wishFor = ({ place: { ref, name } }: Choice, id: string, dates: TripDates) => ({
  id,
  destinations: [{ ref, name, countryCode: null, lat: null, lng: null }],
  ...dates,
  budgetCad: 0,
})

/**
 * Starts a trip by the outbox: without a network it waits, and what is added to it waits behind it. Rejects
 * with the server's words when it is refused.
 */
export async function startTrip(
  writer: ReturnType<typeof useTripMutator>,
  wish: ReturnType<typeof wishFor>,
) {
  const outcome = await writer.create(wish)
  if (outcome?.kind === 'refused') {
    writer.discardAll(wish.id)
    throw outcome.error
  }
  return { id: wish.id, title: defaultTitle(wish), party: oneAdult }
}
