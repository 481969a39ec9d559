import { type VisaCountry, visaCountryCodes } from '#features/visas/domain/visa-countries.ts'
import { visaTool } from '../tools/travel-tools.ts'
import { type Answer, plain, type Turn } from './answer.ts'
import { day } from './words.ts'

const nationalities: readonly (readonly [RegExp, VisaCountry])[] = [
  [/\bcanad(?:ian|ien(?:ne)?)s?\b/, 'CA'],
  [/\b(?:americans?|americain(?:e)?s?|us passport|us citizen)\b/, 'US'],
  [/\b(?:british|britanniques?|uk passport|anglaise?)\b/, 'GB'],
  [/\b(?:french (?:passport|citizen|national)|francaise?s?\b)/, 'FR'],
  [/\b(?:germans?|allemande?s?)\b/, 'DE'],
  [/\b(?:italian (?:passport|citizen)|italienne?s?)\b/, 'IT'],
  [/\b(?:spanish (?:passport|citizen)|espagnole?s?)\b/, 'ES'],
  [/\b(?:japanese|japonaise?)\b/, 'JP'],
  [/\b(?:australians?|australien(?:ne)?s?)\b/, 'AU'],
  [/\b(?:new zealand(?:er)?s? (?:passport|citizen)|kiwi passport|neo zelandaise?)\b/, 'NZ'],
  [/\b(?:chinese|chinoise?s?)\b/, 'CN'],
  [/\b(?:indians?|indien(?:ne)?s?)\b/, 'IN'],
  [/\b(?:thai|thailandaise?)\b/, 'TH'],
  [/\b(?:singaporeans?|singapourien(?:ne)?s?)\b/, 'SG'],
  [/\b(?:brazilians?|bresilien(?:ne)?s?)\b/, 'BR'],
  [/\b(?:mexicans?|mexicaine?s?)\b/, 'MX'],
  [/\b(?:south africans?|sud africaine?s?)\b/, 'ZA'],
  [/\b(?:egyptians?|egyptien(?:ne)?s?)\b/, 'EG'],
  [/\b(?:emiratis?|emirien(?:ne)?s?)\b/, 'AE'],
  [/\b(?:russians?|russes?)\b/, 'RU'],
]

export const passportsIn = (text: string): readonly VisaCountry[] =>
  nationalities.flatMap(([pattern, code]) => (pattern.test(text) ? [code] : []))

const isKnown = (code: string): code is VisaCountry =>
  visaCountryCodes.some((known) => known === code)

type Finding = Awaited<ReturnType<typeof visaTool.run>>

function sentence(
  { say, world, language }: Turn,
  { status, days, obtain, conditions, from, to }: Finding,
): string {
  const [here, there] = [world.country(from), world.country(to)].map(
    (row) => (language === 'fr' ? row?.nameFr : row?.name) ?? '',
  )
  const stay = days
    ? say(` for stays of up to ${days} days`, ` pour un séjour de ${days} jours au plus`)
    : ''
  const what = obtain
    ? `${obtain.what}${obtain.cost && language === 'en' ? ` (${obtain.cost})` : ''}`
    : ''
  const short = what.split(/[,.(;]/)[0] ?? ''
  const head = {
    'visa-free': say(`no visa needed${stay}`, `aucun visa nécessaire${stay}`),
    eta: say(
      `an electronic travel authorisation: ${what}${stay}`,
      `une autorisation électronique est obligatoire : ${short}${stay}`,
    ),
    'e-visa': say(
      `an e-visa: ${what}${stay}`,
      `un e-visa (visa électronique) est obligatoire${stay}`,
    ),
    'visa-on-arrival': say(`a visa on arrival: ${what}${stay}`, `un visa à l’arrivée${stay}`),
    'visa-required': say(
      `needs a visa before travelling${what ? `: ${what}` : ''}${stay}`,
      `un visa est obligatoire, à demander au consulat avant le départ${stay}`,
    ),
    restricted: say('entry is restricted', 'l’entrée est restreinte'),
  }[status]
  const more = language === 'en' && conditions.length > 0 ? ` ${conditions.join(' ')}` : ''
  return say(
    `**${here} passport to ${there}:** ${head}.${more}`,
    `**Passeport ${here} vers ${there} :** ${head}.`,
  )
}

function unknownCountry(
  { world, say, language }: Turn,
  to: string,
  passport: VisaCountry | undefined,
): Answer {
  const country = world.country(to)
  const name = (language === 'fr' ? country?.nameFr : country?.name) ?? to
  return plain(
    say(
      `I don’t know the entry rules of ${name}: they are not in our data, which covers ${visaCountryCodes.length} countries. Ask the embassy or consulate, or look at the government’s official page.`,
      `Je ne connais pas les règles d’entrée de ce pays (${name}) : elles ne figurent pas dans nos données. Demandez à l’ambassade ou au consulat.`,
    ),
    { talk: { visaTo: to, ...(passport ? { passport } : {}) } },
  )
}

/** What a passport needs for a country, from the visa rules; asks for the passport when nobody named one. */
export async function answerVisa(turn: Turn): Promise<Answer> {
  const { reading, talk, world, call, say, language } = turn
  const named = passportsIn(reading.text)
  const passports =
    named.length > 0 ? named : talk.passport && isKnown(talk.passport) ? [talk.passport] : []
  const towns = reading.towns.flatMap((slug) => world.rows(slug)?.town.countryCode ?? [])
  const to =
    [...reading.countries, ...towns].find(
      (code) => !/\b(?:from|live in)\b/.test(reading.leads[code] ?? ''),
    ) ?? talk.visaTo
  if (!to)
    return plain(say('Which country are you going to?', 'Dans quel pays allez-vous ?'), {
      question: 'destination',
      talk: named[0] ? { passport: named[0] } : {},
    })
  if (passports.length === 0)
    return plain(say('Which passport will you travel on?', 'Avec quel passeport voyagez-vous ?'), {
      question: 'passport',
      talk: { visaTo: to },
    })
  if (!isKnown(to)) return unknownCountry(turn, to, passports[0])
  const findings = await Promise.all(
    passports.filter((code) => code !== to).map((from) => call(visaTool, { from, to })),
  )
  const [first] = findings
  if (!first)
    return plain(
      say(
        'Citizens need nothing to enter their own country.',
        'On n’a besoin de rien pour entrer dans son propre pays.',
      ),
    )
  const changing = language === 'en' ? findings.flatMap(({ changing }) => changing ?? []) : []
  return {
    text: [
      ...findings.map((finding) => sentence(turn, finding)),
      ...changing,
      say(
        `Checked on ${day('en', first.checkedOn)}; the official page decides: ${first.link}`,
        `Vérifié le ${day('fr', first.checkedOn)} ; la page officielle fait foi : ${first.link}`,
      ),
    ].join('\n\n'),
    sources: [
      {
        name: say('the country’s official page', 'la page officielle du pays'),
        date: first.checkedOn,
        url: first.link,
      },
    ],
    talk: { visaTo: to, passport: passports.at(-1) ?? '' },
  }
}
