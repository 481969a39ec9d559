/** How a question about the own trip is put, folded, in English and French: what is asked, and of which part. */
import texts from '../../texts/trip-questions.json' with { type: 'json' }
import { type DayWord, type NamedItem, phraseTable, scanTrip } from './scan-trip.ts'
import type { Reader } from './tokens.ts'

export type TripAsk = keyof typeof texts.ask
export type PartWord = keyof typeof texts.part
export type TripDayPart = keyof typeof texts.dayPart
export type Most = keyof typeof texts.most

/** Which parts of the trip are meant. */
export interface PartsWanted {
  readonly parts: readonly PartWord[]
  /** Ids of items that are called by their names. */
  readonly items: readonly string[]
  readonly dayPart: TripDayPart | undefined
}

/** A question about the own trip. */
export interface TripQuestion extends PartsWanted {
  readonly asks: ReadonlySet<TripAsk>
  readonly days: readonly DayWord[]
  readonly order: keyof typeof texts.order | undefined
  readonly most: Most | undefined
  readonly amenities: readonly (keyof typeof texts.amenity)[]
  readonly kitchens: readonly string[]
  readonly diets: readonly string[]
  /** Parts of words that tables say of themselves, parted by bars: "gelat|glac". */
  readonly dishes: readonly string[]
  /** What kind of sight is asked for: 'indoors', 'park'. */
  readonly sorts: readonly string[]
  readonly isWhole: boolean
  readonly isEach: boolean
  readonly isPerHead: boolean
  /** "Which day": a day is asked for. */
  readonly isOfDays: boolean
  /** "It", "those": what was told last. */
  readonly isSpoken: boolean
  /** Words that are in no table: where there are none, it is read whole. */
  readonly unread: readonly string[]
}

const { filler, ...kinds } = texts
const grammar = {
  table: phraseTable(kinds),
  filler: new Set(filler.split(' ')),
  lexical: ['diet'] as const,
}

/** Reads a message as a question about the own trip. */
export function readTripQuestion(
  reader: Reader,
  items: readonly NamedItem[],
  towns: readonly string[],
): TripQuestion {
  const found = scanTrip(reader, { ...grammar, isLoose: true, items, towns })
  const parts = found.of('part') as readonly PartWord[]
  const asks = new Set(found.of('ask') as readonly TripAsk[])
  // The breakfast that is asked for of a hotel is no meal of a day.
  const amenities = found.of('amenity') as TripQuestion['amenities']
  const isOfStay =
    parts.includes('stay') ||
    (asks.has('has') && found.days.length === 0) ||
    !parts.includes('breakfast')
  return {
    asks,
    parts: isOfStay ? parts.filter((part) => part !== 'breakfast') : parts,
    items: found.of('item'),
    days: found.days,
    dayPart: found.of('dayPart')[0] as TripDayPart | undefined,
    order: found.of('order')[0] as TripQuestion['order'],
    most: found.of('most')[0] as Most | undefined,
    amenities: isOfStay ? amenities : amenities.filter((one) => one !== 'Breakfast'),
    kitchens: found.of('kitchen'),
    diets: found.of('diet'),
    dishes: found.of('dish'),
    sorts: found.of('sort'),
    isWhole: found.of('whole').length > 0,
    isEach: found.of('day').includes('each'),
    isPerHead: found.of('noun').includes('head'),
    isOfDays: found.of('noun').includes('day'),
    isSpoken: found.of('spoken').length > 0,
    unread: found.unread,
  }
}
