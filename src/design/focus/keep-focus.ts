import { focusNext, type Standing, standingOf } from './next-focus.ts'

/**
 * Keeps the focus in the page when what had it is removed: without it a keyboard starts again at the
 * top, and a screen reader says nothing. Begun once, for every list there is.
 */
export function keepFocus(): void {
  let last: Standing | undefined
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? standingOf(target) : undefined
  })
  const look = (): void => {
    if (!last || last.element.isConnected) return
    const lost = last
    last = undefined
    // Keep a focus that the code which removed the element has already set.
    if (document.activeElement === document.body) focusNext(lost)
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}
