import { wordSet } from '#platform/shared/word-table.ts'
import type { FramePlace } from '../../contract/frame.schema.ts'
import type { GuideWorld } from '../guide-world.ts'
import { fold } from '../../domain/fold.ts'
import type { Town } from '../../domain/guide-rows.ts'
import { isEveryday } from '../retrieval/everyday.ts'
import { withoutContext } from './context-of.ts'
import { isFeast, isGathering } from './feasts.ts'
import { meaningsAt } from './lexicon.ts'
import { betterKnown, ofTown, placeOf, type Spot } from './place-of.ts'
import {
  closing,
  codeWords,
  continents,
  goingTo,
  isEvident,
  isPassportAt,
  isPlacedAt,
  livesAt,
  doers,
} from './place-evidence.ts'
import { isNearerTo, type Role, roleAt } from './place-roles.ts'
import { withoutQuarters } from './quarters.ts'
import { stopWords } from './stop-words.ts'
import { atHome, fromAlone, isCanadian, withGoal, withPair } from './origin-of.ts'
import { whichTown } from './which-town.ts'
import { isHomeAt } from './told-passports.ts'
import type { Reader } from './tokens.ts'

export interface ReadPlaces {
  readonly places: readonly FramePlace[]
  /** Hotels, restaurants and activities that are named, by id. */
  readonly businesses: readonly string[]
  /** Looks like a place, and is none that we know. */
  readonly unknown: string | undefined
  /** A name that several places have. */
  readonly several: { readonly name: string; readonly slugs: readonly string[] } | undefined
  /** Countries one comes from: "I'm from India". */
  readonly homes: readonly string[]
  /** How many of them are airports by their codes. */
  readonly codes: number
  /** Where in the message the names stand. */
  readonly tokens: ReadonlySet<number>
  /** Which place stands where. */
  readonly spots: readonly Spot[]
}

const afterPrepositions = new Set(
  'in to at from near visit visiting via for en a au de vers around'.split(' '),
)
const nameTries = 6
const ofLength = /^(?:days?|nights?|weeks?|weekend|jours?|nuits?|semaines?|fds)$/
/** Names of towns that are words of their own behind a length. */
const adjectives = /^(?:nice|split|reading|mobile|bath|of)$/

const isLosAngeles = (reader: Reader, at: number): boolean =>
  reader.tokens[at]?.raw === 'LA' ||
  (/^(?:in|from)$/.test(reader.text(at - 1)) && !reader.tokens[at + 1]?.isName)

/** A word of every sentence is a name only where it is written or placed like one: "in Nice", "to split?" but not "to split the bill". */
function isLikeName(reader: Reader, from: number, to: number, isKnown: boolean): boolean {
  // "The ring road" is no place that is called The Ring.
  const at = /^(?:the|le|la|les)$/.test(reader.text(from)) && to - from > 1 ? from + 1 : from
  const text = reader.text(at)
  if (to - at > 1 || !isEveryday(text)) return true
  if (meaningsAt((n) => reader.text(n), at).length > 0) return false
  const next = reader.tokens[to]
  const isEnd = !next || next.kind !== 'word' || closing.has(next.text)
  const isPlaced = afterPrepositions.has(reader.text(from - 1))
  // "A hotel in la for six" has no article.
  if (text === 'la') return isLosAngeles(reader, from)
  const isCapital = /^\p{Lu}/u.test(reader.tokens[at]?.raw ?? '') && !reader.isLoud
  // "3 days paris first time"
  const isOfDays = ofLength.test(reader.text(from - 1)) && !adjectives.test(text)
  if (!isCapital) return isKnown && ((isPlaced && isEnd) || isOfDays)
  return isPlaced || (isKnown && (reader.tokens[at]?.isName === true || isEnd))
}

interface Parts {
  /** Of the towns that we cover: they come before towns of the same name. */
  readonly own: ReadonlyMap<string, string>
  readonly others: ReadonlyMap<string, string>
}

const parts = new WeakMap<GuideWorld, Parts>()
const farAirport = 65
const dullWords = wordSet(`
  international airport intl city old town new centre center downtown north south east west upper lower the and
`)

/** Quarters and airports by their names, and the town of each: Shinjuku and Narita are of Tokyo. */
function partsOf(world: GuideWorld): Parts {
  const known = parts.get(world)
  if (known) return known
  const [own, others] = [new Map<string, string>(), new Map<string, string>()]
  const add = (to: Map<string, string>, text: string, slug: string): void => {
    const words = fold(text).split(' ')
    for (const key of [fold(text), words.filter((word) => !dullWords.has(word)).join(' ')])
      if (key.length > 3 && !to.has(key)) to.set(key, slug)
  }
  const addAirports = (to: Map<string, string>, slug: string): void => {
    for (const { name, km } of world.airportsOf(slug)) {
      // Girona has an airport of Barcelona, and is a town of its own.
      if (km > farAirport) continue
      add(to, name, slug)
      // "From Fiumicino": an airport goes by one word of its name.
      for (const word of fold(name).split(' ')) if (word.length > 5) add(to, word, slug)
    }
  }
  for (const { slug } of world.covered) {
    for (const { district } of world.rows(slug)?.sights ?? [])
      for (const one of district.split(/,| and /)) add(own, one, slug)
    addAirports(own, slug)
  }
  for (const { slug } of world.towns) addAirports(others, slug)
  // An airport by a word too short to be taken from its name.
  own.set('orly', 'paris')
  parts.set(world, { own, others })
  return { own, others }
}

/** The town that some words name: a quarter of it, an airport, or itself. */
function spotAt(
  reader: Reader,
  world: GuideWorld,
  [from, to]: readonly [number, number],
  lands: readonly string[],
) {
  const tokens = reader.tokens.slice(from, to)
  const name = tokens.map(({ text }) => text).join(' ')
  const { own, others } = partsOf(world)
  const townAt = (slug: string | undefined) => (slug === undefined ? [] : (world.town(slug) ?? []))
  // "Lagos in Portugal" is not the one in Nigeria.
  const inLand = lands
    .flatMap((land) => world.resolve(`${name}, ${world.countryName(land, 'en')}`) ?? [])
    .filter((town) => lands.includes(town.countryCode) && fold(town.name) === name)
  const towns =
    [
      inLand,
      townAt(own.get(name)),
      world.named(name),
      world.named(fold(tokens.map(({ raw }) => raw).join(' '))),
      townAt(others.get(name)),
    ]
      .map((found) => [found].flat())
      .find((found) => found.length > 0) ?? []
  const [first] = towns
  const town = first && betterKnown(world, first.slug)
  if (!town) return undefined
  const place = ofTown(town)
  const slugs = towns.slice(0, 3).map(({ slug }) => slug)
  return {
    spot: { place, from, to },
    several: towns.length > 1 ? { name: town.name, slugs } : undefined,
  }
}

const codeTies = new Set('to from - – via a de vers into then back at through depuis'.split(' '))
/** Where one lives and is licensed, no goal: "my Ontario licence". */
const provinces = wordSet('ontario alberta manitoba saskatchewan quebec bc nb ns pei ramq ohip')
const ofHome = /^(?:licence|license|health|card|drivers?|permis|plate|resident|insurance)$/

function takeHomes(reader: Reader): void {
  reader.tokens.forEach(({ text }, at) => {
    if (!provinces.has(text)) return
    const isHome = ofHome.test(reader.text(at + 1)) || reader.text(at - 1) === 'my'
    if (text === 'ontario' || text === 'alberta' || isHome) reader.use(at)
  })
}

/** Airports by their codes, in any case: 'yul to cdg'. A word of three letters alone is none. */
function airportCodes(reader: Reader, world: GuideWorld): readonly Spot[] {
  const seen = new Map<string, Town | undefined>()
  const townOf = (code: string): Town | undefined => {
    if (!seen.has(code)) {
      const found = world.airport(code)
      seen.set(code, found && (world.named(found.city)[0] ?? world.town(found.town)))
    }
    return seen.get(code)
  }
  return reader.tokens.flatMap(({ text, raw, kind }, at): Spot[] => {
    if (kind !== 'word' || text.length !== 3 || reader.isUsed(at) || stopWords.has(text)) return []
    const isTied = codeTies.has(reader.text(at - 1)) || codeTies.has(reader.text(at + 1))
    if (raw !== raw.toUpperCase() && (!isTied || codeWords.has(text))) return []
    if (meaningsAt((n) => reader.text(n), at).length > 0) return []
    const town = townOf(text.toUpperCase())
    if (!town) return []
    reader.use(at)
    return [{ place: ofTown(town), from: at, to: at + 1 }]
  })
}

const isWayFrom = (reader: Reader, at: number): boolean =>
  [1, 2].some((by) => /^(?:to|-|–|→|vers)$/.test(reader.text(at + by))) && at < 2

/** "La Paz", "El Nido": an article written as part of a name. */
const isArticled = (reader: Reader, at: number): boolean =>
  /^(?:La|Le|El|Los|Las|Al|Da|Den)$/.test(reader.tokens[at]?.raw ?? '') &&
  reader.tokens[at + 1]?.isName === true &&
  (reader.tokens[at]?.isName === true ||
    !/^(?:La|Le)$/.test(reader.tokens[at]?.raw ?? '') ||
    at === 0)

/** Names of the gazetteer that the index of known names does not hold. */
function otherNames(reader: Reader, world: GuideWorld, lands: readonly string[]) {
  const spots: Spot[] = []
  // The first word of a sentence has a capital anyhow: it is a name where it is no everyday word.
  const isNameAt = (at: number): boolean => {
    const token = reader.tokens[at]
    const isFirst = token !== undefined && !token.isName && /^\p{Lu}/u.test(token.raw)
    return token?.isName === true || (isFirst && !isEveryday(token.text))
  }
  let unknown: string | undefined
  let several: ReadPlaces['several']
  let tries = 0
  const isOpen = (at: number): boolean => {
    const token = reader.tokens[at]
    return (
      token?.kind === 'word' &&
      !reader.isUsed(at) &&
      (token.text.length > 2 || isArticled(reader, at)) &&
      !continents.has(token.text) &&
      // "à Nice", "in Bath": a capital behind a preposition is a name.
      (!stopWords.has(token.text) ||
        isArticled(reader, at) ||
        (token.isName && afterPrepositions.has(reader.text(at - 1)))) &&
      meaningsAt((n) => reader.text(n), at).length === 0
    )
  }
  for (let at = 0; at < reader.tokens.length && tries < nameTries; at += 1) {
    if (!isOpen(at)) continue
    const isName = isNameAt(at) || isArticled(reader, at)
    // "My plan is with Rogers", "a gay couple"
    if (doers.test(reader.text(at - 1)) || (!isName && reader.tokens[at - 1]?.raw === 'a')) continue
    // "malpensa to navigli": what stands before the way begins it.
    const isPlaced =
      (afterPrepositions.has(reader.text(at - 1)) &&
        !/^(?:near|around)$/.test(reader.text(at - 1))) ||
      isWayFrom(reader, at)
    if (!isName && !isPlaced) continue
    const more = [1, 2].findIndex((by) => !isOpen(at + by) || (isName && !isNameAt(at + by)))
    const to = at + 1 + (more < 0 ? 2 : more)
    for (let end = to; end > at; end -= 1) {
      const spot = spotAt(reader, world, [at, end], lands)
      tries += 1
      if (!spot || !isLikeName(reader, at, end, false) || isFeast(reader, end)) continue
      if (!isEvident(reader, at, end)) continue
      spots.push(spot.spot)
      several ??= spot.several
      reader.use(at, end)
      break
    }
    const isWhere = goingTo.test(reader.text(at - 1)) && !isFeast(reader, to)
    if (reader.tokens[at]?.isName && !reader.isUsed(at) && isWhere)
      unknown ??= reader.tokens
        .slice(at, to)
        .map(({ raw }) => raw)
        .join(' ')
    at = to - 1
  }
  return { spots, unknown, several }
}

/** Whether a town of the talk is named by a part of it: Sentosa of Singapore. */
function isPartOf(reader: Reader, near: readonly string[], { place, from, to }: Spot): boolean {
  const words = reader.tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
  return place.ref !== null && near.includes(place.ref) && !fold(place.name).includes(words)
}

const isPlaceKind = /^(?:country|region|town)$/

/** Names that the index of known names holds. */
function knownNames(reader: Reader, world: GuideWorld, near: readonly string[]) {
  const at = reader.tokens.flatMap(({ kind }, index) => (kind === 'sign' ? [] : [index]))
  const text = at.map((index) => reader.text(index).replaceAll(/[.,]/g, '')).join(' ')
  const spots: Spot[] = []
  const businesses: string[] = []
  const named = world.namesIn(text, near)
  const towns = named.filter(({ kind }) => kind === 'town').map(({ id }) => id)
  // "The Pantheon in Rome": a town that is named decides between sights of one name.
  for (const found of towns.length > 0 ? world.namesIn(text, towns) : named) {
    const [from, to] = [at[found.from] ?? 0, (at[found.to - 1] ?? 0) + 1]
    if (reader.isUsed(from) && found.to - found.from === 1) continue
    // "Air Canada" flies.
    if (found.kind === 'country' && reader.text(from - 1) === 'air') continue
    // "South America" is no country.
    if (
      /^(?:south|north|central|latin) america$/.test(
        `${reader.text(from - 1)} ${reader.text(from)}`,
      )
    )
      continue
    if (spots.some((spot) => from >= spot.from && from < spot.to)) continue
    if (found.kind !== 'country' && !isLikeName(reader, from, to, true)) continue
    if (
      isFeast(reader, to) ||
      isGathering(reader, from) ||
      (found.isSlip && !isPlacedAt(reader, from))
    )
      continue
    const town = found.kind === 'town' ? world.town(found.id) : undefined
    const exact =
      town && spots.length < nameTries ? whichTown(reader, world, { from, to }, town) : undefined
    const place = exact ? ofTown(exact.town) : placeOf(world, found)
    if (place) spots.push({ place, from, to: exact?.to ?? to })
    else if (!isPlaceKind.test(found.kind)) businesses.push(found.id)
    reader.use(from, exact?.to ?? to)
  }
  // "Savannah and the coast of Georgia": beside a town of the States the state is meant.
  const isState = ({ place }: Spot): boolean =>
    place.countryCode === 'GE' &&
    place.ref === null &&
    spots.some((one) => one.place.countryCode === 'US')
  // "Séville et Grenade": beside a town of its own country the town is meant, and no island of that name.
  const asTown = (spot: Spot): Spot => {
    const name = reader.tokens
      .slice(spot.from, spot.to)
      .map(({ text: word }) => word)
      .join(' ')
    const isIn = (code: string | null): boolean =>
      spots.some((one) => one !== spot && one.place.countryCode === code)
    const town = isIn(spot.place.countryCode)
      ? undefined
      : world.planned.find((one) => fold(one.nameFr) === name && isIn(one.countryCode))
    return town ? { ...spot, place: ofTown(town) } : spot
  }
  return { spots: spots.filter((spot) => !isState(spot)).map(asTown), businesses }
}

/** Where it is about: names in all spellings, each with its part in the journey. */
export function readPlaces(reader: Reader, world: GuideWorld, near: readonly string[]): ReadPlaces {
  takeHomes(reader)
  const codes = airportCodes(reader, world)
  const { spots, businesses } = knownNames(reader, world, near)
  const lands = spots.flatMap(({ place: { ref, countryCode } }) =>
    ref === null && countryCode ? [countryCode] : [],
  )
  const other = otherNames(reader, world, lands)
  const all = [...spots, ...codes, ...other.spots].toSorted((a, b) => a.from - b.from)
  const found = withoutQuarters(all, reader, world)
  const homes: string[] = []
  const known: { role: Role; to: number }[] = []
  const places: FramePlace[] = []
  for (const { place: first, from, to } of found) {
    const place = livesAt(reader, from) ? atHome(world, first, other.several) : first
    const isHome = place.ref === null && isHomeAt(reader, from)
    if (place.ref === null && !isHome && (livesAt(reader, from) || isNearerTo(reader, from)))
      continue
    if (place.ref === null && place.countryCode && isPassportAt(reader, to)) {
      homes.push(place.countryCode)
      continue
    }
    const role = roleAt(reader, from, known)
    // "Skip Sentosa" is of a part of Singapore, and leaves the town where it is.
    if (role === 'not' && isPartOf(reader, near, { place, from, to })) continue
    if (isHome && place.countryCode) homes.push(place.countryCode)
    else {
      const same = places.findIndex((one) => one.ref === place.ref && one.name === place.name)
      if (same < 0) places.push({ ...place, role })
      // "From CDG to Montmartre": both are of the one town that it is about.
      else if (role === 'to') places[same] = { ...place, role }
    }
    known.push({ role, to })
  }
  const meant = withoutContext(reader, places, found)
  return {
    places: fromAlone(reader, withPair(reader, withGoal(reader, meant, found), found)),
    businesses,
    unknown: other.unknown,
    several: places.some(
      ({ ref, role, name }) =>
        role === 'from' && name === other.several?.name && isCanadian(world, ref),
    )
      ? undefined
      : other.several,
    homes,
    codes: codes.length,
    spots: found,
    tokens: new Set(
      found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, by) => from + by)),
    ),
  }
}
