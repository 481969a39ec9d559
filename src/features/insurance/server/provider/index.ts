import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { closedInsuranceProvider } from './closed/closed-insurance-provider.ts'
import { embeddedInsuranceProvider } from './embedded/embedded-insurance-provider.ts'
import type { InsuranceProvider } from './insurance-provider.ts'

/** The one place where a setting becomes an adapter; an unknown name stops the boot. */
export function createInsuranceProvider(name: string): InsuranceProvider {
  switch (name) {
    case 'embedded':
      return embeddedInsuranceProvider
    case 'none':
      return closedInsuranceProvider
    default:
      throw unknownAdapter('INSURANCE_PROVIDER', name, ['embedded', 'none'])
  }
}
