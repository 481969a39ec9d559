import type { Atlas } from '#atlas/atlas.ts'
import type { Clock } from '#platform/server/clock.ts'
import { accessTo, type VendorWays } from '#platform/server/outbound/vendor-access.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { createGooglePlaces } from '#platform/server/vendors/google/google-places.ts'
import { createTerra } from '#platform/server/vendors/terra/terra.ts'
import { createEmbeddedPlacesProvider } from './embedded/embedded-places-provider.ts'
import { createGoogleGeocoding } from './google/google-geocoding.ts'
import { createGooglePlacesProvider } from './google/google-places-provider.ts'
import type { PlacesProvider } from './places-provider.ts'
import { createTerraPlacesProvider } from './terra/terra-places-provider.ts'

interface PlacesParts {
  readonly atlas: Atlas
  readonly clock: Clock
  readonly vendors?: VendorWays
}

const nowOf =
  ({ clock }: PlacesParts) =>
  (): number =>
    clock.now().getTime()

const adapters = new Map<string, (parts: PlacesParts) => PlacesProvider>([
  ['embedded', ({ atlas }) => createEmbeddedPlacesProvider(atlas)],
  [
    'google',
    (parts) => {
      const now = nowOf(parts)
      return createGooglePlacesProvider(createEmbeddedPlacesProvider(parts.atlas), {
        geocode: createGoogleGeocoding({ ...accessTo(parts.vendors, 'geocoding'), now }),
        api: createGooglePlaces({ ...accessTo(parts.vendors, 'google'), now }),
      })
    },
  ],
  [
    'terra',
    (parts) =>
      createTerraPlacesProvider(
        createEmbeddedPlacesProvider(parts.atlas),
        createTerra({ ...accessTo(parts.vendors, 'terra'), now: nowOf(parts) }),
      ),
  ],
])

/** Opens the adapter that the setting names. Throws for an unknown name. */
export function createPlacesProvider(name: string, parts: PlacesParts): PlacesProvider {
  const open = adapters.get(name)
  if (!open) throw unknownAdapter('PLACES_PROVIDER', name, [...adapters.keys()])
  return open(parts)
}
