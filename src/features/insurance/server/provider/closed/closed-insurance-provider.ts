import type { InsuranceProvider } from '../insurance-provider.ts'

/** An agency that offers no insurance. */
export const closedInsuranceProvider: InsuranceProvider = {
  source: 'none',
  quote: async () => undefined,
}
