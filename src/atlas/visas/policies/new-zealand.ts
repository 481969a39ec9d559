import type { VisaPolicy } from '../visa.ts'

const site = 'https://www.immigration.govt.nz/visas'

const nzeta = {
  what: 'NZeTA, valid two years, and the visitor levy (IVL)',
  cost: 'NZD 17 in the app or NZD 23 online, and NZD 100 levy',
  where: 'NZeTA app or immigration.govt.nz',
}

const visitorVisa = {
  what: 'Visitor Visa',
  cost: 'from about NZD 441, levy included',
  where: 'Online with Immigration New Zealand',
}

const declaration = 'New Zealand Traveller Declaration, free, before arrival'

export const newZealand: VisaPolicy = {
  to: 'NZ',
  link: site,
  rules: [
    {
      passports: ['AU'],
      status: 'visa-free',
      conditions: [declaration],
      description:
        '{citizens} need no visa and no NZeTA for New Zealand. They receive a resident visa on arrival and may stay as long as they like.',
    },
    {
      passports: ['CA', 'US', 'FR', 'DE', 'IT', 'ES', 'JP', 'SG', 'BR', 'MX', 'AE'],
      status: 'eta',
      days: 90,
      obtain: nzeta,
      conditions: [declaration, 'Ticket onward'],
      description:
        '{citizens} need an NZeTA before they leave for New Zealand; allow up to 72 hours. It permits visits of up to three months.',
      link: `${site}/nzeta/`,
    },
    {
      passports: ['GB'],
      status: 'eta',
      days: 180,
      obtain: nzeta,
      conditions: [declaration, 'Ticket onward'],
      description:
        '{citizens} need an NZeTA before they leave for New Zealand. Unlike others they may then stay up to six months.',
      link: `${site}/nzeta/`,
    },
    {
      passports: ['CN'],
      status: 'visa-required',
      obtain: visitorVisa,
      conditions: [declaration],
      description:
        '{citizens} need a Visitor Visa for New Zealand, granted electronically. Those who come from Australia with a valid Australian visa could use an NZeTA in a trial.',
      changing:
        'The trial for Chinese passports arriving from Australia began in November 2025 for twelve months. We do not know whether it goes on.',
    },
    {
      passports: ['IN', 'TH', 'ZA', 'EG', 'RU'],
      status: 'visa-required',
      obtain: visitorVisa,
      conditions: [declaration],
      description:
        '{citizens} need a Visitor Visa for New Zealand before they travel. It is filed online, and the stay granted is usually up to six or nine months.',
    },
  ],
}
