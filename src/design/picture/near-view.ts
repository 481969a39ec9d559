/** How far outside the window a picture starts to load. */
const margin = '50px'

const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

function seen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    observer?.unobserve(target)
    waiting.get(target)?.()
  }
}

/** Calls back once, when an element is within 50 px of the window. Returns how to stop waiting. */
export function whenNear(element: Element, callback: () => void): () => void {
  observer ??= new IntersectionObserver(seen, { rootMargin: margin })
  waiting.set(element, callback)
  observer.observe(element)
  return () => observer?.unobserve(element)
}
