import { type FocusEvent, type RefObject, useRef, useState } from 'react'

/**
 * Whether a region that comes and goes is under the pointer or has the focus, so that its clocks stand
 * still. `release` is for when something in it is taken away: it gives the focus back.
 */
export function useHeld(region: RefObject<HTMLElement | null>) {
  const previousFocus = useRef<HTMLElement | null>(null)
  const [held, setHeld] = useState({ pointer: false, focus: false })
  return {
    held: held.pointer || held.focus,
    release: (): void => {
      if (region.current?.contains(document.activeElement))
        previousFocus.current?.focus({ preventScroll: true })
      setHeld({ pointer: false, focus: false })
    },
    handlers: {
      onPointerEnter: () => setHeld((was) => ({ ...was, pointer: true })),
      onPointerLeave: () => setHeld((was) => ({ ...was, pointer: false })),
      onFocus: ({ relatedTarget: from }: FocusEvent) => {
        if (from instanceof HTMLElement && !region.current?.contains(from))
          previousFocus.current = from
        setHeld((was) => ({ ...was, focus: true }))
      },
      onBlur: () => setHeld((was) => ({ ...was, focus: false })),
    },
  }
}
