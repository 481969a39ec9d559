import { stopWords } from '../../reading/stop-words.ts'
import { clausesOf, namesAt } from '../../reading/scan-trip.ts'
import { plainlyAsks } from '../../reading/asks.ts'
import { wellSpelt } from '../../reading/spelling.ts'
import { Reader } from '../../reading/tokens.ts'
import { likeliest, tripActFeatures } from '../../reading/trip-act.ts'
import { readTripCommand, type TripCommand } from '../../reading/trip-command.ts'
import { readTripQuestion, type TripQuestion } from '../../reading/trip-question.ts'
import { isTripWord, tripActModel } from '../../intents/all-intents.ts'
import type { Asking, Heard } from '../answer.ts'
import type { Standing } from '../plan-port.ts'
import { partOf } from '../../meaning/meanings.ts'
import { changing, ofOffers, surelyChanges } from './changing.ts'
import { knownItems, withoutNear } from './command.ts'
import { inThread } from './in-thread.ts'
import { families } from '../answer-sights.ts'
import { datesAsked, partsOf, townsOf } from './trip-parts.ts'

const briefest = 7

/** Acts that need something beside their words, and whether a message has it. */
const needs = new Map<
  string,
  (heard: { read: TripQuestion; wish: TripCommand; words: number }) => boolean
>(
  Object.entries({
    flight: ({ read, wish }) => [...read.parts, ...wish.parts].some((part) => ofFlight.has(part)),
    seat: ({ read, wish }) => [...read.parts, ...wish.parts].some((part) => ofFlight.has(part)),
    stay: ({ read }) => read.parts.includes('stay') || read.amenities.length > 0,
    bed: ({ wish }) => wish.parts.includes('stay') || wish.amenities.length > 0,
    again: ({ words }) => words <= briefest,
  }),
)
const ofFlight = new Set<string>(['flight', 'home', 'out'])

/** They tell why, and stand beside what is wished or asked. */
const beside = new Set(['tell', 'social', 'yes', 'no', 'general', 'again'])

/** What a message beside a trip does, by what was learned from examples: as a whole, or by the part of it that is surer. */
export const heardIn = (asking: Asking, standing: Standing): Heard =>
  inThread(asking, heardBy(asking, standing))

/** The same by the message alone. */
function heardBy(asking: Asking, standing: Standing): Heard {
  const message = wellSpelt(asking.turn.message, asking.world)
  const named = namedIn(asking, standing, message)
  const { meanings } = asking.turn.reader
  const heardOf = (clause: string): Heard =>
    heardAs(
      named,
      new Reader(
        clause,
        clause === message ? meanings : meanings && partOf(meanings, new Reader(clause).words()),
      ),
    )
  const [whole, ...parts] = clausesOf(message).map(heardOf)
  // "We need a room for four, does the hotel have one?" asks.
  const [end] = clausesOf(message).slice(1)
  if (whole && ofOffers.has(whole.act) && end && plainlyAsks(end)) return heardOf(end)
  const surest = parts
    .filter(({ act }) => !beside.has(act))
    .toSorted((a, b) => b.share - a.share)[0]
  // "Slow it down and have lunch earlier": each has its turn.
  const changes = parts.filter(({ act, share }) => changing.has(act) && share >= surelyChanges)
  const isSeveral = new Set(changes.map(({ act }) => act)).size > 1
  if (whole && isSeveral) return { ...whole, act: 'several' }
  const isSurer = surest && whole && (surest.share > whole.share || beside.has(whole.act))
  return (isSurer ? surest : whole) as Heard
}

/** "The aquarium", where the trip holds one alone, on the days that are named. */
function onlyOfKind(
  asking: Asking,
  standing: Standing,
  { days, sorts }: TripQuestion,
  { tastes }: TripCommand,
): readonly string[] {
  const kinds = [...new Set([...sorts, ...tastes])].flatMap((one) => [
    one,
    ...(families.get(one) ?? []),
  ])
  const dates = datesAsked(asking, standing, days) ?? []
  const rows = standing.wish.destinations.flatMap(({ ref }) =>
    ref ? (asking.world.rows(ref)?.sights ?? []) : [],
  )
  const some = partsOf(standing).filter(
    ({ item, date }) =>
      (dates.length === 0 || dates.includes(date)) &&
      rows.some(({ id, category }) => item.source?.endsWith(id) && kinds.includes(category)),
  )
  return some.length === 1 && thatOne.test(asking.turn.message) ? some.map(({ id }) => id) : []
}
const thatOne = /\b(?:the|that|this|our|le|la|l|ce|cette|notre)\b/i

/** What a message names of the trip, and the words that no table holds. */
function namedIn(asking: Asking, standing: Standing, message: string) {
  const items = knownItems(asking, standing)
  const towns = townsOf(standing)
  const { near, rest } = withoutNear(message)
  const read = readTripQuestion(new Reader(message), items, towns)
  const wish = readTripCommand(near && !/\bday|jour\b/i.test(near) ? rest : message, items, towns)
  const unread = new Set(read.unread)
  const untabled = [
    ...new Set(wish.unread.filter((word) => unread.has(word) && !stopWords.has(word))),
  ]
  // Sights that are not in the trip stand in the wish alone.
  const own = read.items.filter((id) => !id.includes('/'))
  const kind = read.items.length > 0 ? [] : onlyOfKind(asking, standing, read, wish)
  return {
    items,
    slots: {
      standing,
      read: { ...read, items: [...own, ...kind] },
      wish: { ...wish, items: [...wish.items, ...kind] },
      near,
      open: untabled.filter((word) => !isTripWord(word)),
      untabled,
    },
  }
}

/** One part of a message: what it does; days and names are those of the whole. */
function heardAs({ items, slots }: ReturnType<typeof namedIn>, reader: Reader): Heard {
  const words = reader.tokens.filter(({ kind }) => kind !== 'sign').length
  const names = namesAt(reader, items, townsOf(slots.standing))
  const features = tripActFeatures(reader, (at) => names.has(at))
  const surest = (meaning: Float32Array | undefined) => {
    const able = likeliest(tripActModel(), features, meaning).filter(
      ({ act }) => needs.get(act)?.({ ...slots, words }) ?? true,
    )
    const all = able.reduce((sum, { share }) => sum + share, 0)
    return { act: able[0]?.act ?? '', share: (able[0]?.share ?? 0) / all }
  }
  const meant = surest(reader.meaning())
  // What changes the trip is told by its words.
  return { ...(changing.has(meant.act) ? surest(undefined) : meant), ...slots }
}
