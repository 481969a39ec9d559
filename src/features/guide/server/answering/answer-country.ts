import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { holidayNameFr } from '../../domain/holiday-names.ts'
import {
  type Asking,
  atlasSource,
  goalCountries,
  goalTown,
  type Said,
  whichPlace,
} from './answer.ts'
import { placeNotesSource } from '../retrieval/place-notes.ts'
import { textFor } from './answer-text.ts'
import { countryFact } from './country-facts.ts'
import { day, listed, monthName } from './words.ts'

/** A fact of a country's row. Undefined where there is no row: another source may know. */
export async function answerCountry(asking: Asking, topic: string): Promise<Said | undefined> {
  const { world, say, language } = asking
  const codes = goalCountries(asking)
  if (codes.length === 0) return whichPlace(asking)
  const told = codes.flatMap((code) => {
    const row = world.country(code)
    const fact = row && countryFact(row, topic, language)
    return fact
      ? [
          `${codes.length > 1 || topic !== 'capital' ? `**${world.countryName(code, language)}:** ` : ''}${fact}`,
        ]
      : []
  })
  const missing = codes.filter((code) => !world.country(code))
  if (told.length === 0) return undefined
  const without = missing.map((code) => world.countryName(code, language))
  const rest =
    without.length > 0
      ? say(
          ` I have no such facts of ${listed('en', without)}.`,
          ` Je n’ai pas ces données pour ${listed('fr', without)}.`,
        )
      : ''
  const isGeneral = codes.every((code) => world.isGenerallyKnown(code))
  return {
    text: told.join('\n\n') + rest,
    sources: [isGeneral ? placeNotesSource : atlasSource(asking)],
  }
}

const bagWords = 'luggage,baggage,suitcase,suitcases,bag,bags,valise,valises,bagage,bagages'
/** What to do when a passport or a wallet is gone, and the number to call there. */
export async function answerLost(asking: Asking): Promise<Said | undefined> {
  const isBag = asking.turn.reader.takes(bagWords)
  const text = asking.texts.texts.get(isBag ? 'lost-bag' : 'lost-1')
  if (text && isBag)
    return {
      text: asking.language === 'fr' ? (text.textFr ?? text.text) : text.text,
      sources: [text.source],
    }
  if (!text) return undefined
  const there =
    goalCountries(asking).length > 0 ? await answerCountry(asking, 'emergency') : undefined
  const steps = asking.language === 'fr' ? (text.textFr ?? text.text) : text.text
  return {
    text: there ? `${steps}\n\n${there.text}` : steps,
    sources: [
      { name: 'travel.gc.ca', date: asking.today, kind: 'general knowledge' },
      ...(there?.sources ?? []),
    ],
  }
}

/** Where Canada's own rating of a country stands. */
export async function advisoryOf(asking: Asking): Promise<Said> {
  const there = await answerCountry(asking, 'emergency')
  const text = asking.say(
    'The Government of Canada rates every country, by region, at [travel.gc.ca](https://travel.gc.ca/travelling/advisories).',
    'Le gouvernement du Canada évalue chaque pays, par région, sur [voyage.gc.ca](https://voyage.gc.ca/voyager/avertissements).',
  )
  return {
    text: there ? `${text}\n\n${there.text}` : text,
    sources: there?.sources ?? [],
  }
}

/** Our own words on safety there, else the number to call and where Canada's advice stands. */
export async function answerSafety(asking: Asking): Promise<Said | undefined> {
  const own = textFor(asking, 'safety')
  if (own || goalCountries(asking).length === 0) return own
  const name = goalTown(asking)?.name ?? ''
  const head = asking.say(
    `I have no words of our own on how safe ${name || 'it'} is.`,
    `Je n’ai pas de texte à nous sur la sécurité${name ? ` à ${name}` : ''}.`,
  )
  const there = await advisoryOf(asking)
  return { ...there, text: `${head} ${there.text}` }
}

const daysAhead = 366
const shownAtMost = 12

/** Yes or no to one day: a feast is told by its own day, which the days around it hold. */
function verdictOn(
  { say, language, turn }: Asking,
  {
    start,
    country,
    first,
  }: { readonly start: LocalDate; readonly country: string; readonly first: string },
): string {
  const saysDate = turn.reader.tokens.some(({ kind }) => kind === 'number')
  const isNear = [0, 1, 2, 3, 4, 5].some((by) =>
    first.startsWith(day(language, addDays(start, by))),
  )
  const other = say(
    'Many museums and shops keep other hours then: each place’s own page tells.',
    'Bien des musées et commerces ont alors d’autres heures : la page de chaque lieu le dit.',
  )
  if (saysDate ? first.startsWith(day(language, start)) : isNear)
    return say(
      `Yes: ${first} is a public holiday in ${country}. ${other}`,
      `Oui : ${first} est un jour férié (${country}). ${other}`,
    )
  return saysDate
    ? say(
        `No: ${day('en', start)} is no public holiday in ${country}. The next one is ${first}.`,
        `Non : le ${day('fr', start)} n’est pas férié (${country}). Le prochain : ${first}.`,
      )
    : ''
}

/** Public holidays of a country in the days asked about, else the next ones. */
export async function answerHoliday(asking: Asking): Promise<Said | undefined> {
  const { world, say, language, turn, today } = asking
  const [code] = goalCountries(asking)
  if (!code) return whichPlace(asking)
  const { start, end, month, year } = turn.frame.span ?? {}
  const region = goalTown(asking)?.region
  const from = start ?? today
  const found: string[] = []
  for (let at = 0; at <= daysAhead && found.length < shownAtMost; at += 1) {
    const date = addDays(from, at)
    if (end && date > end) break
    if (month && Number(date.slice(5, 7)) !== month) continue
    if (year && Number(date.slice(0, 4)) !== year) continue
    for (const { name, where } of world.holidays(code, date)) {
      const told = language === 'fr' ? holidayNameFr(name) : name
      found.push(
        asking.know(`${day(language, date)}: ${told}${where === null ? '' : ` (${where})`}`),
      )
    }
  }
  const country = world.countryName(code, language)
  const when = month ? say(` in ${monthName('en', month)}`, ` en ${monthName('fr', month)}`) : ''
  if (found.length === 0) {
    const isKnown = Array.from({ length: daysAhead }, (_, at) => addDays(today, at)).some(
      (date) => world.holidays(code, date).length > 0,
    )
    if (!isKnown) return undefined
    return {
      text: say(
        `I find no public holiday in ${country}${when}.`,
        `Je ne trouve aucun jour férié (${country})${when}.`,
      ),
      sources: [atlasSource(asking)],
    }
  }
  const shown = month || end ? found : found.slice(0, 5)
  if (start && (end ?? start) === start && (turn.frame.span?.days ?? 1) <= 1) {
    const told = verdictOn(asking, { start, country, first: found[0] ?? '' })
    if (told) return { text: told, sources: [atlasSource(asking)] }
  }
  return {
    text: `${say(`Public holidays in ${country}${when}`, `Jours fériés${when} (${country})`)}${region ? '' : ''}:\n\n${shown.map((line) => `- ${line}`).join('\n')}`,
    sources: [atlasSource(asking)],
  }
}
