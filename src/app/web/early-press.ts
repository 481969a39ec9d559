/** The last press on a button that nothing answered to yet. */
let waiting: Element | undefined

const isAnswered = new AbortController()

/**
 * Between the arrival of the HTML and the moment its buttons work, a press would be lost: the last one
 * is kept, for `answerEarlyPress`. Links and forms do their work by themselves.
 */
export function keepEarlyPress(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      waiting =
        target instanceof Element ? (target.closest('button[type=button]') ?? waiting) : waiting
    },
    { capture: true, signal: isAnswered.signal },
  )
}

/** The page's buttons work: what was pressed before is pressed now. */
export function answerEarlyPress(): void {
  if (isAnswered.signal.aborted) return
  isAnswered.abort()
  if (waiting instanceof HTMLElement && waiting.isConnected) waiting.click()
  waiting = undefined
}
