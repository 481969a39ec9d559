import { unknownAdapter } from '../outbound/unknown-adapter.ts'
import type { VendorLog } from '../outbound/vendor-client.ts'
import { createEcbRatesProvider } from './ecb/ecb-rates-provider.ts'
import { createFrankfurterRatesProvider } from './frankfurter/frankfurter-rates-provider.ts'
import type { RatesProvider } from './rates-provider.ts'

interface RatesParts {
  readonly ecbUrl: string
  readonly frankfurterUrl: string
  readonly log?: VendorLog
}

/** Opens the rates adapter of the setting; undefined for embedded, which uses the release's table. */
export function createRatesProvider(
  name: string,
  { ecbUrl, frankfurterUrl, log }: RatesParts,
): RatesProvider | undefined {
  const rest = log ? { log } : {}
  switch (name) {
    case 'embedded':
      return undefined
    case 'ecb':
      return createEcbRatesProvider({ url: ecbUrl, ...rest })
    case 'frankfurter':
      return createFrankfurterRatesProvider({ url: frankfurterUrl, ...rest })
    default:
      throw unknownAdapter('RATES_PROVIDER', name, ['embedded', 'ecb', 'frankfurter'])
  }
}
