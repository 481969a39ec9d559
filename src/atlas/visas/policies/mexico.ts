import type { VisaPolicy } from '../visa.ts'

const otherVisa =
  'None with a valid visa or permanent residence of Canada, the United States, Japan, the United Kingdom or a Schengen state'

const eVisa = {
  what: 'Electronic visa, single entry',
  where: 'visaelectronica.sre.gob.mx',
}

export const mexico: VisaPolicy = {
  to: 'MX',
  link: 'https://www.inm.gob.mx',
  rules: [
    {
      passports: ['CA', 'US', 'GB', 'FR', 'DE', 'IT', 'ES', 'JP', 'AU', 'NZ', 'SG', 'AE'],
      status: 'visa-free',
      days: 180,
      conditions: ['Multiple migratory form (FMM) or a stamp at entry, which states the days'],
      description:
        '{citizens} need no visa for a holiday in Mexico. The officer grants up to 180 days and often fewer, so look at the number written in the passport.',
    },
    {
      passports: ['BR'],
      status: 'e-visa',
      days: 180,
      obtain: eVisa,
      conditions: [otherVisa, 'For arrival by air; by land or sea a consular visa'],
      description:
        '{citizens} fly to Mexico with an electronic visa since 5 February 2026. By land or sea a visa from a consulate is needed.',
      link: 'https://visaelectronica.sre.gob.mx',
    },
    {
      passports: ['RU'],
      status: 'e-visa',
      days: 180,
      obtain: eVisa,
      conditions: [otherVisa, 'For arrival by air'],
      description:
        '{citizens} need an electronic visa to fly to Mexico. In August 2025 it took the place of the free electronic authorization.',
      link: 'https://visaelectronica.sre.gob.mx',
    },
    {
      passports: ['CN', 'IN', 'TH', 'ZA', 'EG'],
      status: 'visa-required',
      days: 180,
      obtain: { what: 'Visitor visa', cost: 'about USD 54', where: 'Mexican consulate' },
      conditions: [otherVisa],
      description:
        '{citizens} need a visitor visa from a Mexican consulate. A valid visa of the United States, Canada or another country on the list replaces it.',
    },
  ],
}
