import type { Atlas } from '#atlas/atlas.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { createEmbeddedPlacesProvider } from './embedded/embedded-places-provider.ts'
import type { PlacesProvider } from './places-provider.ts'

/** The one place where a setting becomes an adapter; an unknown name stops the boot. */
export function createPlacesProvider(name: string, { atlas }: { atlas: Atlas }): PlacesProvider {
  switch (name) {
    case 'embedded':
      return createEmbeddedPlacesProvider(atlas)
    default:
      throw unknownAdapter('PLACES_PROVIDER', name, ['embedded'])
  }
}
