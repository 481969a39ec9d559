import { accessTo, type VendorWays } from '#platform/server/outbound/vendor-access.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { embeddedVisasProvider } from './embedded/embedded-visas-provider.ts'
import { createTravelBuddyVisasProvider } from './travelbuddy/travelbuddy-visas-provider.ts'
import type { VisasProvider } from './visas-provider.ts'

/** Opens the adapter that the setting names. Throws for an unknown name. */
export function createVisasProvider(name: string, vendors?: VendorWays): VisasProvider {
  switch (name) {
    case 'embedded':
      return embeddedVisasProvider
    case 'travelbuddy':
      return createTravelBuddyVisasProvider({
        ...accessTo(vendors, 'travelbuddy'),
        now: Date.now,
        otherwise: embeddedVisasProvider,
      })
    default:
      throw unknownAdapter('VISAS_PROVIDER', name, ['embedded', 'travelbuddy'])
  }
}
