import { join } from 'node:path'
import {
  type Aircraft,
  aircraftFileSchema,
  type Airline,
  airlinesFileSchema,
  airportsFileSchema,
  type Metro,
  metroFileSchema,
  type Nonstop,
  nonstopsFileSchema,
} from '../air/schema.ts'
import type { AirportFacts } from './read-airports.ts'
import { jsonFilesIn, readFacts } from './read-facts.ts'

export interface AirFacts {
  readonly aircraft: readonly Aircraft[]
  readonly airlines: readonly Airline[]
  readonly nonstops: readonly Nonstop[]
  readonly airports: readonly AirportFacts[]
  readonly aliases: ReadonlyMap<string, readonly string[]>
  readonly metros: readonly Metro[]
  /** Metropolitan codes by member airport. */
  readonly metroCodes: ReadonlyMap<string, readonly string[]>
  readonly asOf: string | undefined
  readonly errors: readonly string[]
}

/** What no single file can say of itself: codes that nothing stands for, pairs in two files. */
function* acrossFiles(airlines: readonly Airline[], nonstops: readonly Nonstop[]) {
  const known = new Set(airlines.map(({ iata }) => iata))
  const pairs = new Set<string>()
  for (const { ends, carriers } of nonstops) {
    const pair = ends.join('-')
    if (pairs.has(pair)) yield `air/nonstops/${pair}: this pair is there twice`
    pairs.add(pair)
    for (const carrier of carriers)
      if (!known.has(carrier)) yield `air/nonstops/${pair}: unknown airline ${carrier}`
  }
}

/** Our own tables of air travel: airlines, nonstop pairs, and what they add to the airports. */
export async function readAirFacts(folder: string): Promise<AirFacts> {
  const names = await jsonFilesIn(join(folder, 'nonstops'))
  const [aircraft, airports, metros, airlines, ...nonstopFiles] = await Promise.all([
    readFacts(join(folder, 'aircraft.json'), aircraftFileSchema),
    readFacts(join(folder, 'airports.json'), airportsFileSchema),
    readFacts(join(folder, 'metro.json'), metroFileSchema),
    readFacts(join(folder, 'airlines.json'), airlinesFileSchema),
    ...names.map((name) => readFacts(join(folder, 'nonstops', name), nonstopsFileSchema)),
  ])
  const metroCodes = new Map<string, string[]>()
  for (const { code, members } of metros.facts?.rows ?? [])
    for (const member of members) metroCodes.set(member, [...(metroCodes.get(member) ?? []), code])
  const airportRows = airports.facts?.rows ?? []
  const airlineRows = airlines.facts?.rows ?? []
  const nonstops = nonstopFiles.flatMap(({ facts }) => facts?.rows ?? [])
  const files = [aircraft, airports, metros, airlines, ...nonstopFiles]
  return {
    aircraft: aircraft.facts?.rows ?? [],
    airlines: airlineRows,
    nonstops,
    airports: airportRows,
    aliases: new Map(airportRows.map(({ iata, aliases }) => [iata, aliases ?? []])),
    metros: metros.facts?.rows ?? [],
    metroCodes,
    asOf: airports.facts?.asOf,
    errors: [
      ...files.flatMap(({ errors }) => errors),
      ...(airlines.facts ? acrossFiles(airlineRows, nonstops) : []),
    ],
  }
}
