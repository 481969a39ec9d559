import type { VisaPolicy } from '../visa.ts'

const fee = 'USD 25 to 30 for one entry'

const either = {
  what: 'Visa on arrival, or an e-visa beforehand',
  cost: fee,
  where: 'Bank counter before passport control, or visa2egypt.gov.eg',
}

const eVisa = { what: 'e-visa', cost: fee, where: 'Only on visa2egypt.gov.eg' }

const entry = ['Passport valid six months', 'Stays in South Sinai resorts only: 15 days free']

const feeRise = 'A rise of the fee from USD 25 to USD 30 was announced for 2026.'

export const egypt: VisaPolicy = {
  to: 'EG',
  link: 'https://visa2egypt.gov.eg',
  rules: [
    {
      passports: ['AE'],
      status: 'visa-free',
      days: 90,
      conditions: ['Passport valid six months'],
      description:
        '{citizens} enter Egypt without a visa, as citizens of the Gulf states do. A visit may last up to three months.',
    },
    {
      passports: ['US', 'GB', 'FR', 'DE', 'IT', 'ES', 'JP', 'AU', 'NZ', 'RU'],
      status: 'visa-on-arrival',
      days: 30,
      obtain: either,
      conditions: entry,
      description:
        '{citizens} buy the visa for Egypt on arrival at the airport, or ask for an e-visa a week ahead. It is good for 30 days.',
      changing: feeRise,
    },
    {
      passports: ['CA'],
      status: 'visa-on-arrival',
      days: 30,
      obtain: either,
      conditions: entry,
      description:
        '{citizens} can again buy the visa for Egypt on arrival or online, since 1 December 2024. It is good for 30 days.',
      changing: `From October 2023 Canadians needed a visa from a consulate, until Egypt lifted that in December 2024. ${feeRise}`,
    },
    {
      passports: ['SG', 'BR', 'MX', 'CN', 'ZA'],
      status: 'visa-on-arrival',
      days: 30,
      obtain: either,
      conditions: [...entry, 'Return ticket, lodging and means are checked'],
      description:
        '{citizens} may obtain the visa for Egypt on arrival, under conditions that the e-visa spares them. It is good for 30 days.',
      changing: feeRise,
    },
    {
      passports: ['IN'],
      status: 'e-visa',
      days: 30,
      obtain: eVisa,
      conditions: [...entry, 'A visa on arrival only with certain foreign visas or residence'],
      description:
        '{citizens} need a visa before they fly to Egypt and can ask for an e-visa since its list was widened in April 2022. It allows 30 days.',
      changing: feeRise,
    },
    {
      passports: ['TH'],
      status: 'visa-required',
      days: 30,
      obtain: { what: 'Tourist visa', where: 'Egyptian consulate' },
      conditions: [
        'An e-visa may be open to holders of valid visas of Canada, the United States, the United Kingdom, Japan, Australia or Schengen',
      ],
      description:
        '{citizens} need a visa from an Egyptian consulate. Look first whether the e-visa site offers this passport, as the list has grown.',
      changing:
        'The e-visa list was widened to more than 180 countries in April 2022, some of them under conditions.',
    },
  ],
}
