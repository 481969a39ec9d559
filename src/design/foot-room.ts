/** What stands at the foot of the window, and how much of it each takes. px. */
const taken = new Map<object, number>()

/** The page ends, and stops scrolling, above all of it. No property that is inherited: that would style the whole page anew. */
function settle(): void {
  const room = Math.max(0, ...taken.values())
  const value = room > 0 ? `${Math.ceil(room)}px` : ''
  document.body.style.paddingBottom = value
  document.documentElement.style.scrollPaddingBottom = value
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
