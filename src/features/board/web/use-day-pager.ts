import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Without a scroll for so long a swipe has ended. ms. */
const restMs = 120
/** Between the days and the edge of the screen, and below them for the ring of a button. px. */
const [gutter, foot] = [16, 6]

/** The box in which the days stand side by side. */
export const daysBox = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-scroller]')

const stripEnd = (root: HTMLElement): number =>
  root.querySelector('[data-strip]')?.getBoundingClientRect().bottom ?? 0

/** The days, and what opens those that wait. */
const daysIn = (box: HTMLElement): readonly HTMLElement[] =>
  [...box.children].filter((one) => one instanceof HTMLElement)

/** The one that stands in the middle of the box. */
export function dayInMiddle(box: HTMLElement): HTMLElement | undefined {
  const { left, width } = box.getBoundingClientRect()
  return daysIn(box).find((day) => day.getBoundingClientRect().right > left + width / 2)
}

/** To a place, not by a way: that would end at the next day. */
const turnTo = (box: HTMLElement, day: HTMLElement): void => {
  const by = day.getBoundingClientRect().left - box.getBoundingClientRect().left - gutter
  box.scrollTo({ left: box.scrollLeft + by, behavior: 'instant' })
}

/** A swipe comes to rest a day further at most, however hard it is; without a day everywhere again. */
function stopBeside(box: HTMLElement, day: HTMLElement | undefined): void {
  const days = daysIn(box)
  const at = day ? days.indexOf(day) : undefined
  for (const [index, one] of days.entries())
    one.style.scrollSnapAlign = at !== undefined && Math.abs(index - at) > 1 ? 'none' : ''
}

/** Turns a phone to a day. The page stays where it is unless it was scrolled past where days begin. */
export function showDay(root: HTMLElement, day: HTMLElement): void {
  const box = daysBox(root)
  if (box) {
    stopBeside(box, undefined)
    turnTo(box, day)
  }
  const past = stripEnd(root) - day.getBoundingClientRect().top
  if (past > 0) window.scrollBy({ top: -past, behavior: 'instant' })
}

/** The box is as high as the days in sight: at rest that is one. What a focus scrolled inside it, the page scrolls. */
function fit(box: HTMLElement): void {
  const { left, right, top } = box.getBoundingClientRect()
  const ends = daysIn(box)
    .map((day) => day.getBoundingClientRect())
    .filter((day) => day.left < right - 1 && day.right > left + 1)
    .map(({ bottom }) => bottom)
  const inside = box.scrollTop
  const height = `${Math.ceil(Math.max(top, ...ends) - top + inside) + foot}px`
  if (box.style.height !== height) box.style.height = height
  if (inside === 0) return
  box.scrollTop = 0
  window.scrollBy({ top: inside, behavior: 'instant' })
}

const lower = (box: HTMLElement, but: HTMLElement | undefined, pixels: number): void => {
  for (const day of daysIn(box))
    day.style.translate = pixels > 0 && day !== but ? `0 ${pixels}px` : ''
}

/** A swipe: the day beside begins under the dates, however far down the page the one is that it takes over from. */
function createSwipe(root: HTMLElement, box: HTMLElement) {
  let isHeld = false
  let from: HTMLElement | undefined
  /** How far the page is scrolled past where days begin; undefined until the finger pulls. */
  let past: number | undefined
  return {
    hold(): void {
      isHeld = true
      const day = dayInMiddle(box)
      stopBeside(box, day)
      // A second swipe before the first has come to rest goes on from the same day.
      if (past === undefined) from = day
    },
    letGo(): void {
      isHeld = false
    },
    pull(): void {
      if (!isHeld || past !== undefined) return
      // A stop in the hand goes where the finger goes, over any number of days.
      if (document.querySelector('[data-ghost]')) return stopBeside(box, undefined)
      past = Math.max(0, stripEnd(root) - (from ?? box).getBoundingClientRect().top)
      lower(box, from, past)
    },
    settle(): void {
      if (isHeld) return
      stopBeside(box, undefined)
      if (past === undefined) return
      lower(box, undefined, 0)
      if (dayInMiddle(box) !== from) window.scrollBy({ top: -past, behavior: 'instant' })
      past = undefined
    },
  }
}

/** Keeps the box of a phone's days as high as the day in sight. `keep` is told which that is; returns a stop function. */
function createPager(root: HTMLElement, box: HTMLElement, keep: (at: number) => void) {
  const swipe = createSwipe(root, box)
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = (): void => {
    swipe.settle()
    fit(box)
  }
  const soon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(settle, restMs)
  }
  const stop = new AbortController()
  const options = { signal: stop.signal, passive: true }
  const onEnd = (): void => {
    swipe.letGo()
    soon()
  }
  box.addEventListener('touchstart', swipe.hold, options)
  box.addEventListener('touchend', onEnd, options)
  box.addEventListener('touchcancel', onEnd, options)
  box.addEventListener(
    'scroll',
    () => {
      swipe.pull()
      fit(box)
      const day = dayInMiddle(box)
      if (day) keep(daysIn(box).indexOf(day))
      soon()
    },
    options,
  )
  let frame = 0
  // A frame later: what follows the page's own height would be told of it too late.
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => fit(box))
  })
  for (const day of daysIn(box)) sizes.observe(day)
  fit(box)
  return () => {
    stop.abort()
    sizes.disconnect()
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    lower(box, undefined, 0)
    stopBeside(box, undefined)
    box.style.height = ''
  }
}

/** Of days side by side a phone shows one. `days` is another word for other days; undefined where several are seen. */
export function useDayPager(board: RefObject<HTMLElement | null>, days: string | undefined) {
  const at = useRef(0)
  useLayoutEffect(() => {
    const root = board.current
    const box = root && daysBox(root)
    if (days === undefined || !box) return undefined
    // A finder had their place: they come back as they were left.
    const day = daysIn(box)[at.current] ?? daysIn(box).at(-1)
    if (day) turnTo(box, day)
    return createPager(root, box, (now) => {
      at.current = now
    })
  }, [board, days])
}
