import { queryOptions } from '@tanstack/react-query'
import { ApiError, createClient } from '#platform/web/api-client.ts'
import type { VisaContract } from '../contract/visas.contract.ts'
import { visaRoutes } from '../contract/visas.endpoints.ts'
import type { VisaForm } from './visa-address.ts'

const timeOf = ({ timestamp }: { readonly timestamp: string }) => ({ timestamp })

const visasApi = createClient<VisaContract>(visaRoutes, { service: 'visas' })

const halfHour = 30 * 60_000
const retries = 2

/** A refusal stays one, however often it is asked for. */
const mayRetry = (failures: number, error: Error): boolean =>
  failures < retries && !(error instanceof ApiError && error.status >= 400 && error.status < 500)

/**
 * One country by its own operation, several as one trip; kept for half an hour. In a trip, a passport and
 * countries that are left out are the trip's.
 */
export const visaQuery = ({ from, to, via }: VisaForm, tripId?: string) =>
  queryOptions({
    queryKey: ['visas', from, to, via, ...(tripId ? [tripId] : [])],
    staleTime: halfHour,
    // A build that renders the page must not wait for it.
    gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : halfHour,
    retry: mayRetry,
    queryFn: async ({ signal }) => {
      const [only] = to
      if (!tripId && only && to.length === 1 && via.length === 0) {
        const { data, metadata } = await visasApi(
          'checkVisa',
          { query: { from, to: only } },
          { signal },
        )
        return { from, countries: [data], transit: [], together: [], ...timeOf(metadata) }
      }
      const query = {
        from,
        to: to.join(','),
        via: via.join(','),
        ...(tripId ? { itineraryId: tripId } : {}),
      }
      const { data, metadata } = await visasApi('checkVisaTrip', { query }, { signal })
      return { ...data, ...timeOf(metadata) }
    },
  })
