import { isSame } from '#platform/shared/is-same.ts'
import { chosenOver, isReplaceable } from '#features/trips/domain/slot.ts'
import {
  allItems,
  type ItemChanges,
  type ItemView,
  positionsAt,
  type TripView,
} from '#features/trips/web/index.ts'
import { orderRuns } from '#features/trips/domain/check/order-runs.ts'
import { isIdea, isStop } from '#features/trips/domain/day-parts.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { makeRoom } from '../domain/make-room.ts'
import { isTied } from '../domain/planned-item.ts'
import { placeInDay } from '../domain/place-in-day.ts'
import { startsOn } from '../domain/starts-on.ts'
import { timeInGap } from '../domain/time-in-gap.ts'
import { anywhere } from './drag-sensor.ts'

/** A day; null for ideas. */
export type ColumnId = string | null

/** Drop position: before the stop at `index`, moved ones excluded; `anywhere`: where it fits. */
export interface Target {
  readonly day: ColumnId
  readonly index: number
}

export interface ItemEdit {
  readonly item: ItemView
  readonly changes: ItemChanges
}

/** What the Ideas tray shows, in order. */
export const ideasIn = (trip: TripView): readonly ItemView[] =>
  [
    ...trip.unscheduled,
    ...trip.days.flatMap(({ items }) => items.filter(({ status }) => status === 'idea')),
  ].toSorted((a, b) => (a.position < b.position ? -1 : 1))

/** The column that shows an item. */
export const columnOf = (trip: TripView, item: ItemView): ColumnId =>
  trip.unscheduled.includes(item) || isIdea(item) ? null : item.day

export const columnItems = (trip: TripView, day: ColumnId): readonly ItemView[] =>
  trip.days.find(({ date }) => date === day)?.items.filter((item) => !isIdea(item)) ?? ideasIn(trip)

/** Stops of a column, without bars and stubs. */
export const stopsIn = (trip: TripView, day: ColumnId): readonly ItemView[] =>
  day === null ? ideasIn(trip) : columnItems(trip, day).filter(isStop)

/** Keeps only changed fields; undefined if none. */
export function differing(item: ItemView, wanted: ItemChanges): ItemChanges {
  const own: Readonly<Record<string, unknown>> = { ...item }
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => !isSame(own[field], value)),
  )
}

/** Other stops before and after a position. */
function around(trip: TripView, moved: readonly ItemView[], { day, index }: Target) {
  const ids = new Set(moved.map(({ id }) => id))
  const others = columnItems(trip, day).filter(({ id }) => !ids.has(id))
  const next = stopsIn(trip, day).filter(({ id }) => !ids.has(id))[index]
  const at = next ? others.indexOf(next) : others.length
  return { others, at, before: others.slice(0, at), behind: others.slice(at) }
}

/** New times at a position, null for untimed items, and of the others that move for them. */
function timesAt(trip: TripView, moved: readonly ItemView[], target: Target) {
  const { day } = target
  const { before, behind } = around(trip, moved, target)
  if (day === null) return { times: moved.map(({ time }) => time), others: [] }
  const startsOf = (item: ItemView) => startsOn(item, day)
  const canMove = (item: ItemView): boolean => isReplaceable(item) && !isTied(item)
  let placed: readonly ItemView[] = before
  let after: readonly ItemView[] = behind
  const times = moved.map((item) => {
    const own = columnItems(trip, day).indexOf(item)
    const from = moved.length === 1 && own >= 0 && own < before.length ? own : undefined
    const parts = { before: placed, behind: after, startsOf, canMove }
    const room = makeRoom(item, parts, from)
    const movedTo = new Map(room?.moves.map((move) => [move.item.id, move.time]))
    const now = (one: ItemView): ItemView => ({ ...one, time: movedTo.get(one.id) ?? one.time })
    const time = room?.time ?? timeInGap(item, placed, after, startsOf(item))
    placed = [...placed.map(now), { ...item, time }]
    after = after.map(now)
    return time
  })
  const now = new Map([...placed, ...after].map((one) => [one.id, one.time]))
  const others = [...before, ...behind].flatMap((item) => {
    const time = now.get(item.id) ?? null
    return time === item.time ? [] : [{ item, changes: { time } }]
  })
  return { times, others }
}

/** A day plans an idea; the tray makes an idea of what is planned. What is booked stays booked. */
function stateIn(day: ColumnId, item: ItemView): ItemChanges {
  if (day !== null) return item.status === 'idea' ? { day, status: 'planned' } : { day }
  return isReplaceable(item) ? { day, status: 'idea' } : { day }
}

/** The planned items that ideas displace become ideas. */
const displaced = (trip: TripView, edits: readonly ItemEdit[]): readonly ItemEdit[] =>
  edits.flatMap(({ item, changes }) => {
    const chosen = changes.status === 'planned' ? chosenOver(allItems(trip), item) : undefined
    return chosen && isReplaceable(chosen)
      ? [{ item: chosen, changes: { status: 'idea' as const } }]
      : []
  })

/** Edits that move items to a position; empty if already there. */
export function placeItems(
  trip: TripView,
  moved: readonly ItemView[],
  target: Target,
): readonly ItemEdit[] {
  const { day } = target
  const column = columnItems(trip, day)
  const { others, at: index, before, behind } = around(trip, moved, target)
  const next = [...before, ...moved, ...behind]
  if (next.length === column.length && next.every(({ id }, at) => id === column[at]?.id)) return []
  const positions = positionsAt(others, index, moved.length)
  const { times, others: making } = timesAt(trip, moved, target)
  const edits = moved.map((item, at) => {
    const wanted = {
      // An idea keeps its date within the tray.
      ...(column.includes(item) ? {} : stateIn(day, item)),
      time: times[at] ?? null,
      position: positions[at] ?? item.position,
    }
    return { item, changes: differing(item, wanted) }
  })
  return [...edits, ...making, ...displaced(trip, edits)]
}

/** Edits that move items to a day, each where an hour is free and its place open. */
function placeOnDay(trip: TripView, moved: readonly ItemView[], day: string) {
  const others = columnItems(trip, day)
  const coming = moved.filter((item) => !others.includes(item))
  const placed = placeInDay(others, coming, (item) => startsOn(item, day))
  const edits = [...Map.groupBy(placed, ({ index }) => index)].flatMap(([index, run]) => {
    const positions = positionsAt(others, index, run.length)
    return run.map(({ item, time }, at) => {
      const position = positions[at] ?? item.position
      return { item, changes: differing(item, { ...stateIn(day, item), time, position }) }
    })
  })
  return [...edits, ...displaced(trip, edits)]
}

/** What is added to a day at a time, before the first stop that is later. */
export function inOrder(trip: TripView, wish: ItemWrite): ItemWrite {
  const { day, time } = wish
  if (!day || !time) return wish
  const others = columnItems(trip, day)
  const at = others.findIndex((item) => isStop(item) && item.time !== null && item.time > time)
  const [position] = at < 0 ? [] : positionsAt(others, at, 1)
  return position ? { ...wish, position } : wish
}

/** Edits that move items to a target; empty if already there. */
export function placeAt(
  trip: TripView,
  moved: readonly ItemView[],
  { day, index }: Target,
): readonly ItemEdit[] {
  if (index === anywhere && day !== null) return placeOnDay(trip, moved, day)
  const last = Number.MAX_SAFE_INTEGER
  return placeItems(trip, moved, { day, index: index === anywhere ? last : index })
}

/** Edits that reorder a day; booked items stay. */
export function orderItems(
  items: readonly ItemView[],
  ids: readonly string[],
): readonly ItemEdit[] {
  const inOrder = ids.flatMap((id) => items.find((other) => other.id === id) ?? [])
  return orderRuns(inOrder).flatMap(({ after, before, items: run }) => {
    const ends = [after, before].filter((end) => end !== null)
    const positions = positionsAt(ends, after ? 1 : 0, run.length)
    return run.flatMap((item, at) => {
      const position = positions[at]
      return position ? [{ item, changes: { position } }] : []
    })
  })
}
