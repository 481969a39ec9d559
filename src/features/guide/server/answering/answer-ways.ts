import { distanceKm } from '#platform/shared/distance.ts'
import { AppError } from '#platform/shared/app-error.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { addDays } from '#platform/shared/local-date.ts'
import type { Point, Town } from '../../domain/guide-rows.ts'
import { journeyBetween } from '../../domain/journey.ts'
import { flightsTool } from '../tools/travel-tools.ts'
import {
  type Asking,
  askBack,
  atlasSource,
  goalCountries,
  goalTown,
  headsIn,
  originTown,
  type Said,
  whichPlace,
} from './answer.ts'
import { day, dollars, listed, townName } from './words.ts'

interface Spot extends Point {
  readonly name: string
  readonly town: Town
}

/** Where a way begins and ends: towns and sights as the message names them, else those of the conversation. */
function spotsOf({ turn, world, language }: Asking): readonly Spot[] {
  const places = turn.named.places.length >= 2 ? turn.named.places : turn.frame.places
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

/** How far two places lie apart and how one gets from one to the other: by distance, no timetable. */
export async function answerDistance(asking: Asking): Promise<Said | undefined> {
  const { world, say } = asking
  const [a, b] = spotsOf(asking)
  if (!a) return whichPlace(asking)
  if (!b) return undefined
  const km = distanceKm(a, b)
  const far = km < 10 ? km.toFixed(1) : String(Math.round(km))
  const apart = say(
    `${a.name} and ${b.name} lie about ${far} km apart as the crow flies.`,
    `${a.name} et ${b.name} sont à environ ${far} km à vol d’oiseau.`,
  )
  if (km < 6)
    return {
      text: `${apart} ${say(`On foot that is about ${lengthText(Math.max(5, Math.round(km * 16)))}.`, `À pied, cela fait environ ${lengthText(Math.max(5, Math.round(km * 16)))}.`)}`,
      sources: [atlasSource(asking)],
    }
  const { minutes, priceCad, byRail } = journeyBetween(a, b)
  const flight = world.nonstop(a.town.airports, b.town.airports)
  const land = byRail
    ? say(
        ` By land, where there is a train or bus, count about ${lengthText(minutes)} and ${dollars('en', priceCad)} a person: estimates from the distance.`,
        ` Par la terre, s’il y a un train ou un autocar, comptez environ ${lengthText(minutes)} et ${dollars('fr', priceCad)} par personne : des estimations d’après la distance.`,
      )
    : say(' That is a distance to fly.', ' C’est une distance pour l’avion.')
  const flown = flight
    ? say(
        ` A nonstop flight (${listed('en', flight.airlines)}) takes about ${lengthText(flight.minutes)}.`,
        ` Un vol sans escale (${listed('fr', flight.airlines)}) dure environ ${lengthText(flight.minutes)}.`,
      )
    : ''
  return { text: apart + land + flown, sources: [atlasSource(asking)] }
}

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

/** The route between two towns, and offers where the day is known. */
export async function answerFlights(asking: Asking): Promise<Said | undefined> {
  const { world, say, turn, call, language } = asking
  const to = goalTown(asking)
  if (!to) return goalCountries(asking).length > 0 ? undefined : whichPlace(asking)
  const from = originTown(asking)
  if (!from)
    return askBack(
      'origin',
      say(`From where do you fly to ${to.name}?`, `D’où partez-vous pour ${to.nameFr} ?`),
      [
        { label: 'Toronto', message: say('from Toronto', 'de Toronto') },
        { label: 'Montréal', message: say('from Montréal', 'de Montréal') },
        { label: 'Vancouver', message: say('from Vancouver', 'de Vancouver') },
      ],
    )
  const [out, into] = [world.nearestAirport(from.slug), world.nearestAirport(to.slug)]
  const route = routeText(asking, from, to)
  const { start, end, days } = turn.frame.span ?? {}
  const departs = start
  if (!departs || !out || !into) {
    const ask = say(
      ' On which date do you leave? Then I can look for prices.',
      ' À quelle date partez-vous ? Je chercherai alors les prix.',
    )
    return { text: route + ask, sources: [atlasSource(asking)] }
  }
  const back = end ?? (days ? addDays(departs, days - 1) : undefined)
  const offers = await found(() =>
    call(flightsTool, {
      from: out.iata,
      to: into.iata,
      departDate: departs,
      ...(back && back > departs ? { returnDate: back } : {}),
      adults: Math.min(9, headsIn(asking) ?? 1),
      nonStop: turn.reader.find('nonstop') >= 0 || turn.reader.find('direct') >= 0,
    }),
  )
  const lines = offers
    .slice(0, offersShown)
    .map(
      (one) =>
        `- ${one.airlines.join(', ')}, ${one.departs}, ${one.stops === 0 ? say('nonstop', 'sans escale') : say(`${one.stops} stop${one.stops > 1 ? 's' : ''}`, `${one.stops} escale${one.stops > 1 ? 's' : ''}`)}, ${lengthText(one.minutes)}: ${dollars(language, one.totalCad)}${one.sample ? say(' (sample)', ' (exemple)') : ''}`,
    )
  const heads = headsIn(asking) ?? 1
  const list =
    lines.length > 0
      ? `\n\n${say(`On ${day('en', departs)}${back ? `, back on ${day('en', back)}` : ''}, for ${heads}:`, `Le ${day('fr', departs)}${back ? `, retour le ${day('fr', back)}` : ''}, pour ${heads} :`)}\n\n${lines.join('\n')}`
      : say('\n\nI find no offer for that day.', '\n\nJe ne trouve pas d’offre ce jour-là.')
  return {
    text: route + list,
    sources: [
      atlasSource(asking),
      { name: say('Flight search', 'recherche de vols'), date: asking.today, kind: 'search' },
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
