import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { embeddedInsuranceProvider } from './embedded/embedded-insurance-provider.ts'
import type { InsuranceProvider } from './insurance-provider.ts'

/** The one place where a setting becomes an adapter; an unknown name stops the boot. */
export function createInsuranceProvider(name: string): InsuranceProvider {
  switch (name) {
    case 'embedded':
      return embeddedInsuranceProvider
    default:
      throw unknownAdapter('INSURANCE_PROVIDER', name, ['embedded'])
  }
}
