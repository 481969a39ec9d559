import type { Atlas } from '#atlas/atlas.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Signatures } from '#platform/server/db/open-signatures.ts'
import { accessTo, type VendorWays } from '#platform/server/outbound/vendor-access.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { closedStaysProvider } from './closed/closed-stays-provider.ts'
import { createEmbeddedStaysProvider } from './embedded/embedded-stays-provider.ts'
import { createEmbeddedTowns } from './embedded/embedded-towns.ts'
import { createLiteApi } from './liteapi/liteapi.ts'
import { createLiteApiStaysProvider } from './liteapi/liteapi-stays-provider.ts'
import type { StaysProvider } from './stays-provider.ts'

interface StaysParts {
  readonly atlas: Atlas
  readonly clock: Clock
  readonly signatures: Signatures
  readonly vendors?: VendorWays
}

/** The one place where a setting becomes an adapter; an unknown name stops the boot. */
export function createStaysProvider(name: string, parts: StaysParts): StaysProvider {
  switch (name) {
    case 'embedded':
      return createEmbeddedStaysProvider(parts)
    case 'liteapi': {
      const now = () => parts.clock.now().getTime()
      const api = createLiteApi({ ...accessTo(parts.vendors, 'liteapi'), now })
      return createLiteApiStaysProvider({ ...parts, api, towns: createEmbeddedTowns(parts.atlas) })
    }
    case 'none':
      return closedStaysProvider
    default:
      throw unknownAdapter('STAYS_PROVIDER', name, ['embedded', 'liteapi', 'none'])
  }
}
