import type { LocalDate } from '#platform/shared/local-date.ts'
import { wordTable } from '#platform/shared/word-table.ts'
import { fold } from '../../domain/fold.ts'
import type { Town } from '../../domain/guide-rows.ts'
import type { FoundName, GuideWorld } from '../provider/guide-world.ts'
import { airportsIn } from './airport-codes.ts'
import { type Language, languageOf } from './language.ts'
import { withFigures } from './numbers.ts'
import { type Dates, readDates } from './read-dates.ts'
import { type Amount, readAmounts } from './read-money.ts'
import { type Party, readParty } from './read-party.ts'
import { type Tastes, readTastes } from './read-tastes.ts'
import { readTopics, type Topic } from './read-topic.ts'
import { readSpan, type Span } from './read-span.ts'
import { unknownPlaceIn } from './unknown-place.ts'

/** All that one message says, before the talk around it is looked at. */
export interface Reading {
  readonly raw: string
  /** Folded, numbers in figures. */
  readonly text: string
  readonly language: Language
  readonly towns: readonly string[]
  /** The word before each town, which says whether one leaves from there. */
  readonly leads: ReadonlyMap<string, string>
  /** The five words before each town and country: "live in". */
  readonly ahead: ReadonlyMap<string, string>
  /** A place named in the message that is unknown, as it is spelt. */
  readonly unknownPlace: string | undefined
  /** Codes of airports that it names. */
  readonly airports: readonly string[]
  readonly countries: readonly string[]
  readonly sights: readonly string[]
  readonly businesses: readonly { readonly kind: string; readonly id: string }[]
  /** A name that several places have, none of which was named more closely. */
  readonly unclear: { readonly name: string; readonly choices: readonly Town[] } | undefined
  readonly dates: Dates
  readonly span: Span
  readonly party: Party
  readonly money: readonly Amount[]
  readonly tastes: Tastes
  readonly topics: readonly Topic[]
}

/** Names that several well-known places have, and no traveller means only one of. */
const sharedNames =
  /\b(san jose|saint jean|st jean|saint john|springfield|georgetown|santiago|birmingham|victoria|kingston|cordoba|valencia|granada|merida|leon|vancouver|portland|richmond|cambridge|hamilton)\b/
const trulyShared = new Set([
  'san jose',
  'saint jean',
  'st jean',
  'springfield',
  'georgetown',
  'saint john',
  'cordoba',
  'merida',
  'leon',
  'cambridge',
  'hamilton',
])
const regions =
  /\b(texas|ontario|ohio|kentucky|tennessee|california|costa rica|new brunswick|nouveau brunswick|newfoundland|terre neuve|quebec|illinois|oregon|maine|washington|florida|georgia|new york|nova scotia|nouvelle ecosse|alberta|manitoba|british columbia|colombie britannique|england|australia|spain|mexico)\b/
const english = wordTable({
  'nouveau brunswick': 'New Brunswick',
  'terre neuve': 'Newfoundland and Labrador',
  newfoundland: 'Newfoundland and Labrador',
  'nouvelle ecosse': 'Nova Scotia',
  'colombie britannique': 'British Columbia',
})

/** A town with a region behind it: "Paris, Texas", "london ontario", or a region that settles a name. */
function qualified(
  text: string,
  world: GuideWorld,
  asked: string | undefined,
): { town: Town; words: string } | undefined {
  const region = regions.exec(text)
  if (!region) return undefined
  const name = text.slice(0, region.index).trim().split(' ')
  const full = english.get(region[0]) ?? region[0]
  for (const count of [3, 2, 1]) {
    const head = name
      .slice(-count)
      .join(' ')
      .replace(/^(?:in|a|to|the) /, '')
    if (!head || (count === 1 && head.length < 4)) continue
    const town = world
      .named(head)
      .find((one) => fold(one.region ?? '') === fold(full) || fold(one.country) === fold(full))
    if (town && fold(town.name) === head && fold(town.name) !== fold(full))
      return { town, words: `${head} ${region[0]}` }
  }
  const town = asked
    ? (world
        .named(asked)
        .find((one) => fold(one.region ?? '') === fold(full) || fold(one.country) === fold(full)) ??
      world.resolve(`${asked}, ${full}`))
    : undefined
  return town && { town, words: region[0] }
}

function unclearIn(text: string, world: GuideWorld, found: readonly string[]) {
  const match = sharedNames.exec(text)
  if (!match || !trulyShared.has(match[1] ?? '') || found.length > 1) return undefined
  const name = match[1] ?? ''
  const choices = choicesOf(name, world)
  return choices.length > 1 ? { name, choices } : undefined
}

/** Places that people mean by a name, also under its other language. */
function choicesOf(name: string, world: GuideWorld): readonly Town[] {
  const others =
    name === 'saint jean' || name === 'st jean'
      ? ['St. John’s, Newfoundland', 'Saint John, New Brunswick', 'Saint-Jean-sur-Richelieu']
      : name === 'san jose'
        ? ['San José, Costa Rica', 'San Jose, California']
        : []
  const named =
    others.length > 0 ? others.flatMap((text) => world.resolve(text) ?? []) : world.named(name)
  return named.slice(0, 4)
}

/** The towns of a message, and the name of an unknown one. */
function placesOf(
  message: string,
  world: GuideWorld,
  names: readonly FoundName[],
  close: string | undefined,
): { towns: readonly string[]; unknownPlace: string | undefined } {
  const found = names.filter(({ kind }) => kind === 'town').map(({ id }) => id)
  const towns = [...(close ? [close] : []), ...new Set(found)]
  const isNamed = close !== undefined || names.some(({ kind }) => placeKinds.has(kind))
  const spelt = isNamed ? undefined : unknownPlaceIn(message)
  // A smaller town of the gazetteer: known by name, though our lists do not have it.
  const small = spelt ? world.named(spelt)[0] : undefined
  return small ? { towns: [small.slug], unknownPlace: undefined } : { towns, unknownPlace: spelt }
}

/** Wishes for a place that is not named. */
export const elsewhere = /\b(?:somewhere|quelque part|anywhere|n importe ou)\b/
const refusedAhead =
  /(?:\b(?:not|instead of|forget(?: about)?|pas|au lieu de|oublie[sz]?)(?: (?:a|au|en|the|in|to|for|de|d|la|le|pour))*)$/

/** "Not Paris but Lyon": what is refused is left out where something else is named. */
function withoutRefused(
  towns: readonly string[],
  ahead: ReadonlyMap<string, string>,
  isElsewhere: boolean,
): readonly string[] {
  const kept = towns.filter((slug) => !refusedAhead.test(ahead.get(slug) ?? ''))
  return kept.length > 0 || isElsewhere ? kept : towns
}

const placeKinds: ReadonlySet<string> = new Set(['town', 'country', 'sight'])
const wordsAhead = 5

/** What stands before each town and country: "live in". */
const aheadOf = (words: readonly string[], names: readonly FoundName[]) =>
  new Map(
    names
      .filter(({ kind }) => kind === 'town' || kind === 'country')
      .map(({ id, from }) => [id, words.slice(Math.max(0, from - wordsAhead), from).join(' ')]),
  )

/** What a message names, in its order; "Air Canada" is no country, and a code of an airport no word. */
function namesOf(
  message: string,
  world: GuideWorld,
  taken: string | undefined,
  near: readonly string[],
  coded: readonly FoundName[],
): readonly FoundName[] {
  const words = fold(message).split(' ')
  const isAirline = ({ kind, from }: FoundName) => kind === 'country' && words[from - 1] === 'air'
  const byName = world.namesIn(taken ? fold(message).replace(taken, ' ') : message, near)
  return [
    ...byName.filter((name) => !isAirline(name) && !coded.some(({ from }) => from === name.from)),
    ...coded,
  ].toSorted((a, b) => a.from - b.from)
}

/** Reads one message. `near` are towns of the talk, `asked` the name that was asked back about. */
export function readMessage(
  message: string,
  world: GuideWorld,
  before: {
    readonly language: Language | undefined
    readonly near: readonly string[]
    readonly asked: string | undefined
    readonly today: LocalDate
  },
): Reading {
  const text = withFigures(fold(message))
  const clauses = message
    .split(/[,.;:!?()]|\bet on\b|\bbut\b|\bmais\b/)
    .map((part) => withFigures(fold(part)))
    .join(' | ')
  const close = qualified(fold(message), world, before.asked)
  const coded = airportsIn(message, world)
  const names = namesOf(message, world, close?.words, before.near, coded)
  const own = (kind: string) => [
    ...new Set(names.filter((name) => name.kind === kind).map(({ id }) => id)),
  ]
  const { towns: named, unknownPlace } = placesOf(message, world, names, close?.town.slug)
  const words = fold(message).split(' ')
  const ahead = aheadOf(words, names)
  const towns = withoutRefused(named, ahead, elsewhere.test(text))
  return {
    raw: message,
    text,
    language: languageOf(message, before.language),
    towns,
    leads: new Map(
      names
        .filter(({ kind }) => kind === 'town')
        .map(({ id, from }) => [id, words[from - 1] ?? '']),
    ),
    ahead,
    unknownPlace,
    airports: [...new Set(coded.map(({ iata }) => iata))],
    countries: own('country').filter((code) => !refusedAhead.test(ahead.get(code) ?? '')),
    sights: own('sight'),
    businesses: names
      .filter(({ kind }) => ['hotel', 'restaurant', 'activity'].includes(kind))
      .map(({ kind, id }) => ({ kind, id })),
    unclear: close ? undefined : unclearIn(fold(message), world, towns),
    dates: readDates(text, before.today),
    span: readSpan(text),
    party: readParty(text),
    money: readAmounts(message),
    tastes: readTastes(clauses),
    topics: readTopics(text),
  }
}
