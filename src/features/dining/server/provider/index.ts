import type { Atlas } from '#atlas/atlas.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import type { DiningProvider } from './dining-provider.ts'
import { createEmbeddedDiningProvider } from './embedded/embedded-dining-provider.ts'

/** The one place where a setting becomes an adapter; an unknown name stops the boot. */
export function createDiningProvider(name: string, { atlas }: { atlas: Atlas }): DiningProvider {
  switch (name) {
    case 'embedded':
      return createEmbeddedDiningProvider(atlas)
    case 'none':
      // Sights are no business: they stay, from an atlas without samples.
      return { ...createEmbeddedDiningProvider(atlas), source: 'none' }
    default:
      throw unknownAdapter('DINING_PROVIDER', name, ['embedded', 'none'])
  }
}
