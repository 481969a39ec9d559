import { useQuery } from '@tanstack/react-query'
import { purchasedApi, billingApi } from './billing.client.ts'

/** Prices as this caller would pay them; asked for where they differ from the list. */
export const useOffers = (discount: string, enabled: boolean) =>
  useQuery({
    queryKey: ['offers', discount],
    enabled,
    queryFn: ({ signal }) =>
      billingApi('listOffers', { query: discount ? { discount } : {} }, { signal }),
  })

/** The account's plan; nothing for a visitor. */
export const useSubscription = (enabled: boolean) =>
  useQuery({
    queryKey: ['subscription'],
    enabled,
    queryFn: async ({ signal }) =>
      (await billingApi('getSubscription', {}, { signal, noneWhenSignedOut: true })) ?? null,
  })

export const usePurchases = (enabled = true) =>
  useQuery({
    queryKey: ['purchases'],
    enabled,
    meta: { thing: 'your purchases' },
    queryFn: async ({ signal }) => (await billingApi('listPurchases', {}, { signal })).purchases,
  })

interface Asked {
  readonly signal: AbortSignal
}

/** Queries of a purchase after its checkout, by the ids in the URL. */
export const pricingVerified = (id = '') => ({
  queryKey: ['verified', 'pricing', id],
  queryFn: ({ signal }: Asked) => purchasedApi('verifyPricing', { params: { id } }, { signal }),
})

export const consultationVerified = (id = '') => ({
  queryKey: ['verified', 'consultation', id],
  queryFn: ({ signal }: Asked) =>
    purchasedApi('verifyConsultation', { params: { id } }, { signal }),
})

export const pdfVerified = (id = '', tripId = '') => ({
  queryKey: ['verified', 'pdf', id, tripId],
  queryFn: ({ signal }: Asked) =>
    purchasedApi('verifyPdf', { params: { id }, query: { itinerary_id: tripId } }, { signal }),
})
