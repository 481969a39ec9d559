import { useRef } from 'react'
import type { PointerEvent } from 'react'
import { swipeText } from '../messages.ts'

const enoughPixels = 50

interface SwipeHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: (event: PointerEvent<HTMLElement>) => void
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void
}

/** Calls `onSwipe` after a 50 px sideways swipe; shorter ones spring back. Ignores buttons. */
export function useSwipe(onSwipe: () => void): SwipeHandlers {
  const startX = useRef<number | undefined>(undefined)
  const settle = (element: HTMLElement): void => {
    startX.current = undefined
    element.style.removeProperty('translate')
    element.style.removeProperty('opacity')
  }
  return {
    onPointerDown: (event) => {
      if (event.target instanceof Element && event.target.closest('button, a')) return
      startX.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event) => {
      if (startX.current === undefined) return
      const moved = event.clientX - startX.current
      event.currentTarget.style.setProperty('translate', swipeText.px0(moved))
      event.currentTarget.style.setProperty(
        'opacity',
        String(1 - Math.min(0.7, Math.abs(moved) / 300)),
      )
    },
    onPointerUp: (event) => {
      if (startX.current === undefined) return
      const moved = event.clientX - startX.current
      settle(event.currentTarget)
      if (Math.abs(moved) >= enoughPixels) onSwipe()
    },
    onPointerCancel: (event) => settle(event.currentTarget),
  }
}
