import type { Clock } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { accessTo, type VendorWays } from '#platform/server/outbound/vendor-access.ts'
import type { BookingSupplier } from './booking-supplier.ts'
import { createClosedSupplier } from './closed/closed-supplier.ts'
import { createLiteApiSupplier } from './liteapi/liteapi-supplier.ts'
import { createSandboxSupplier } from './sandbox/sandbox-supplier.ts'

interface SupplierParts {
  readonly db: Db
  /** Pauses of the sandbox before and after it writes, in milliseconds. */
  readonly pauses: readonly [number, number]
  readonly clock: Clock
  readonly vendors: VendorWays
}

const adapters = new Map<string, (parts: SupplierParts) => BookingSupplier>([
  ['embedded', createSandboxSupplier],
  [
    'liteapi',
    ({ clock, vendors }) =>
      createLiteApiSupplier({
        ...accessTo(vendors, 'liteapi-book'),
        formScript: vendors.setting('LITEAPI_PAYMENT_URL'),
        now: () => clock.now().getTime(),
      }),
  ],
  ['none', createClosedSupplier],
])

/** Opens the adapter that the setting names. Throws for an unknown name. */
export function createBookingSupplier(name: string, parts: SupplierParts): BookingSupplier {
  const open = adapters.get(name)
  if (!open) throw unknownAdapter('BOOKINGS_PROVIDER', name, [...adapters.keys()])
  return open(parts)
}
