import { type RefObject, useLayoutEffect } from 'react'
import { giveFootRoomBack, keepFootRoom } from '../foot-room.ts'

/** Gap around a toast. px. */
const gap = 12
/** Narrower than this a toast is as wide as the page. px. */
const phoneWidth = 760

const overlapsSideways = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && b.left < a.right

const touches = (a: DOMRect, b: DOMRect): boolean =>
  overlapsSideways(a, b) && a.top < b.bottom && b.top < a.bottom

/** Elements fixed at the bottom, marked with `data-foot`. */
const feet = (): Element[] => [...document.querySelectorAll('[data-foot]')]

/** The focused element, if one could be at work in it. */
function inFocus(region: HTMLElement): Element[] {
  const active = document.activeElement
  const isUsed = active?.matches('a, button, input, select, textarea, summary')
  return active && isUsed && !region.contains(active) ? [active] : []
}

/** The row of a list that the focus is in: what was just pressed says in it what has changed. */
const rowsInFocus = (region: HTMLElement): Element[] =>
  inFocus(region).flatMap((one) => one.closest('article') ?? [])

/** Offset that clears fixed elements, what is marked with `data-keep-clear`, and these. px. */
function liftOver(region: HTMLElement, focused: readonly Element[]): number {
  region.style.setProperty('--lift', '0px')
  const own = region.getBoundingClientRect()
  const tops = feet()
    .map((foot) => foot.getBoundingClientRect())
    .filter((foot) => overlapsSideways(own, foot))
    .map(({ top }) => top)
  const lift = Math.max(0, window.innerHeight - Math.min(window.innerHeight, ...tops))
  const raised = new DOMRect(own.x, own.y - lift, own.width, own.height)
  const used = [...document.querySelectorAll('[data-keep-clear]'), ...focused]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => touches(raised, one))
  return Math.max(lift, ...used.map(({ top }) => lift + raised.bottom - top + gap))
}

/** On a phone an open sheet is what is read: over it a toast would stand on the rest of the page. */
const isSheetOpen = (): boolean =>
  window.innerWidth < phoneWidth &&
  document.querySelector('[data-sheet="half"], [data-sheet="full"]') !== null

/** Shifts popups below a toast at the top. Set only there: a property of the root styles the whole page anew. */
function givePopupsRoom(root: HTMLElement, region: HTMLElement): void {
  const { top, bottom } = region.getBoundingClientRect()
  const isAbove = top < window.innerHeight - bottom
  if (isAbove) root.style.setProperty('--toast-above', `${bottom}px`)
  else root.style.removeProperty('--toast-above')
}

/** Positions the toast: in a dialog, raised, or at the top. */
function place(region: HTMLElement, modal: HTMLElement | undefined): void {
  const root = modal ?? document.documentElement
  const { top, bottom, height } = region.getBoundingClientRect()
  if (modal) {
    const isAbove = top < window.innerHeight - bottom
    root.style.setProperty(
      '--toast-room',
      `${isAbove ? bottom + gap : window.innerHeight - top + gap}px`,
    )
    givePopupsRoom(root, region)
    return
  }
  const fitsOver = (room: number): boolean => height + room + 2 * gap <= window.innerHeight * 0.75
  const used = inFocus(region)
  const overRow = liftOver(region, [...used, ...rowsInFocus(region)])
  // A row that is too tall is covered, what has the focus in it is not.
  const lift = fitsOver(overRow) ? overRow : liftOver(region, used)
  const fits = fitsOver(lift) && !isSheetOpen()
  region.dataset['at'] = fits ? 'foot' : 'head'
  // On a phone it is as wide as the page, whose end can be scrolled clear of it.
  if (fits && window.innerWidth < phoneWidth) keepFootRoom(region, height + lift + 2 * gap)
  else giveFootRoomBack(region)
  region.style.setProperty('--lift', `${fits ? lift : 0}px`)
  if (!fits)
    root.style.setProperty('--toast-room', `${region.getBoundingClientRect().bottom + gap}px`)
  givePopupsRoom(root, region)
}

/**
 * Keeps the toast off everything that is in use: in a dialog, which gives room; over a sheet or a bar at
 * the foot of the page; and over what has the focus, with its row. `serial` is the toast's, undefined without one.
 */
export function useClearPlace(
  region: RefObject<HTMLElement | null>,
  modal: HTMLElement | undefined,
  serial: number | undefined,
): void {
  useLayoutEffect(() => {
    const own = region.current
    if (!own || serial === undefined) return undefined
    let isShown = true
    const settle = (): void => {
      if (!isShown) return
      // A dialog on its way in carries the toast along: measured then, it would take the dialog's own room.
      const moving = modal?.getAnimations() ?? []
      if (moving.length === 0) return place(own, modal)
      void Promise.allSettled(moving.map(({ finished }) => finished)).then(settle)
    }
    // Pressed itself it stays where it is: it would slip away from under the pointer.
    const follow = (): void => {
      if (!own.contains(document.activeElement)) settle()
    }
    settle()
    const sizes = new ResizeObserver(settle)
    // Content growth moves the focused element.
    for (const one of [own, document.body, ...feet()]) sizes.observe(one)
    document.addEventListener('focusin', follow)
    window.addEventListener('resize', settle)
    return () => {
      isShown = false
      sizes.disconnect()
      giveFootRoomBack(own)
      document.removeEventListener('focusin', follow)
      window.removeEventListener('resize', settle)
      for (const root of [modal, document.documentElement])
        for (const name of ['--toast-room', '--toast-above']) root?.style.removeProperty(name)
    }
  }, [region, modal, serial])
}
