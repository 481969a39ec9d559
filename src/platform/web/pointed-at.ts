import type { PointerEvent } from 'react'

/** Handlers of a result that tell when it is pointed at or focused, and when no longer. */
export const pointedAt = (onPoint: (isOn: boolean) => void) => ({
  onFocus: () => onPoint(true),
  onBlur: () => onPoint(false),
  // A list that scrolls beneath a resting pointer is not pointed at.
  onPointerMove: ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) onPoint(true)
  },
  onPointerLeave: () => onPoint(false),
})
