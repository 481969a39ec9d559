/** The same test as in anchored.module.css. */
const placedByCss = (): boolean => CSS.supports('anchor-scope: --anchored')

const clamp = (value: number, high: number): number => Math.max(8, Math.min(value, high))

/**
 * Puts an open popover beside its trigger in browsers without anchor positioning. `below` and `end` hang
 * under it, at its left or right edge, `above` stands centred over it. Without room it takes the other
 * side.
 */
export function placeAnchored(
  popover: HTMLElement,
  trigger: Element,
  side: 'below' | 'end' | 'above',
): void {
  if (placedByCss()) return
  const at = trigger.getBoundingClientRect()
  const own = popover.getBoundingClientRect()
  const below = at.bottom
  const above = at.top - own.height
  const first = side === 'above' ? above : below
  const fits = first >= 0 && first + own.height <= innerHeight
  const other = side === 'above' ? below : above
  const left = {
    below: at.left,
    end: at.right - own.width,
    above: at.left + (at.width - own.width) / 2,
  }[side]
  popover.style.setProperty('--left', `${clamp(left, innerWidth - own.width - 8)}px`)
  popover.style.setProperty('--top', `${fits ? first : other}px`)
}
