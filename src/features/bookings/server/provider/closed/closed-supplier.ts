import type { BookingSupplier } from '../booking-supplier.ts'
import { closedSupplierText } from '../../messages.ts'

/**
 * Takes no orders, for a site that only plans. Orders that an earlier supplier left open count as unknown,
 * because they can no longer be confirmed.
 */
export const createClosedSupplier = (): BookingSupplier => ({
  source: 'none',
  takes: 'nothing',
  book: () => Promise.reject(new Error('No booking supplier is configured')),
  seal: async () => ({ state: 'none' }),
  cancel: async () => ({
    kind: 'refused',
    refusal: 'unknown',
    words: closedSupplierText.unreachable,
  }),
})
