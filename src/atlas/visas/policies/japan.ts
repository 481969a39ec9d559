import type { VisaPolicy } from '../visa.ts'

const jesta =
  'Japan prepares JESTA, an online authorization for visitors without a visa, for its fiscal year 2028. It is not in force.'

const entryConditions = ['Visit Japan Web speeds up arrival and is not compulsory']

const consulate = {
  what: 'Temporary visitor visa',
  where: 'Japanese consulate or an agency that it accredits',
}

export const japan: VisaPolicy = {
  to: 'JP',
  link: 'https://www.mofa.go.jp/j_info/visit/visa/short/novisa.html',
  rules: [
    {
      passports: ['CA', 'US', 'FR', 'IT', 'ES', 'AU', 'NZ', 'SG'],
      status: 'visa-free',
      days: 90,
      conditions: entryConditions,
      description:
        '{citizens} visit Japan for up to 90 days without a visa. Fingerprints and a photo are taken on arrival.',
      changing: jesta,
    },
    {
      passports: ['GB', 'DE', 'MX'],
      status: 'visa-free',
      days: 90,
      conditions: [
        ...entryConditions,
        'A longer stay is asked for at an immigration office in Japan',
      ],
      description:
        '{citizens} enter Japan without a visa and receive 90 days. An agreement lets them ask in Japan for up to six months in all.',
      changing: jesta,
    },
    {
      passports: ['AE'],
      status: 'visa-free',
      days: 30,
      conditions: ['Electronic passport'],
      description:
        '{citizens} with an electronic passport may stay in Japan up to 30 days without a visa. The exemption began in November 2022.',
      changing: jesta,
    },
    {
      passports: ['TH'],
      status: 'visa-free',
      days: 15,
      conditions: ['Electronic passport', 'No extension'],
      description:
        '{citizens} with an electronic passport may visit Japan for up to 15 days without a visa. A longer holiday needs one from a consulate.',
      changing: jesta,
    },
    {
      passports: ['BR'],
      status: 'visa-required',
      days: 90,
      obtain: consulate,
      conditions: ['Electronic passport, if the exemption goes on'],
      description:
        '{citizens} entered Japan without a visa for 90 days under an exemption agreed until 29 September 2026. We know of no extension, so plan with a visa until the consulate says otherwise.',
      changing:
        'The exemption of Japan and Brazil ran from 30 September 2023 for three years. An extension was possible and we could not confirm one.',
    },
    {
      passports: ['IN', 'ZA'],
      status: 'e-visa',
      days: 90,
      obtain: {
        what: 'JAPAN eVISA, single entry, for tourism',
        where: 'JAPAN eVISA website; in India through the visa centre',
      },
      conditions: ['For residents of the countries where it is offered, for arrival by air'],
      description:
        '{citizens} who live in their country or another one that the scheme names ask for a JAPAN eVISA. Others go to a consulate. The visa notice is shown on a phone that is online.',
      link: 'https://www.mofa.go.jp/j_info/visit/visa/visaonline.html',
    },
    {
      passports: ['CN'],
      status: 'e-visa',
      obtain: {
        what: 'JAPAN eVISA or visa sticker, single entry, for tourism',
        where: 'Travel agency in China that the Japanese consulate accredits',
      },
      conditions: [
        'The agency hands in proof of means',
        'The stay is set with the visa: 15 or 30 days',
      ],
      description:
        '{citizens} who live in China receive the visa for Japan electronically, by way of an accredited agency. It cannot be asked for without one.',
      link: 'https://www.mofa.go.jp/j_info/visit/visa/visaonline.html',
    },
    {
      passports: ['EG', 'RU'],
      status: 'visa-required',
      obtain: consulate,
      conditions: ['The consulate sets the stay: 15, 30 or 90 days'],
      description:
        '{citizens} need a visa for Japan before departure. For tourists it usually goes through an accredited agency or a visa centre.',
      link: 'https://www.mofa.go.jp/j_info/visit/visa/index.html',
    },
  ],
}
