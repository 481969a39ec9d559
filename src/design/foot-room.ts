/** What stands at the foot of the window, and how much of it each takes. px. */
const taken = new Map<object, number>()
/** What stands on top of that. */
const above = new Set<HTMLElement>()

const roomTaken = (): number => Math.ceil(Math.max(0, ...taken.values()))

/** The page ends, and stops scrolling, above all of it. No property that is inherited: that would style the whole page anew. */
function settle(): void {
  const room = roomTaken()
  const value = room > 0 ? `${room}px` : ''
  document.body.style.paddingBottom = value
  document.documentElement.style.scrollPaddingBottom = value
  for (const element of above) element.style.bottom = value
}

/** Leaves room at the end of the page for what covers its foot. */
export function keepFootRoom(owner: object, pixels: number): void {
  if (taken.get(owner) === pixels) return
  taken.set(owner, pixels)
  settle()
}

export function giveFootRoomBack(owner: object): void {
  if (taken.delete(owner)) settle()
}

/** A ref: keeps a fixed or sticky element on top of what stands at the foot. */
export function standOnFoot(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  above.add(element)
  const room = roomTaken()
  element.style.bottom = room > 0 ? `${room}px` : ''
  return () => void above.delete(element)
}
