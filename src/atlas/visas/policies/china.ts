import type { VisaPolicy } from '../visa.ts'

const arrivalCard = 'Arrival card, filled in online before landing or on the spot'
const passportSixMonths = 'Passport valid six months'

const visa = {
  what: 'Tourist visa (L)',
  where: 'Online form, then a Chinese visa centre or consulate',
}

const transit =
  'Without a visa up to 240 hours in transit to a third country, at named ports and in named provinces'

const untilEndOf2026 =
  'This waiver ends on 31 December 2026 unless China extends it. From January 2027 count on a visa until an extension is announced.'

export const china: VisaPolicy = {
  to: 'CN',
  link: 'https://en.nia.gov.cn',
  rules: [
    {
      passports: ['CA', 'GB'],
      status: 'visa-free',
      days: 30,
      conditions: [arrivalCard, passportSixMonths],
      description:
        '{citizens} may visit China for up to 30 days without a visa since 17 February 2026. The waiver is China’s own and has an end date, 31 December 2026.',
      changing: untilEndOf2026,
    },
    {
      passports: ['FR', 'DE', 'IT', 'ES', 'JP', 'AU', 'NZ', 'BR'],
      status: 'visa-free',
      days: 30,
      conditions: [arrivalCard, passportSixMonths],
      description:
        '{citizens} may visit China for up to 30 days without a visa, until 31 December 2026. Hotels register foreign guests; in a private home you register with the police within a day.',
      changing: untilEndOf2026,
    },
    {
      passports: ['TH', 'SG', 'AE'],
      status: 'visa-free',
      days: 30,
      conditions: [arrivalCard, passportSixMonths],
      description:
        '{citizens} and Chinese citizens visit each other without a visa, by an agreement without end date. A stay in China may last up to 30 days.',
    },
    {
      passports: ['US'],
      status: 'visa-required',
      obtain: { ...visa, cost: 'about USD 140' },
      conditions: [transit, arrivalCard],
      description:
        '{citizens} need a visa for China, usually granted for ten years with many entries. On the way to a third country a stay of up to ten days needs none.',
      changing: 'The lower visa fee of USD 140 was set until the end of 2026.',
      link: 'https://us.china-embassy.gov.cn/eng/',
    },
    {
      passports: ['MX'],
      status: 'visa-required',
      obtain: visa,
      conditions: [transit, arrivalCard],
      description:
        '{citizens} need a visa for a holiday in China. Those who travel on to a third country may stop over for up to ten days without one.',
    },
    {
      passports: ['RU'],
      status: 'visa-required',
      obtain: visa,
      conditions: [transit, arrivalCard],
      description:
        '{citizens} visited China for 30 days without a visa in a trial that was set until 14 September 2026. We know of no extension, so plan with a visa until a Chinese consulate says otherwise.',
      changing:
        'The trial ran from 15 September 2025. Both sides spoke well of an extension, and we could not confirm one.',
    },
    {
      passports: ['IN', 'ZA', 'EG'],
      status: 'visa-required',
      obtain: visa,
      conditions: [arrivalCard],
      description:
        '{citizens} need a tourist visa from a Chinese consulate or visa centre before they travel. A direct connection through some airports allows 24 hours without one.',
    },
  ],
}
