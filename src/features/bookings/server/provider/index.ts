import type { Db } from '#platform/server/db/tables.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import type { BookingSupplier } from './booking-supplier.ts'
import { createClosedSupplier } from './closed/closed-supplier.ts'
import { createSandboxSupplier } from './sandbox/sandbox-supplier.ts'

interface SupplierParts {
  readonly db: Db
  /** Pauses of the sandbox before and after it writes, in milliseconds. */
  readonly pauses: readonly [number, number]
}

/** The one place where a setting becomes an adapter; an unknown name stops the boot. */
export function createBookingSupplier(name: string, parts: SupplierParts): BookingSupplier {
  if (name === 'embedded') return createSandboxSupplier(parts)
  if (name === 'none') return createClosedSupplier()
  throw unknownAdapter('BOOKINGS_PROVIDER', name, ['embedded', 'none'])
}
