import type { Atlas } from '#atlas/atlas.ts'
import type { Clock } from '#platform/server/clock.ts'
import { accessTo, type VendorWays } from '#platform/server/outbound/vendor-access.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { createClosedFlightsProvider } from './closed/closed-flights-provider.ts'
import { createDuffelFlightsProvider } from './duffel/duffel-flights-provider.ts'
import { createEmbeddedFlightsProvider } from './embedded/embedded-flights-provider.ts'
import type { FlightsProvider } from './flights-provider.ts'
import { createLiteApiFlightsProvider } from './liteapi/liteapi-flights-provider.ts'

interface FlightsParts {
  readonly atlas: Atlas
  readonly clock: Clock
  readonly vendors?: VendorWays
}

/** Airports come from the atlas, with any supplier of flights. */
const live = (parts: FlightsParts) => ({
  airports: createEmbeddedFlightsProvider(parts.atlas, parts.clock).airports,
  now: () => parts.clock.now().getTime(),
})

const adapters = new Map<string, (parts: FlightsParts) => FlightsProvider>([
  ['embedded', ({ atlas, clock }) => createEmbeddedFlightsProvider(atlas, clock)],
  [
    'duffel',
    (parts) =>
      createDuffelFlightsProvider({ ...accessTo(parts.vendors, 'duffel'), ...live(parts) }),
  ],
  [
    'liteapi',
    (parts) =>
      createLiteApiFlightsProvider({ ...accessTo(parts.vendors, 'liteapi'), ...live(parts) }),
  ],
  ['none', (parts) => createClosedFlightsProvider(live(parts).airports)],
])

/** Opens the adapter that the setting names. Throws for an unknown name. */
export function createFlightsProvider(name: string, parts: FlightsParts): FlightsProvider {
  const open = adapters.get(name)
  if (!open) throw unknownAdapter('FLIGHTS_PROVIDER', name, [...adapters.keys()])
  return open(parts)
}
