import type { Atlas } from '#atlas/atlas.ts'
import { accessTo, type VendorWays } from '#platform/server/outbound/vendor-access.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { createEmbeddedPlacesProvider } from './embedded/embedded-places-provider.ts'
import { createGoogleGeocoding } from './google/google-geocoding.ts'
import { createGooglePlacesProvider } from './google/google-places-provider.ts'
import type { PlacesProvider } from './places-provider.ts'

/** The one place where a setting becomes an adapter; an unknown name stops the boot. */
export function createPlacesProvider(
  name: string,
  { atlas, vendors }: { readonly atlas: Atlas; readonly vendors?: VendorWays },
): PlacesProvider {
  switch (name) {
    case 'embedded':
      return createEmbeddedPlacesProvider(atlas)
    case 'google':
      return createGooglePlacesProvider(
        createEmbeddedPlacesProvider(atlas),
        createGoogleGeocoding({ ...accessTo(vendors, 'geocoding'), now: Date.now }),
      )
    default:
      throw unknownAdapter('PLACES_PROVIDER', name, ['embedded', 'google'])
  }
}
