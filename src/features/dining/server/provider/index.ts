import type { Atlas } from '#atlas/atlas.ts'
import type { Signatures } from '#platform/server/db/open-signatures.ts'
import { accessTo, type VendorWays } from '#platform/server/outbound/vendor-access.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import type { DiningProvider } from './dining-provider.ts'
import { createEmbeddedDiningProvider } from './embedded/embedded-dining-provider.ts'
import { createGoogleDiningProvider } from './google/google-dining-provider.ts'
import { createGooglePlaces } from './google/google-places.ts'

interface DiningParts {
  readonly atlas: Atlas
  readonly signatures: Signatures
  readonly vendors?: VendorWays
}

/** The one place where a setting becomes an adapter; an unknown name stops the boot. */
export function createDiningProvider(
  name: string,
  { atlas, signatures, vendors }: DiningParts,
): DiningProvider {
  switch (name) {
    case 'embedded':
      return createEmbeddedDiningProvider(atlas)
    case 'google': {
      const api = createGooglePlaces({ ...accessTo(vendors, 'google'), now: Date.now })
      return createGoogleDiningProvider({
        api,
        signatures,
        atlas: createEmbeddedDiningProvider(atlas),
      })
    }
    case 'none':
      // Sights are no business: they stay, from an atlas without samples.
      return { ...createEmbeddedDiningProvider(atlas), source: 'none' }
    default:
      throw unknownAdapter('DINING_PROVIDER', name, ['embedded', 'google', 'none'])
  }
}
