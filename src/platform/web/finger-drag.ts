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

/**
 * Drags by finger: what is `draggable` inside `root` and held gives the events of a drag, as a mouse does by
 * itself. Listeners need to know only those. Returns a stop function.
 */
export function dragByFinger(root: HTMLElement): () => void {
  let held: Held | undefined
  let carried: Carried | undefined

  const forget = (): void => {
    clearTimeout(held?.timer)
    held = undefined
  }
  const move = (x: number, y: number): void => {
    if (!carried) return
    const { image, dataTransfer } = carried
    image.style.translate = `${x}px ${y}px`
    fire('dragover', document.elementFromPoint(x, y), { dataTransfer, x, y })
  }
  const end = (): Carried | undefined => {
    forget()
    const done = carried
    carried = undefined
    done?.image.remove()
    return done
  }
  const lift = (): void => {
    if (!held) return
    const { id, source, x, y } = held
    forget()
    carried = { id, source, image: imageOf(source), dataTransfer: new DataTransfer() }
    fire('dragstart', source, carried)
    move(x, y)
  }
  const cancel = (): void => {
    const done = end()
    if (done) fire('dragend', done.source, done)
  }
  const onStart = (event: TouchEvent): void => {
    cancel()
    const [touch, second] = event.touches
    const source =
      event.target instanceof Element && event.target.closest<HTMLElement>('[draggable="true"]')
    if (!touch || second || !source) return
    const { identifier: id, clientX: x, clientY: y } = touch
    held = { id, source, x, y, timer: setTimeout(lift, holdMs) }
  }
  const touchOf = (event: TouchEvent, id: number | undefined): Touch | undefined =>
    [...event.changedTouches].find(({ identifier }) => identifier === id)
  const onMove = (event: TouchEvent): void => {
    const touch = touchOf(event, carried?.id ?? held?.id)
    if (!touch) return
    const { clientX: x, clientY: y } = touch
    if (carried) {
      event.preventDefault()
      move(x, y)
      // A finger that moves at once scrolls the page.
    } else if (held && Math.hypot(x - held.x, y - held.y) > slopPixels) forget()
  }
  const onEnd = (event: TouchEvent): void => {
    const touch = touchOf(event, carried?.id)
    const done = end()
    if (!touch || !done) return
    // No click follows.
    event.preventDefault()
    const { clientX: x, clientY: y } = touch
    const { dataTransfer, source } = done
    fire('drop', document.elementFromPoint(x, y), { dataTransfer, x, y })
    fire('dragend', source, done)
  }
  // A long press opens no menu, and starts no drag of the browser's own, which would end this one.
  const hold = (event: Event): void => {
    if (event.isTrusted && (carried || held)) event.preventDefault()
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
  root.addEventListener('contextmenu', hold, { signal })
  root.addEventListener('dragstart', hold, { signal, capture: true })
  window.addEventListener('keydown', onKey, { signal })
  return () => {
    cancel()
    stop.abort()
  }
}
