import { fold } from '../../domain/fold.ts'
import { meaningsAt } from '../reading/lexicon.ts'
import type { StoredEdit } from '../reading/memory.ts'
import type { Target } from '../reading/read-change.ts'
import type { Asking } from './answer.ts'
import { families } from './answer-sights.ts'
import type { DayWish, PlanTown, Standing, WrittenItem } from './plan-port.ts'

export interface Known {
  readonly standing: Standing
  readonly towns: readonly PlanTown[]
}

const sightOf = ({ towns }: Known, item: WrittenItem) =>
  towns.flatMap(({ sights }) => sights).find(({ id }) => item.source?.endsWith(id))

/** Kinds of sights by the words of a name that is in no table: "Otranto cathedral". */
const tastesOf = (name: string): readonly string[] => {
  const words = fold(name).split(' ')
  return words.flatMap((_, at) =>
    meaningsAt((n) => words[n] ?? '', at).flatMap(({ kind, value }) =>
      kind === 'taste' ? [value] : [],
    ),
  )
}

export const isOfTaste = (known: Known, item: WrittenItem, taste: string): boolean => {
  if (taste === 'restaurant') return item.type === 'restaurant'
  const sight = sightOf(known, item)
  const wanted = families.get(taste) ?? [taste]
  return (
    (sight !== undefined && wanted.includes(sight.category)) ||
    item.name.toLowerCase().includes(taste) ||
    tastesOf(item.name).includes(taste)
  )
}

/** The part of a plan that a reference means: a sight by its own id, or an item. */
export const itemOf = ({ items }: Standing, ref: string): WrittenItem | undefined =>
  items.find(({ id, source }) => id === ref || source?.endsWith(ref) === true)

export const isVisit = ({ type }: WrittenItem): boolean =>
  type === 'attraction' || type === 'activity'

/** The meal that a message names; 'any' for one without its hour. */
export function mealIn({
  tokens,
}: Asking['turn']['reader']): 'lunch' | 'dinner' | 'any' | undefined {
  const has = (words: RegExp): boolean => tokens.some(({ text }) => words.test(text))
  if (has(/^(?:lunch|lunches|dejeuner)$/)) return 'lunch'
  if (has(/^(?:dinner|dinners|supper|souper|dine)$/)) return 'dinner'
  return has(/^(?:eat|eating|meal|meals|restaurants?|tables?|mange|mangeons|repas)$/)
    ? 'any'
    : undefined
}

/** From then on a meal is dinner. */
const dinnerFrom = '16:00'

/** Whether an item is the meal that a message names. */
export const isMeal = ({ type, time }: WrittenItem, meal: ReturnType<typeof mealIn>): boolean =>
  type === 'restaurant' && (meal === 'any' || (time ?? '') < dinnerFrom === (meal === 'lunch'))

/** The sight that an item visits, where we know it. */
export function rowOf({ world, turn }: Pick<Asking, 'world' | 'turn'>, item: WrittenItem) {
  const towns = turn.frame.places.flatMap(({ ref }) => (ref ? [ref.split('/')[0] ?? ref] : []))
  const found = world.namesIn(item.name, towns).find(({ kind }) => kind === 'sight')
  return found && world.rows(found.id.split('/')[0] ?? '')?.sights.find(({ id }) => id === found.id)
}

export const matches = (
  known: Known,
  item: WrittenItem,
  { ref, taste, word, meal }: Target,
): boolean =>
  meal
    ? isMeal(item, meal)
    : word
      ? fold(item.name)
          .split(' ')
          .some((one) => one.startsWith(word))
      : ref
        ? item.id === ref || item.source?.endsWith(ref) === true
        : taste !== undefined && isOfTaste(known, item, taste)

/** Stops of some days to choose from: the choice does with it what was asked. */
export const choicesOf = (
  { say }: Pick<Asking, 'say'>,
  { items }: Standing,
  dates: readonly string[],
  op: 'remove' | 'swap' | 'move',
) => {
  const messageOf = (name: string): string => {
    if (op === 'swap') return say(`Swap ${name}`, `Remplace ${name}`)
    if (op === 'move') return say(`Move ${name}`, `Déplace ${name}`)
    return say(`Remove ${name}`, `Retire ${name}`)
  }
  return items
    .filter(({ type, day }) => type === 'attraction' && day && dates.includes(day))
    .slice(0, 3)
    .map(({ name }) => ({ label: name, message: messageOf(name) }))
}

/** When the last visit of a day begins; late enough for one more. */
const lastStart = ({ items }: Standing, date: string): string =>
  items
    .filter((item) => item.day === date && isVisit(item))
    .reduce((last, { time }) => (time && time > last ? time : last), '17:30')

type Relaid = Awaited<ReturnType<Asking['plans']['relay']>>

/** Without visits that begin later than any of that day did. */
function byDay({ date, items, left }: Relaid, latest: string): Relaid {
  const isLate = (item: WrittenItem): boolean => isVisit(item) && (item.time ?? '') > latest
  return {
    date,
    items: items.filter((item) => !isLate(item)),
    // What would have come in so late does not come in.
    left: [
      ...left,
      ...items.filter((item) => isLate(item) && item.day === date).map(({ id }) => id),
    ],
  }
}

/** Visits that only had to make room wait among the ideas; what was to go goes. */
export const asIdeas = (
  { items }: Standing,
  edits: readonly StoredEdit[],
  without: ReadonlySet<string>,
): readonly StoredEdit[] =>
  edits.map((edit): StoredEdit => {
    const item = items.find(({ id }) => id === edit.itemId)
    return edit.op === 'remove' && item && isVisit(item) && !without.has(item.id)
      ? { op: 'move', itemId: edit.itemId, day: edit.day, write: { day: null, time: null } }
      : edit
  })

/** The first offer with which everything else stays; a single one at a time, for a full day. */
export async function bestOf({ plans }: Asking, standing: Standing, day: DayWish) {
  const tries = 3
  // What only goes moves nothing else.
  if (day.room === 0 && day.without.size > 0) {
    const items = standing.items.filter(
      (item) => item.day === day.date && !day.without.has(item.id),
    )
    return { date: day.date, items, left: [] }
  }
  if (day.room === 0 || day.offered.length === 0) {
    const own = { ...day, offered: [], room: 0 }
    const still = await plans.relay(standing, { ...own, still: true })
    const gone = still.left.filter((id) => !day.without.has(id))
    const latest = lastStart(standing, day.date)
    const isLater = still.items.some((item) => isVisit(item) && (item.time ?? '') > latest)
    if (gone.length === 0 && !isLater) return still
    const anew = byDay(await plans.relay(standing, own), latest)
    const kept = byDay(still, latest)
    return anew.left.length <= kept.left.length ? anew : kept
  }
  const few = Math.min(tries, day.offered.length)
  let best: Awaited<ReturnType<typeof plans.relay>> | undefined
  // What stands stays where it is, if something fits between; else the day is laid anew.
  const latest = lastStart(standing, day.date)
  for (const still of [true, false]) {
    const laid = await Promise.all(
      Array.from({ length: few }, async (_, at) => {
        const offered = day.offered.slice(at, at + day.room)
        return byDay(await plans.relay(standing, { ...day, still, offered }), latest)
      }),
    )
    for (const [at, found] of laid.entries()) {
      const come = found.items.filter(({ id }) => !standing.items.some((item) => item.id === id))
      const isIn = come.length >= Math.min(day.room, day.offered.length - at)
      const lost = found.left.length
      if (!best || (isIn && lost < best.left.length)) best = found
      if (isIn && lost === 0) return found
    }
  }
  return best ?? plans.relay(standing, { ...day, offered: [], room: 0 })
}

/** What changes on a day: what goes and what comes in beside each other are one replacement. */
export function differences(
  { items }: Standing,
  { date, items: now }: { date: string; items: readonly WrittenItem[] },
  day: number,
  coming?: string,
): readonly StoredEdit[] {
  const before = items.filter((item) => item.day === date)
  const gone = before.filter(({ id }) => !now.some((item) => item.id === id))
  const come = now
    .filter(({ id }) => !before.some((item) => item.id === id))
    .map((item) => ({ ...item, id: crypto.randomUUID() }))
  const moved = now.flatMap((item) => {
    const old = before.find(({ id }) => id === item.id)
    // What had no hour before is given none, but for what comes from another day.
    const isTimed = old?.time || item.id === coming
    return old && isTimed && (old.time !== item.time || old.day !== item.day) ? [item] : []
  })
  return [
    ...gone.map((item, at): StoredEdit => {
      const next = come[at]
      return next
        ? { op: 'replace', itemId: item.id, day, write: { ...next } }
        : { op: 'remove', itemId: item.id, day }
    }),
    ...come
      .slice(gone.length)
      .map((item): StoredEdit => ({ op: 'add', itemId: item.id, day, write: { ...item } })),
    ...moved.map(({ id, time }): StoredEdit => ({
      op: 'move',
      itemId: id,
      day,
      write: { day: date, ...(time === undefined ? {} : { time }) },
    })),
  ]
}
