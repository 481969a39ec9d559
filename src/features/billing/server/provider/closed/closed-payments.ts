import { EventRefused, type PaymentProvider } from '../payment-provider.ts'

const closed = (): Promise<never> => Promise.reject(new Error('No payment service is configured'))

/** Payments are closed: a live site that sells nothing yet. Buyers are told to try later. */
export const createClosedPayments = (): PaymentProvider => ({
  source: 'none',
  createCheckout: closed,
  read: closed,
  closeCheckout: closed,
  refund: closed,
  endSubscription: closed,
  manageUrl: closed,
  readEvent: () => Promise.reject(new EventRefused('no payment service')),
  close: async () => undefined,
})
