import type { Metro } from './air/schema.ts'
import { foldText } from './fold-text.ts'
import type { Airport } from './gazetteer/airport.ts'

/** A city with several airports, under a code that is no airport's: LON, NYC. */
export interface Metropolis {
  readonly code: string
  readonly name: string
  /** Two at least, the main one first. */
  readonly airports: readonly Airport[]
}

export interface Metropolises {
  get(code: string): Metropolis | undefined
  /** The one that an airport belongs to. */
  of(iata: string): Metropolis | undefined
  /** The metropolis that a query may have meant, given the airports it found. */
  meantBy(typed: string, found: readonly Airport[]): Metropolis | undefined
  /** Whether what was typed is its code, or its name as far as it goes. */
  isNamed(metropolis: Metropolis, typed: string): boolean
}

export function createMetropolises(
  metros: readonly Metro[],
  airportOf: (iata: string) => Airport | undefined,
): Metropolises {
  const rows = metros.flatMap(({ code, name, members }): Metropolis[] => {
    const airports = members.flatMap((member) => airportOf(member) ?? [])
    return airportOf(code) || airports.length < 2 ? [] : [{ code, name, airports }]
  })
  const byCode = new Map(rows.map((row) => [row.code, row]))
  const byMember = new Map(rows.flatMap((row) => row.airports.map(({ iata }) => [iata, row])))
  const get = (code: string) => byCode.get(code.trim().toUpperCase())
  return {
    get,
    of: (iata) => byMember.get(iata),
    meantBy: (typed, found) => {
      const [best] = found
      const own = get(typed) ?? (best && byMember.get(best.iata))
      if (!own || own === get(typed) || airportOf(typed.trim())) return get(typed)
      const members = found.filter(({ iata }) => byMember.get(iata) === own)
      return members.length > 1 ? own : undefined
    },
    isNamed: ({ code, name }, typed) =>
      typed.trim().toUpperCase() === code || foldText(name).startsWith(foldText(typed)),
  }
}
