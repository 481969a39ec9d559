import type { BookingSupplier } from '../booking-supplier.ts'

/**
 * Nobody takes orders here: a site that only plans. What an earlier supplier left open is over, because
 * nobody is left who could confirm it.
 */
export const createClosedSupplier = (): BookingSupplier => ({
  source: 'none',
  takes: 'nothing',
  book: () => Promise.reject(new Error('No booking supplier is configured')),
  seal: async () => ({ state: 'none' }),
  cancel: async () => ({
    kind: 'refused',
    refusal: 'unknown',
    words: 'This site no longer reaches the supplier of this booking. Please write to us about it.',
  }),
})
