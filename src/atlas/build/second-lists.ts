import { join } from 'node:path'
import { distanceKm } from '#platform/shared/distance.ts'
import type { Nonstop } from '../air/schema.ts'
import type { DestinationRows } from '../destination-rows.ts'
import type { Sight } from '../schema.ts'
import {
  type ListVerdict,
  type NonstopOpinion,
  nonstopOpinionsSchema,
  type SightOpinion,
  sightOpinionsSchema,
  verdictsSchema,
} from '../second-lists/schema.ts'
import { readTable } from './read-facts.ts'

export type Question = ListVerdict['question']

/** Our row and the second list, on one question. */
export interface Comparison {
  readonly row: string
  readonly question: Question
  readonly agree: boolean
  /** What the two say. */
  readonly said: string
}

export interface SecondLists {
  readonly sights: readonly SightOpinion[]
  readonly nonstops: readonly NonstopOpinion[]
  readonly verdicts: readonly ListVerdict[]
  readonly errors: readonly string[]
}

const pointsApartKm = 0.3
const minutesApart = 20

const sameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.toSorted().join() === b.toSorted().join()

const words = (list: readonly string[]): string => list.join('+') || 'none'

function* comparedSight(own: Sight, other: SightOpinion): Generator<Comparison> {
  const row = other.sight
  const { lat, lng, closedOn, admission } = other
  if (lat !== undefined && lng !== undefined) {
    const apart = distanceKm(own, { lat, lng })
    const said = `${Math.round(apart * 1000)} m apart`
    yield { row, question: 'point', agree: apart <= pointsApartKm, said }
  }
  if (closedOn) {
    const said = `${words(own.closedOn)} and ${words(closedOn)}`
    yield { row, question: 'closing days', agree: sameWords(own.closedOn, closedOn), said }
  }
  if (admission) {
    const said = `${own.admission} and ${admission}`
    yield { row, question: 'admission', agree: own.admission === admission, said }
  }
}

function* comparedNonstop(own: Nonstop, other: NonstopOpinion): Generator<Comparison> {
  const row = own.ends.join('-')
  yield { row, question: 'existence', agree: other.sure, said: 'flown and unsure' }
  if (other.carriers) {
    const said = `${words(own.carriers)} and ${words(other.carriers)}`
    yield { row, question: 'carriers', agree: sameWords(own.carriers, other.carriers), said }
  }
  if (other.minutes) {
    const apart = Math.max(
      Math.abs(own.minutes[0] - other.minutes[0]),
      Math.abs(own.minutes[1] - other.minutes[1]),
    )
    yield { row, question: 'minutes', agree: apart <= minutesApart, said: `${apart} min apart` }
  }
  if (other.season) {
    const said = `${own.season} and ${other.season}`
    yield { row, question: 'season', agree: own.season === other.season, said }
  }
}

/** Every question that a second list answers, held against our rows; a row that left is `existence`. */
export function comparisons(
  { sights, nonstops }: SecondLists,
  destinations: readonly DestinationRows[],
  ours: readonly Nonstop[],
): readonly Comparison[] {
  const sightOf = new Map<string, Sight>(
    destinations.flatMap((rows) =>
      rows.sights.map((row) => [`${rows.destination.slug}/${row.slug}`, row] as const),
    ),
  )
  const nonstopOf = new Map(ours.map((row) => [row.ends.join('-'), row]))
  const gone = (row: string): readonly Comparison[] => [
    { row, question: 'existence', agree: false, said: 'not in our table' },
  ]
  return [
    ...sights.flatMap((other) => {
      const own = sightOf.get(other.sight)
      return own ? [...comparedSight(own, other)] : gone(other.sight)
    }),
    ...nonstops.flatMap((other) => {
      const own = nonstopOf.get(other.ends.join('-'))
      return own ? [...comparedNonstop(own, other)] : gone(other.ends.join('-'))
    }),
  ]
}

/** The second lists of `second-lists/` and what was decided where they and our rows differ. */
export async function readSecondLists(folder: string): Promise<SecondLists> {
  const [sights, nonstops, verdicts] = await Promise.all([
    readTable(join(folder, 'sights.json'), sightOpinionsSchema),
    readTable(join(folder, 'nonstops.json'), nonstopOpinionsSchema),
    readTable(join(folder, 'verdicts.json'), verdictsSchema),
  ])
  return {
    sights: sights.facts?.rows ?? [],
    nonstops: nonstops.facts?.rows ?? [],
    verdicts: verdicts.facts?.rows ?? [],
    errors: [sights, nonstops, verdicts].flatMap(({ errors }) => errors),
  }
}
