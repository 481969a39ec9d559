import type { Town } from '../../domain/guide-rows.ts'
import { type PlaceNote, placeNotes, placeNotesSource } from '../retrieval/place-notes.ts'
import { townNote } from '../retrieval/town-notes.ts'
import { stopWords } from '../reading/stop-words.ts'
import {
  type Asking,
  goalCountries,
  goalTowns,
  hereTown,
  originTown,
  type Said,
  townsMeant,
} from './answer.ts'
import { excerpt } from './answer-text.ts'
import { fittingQuarter } from './fitting-quarter.ts'
import { calledEnglish, inTheir, townName } from './words.ts'

/** Which notes of a town tell of a topic, the best first. */
const kindsOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    like: ['intro'],
    days: ['intro'],
    season: ['when'],
    festival: ['when'],
    districts: ['districts'],
    cost: ['money'],
    transfer: ['arrive'],
    around: ['around'],
    food: ['food'],
    diet: ['diet'],
    breakfast: ['breakfast'],
    evening: ['evening'],
    kids: ['kids'],
    rain: ['rain'],
    access: ['access'],
    safety: ['safety'],
    'day-trips': ['trips'],
    free: ['free'],
    quiet: ['quiet'],
    shopping: ['shopping'],
    manners: ['manners'],
  }),
)

interface Told extends Omit<PlaceNote, 'fr'> {
  /** As it is in English. */
  readonly english: string
  readonly source: NonNullable<Said['sources']>[number]
  /** It is English, and the talk is not. */
  readonly isForeign: boolean
}

/** What is written of a town on some kind: its notes, else the city guide. */
export function notesOn(
  { texts, know, language }: Pick<Asking, 'texts' | 'know' | 'language'>,
  slug: string,
  kind: string,
) {
  const own = placeNotes(slug).filter((note) => note.kind === kind)
  if (own.length > 0)
    return know(own).map(({ fr, ...note }): Told => ({
      ...note,
      ...inTheir(language, note.text, fr),
      english: note.text,
      source: placeNotesSource,
    }))
  return [...texts.texts.values()]
    .filter(({ id }) => id.startsWith(`guide/${slug}/${kind}/`))
    .map(({ text, textFr, source }): Told => ({
      kind,
      title: '',
      ...inTheir(language, text, textFr),
      english: text,
      source,
    }))
}

const noteLongest = 620
/** What a long paragraph is about, beside the words of the question. */
const focusOf = new Map([
  ['arrive', 'airport aeroport centre train taxi minutes'],
  ['around', 'metro bus tram pass'],
  ['money', 'costs coute day jour double'],
])

const ofFlights =
  /\b(?:nonstop|flights take|you fly|flies|fly from|eastbound|westbound|is served from|in summer;|Flying time|Air Canada|WestJet|Transat|vols?)\b/i

/** Of a long paragraph the sentences that tell of what is asked. */
function inShort({ turn }: Pick<Asking, 'turn'>, { kind, text: whole }: Told): string {
  // Who flies there is another question than how one gets into town.
  const text =
    kind === 'arrive'
      ? whole
          .split(/(?<=[.!?])\s+/)
          .filter((sentence) => !ofFlights.test(sentence))
          .join(' ') || whole
      : whole
  if (text.length <= noteLongest) return text
  const own = turn.reader.tokens.flatMap(({ text: word }, at) =>
    word.length > 2 && !stopWords.has(word) && !turn.named.tokens.has(at) ? [word] : [],
  )
  return excerpt(text, own, focusOf.get(kind)?.split(' '))
}

const lineOf = ({ kind, title, text }: Told): string =>
  kind === 'districts' && title
    ? `- **${title}:** ${text}`
    : kind === 'districts'
      ? `- ${text}`
      : text

/** Notes as they are said. */
export function toldNotes(asking: Pick<Asking, 'say' | 'turn'>, notes: readonly Told[]): Said {
  return {
    text: [
      calledEnglish(asking, notes),
      ...notes.map((note) => lineOf({ ...note, text: inShort(asking, note) })),
    ]
      .filter(Boolean)
      .join('\n\n'),
    sources: [...new Map(notes.map(({ source }) => [source.name, source])).values()],
  }
}

const fromHere = new Set(['transfer', 'day-trips', 'around'])
const townsAtMost = 3

const townsOf = (asking: Asking, topic: string): readonly Town[] => {
  const towns = goalTowns(asking)
  // "Victoria as a day trip from Vancouver" begins in Vancouver; beside a trip one is where it goes.
  const isFrom = asking.turn.named.places.some(({ role }) => role === 'from')
  const isHome = isFrom || !asking.turn.before.plan?.tripId
  const home = topic === 'day-trips' && isHome ? originTown(asking) : undefined
  if (home) return [home]
  if (towns.length > 0) return towns
  if (goalCountries(asking).length > 0) return townsMeant(asking).slice(0, 1)
  const here = fromHere.has(topic) ? hereTown(asking) : undefined
  return here ? [here] : []
}

/** The note of a place on a topic: the answer to most of what travellers ask of a town. */
export function noteOf(asking: Asking, topic: string): Said | undefined {
  const { edited, cuisines } = asking.turn
  const isDiet =
    topic === 'food' && (edited.has('diet') || cuisines.some((one) => /^Veg/.test(one)))
  const kinds = isDiet ? ['diet'] : (kindsOf.get(topic) ?? [])
  if (kinds.length === 0) return undefined
  const towns = townsOf(asking, topic).slice(0, townsAtMost)
  const told = towns.flatMap((town) => {
    const notes = kinds.flatMap((kind) => notesOn(asking, town.slug, kind))
    return notes.length > 0 ? [{ town, notes }] : []
  })
  const [only] = told
  if (!only) return undefined
  if (towns.length === 1 && goalCountries(asking).length <= 1 && goalTowns(asking).length > 0) {
    const apps = topic === 'around' ? asking.know(townNote(only.town.slug))?.apps : undefined
    const fit = topic === 'districts' ? fittingQuarter(asking, only.notes) : undefined
    // The one that fits best stands first.
    const told = only.notes.toSorted((a, b) => Number(b === fit?.note) - Number(a === fit?.note))
    const { text: all, ...more } = toldNotes(asking, told)
    const text = fit ? `${fit.lead}\n\n${all}` : all
    const ride = apps && asking.say(`Ride apps: ${apps}.`, `Applis de taxi : ${apps}.`)
    const said = { ...more, text: [text, ride].filter(Boolean).join(' ') }
    const rows = told.map((note) => ({
      id: `${only.town.slug}#${note.title}`,
      text: lineOf(note).replace(/^- /, ''),
      cad: null,
    }))
    // "The second one" is a quarter of the list.
    return topic === 'districts'
      ? { ...said, memory: { listed: rows.map(({ id }) => id), rows } }
      : said
  }
  const parts = told.map(({ town, notes }) => ({ town, said: toldNotes(asking, notes) }))
  return {
    text: parts
      .map(({ town, said }) => `**${townName(asking.language, town)}**\n\n${said.text}`)
      .join('\n\n'),
    sources: [
      ...new Map(
        parts.flatMap(({ said }) => said.sources ?? []).map((one) => [one.name, one]),
      ).values(),
    ],
  }
}
