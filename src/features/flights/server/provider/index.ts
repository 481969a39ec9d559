import type { Atlas } from '#atlas/atlas.ts'
import type { Clock } from '#platform/server/clock.ts'
import { accessTo, type VendorWays } from '#platform/server/outbound/vendor-access.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { createDuffelFlightsProvider } from './duffel/duffel-flights-provider.ts'
import { createClosedFlightsProvider } from './closed/closed-flights-provider.ts'
import { createEmbeddedFlightsProvider } from './embedded/embedded-flights-provider.ts'
import type { FlightsProvider } from './flights-provider.ts'

/** The one place where a setting becomes an adapter; an unknown name stops the boot. */
export function createFlightsProvider(
  name: string,
  { atlas, clock, vendors }: { atlas: Atlas; clock: Clock; vendors?: VendorWays },
): FlightsProvider {
  switch (name) {
    case 'embedded':
      return createEmbeddedFlightsProvider(atlas, clock)
    case 'duffel': {
      const airports = createEmbeddedFlightsProvider(atlas, clock)
      const now = () => clock.now().getTime()
      return createDuffelFlightsProvider({ ...accessTo(vendors, 'duffel'), airports, now })
    }
    case 'none':
      return createClosedFlightsProvider(createEmbeddedFlightsProvider(atlas, clock))
    default:
      throw unknownAdapter('FLIGHTS_PROVIDER', name, ['embedded', 'duffel', 'none'])
  }
}
