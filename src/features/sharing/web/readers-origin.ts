import type { TripOrigin } from '#features/trips/domain/trip-origin.ts'
import { lastCachedTrip } from '#features/trips/web/index.ts'
import { hasHint } from '#platform/web/hint-cookie.ts'

const toronto: TripOrigin = { name: 'Toronto', iata: 'YYZ', lat: 43.6532, lng: -79.3832 }

/** Where the reader leaves from: as in their last trip, else as the home page's ticket says. */
export async function readersOrigin(): Promise<TripOrigin> {
  const last = hasHint() ? await lastCachedTrip().catch(() => undefined) : undefined
  return last?.origin ?? toronto
}
