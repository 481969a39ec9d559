import type { CountryCode } from '../passports.ts'
import type { VisaPolicy, VisaRule } from '../visa.ts'

/** A Schengen state's own texts and windows; the rules are common. */
interface SchengenState {
  readonly link: string
  /** Where its consulates take the application. */
  readonly where: string
  readonly freedom: string
  readonly exempt: string
  readonly visa: string
  readonly visaForRussians: string
}

const ownStates: readonly CountryCode[] = ['FR', 'DE', 'IT', 'ES']

const etias =
  'ETIAS, an online authorization for EUR 20, was to start in the last quarter of 2026, with a transition into 2027. We list it once it’s in force; travel-europe.europa.eu has the date.'

const noMultipleVisas =
  'Since November 2025 the European Union gives Russians in Russia single-entry visas only, with few exceptions.'

const exemptConditions = [
  'At most 90 days in any 180, counted over all Schengen states together',
  'Passport issued in the last ten years and valid three months beyond departure',
  'Fingerprints and a photo at the first entry (Entry/Exit System)',
]

const visaConditions = [
  'At most 90 days in any 180, counted over all Schengen states together',
  'Travel medical insurance of EUR 30,000 or more',
  'Apply to the state where you stay longest, from six months to 15 days ahead',
]

/** The policy of one Schengen state; all have the same rules. */
export const schengenPolicy = (
  state: SchengenState & { readonly to: CountryCode },
): VisaPolicy => ({ to: state.to, ...schengenRules(state, state.to) })

/** The rules that all have, in the words of one of them, or of any. */
export function schengenRules(
  state: SchengenState,
  to?: CountryCode,
): Pick<VisaPolicy, 'link' | 'rules'> {
  const visa = {
    status: 'visa-required',
    days: 90,
    per: 180,
    obtain: { what: 'Schengen visa (type C)', cost: 'EUR 90', where: state.where },
    conditions: visaConditions,
  } as const satisfies Partial<VisaRule>
  return {
    link: state.link,
    rules: [
      {
        passports: ownStates.filter((code) => code !== to),
        status: 'visa-free',
        conditions: [
          'Passport or national identity card',
          'Beyond three months the usual rules on residence of Union citizens apply',
        ],
        description: state.freedom,
      },
      {
        passports: ['CA', 'US', 'GB', 'JP', 'AU', 'NZ', 'SG', 'BR', 'MX', 'AE'],
        status: 'visa-free',
        days: 90,
        per: 180,
        conditions: exemptConditions,
        description: state.exempt,
        changing: etias,
      },
      { passports: ['CN', 'IN', 'TH', 'ZA', 'EG'], ...visa, description: state.visa },
      {
        passports: ['RU'],
        ...visa,
        description: state.visaForRussians,
        changing: noMultipleVisas,
      },
    ],
  }
}
