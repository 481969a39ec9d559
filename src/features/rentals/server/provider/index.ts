import type { Atlas } from '#atlas/atlas.ts'
import type { Clock } from '#platform/server/clock.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { accessTo, type VendorWays } from '#platform/server/outbound/vendor-access.ts'
import { createLiteApi } from '#platform/server/vendors/liteapi/liteapi.ts'
import { closedRentalsProvider } from './closed/closed-rentals-provider.ts'
import { createEmbeddedRentalsProvider } from './embedded/embedded-rentals-provider.ts'
import { createLiteApiRentalsProvider } from './liteapi/liteapi-rentals-provider.ts'
import { createRapidRentalsProvider } from './rapid/rapid-rentals-provider.ts'
import type { RentalsProvider } from './rentals-provider.ts'
import { townsOf } from './embedded/embedded-towns.ts'

interface RentalsParts {
  readonly atlas: Atlas
  readonly clock: Clock
  readonly vendors?: VendorWays
}

const nowOf =
  ({ clock }: RentalsParts) =>
  (): number =>
    clock.now().getTime()

const adapters = new Map<string, (parts: RentalsParts) => RentalsProvider>([
  ['embedded', ({ atlas }) => createEmbeddedRentalsProvider(atlas)],
  [
    'liteapi',
    (parts) => {
      const now = nowOf(parts)
      const api = createLiteApi({ ...accessTo(parts.vendors, 'liteapi'), now })
      return createLiteApiRentalsProvider({ api, towns: townsOf(parts.atlas) })
    },
  ],
  [
    'rapid',
    (parts) =>
      createRapidRentalsProvider({
        ...accessTo(parts.vendors, 'rapid'),
        secret: parts.vendors?.setting('RAPID_SECRET') ?? '',
        now: nowOf(parts),
        towns: townsOf(parts.atlas),
      }),
  ],
  ['none', () => closedRentalsProvider],
])

/** Opens the adapter that the setting names. Throws for an unknown name. */
export function createRentalsProvider(name: string, parts: RentalsParts): RentalsProvider {
  const open = adapters.get(name)
  if (!open) throw unknownAdapter('RENTALS_PROVIDER', name, [...adapters.keys()])
  return open(parts)
}
