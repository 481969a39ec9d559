import type { VisaFinding } from '../contract/visas.contract.ts'
import type { VisaCountry } from './visa-countries.ts'

interface Popular {
  readonly to: VisaCountry
  readonly status: VisaFinding['status']
  /** Longest usual stay. */
  readonly days: number
}

/**
 * Where Canadians like to go, as the rules have it. A test holds it against them; countries that we
 * have no rule of are left out.
 */
export const popularForCanadians: readonly Popular[] = [
  { to: 'US', status: 'visa-free', days: 180 },
  { to: 'MX', status: 'visa-free', days: 180 },
  { to: 'FR', status: 'visa-free', days: 90 },
  { to: 'DE', status: 'visa-free', days: 90 },
  { to: 'IT', status: 'visa-free', days: 90 },
  { to: 'ES', status: 'visa-free', days: 90 },
  { to: 'JP', status: 'visa-free', days: 90 },
  { to: 'SG', status: 'visa-free', days: 30 },
  { to: 'GB', status: 'eta', days: 180 },
  { to: 'AU', status: 'eta', days: 90 },
  { to: 'NZ', status: 'eta', days: 90 },
]

/** "Visa free, up to 90 days", "eTA required, up to 180 days" */
export const popularWords = ({ status, days }: Popular): string =>
  `${status === 'eta' ? 'eTA required' : 'Visa free'}, up to ${days} days`
