import { type RefObject, useEffect, useRef, useState } from 'react'
import { dayInMiddle, daysBox, showDay } from './use-day-pager.ts'

/** Distance from the upper edge, in pixels, within which a phone's ideas count as what is looked at. */
const topPixels = 150

/** In place of a day: what opens the days that wait. */
export const gate = 'gate'

const columnsOf = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-day]'),
]

const columnOf = (root: HTMLElement, day: string): HTMLElement | null =>
  day === gate
    ? root.querySelector<HTMLElement>('[data-veiled]')
    : root.querySelector<HTMLElement>(`[data-day="${CSS.escape(day)}"]`)

/** As near to its place a day has come to rest, and a next swipe begins there. px. */
const restPixels = 6

/** The day that a phone shows, once a swipe has come to it. */
function arrivedAt(root: HTMLElement): string | undefined {
  const day = dayInMiddle(daysBox(root) ?? root)
  if (!day) return undefined
  const off = day.getBoundingClientRect().left - root.getBoundingClientRect().left
  const isAtRest = Math.abs(off) < restPixels
  return isAtRest ? (day.dataset['day'] ?? gate) : undefined
}

/** Side by side the first one that begins in sight; on a phone the one, unless the ideas below it are read. */
function lookedAt(root: HTMLElement, wide: boolean): string | undefined {
  const columns = columnsOf(root)
  if (!wide) {
    const ideas = columns.find(({ dataset }) => dataset['day'] === '')
    if (ideas && ideas.getBoundingClientRect().top <= topPixels) return ''
    return arrivedAt(root)
  }
  const edge = root.getBoundingClientRect().left
  const days = columns.filter(({ dataset }) => dataset['day'] !== '')
  return days.find((column) => column.getBoundingClientRect().left >= edge - 8)?.dataset['day']
}

const isInSight = (column: HTMLElement): boolean => {
  const { top, bottom, left, right } = column.getBoundingClientRect()
  return bottom > 120 && top < innerHeight && right > 0 && left < innerWidth
}

/** Waits until the column and its neighbours have unfolded, which moves them. */
const onceSettled = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then))
}

/**
 * The day in view, and a way to scroll to another; an empty name means the ideas. The last days never reach
 * the edge, so a requested day counts as current as long as it is visible. `days` is another word for other days.
 */
export function useDayInSight(board: RefObject<HTMLElement | null>, wide: boolean, days: string) {
  const [day, setDay] = useState<string>()
  const asked = useRef<HTMLElement>(undefined)
  useEffect(() => {
    let frame = 0
    const look = (): void => {
      frame = 0
      if (!board.current) return
      if (asked.current && !isInSight(asked.current)) asked.current = undefined
      const seen = asked.current?.dataset['day'] ?? lookedAt(board.current, wide)
      setDay((before) => seen ?? before)
    }
    const soon = (event?: Event): void => {
      // A phone that turns the day leaves the ideas.
      if (!wide && event?.target instanceof Element && event.target.matches('[data-scroller]'))
        asked.current = undefined
      frame ||= requestAnimationFrame(look)
    }
    soon()
    // Both the board and the page can scroll.
    window.addEventListener('scroll', soon, { capture: true, passive: true })
    window.addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', soon, { capture: true })
      window.removeEventListener('resize', soon)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- where other days stand, the one in view is looked for anew
  }, [board, wide, days])

  const goTo = (wanted: string): HTMLElement | null => {
    const root = board.current
    const found = root && columnOf(root, wanted)
    if (!found) return null
    const show = (): void => {
      const turned =
        wide || wanted === '' ? undefined : found.closest<HTMLElement>('[data-scroller] > *')
      if (turned) showDay(root, turned)
      else found.scrollIntoView({ block: wide ? 'nearest' : 'start', inline: 'start' })
    }
    asked.current = wide || wanted === '' ? found : undefined
    setDay(wanted)
    show()
    onceSettled(show)
    return found
  }
  return [day, goTo] as const
}
