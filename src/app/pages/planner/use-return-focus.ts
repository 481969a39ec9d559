import { useLayoutEffect, useRef } from 'react'
import type { FinderId } from './planner-steps.ts'

/** Attributes that identify an element across re-rendering of the days. */
const names = ['data-flight', 'data-add', 'data-find', 'data-own', 'data-tab', 'data-fact'] as const

function placeOf(element: Element | null): string | undefined {
  const name = names.find((one) => element?.hasAttribute(one))
  return name && `[${name}="${CSS.escape(element?.getAttribute(name) ?? '')}"]`
}

const isLost = (): boolean => document.activeElement === document.body || !document.activeElement

/** The finder begins in sight, wherever the days were scrolled to. */
function showFinder(): void {
  const top = document.querySelector('[role="tablist"]')?.getBoundingClientRect().top ?? 0
  if (top < 0) window.scrollBy({ top: top - 8, behavior: 'instant' })
}

/** A day that begins above this line is the one looked at; of several side by side the last in sight. In pixels. */
const line = 120

interface Looked {
  readonly day: string | undefined
  /** Where it begins, else where the page is scrolled to. In pixels. */
  readonly top: number
}

const dayAt = (day: string) =>
  document.querySelector<HTMLElement>(`[data-day="${CSS.escape(day)}"]`)

/** What is looked at: a day, since those above it may grow while the finder is open. */
function lookedAt(): Looked {
  const column = [...document.querySelectorAll<HTMLElement>('[data-day]')].findLast((one) => {
    const { top, left, right } = one.getBoundingClientRect()
    return top <= line && left < innerWidth && right > 0
  })
  return column
    ? { day: column.dataset['day'], top: column.getBoundingClientRect().top }
    : { day: undefined, top: window.scrollY }
}

function lookAgain({ day, top }: Looked): void {
  const column = day === undefined ? null : dayAt(day)
  if (column)
    window.scrollBy({ top: column.getBoundingClientRect().top - top, behavior: 'instant' })
  else window.scrollTo({ top, behavior: 'instant' })
}

type Show = (step: FinderId | null, also?: Readonly<Record<string, string>>) => void

/** Brings what opens an item of the days into sight, and the focus to it. */
function lookAt(item: string): void {
  const bar = document.querySelector<HTMLElement>(`[data-open="${CSS.escape(item)}"]`)
  bar?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  bar?.focus({ preventScroll: true })
}

export interface FinderWays {
  readonly onStep: Show
  /** Closes the finder at an item of the days. */
  readonly onBackTo: (item: string) => void
}

/** Moves focus and sight into the opened finder, and on close back to its opener or to an item. */
export function useReturnFocus(step: FinderId | null, show: Show): FinderWays {
  const isOpen = step !== null
  const opener = useRef<string>(undefined)
  const wasOpen = useRef(isOpen)
  const looked = useRef<Looked>({ day: undefined, top: 0 })
  const wanted = useRef('')
  // Layout effect: later, focus would already have moved to a neighbour.
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (isOpen) showFinder()
    else lookAgain(looked.current)
    if (!isOpen && wanted.current) return lookAt(wanted.current)
    if (!isLost()) return
    const place = isOpen ? '[data-finder-title]' : opener.current
    if (place) document.querySelector<HTMLElement>(place)?.focus({ preventScroll: isOpen })
  }, [isOpen])
  const onStep: Show = (next, also) => {
    if (!isOpen && next !== null) {
      opener.current = placeOf(document.activeElement)
      looked.current = lookedAt()
    }
    wanted.current = ''
    show(next, also)
  }
  return {
    onStep,
    onBackTo: (item) => {
      onStep(null)
      wanted.current = item
    },
  }
}
