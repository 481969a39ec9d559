import type { VisaPolicy } from '../visa.ts'

const evisa = 'https://indianvisaonline.gov.in/evisa/'

const apply = {
  what: 'e-Tourist visa for 30 days, one year or five years',
  cost: 'USD 10 to 80 by length, season and nationality; free for some',
  where: 'Only on indianvisaonline.gov.in',
}

const arrival = [
  'Arrival through an airport or seaport on the e-visa list',
  'Digital arrival card before landing',
]

export const india: VisaPolicy = {
  to: 'IN',
  link: evisa,
  rules: [
    {
      passports: ['US', 'GB'],
      status: 'e-visa',
      days: 180,
      obtain: apply,
      conditions: arrival,
      description:
        '{citizens} need a visa for India and can have it as an e-visa, at least four days ahead. On the one-year and five-year visa a visit may last up to 180 days.',
    },
    {
      passports: ['CA'],
      status: 'e-visa',
      days: 180,
      obtain: apply,
      conditions: arrival,
      description:
        '{citizens} need a visa for India and can ask for an e-visa online. On the longer ones a visit may last up to 180 days. Leave two weeks for it.',
      changing:
        'India stopped e-visas for Canadians in September 2023 and took them up again that November. Check that your kind is offered.',
    },
    {
      passports: ['JP'],
      status: 'e-visa',
      days: 180,
      obtain: apply,
      conditions: [...arrival, 'Six large airports also give a visa on arrival for up to 60 days'],
      description:
        '{citizens} need a visa for India: an e-visa asked for online, or a visa on arrival at one of six airports. The e-visa is the safer choice.',
    },
    {
      passports: ['AE'],
      status: 'e-visa',
      days: 90,
      obtain: apply,
      conditions: [
        ...arrival,
        'Those who had an Indian visa before may receive one on arrival for up to 60 days',
      ],
      description:
        '{citizens} need a visa for India, most easily an e-visa. Who held an Indian visa before can also obtain one on arrival at six airports.',
    },
    {
      passports: ['FR', 'DE', 'IT', 'ES', 'AU', 'NZ', 'TH', 'SG', 'BR', 'MX', 'ZA', 'RU'],
      status: 'e-visa',
      days: 90,
      obtain: apply,
      conditions: arrival,
      description:
        '{citizens} need a visa for India and receive it as an e-visa by e-mail. A visit may last up to 90 days; the 30-day visa counts from arrival.',
    },
    {
      passports: ['CN'],
      status: 'visa-required',
      obtain: {
        what: 'Tourist visa',
        where: 'Form on indianvisaonline.gov.in, then an Indian visa centre in China',
      },
      conditions: ['No e-visa for this passport'],
      description:
        '{citizens} need a tourist visa from an Indian visa centre. India resumed tourist visas for them in July 2025 after five years.',
      link: 'https://indianvisaonline.gov.in/visa/',
    },
    {
      passports: ['EG'],
      status: 'visa-required',
      obtain: {
        what: 'Tourist visa',
        where: 'Form on indianvisaonline.gov.in, then the Embassy of India in Cairo',
      },
      conditions: ['We do not know this passport to be on the e-visa list'],
      description:
        '{citizens} need a tourist visa for India, asked for online and handed in at the embassy. It takes a few working days.',
      changing: 'India adds nationalities to its e-visa from time to time; look there first.',
      link: 'https://indianvisaonline.gov.in/visa/',
    },
  ],
}
