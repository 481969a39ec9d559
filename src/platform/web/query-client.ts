import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-client.ts'
import { announceFailure } from './failures.ts'

/** Refusals are answers; these are failures, after which a page has no data. */
const isFailure = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500

/** Reports a failed load of queries that name their subject in `meta.thing`. */
const queryCache = new QueryCache({
  onError: (error, { meta }) => {
    const thing = meta?.['thing']
    if (typeof thing !== 'string' || !(error instanceof ApiError) || !isFailure(error)) return
    const { service, status, line: message } = error
    announceFailure({ kind: 'loading', service, status, thing, message })
  },
})

/**
 * Data stay as they came until something says that they changed: no retries, no refetching by itself.
 * Offline a call fails at once, in words; kept waiting in memory it would be lost with the window.
 */
export const queryClient = new QueryClient({
  queryCache,
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
