import { type TouchEvent, useRef } from 'react'

/** A swipe is this long, this level and this quick. Pixels, pixels, ms. */
const [long, level, quick] = [56, 40, 700]

/** Whether what opens the days that wait is what one looks at. */
function isAtGate(): boolean {
  const gate = document.querySelector('[data-veiled]')?.getBoundingClientRect()
  return gate !== undefined && gate.top < innerHeight / 2 && gate.bottom > innerHeight / 2
}

/** Presses the chip of the next or previous day in the strip; the days that wait are one step, before the ideas. */
function turn(by: 1 | -1): void {
  const all = (chips: string) => [
    ...document.querySelectorAll<HTMLElement>(`[data-strip] ${chips}`),
  ]
  const [gate] = all('[data-waits]')
  const days = all('[data-chip]:not([data-chip=""])')
  const steps = [...days, ...(gate ? [gate] : []), ...all('[data-chip=""]')]
  const at =
    gate && isAtGate() ? days.length : steps.findIndex((chip) => chip.hasAttribute('aria-current'))
  steps[at + by]?.click()
}

/** On a phone a swipe to the side leads to the next day or the one before. */
export function useDaySwipe(isOn: boolean) {
  const start = useRef<{ x: number; y: number; at: number }>(undefined)
  if (!isOn) return {}
  return {
    onTouchStart: ({ touches, target }: TouchEvent): void => {
      const touch = touches.item(0)
      // Ends of a stay and what scrolls to the side have the finger for themselves.
      const isFree =
        target instanceof Element && !target.closest('[role="slider"], [data-sideways]')
      start.current =
        touch && touches.length === 1 && isFree
          ? { x: touch.clientX, y: touch.clientY, at: performance.now() }
          : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent): void => {
      const touch = changedTouches.item(0)
      const from = start.current
      start.current = undefined
      // A stop in the hand goes where the finger goes.
      if (!touch || !from || document.querySelector('[data-ghost]')) return
      const across = touch.clientX - from.x
      const isSwipe =
        Math.abs(across) >= long &&
        Math.abs(touch.clientY - from.y) <= level &&
        performance.now() - from.at <= quick
      if (isSwipe) turn(across < 0 ? 1 : -1)
    },
  }
}
