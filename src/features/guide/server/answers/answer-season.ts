import { carFree, phenomena, type Phenomenon, seasonsAsOf } from '../../domain/known-seasons.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { listed, monthName, townName } from './words.ts'

const asksWhen =
  /\bwhen\b|\bquand\b|what (?:time of|month|date)|which month|quels? mois|\bseasons?\b|\bsaisons?\b|periodes?\b|best time|\bmieux\b|meilleure?s?\b|(?:good|right) (?:time|month)|\b(?:bon|meilleur) (?:temps|moment|mois)|\bworry\b|inquiet\w*|m inquieter|\bis it\b|\bstill\b|\bencore\b|est ce que|what are the chances|peut on|on peut|can (?:you|i|we|one)/
const asksToPlan = /\b(?:plan|itinerary|itineraire|planifie\w*|organise\w*)\b/

/** What of the year a message asks about, if it asks about that. */
export function phenomenonMeant({ reading, talk }: Turn): Phenomenon | undefined {
  const { text, span, dates } = reading
  if (span.days || asksToPlan.test(text) || talk.asked === 'days') return undefined
  const when = asksWhen.test(text)
  return phenomena.find(
    ({ words, needsWhen }) =>
      new RegExp(`(?<![a-z])(?:${words.source})`).test(text) &&
      (when || (!needsWhen && dates.months.length > 0)),
  )
}

/** "April lies outside it", for the month that was asked about. */
function monthVerdict({ reading, say }: Turn, months: readonly number[]): string {
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

/** When something that comes back each year is to be expected in a place, or that nobody told us. */
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
      `${place}${say(season.en, season.fr)}${monthVerdict(turn, season.months)} ${say('These are the usual dates; the year decides.', 'Ce sont les dates habituelles ; l’année décide.')}`,
      {
        sources: [source],
        talk: { ...remember, month: reading.dates.months[0] ?? season.months.at(-1) ?? 1 },
      },
    )
  }
  if (!town)
    return plain(
      say(
        `For ${found.en} it depends on the place. Which one do you mean?`,
        `Pour ${found.fr}, cela dépend de l’endroit. Lequel ?`,
      ),
      { question: 'destination' },
    )
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

/** Places without cars, where somebody wants to drive there. */
export function carFreeMeant({ reading }: Turn) {
  return byCar.test(reading.text)
    ? carFree.find(({ words }) => words.test(reading.text))
    : undefined
}
