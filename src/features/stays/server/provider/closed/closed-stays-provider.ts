import type { StaysProvider } from '../stays-provider.ts'

/** An agency that offers no hotels. */
export const closedStaysProvider: StaysProvider = {
  source: 'none',
  search: async () => [],
  quote: async () => undefined,
  photos: async () => [],
}
