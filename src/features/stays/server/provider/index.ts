import type { Atlas } from '#atlas/atlas.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Signatures } from '#platform/server/db/open-signatures.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { closedStaysProvider } from './closed/closed-stays-provider.ts'
import { createEmbeddedStaysProvider } from './embedded/embedded-stays-provider.ts'
import type { StaysProvider } from './stays-provider.ts'

/** The one place where a setting becomes an adapter; an unknown name stops the boot. */
export function createStaysProvider(
  name: string,
  parts: { readonly atlas: Atlas; readonly clock: Clock; readonly signatures: Signatures },
): StaysProvider {
  switch (name) {
    case 'embedded':
      return createEmbeddedStaysProvider(parts)
    case 'none':
      return closedStaysProvider
    default:
      throw unknownAdapter('STAYS_PROVIDER', name, ['embedded', 'none'])
  }
}
