import { lastCachedTrip } from '#features/trips/web/index.ts'

/** Where the account's last edited trip begins, and who is on it; undefined where no trip was seen here. */
export async function lastJourney() {
  // A public page asks the server for nothing of the account.
  const trip = await lastCachedTrip()
  if (!trip) return undefined
  const { origin, party } = trip
  return { from: origin?.iata || origin?.name, adults: party.adults, children: party.children }
}
