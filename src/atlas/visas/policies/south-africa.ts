import type { VisaPolicy } from '../visa.ts'

const entry = [
  'Two blank pages in the passport, valid 30 days beyond departure',
  'Children may be asked for a birth certificate and a parent’s consent',
]

const digital =
  'South Africa began to replace its e-visa by an electronic travel authorization in late 2025, first for China, India, Indonesia and Mexico.'

export const southAfrica: VisaPolicy = {
  to: 'ZA',
  link: 'https://www.dha.gov.za/index.php/immigration-services/exempt-countries',
  rules: [
    {
      passports: ['CA', 'US', 'GB', 'FR', 'DE', 'IT', 'ES', 'JP', 'AU', 'SG', 'BR', 'RU'],
      status: 'visa-free',
      days: 90,
      conditions: entry,
      description:
        '{citizens} visit South Africa for up to 90 days without a visa. The stamp shows the last day, and overstaying leads to a ban.',
    },
    {
      passports: ['NZ', 'AE'],
      status: 'visa-free',
      days: 90,
      conditions: entry,
      description:
        '{citizens} need no visa for South Africa since a waiver of 2019. A visit may last up to 90 days.',
    },
    {
      passports: ['TH'],
      status: 'visa-free',
      days: 30,
      conditions: entry,
      description:
        '{citizens} may stay in South Africa up to 30 days without a visa. A longer holiday needs a visitor’s visa from a mission.',
    },
    {
      passports: ['CN', 'IN', 'MX'],
      status: 'e-visa',
      days: 90,
      obtain: {
        what: 'e-Visa or electronic travel authorization',
        where: 'Site of the Department of Home Affairs',
      },
      conditions: entry,
      description:
        '{citizens} need permission before they fly to South Africa, and can ask for it online. Print the approval and carry it.',
      changing: digital,
      link: 'https://ehome.dha.gov.za',
    },
    {
      passports: ['EG'],
      status: 'e-visa',
      days: 90,
      obtain: { what: 'e-Visa', where: 'Site of the Department of Home Affairs' },
      conditions: entry,
      description:
        '{citizens} need a visitor’s visa for South Africa, which the Department of Home Affairs grants online. Allow several weeks.',
      changing: digital,
      link: 'https://ehome.dha.gov.za',
    },
  ],
}
