import { type RefObject, useEffect, useRef, useState } from 'react'

/** So far below the upper edge a day still counts as the one that is looked at. */
const topPixels = 120

const columnsOf = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-day]'),
]

/** Below each other: the last that begins above. Side by side: the first that the ideas do not cover. */
function lookedAt(root: HTMLElement, wide: boolean): string | undefined {
  const columns = columnsOf(root)
  if (!wide)
    return columns.findLast((column) => column.getBoundingClientRect().top <= topPixels)?.dataset[
      'day'
    ]
  const ideas = columns.find(({ dataset }) => dataset['day'] === '')
  const edge = ideas?.getBoundingClientRect().right ?? 0
  const days = columns.filter((column) => column !== ideas)
  return days.find((column) => column.getBoundingClientRect().left >= edge - 8)?.dataset['day']
}

const isInSight = (column: HTMLElement): boolean => {
  const { top, bottom, left, right } = column.getBoundingClientRect()
  return bottom > topPixels && top < innerHeight && right > 0 && left < innerWidth
}

/** Once it has unfolded, and its neighbours with it, it stands somewhere else. */
const onceSettled = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then))
}

/**
 * Which day somebody looks at, and how to get to another; an empty name is the ideas. The last days
 * never reach the edge: which one was asked for counts as long as it can be seen.
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
    // The board scrolls in itself, and the page does.
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
