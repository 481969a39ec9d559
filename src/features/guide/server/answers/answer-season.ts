import { festivals } from '../../domain/known-festivals.ts'
import {
  carFree,
  type KnownSeason,
  phenomena,
  type Phenomenon,
  seasonsAsOf,
} from '../../domain/known-seasons.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { day, listed, monthName, townName } from './words.ts'

const asksWhen =
  /\bwhere\b|\bou\b|\bbest (?:place|spot)s?\b|\bwhen\b|\bquand\b|what (?:time of|month|date)|which month|quels? mois|\bseasons?\b|\bsaisons?\b|periodes?\b|best time|\bmieux\b|meilleure?s?\b|(?:good|right) (?:time|month)|\b(?:bon|meilleur) (?:temps|moment|mois)|\bworry\b|inquiet\w*|m inquieter|\bis it\b|\bstill\b|\bencore\b|est ce que|what are the chances|peut on|on peut|can (?:you|i|we|one)|\b(?:do|does|are|is|will) (?:they|you|we|there|it)\b|\by a t\b|\bont ils\b|\bwill\b|\bbe on\b|\bsera\b|\baura\b/
const shownPlaces = 4
const asksToPlan = /\b(?:plan|itinerary|itineraire|planifie\w*|organise\w*)\b/

/** What of the year a message asks about, if it asks about that. */
export function phenomenonMeant({ reading, talk }: Turn): Phenomenon | undefined {
  const { text, span, dates } = reading
  if (asksToPlan.test(text) || talk.asked === 'days') return undefined
  const when = asksWhen.test(text)
  return [...festivals, ...(span.days ? [] : phenomena)].find(
    ({ words, needsWhen }) =>
      new RegExp(`(?<![a-z])(?:${words.source})`).test(text) &&
      (when ||
        (!needsWhen &&
          (dates.months.length > 0 || dates.start !== undefined || dates.occasion !== undefined))),
  )
}

/** "On that day it is over", where the days of that year are known. */
function dayVerdict({ reading, say }: Turn, spans: KnownSeason['spans'] = []): string | undefined {
  const start = reading.dates.start ?? reading.dates.occasion
  const { end = start } = reading.dates
  const span = spans.find(([first]) => first.slice(0, 4) === start?.slice(0, 4))
  if (!start || !end || !span) return undefined
  const [first, last] = span
  const [en, fr] = [day('en', start), day('fr', start)]
  if (end < first)
    return say(
      `No, not yet then: it begins on ${day('en', first)}. `,
      `Non, pas encore : cela commence le ${day('fr', first)}. `,
    )
  return start > last
    ? say(
        `No, on ${en} it is over: it ends on ${day('en', last)}. `,
        `Non, le ${fr}, c’est fini : cela se termine le ${day('fr', last)}. `,
      )
    : say('Yes, that falls into it. ', 'Oui, cela tombe pendant. ')
}

/** "April lies outside it", for the month that was asked about. */
function monthVerdict({ reading, say }: Turn, { months, spans }: KnownSeason): string {
  if ((reading.dates.start ?? reading.dates.occasion) && spans) return ''
  const [asked] = reading.dates.start
    ? [Number(reading.dates.start.slice(5, 7))]
    : reading.dates.months
  if (!asked) return ''
  const [en, fr] = [monthName('en', asked), monthName('fr', asked)]
  const capital = `${fr.charAt(0).toUpperCase()}${fr.slice(1)}`
  return months.includes(asked)
    ? say(` ${en} belongs to it.`, ` ${capital} en fait partie.`)
    : say(` ${en} lies outside it.`, ` ${capital} est en dehors.`)
}

/** Where it is known, when no place was named, or a country that we have nothing about. */
function seasonsElsewhere({ reading, world, say, language }: Turn, found: Phenomenon): Answer {
  const nameOf = (where: string): string => {
    const town = world.rows(where)?.town
    return town ? townName(language, town) : world.countryName(where, language)
  }
  const lines = found.seasons
    .filter(({ where }) => !where.includes('*'))
    .map(
      ({ where, en, fr }) =>
        `- **${where.slice(0, shownPlaces).map(nameOf).join(', ')}**: ${say(en, fr)}`,
    )
  const land = reading.countries[0] ? world.countryName(reading.countries[0], language) : undefined
  const head = land
    ? say(
        `About ${found.en} in ${land} I don’t know anything.`,
        `Je ne sais rien, pour ${found.fr}, sur ce pays (${land}).`,
      )
    : say(`For ${found.en} it depends on the place.`, `Pour ${found.fr}, cela dépend de l’endroit.`)
  const list =
    lines.length > 0 ? `${say('What I know:', 'Ce que je sais :')}\n\n${lines.join('\n')}\n\n` : ''
  return plain(
    `${head} ${list}${say('Which place do you have in mind?', 'À quel endroit pensez-vous ?')}`,
    {
      question: 'destination',
      sources: [{ name: say('general knowledge', 'connaissances générales'), date: seasonsAsOf }],
    },
  )
}

/** When a yearly event is expected in a place, or that there is no data. */
export async function answerSeason(turn: Turn, found: Phenomenon): Promise<Answer> {
  const { reading, talk, world, say, language } = turn
  const slug = reading.towns[0] ?? (reading.countries.length > 0 ? undefined : talk.towns[0])
  const town = slug ? world.rows(slug)?.town : undefined
  const codes = [...(slug ? [slug] : []), ...(town ? [town.countryCode] : []), ...reading.countries]
  const season = [...codes, '*'].flatMap(
    (code) => found.seasons.find(({ where }) => where.includes(code)) ?? [],
  )[0]
  const remember = slug ? { towns: [slug] } : {}
  const source = {
    name: say('general knowledge, usual dates', 'connaissances générales, dates habituelles'),
    date: seasonsAsOf,
  }
  if (season) {
    const place = town ? `**${townName(language, town)}.** ` : ''
    return plain(
      `${place}${dayVerdict(turn, season.spans) ?? ''}${say(season.en, season.fr)}${monthVerdict(turn, season)} ${say('These are the usual dates; the year decides.', 'Ce sont les dates habituelles ; l’année décide.')}`,
      {
        sources: [source],
        talk: { ...remember, month: reading.dates.months[0] ?? season.months.at(-1) ?? 1 },
      },
    )
  }
  if (!town) return seasonsElsewhere(turn, found)
  const best = town.bestMonths.map((month) => monthName(language, month))
  return plain(
    say(
      `I don’t know about ${found.en} in ${town.name}: our data do not tell when.${best.length > 0 ? ` By its weather the best months there are ${listed('en', best)}.` : ''}`,
      `Je ne sais pas, pour ${found.fr} à ${town.nameFr} : nos données ne disent pas quand.${best.length > 0 ? ` Selon le climat, les meilleurs mois y sont ${listed('fr', best)}.` : ''}`,
    ),
    { sources: [atlasSource(turn)], talk: remember },
  )
}

const byCar =
  /\b(?:driv(?:e|ing)|cars?|auto|autos|voitures?|chars?|rent(?:al|ed|ing)?|park(?:ing)?|stationn\w*|garer|lou(?:er|e|ee|es)|conduire|rouler|roule)\b/

/** Places without cars, if the user wants to drive there. */
export function carFreeMeant({ reading }: Turn) {
  return byCar.test(reading.text)
    ? carFree.find(({ words }) => words.test(reading.text))
    : undefined
}
