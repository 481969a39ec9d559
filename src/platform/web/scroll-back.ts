import { readTab, removeTab, tabKeys, writeTab } from './tab-storage.ts'

/** So long a page may take to be as long as it was, ms. */
const patienceMs = 3000

/** A page's own place in it: its path, and its trip. */
const pageName = (): string => {
  const { pathname, search } = window.location
  return `${pathname}?${new URLSearchParams(search).get('trip') ?? ''}`
}

const scroller = (): Element | null => document.querySelector('[data-scroller]')

/** Notes where a page stands before it is left for a payment; for this tab. */
export function noteScroll(): void {
  const place = { page: pageName(), top: window.scrollY, left: scroller()?.scrollLeft ?? 0 }
  writeTab(tabKeys.scroll, JSON.stringify(place))
}

function takeNoted(): { readonly top: number; readonly left: number } | undefined {
  try {
    const { page, top, left } = Object(JSON.parse(readTab(tabKeys.scroll) ?? '{}'))
    if (page !== pageName()) return undefined
    removeTab(tabKeys.scroll)
    return { top: Number(top), left: Number(left) }
  } catch {
    return undefined
  }
}

/**
 * Moves a page that was left for a payment to where it stood, as soon as it is long enough again, unless the
 * reader moves it first. Returns what stops it.
 */
export function scrollBack(): () => void {
  const noted = takeNoted()
  const until = new AbortController()
  if (!noted) return () => undefined
  const began = performance.now()
  const stop = (): void => until.abort()
  for (const name of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(name, stop, { signal: until.signal, passive: true })
  const move = (): void => {
    if (until.signal.aborted) return
    window.scrollTo(0, noted.top)
    scroller()?.scrollTo({ left: noted.left })
    // What is drawn late may push the page once more.
    if (performance.now() - began < patienceMs) requestAnimationFrame(move)
    else stop()
  }
  requestAnimationFrame(move)
  return stop
}
