import { countriesByAdjective } from '../../domain/country-names.ts'
import type { CountryRow } from '../../domain/guide-rows.ts'
import { countryRulesAsOf, drinkingAgeOf } from '../../domain/known-country-rules.ts'
import {
  askNames,
  type CountryAsk,
  countryAsks,
  countryAsksNamed,
} from '../understand/country-ask.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { countryFact, currencyName } from './country-facts.ts'
import { listed } from './words.ts'

/** What is said where the country's own rule was not written down. */
const general = ({ say }: Turn, ask: CountryAsk): string =>
  ask === 'licence'
    ? say(
        'Whether your licence is enough there I don’t know; an International Driving Permit (CAA issues it) beside it is the safe way. Ask the rental company.',
        'Je ne sais pas si votre permis y suffit ; un permis de conduire international (CAA le délivre) en plus est le plus sûr. Demandez au loueur.',
      )
    : say(
        'The drinking age there I don’t know: the country’s travel advice tells it.',
        'Je ne connais pas l’âge légal pour boire là-bas : les conseils aux voyageurs le disent.',
      )

const origin =
  /(?:\b(?:from|viennent|vient|venant|provenance|achetee?s?|bought|my|mes|mon|notre|nos|we re|i m|je suis|on est)(?: (?:du|de|des|d|l|la|le|from|in|au|en|the))*)$/

/** Countries that a message names as where the travellers or their things come from. */
function originsOf({ reading, world }: Turn): readonly string[] {
  return [
    ...reading.countries.map((code) => [code, code] as const),
    ...reading.towns.map((slug) => [slug, world.rows(slug)?.town.countryCode ?? ''] as const),
  ].flatMap(([id, code]) =>
    origin.test(reading.ahead.get(id) ?? '')
      ? [code]
      : /\bcanad(?:ian|ien(?:ne)?)s?\b/.test(reading.text)
        ? ['CA']
        : [],
  )
}

/** Whether plugs from home fit, where the question is about plugs. */
function adapterText(
  { reading, world, say }: Turn,
  { plugs, code }: CountryRow,
  from: string | undefined,
): string {
  const home = world.country(from ?? 'CA')
  if (!countryAsks(reading.text).includes('plugs') || !home) return ''
  if (home.code === code) return ''
  return plugs.some((type) => home.plugs.includes(type))
    ? say(
        ` Plugs of ${home.name} (${listed('en', home.plugs)}) fit at least some of the sockets; look at the voltage on your charger.`,
        ` Les fiches de ce pays d’origine (${home.nameFr}, ${listed('fr', home.plugs)}) entrent dans une partie des prises ; regardez la tension inscrite sur votre chargeur.`,
      )
    : say(
        ` Plugs of ${home.name} (${listed('en', home.plugs)}) do not fit: bring an adapter, and look at the voltage on your charger.`,
        ` Les fiches de votre pays d’origine (${home.nameFr}, ${listed('fr', home.plugs)}) n’y entrent pas : prenez un adaptateur, et regardez la tension inscrite sur votre chargeur.`,
      )
}

const beyond = new Set<CountryAsk>(['drinking', 'licence'])

/** The country that a message means: not the one that its people or things come from. */
function countryMeant(turn: Turn, origins: readonly string[]): string | undefined {
  const { reading, talk, world } = turn
  const codeOf = (slug: string) => world.rows(slug)?.town.countryCode ?? []
  const named = [...reading.countries, ...reading.towns.flatMap(codeOf)]
  const abroad = named.filter((one) => one !== 'CA')
  const [code] = [
    // Beside another country Canada is where one comes from.
    ...named.filter((one) => !origins.includes(one) && (one !== 'CA' || abroad.length === 0)),
    ...countriesByAdjective(reading.text),
    ...talk.countries,
    ...talk.towns.flatMap(codeOf),
    ...named,
  ]
  return code
}

/** What is asked of the country: in this message, or in the one before, of another country. */
function asksOf({ reading, talk }: Turn): readonly CountryAsk[] {
  const asked = countryAsks(reading.text)
  if (asked.length > 0) return asked
  if (usualMoney.test(reading.text)) return ['currency']
  const before = talk.topic === 'country' ? countryAsksNamed(talk.askedName ?? '') : []
  return before.length > 0 ? before : ['plugs', 'water', 'tips']
}

const usualMoney =
  /\bcash\b|\bvisa\b|\bmastercard\b|\bamex\b|\bcards?\b|\bcartes?\b|\bpay(?:ing)?\b|\bpayer\b|\bargent\b|\bmoney\b|\buse (?:my )?(?:euros?|dollars?|canadian|american|us|pounds|cards?)/

/** "Is it euros?" is answered by yes or no first. */
function euroVerdict(
  { reading, say }: Turn,
  currency: string,
  asked: readonly CountryAsk[],
): string {
  if (!asked.includes('currency') || !/\beuros?\b/.test(reading.text)) return ''
  return currency === 'EUR'
    ? say('Yes, the euro. ', 'Oui, l’euro. ')
    : say('No, not the euro. ', 'Non, pas l’euro. ')
}

/** The age that was named, against the one of the country. */
function ageVerdict({ reading, say }: Turn, code: string, asked: readonly CountryAsk[]): string {
  const least = drinkingAgeOf(code)
  const age = Number(/\b(1[4-9]|2[01])(?: ?(?:ans|yo|y o|yrs?|years?))?\b/.exec(reading.text)?.[1])
  if (!asked.includes('drinking') || least === undefined || !age) return ''
  return age < least
    ? say(`No, not at ${age}. `, `Non, pas à ${age} ans. `)
    : say(`Yes, at ${age} it is legal. `, `Oui, à ${age} ans, c’est légal. `)
}

/**
 * A country without a row: its name, its currency if a town of it is listed, and where to ask for the rest.
 */
function withoutFacts(turn: Turn, code: string, asked: readonly CountryAsk[]): Answer {
  const { world, say, language } = turn
  const name = world.countryName(code, language)
  const currency = world.towns.find(({ countryCode }) => countryCode === code)?.currency
  const known =
    currency && asked.includes('currency')
      ? say(
          ` One pays in ${currencyName(currency, 'en')} there.`,
          ` On y paie en ${currencyName(currency, 'fr')}.`,
        )
      : ''
  const others = asked.filter((ask) => !(ask === 'currency' && known))
  const words = others.map((ask) => askNames[ask][language])
  const unknown =
    words.length > 0
      ? say(
          ` I have no information about ${listed('en', words)} there: our table covers ${world.countries().length} countries, and it is not one of them. The travel advice at travel.gc.ca tells more.`,
          ` Je n’ai pas d’information sur ${listed('fr', words)} de ce pays : il ne figure pas dans notre table de ${world.countries().length} pays. Les conseils aux voyageurs, à voyage.gc.ca, en disent plus.`,
        )
      : ''
  return {
    text: `**${name}.**${known}${unknown}`,
    sources: [atlasSource(turn)],
    talk: { countries: [code], askedName: asked.join(' ') },
  }
}

/** Plugs, water, tips, money, languages, emergency numbers and the side of the road. */
export async function answerCountry(turn: Turn): Promise<Answer> {
  const { reading, world, say, language } = turn
  const origins = originsOf(turn)
  const code = countryMeant(turn, origins)
  if (!code)
    return plain(say('Which country do you mean?', 'De quel pays parlez-vous ?'), {
      question: 'destination',
    })
  const there = reading.towns.find((slug) => world.rows(slug)?.town.countryCode === code)
  const country = world.country(code)
  const asked = asksOf(turn)
  if (!country) return withoutFacts(turn, code, asked)
  const sentences = asked.map((ask) => countryFact(country, ask, language) ?? general(turn, ask))
  const verdict = `${euroVerdict(turn, country.currency, asked)}${ageVerdict(turn, code, asked)}`
  return {
    text: `**${world.countryName(code, language)}.** ${verdict}${sentences.join(' ')}${adapterText(turn, country, origins[0])}`,
    sources: [
      atlasSource(turn),
      ...(asked.some((ask) => beyond.has(ask))
        ? [{ name: say('general knowledge', 'connaissances générales'), date: countryRulesAsOf }]
        : []),
    ],
    // What was asked about, for "and in the United States?".
    talk: {
      countries: [code],
      ...(there ? { towns: [there] } : {}),
      askedName: asked.join(' '),
    },
  }
}
