import { distanceKm } from '#platform/shared/distance.ts'
import { fold } from '../../domain/fold.ts'
import type { Town } from '../../domain/guide-rows.ts'
import parts from '../../texts/world-parts.json' with { type: 'json' }
import { strainOf } from '../retrieval/own-texts.ts'
import { type Asking, goalCountries, headsMeant, originTown } from './answer.ts'
import { families } from './answer-sights.ts'
import { dayCost } from './day-cost.ts'

const said = {
  warm: 'warm,warmer,hotter,plus chaud,warm,hot,sun,sunny,beach,beaches,soleil,chaud,plage,plages,south,all inclusive,tout inclus,tout compris',
  cold: 'snow,ski,skiing,neige,cold,winter',
  cheap:
    'cheap,cheaper,cheapest,affordable,inexpensive,least expensive,low cost,good value,best value,go furthest,goes furthest,go farthest,goes farthest,go further,goes further,go the furthest,stretch my money,not too expensive,pas cher,pas trop cher,moins cher,bon marche,abordable,economique',
  food: 'food,foodie,foodies,eat,eating,gastronomy,culinary,restaurants,cuisine,manger,bouffe,gastronomie',
  tropics: 'tropics,tropical,tropiques,tropicale',
  direct:
    'direct flight,direct flights,direct from,flying direct,direct de,nonstop,non stop,nonstops,fly direct,vol direct,vols directs,sans escale',
  drive:
    'drive to,driving,drive,drivable,road trip,by car,en auto,en voiture,conduire,rouler,route en auto',
} as const

/** How the place is to be, by the words of this message. */
export function wishIn(asking: Asking): readonly string[] {
  const { reader, edited } = asking.turn
  // A hot tub is no warm place.
  const isTub = reader.tokens.some(({ text }) => text.startsWith('tub'))
  const found = Object.entries(said).flatMap(([wish, phrases]) =>
    reader.takes(phrases) && !(wish === 'warm' && isTub) ? [wish] : [],
  )
  const hours = hoursIn(asking)
  return [
    ...found,
    ...(!edited.has('money') && reader.takes('budget') ? ['cheap'] : []),
    ...asking.turn.tastes,
    ...partsIn(asking),
    ...regionsIn(asking),
    ...(hours ? [`hours:${hours}`] : []),
  ]
}

/** Places were told to choose from, and none is chosen yet. */
export const isLooking = ({ turn: { before } }: Asking): boolean =>
  before.frame.topic === 'find' ||
  (before.wish !== undefined &&
    before.listed.length > 0 &&
    before.listed.every((id) => !id.includes('/')))

export const shown = 3

/** Members of a wish that are no kind of sight. */
export const isTaste = (wish: string): boolean => !Object.hasOwn(said, wish) && !wish.includes(':')

/** A part of the world is named. */
export const namesPart = ({ turn: { reader } }: Asking): boolean =>
  Object.values(parts).some(({ words }) => words.split(',').some((one) => reader.find(one) >= 0))

const refusing = /^(?:not|no|except|outside|but|leaving|pas|sauf|hors|quitter)$/

/** "In Asia", "anywhere but Europe": a part of the world. */
function partsIn({ turn: { reader } }: Asking): readonly string[] {
  const taken = new Set<number>()
  return Object.entries(parts).flatMap(([name, { words }]) => {
    const phrase = words.split(',').find((one) => reader.find(one) >= 0)
    if (!phrase) return []
    const [at, to] = [reader.find(phrase), reader.find(phrase) + phrase.split(' ').length]
    // "Southeast Asia" is the smaller part of the two.
    if (taken.has(to)) return []
    taken.add(to)
    reader.use(at, to)
    const isRefused = [1, 2, 3].some((by) => refusing.test(reader.text(at - by)))
    return [`${isRefused ? 'notpart' : 'part'}:${name}`]
  })
}

/** "Not Florida": a part of a country that is ruled out. */
function regionsIn({ turn: { reader }, world }: Asking): readonly string[] {
  const regions = [
    ...new Set(world.covered.flatMap(({ region }) => (region ? [fold(region)] : []))),
  ]
  return regions.flatMap((region) => {
    const at = reader.find(region)
    if (at < 1 || !/^(?:not|no|except|pas|sauf)$/.test(reader.text(at - 1))) return []
    reader.use(at, at + region.split(' ').length)
    return [`not:${region}`]
  })
}

const shortWays =
  'short flight,short flights,far from home,jet lag,time difference,decalage,decalage horaire,short hop,not too far,not far,close by,close to home,vol court,vols courts,pas trop loin,pas loin'
const shortHopHours = 5

/** 'Not more than 5 hours flight', 'a short flight'. */
function hoursIn({ turn: { reader } }: Asking): number | undefined {
  if (reader.takes(shortWays)) return shortHopHours
  const at = reader.tokens.findIndex(
    ({ value }, index) =>
      value > 0 &&
      value <= 24 &&
      /^(?:h|hr|hrs|hour|hours|heure|heures)$/.test(reader.text(index + 1)),
  )
  if (at < 0) return undefined
  reader.use(at, at + 2)
  return reader.value(at)
}

const cruiseKmh = 800

/** In the air, from the distance. */
export const flownHours = (from: Town, to: Town): number => 0.6 + distanceKm(from, to) / cruiseKmh

/** What one drives in a day or two, as the crow flies. */
const drivenKm = { few: 450, more: 900 }
const fewDays = 4

const valueOf = (wish: ReadonlySet<string>, key: string): readonly string[] =>
  [...wish].flatMap((one) => (one.startsWith(`${key}:`) ? [one.slice(key.length + 1)] : []))

const codesOf = (names: readonly string[]): readonly string[] =>
  Object.entries(parts).flatMap(([name, { codes }]) =>
    names.includes(name) ? codes.split(' ') : [],
  )

/** Countries that are looked in; empty for all. */
const codesWanted = (asking: Asking, wish: ReadonlySet<string>): readonly string[] => {
  const own = goalCountries(asking)
  return own.length > 0 ? own : codesOf(valueOf(wish, 'part'))
}

/** So large a part of what one sees makes a place one of that kind. */
const mostly = 0.1

/** "Not mountains": whether a place is what one goes there for. */
function isMostly({ world }: Asking, town: Town, taste: string): boolean {
  const sights = world.rows(town.slug)?.sights ?? []
  const kinds = families.get(taste) ?? [taste]
  const own = sights.filter(({ category }) => kinds.includes(category)).length
  return own > 1 && own >= sights.length * mostly
}

/** Places that nothing rules out: near enough, within the sum, level enough, and not told already. */
export function candidatesFor(
  asking: Asking,
  wish: ReadonlySet<string>,
  isMore: boolean,
  costOf = dayCost,
): readonly Town[] {
  const { turn, world } = asking
  const codes = codesWanted(asking, wish)
  const shunned = codesOf(valueOf(wish, 'notpart'))
  const avoided = turn.frame.places.filter(({ role }) => role === 'not')
  const home = originTown(asking)
  const days = turn.frame.span?.days
  const isShort = days !== undefined && days !== null && days <= fewDays
  // An ocean is too far for a weekend.
  const hours =
    Number(valueOf(wish, 'hours').at(-1)) || (home && isShort ? shortHopHours : undefined)
  const km = wish.has('drive') && home ? drivenKm[isShort ? 'few' : 'more'] : undefined
  const purse = purseOf(asking)
  const isFlown = !turn.frame.money?.without.includes('flights') && home !== undefined
  // Room and meals of the days leave something of the sum, enough to get there at all.
  const leavesSome = (town: Town): boolean => {
    const rows = world.rows(town.slug)
    if (!purse || !days || !rows || rows.hotels.length === 0) return true
    const heads = headsMeant(asking)
    const fares = isFlown ? heads * leastFare(distanceKm(home, town)) : 0
    return asking.know(costOf(rows, heads)).total * days + fares <= purse
  }
  const isOpen = (town: Town): boolean =>
    (codes.length === 0 || codes.includes(town.countryCode)) &&
    !shunned.includes(town.countryCode) &&
    !(isMore && turn.before.listed.includes(town.slug)) &&
    !avoided.some(
      ({ ref, countryCode }) =>
        ref === town.slug || (ref === null && countryCode === town.countryCode),
    ) &&
    !wish.has(`not:${fold(town.region ?? '')}`) &&
    (turn.frame.mobility.length === 0 || strainOf(town.slug) < tooSteep) &&
    (!hours || !home || flownHours(home, town) <= hours) &&
    (!km || !home || distanceKm(home, town) <= km) &&
    (!wish.has('tropics') || Math.abs(town.lat) <= tropic) &&
    (!wish.has('direct') || !home || world.nonstop(home.airports, town.airports) !== undefined) &&
    town.slug !== home?.slug &&
    turn.frame.dislikes.every((taste) => !isMostly(asking, town, taste)) &&
    leavesSome(town)
  const known = world.planned.filter(isOpen)
  // Of a small part of the world also towns without sights on file.
  return codes.length > 0 && known.length < shown
    ? [...known, ...world.towns.filter((town) => !known.includes(town) && isOpen(town))]
    : known
}
/** What they have for the whole trip, in CAD; 0 for none. */
export function purseOf(asking: Asking): number {
  const { money, span } = asking.turn.frame
  const heads = headsMeant(asking)
  const times = { trip: 1, person: heads, day: (span?.days ?? 0) * heads, night: 0 }
  return (money?.amountCad ?? 0) * (money ? times[money.per] : 0)
}
/** Below this, in CAD, hardly anybody flies there and back: it rules places out and is never told. */
const leastFare = (km: number): number => 60 + km * 0.05
const tropic = 23.5
/** Of the ground, from 0, level, to 3, hard. */
const tooSteep = 1.2
