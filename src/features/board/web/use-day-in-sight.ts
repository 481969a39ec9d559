import { type RefObject, useEffect, useRef, useState } from 'react'

/** Distance from the upper edge, in pixels, within which a day counts as the current one. */
const topPixels = 120

const columnsOf = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-day]'),
]

/** Stacked: the last one that begins above the line. Side by side: the first one that begins in sight. */
function lookedAt(root: HTMLElement, wide: boolean): string | undefined {
  const columns = columnsOf(root)
  if (!wide)
    return columns.findLast((column) => column.getBoundingClientRect().top <= topPixels)?.dataset[
      'day'
    ]
  const edge = root.getBoundingClientRect().left
  const days = columns.filter(({ dataset }) => dataset['day'] !== '')
  return days.find((column) => column.getBoundingClientRect().left >= edge - 8)?.dataset['day']
}

const isInSight = (column: HTMLElement): boolean => {
  const { top, bottom, left, right } = column.getBoundingClientRect()
  return bottom > topPixels && top < innerHeight && right > 0 && left < innerWidth
}

/** Waits until the column and its neighbours have unfolded, which moves them. */
const onceSettled = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then))
}

/**
 * The day in view, and a way to scroll to another; an empty name means the ideas. The last days never reach
 * the edge, so a requested day counts as current as long as it is visible.
 */
export function useDayInSight(board: RefObject<HTMLElement | null>, wide: boolean) {
  const [day, setDay] = useState<string>()
  const asked = useRef<HTMLElement>(undefined)
  useEffect(() => {
    let frame = 0
    const look = (): void => {
      frame = 0
      if (!board.current) return
      if (asked.current && !isInSight(asked.current)) asked.current = undefined
      setDay(asked.current?.dataset['day'] ?? lookedAt(board.current, wide))
    }
    const soon = (): void => {
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
  }, [board, wide])

  const goTo = (wanted: string): HTMLElement | undefined => {
    const column = board.current ? columnsOf(board.current) : []
    const found = column.find(({ dataset }) => dataset['day'] === wanted)
    if (!found) return undefined
    const show = (): void =>
      found.scrollIntoView({ block: wide ? 'nearest' : 'start', inline: 'start' })
    asked.current = found
    setDay(wanted)
    show()
    onceSettled(show)
    return found
  }
  return [day, goTo] as const
}
