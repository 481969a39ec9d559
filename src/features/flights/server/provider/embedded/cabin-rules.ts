import type { Airline } from '#atlas/air/schema.ts'
import type { CabinName } from '../../../domain/cabin.ts'
import type { Journey } from './build-journeys.ts'
import type { Path } from './find-paths.ts'
import type { Line } from './network.ts'
import { mainFlight } from './sample-fare.ts'
import type { Flight } from './timetable.ts'

const names: Readonly<Record<CabinName, Airline['cabins'][number]>> = {
  ECONOMY: 'economy',
  PREMIUM_ECONOMY: 'premium-economy',
  BUSINESS: 'business',
  FIRST: 'first',
}
/** Below it there is no premium economy, and first class only where that is what business is called. */
const longCabinKm = 3000

type Airlines = ReadonlyMap<string, Airline>

interface Service {
  readonly carrier: string
  readonly line: Line
}

/** Whether an airline has a cabin of that kind on a line. */
function has({ carrier, line }: Service, cabin: CabinName, airlines: Airlines): boolean {
  if (cabin === 'ECONOMY') return true
  const airline = airlines.get(carrier)
  if (!airline?.cabins.includes(names[cabin])) return false
  if (cabin === 'BUSINESS' || line.km >= longCabinKm) return true
  return cabin === 'FIRST' && airline.country === 'US'
}

/** The cabin of a flight, given the one that was asked for. */
export const cabinOn = (flight: Flight, asked: CabinName, airlines: Airlines): CabinName =>
  has(flight, asked, airlines) ? asked : 'ECONOMY'

/** A journey is in a cabin when its longest flight is; a feeder may be in economy. */
export function isInCabin(journey: Journey, asked: CabinName, airlines: Airlines): boolean {
  const main = mainFlight(journey)
  return main !== undefined && has(main, asked, airlines)
}

/** Whether any airline has the cabin on the longest line of a way: without one no journey has. */
export function mayBeInCabin(path: Path, asked: CabinName, airlines: Airlines): boolean {
  if (asked === 'ECONOMY') return true
  const km = Math.max(...path.map((line) => line.km))
  return path.some(
    (line) =>
      line.km === km && line.carriers.some((carrier) => has({ carrier, line }, asked, airlines)),
  )
}
