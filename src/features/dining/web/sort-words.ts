import { sortWordsText as text } from './messages.ts'

/** Of the trip that a place is looked for. */
export interface TripWishes {
  /** "2 adults". */
  readonly people: string
  /** The most that a meal should cost a person: "$60"; empty where nothing is left. */
  readonly share: string
  /** Its meals are set: it is for a break between them. */
  readonly isBreak: boolean
}

/** By what a list of places is ordered. */
export function sortWords(
  sort: string,
  one: 'restaurant' | 'attraction',
  trip: TripWishes | undefined,
  /** The town's kitchen, where it leads. */
  own?: string,
): string {
  if (sort === 'rating') return text.rating
  if (sort === 'price') return text.cheapest(trip?.people)
  if (sort === 'price-down') return text.dearest(trip?.people)
  if (sort === 'name') return text.name
  if (!trip) return text.own
  return one === 'restaurant' ? text.restaurants({ ...trip, own }) : text.attractions
}
