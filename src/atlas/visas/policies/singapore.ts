import type { VisaPolicy } from '../visa.ts'

const arrivalCard = 'SG Arrival Card, free, within three days before arrival'
const passportSixMonths = 'Passport valid six months'
const visas = 'https://www.ica.gov.sg/enter-transit-depart/entering-singapore/visa_requirements'

const entryVisa = {
  what: 'Entry visa, issued electronically',
  cost: 'SGD 30',
  where: 'Online through an authorized visa agent, a Singapore mission or a local contact',
}

export const singapore: VisaPolicy = {
  to: 'SG',
  link: 'https://www.ica.gov.sg/enter-transit-depart/entering-singapore',
  rules: [
    {
      passports: ['US', 'FR', 'DE', 'IT', 'ES', 'NZ'],
      status: 'visa-free',
      days: 90,
      conditions: [arrivalCard, passportSixMonths],
      description:
        '{citizens} need no visa for Singapore. The officer sets the stay, up to 90 days, and sends it by e-mail as an electronic pass.',
    },
    {
      passports: ['CA', 'GB', 'JP', 'AU', 'TH', 'BR', 'MX', 'ZA', 'AE'],
      status: 'visa-free',
      days: 30,
      conditions: [arrivalCard, passportSixMonths],
      description:
        '{citizens} visit Singapore without a visa. The stay is set at entry: count on 30 days, though some receive more. It can be extended online.',
    },
    {
      passports: ['CN'],
      status: 'visa-free',
      days: 30,
      conditions: [arrivalCard, passportSixMonths],
      description:
        '{citizens} may stay in Singapore up to 30 days without a visa, by the mutual agreement of February 2024. The electronic arrival card is still needed.',
    },
    {
      passports: ['IN', 'RU'],
      status: 'e-visa',
      days: 30,
      obtain: entryVisa,
      conditions: [arrivalCard, 'Without a visa up to 96 hours in transit, under conditions'],
      description:
        '{citizens} need an entry visa for Singapore, issued electronically in about three working days. It has to be asked for by an agent, a mission or a contact in Singapore.',
      link: visas,
    },
    {
      passports: ['EG'],
      status: 'e-visa',
      days: 30,
      obtain: entryVisa,
      conditions: [
        arrivalCard,
        'Usually a local contact in Singapore and a letter of introduction',
      ],
      description:
        '{citizens} belong to the group that Singapore examines more closely, and need an entry visa. Allow longer than the usual days.',
      link: visas,
    },
  ],
}
