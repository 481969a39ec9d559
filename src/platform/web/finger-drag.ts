const holdMs = 250
const slopPixels = 6

interface Held {
  readonly id: number
  readonly source: HTMLElement
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
}

interface Carried {
  readonly id: number
  readonly source: HTMLElement
  readonly image: HTMLElement
  readonly dataTransfer: DataTransfer
}

/** What follows the finger: the name of what is carried, above it so that it is seen. */
function imageOf(source: HTMLElement): HTMLElement {
  const image = document.createElement('div')
  image.textContent = source.querySelector('h2, h3, h4')?.textContent ?? ''
  image.dataset['fingerDrag'] = ''
  image.setAttribute('aria-hidden', 'true')
  document.body.append(image)
  return image
}

const fire = (
  type: string,
  target: Element | null,
  { dataTransfer, x = 0, y = 0 }: Point,
): void => {
  const at = { bubbles: true, cancelable: true, clientX: x, clientY: y }
  target?.dispatchEvent(new DragEvent(type, { ...at, dataTransfer }))
}

interface Point {
  readonly dataTransfer: DataTransfer
  readonly x?: number
  readonly y?: number
}

/** What the finger carries: its image follows, and what lies under it gets the events. */
function createCarrying() {
  let carried: Carried | undefined
  const end = (): Carried | undefined => {
    const done = carried
    carried = undefined
    done?.image.remove()
    return done
  }
  const move = (x: number, y: number): void => {
    if (!carried) return
    const { image, dataTransfer } = carried
    image.style.translate = `${x}px ${y}px`
    fire('dragover', document.elementFromPoint(x, y), { dataTransfer, x, y })
  }
  return {
    finger: (): number | undefined => carried?.id,
    move,
    lift({ id, source, x, y }: Held): void {
      carried = { id, source, image: imageOf(source), dataTransfer: new DataTransfer() }
      fire('dragstart', source, carried)
      move(x, y)
    },
    drop(x: number, y: number): void {
      const done = end()
      if (!done) return
      const { dataTransfer, source } = done
      fire('drop', document.elementFromPoint(x, y), { dataTransfer, x, y })
      fire('dragend', source, done)
    },
    cancel(): void {
      const done = end()
      if (done) fire('dragend', done.source, done)
    },
  }
}

/** Prevents the long press of the browser, which opens a menu or starts a drag that would end this one. */
function holdBack(root: HTMLElement, isBusy: () => boolean, signal: AbortSignal): void {
  const hold = (event: Event): void => {
    if (event.isTrusted && isBusy()) event.preventDefault()
  }
  root.addEventListener('contextmenu', hold, { signal })
  root.addEventListener('dragstart', hold, { signal, capture: true })
}

const touchOf = (event: TouchEvent, id: number | undefined): Touch | undefined =>
  [...event.changedTouches].find(({ identifier }) => identifier === id)

const draggableOf = ({ target }: TouchEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[draggable="true"]') : null

/**
 * Drags by finger: what is `draggable` inside `root` and held gives the events of a drag, as a mouse does by
 * itself. Listeners need to know only those. Returns a stop function.
 */
export function dragByFinger(root: HTMLElement): () => void {
  const carrying = createCarrying()
  let held: Held | undefined
  const forget = (): void => {
    clearTimeout(held?.timer)
    held = undefined
  }
  const cancel = (): void => {
    forget()
    carrying.cancel()
  }
  const lift = (): void => {
    const now = held
    forget()
    if (now) carrying.lift(now)
  }
  const onStart = (event: TouchEvent): void => {
    cancel()
    const [touch, second] = event.touches
    const source = draggableOf(event)
    // Two fingers zoom the page.
    if (!touch || second || !source) return
    const { identifier: id, clientX: x, clientY: y } = touch
    held = { id, source, x, y, timer: setTimeout(lift, holdMs) }
  }
  const onMove = (event: TouchEvent): void => {
    const touch = touchOf(event, carrying.finger() ?? held?.id)
    if (!touch) return
    const { clientX: x, clientY: y } = touch
    // A finger that moves at once scrolls the page.
    if (held && Math.hypot(x - held.x, y - held.y) > slopPixels) return forget()
    if (carrying.finger() !== undefined) event.preventDefault()
    carrying.move(x, y)
  }
  const onEnd = (event: TouchEvent): void => {
    forget()
    const touch = touchOf(event, carrying.finger())
    if (!touch) return
    // No click follows.
    event.preventDefault()
    carrying.drop(touch.clientX, touch.clientY)
  }
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') cancel()
  }
  const stop = new AbortController()
  const { signal } = stop
  root.addEventListener('touchstart', onStart, { signal, passive: true })
  root.addEventListener('touchmove', onMove, { signal, passive: false })
  root.addEventListener('touchend', onEnd, { signal, passive: false })
  root.addEventListener('touchcancel', cancel, { signal })
  window.addEventListener('keydown', onKey, { signal })
  holdBack(root, () => held !== undefined || carrying.finger() !== undefined, signal)
  return () => {
    cancel()
    stop.abort()
  }
}
