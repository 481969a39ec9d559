import type { Climate, Town } from '../../domain/guide-rows.ts'
import { weatherTool } from '../tools/place-tools.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { phenomena } from '../../domain/known-seasons.ts'
import { clothes, packs } from './what-to-pack.ts'
import { listed, monthName, townName } from './words.ts'

const at = (values: readonly number[] | undefined, month: number) => values?.[month - 1]

function monthSentence(
  { language, say }: Turn,
  town: Town,
  climate: Climate,
  month: number,
): string {
  const [high, low, rain, sea] = [
    at(climate.highC, month),
    at(climate.lowC, month),
    at(climate.rainDays, month),
    at(climate.seaC, month),
  ]
  const name = townName(language, town)
  const water =
    sea === undefined ? '' : say(`, the sea about ${sea} °C`, `, la mer à environ ${sea} °C`)
  return say(
    `In ${monthName('en', month)}, ${name} usually has highs of ${high} °C and lows of ${low} °C, with rain on ${rain} days${water}.`,
    `En ${monthName('fr', month)}, à ${name}, il fait d’habitude ${high} °C le jour et ${low} °C la nuit, avec ${rain} jours de pluie${water}.`,
  )
}

/** What the question was really about: a coat, a swim, much rain. */
function verdict({ reading: { text }, say }: Turn, climate: Climate, month: number): string {
  const [high = 0, low = 0, rain = 0, sea] = [
    at(climate.highC, month),
    at(climate.lowC, month),
    at(climate.rainDays, month),
    at(climate.seaC, month),
  ]
  if (packs.test(text)) return clothes(say, { high, low, rain, sea })
  if (/coat|manteau|jacket|wear|porter/.test(text))
    return low < 12
      ? say(
          ' Yes, bring a coat or warm layers for the evenings.',
          ' Oui, prévoyez un manteau ou des couches pour le soir.',
        )
      : say(' A light layer will do.', ' Une petite laine suffit.')
  if (/swim|baign|\bsea\b|\bmer\b/.test(text) && sea !== undefined)
    return sea >= 22
      ? say(
          ' Yes, that is warm enough for most swimmers.',
          ' Oui, c’est assez chaud pour la plupart des gens.',
        )
      : sea >= 18
        ? say(
            ' That is fresh: many swim, some find it cold.',
            ' C’est frais : beaucoup se baignent, d’autres non.',
          )
        : say(
            ' No, that is too cold for most people.',
            ' Non, c’est trop froid pour la plupart des gens.',
          )
  if (/rain|pleu|pluie|wet|mouille|beach|plage/.test(text))
    return rain >= 12
      ? say(' Yes, it rains a lot then.', ' Oui, il pleut beaucoup à cette période.')
      : say(' Rain is not a big worry then.', ' La pluie n’est pas un gros souci alors.')
  if (/\bsnow\w*|neige\w*/.test(text))
    return high + low <= 0
      ? say(' Yes, expect snow.', ' Oui, attendez-vous à de la neige.')
      : low <= 2
        ? say(' Some snow is possible.', ' Un peu de neige est possible.')
        : say(' Snow is unlikely.', ' La neige est peu probable.')
  if (/\bhot\b|\bheat\b|chaud|chaleur|\bwarm\b/.test(text))
    return high >= 30
      ? say(' Yes, it is hot by day.', ' Oui, il fait très chaud le jour.')
      : high >= 23
        ? say(' It is warm, not extreme.', ' Il fait chaud, sans excès.')
        : say(' No, it is not hot.', ' Non, il ne fait pas chaud.')
  if (/cold|froid/.test(text))
    return high < 10
      ? say(' Yes, it is cold.', ' Oui, il fait froid.')
      : say(' Not really cold.', ' Pas vraiment froid.')
  return ''
}

/** The rainy season, in a month of it. */
function rainySeason({ say }: Turn, { slug }: Town, month: number): string {
  const found = phenomena
    .find(({ en }) => en === 'the rainy season')
    ?.seasons.find(({ where, months }) => where.includes(slug) && months.includes(month))
  return found ? ` ${say(found.en, found.fr)}` : ''
}

/** Ski slopes, if the user wants to ski. */
function skiing({ reading: { text }, world, say }: Turn, town: Town): string {
  if (!/\bski\w*/.test(text)) return ''
  const rows = (world.rows(town.slug)?.sights ?? []).filter(({ name, description }) =>
    /\bski|slope/i.test(`${name} ${description}`),
  )
  const names = rows.slice(0, 3).map(({ name }) => name)
  return names.length > 0
    ? say(
        ` For skiing there are ${listed('en', names)}.`,
        ` Pour skier, il y a ${listed('fr', names)}.`,
      )
    : ''
}

const climateSource = (turn: Turn) => ({
  ...atlasSource(turn),
  name: turn.say(
    'Wayleaf’s table of climate normals',
    'le tableau climatique de Wayleaf (normales)',
  ),
})
const usual = ({ say }: Turn) =>
  say('These are long-term averages, not a forecast.', 'Ce sont des moyennes, pas une prévision.')

const byMoney =
  /\bcheap\w*|\bexpensive|\bmoins cher|\bplus cher|\b(?:low|high|off|peak|shoulder) season|\b(?:basse|haute) saison|hors saison|crowd\w*|\bbusy\b|\bbusiest\b|\bquiet\w*|fewer (?:people|tourists)|less (?:people|touristy)|\bmonde\b|achalande\w*|foules?|tranquille/

/** When rooms cost least and most, which is when fewest and most people come. */
function roomPrices({ reading, say }: Turn, { lowMonths = [], peakMonths = [] }: Town): string {
  if (!byMoney.test(reading.text) || lowMonths.length === 0) return ''
  const names = (months: readonly number[], language: 'en' | 'fr') =>
    listed(
      language,
      months.map((month) => monthName(language, month)),
    )
  return say(
    `Rooms usually cost least in ${names(lowMonths, 'en')}, when it is quietest, and most in ${names(peakMonths, 'en')}, when it is busiest. `,
    `Les chambres coûtent d’habitude le moins en ${names(lowMonths, 'fr')}, quand il y a le moins de monde, et le plus en ${names(peakMonths, 'fr')}, quand il y en a le plus. `,
  )
}

function bestTime(turn: Turn, town: Town, climate: Climate): Answer {
  const { language, say, reading } = turn
  const cool =
    /heat|chaleur|hot|canicule/.test(reading.text) &&
    /can t|cannot|stand|hate|avoid|supporte|deteste|sans/.test(reading.text)
  const best = town.bestMonths.filter((month) => !cool || (at(climate.highC, month) ?? 99) <= 29)
  const shown = (best.length > 0 ? best : town.bestMonths).map((month) =>
    say(
      `${monthName('en', month)} (${at(climate.highC, month)} °C)`,
      `${monthName('fr', month)} (${at(climate.highC, month)} °C)`,
    ),
  )
  const peak = Math.max(...climate.highC)
  return {
    text: `${roomPrices(turn, town)}${say(
      `The best months for ${town.name} are ${listed(language, shown)}, by usual daytime highs. The hottest month averages ${peak} °C. ${usual(turn)}`,
      `Les meilleurs mois pour ${town.nameFr} sont ${listed(language, shown)}, selon les maximums habituels. Le mois le plus chaud atteint ${peak} °C en moyenne. ${usual(turn)}`,
    )}`,
    sources: [climateSource(turn)],
    talk: { towns: [town.slug] },
  }
}

/** Two months side by side. */
function compare(turn: Turn, town: Town, climate: Climate, months: readonly number[]): Answer {
  const { say, language } = turn
  const rain = (month: number) => at(climate.rainDays, month) ?? 0
  const driest = months.toSorted((a, b) => rain(a) - rain(b))[0] ?? 1
  const sentences = months.map((month) => monthSentence(turn, town, climate, month))
  return {
    text: `${say(`${monthName(language, driest)} is the drier one.`, `Le mois le plus sec : ${monthName(language, driest)}.`)} ${sentences.join(' ')} ${usual(turn)}`,
    sources: [climateSource(turn)],
    talk: { towns: [town.slug], month: driest },
  }
}

/** The town that best fits a wish for cooler, warmer or drier weather. */
function coolest(
  { reading: { text }, world, say, language }: Turn,
  slugs: readonly string[],
  month: number,
) {
  const cool =
    /\b(?:heat|hot|chaleur|chaud|canicule|cool\w*|frais)\b/.test(text) &&
    /\b(?:can t|cannot|stand|hates?|avoid|handle|endure|supporte|deteste|craint|sans|pas|too|trop|cool\w*|frais)\b/.test(
      text,
    )
  const warm = /\b(?:warmer|warm|hotter|plus chaud)\b/.test(text)
  if (!cool && !warm) return drier({ world, say, language }, slugs, month)
  const known = slugs.flatMap((slug) => {
    const [town, high] = [world.rows(slug)?.town, at(world.climate(slug)?.highC, month)]
    return town && high !== undefined ? [{ name: townName(language, town), high }] : []
  })
  const sorted = known.toSorted((a, b) => (cool ? a.high - b.high : b.high - a.high))
  const [first] = sorted
  if (!first) return ''
  return known.length < slugs.length
    ? say(
        `Of ${first.name} I know the climate (${first.high} °C by day then), of the other one I don’t.\n\n`,
        `De ${first.name}, je connais le climat (${first.high} °C le jour à cette période), pas celui de l’autre.\n\n`,
      )
    : say(
        `${first.name} is the ${cool ? 'cooler' : 'warmer'} one then.\n\n`,
        `${first.name} est ${cool ? 'plus frais' : 'plus chaud'} à cette période.\n\n`,
      )
}

/** Which of them has clearly fewer days with rain then. */
function drier(
  { world, say, language }: Pick<Turn, 'world' | 'say' | 'language'>,
  slugs: readonly string[],
  month: number,
): string {
  const known = slugs.flatMap((slug) => {
    const [town, rain] = [world.rows(slug)?.town, at(world.climate(slug)?.rainDays, month)]
    return town && rain !== undefined ? [{ name: townName(language, town), rain }] : []
  })
  const [first, next] = known.toSorted((a, b) => a.rain - b.rain)
  if (!first || !next || known.length < slugs.length || next.rain - first.rain < 3) return ''
  return say(
    `${first.name} has the better weather then, with fewer days of rain (${first.rain}, not ${next.rain}).\n\n`,
    `${first.name} a le plus beau temps à cette période, le plus sec : ${first.rain} jours de pluie, contre ${next.rain}.\n\n`,
  )
}

/** One month in several towns. */
function sideBySide(turn: Turn, slugs: readonly string[], month: number): Answer {
  const sentences = slugs.flatMap((slug) => {
    const [town, climate] = [turn.world.rows(slug)?.town, turn.world.climate(slug)]
    if (!town) return []
    const { say, language } = turn
    return climate
      ? [`- ${monthSentence(turn, town, climate, month)}`]
      : [
          say(
            `- ${townName(language, town)}: I have no climate data.`,
            `- ${townName(language, town)} : je n’ai pas de données sur le climat.`,
          ),
        ]
  })
  return {
    text: `${coolest(turn, slugs, month)}${sentences.join('\n')}\n\n${usual(turn)}`,
    sources: [climateSource(turn)],
    talk: { towns: [...slugs], month },
  }
}

const which =
  /\bwhere\b|\bwhich\b|\bou\b|\blequel|laquelle|\b(?:both|either|les 2|warmer|better|plus chaud|mieux)\b/
/** The middle month of a season north of the tropics. */
const seasons: readonly (readonly [RegExp, number])[] = [
  [/\b(?:spring|printemps)\b(?! break)/, 4],
  [/\b(?:summer|l ete|d ete|en ete|cet ete)\b/, 7],
  [/\b(?:autumn|automne|in the fall|this fall)\b/, 10],
  [/\b(?:winter|hiver)\b/, 1],
]
export const seasonOf = (text: string) => seasons.find(([pattern]) => pattern.test(text))?.[1]

const soon = /next week|semaine prochaine|tomorrow|demain|this week|cette semaine|weekend/

/** Of a country the place that people know best. */
const townOfCountry = ({ reading, world }: Turn): string | undefined =>
  reading.countries.flatMap(
    (code) =>
      world.covered.find(({ name }) => name === world.country(code)?.capital)?.slug ??
      world.covered.find(({ countryCode }) => countryCode === code)?.slug ??
      world.resolve(world.country(code)?.capital ?? '')?.slug ??
      [],
  )[0]

/** Usual weather of a place by month. */
export async function answerWeather(turn: Turn): Promise<Answer> {
  const { reading, talk, world, call, say, language, today } = turn
  const slug =
    reading.towns[0] ?? reading.sights[0]?.split('/')[0] ?? townOfCountry(turn) ?? talk.towns[0]
  const own = slug ? world.rows(slug)?.town : undefined
  if (!slug || !own)
    return plain(say('Which place do you mean?', 'De quel endroit parlez-vous ?'), {
      question: 'destination',
    })
  const dated = reading.dates.start ? Number(reading.dates.start.slice(5, 7)) : undefined
  const months = reading.dates.months
  const month = months[0] ?? dated ?? seasonOf(reading.text) ?? talk.month ?? talk.memory?.month
  const { climate } = await call(weatherTool, { destination: slug, ...(month ? { month } : {}) })
  const name = townName(language, own)
  const where =
    own.region && !own.covered
      ? `${name} (${own.region})`
      : `${name}${own.slug === 'saint-john' ? say(' (New Brunswick)', ' (Nouveau-Brunswick)') : ''}`
  const forecast =
    soon.test(reading.text) || talk.asked === 'which'
      ? say(
          'I can’t tell the weather of a given day: I have no forecast. ',
          'Je ne peux pas prévoir le temps d’un jour précis : je n’ai pas de prévisions. ',
        )
      : ''
  if (month && reading.towns.length > 1 && months.length < 2)
    return sideBySide(turn, reading.towns, month)
  if (!climate)
    return plain(
      `${forecast}${say(`I have no data about the climate of ${where}.`, `Je n’ai pas de données sur le climat de ${where}.`)}`,
      { sources: [atlasSource(turn)], talk: { towns: [slug] } },
    )
  if (months.length > 1) return compare(turn, own, climate, months)
  const several = talk.towns.length > 1 && reading.towns.length === 0
  if (month && several && which.test(reading.text)) return sideBySide(turn, talk.towns, month)
  if (!month && !forecast) return bestTime(turn, own, climate)
  const asked = month ?? Number(today.slice(5, 7))
  const intro = forecast ? `${forecast}${say(`For ${where}: `, `Pour ${where} : `)}` : ''
  return {
    text: `${intro}${monthSentence(turn, own, climate, asked)}${verdict(turn, climate, asked)}${rainySeason(turn, own, asked)}${skiing(turn, own)} ${usual(turn)}`,
    sources: [climateSource(turn)],
    talk: { towns: [slug], month: asked },
  }
}
