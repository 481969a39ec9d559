import type { Atlas } from '#atlas/atlas.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Signatures } from '#platform/server/db/open-signatures.ts'
import { accessTo, type VendorWays } from '#platform/server/outbound/vendor-access.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { createGooglePlaces } from '#platform/server/vendors/google/google-places.ts'
import { createTerra } from '#platform/server/vendors/terra/terra.ts'
import type { ActivitiesProvider } from './activities-provider.ts'
import type { DiningProvider } from './dining-provider.ts'
import { createEmbeddedDiningProvider } from './embedded/embedded-dining-provider.ts'
import { createGoogleDiningProvider } from './google/google-dining-provider.ts'
import { createTerraDiningProvider } from './terra/terra-dining-provider.ts'
import { createXapActivitiesProvider } from './xap/xap-activities-provider.ts'

interface DiningParts {
  readonly atlas: Atlas
  readonly clock: Clock
  readonly signatures: Signatures
  readonly vendors?: VendorWays
}

/** Towns and real sights come from the atlas, with any supplier of restaurants. */
const live = ({ atlas, signatures }: DiningParts) => ({
  atlas: createEmbeddedDiningProvider(atlas),
  signatures,
})
const nowOf =
  ({ clock }: DiningParts) =>
  (): number =>
    clock.now().getTime()

const adapters = new Map<string, (parts: DiningParts) => DiningProvider>([
  ['embedded', ({ atlas }) => createEmbeddedDiningProvider(atlas)],
  [
    'google',
    (parts) => {
      const access = accessTo(parts.vendors, 'google')
      const api = createGooglePlaces({ ...access, now: nowOf(parts) })
      return createGoogleDiningProvider({ ...live(parts), api })
    },
  ],
  [
    'terra',
    (parts) => {
      const api = createTerra({ ...accessTo(parts.vendors, 'terra'), now: nowOf(parts) })
      return createTerraDiningProvider({ ...live(parts), api })
    },
  ],
  // Sights are no business: they stay, from an atlas without samples.
  ['none', ({ atlas }) => ({ ...createEmbeddedDiningProvider(atlas), source: 'none' })],
])

const activityAdapters = new Map<string, (parts: DiningParts) => ActivitiesProvider>([
  ['embedded', ({ atlas }) => createEmbeddedDiningProvider(atlas)],
  [
    'xap',
    (parts) => {
      const access = accessTo(parts.vendors, 'xap')
      return createXapActivitiesProvider({
        ...access,
        secret: parts.vendors?.setting('XAP_SECRET') ?? '',
        now: nowOf(parts),
        towns: live(parts).atlas,
      })
    },
  ],
  ['none', () => ({ source: 'none', activities: async () => [] })],
])

/** Opens the adapter that the setting names. Throws for an unknown name. */
export function createDiningProvider(name: string, parts: DiningParts): DiningProvider {
  const open = adapters.get(name)
  if (!open) throw unknownAdapter('DINING_PROVIDER', name, [...adapters.keys()])
  return open(parts)
}

/** The same for what to do there. */
export function createActivitiesProvider(name: string, parts: DiningParts): ActivitiesProvider {
  const open = activityAdapters.get(name)
  if (!open) throw unknownAdapter('ACTIVITIES_PROVIDER', name, [...activityAdapters.keys()])
  return open(parts)
}
