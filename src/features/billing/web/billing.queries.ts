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

export const usePricingVerified = (id: string) =>
  useQuery({
    queryKey: ['verified', 'pricing', id],
    enabled: id !== '',
    queryFn: ({ signal }) => purchasedApi('verifyPricing', { params: { id } }, { signal }),
  })

export const useConsultationVerified = (id: string) =>
  useQuery({
    queryKey: ['verified', 'consultation', id],
    enabled: id !== '',
    queryFn: ({ signal }) => purchasedApi('verifyConsultation', { params: { id } }, { signal }),
  })

export const usePdfVerified = (id: string, tripId: string) =>
  useQuery({
    queryKey: ['verified', 'pdf', id, tripId],
    enabled: id !== '' && tripId !== '',
    queryFn: ({ signal }) =>
      purchasedApi('verifyPdf', { params: { id }, query: { itinerary_id: tripId } }, { signal }),
  })
