import type { CountryRow } from '../../domain/guide-rows.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { listed } from './words.ts'

const figures: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  'twenty-two': 22,
  'twenty-five': 25,
  thirty: 30,
}

/** 'Eighteen to twenty-two per cent' in figures. */
function shareOf(tipping: string): string | undefined {
  const match = /([a-z-]+)(?: (?:to|or) ([a-z-]+))? per cent/i.exec(tipping)
  const found = [match?.[1], match?.[2]].flatMap((word) =>
    word ? (figures[word.toLowerCase()] ?? []) : [],
  )
  return found.length > 0 ? found.join(' à ') : undefined
}

function tippingFr({ tipping }: CountryRow): string {
  const share = shareOf(tipping)
  if (share) return `comptez environ ${share} % de pourboire au restaurant`
  if (/no tipping|not tip|nobody tips|no tip\b|not expected|not customary/i.test(tipping))
    return 'on ne laisse pas de pourboire : ce n’est pas l’usage'
  if (/service (?:charge )?is included|included/i.test(tipping))
    return 'le service est compris, on arrondit si l’on est content'
  return 'rien d’obligatoire : on arrondit la note ou on laisse un peu de monnaie'
}

const waterFr = {
  safe: 'l’eau du robinet est potable',
  mostly: 'l’eau du robinet est potable presque partout',
  no: 'non, l’eau du robinet n’est pas potable, buvez de l’eau en bouteille',
} as const
const waterEn = {
  safe: 'yes, tap water is safe',
  mostly: 'tap water is mostly safe',
  no: 'no, tap water is not safe to drink',
} as const

/** What is plugged in, and what into. */
const appliance =
  /plugs?\b|prises?\b|adapt|voltage|outlet|socket|\bcharg(?:er|eur)s?\b|hair ?dryers?|cheveux|sechoir|appliance|appareils?\b|rasoirs?|shavers?|fer plat|straightener|curling iron|kettle|\bcpap\b/

type Fact = readonly [RegExp, (country: CountryRow) => string, (country: CountryRow) => string]

const facts: readonly Fact[] = [
  [
    /capital/,
    ({ capital }) => `the capital is ${capital}`,
    ({ capital }) => `la capitale est ${capital}`,
  ],
  [
    /currency|\bmoney\b|\bcards?\b|\bcartes?\b|monnaie|devise|money do|\bcash\b|\bpay(?:ing)?\b|payer|\buse (?:my )?(?:euros?|dollars?|canadian|american|us|pounds|cards?)|argent/,
    ({ currency }) =>
      `one pays in ${currency}; cards are taken in most hotels and shops, and some cash is useful for small sums`,
    ({ currency }) =>
      `on paie en ${currency} ; les cartes sont acceptées dans la plupart des hôtels et magasins, et un peu de comptant sert aux petites sommes`,
  ],
  [
    /languages?|langues?|english|anglais|french|francais/,
    ({ languages }) => `visitors meet ${listed('en', languages)}`,
    ({ languages }) => `langues les plus courantes : ${listed('fr', languages)}`,
  ],
  [
    appliance,
    ({ plugs, voltage }) => `plugs are type ${listed('en', plugs)} at ${voltage.join(' or ')} V`,
    ({ plugs, voltage }) =>
      `les prises sont de type ${listed('fr', plugs)}, ${voltage.join(' ou ')} V`,
  ],
  [
    /tap water|robinet|drink the water|boire l eau|eau potable/,
    ({ tapWater }) => `${waterEn[tapWater.rating]}. ${tapWater.note.replace(/\.$/, '')}`,
    ({ tapWater }) => waterFr[tapWater.rating],
  ],
  [/\btip(?:s|ping)?\b|pourboires?/, ({ tipping }) => `${tipping.replace(/\.$/, '')}`, tippingFr],
  [
    /emergenc|urgence|police|ambulance|pompiers|fire brigade|\b911\b|\b112\b/,
    ({ emergency }) =>
      emergency.all
        ? `the emergency number is ${emergency.all}`
        : `police ${emergency.police}, ambulance ${emergency.ambulance}, fire ${emergency.fire}`,
    ({ emergency }) =>
      emergency.all
        ? `le numéro d’urgence est le ${emergency.all}`
        : `police ${emergency.police}, ambulance ${emergency.ambulance}, pompiers ${emergency.fire}`,
  ],
  [
    /driv|side|roule|cote/,
    ({ drivingSide }) => `they drive on the ${drivingSide}`,
    ({ drivingSide }) => `on roule à ${drivingSide === 'left' ? 'gauche' : 'droite'}`,
  ],
]

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const origin =
  /(?:\b(?:from|viennent|vient|venant|provenance|achetee?s?|bought|my|mes|mon|notre|nos|we re|i m|je suis|on est)(?: (?:du|de|des|d|l|la|le|from|in|au|en|the))*)$/

/** Countries that a message names as where the travellers or their things come from. */
function originsOf({ reading, world }: Turn): readonly string[] {
  return [
    ...reading.countries.map((code) => [code, code] as const),
    ...reading.towns.map((slug) => [slug, world.rows(slug)?.town.countryCode ?? ''] as const),
  ].flatMap(([id, code]) =>
    origin.test(reading.ahead[id] ?? '')
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
  if (!appliance.test(reading.text) || !home) return ''
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

/** Plugs, water, tips, emergency numbers and the side of the road. */
export async function answerCountry(turn: Turn): Promise<Answer> {
  const { reading, talk, world, say, language } = turn
  const ofTowns = reading.towns.flatMap((slug) => world.rows(slug)?.town.countryCode ?? [])
  const before = [
    ...talk.countries,
    ...talk.towns.flatMap((slug) => world.rows(slug)?.town.countryCode ?? []),
  ]
  const named = [...reading.countries, ...ofTowns]
  const origins = originsOf(turn)
  // Beside another country Canada is where one comes from.
  const abroad = named.filter((one) => one !== 'CA')
  const [code] = [
    ...named.filter((one) => !origins.includes(one) && (one !== 'CA' || abroad.length === 0)),
    ...before,
    ...named,
  ]
  if (!code)
    return plain(say('Which country do you mean?', 'De quel pays parlez-vous ?'), {
      question: 'destination',
    })
  const there = reading.towns.find((slug) => world.rows(slug)?.town.countryCode === code)
  const country = world.country(code)
  if (!country)
    return plain(
      say('I have no data about that country.', 'Je n’ai pas d’information sur ce pays.'),
      { sources: [atlasSource(turn)] },
    )
  const asked = facts.filter(([pattern]) => pattern.test(reading.text))
  const again =
    talk.topic === 'country' ? facts.filter(([pattern]) => pattern.test(talk.askedName ?? '')) : []
  const shown = asked.length > 0 ? asked : again.length > 0 ? again : facts.slice(3, 6)
  const name = language === 'fr' ? country.nameFr : country.name
  const sentences = shown.map(([, en, fr]) =>
    sentence(language === 'fr' ? fr(country) : en(country)),
  )
  return {
    text: `**${name}.** ${sentences.join(' ')}${adapterText(turn, country, origins[0])}`,
    sources: [atlasSource(turn)],
    // The words that say what was asked about and no more, for "and in the United States?".
    talk: {
      countries: [code],
      ...(there ? { towns: [there] } : {}),
      ...(asked.length > 0
        ? { askedName: asked.map(([pattern]) => pattern.exec(reading.text)?.[0] ?? '').join(' ') }
        : {}),
    },
  }
}
