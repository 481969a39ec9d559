import type { Airline } from '#atlas/air/schema.ts'
import type { Airport } from '#atlas/gazetteer/airport.ts'
import type { Clock } from '#platform/server/clock.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { type LocalDate, nightsBetween } from '#platform/shared/local-date.ts'
import type { CabinName } from '../../../domain/cabin.ts'
import { journeyLimits } from '../../../domain/sane-journey.ts'
import { wallAt, wallDate } from '#platform/shared/local-time.ts'
import { buildJourneys, type Journey, type JourneyRules } from './build-journeys.ts'
import { isInCabin, mayBeInCabin } from './cabin-rules.ts'
import type { Path, PathFinder, Width } from './find-paths.ts'
import { inSeasonFrom } from './timetable-season.ts'
import { createLastUsed } from './last-used.ts'
import type { Network } from './network.ts'
import type { ConnectionRule } from './partners.ts'
import { reachAnyhow } from './reach-anyhow.ts'
import { createFares, mainFlight } from './sample-fare.ts'
import type { Timetable } from './timetable.ts'

/** One direction on one day. */
export interface LegQuestion {
  readonly from: Airport
  readonly to: Airport
  readonly date: LocalDate
  readonly cabin: CabinName
  readonly nonStop: boolean
  /** The end that people travel to: its season sets the demand. */
  readonly away: Airport
}

export interface PricedJourney extends Journey {
  /** CAD for one adult, this direction only. */
  readonly fare: number
  /** The airline that issues the ticket. */
  readonly validating: string
}

export interface World {
  readonly network: Network
  readonly airlines: ReadonlyMap<string, Airline>
  readonly timetable: Timetable
  readonly oneTicket: ConnectionRule
  readonly paths: { readonly oneTicket: PathFinder; readonly anyTickets: PathFinder }
  readonly clock: Clock
}

const minuteMs = 60_000
const checkInMinutes = 45
const usualWait = 8 * 60
/** For pairs with very many paths: this many that can be flown are choice enough. */
const enoughPaths = 40
const most = { nonStop: 14, withStops: 18 }
/** CAD per hour of travel, for ranking what to show. */
const hourWorth = 22
/** This many of each airline come before the third of any other. */
const fairTurns = 2
const offlineCache = 600

const minutesOf = ({ departs, arrives }: Journey): number => (arrives - departs) / minuteMs

const validatingOf = (journey: Journey): string => mainFlight(journey)?.carrier ?? ''

const score = (journey: PricedJourney): number =>
  journey.fare + (minutesOf(journey) / 60) * hourWorth

/** The best by price and time, in turns: one of every airline before the second of any. */
function acrossAirlines(
  journeys: readonly PricedJourney[],
  most: number,
): readonly PricedJourney[] {
  const counts = new Map<string, number>()
  const turns = journeys
    .toSorted((a, b) => score(a) - score(b))
    .map((journey) => {
      const turn = counts.get(journey.validating) ?? 0
      counts.set(journey.validating, turn + 1)
      return { journey, turn }
    })
  const fair = turns.filter(({ turn }) => turn < fairTurns)
  const rest = turns.filter(({ turn }) => turn >= fairTurns)
  return [...fair, ...rest].slice(0, most).map(({ journey }) => journey)
}

/** Selects the journeys to show; drops those far slower than the fastest. */
function worthShowing(all: readonly PricedJourney[]): readonly PricedJourney[] {
  const fastest = Math.min(...all.map(minutesOf))
  const sane = all.filter((journey) => minutesOf(journey) <= fastest * 1.7 + 300)
  const nonStop = sane.filter(({ flights }) => flights.length === 1)
  const others = sane.filter(({ flights }) => flights.length > 1)
  return [...acrossAirlines(nonStop, most.nonStop), ...acrossAirlines(others, most.withStops)]
}

/**
 * Searches widen until one finds something: usual journeys first, down to the last path and flight; then
 * three stops, long detours, two tickets, four stops.
 */
function* widenings({ paths, oneTicket, timetable }: World, { from, to }: LegQuestion) {
  const quick: JourneyRules = {
    timetable,
    oneTicket,
    selfTransfer: false,
    longestWait: usualWait,
    thorough: false,
  }
  const patient = { ...quick, longestWait: journeyLimits.waitMinutes }
  const apart = { ...patient, selfTransfer: true }
  const steps: readonly (readonly [Width, JourneyRules])[] = [
    ['usual', quick],
    ['long-way', quick],
    ['every', { ...patient, thorough: true }],
    ['three-stops', quick],
    ['three-stops', patient],
    ['far-round', patient],
    ['long-way', apart],
    ['far-round', apart],
    ['four-stops', quick],
    ['four-stops', patient],
    ['three-stops', apart],
    ['four-stops', apart],
  ]
  for (const [width, rules] of steps)
    yield { paths: paths[rules.selfTransfer ? 'anyTickets' : 'oneTicket'](from, to, width), rules }
}

/** The instant until which a flight of today can still be caught. */
function closingOf({ date, from }: LegQuestion, clock: Clock): number {
  const now = clock.now().getTime()
  return date === wallDate(wallAt(from.timeZone, now)) ? now + checkInMinutes * minuteMs : 0
}

/** Whether each of its lines is in the timetable on the journey's days. */
const isFlown = (path: Path, date: LocalDate): boolean =>
  path.every(({ season }) => inSeasonFrom(season, date))

function journeysOf(
  paths: readonly Path[],
  rules: JourneyRules,
  question: LegQuestion,
  { airlines, clock }: World,
): readonly Journey[] {
  const { date, cabin } = question
  const closes = closingOf(question, clock)
  const found: Journey[] = []
  let led = 0
  for (const path of paths) {
    if (!mayBeInCabin(path, cabin, airlines) || !isFlown(path, date)) continue
    const journeys = buildJourneys(path, date, rules).filter(
      (journey) => journey.departs > closes && isInCabin(journey, cabin, airlines),
    )
    found.push(...journeys)
    if (journeys.length > 0) led += 1
    if (led >= enoughPaths) break
  }
  return found
}

function findJourneys(question: LegQuestion, world: World): readonly Journey[] {
  const { from, to, nonStop } = question
  const straight = world.network.line(from.iata, to.iata)
  if (!straight && (nonStop || distanceKm(from, to) < journeyLimits.walkKm)) return []
  const keepsRule = (path: Path) => !nonStop || path.length === 1
  for (const { paths, rules } of widenings(world, question)) {
    const found = journeysOf(paths.filter(keepsRule), rules, question, world)
    if (found.length > 0) return found
    if (nonStop) return []
  }
  // Other cabins have no roundabout journeys.
  if (question.cabin !== 'ECONOMY') return []
  return reachAnyhow(question, closingOf(question, world.clock), world)
}

/** The priced journeys of a direction on a day; answers are cached per question and day. */
export function createDayOptions(world: World) {
  const answers = createLastUsed<readonly PricedJourney[]>(offlineCache)
  return (question: LegQuestion): readonly PricedJourney[] => {
    const { from, to, date, cabin, nonStop, away } = question
    const now = world.clock.now().getTime()
    const today = wallDate(wallAt(from.timeZone, now))
    const daysAhead = date > today ? nightsBetween(today, date) : 0
    // Departed flights drop out of today's list, so today's cache entry lasts five minutes.
    const hour = daysAhead === 0 ? Math.floor(now / (5 * minuteMs)) : daysAhead
    const key = [from.iata, to.iata, date, cabin, nonStop, away.iata, hour].join()
    return answers(key, () => {
      const fareOf = createFares(world.airlines, { ...question, daysAhead })
      return worthShowing(
        findJourneys(question, world).map((journey) => ({
          ...journey,
          fare: fareOf(journey),
          validating: validatingOf(journey),
        })),
      )
    })
  }
}
