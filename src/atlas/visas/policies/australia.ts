import type { VisaPolicy } from '../visa.ts'

const visas = 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing'

export const australia: VisaPolicy = {
  to: 'AU',
  link: 'https://immi.homeaffairs.gov.au/visas/visa-finder/visit',
  rules: [
    {
      passports: ['NZ'],
      status: 'visa-free',
      conditions: ['Good character and health; the Special Category visa is granted at the border'],
      description:
        '{citizens} show their passport at the border and receive a Special Category visa on the spot, free of charge. It has no end date while they stay.',
      link: `${visas}/special-category-visa-subclass-444`,
    },
    {
      passports: ['CA', 'US', 'JP', 'SG'],
      status: 'eta',
      days: 90,
      obtain: {
        what: 'Electronic Travel Authority (subclass 601), valid one year',
        cost: 'AUD 20',
        where: 'Australian ETA app',
      },
      conditions: ['Up to three months a visit'],
      description:
        '{citizens} need an Electronic Travel Authority before they board for Australia. The app reads the passport and usually answers within a day.',
      link: `${visas}/electronic-travel-authority-601`,
    },
    {
      passports: ['GB', 'FR', 'DE', 'IT', 'ES'],
      status: 'eta',
      days: 90,
      obtain: {
        what: 'eVisitor (subclass 651), valid one year',
        cost: 'free',
        where: 'ImmiAccount on immi.homeaffairs.gov.au',
      },
      conditions: ['Up to three months a visit'],
      description:
        '{citizens} need an eVisitor before they board for Australia. It costs nothing and is asked for online.',
      link: `${visas}/evisitor-651`,
    },
    {
      passports: ['CN', 'IN', 'TH', 'BR', 'MX', 'ZA', 'EG', 'AE', 'RU'],
      status: 'visa-required',
      days: 90,
      obtain: {
        what: 'Visitor visa (subclass 600)',
        cost: 'from about AUD 200',
        where: 'ImmiAccount on immi.homeaffairs.gov.au',
      },
      conditions: [
        'Papers on means and on the reason to return; in many countries fingerprints too',
        'Three months is usual; six or twelve can be granted',
      ],
      description:
        '{citizens} need a Visitor visa for Australia, which is filed online and weighed like any full visa. Allow several weeks.',
      link: `${visas}/visitor-600`,
    },
  ],
}
