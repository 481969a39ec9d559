import { type RefObject, useEffect, useRef, useState } from 'react'

const columnsOf = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-day]'),
]

/** The first day that begins in sight. */
function lookedAt(root: HTMLElement): string | undefined {
  const edge = root.getBoundingClientRect().left
  const days = columnsOf(root).filter(({ dataset }) => dataset['day'] !== '')
  return days.find((column) => column.getBoundingClientRect().left >= edge - 8)?.dataset['day']
}

const isInSight = (column: HTMLElement): boolean => {
  const { top, bottom, left, right } = column.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

/** Waits until the column and its neighbours have unfolded, which moves them. */
const onceSettled = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then))
}

/**
 * Of days side by side the one in view, and a way to scroll to another. The last days never reach the edge, so a
 * requested day counts as current as long as it is visible.
 */
export function useDayInSight(board: RefObject<HTMLElement | null>, isOn: boolean) {
  const [day, setDay] = useState<string>()
  const asked = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if (!isOn) return undefined
    let frame = 0
    const look = (): void => {
      frame = 0
      if (!board.current) return
      if (asked.current && !isInSight(asked.current)) asked.current = undefined
      setDay(asked.current?.dataset['day'] ?? lookedAt(board.current))
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
  }, [board, isOn])

  const goTo = (wanted: string): HTMLElement | undefined => {
    const column = board.current ? columnsOf(board.current) : []
    const found = column.find(({ dataset }) => dataset['day'] === wanted)
    if (!found) return undefined
    const show = (): void => found.scrollIntoView({ block: 'nearest', inline: 'start' })
    asked.current = found
    setDay(wanted)
    show()
    onceSettled(show)
    return found
  }
  return [day, goTo] as const
}
