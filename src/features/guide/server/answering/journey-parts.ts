import type { FramePlace } from '../../contract/frame.schema.ts'
import type { Town } from '../../domain/guide-rows.ts'
import { meaningOf } from '../reading/lexicon.ts'
import { livesAt } from '../reading/place-evidence.ts'
import { type Base, baseOf, type Route, routeOf, routesThrough } from '../retrieval/routes.ts'
import { type Asking, originTown } from './answer.ts'
import { townsAlong } from './journey-along.ts'
import { carriersIn, type Stop } from './journey-legs.ts'
import { townName } from './words.ts'

/** A place that was asked for: a region with its bases, or a town. */
export interface Part {
  readonly key: string
  readonly name: string
  readonly route: Route | undefined
  readonly stops: readonly Stop[]
  /** So many of its places at most. */
  readonly most?: number | undefined
}

const usualFor = ({ world }: Asking, slug: string): number => {
  const sights = world.rows(slug)?.sights.length ?? 0
  return baseOf(slug)?.nights ?? (sights >= manySights ? 3 : 2)
}
const manySights = 25

/** A base as travellers call it; one that a whole region stands for has a name of its own. */
const nameOf = ({ language }: Asking, base: Base | undefined, town: Town): string =>
  (language === 'fr' ? base?.nameFr : undefined) ?? base?.name ?? townName(language, town)

const stopOf = (asking: Asking, town: Town): Stop => ({
  town,
  name: nameOf(asking, baseOf(town.slug), town),
  usual: usualFor(asking, town.slug),
  tier: 0,
  fixed: fixedFor(asking, town.slug),
  base: baseOf(town.slug),
})

/** Nights of a place whose days were said; the last day is that of the way home. */
export function fixedFor({ turn: { holds } }: Asking, key: string): number | undefined {
  const legs = holds.legs ?? []
  const at = legs.findIndex(({ ref }) => ref === key)
  const days = legs[at]?.days
  return days === undefined ? undefined : days - (at === legs.length - 1 ? 1 : 0)
}

/** The bases of a route as stops, those that were asked for marked. */
function stopsOf(asking: Asking, route: Route, asked: readonly string[]): readonly Stop[] {
  return route.bases.flatMap((base): Stop[] => {
    const town = asking.world.town(base.at)
    if (!town) return []
    return [
      {
        town,
        name: nameOf(asking, base, town),
        usual: base.nights,
        tier: asked.includes(base.at) ? 0 : base.tier,
        fixed: fixedFor(asking, base.at),
        base,
        route,
      },
    ]
  })
}

const slugOf = ({ ref }: FramePlace): string => ref?.split('/')[0] ?? ''

/** What lies between two ends of a route, in the direction that was said. */
function between(stops: readonly Stop[], asked: readonly string[]): readonly Stop[] {
  const at = asked.map((slug) => stops.findIndex(({ town }) => town.slug === slug))
  const part = stops.slice(Math.min(...at), Math.max(...at) + 1)
  return (at[0] ?? 0) > (at.at(-1) ?? 0) ? part.toReversed() : part
}

const counted = /^(?:islands?|isles|cities|towns|places|stops|bases|iles|villes|etapes|endroits)$/

const oneBed =
  'one hotel,one base,single base,one place the whole,not change hotels,same hotel,without changing hotels,un seul hotel,meme hotel,sans changer d hotel'
const twoBeds =
  'change hotels more than once,change hotels once,changing hotels once,two hotels,two bases,deux hotels,changer d hotel une fois'
/** "Two islands": so many places at most. */
function mostOf({ turn: { reader } }: Asking): number | undefined {
  if (reader.takes(twoBeds)) return 2
  if (reader.takes(oneBed)) return 1
  const at = reader.tokens.findIndex(({ text }) => counted.test(text))
  const word = meaningOf((n) => reader.text(n), at - 1, 'number')
  const value = reader.value(at - 1) || Number(word?.value)
  if (at < 1 || !(value >= 1)) return undefined
  reader.use(at - 1, at + 1)
  return value
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

const enoughMore = 1.5

/** Whether nights hold much more than these places take. */
const remains = (nights: number, stops: readonly Stop[]): boolean =>
  nights > sum(stops.map(({ usual }) => usual)) * enoughMore

const onwards = /^(?:to|a|au|aux|vers|jusqu|–|-)$/

/** Towns in a row that the message joins by "to", in their order; where they live is no stop. */
function chainOf({ turn: { named, reader } }: Asking): readonly string[] {
  const spots = named.spots.filter(
    ({ place, from }) => place.ref !== null && !place.ref.includes('/') && !livesAt(reader, from),
  )
  const isJoined = spots.slice(1).every(({ from }, at) => {
    const words = reader.tokens.slice(spots[at]?.to ?? from, from).map(({ text }) => text)
    return (
      words.length <= farthestJoin &&
      !words.includes(',') &&
      words.some((text) => onwards.test(text))
    )
  })
  return isJoined ? [...new Set(spots.map(({ place }) => place.ref ?? ''))] : []
}
const farthestJoin = 3
const surelyChain = 3

/** "Calgary to Vancouver by car": a way through a region, where all that is named are its bases. */
function throughOf(asking: Asking): Part | undefined {
  const slugs = chainOf(asking)
  const isWay = carriersIn(asking).only.some((by) => by !== 'flight' && by !== 'ferry')
  if (slugs.length < 2 || (!isWay && slugs.length < surelyChain)) return undefined
  const [route] = routesThrough(slugs)
  if (!route || asking.turn.holds.legs) return undefined
  const stops = between(stopsOf(asking, route, slugs), slugs)
  return { key: slugs.at(-1) ?? '', name: '', route: undefined, stops }
}

const joins = /^(?:and|et|plus|with|avec|then|puis)$/

/** "Florence and Tuscany", other than "Florence, Tuscany" or "Tuscany: Florence": the region is a place of its own. */
function isBeside({ turn: { named, reader } }: Asking, { name }: FramePlace): boolean {
  const { spots } = named
  return spots.some(({ place, from }, at) => {
    const before = spots[at - 1]
    return (
      (place.name === name || before?.place.name === name) &&
      reader.tokens.slice(before?.to ?? from, from).some(({ text }) => joins.test(text))
    )
  })
}

interface Goal {
  readonly place: FramePlace
  readonly key: string
  readonly route: Route | undefined
  readonly town: Town | undefined
}

/** Whether a region or country holds another place that is named. */
const isIn = (route: Route, { place, route: own, town }: Goal): boolean => {
  if (own === route) return false
  if (route.land && place.countryCode === route.land) return true
  const slug = own ? own.ref : (town?.slug ?? '')
  const isPart = !own || own.bases.length < route.bases.length
  return isPart && route.bases.some(({ at }) => at === slug)
}

export interface Parts {
  readonly parts: readonly Part[]
  /** Regions and countries that only say where the places lie. */
  readonly frames: readonly Route[]
}

/** The places that were asked for, each with its region or its town. */
const goalsOf = ({ turn, world }: Asking): readonly Goal[] =>
  turn.frame.places
    .filter(({ role }) => role === 'to' || role === 'near')
    .map((place) => {
      const route = routeOf(place)
      return {
        place,
        key: place.ref ?? place.countryCode ?? '',
        route,
        town: route ? undefined : world.town(slugOf(place)),
      }
    })

/** The bases of a region; where they live is none. */
function basesOf(asking: Asking, goals: readonly Goal[], route: Route): readonly Stop[] {
  const origin = originTown(asking)
  const asked = goals.flatMap(({ town }) => town?.slug ?? [])
  return stopsOf(asking, route, asked).filter(({ town }) => town.slug !== origin?.slug)
}

const heartOf = (stops: readonly Stop[]): readonly Stop[] => stops.filter(({ tier }) => tier <= 1)

interface Sorted {
  /** What is asked for at least. */
  readonly asked: readonly Stop[]
  readonly frames: ReadonlySet<Route>
  /** Regions that hold named towns, and give other places beside them. */
  readonly open: ReadonlySet<Route>
}

/** A region that holds what else is named says where that lies, and adds to it only where days remain. */
function sorted(asking: Asking, goals: readonly Goal[], nights: number): Sorted {
  const insideOf = (route: Route): readonly Goal[] => goals.filter((one) => isIn(route, one))
  const asked = goals.flatMap(({ route, town }) =>
    route && insideOf(route).length === 0
      ? heartOf(basesOf(asking, goals, route))
      : town
        ? [stopOf(asking, town)]
        : [],
  )
  const [frames, open] = [new Set<Route>(), new Set<Route>()]
  for (const { route, place } of goals) {
    const inside = route ? insideOf(route) : []
    if (!route || inside.length === 0) continue
    const isOwn = !route.land && inside.length === 1 && isBeside(asking, place)
    const isOpen = !asking.turn.holds.legs && (isOwn || remains(nights, asked))
    if (isOpen && inside.every((one) => !one.route)) open.add(route)
    else frames.add(route)
  }
  return { asked, frames, open }
}

/** What was asked for, part by part: what is named stands, and a region gives what there are days for. */
export function partsOf(asking: Asking, nights: number): Parts {
  const { language } = asking
  const through = throughOf(asking)
  if (through) return { parts: [through], frames: [] }
  const along = townsAlong(asking, nights).map((town) => stopOf(asking, town))
  const end = along.at(-1)
  if (end)
    return {
      parts: [{ key: end.town.slug, name: '', route: undefined, stops: along }],
      frames: [],
    }
  const goals = goalsOf(asking)
  const most = mostOf(asking)
  const { asked, frames, open } = sorted(asking, goals, nights)
  /** Beside other places a region gives its heart alone, unless the days hold more. */
  const ofRegion = (route: Route): readonly Stop[] => {
    const bases = basesOf(asking, goals, route)
    const others = asked.filter((stop) => stop.route !== route)
    const left = nights - sum(others.map(({ usual }) => usual))
    const isWhole = others.length === 0 || open.has(route) || remains(left, heartOf(bases))
    return isWhole ? bases : heartOf(bases)
  }
  const ofTown = (town: Town | undefined): readonly Stop[] => {
    const isInside = [...open].some((one) => one.bases.some(({ at }) => at === town?.slug))
    return town && !isInside ? [stopOf(asking, town)] : []
  }
  const taken = new Set<string>()
  const parts = goals.flatMap(({ key, route, town }): Part[] => {
    if (route && frames.has(route)) return []
    const stops = (route ? ofRegion(route) : ofTown(town)).filter(
      (stop) => !taken.has(stop.town.slug),
    )
    for (const stop of stops) taken.add(stop.town.slug)
    const name = route
      ? language === 'fr'
        ? route.fr
        : route.en
      : town && townName(language, town)
    return stops.length > 0 ? [{ key, name: name ?? '', route, stops, most: route && most }] : []
  })
  return { parts, frames: [...frames] }
}
