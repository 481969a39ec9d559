import { type ComponentType, createElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

export type Islands = Readonly<Record<string, () => Promise<ComponentType>>>

const idleMs = 1200

/** Calls back once when an island is to wake up. Returns how to stop waiting. */
function whenWanted(element: HTMLElement, wake: () => void): () => void {
  const { wakes } = element.dataset
  if (wakes === 'idle') {
    const timer = setTimeout(wake, idleMs)
    return () => clearTimeout(timer)
  }
  const waiting = new AbortController()
  for (const event of ['focusin', 'pointerover', 'touchstart'])
    element.addEventListener(event, wake, { once: true, passive: true, signal: waiting.signal })
  return () => waiting.abort()
}

function wakeOne(element: HTMLElement, load: () => Promise<ComponentType>): () => void {
  let root: Root | undefined
  let state: 'asleep' | 'waking' | 'left' = 'asleep'
  const wake = async (): Promise<void> => {
    if (state !== 'asleep') return
    state = 'waking'
    try {
      const Component = await load()
      if (state === 'waking') root = hydrateRoot(element, createElement(Component))
    } catch {
      // What stands there works without its script; the next touch tries once more.
      if (state === 'waking') state = 'asleep'
    }
  }
  const stop = whenWanted(element, () => void wake())
  return () => {
    state = 'left'
    stop()
    // Not now: the page that leaves is still being taken down.
    if (root) queueMicrotask(() => root?.unmount())
  }
}

/** Lets each island in still HTML wake up when it is wanted. Returns how to let go of them. */
export function wakeIslands(container: Element, islands: Islands): () => void {
  const found = [...container.querySelectorAll<HTMLElement>('[data-island]')]
  const stops = found.flatMap((element) => {
    const load = islands[element.dataset['island'] ?? '']
    return load ? [wakeOne(element, load)] : []
  })
  return () => {
    for (const stop of stops) stop()
  }
}
