/** How a change of the own trip is asked for, folded, in English and French. */
import commands from '../../texts/trip-commands.json' with { type: 'json' }
import questions from '../../texts/trip-questions.json' with { type: 'json' }
import { clockAt } from './read-times.ts'
import { type DayWord, type NamedItem, phraseTable, scanTrip } from './scan-trip.ts'
import { Reader } from './tokens.ts'
import type { Most, PartsWanted, PartWord, TripDayPart } from './trip-question.ts'

export type TripVerb = keyof typeof commands.verb
export type Quality = keyof typeof commands.quality

/** A change of the own trip. */
export interface TripCommand extends PartsWanted {
  readonly verbs: readonly TripVerb[]
  readonly qualities: readonly Quality[]
  readonly days: readonly DayWord[]
  readonly hour: string | undefined
  readonly tastes: readonly string[]
  readonly cuisines: readonly string[]
  readonly amenities: readonly string[]
  /** Words of tastes and kitchens as they were said. */
  readonly known: readonly string[]
  /** "The dearest dinner": of those that are meant that one. */
  readonly most: Most | undefined
  readonly isSpoken: boolean
  /** "It", and not "them". */
  readonly isOne: boolean
  readonly isWhole: boolean
  /** "The second one", from 0; -1 is the last. */
  readonly pick: number | undefined
  /** "One thing", of several that are meant. */
  readonly isSome: boolean
  /** It was advised, and is done where they agree. */
  readonly isAdvised?: boolean
  /** It says what is to become of something. */
  readonly isWish: boolean
  /** Words that are in no table. */
  readonly unread: readonly string[]
}

const { filler, verb, quality, pick, some, pointing } = commands
const { part, day, dayPart, noun, whole, spoken, kitchen, most, amenity, sort } = questions
// "A garden", "the kitchen" are no wish for a bed.
const { Garden, Bar, Terrace, Rooftop, Breakfast, Kitchen, Spa, Heating, ...ofBeds } = amenity
const grammar = {
  table: phraseTable({
    verb,
    quality,
    kitchen,
    pick,
    some,
    part,
    day,
    dayPart,
    noun,
    whole,
    spoken: { ...spoken, one: `${spoken.one}, ${pointing.one}` },
    most,
    amenity: ofBeds,
    sort,
  }),
  filler: new Set(filler.split(' ')),
  lexical: ['taste', 'cuisine', 'diet'] as const,
}

/** "At 8 pm", "at noon": the hour, and the message without it. */
function withoutHour(message: string): {
  readonly hour: string | undefined
  readonly rest: string
} {
  const reader = new Reader(message)
  for (let at = 1; at < reader.tokens.length; at += 1) {
    if (!/^(?:at|to|until|till|by|a|vers|around|like|say)$/.test(reader.text(at - 1))) continue
    const clock = clockAt(reader, at)
    const [from, to] = [reader.tokens[at - 1], reader.tokens[(clock?.to ?? 1) - 1]]
    if (!clock || !from || !to || /^(?:st|nd|rd|th|days?)$/.test(reader.text(clock.to))) continue
    return { hour: clock.time, rest: message.slice(0, from.at) + message.slice(to.end) }
  }
  return { hour: undefined, rest: message }
}

const changing = phraseTable({ verb: { ...verb, suggest: verb.suggest }, quality })

/** Whether a word of a change stands in a message. */
export const speaksOfChange = (reader: Reader): boolean =>
  reader.tokens.some(({ text }, at) =>
    (changing.get(text) ?? []).some(
      ({ words, value }) => !isAsking.has(value) && reader.standsAt(at, words) > 0,
    ),
  )
/** They stand in questions as well: "what do we see", "is it good". */
const isAsking = new Set(['add', 'nicer', 'start', 'rest'])

/** Reads a message as a change of the own trip. */
export function readTripCommand(
  message: string,
  items: readonly NamedItem[],
  towns: readonly string[],
): TripCommand {
  const { hour, rest } = withoutHour(message)
  const found = scanTrip(new Reader(rest), { ...grammar, items, towns })
  const verbs = found.of('verb') as readonly TripVerb[]
  const qualities = found.of('quality') as readonly Quality[]
  // "Italian maybe", of a meal.
  const isKitchen = found.of('cuisine').length + found.of('kitchen').length > 0
  return {
    verbs,
    qualities,
    parts: found.of('part') as readonly PartWord[],
    items: found.of('item'),
    days: found.days,
    dayPart: found.of('dayPart')[0] as TripDayPart | undefined,
    hour,
    tastes: [...found.of('taste'), ...found.of('sort')],
    cuisines: [
      ...found.of('kitchen'),
      ...found.of('cuisine'),
      ...found.of('diet').map((diet) => (diet === 'vegetarian' ? 'Vegetarian' : diet)),
    ],
    amenities: found.of('amenity'),
    known: found.known,
    most: found.of('most')[0] as Most | undefined,
    isSpoken: found.of('spoken').length > 0,
    isOne: found.of('spoken').length === 1 && found.of('spoken')[0] === 'one',
    isWhole: found.of('whole').length > 0,
    pick: found.of('pick').map(Number)[0],
    isSome: found.of('some').length > 0,
    isWish: verbs.length + qualities.length > 0 || isKitchen,
    unread: found.unread,
  }
}

/** What was advised last, to be done where they agree: this part goes. */
export const advisedToRemove = (id: string): TripCommand => ({
  ...readTripCommand('remove it', [], []),
  items: [id],
  isSpoken: false,
  isOne: false,
  isAdvised: true,
})

/** "On day 4", after "I want a free afternoon": what was wished last, of that. Undefined where it says more, or nothing. */
export function wishedOn(last: TripCommand, next: TripCommand): TripCommand | undefined {
  const keys = ['parts', 'items', 'days', 'tastes', 'cuisines', 'amenities'] as const
  const told = keys.filter((key) => next[key].length > 0)
  const isAny = told.length > 0 || Boolean(next.dayPart ?? next.hour)
  if (!isAny || next.verbs.length + next.qualities.length + next.unread.length > 0) return undefined
  return {
    ...last,
    ...Object.fromEntries(told.map((key) => [key, next[key]])),
    dayPart: next.dayPart ?? last.dayPart,
    hour: next.hour ?? last.hour,
    isSpoken: last.isSpoken && next.items.length === 0,
    isOne: last.isOne && next.items.length === 0,
  }
}
