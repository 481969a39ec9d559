import type { VisaPolicy } from '../visa.ts'

const eVisaLink = 'https://electronic-visa.kdmid.ru'

const eVisa = {
  what: 'Unified e-visa, single entry, valid 120 days',
  cost: 'about USD 52',
  where: 'Only on electronic-visa.kdmid.ru',
}

const ports = [
  'Entry and exit through the checkpoints on the e-visa list',
  'Health insurance for the stay',
]

const consular = {
  what: 'Tourist visa',
  where: 'Russian consulate or visa centre, with a hotel voucher',
}

const advisory = 'Foreign cards do not work, flights are few and insurance may not cover the stay'

const longerStay =
  'In August 2025 the stay on the e-visa rose from 16 to 30 days and its validity from 60 to 120 days.'

export const russia: VisaPolicy = {
  to: 'RU',
  link: 'https://www.kdmid.ru',
  rules: [
    {
      passports: ['CA'],
      status: 'visa-required',
      days: 30,
      obtain: consular,
      conditions: ['The Government of Canada advises against all travel to Russia', advisory],
      description:
        '{citizens} need a tourist visa from a Russian consulate; the e-visa is not open to them. Canada advises to avoid all travel to Russia.',
    },
    {
      passports: ['US', 'GB', 'AU', 'NZ'],
      status: 'visa-required',
      days: 30,
      obtain: consular,
      conditions: ['Their governments advise against travel to Russia', advisory],
      description:
        '{citizens} need a tourist visa from a Russian consulate, as the e-visa is not open to them. Read the travel advice of their government first.',
    },
    {
      passports: ['FR', 'DE', 'IT', 'ES', 'JP'],
      status: 'e-visa',
      days: 30,
      obtain: eVisa,
      conditions: [...ports, 'Their governments advise against travel to Russia', advisory],
      description:
        '{citizens} may ask for the Russian e-visa, which is granted in about four days. Their own government advises against the journey.',
      changing: longerStay,
      link: eVisaLink,
    },
    {
      passports: ['IN', 'SG', 'MX'],
      status: 'e-visa',
      days: 30,
      obtain: eVisa,
      conditions: ports,
      description:
        '{citizens} need a visa for Russia and can have the e-visa without an invitation. It allows one visit of up to 30 days.',
      changing: longerStay,
      link: eVisaLink,
    },
    {
      passports: ['CN'],
      status: 'e-visa',
      days: 30,
      obtain: eVisa,
      conditions: [...ports, 'Organised groups travel without visas by agreement'],
      description:
        '{citizens} visited Russia without a visa under a decree that ran until 14 September 2026. We know of no extension, so plan with an e-visa until a consulate says otherwise.',
      changing:
        'The decree of 1 December 2025 answered a trial of China’s with the same end. Both sides spoke well of an extension, and we could not confirm one.',
      link: eVisaLink,
    },
    {
      passports: ['TH'],
      status: 'visa-free',
      days: 30,
      conditions: ['Migration card, filled in at the border'],
      description:
        '{citizens} may stay in Russia up to 30 days without a visa, by agreement of the two countries. Keep the migration card until departure.',
    },
    {
      passports: ['BR', 'ZA', 'AE'],
      status: 'visa-free',
      days: 90,
      per: 180,
      conditions: ['Migration card, filled in at the border', 'At most 90 days in any 180'],
      description:
        '{citizens} visit Russia without a visa for up to 90 days in any 180. The agreement covers tourism, not work.',
    },
    {
      passports: ['EG'],
      status: 'visa-required',
      days: 30,
      obtain: consular,
      conditions: ['We do not know this passport to be on the e-visa list'],
      description:
        '{citizens} need a tourist visa from a Russian consulate, with a voucher of a Russian hotel or agency. Look first whether the e-visa is open to them now.',
      changing: 'Russia adds nationalities to its e-visa list from time to time.',
    },
  ],
}
