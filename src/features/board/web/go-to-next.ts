/** Time for an off-screen day to render. ms. */
const unfoldMs = 150

/** Where the last press led: by the next one the button itself has the focus. */
let lastShown: HTMLElement | undefined

/** Focuses the next match after the last one, cyclically. */
export function goToNext(selector: string): void {
  requestAnimationFrame(() => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)]
    const from = all.findIndex((one) => one === lastShown)
    const next = all[(from + 1) % all.length]
    lastShown = next
    next?.scrollIntoView({ block: 'center', inline: 'center' })
    next?.focus({ preventScroll: true })
    // An unfolded day re-renders its stops, so focus is set again.
    const day = next?.closest<HTMLElement>('[data-folded]')
    if (day)
      setTimeout(() => {
        if (!next?.isConnected) day.querySelector<HTMLElement>(selector)?.focus()
      }, unfoldMs)
  })
}
