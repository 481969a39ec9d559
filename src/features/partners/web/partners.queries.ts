import { useQuery } from '@tanstack/react-query'
import { createClient } from '#platform/web/api-client.ts'
import type { PartnerContract, Period } from '../contract/partners.contract.ts'
import { partnerRoutes } from '../contract/partners.endpoints.ts'
import type { PartnerId } from '../domain/partner-catalogue.ts'

const partnersApi = createClient<PartnerContract>(partnerRoutes, {
  service: 'partners',
  handles: ['forbidden'],
})

const links = {
  queryKey: ['partner-links'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await partnersApi('listLinks', {}, { signal })).links,
}

/** Where a partner's link leads; before that is known, the way over our server that leads there too. */
export function usePartnerAddress(id: PartnerId): { href: string; isKnown: boolean } {
  const address = useQuery(links).data?.[id]
  return { href: address ?? `/api/affiliate/go/${id}`, isKnown: address !== undefined }
}

export const useAnalytics = (period: Period) =>
  useQuery({
    queryKey: ['affiliate-analytics', period],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await partnersApi('readAnalytics', { query: { period } }, { signal })).analytics,
  })

export const usePartners = () =>
  useQuery({
    queryKey: ['affiliate-partners'],
    queryFn: async ({ signal }) => (await partnersApi('listPartners', {}, { signal })).partners,
  })

export const fetchExport = (period: Period): Promise<Blob> =>
  partnersApi('exportAnalytics', { query: { period } })
