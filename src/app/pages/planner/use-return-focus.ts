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

type Show = (step: FinderId | null, also?: Readonly<Record<string, string>>) => void

/** Moves focus and sight into the opened finder, and back to its opener on close. */
export function useReturnFocus(step: FinderId | null, show: Show): Show {
  const isOpen = step !== null
  const opener = useRef<string>(undefined)
  const wasOpen = useRef(isOpen)
  /** Where the days were scrolled to, in pixels. */
  const daysAt = useRef(0)
  // Layout effect: later, focus would already have moved to a neighbour.
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (isOpen) showFinder()
    else window.scrollTo({ top: daysAt.current, behavior: 'instant' })
    if (!isLost()) return
    const place = isOpen ? '[data-finder-title]' : opener.current
    if (place) document.querySelector<HTMLElement>(place)?.focus({ preventScroll: isOpen })
  }, [isOpen])
  return (next, also) => {
    if (!isOpen && next !== null) {
      opener.current = placeOf(document.activeElement)
      daysAt.current = window.scrollY
    }
    show(next, also)
  }
}
