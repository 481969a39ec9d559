import type { Atlas } from '#atlas/atlas.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Signatures } from '#platform/server/db/open-signatures.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { accessTo, type VendorWays } from '#platform/server/outbound/vendor-access.ts'
import { createLiteApi } from '#platform/server/vendors/liteapi/liteapi.ts'
import { closedStaysProvider } from './closed/closed-stays-provider.ts'
import { createDuffelStaysProvider } from './duffel/duffel-stays-provider.ts'
import { createEmbeddedStaysProvider } from './embedded/embedded-stays-provider.ts'
import { createEmbeddedTowns } from './embedded/embedded-towns.ts'
import { createLiteApiStaysProvider } from './liteapi/liteapi-stays-provider.ts'
import type { StaysProvider } from './stays-provider.ts'

interface StaysParts {
  readonly atlas: Atlas
  readonly clock: Clock
  readonly signatures: Signatures
  readonly vendors?: VendorWays
}

/** Towns come from the atlas, with any supplier of hotels. */
const live = ({ atlas, clock }: StaysParts) => ({
  towns: createEmbeddedTowns(atlas),
  clock,
  now: () => clock.now().getTime(),
})

const adapters = new Map<string, (parts: StaysParts) => StaysProvider>([
  ['embedded', createEmbeddedStaysProvider],
  [
    'liteapi',
    (parts) => {
      const { now, ...more } = live(parts)
      const api = createLiteApi({ ...accessTo(parts.vendors, 'liteapi'), now })
      return createLiteApiStaysProvider({ ...more, api })
    },
  ],
  [
    'duffel',
    (parts) => createDuffelStaysProvider({ ...accessTo(parts.vendors, 'duffel'), ...live(parts) }),
  ],
  ['none', () => closedStaysProvider],
])

/** Opens the adapter that the setting names. Throws for an unknown name. */
export function createStaysProvider(name: string, parts: StaysParts): StaysProvider {
  const open = adapters.get(name)
  if (!open) throw unknownAdapter('STAYS_PROVIDER', name, [...adapters.keys()])
  return open(parts)
}
