import { type RefObject, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TripView } from '#features/trips/web/index.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { anywhere } from './drag-sensor.ts'
import type { Drag } from './use-board-drag.ts'

const stripOf = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-strip]')

/** The column of a day, or what opens the days that wait. */
const columnOf = (root: HTMLElement, day: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-day="${CSS.escape(day)}"]`) ??
  root.querySelector<HTMLElement>('[data-veiled]')

/** Begins a day below the strip, if it was scrolled past; the page stays where it is while its head is in sight. */
function toTop(root: HTMLElement, column: HTMLElement): void {
  const strip = stripOf(root)?.getBoundingClientRect().bottom ?? 0
  if (column.getBoundingClientRect().top < strip) column.scrollIntoView({ block: 'start' })
}

/** Whether a day is in the strip: one of the trip, one that waits, or '' for the ideas. */
function isInStrip({ startDate, days, veiled }: TripView, day: string): boolean {
  const waiting = veiled?.days.length ?? 0
  return day === '' || (day >= startDate && day < addDays(startDate, days.length + waiting))
}

/**
 * The day that a phone shows, and a way to another; undefined where days stand side by side. '' are the ideas, a
 * date that waits is what opens it. A stop that is carried by keys takes the days along.
 */
export function useShownDay(
  board: RefObject<HTMLElement | null>,
  trip: TripView,
  { isAlone, drag }: { readonly isAlone: boolean; readonly drag: Drag | undefined },
) {
  const [wished, setWished] = useState(() => window.location.hash.slice(1) || trip.startDate)
  const goTo = useCallback(
    (day: string): HTMLElement | null => {
      // At once: what asks for a day looks into it next.
      flushSync(() => setWished(day))
      const column = board.current && columnOf(board.current, day)
      if (board.current && column) toTop(board.current, column)
      return column
    },
    [board],
  )
  const carried = drag && drag.target.index !== anywhere ? (drag.target.day ?? '') : wished
  if (isAlone && carried !== wished) setWished(carried)
  const shown = isInStrip(trip, wished) ? wished : trip.startDate
  return { shown: isAlone ? shown : undefined, goTo }
}
