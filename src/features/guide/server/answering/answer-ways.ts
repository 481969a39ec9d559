import { nonstopsFrom } from './nonstops-from.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { AppError } from '#platform/shared/app-error.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { addDays, weekdayOf } from '#platform/shared/local-date.ts'
import type { Point, Town } from '../../domain/guide-rows.ts'
import type { ListedRow } from '../reading/memory.ts'
import { placeNotesSource } from '../retrieval/place-notes.ts'
import { flightsTool } from '../tools/travel-tools.ts'
import {
  type Asking,
  askBack,
  atlasSource,
  goalCountries,
  goalTown,
  goalTowns,
  headsIn,
  originTown,
  type Said,
  whichPlace,
} from './answer.ts'
import { knownWay } from './known-ways.ts'
import { sentencesOn } from './note-sentences.ts'
import { filtersOf } from './search-filters.ts'
import { fareOf, wayBy } from './way-by.ts'
import { fromTrip } from './way-in-plan.ts'
import { day, dollars, listed, townName } from './words.ts'

type Spot = Point & { readonly name: string; readonly town: Town }

/** Where a way begins and ends: towns and sights as the message names them, else those of the conversation. */
function spotsOf(asking: Asking): readonly Spot[] {
  const { turn, world, language } = asking
  const { named, frame } = turn
  const goals = frame.places.filter(({ role }) => role === 'to')
  // "From one to the other": where nothing is named, the way goes between the goals.
  const isBetween = named.places.length === 0 && goals.length > 1
  const places =
    fromTrip(asking) ?? (named.places.length > 1 ? named.places : isBetween ? goals : frame.places)
  const ordered = [...places].toSorted(
    (a, b) => Number(b.role === 'from') - Number(a.role === 'from'),
  )
  return ordered.flatMap(({ ref, role }): Spot[] => {
    if (!ref || role === 'not' || role === 'via') return []
    const town = world.town(ref.split('/')[0] ?? ref)
    if (!town) return []
    const sight = ref.includes('/')
      ? world.rows(town.slug)?.sights.find(({ id }) => id === ref)
      : undefined
    return [
      sight
        ? { name: sight.name, lat: sight.lat, lng: sight.lng, town }
        : { name: townName(language, town), lat: town.lat, lng: town.lng, town },
    ]
  })
}

const those = 'those,them,these,all that,eux,ceux,celles'

/** Of a journey "them" are its towns. */
const pointsAtThose = (asking: Asking): boolean =>
  asking.turn.named.places.length === 0 &&
  goalTowns(asking).length < 2 &&
  those.split(',').some((word) => asking.turn.reader.find(word) >= 0)

const onFoot = /^(?:walk|walking|km|kilometres|kilometers|marche|marcher)$/
const howMuch = /^(?:days?|jours?|daily|lot|much|beaucoup)$/
/** "How far do we walk on day 1". */
export const asksWalk = ({ turn }: Asking): boolean =>
  turn.before.plan !== null &&
  turn.isQuestion &&
  turn.named.places.length === 0 &&
  [onFoot, howMuch].every((words) => turn.reader.tokens.some(({ text }) => words.test(text)))

/** "Between those": the way of each day of the plan, or between what was listed. */
export async function walkOf(asking: Asking): Promise<Said | undefined> {
  const { turn, plans, world, say, language } = asking
  if (!pointsAtThose(asking) && !asksWalk(asking)) return undefined
  const along = (points: readonly Point[]) =>
    points.reduce(
      (sum, point, at) => sum + (at > 0 ? distanceKm(points[at - 1] as Point, point) : 0),
      0,
    )
  const told = (km: number) => {
    const far = new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-CA', {
      maximumFractionDigits: 1,
    }).format(km)
    return `${far} km, ${say('about')} ${lengthText(Math.max(5, Math.round(km * 16)))} ${say('on foot')}`
  }
  const standing = turn.before.plan
    ? await plans.standing(turn.before.plan, turn.before.edits)
    : undefined
  const close = say('Straight lines, added up: streets are longer.')
  if (standing) {
    const days = [...new Set(standing.items.flatMap(({ day: own }) => own ?? []))].toSorted()
    const asked = turn.change?.days ?? []
    const lines = days.flatMap((date, at) => {
      if (asked.length > 0 && !asked.includes(at + 1)) return []
      const points = standing.items
        .filter((item) => item.day === date && item.type !== 'hotel' && item.type !== 'flight')
        .toSorted((x, y) => (x.time ?? '').localeCompare(y.time ?? ''))
        .flatMap(({ lat, lng }) => (lat && lng ? [{ lat, lng }] : []))
      return points.length > 1 ? [`- ${say('Day')} ${at + 1}: ${told(along(points))}`] : []
    })
    return lines.length > 0
      ? { text: `${lines.join('\n')}\n\n${close}`, sources: [atlasSource(asking)] }
      : undefined
  }
  const sights = turn.before.listed.flatMap(
    (id) => world.rows(id.split('/')[0] ?? '')?.sights.filter((one) => one.id === id) ?? [],
  )
  if (sights.length < 2) return undefined
  const lines = sights.slice(1).map((sight, at) => {
    const before = sights[at] as Point & { readonly name: string }
    return `- ${before.name} – ${sight.name}: ${told(distanceKm(before, sight))}`
  })
  return { text: `${lines.join('\n')}\n\n${close}`, sources: [atlasSource(asking)] }
}

const farthestByLand = 1200
/** Nearer, an airport of the one often serves the other. */
const kmAnHour = 830
const onGround = 30

/** Without a nonstop that we know: how long one is in the air at the least. */
const flownText = ({ say, know }: Asking, km: number): string => {
  const minutes = know(Math.round((km / kmAnHour) * 12 + onGround / 5) * 5)
  return say(
    ` I know no nonstop flight; in the air alone that is about ${lengthText(minutes)}, and a connection adds two hours or more.`,
    ` Je ne connais pas de vol sans escale ; en l’air seulement, environ ${lengthText(minutes)}, et une correspondance ajoute deux heures ou plus.`,
  )
}

const leastFlown = 150

/** The way between two places: by the one carrier that is asked for, else by all. */
export async function answerDistance(asking: Asking): Promise<Said | undefined> {
  const [a, b] = pointsAtThose(asking) || asksWalk(asking) ? [] : spotsOf(asking)
  const asked = a && b && a.town.slug !== b.town.slug ? wayBy(asking, a.town, b.town) : undefined
  return asked ?? wayBetween(asking)
}

/** How far two places lie apart and how one gets from one to the other: by distance, no timetable. */
async function wayBetween(asking: Asking): Promise<Said | undefined> {
  const { world, say } = asking
  const [a, b] = spotsOf(asking)
  const within = await walkOf(asking)
  if (within) return within
  if (pointsAtThose(asking)) return { text: say('Between which places?'), isUnknown: true }
  const known = knownWay(asking)
  if (!a) return known ?? whichPlace(asking)
  if (!b) return known ?? onlyOneEnd(asking, a)
  const km = distanceKm(a, b)
  const far = km < 10 ? km.toFixed(1) : String(Math.round(km))
  const apart = say(
    `${a.name} and ${b.name} lie about ${far} km apart as the crow flies.`,
    `${a.name} et ${b.name} sont à environ ${far} km à vol d’oiseau.`,
  )
  if (km < 6)
    return {
      text: `${apart} ${say(`On foot, by the straight line, that is about ${lengthText(Math.max(5, Math.round(km * 16)))}; streets are longer.`, `À pied, en ligne droite, environ ${lengthText(Math.max(5, Math.round(km * 16)))} ; les rues sont plus longues.`)}`,
      sources: [atlasSource(asking)],
    }
  const flight = km < leastFlown ? undefined : world.nonstop(a.town.airports, b.town.airports)
  // The airport of a place may be another town's, so it is named.
  const [takeOff = '', landing = ''] =
    flight?.ends.map((end) => world.airportName(end) ?? end) ?? []
  const land =
    km > farthestByLand
      ? flight
        ? ''
        : flownText(asking, km)
      : say(
          ' How long a train, bus, ferry or car takes there I don’t know: the operators’ timetables tell it.',
          ' La durée en train, autocar, traversier ou voiture, je ne la connais pas : les horaires des transporteurs la donnent.',
        )
  const flown = flight
    ? say(
        ` A nonstop flight from ${takeOff} to ${landing} (${listed('en', flight.airlines)}) takes about ${lengthText(flight.minutes)}.`,
        ` Un vol sans escale, ${takeOff} – ${landing} (${listed('fr', flight.airlines)}), dure environ ${lengthText(flight.minutes)}.`,
      )
    : ''
  if (known)
    return {
      text: `${known.text}${fareOf(asking)}\n\n${apart}${flown}`,
      sources: [...(known.sources ?? []), atlasSource(asking)],
    }
  // What our notes of one end say of the way to the other stands before the figures.
  const nameOf = ({ town }: Spot) => [town.name.toLowerCase()]
  const told = [
    sentencesOn(asking, [a.town.slug], nameOf(b)),
    sentencesOn(asking, [b.town.slug], nameOf(a)),
  ].filter(({ text }) => ofWay.test(text))
  const [first] = told
  if (!first) return { text: apart + land + flown, sources: [atlasSource(asking)] }
  return {
    text: `${told.map(({ text }) => text).join('\n')}\n\n${apart}${flown}`,
    sources: [placeNotesSource, atlasSource(asking)],
  }
}

/** A sentence that tells of a way, and not only of the other place. */
const ofWay =
  /\b(?:train|trains|bus|buses|coach|ferry|boat|tram|car|drive|minutes|hours?|kilometres|km)\b/i

/** Of one end we know nothing: that is said, with what is known of the other. */
const onlyOneEnd = ({ say, turn }: Asking, { name }: Spot): Said | undefined =>
  turn.isQuestion
    ? {
        text: say(
          `I know only one end of that way, ${name}: tell me the nearest larger town to the other, and I reckon the distance.`,
          `Je ne connais qu’un bout de ce trajet, ${name} : dites-moi la grande ville la plus proche de l’autre, et je calcule la distance.`,
        ),
        isUnknown: true,
      }
    : undefined

const offersShown = 3

/** Who flies there without a stop. */
function routeText({ world, say }: Asking, from: Town, to: Town): string {
  const nonstop = world.nonstop(from.airports, to.airports)
  const season =
    nonstop && nonstop.season !== 'all'
      ? say(
          `, in ${nonstop.season} only`,
          nonstop.season === 'summer' ? ', l’été seulement' : ', l’hiver seulement',
        )
      : ''
  return nonstop
    ? say(
        `${from.name} to ${to.name}: ${listed('en', nonstop.airlines)} fly nonstop${season}, about ${lengthText(nonstop.minutes)}.`,
        `${from.nameFr} – ${to.nameFr} : sans escale avec ${listed('fr', nonstop.airlines)}${season}, environ ${lengthText(nonstop.minutes)}.`,
      )
    : say(
        `From ${from.name} to ${to.name} I know no nonstop flight: count on one change.`,
        `De ${from.nameFr} à ${to.nameFr}, je ne connais pas de vol direct : comptez une escale.`,
      )
}

const usualAhead = 56
const usualDays = 7
const tuesday = 2

/** The day that was said, else a Tuesday of the month or some weeks ahead, as an example. */
function departureOf({ turn, today }: Asking): { departs: string; isExample: boolean } {
  const { start, month, year } = turn.frame.span ?? {}
  if (start && start >= today) return { departs: start, isExample: false }
  const now = Number(today.slice(0, 4))
  const at = (value: number) => `${value}-${String(month).padStart(2, '0')}-10`
  const first = month ? at(year ?? (at(now) > today ? now : now + 1)) : addDays(today, usualAhead)
  const from = first > today ? first : addDays(today, usualAhead)
  return { departs: addDays(from, (tuesday - weekdayOf(from) + 7) % 7), isExample: true }
}

/** Without a stop, as it is said now or was said before. */
const isDirect = (asking: Asking): boolean =>
  filtersOf(
    asking,
    'flights',
    asking.turn.reader.takes('nonstop,non stop,only direct,direct,directs,sans escale')
      ? ['nonstop']
      : [],
  ).includes('nonstop')

interface Flown {
  readonly from: Town
  readonly text: string
  readonly leastCad: number | undefined
  readonly rows: readonly ListedRow[]
}

/** The route from one town, and the cheapest offers on the day. */
async function flownFrom(asking: Asking, from: Town, to: Town): Promise<Flown> {
  const { world, say, turn, call, language } = asking
  const [out, into] = [world.nearestAirport(from.slug), world.nearestAirport(to.slug)]
  const route = routeText(asking, from, to)
  if (!out || !into) return { from, text: route, leastCad: undefined, rows: [] }
  const { end, days } = turn.frame.span ?? {}
  const { departs, isExample } = departureOf(asking)
  const back = isExample
    ? addDays(departs, (days ?? usualDays + 1) - 1)
    : (end ?? (days ? addDays(departs, days - 1) : undefined))
  const heads = headsIn(asking) ?? 1
  const offers = await found(() =>
    call(flightsTool, {
      from: out.iata,
      to: into.iata,
      departDate: departs,
      ...(back && back > departs ? { returnDate: back } : {}),
      adults: Math.min(9, heads),
      nonStop: isDirect(asking),
    }),
  )
  const told = offers
    .slice(0, offersShown)
    .map(
      (one) =>
        `${one.airlines.join(', ')}, ${one.departs}, ${one.stops === 0 ? say('nonstop') : say(`${one.stops} stop${one.stops > 1 ? 's' : ''}`, `${one.stops} escale${one.stops > 1 ? 's' : ''}`)}, ${lengthText(one.minutes)}: ${dollars(language, one.totalCad)}${one.sample ? say(' (sample)') : ''}`,
    )
  const lines = told.map((line) => `- ${line}`)
  const rows = told.map((line, at) => ({
    id: `flight/${from.slug}/${at}`,
    text: `${from.name} – ${to.name}, ${day(language, departs)}: ${line}`,
    cad: offers[at]?.totalCad ?? null,
  }))
  const example = isExample ? say('For example on') : say('On')
  const when = say(
    `${example} ${day('en', departs)}${back ? `, back on ${day('en', back)}` : ''}, for ${heads}:`,
    `${example} ${day('fr', departs)}${back ? `, retour le ${day('fr', back)}` : ''}, pour ${heads} :`,
  )
  const list =
    lines.length > 0
      ? `\n\n${when}\n\n${lines.join('\n')}`
      : isExample
        ? ''
        : say('\n\nI find no offer for that day.')
  const least = offers.length > 0 ? Math.min(...offers.map(({ totalCad }) => totalCad)) : undefined
  return { from, text: route + list, leastCad: least, rows }
}

/** What the cheapest flights for all cost, from where they leave; undefined where that was not said. */
export async function leastFlight(asking: Asking, to: Town): Promise<number | undefined> {
  const from = originTown(asking)
  return from && from.slug !== to.slug ? (await flownFrom(asking, from, to)).leastCad : undefined
}

const originsAtMost = 3

/** The route between two towns with offers; from several towns, which is the cheapest. */
export async function answerFlights(asking: Asking): Promise<Said | undefined> {
  const { say, turn, world } = asking
  const to = goalTown(asking)
  if (!to)
    return goalCountries(asking).length > 0
      ? undefined
      : (nonstopsFrom(asking) ?? whichPlace(asking))
  const origins = turn.frame.places
    .filter(({ role }) => role === 'from')
    .flatMap(({ ref }) => (ref ? (world.town(ref.split('/')[0] ?? ref) ?? []) : []))
    .filter(({ slug }) => slug !== to.slug)
  if (origins.length === 0)
    return askBack(
      'origin',
      say(`From where do you fly to ${to.name}?`, `D’où partez-vous pour ${to.nameFr} ?`),
      [
        { label: 'Toronto', message: say('from Toronto') },
        { label: 'Montréal', message: say('from Montréal') },
        { label: 'Vancouver', message: say('from Vancouver') },
      ],
    )
  const flown = await Promise.all(
    origins.slice(0, originsAtMost).map((from) => flownFrom(asking, from, to)),
  )
  const priced = flown
    .filter(({ leastCad }) => leastCad !== undefined)
    .toSorted((a, b) => (a.leastCad ?? 0) - (b.leastCad ?? 0))
  const [cheapest] = priced
  const verdict =
    flown.length > 1 && cheapest
      ? say(
          `\n\nOn those days ${cheapest.from.name} is the cheapest to leave from.`,
          `\n\nCes jours-là, le départ le moins cher est ${cheapest.from.nameFr}.`,
        )
      : ''
  const ask = departureOf(asking).isExample
    ? say('\n\nTell me the day, and I look at its prices.')
    : ''
  return {
    text: flown.map(({ text }) => text).join('\n\n') + verdict + ask,
    memory: {
      filters: isDirect(asking) ? ['nonstop'] : [],
      listed: flown.flatMap(({ rows }) => rows.map(({ id }) => id)),
      rows: flown.flatMap(({ rows }) => rows),
    },
    sources: [
      atlasSource(asking),
      ...(priced.length > 0
        ? [
            {
              name: say('Flight search'),
              date: asking.today,
              kind: 'search' as const,
            },
          ]
        : []),
    ],
  }
}

async function found<T>(ask: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof AppError || error instanceof RangeError) return []
    throw error
  }
}
