import { type ComponentType, createElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { isTakenEscape } from './taken-escape.ts'

/**
 * Loaders by the names of their islands; each learns by which event. `isWantedAtOnce`: one that has more to say
 * than its HTML does not wait to be touched.
 */
export type Islands = Readonly<
  Record<
    string,
    {
      (by: Event): Promise<ComponentType>
      readonly isWantedAtOnce?: (element: Element) => boolean
    }
  >
>

const touches = ['focusin', 'pointerover', 'touchstart']
/** The first thing a user does on a page. */
const signs = ['pointermove', 'keydown', 'touchstart', 'scroll']

/**
 * Calls back when an island is wanted, until it is told to stop. One that has the focus already was
 * touched before there was a script to hear it.
 */
function whenWanted(element: HTMLElement, wake: (event: Event) => void): () => void {
  const waiting = new AbortController()
  const [target, events] =
    element.dataset['wakes'] === 'visit' ? [document, signs] : [element, touches]
  const onEvent = (event: Event): void => {
    if (!isTakenEscape(event)) wake(event)
  }
  for (const event of events)
    target.addEventListener(event, onEvent, { passive: true, signal: waiting.signal })
  if (element.contains(document.activeElement)) onEvent(new FocusEvent('focusin'))
  return () => waiting.abort()
}

/** Islands of the kind `visit` wait, so that requests started by the user's click go first. */
const visitDelayMs = 300

const visitDelay = (element: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    if (element.dataset['wakes'] === 'visit') setTimeout(resolve, visitDelayMs)
    else resolve()
  })

/** A plain press; one with a key held opens another tab. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/**
 * Keeps a press on an island until its script is there, else the link would be followed that the island only
 * has for pages without script. `release` presses again, by then with the script, or without if it failed.
 */
function holdPresses(element: HTMLElement, wake: (event: Event) => void) {
  const waiting = new AbortController()
  let held: HTMLElement | undefined
  const hold = (event: MouseEvent): void => {
    if (!isPlain(event) || !(event.target instanceof Element)) return
    held = event.target.closest<HTMLElement>('a, button') ?? undefined
    if (!held) return
    event.preventDefault()
    event.stopPropagation()
    wake(event)
  }
  const listen = (): void =>
    element.addEventListener('click', hold, { capture: true, signal: waiting.signal })
  listen()
  return {
    release(isLast: boolean): void {
      element.removeEventListener('click', hold, { capture: true })
      const pressed = held
      held = undefined
      pressed?.click()
      if (!isLast) listen()
    },
    stop: () => waiting.abort(),
  }
}

function hydrateOne(element: HTMLElement, load: Islands[string]): () => void {
  let root: Root | undefined
  let state: 'static' | 'loading' | 'left' = 'static'
  const hydrate = async (event: Event): Promise<void> => {
    if (state !== 'static') return
    state = 'loading'
    try {
      await visitDelay(element)
      const Component = await load(event)
      if (state !== 'loading') return
      stop()
      root = hydrateRoot(element, createElement(Component), {
        // A page left before its island is hydrated unmounts it early: React 424, no fault.
        onRecoverableError: (error) => {
          if (state !== 'left') reportError(error)
        },
      })
      // React hydrates at once for a press.
      presses?.release(true)
    } catch {
      // The island's HTML works without its script; the next touch tries once more.
      if (state === 'loading') {
        state = 'static'
        presses?.release(false)
      }
    }
  }
  const presses =
    element.dataset['wakes'] === 'visit'
      ? undefined
      : holdPresses(element, (event) => void hydrate(event))
  const stop = whenWanted(element, (event) => void hydrate(event))
  if (load.isWantedAtOnce?.(element)) {
    // An island is told by an event which of its kind it is.
    const by = new Event('island')
    element.dispatchEvent(by)
    void hydrate(by)
  }
  return () => {
    state = 'left'
    stop()
    presses?.stop()
    // Not now: the page that leaves is still being taken down.
    if (root) queueMicrotask(() => root?.unmount())
  }
}

/** Hydrates each island in static HTML when it is wanted. Returns the call that stops that. */
export function hydrateIslands(container: Element, islands: Islands): () => void {
  const found = [...container.querySelectorAll<HTMLElement>('[data-island]')]
  const stops = found.flatMap((element) => {
    const load = islands[element.dataset['island'] ?? '']
    return load ? [hydrateOne(element, load)] : []
  })
  return () => {
    for (const stop of stops) stop()
  }
}
