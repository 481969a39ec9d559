import type { TripAsk } from '../../reading/trip-question.ts'
import type { Asking, Heard, Said } from '../answer.ts'
import { oneAnswer } from './ask-trip.ts'
import { datesAsked, partsMeant, partsOf, spokenOf } from './trip-parts.ts'

export type Answer = (asking: Asking, heard: Heard) => Promise<Said | undefined> | Said | undefined

/** What is asked where an act is learned: the one question that the trip answers. */
const asks = new Map<string, TripAsk>(
  Object.entries({
    when: 'when',
    where: 'where',
    day: 'program',
    order: 'program',
    length: 'length',
    cost: 'price',
    near: 'near',
    way: 'way',
    walk: 'walk',
    ahead: 'ahead',
    open: 'open',
    'free-time': 'free',
    load: 'load',
    weather: 'weather',
    about: 'about',
    booked: 'booked',
    missing: 'missing',
    terms: 'terms',
    food: 'program',
    stay: 'about',
    flight: 'when',
  }),
)
const ofTables = new Set(['food', 'near', 'suits'])
export const toAirport = /\b(?:airport|a[eé]roport|leave for|check-?in|security)\b/i

/** What a question asks, with what is read of it: the words of other tables decide nothing. */
function questionOf({ act, read }: Heard, message: string): Heard['read'] | undefined {
  const isTable = ofTables.has(act)
  const ask = act === 'flight' && toAirport.test(message) ? 'airport' : asks.get(act)
  const parts =
    act === 'food' && read.parts.length === 0
      ? (['meal'] as const)
      : act === 'stay' && read.parts.length === 0
        ? (['stay'] as const)
        : read.parts
  return (
    ask && {
      ...read,
      parts,
      asks: new Set([ask]),
      order: act === 'order' ? (read.order ?? 'after') : undefined,
      most: act === 'most' ? read.most : undefined,
      kitchens: isTable ? read.kitchens : [],
      diets: isTable ? read.diets : [],
      dishes: isTable ? read.dishes : [],
      amenities: act === 'stay' ? read.amenities : [],
    }
  )
}

/** The one part that is named, or told by its kind and day, or pointed at. */
export function partMeant(asking: Asking, { standing, read }: Heard) {
  const parts = partsOf(standing)
  const isTold = read.items.length + read.parts.length > 0
  const items = isTold ? read.items : spokenOf(asking, standing)
  const dates = datesAsked(asking, standing, read.days) ?? []
  const [one, other] =
    isTold || items.length > 0 ? partsMeant(parts, { ...read, items }, dates) : []
  return other && read.items.length === 0 ? undefined : one
}

/** The trip's answer to a question as it was read. */
export const put = async (asking: Asking, { standing }: Heard, read: Heard['read']) =>
  (await oneAnswer(asking, standing, { read, before: [], isSure: true }))?.said

/** A question that the trip answers, put by its act. */
export const askedOf: Answer = async (asking, heard) => {
  const read = questionOf(heard, asking.turn.message)
  return read && put(asking, heard, read)
}
