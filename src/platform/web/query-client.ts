import { QueryClient } from '@tanstack/react-query'

/**
 * Data stay as they came until something says that they changed: no retries, no refetching by itself.
 * Offline a call fails at once, in words; kept waiting in memory it would be lost with the window.
 */
export const queryClient = new QueryClient({
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
