import type { Clock } from '#platform/server/clock.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { accessTo, type VendorWays } from '#platform/server/outbound/vendor-access.ts'
import { closedInsuranceProvider } from './closed/closed-insurance-provider.ts'
import { embeddedInsuranceProvider } from './embedded/embedded-insurance-provider.ts'
import type { InsuranceProvider } from './insurance-provider.ts'
import { createXCoverInsuranceProvider } from './xcover/xcover-insurance-provider.ts'

interface InsuranceParts {
  readonly clock?: Clock
  readonly vendors?: VendorWays
}

const adapters = new Map<string, (parts: InsuranceParts) => InsuranceProvider>([
  ['embedded', () => embeddedInsuranceProvider],
  [
    'xcover',
    ({ clock, vendors }) =>
      createXCoverInsuranceProvider({
        ...accessTo(vendors, 'xcover'),
        secret: vendors?.setting('XCOVER_SECRET') ?? '',
        partner: vendors?.setting('XCOVER_PARTNER') ?? '',
        now: () => clock?.now().getTime() ?? Date.now(),
      }),
  ],
  ['none', () => closedInsuranceProvider],
])

/** Opens the adapter that the setting names. Throws for an unknown name. */
export function createInsuranceProvider(
  name: string,
  parts: InsuranceParts = {},
): InsuranceProvider {
  const open = adapters.get(name)
  if (!open) throw unknownAdapter('INSURANCE_PROVIDER', name, [...adapters.keys()])
  return open(parts)
}
