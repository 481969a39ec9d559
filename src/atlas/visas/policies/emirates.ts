import type { VisaPolicy } from '../visa.ts'

const entry = ['Passport valid six months']

const sponsored = {
  what: 'Electronic tourist visa for 30 or 60 days',
  cost: 'from about AED 300',
  where: 'Airline, hotel or agency in the Emirates, or the ICP and GDRFA websites',
}

export const emirates: VisaPolicy = {
  to: 'AE',
  link: 'https://u.ae/en/information-and-services/visa-and-emirates-id',
  rules: [
    {
      passports: ['CA', 'US', 'GB', 'JP', 'AU', 'SG'],
      status: 'visa-free',
      days: 90,
      per: 180,
      conditions: [...entry, 'At most 90 days in any 180'],
      description:
        '{citizens} need not arrange anything for the Emirates: the stamp at the border is free. It is good for up to 90 days in any 180, so look at what was entered.',
      changing:
        'Airlines long listed 30 days for this group, and newer sources 90. Ask before a stay of more than 30 days.',
    },
    {
      passports: ['NZ', 'CN'],
      status: 'visa-free',
      days: 30,
      conditions: entry,
      description:
        '{citizens} receive a free stamp for 30 days at the border of the Emirates. It can be extended for a fee.',
    },
    {
      passports: ['FR', 'DE', 'IT', 'ES', 'BR', 'RU'],
      status: 'visa-free',
      days: 90,
      per: 180,
      conditions: [...entry, 'At most 90 days in any 180'],
      description:
        '{citizens} enter the Emirates without a visa, by an agreement with their government. They may stay up to 90 days in any 180.',
    },
    {
      passports: ['MX'],
      status: 'visa-free',
      days: 180,
      per: 365,
      conditions: [...entry, 'At most 180 days in a year'],
      description:
        '{citizens} enter the Emirates without a visa and may stay longer than any others, up to 180 days. The free stamp is for several entries.',
    },
    {
      passports: ['IN'],
      status: 'e-visa',
      days: 30,
      obtain: sponsored,
      conditions: [
        ...entry,
        'A visa on arrival for 14 days is open to holders of visas or residence of certain countries, Canada and the United States among them',
      ],
      description:
        '{citizens} need a visa for the Emirates before they fly, which an airline or hotel can ask for. With certain foreign visas or residence permits it can be bought on arrival.',
    },
    {
      passports: ['TH', 'ZA', 'EG'],
      status: 'e-visa',
      days: 30,
      obtain: sponsored,
      conditions: entry,
      description:
        '{citizens} need a tourist visa for the Emirates, issued electronically. An airline, hotel or agency there usually asks for it.',
    },
  ],
}
