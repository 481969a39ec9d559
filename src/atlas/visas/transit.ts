import type { CountryCode } from './passports.ts'

/** Where many change planes; `schengen` stands for all states of the area. */
export type TransitPlace = 'US' | 'CA' | 'GB' | 'schengen' | 'CN' | 'AU' | 'NZ' | 'MX' | 'SG'

/** What a group of passports needs to change planes on the way to a third country. */
export interface TransitNeed {
  readonly passports: readonly CountryCode[]
  readonly needs: 'authorisation' | 'visa' | 'time-limit'
  readonly note: string
}

export interface TransitPolicy {
  readonly via: TransitPlace
  readonly link: string
  /** True of every passport there. */
  readonly rule: string
  /** Passports that need something; all others change planes freely. */
  readonly needs: readonly TransitNeed[]
}

/** General knowledge of November 2026. Airlines decide at the desk by their own system. */
export const transitPolicies: readonly TransitPolicy[] = [
  {
    via: 'US',
    link: 'https://travel.state.gov/content/travel/en/us-visas/other-visa-categories/transit.html',
    rule: 'There’s no transit without entry: everyone passes immigration and collects luggage.',
    needs: [
      {
        passports: ['GB', 'FR', 'DE', 'IT', 'ES', 'JP', 'AU', 'NZ', 'SG'],
        needs: 'authorisation',
        note: 'ESTA, as for a visit.',
      },
      {
        passports: ['CN', 'IN', 'TH', 'BR', 'MX', 'ZA', 'EG', 'AE', 'RU'],
        needs: 'visa',
        note: 'Transit visa C-1 or a valid visitor visa.',
      },
    ],
  },
  {
    via: 'CA',
    link: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/transit.html',
    rule: 'An authorization or a visa is needed even without leaving the airport.',
    needs: [
      {
        passports: ['GB', 'FR', 'DE', 'IT', 'ES', 'JP', 'AU', 'NZ', 'SG', 'AE'],
        needs: 'authorisation',
        note: 'eTA, as for a visit.',
      },
      {
        passports: ['BR', 'MX'],
        needs: 'visa',
        note: 'Transit visa, free of charge; an eTA instead for those who may use one to visit.',
      },
      {
        passports: ['CN', 'TH'],
        needs: 'visa',
        note: 'Transit visa, free of charge. On the way to or from the United States with its valid visa, some airlines and airports allow transit without one.',
      },
      {
        passports: ['IN', 'ZA', 'EG', 'RU'],
        needs: 'visa',
        note: 'Transit visa, free of charge, for up to 48 hours.',
      },
    ],
  },
  {
    via: 'GB',
    link: 'https://www.gov.uk/transit-visa',
    rule: 'Airside transit is possible at Heathrow and Manchester; elsewhere expect to pass the border.',
    needs: [
      {
        passports: ['CA', 'US', 'FR', 'DE', 'IT', 'ES', 'JP', 'AU', 'NZ', 'SG', 'BR', 'MX', 'AE'],
        needs: 'authorisation',
        note: 'ETA when passing the border. None so far for staying airside; the exemption is under review.',
      },
      {
        passports: ['CN', 'IN', 'ZA', 'EG', 'RU'],
        needs: 'visa',
        note: 'Direct Airside Transit visa, or a Visitor in Transit visa when passing the border. Certain visas or residence permits, of Canada and the United States among them, exempt.',
      },
      {
        passports: ['TH'],
        needs: 'visa',
        note: 'Visitor in Transit visa only when passing the border.',
      },
    ],
  },
  {
    via: 'schengen',
    link: 'https://home-affairs.ec.europa.eu/policies/schengen/visa-policy_en',
    rule: 'No visa for one change of planes in the international zone; two changes inside the area are an entry. None of the 20 passports is on the common list of airport transit visas, but states have lists of their own.',
    needs: [
      {
        passports: ['IN'],
        needs: 'visa',
        note: 'Airport transit visa in some states, with exemptions for holders of certain visas. Germany and France announced in early 2026 to drop it; ask the consulate.',
      },
      {
        passports: ['EG', 'RU'],
        needs: 'visa',
        note: 'Airport transit visa in a few states or on certain routes; ask the consulate of the state of transit.',
      },
    ],
  },
  {
    via: 'CN',
    link: 'https://en.nia.gov.cn',
    rule: 'Up to 24 hours in transit need no visa at most airports. Up to 240 hours need none at named ports, for 55 nationalities going on to a third country or region.',
    needs: [
      {
        passports: ['US', 'MX', 'RU'],
        needs: 'time-limit',
        note: 'May use the 240 hours; onward ticket with a fixed date. A return to where you came from does not count.',
      },
      {
        passports: ['IN', 'ZA', 'EG'],
        needs: 'time-limit',
        note: 'Only the 24 hours; beyond that a visa.',
      },
    ],
  },
  {
    via: 'AU',
    link: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/transit-771',
    rule: 'Many passports may wait up to eight hours in the transit lounge without a visa.',
    needs: [
      {
        passports: ['CN', 'IN', 'BR', 'EG', 'RU'],
        needs: 'visa',
        note: 'Transit visa (subclass 771), free of charge, for up to 72 hours.',
      },
    ],
  },
  {
    via: 'NZ',
    link: 'https://www.immigration.govt.nz/visas',
    rule: 'Transit is possible at Auckland airport only, for up to 24 hours.',
    needs: [
      {
        passports: ['CA', 'US', 'GB', 'FR', 'DE', 'IT', 'ES', 'JP', 'SG', 'BR', 'MX', 'AE'],
        needs: 'authorisation',
        note: 'NZeTA; no levy for transit.',
      },
      {
        passports: ['CN', 'IN', 'TH', 'ZA', 'EG', 'RU'],
        needs: 'visa',
        note: 'Transit visa; some of them may use an NZeTA instead, by route or by their visas.',
      },
    ],
  },
  {
    via: 'MX',
    link: 'https://www.inm.gob.mx',
    rule: 'There is no transit without entry: what a visit needs, a change of planes needs too.',
    needs: [
      {
        passports: ['BR', 'RU'],
        needs: 'visa',
        note: 'Electronic visa, unless a visa of Canada, the United States or another named country exempts.',
      },
      {
        passports: ['CN', 'IN', 'TH', 'ZA', 'EG'],
        needs: 'visa',
        note: 'Visitor visa, unless a visa of Canada, the United States or another named country exempts.',
      },
    ],
  },
  {
    via: 'SG',
    link: 'https://www.ica.gov.sg/enter-transit-depart/transiting-through-singapore',
    rule: 'Staying airside needs nothing, with luggage checked through.',
    needs: [
      {
        passports: ['IN', 'RU'],
        needs: 'time-limit',
        note: 'To leave the airport: up to 96 hours without a visa, under conditions on onward ticket and visas.',
      },
      { passports: ['EG'], needs: 'visa', note: 'Only to leave the airport: an entry visa.' },
    ],
  },
]

/** What this passport needs to change planes there; nothing where it needs nothing. */
export const transitNeed = (from: CountryCode, via: TransitPlace): TransitNeed | undefined =>
  transitPolicies
    .find((policy) => policy.via === via)
    ?.needs.find((need) => need.passports.includes(from))
