import type { Atlas } from '#atlas/atlas.ts'
import type { Clock } from '#platform/server/clock.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { createClosedFlightsProvider } from './closed/closed-flights-provider.ts'
import { createEmbeddedFlightsProvider } from './embedded/embedded-flights-provider.ts'
import type { FlightsProvider } from './flights-provider.ts'

/** The one place where a setting becomes an adapter; an unknown name stops the boot. */
export function createFlightsProvider(
  name: string,
  { atlas, clock }: { atlas: Atlas; clock: Clock },
): FlightsProvider {
  switch (name) {
    case 'embedded':
      return createEmbeddedFlightsProvider(atlas, clock)
    case 'none':
      return createClosedFlightsProvider(createEmbeddedFlightsProvider(atlas, clock))
    default:
      throw unknownAdapter('FLIGHTS_PROVIDER', name, ['embedded', 'none'])
  }
}
