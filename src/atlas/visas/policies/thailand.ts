import type { VisaPolicy } from '../visa.ts'

const arrivalCard = 'Thailand Digital Arrival Card, free, within three days before arrival'

const scheme =
  'On 19 May 2026 the cabinet ended the 60-day exemption, with effect 15 days after publication in the Royal Gazette. We could not confirm the date nor the new lists of 30 and 15 days, and count with the shorter stay.'

const eVisa = {
  what: 'Tourist visa (TR), up to 60 days',
  where: 'Only on thaievisa.go.th',
}

export const thailand: VisaPolicy = {
  to: 'TH',
  link: 'https://www.thaievisa.go.th',
  rules: [
    {
      passports: ['CA', 'US', 'GB', 'FR', 'DE', 'IT', 'ES', 'JP', 'AU', 'NZ', 'SG', 'ZA', 'AE'],
      status: 'visa-free',
      days: 30,
      conditions: [arrivalCard, 'Ticket onward'],
      description:
        '{citizens} visit Thailand without a visa. Count on 30 days, as the 60 days allowed since 2024 are being withdrawn; for longer, ask for a tourist visa ahead.',
      changing: scheme,
    },
    {
      passports: ['BR'],
      status: 'visa-free',
      days: 90,
      conditions: [arrivalCard, 'Certificate of vaccination against yellow fever'],
      description:
        '{citizens} may stay in Thailand up to 90 days without a visa, by an agreement of the two countries. It is separate from the general exemption.',
    },
    {
      passports: ['CN'],
      status: 'visa-free',
      days: 30,
      conditions: [arrivalCard, 'At most 90 days in any 180'],
      description:
        '{citizens} may visit Thailand for up to 30 days without a visa, by the mutual agreement of March 2024. That agreement has no end date.',
      changing: scheme,
    },
    {
      passports: ['RU'],
      status: 'visa-free',
      days: 30,
      conditions: [arrivalCard],
      description:
        '{citizens} may visit Thailand for up to 30 days without a visa under the agreement of the two countries. The longer stay of recent years is being withdrawn.',
      changing: scheme,
    },
    {
      passports: ['IN'],
      status: 'visa-on-arrival',
      days: 15,
      obtain: {
        what: 'Visa on arrival for 15 days, or a tourist visa beforehand',
        cost: 'THB 2,000 on arrival',
        where: 'At the airport counter, or on thaievisa.go.th',
      },
      conditions: [arrivalCard, 'Ticket onward, lodging and THB 10,000 in means'],
      description:
        '{citizens} were exempt from visas in Thailand since late 2023, most recently for 60 days. With the end of that scheme count on a visa on arrival for 15 days, or ask for a tourist visa ahead.',
      changing: scheme,
    },
    {
      passports: ['MX'],
      status: 'e-visa',
      days: 60,
      obtain: eVisa,
      conditions: [arrivalCard],
      description:
        '{citizens} were exempt for 60 days from July 2024. With the end of that scheme they are not certain to remain exempt, so plan with an electronic tourist visa.',
      changing: scheme,
    },
    {
      passports: ['EG'],
      status: 'e-visa',
      days: 60,
      obtain: eVisa,
      conditions: [arrivalCard],
      description:
        '{citizens} need a tourist visa for Thailand, which is asked for and delivered online. It allows up to 60 days.',
    },
  ],
}
