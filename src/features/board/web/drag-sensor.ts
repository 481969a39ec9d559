/** Value of `data-scroller` where one day is in sight. */
export const oneDay = 'one'

/** Index where a day is named without a place in it: the day's hours and other stops decide. */
export const anywhere = -1

/**
 * Events of the sensor. Days are the `data-day` of a column, or the `data-chip` of the strip of days; stops the
 * `data-stop` of a card.
 */
export interface DragListener {
  lift(stop: string): void
  over(day: string, index: number): void
  drop(): void
  cancel(): void
}

const slopPixels = 6
const holdMs = 250
const edgePixels = 56
/** Where one day is in sight its grips stand near the edge. */
const nearPixels = 24
const scrollPixels = 14
/** Between the strip of days and the image below it. */
const stripPixels = 10

interface Press {
  readonly pointer: number
  readonly card: HTMLElement
  readonly x: number
  readonly y: number
  /** Grip or mouse: moving lifts. Touch elsewhere: long press lifts. */
  readonly byMoving: boolean
  readonly hold: ReturnType<typeof setTimeout> | undefined
}

interface Flight {
  readonly pointer: number
  readonly ghost: HTMLElement
  readonly dx: number
  readonly dy: number
  x: number
  y: number
  frame: number
  readonly giveBack: () => void
}

/**
 * Takes the focus from a card that is lifted; returns what gives it back once the card has landed. The browser
 * lays the whole page out once more for each focused element that moves.
 */
function takeFocus(root: HTMLElement, card: HTMLElement): () => void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !card.contains(focused)) return () => undefined
  const part = focused.dataset['grip'] === undefined ? 'face' : 'grip'
  const stop = CSS.escape(card.dataset['stop'] ?? '')
  focused.blur()
  return () =>
    void requestAnimationFrame(() => {
      const found = root.querySelector<HTMLElement>(`[data-stop="${stop}"] [data-${part}]`)
      found?.focus({ preventScroll: true })
    })
}

/** The drag image of a card. */
function ghostOf(card: HTMLElement): HTMLElement {
  const { width } = card.getBoundingClientRect()
  const copy = card.cloneNode(true)
  const ghost = document.createElement('div')
  ghost.append(...(copy instanceof HTMLElement ? copy.childNodes : []))
  ghost.className = card.className
  ghost.dataset['ghost'] = ''
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  ghost.style.width = `${width}px`
  return ghost
}

/** Where a card would land at this point: before the first card whose middle is below it. */
function targetAt(root: HTMLElement, x: number, y: number) {
  const at = document.elementFromPoint(x, y)
  const chip = at?.closest<HTMLElement>('[data-chip]')
  if (chip && root.contains(chip)) return { day: chip.dataset['chip'] ?? '', index: anywhere }
  const column = at?.closest<HTMLElement>('[data-day]')
  if (!column || !root.contains(column)) return undefined
  const day = column.dataset['day'] ?? ''
  // A folded column has no cards: items dropped there go last.
  if (column.dataset['folded'] !== undefined) return { day, index: Number.MAX_SAFE_INTEGER }
  const cards = [...column.querySelectorAll<HTMLElement>('[data-stop]:not([data-lifted])')]
  const middles = cards.map((card) => {
    const { top, height } = card.getBoundingClientRect()
    return top + height / 2
  })
  const index = middles.findIndex((middle) => y < middle)
  return { day, index: index < 0 ? cards.length : index }
}

/** How far to scroll if the point is near an edge. */
const pull = (at: number, from: number, to: number, edge: number): number => {
  if (at < from + edge) return -scrollPixels
  return at > to - edge ? scrollPixels : 0
}

const stripOf = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-strip]')

/** Where the strip of days ends, if the point is on it. */
function stripEnd(root: HTMLElement, y: number): number | undefined {
  const strip = stripOf(root)?.getBoundingClientRect()
  return strip && y >= strip.top && y <= strip.bottom ? strip.bottom : undefined
}

function scrollAcross(part: HTMLElement, x: number): void {
  const { left, right } = part.getBoundingClientRect()
  const edge = part.dataset['scroller'] === oneDay ? nearPixels : edgePixels
  if (part.scrollWidth > part.clientWidth)
    part.scrollLeft += pull(x, Math.max(0, left), Math.min(innerWidth, right), edge)
}

/** Scrolls the part that can, `data-scroller`, and the window; on the strip of days, only the strip. */
function scrollAt(root: HTMLElement, x: number, y: number): void {
  const strip = stripOf(root)
  if (strip && stripEnd(root, y) !== undefined) return scrollAcross(strip, x)
  const days = root.querySelector<HTMLElement>('[data-scroller]') ?? root
  scrollAcross(days, x)
  const top = Math.max(0, strip?.getBoundingClientRect().bottom ?? 0)
  // Not past the upper end of the days: the strip would leave the edge of the window.
  const above = Math.max(0, top - days.getBoundingClientRect().top)
  const down = Math.max(-above, pull(y, top, innerHeight, edgePixels))
  if (down !== 0) window.scrollBy(0, down)
}

/** The dragged card: its image follows the pointer, and the listener gets the landing place. */
function createFlights(root: HTMLElement, listener: DragListener) {
  let flight: Flight | undefined

  const show = (): void => {
    if (!flight) return
    const { ghost, x, y, dx, dy } = flight
    // Below the strip of days, which it would cover.
    const top = Math.max(y - dy, (stripEnd(root, y) ?? -Infinity) + stripPixels)
    ghost.style.transform = `translate(${x - dx}px, ${top}px)`
    scrollAt(root, x, y)
    over(x, y)
    flight.frame = requestAnimationFrame(show)
  }
  const over = (x: number, y: number): void => {
    const target = targetAt(root, x, y)
    if (target) listener.over(target.day, target.index)
  }
  /** Ignores the click that ends a drag. */
  const swallowClick = (): void => {
    const swallow = (event: Event): void => {
      event.stopPropagation()
      event.preventDefault()
    }
    root.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => root.removeEventListener('click', swallow, { capture: true }), 60)
  }
  const end = (): boolean => {
    if (!flight) return false
    cancelAnimationFrame(flight.frame)
    flight.ghost.remove()
    flight.giveBack()
    flight = undefined
    return true
  }
  return {
    isUp: (pointer?: number): boolean =>
      flight !== undefined && (pointer === undefined || pointer === flight.pointer),
    lift({ card, pointer, x: fromX, y: fromY }: Press, x: number, y: number): void {
      const box = card.getBoundingClientRect()
      const ghost = ghostOf(card)
      document.body.append(ghost)
      root.setPointerCapture(pointer)
      const [dx, dy] = [fromX - box.left, fromY - box.top]
      flight = { pointer, ghost, dx, dy, x, y, frame: 0, giveBack: takeFocus(root, card) }
      listener.lift(card.dataset['stop'] ?? '')
      show()
    },
    move(x: number, y: number): void {
      if (flight) Object.assign(flight, { x, y })
    },
    drop(x: number, y: number): void {
      over(x, y)
      if (!end()) return
      swallowClick()
      listener.drop()
    },
    cancel(): void {
      if (end()) listener.cancel()
    },
  }
}

/** The card under the pointer, and whether moving or a long press lifts it. */
function pressOf(event: PointerEvent): Omit<Press, 'hold'> | undefined {
  if (!(event.target instanceof Element) || event.button !== 0) return undefined
  const card = event.target.closest<HTMLElement>('[data-stop]')
  if (!card) return undefined
  const byGrip = event.target.closest('[data-grip]') !== null
  const { pointerId: pointer, clientX: x, clientY: y } = event
  return { pointer, card, x, y, byMoving: byGrip || event.pointerType === 'mouse' }
}

/** Prevents the browser's touch gestures while a card is lifted, or about to be. */
function holdBack(root: HTMLElement, isBusy: () => boolean, signal: AbortSignal): void {
  const hold = (event: Event): void => {
    if (isBusy()) event.preventDefault()
  }
  root.addEventListener('touchmove', hold, { passive: false, signal })
  root.addEventListener('contextmenu', hold, { signal })
}

/** Dragging with mouse, pen and finger for the cards inside `root`. Returns a stop function. */
export function createDragSensor(root: HTMLElement, listener: DragListener): () => void {
  const flights = createFlights(root, listener)
  let press: Press | undefined
  const forget = (): void => {
    clearTimeout(press?.hold)
    press = undefined
  }
  const lift = (x: number, y: number): void => {
    const held = press
    forget()
    if (held) flights.lift(held, x, y)
  }
  const cancel = (): void => {
    forget()
    flights.cancel()
  }
  const onDown = (event: PointerEvent): void => {
    if (flights.isUp()) return
    const isSecond = press !== undefined && press.pointer !== event.pointerId
    forget()
    // Two fingers zoom the page.
    const next = isSecond ? undefined : pressOf(event)
    if (!next) return
    const { x, y, byMoving } = next
    press = { ...next, hold: byMoving ? undefined : setTimeout(() => lift(x, y), holdMs) }
  }
  const onMove = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
    if (flights.isUp(pointerId)) return flights.move(x, y)
    if (press?.pointer !== pointerId || Math.hypot(x - press.x, y - press.y) <= slopPixels) return
    // A finger that moves at once scrolls the page.
    if (press.byMoving) lift(x, y)
    else forget()
  }
  const onUp = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    forget()
    if (flights.isUp(pointerId)) flights.drop(clientX, clientY)
  }
  /** Without its pointer a card would stay lifted. A finger's capture is first taken from its card: not an end. */
  const onLost = ({ type, target, pointerId }: PointerEvent): void => {
    if (type === 'lostpointercapture' && target !== root) return
    if (press?.pointer === pointerId) forget()
    if (flights.isUp(pointerId)) flights.cancel()
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !flights.isUp()) return
    event.preventDefault()
    cancel()
  }
  const stop = new AbortController()
  const { signal } = stop
  root.addEventListener('pointerdown', onDown, { signal })
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', onUp, { signal })
  window.addEventListener('pointercancel', onLost, { signal })
  window.addEventListener('lostpointercapture', onLost, { signal })
  window.addEventListener('keydown', onKey, { signal })
  holdBack(root, () => flights.isUp(), signal)
  return () => {
    cancel()
    stop.abort()
  }
}
