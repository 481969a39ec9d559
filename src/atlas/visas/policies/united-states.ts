import type { VisaPolicy } from '../visa.ts'

const visaPage = 'https://travel.state.gov/content/travel/en/us-visas/tourism-visit/visitor.html'

const integrityFee =
  'A law of July 2025 adds a visa integrity fee of USD 250. We do not know from when it is collected.'

const visitorVisa = {
  what: 'Visitor visa B-2',
  cost: 'USD 185',
  where: 'Form DS-160 online, then an interview at a United States consulate',
}

export const unitedStates: VisaPolicy = {
  to: 'US',
  link: visaPage,
  rules: [
    {
      passports: ['CA'],
      status: 'visa-free',
      days: 180,
      conditions: [
        'Valid passport by air; by land or sea also a NEXUS card or an enhanced licence',
        'Stays of 30 days or more must be registered; anyone with an I-94 record is registered',
      ],
      description:
        '{citizens} visit the United States without a visa and without ESTA. The usual stay is up to six months, and the officer at the border decides.',
      changing:
        'Since April 2025 Canadians who stay 30 days or more and have no I-94 record must register with USCIS.',
      link: 'https://www.cbp.gov/travel/international-visitors',
    },
    {
      passports: ['GB', 'FR', 'DE', 'IT', 'ES', 'JP', 'AU', 'NZ', 'SG'],
      status: 'eta',
      days: 90,
      obtain: {
        what: 'ESTA under the Visa Waiver Program, valid two years',
        cost: 'about USD 40',
        where: 'Only on esta.cbp.dhs.gov',
      },
      conditions: [
        'Electronic passport',
        'Not open to those who visited certain countries, such as Cuba or Iran, in recent years',
      ],
      description:
        '{citizens} need an approved ESTA before they board for the United States, best three days ahead. It allows up to 90 days, which cannot be extended.',
      changing:
        'The fee rose from USD 21 to USD 40 on 30 September 2025. A plan to ask every applicant for social media accounts was published in December 2025.',
      link: 'https://esta.cbp.dhs.gov',
    },
    {
      passports: ['CN'],
      status: 'visa-required',
      obtain: visitorVisa,
      conditions: ['Ten-year visas also need an EVUS enrolment, renewed every two years'],
      description:
        '{citizens} need a visitor visa from a United States consulate. Before each journey on a ten-year visa the EVUS record must be up to date.',
      changing: integrityFee,
    },
    {
      passports: ['MX'],
      status: 'visa-required',
      obtain: {
        what: 'Visitor visa B-2, or a border crossing card',
        cost: 'USD 185',
        where: 'Form DS-160 online, then an appointment at a United States consulate in Mexico',
      },
      conditions: ['The border crossing card serves as a visa and is valid ten years'],
      description:
        '{citizens} need a visitor visa or a border crossing card for the United States. Both are asked for at a consulate, where the wait for an appointment can be long.',
      changing: integrityFee,
    },
    {
      passports: ['IN', 'TH', 'BR', 'ZA', 'EG', 'AE'],
      status: 'visa-required',
      obtain: visitorVisa,
      conditions: ['Apply where you live or hold citizenship'],
      description:
        '{citizens} need a visitor visa for the United States, with an interview at a consulate for most. The officer at the border sets the stay, usually up to six months.',
      changing: integrityFee,
    },
    {
      passports: ['RU'],
      status: 'visa-required',
      obtain: {
        what: 'Visitor visa B-2',
        cost: 'USD 185',
        where: 'A United States consulate outside Russia, such as Astana or Warsaw',
      },
      conditions: ['No visitor visas are issued inside Russia'],
      description:
        '{citizens} need a visitor visa for the United States and must apply in another country. There are no direct flights between the two countries.',
      changing: integrityFee,
    },
  ],
}
