export const sheetStops = ['peek', 'half', 'full'] as const

export type SheetStop = (typeof sheetStops)[number]

/** The stop above (1) or below (-1); the ends hold. */
export function nextStop(stop: SheetStop, direction: 1 | -1): SheetStop {
  const at = sheetStops.indexOf(stop) + direction
  return sheetStops[Math.max(0, Math.min(sheetStops.length - 1, at))] ?? stop
}

/** A drag of an eighth of the screen goes one stop on, one of half the screen goes to the end. */
export function stopAfterDrag(stop: SheetStop, movedY: number, screenHeight: number): SheetStop {
  const share = Math.abs(movedY) / screenHeight
  if (share < 1 / 8) return stop
  const direction = movedY < 0 ? 1 : -1
  const once = nextStop(stop, direction)
  return share < 1 / 2 ? once : nextStop(once, direction)
}
