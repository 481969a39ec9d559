import type { Atlas } from '#atlas/atlas.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { closedRentalsProvider } from './closed/closed-rentals-provider.ts'
import { createEmbeddedRentalsProvider } from './embedded/embedded-rentals-provider.ts'
import type { RentalsProvider } from './rentals-provider.ts'

/** The one place where a setting becomes an adapter; an unknown name stops the boot. */
export function createRentalsProvider(name: string, { atlas }: { atlas: Atlas }): RentalsProvider {
  switch (name) {
    case 'embedded':
      return createEmbeddedRentalsProvider(atlas)
    case 'none':
      return closedRentalsProvider
    default:
      throw unknownAdapter('RENTALS_PROVIDER', name, ['embedded', 'none'])
  }
}
