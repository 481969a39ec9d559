import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { allItems, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { anywhere, createDragSensor } from './drag-sensor.ts'
import { boardText, columnText, stepText, stopText } from './messages.ts'
import { type ColumnId, columnOf, placeAt, stopsIn, type Target } from './place-items.ts'
import type { BoardEdits } from './use-board-edits.ts'

/** The dragged items, and where they would land. */
export interface Drag {
  readonly items: readonly ItemView[]
  readonly ids: ReadonlySet<string>
  readonly target: Target
}

const columnName = (day: ColumnId): string => (day === null ? boardText.ideas : formatDayShort(day))

const nameOf = (items: readonly ItemView[]): string =>
  items.length === 1 ? (items[0]?.name ?? '') : columnText.stops(items.length)

const othersIn = (trip: TripView, { ids }: Drag, day: ColumnId): number =>
  stopsIn(trip, day).filter(({ id }) => !ids.has(id)).length

function lifted(trip: TripView, id: string, selected: ReadonlySet<string>): Drag | undefined {
  const wanted = selected.has(id) ? selected : new Set([id])
  const items = allItems(trip).filter((item) => wanted.has(item.id))
  const item = items.find((other) => other.id === id)
  if (!item) return undefined
  const day = columnOf(trip, item)
  const before = stopsIn(trip, day)
  const index = before
    .slice(
      0,
      before.findIndex((other) => other.id === id),
    )
    .filter((other) => !wanted.has(other.id)).length
  return { items, ids: new Set(items.map((one) => one.id)), target: { day, index } }
}

/** Target of an arrow key: within the day, or the day beside. */
function stepped(trip: TripView, drag: Drag, key: string): Target | undefined {
  const columns: readonly ColumnId[] = [null, ...trip.days.map(({ date }) => date)]
  const { day, index } = drag.target
  if (key === 'ArrowUp') return { day, index: Math.max(0, index - 1) }
  if (key === 'ArrowDown') return { day, index: Math.min(othersIn(trip, drag, day), index + 1) }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const next = columns[columns.indexOf(day) + (key === 'ArrowLeft' ? -1 : 1)]
  return next === undefined
    ? drag.target
    : { day: next, index: Math.min(index, othersIn(trip, drag, next)) }
}

interface BoardDragParts {
  readonly root: RefObject<HTMLElement | null>
  readonly trip: TripView
  readonly selected: ReadonlySet<string>
  readonly edits: BoardEdits
}

/** Part by which the keyboard lifted a stop. */
export type StopPart = 'grip' | 'face'

/** Refocuses a dropped stop, which is a new element. */
const focusStop = (root: HTMLElement | null, id: string, part: StopPart): void => {
  requestAnimationFrame(() => {
    const element = root?.querySelector(`[data-stop="${CSS.escape(id)}"] [data-${part}]`)
    if (!(element instanceof HTMLElement)) return
    element.focus()
    // Put back it has kept the focus, in a day that may be out of sight.
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}

/** Scrolls the landing place into view when moving with the keyboard. */
const showGap = (root: HTMLElement | null): void => {
  requestAnimationFrame(() => {
    root?.querySelector('[data-gap]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}

/** The time of the dragged item at its landing place; several items keep their own times. */
export function landingTime(trip: TripView, { items, target }: Drag): string | null {
  const [item, ...others] = items
  if (!item || others.length > 0) return null
  return placeAt(trip, items, target)[0]?.changes.time ?? item.time
}

/** Announces a time only if it changes. */
function newTimeWords(trip: TripView, drag: Drag): string {
  const time = landingTime(trip, drag)
  return time !== null && time !== drag.items[0]?.time ? `, now at ${time}` : ''
}

/** Actions for the dragged items; each step is announced. */
function createHand({ trip, edits, selected }: BoardDragParts, setDrag: (drag?: Drag) => void) {
  return {
    lift(id: string): Drag | undefined {
      const now = lifted(trip, id, selected)
      setDrag(now)
      return now
    },
    carry(now: Drag, target: Target): Drag {
      if (target.day === now.target.day && target.index === now.target.index) return now
      const next = { ...now, target }
      setDrag(next)
      const count = othersIn(trip, now, target.day) + now.items.length
      const at = Math.min(target.index, count - 1) + 1
      const isPlaced = target.index !== anywhere
      const words = stopText.carried(
        nameOf(now.items),
        columnName(target.day),
        isPlaced ? [at, count] : undefined,
      )
      edits.say(words + newTimeWords(trip, next))
      return next
    },
    drop(now: Drag): void {
      setDrag()
      const { day, index } = now.target
      const moves = placeAt(trip, now.items, now.target)
      const name = nameOf(now.items)
      if (moves.length === 0) return edits.say(stopText.stays(name))
      const time = newTimeWords(trip, now)
      const text = stepText.moved(name, columnName(day)) + time
      const others = moves.length - now.items.length
      const what = name + time + stopText.othersToo(others)
      // The day may be out of sight, or other stops have made room.
      const isWithin = now.items.every((item) => columnOf(trip, item) === day)
      if (index === anywhere || others > 0)
        edits.move(moves, { text, place: columnName(day), what, isWithin })
      else edits.edit(moves, text)
    },
    cancel(now: Drag): void {
      setDrag()
      edits.say(stopText.stays(nameOf(now.items)))
    },
  }
}

/** Lifting, moving and dropping stops, by pointer and by keyboard. */
export function useBoardDrag(parts: BoardDragParts) {
  const { root, trip, edits } = parts
  const [drag, setDrag] = useState<Drag>()
  const hand = createHand(parts, setDrag)
  const live = useRef({ drag, hand })
  useLayoutEffect(() => {
    live.current = { drag, hand }
  })
  useEffect(() => {
    if (!root.current) return undefined
    // Also kept in a ref: a drop must use the last position, even before it has been rendered.
    const withDrag = (then: (now: Drag) => Drag | void): void => {
      if (live.current.drag) live.current.drag = then(live.current.drag) ?? undefined
    }
    return createDragSensor(root.current, {
      lift: (id) => {
        live.current.drag = live.current.hand.lift(id)
      },
      over: (day, index) =>
        withDrag((now) => live.current.hand.carry(now, { day: day === '' ? null : day, index })),
      drop: () => withDrag((now) => live.current.hand.drop(now)),
      cancel: () => withDrag((now) => live.current.hand.cancel(now)),
    })
  }, [root])

  /** Handles keys on a stop: Enter opens it unless it is lifted. Returns true if it used the key. */
  function onStopKey(id: string, key: string, part: StopPart): boolean {
    const isPress = key === ' ' || (key === 'Enter' && (part === 'grip' || drag !== undefined))
    if (!drag) {
      if (!isPress) return false
      const now = hand.lift(id)
      if (now) edits.say(stopText.lifted(nameOf(now.items)))
      return true
    }
    if (isPress) {
      hand.drop(drag)
      focusStop(root.current, id, part)
      return true
    }
    if (key === 'Escape') {
      hand.cancel(drag)
      focusStop(root.current, id, part)
      return true
    }
    const target = stepped(trip, drag, key)
    if (target) {
      hand.carry(drag, target)
      showGap(root.current)
    }
    return target !== undefined
  }

  return {
    drag,
    onStopKey,
    release: (): void => {
      if (drag) hand.cancel(drag)
    },
  }
}
