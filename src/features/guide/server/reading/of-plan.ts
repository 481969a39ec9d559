import { addDays } from '#platform/shared/local-date.ts'
import type { FramePlace, FrameSpan } from '../../contract/frame.schema.ts'
import { ofLength } from './in-talk.ts'
import type { Memory } from './memory.ts'
import { type ReadChange, readChange } from './read-change.ts'
import { leavesOut, type ReadLegs, readOrder } from './read-legs.ts'
import type { ReadPlaces } from './read-places.ts'
import type { FoundTopic } from './read-topics.ts'
import type { Reader } from './tokens.ts'

const lastSight = (places: readonly FramePlace[]): string | undefined =>
  places.findLast(({ ref, role }) => ref?.includes('/') && role !== 'not')?.ref ?? undefined

/** What is to change in the plan that stands. */
function changeIn(
  reader: Reader,
  { plan, focus, edits, toldDay, frame }: Memory,
  named: ReadPlaces,
  picked: string | undefined,
): ReadChange | undefined {
  const read = plan
    ? readChange(reader, {
        named,
        picked: picked ?? focus ?? undefined,
        spokenOf: picked ?? lastSight(frame.places),
        toldDay: edits.at(-1)?.day ?? toldDay,
        homes: frame.places.flatMap(({ ref, role }) => (role === 'to' ? [ref] : [])),
      })
    : undefined
  return plan ? ofLength(read, plan.days) : undefined
}

const addsTo = (reader: Reader, change: ReadChange | undefined): boolean =>
  change?.changes.some(({ op }) => op === 'add') === true ||
  /^(?:add|also|ajoute|ajouter|include|aussi)$/.test(reader.text(0)) ||
  reader.takes('as well,split it with,split with,combine it with,combine with,together with')

/** Each town of the plan has its leg: what is named is none of another journey. */
const holdsAll = (legs: ReadLegs | undefined, { plan, frame }: Memory): boolean =>
  plan !== null &&
  legs !== undefined &&
  frame.places.every(
    ({ role, ref }) => role !== 'to' || ref === null || legs.legs.some((leg) => leg.ref === ref),
  )

/** "Take Sintra as a day trip on day 4": it goes into that day. */
function outingOr({ places }: ReadPlaces, change: ReadChange | undefined): ReadChange | undefined {
  const ref = places.find(({ role }) => role === 'via')?.ref
  const isOf = change && change.changes.length === 0 && change.days.length > 0
  return ref && isOf ? { ...change, changes: [{ op: 'add', target: { ref } }] } : change
}

/** "If day 3 is wet": the days that are named are to stay dry. */
const wetBy = (
  change: ReadChange | undefined,
  [main]: readonly FoundTopic[],
): ReadChange | undefined =>
  change && main?.intent.topic === 'rain' && change.days.length > 0 && change.changes.length === 0
    ? { ...change, isWet: true }
    : change

/** "Add Sintra, one day": the plan keeps its length. */
const keepsLength = (
  reader: Reader,
  change: ReadChange | undefined,
  read: FrameSpan | null,
): boolean => (change?.moreDays ?? 0) !== 0 || (addsTo(reader, change) && read?.start === null)

/** "Dinner for Valentine's Day", of a plan that has that day: it stays when it is. */
const isWithin = (
  reader: Reader,
  { isDated, startDate, days }: NonNullable<Memory['plan']>,
  read: FrameSpan | null,
): boolean =>
  isDated &&
  typeof read?.start === 'string' &&
  read.days === null &&
  read.start >= startDate &&
  read.start < addDays(startDate, days) &&
  !reader.tokens.some(({ text }) => /^(?:move|shift|start|from|leave|depart|instead)$/.test(text))

/** "One day on the islands, please": of the plan's days, which stay as many. */
const sharesDays = (reader: Reader, { plan }: Memory, read: FrameSpan | null): boolean =>
  plan !== null &&
  read?.start === null &&
  read.month === null &&
  (read.days ?? plan.days) < plan.days &&
  // "Give us one lazy day" is of them too.
  ((read.days === 1 && plan.days > 2) ||
    reader.tokens.some(
      ({ text }, at) =>
        /^(?:days?|jours?|journee)$/.test(text) &&
        /^(?:on|at|by|near|along|sur)$/.test(reader.text(at + 1)),
    ))

/** "Then plan Lisbon and Porto": some towns of the plan alone. */
const narrowsTo = (
  { plan, frame }: Memory,
  { places }: ReadPlaces,
  [main]: readonly FoundTopic[],
): boolean => {
  const goals = frame.places.filter(({ role }) => role === 'to')
  const towns = places.filter(
    ({ role, ref }) => role === 'to' && ref !== null && !ref.includes('/'),
  )
  return (
    plan !== null &&
    main?.intent.topic === 'plan' &&
    towns.length > 1 &&
    towns.length < goals.length &&
    towns.every(({ ref }) => goals.some((one) => one.ref === ref))
  )
}

/** The towns of the plan in another order, for other days, or without one of them. */
function routeIn(
  reader: Reader,
  before: Memory,
  { places }: ReadPlaces,
  legs: ReadLegs | undefined,
) {
  const order = readOrder(reader, before, places)
  const isGone = leavesOut(reader, before, places)
  const isRerouted = before.plan !== null && (legs !== undefined || order !== undefined || isGone)
  return { order, isRerouted }
}

/** What a message says of the plan that stands: what changes in it, and whether its towns or its days do. */
export function ofPlanIn(
  reader: Reader,
  before: Memory,
  {
    named,
    picked,
    legs,
    matched,
    read,
  }: {
    readonly named: ReadPlaces
    readonly picked: string | undefined
    readonly legs: ReadLegs | undefined
    readonly matched: readonly FoundTopic[]
    readonly read: FrameSpan | null
  },
) {
  const isNarrowed = narrowsTo(before, named, matched)
  const { order, ...route } = routeIn(reader, before, named, legs)
  const isRerouted = route.isRerouted || isNarrowed
  const told = isRerouted ? undefined : changeIn(reader, before, named, picked)
  const change = wetBy(outingOr(named, told), matched)
  const isShare = keepsLength(reader, change, read) || sharesDays(reader, before, read)
  return {
    order,
    isNarrowed,
    isRerouted,
    change,
    span: before.plan && !legs && (isShare || isWithin(reader, before.plan, read)) ? null : read,
    adds:
      addsTo(reader, change) ||
      holdsAll(legs, before) ||
      order?.some((ref) => before.frame.places.every((one) => one.ref !== ref)) === true,
  }
}
