import { fold } from '../../domain/fold.ts'
import rows from '../../texts/phenomena.json' with { type: 'json' }
import { keepsTopic } from '../reading/goes-on.ts'
import type { FoundTopic } from '../reading/read-topics.ts'
import { placeNotesSource } from '../retrieval/place-notes.ts'
import { type Asking, goalCountries, monthOf, originTown, type Said } from './answer.ts'
import { noteFor } from './answer-text.ts'
import { wishIn } from './suggest-wish.ts'
import { type Language, monthName } from './words.ts'

/** Something that one travels for, and where it is had in which months: general knowledge. */
type Phenomenon = (typeof rows)[number]
type Spot = Phenomenon['places'][number] & { readonly nameFr?: string; readonly coast?: string }

/** Topics that ask where or when, and nothing else of it. */
const ofWhereAndWhen = new Set(
  'find season festival sights like where weather daylight shopping day-trips free advice plan'.split(
    ' ',
  ),
)
const denied = new Set(['no', 'not', 'without', 'sans', 'pas', 'hate', 'don', 'dont'])

/** The one that the message names, or that its talk goes on about. */
function phenomenonIn({ turn }: Asking): Phenomenon | undefined {
  const { reader, before, doing } = turn
  const named = rows
    .flatMap((row) =>
      row.words.split(', ').map((phrase) => ({ row, phrase, at: reader.find(phrase) })),
    )
    .filter(({ at }) => at >= 0 && !denied.has(reader.text(at - 1)))
    .toSorted((a, b) => b.phrase.length - a.phrase.length)[0]
  if (named) {
    reader.use(named.at, named.at + named.phrase.split(' ').length)
    return named.row
  }
  const goesOn = keepsTopic(doing) && before.frame.topic === 'find'
  return goesOn ? rows.find(({ id }) => before.wish?.includes(`thing:${id}`)) : undefined
}

const monthsOf = ({ months }: Spot): readonly number[] => months.split(',').map(Number)

/** 'December to April', 'June and July', 'all year'. */
function monthsText(language: Language, spot: Spot): string {
  const months = monthsOf(spot)
  if (months.length === 12) return language === 'fr' ? 'toute l’année' : 'all year'
  const before = (month: number): number => ((month + 10) % 12) + 1
  const after = (month: number): number => (month % 12) + 1
  const name = (month: number): string => monthName(language, month)
  return months
    .filter((month) => !months.includes(before(month)))
    .map((first) => {
      let last = first
      while (months.includes(after(last))) last = after(last)
      return last === first
        ? name(first)
        : `${name(first)} ${language === 'fr' ? 'à' : 'to'} ${name(last)}`
    })
    .join(language === 'fr' ? ' et ' : ' and ')
}

const continents = new Map([
  ['europe', 'E'],
  ['asia', 'S'],
  ['asie', 'S'],
  ['africa', 'A'],
  ['afrique', 'A'],
])

type Coast = 'east' | 'west'
const coasts: readonly (readonly [Coast, readonly string[]])[] = [
  ['east', ['east coast', 'atlantic', 'cote est', 'atlantique']],
  ['west', ['west coast', 'pacific', 'cote ouest', 'pacifique']],
]
/** "On the east coast", is of North America. */
function coastIn({ turn: { reader } }: Asking): Coast | undefined {
  for (const [coast, phrases] of coasts)
    for (const phrase of phrases) {
      const at = reader.find(phrase)
      if (at < 0) continue
      reader.use(at, at + phrase.split(' ').length)
      return coast
    }
  return undefined
}

/** Those in the country or on the continent that is meant; those of one's own first. */
function spotsIn(asking: Asking, { places }: Phenomenon): readonly Spot[] {
  const codes = goalCountries(asking)
  const areas = [...continents].flatMap(([word, area]) =>
    asking.turn.reader.find(word) >= 0 ? [area] : [],
  )
  const home = originTown(asking)?.countryCode
  const coast = coastIn(asking)
  const spots: readonly Spot[] = places
  const far = ({ code, area }: Spot): number => (code === home ? 0 : area === 'N' ? 1 : 2)
  return spots
    .filter(({ code }) => codes.length === 0 || codes.includes(code))
    .filter(({ area }) => areas.length === 0 || areas.includes(area))
    .filter((spot) => !coast || coast === spot.coast)
    .toSorted((a, b) => (home ? far(a) - far(b) : 0))
}

const shownAtMost = 6
const sure = 0.5

/** Where and when something is seen or done that is asked for by its name: the place that is named, else the best known ones. */
export function answerPhenomenon(asking: Asking, [main]: readonly FoundTopic[]): Said | undefined {
  const { turn, say, language, world } = asking
  if (turn.before.plan && !turn.isQuestion) return undefined
  if (main && main.score >= sure && !ofWhereAndWhen.has(main.intent.topic)) return undefined
  if (main?.intent.topic === 'plan' && !turn.isQuestion) return undefined
  const row = phenomenonIn(asking)
  if (!row) return undefined
  const spots = spotsIn(asking, row)
  const month = monthOf(asking)
  const towns = turn.frame.places.filter(
    ({ ref, role }) => ref !== null && /^(?:to|near)$/.test(role),
  )
  const there = spots.filter(({ name }) => towns.some((town) => fold(town.name) === fold(name)))
  const told = towns.length > 0 ? there : spots
  if (told.length === 0) return undefined
  const fitting = month ? told.filter((spot) => monthsOf(spot).includes(month)) : told
  const name = (spot: Spot): string => (language === 'fr' ? (spot.nameFr ?? spot.name) : spot.name)
  const lines = (fitting.length > 0 ? fitting : told)
    .slice(0, shownAtMost)
    .map(
      (spot) =>
        `- **${name(spot)}**, ${world.countryName(spot.code, language)}: ${monthsText(language, spot)}`,
    )
  const lead = leadOf(asking, { row, fits: fitting.length > 0, isThere: there.length > 0, month })
  // What our notes say of the very place is more exact than the table.
  const note = towns.length > 0 ? noteFor(asking) : undefined
  if (note?.isThere) return { ...note.said, text: `${lead}\n\n${note.said.text}` }
  return {
    text: `${lead}\n\n${lines.join('\n')}\n\n${say(row.noteEn, row.noteFr)} ${say('Places and months are general knowledge.', 'Lieux et mois : connaissances générales.')}`,
    sources: [placeNotesSource],
    took: row.words.split(/,? /),
    // A place that is looked for next is to have it.
    memory: { wish: [`thing:${row.id}`, ...wishIn(asking)] },
  }
}

interface Found {
  readonly row: Phenomenon
  readonly fits: boolean
  readonly isThere: boolean
  readonly month: number | undefined
}

function leadOf({ say }: Asking, { row, fits, isThere, month }: Found): string {
  if (!month)
    return say(
      `**${row.en}:** where, and the best months${isThere ? '' : ', the best-known places first'}.`,
      `**${row.fr} :** où, et les meilleurs mois${isThere ? '' : ', les lieux les plus connus d’abord'}.`,
    )
  const [en, fr] = [monthName('en', month), monthName('fr', month)]
  if (fits)
    return isThere
      ? say(
          `**${row.en}:** yes, ${en} is in the season.`,
          `**${row.fr} :** oui, ${fr} est en saison.`,
        )
      : say(`**${row.en} in ${en}:**`, `**${row.fr} en ${fr} :**`)
  return say(
    `**${row.en}:** ${en} is outside the season; the months are these.`,
    `**${row.fr} :** ${fr} est hors saison ; voici les mois.`,
  )
}
