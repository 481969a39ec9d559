interface EarlyPress {
  /** The last press that nothing answered to yet: how to press again. */
  again?: () => void
  readonly isAnswered: AbortController
}

declare global {
  interface Window {
    /** Begun by the document itself or by the bundle, answered by the bundle. */
    earlyPress?: EarlyPress
  }
}

/** The same one, or the one in its place: a form that knows the day may have been made anew. */
function formNow(form: HTMLFormElement, place: number): HTMLFormElement | undefined {
  return form.isConnected ? form : document.forms[place]
}

/**
 * Between the arrival of the HTML and the moment its buttons work, a press would be lost, and a form
 * without an address of its own would send what is in it as part of the page's address: the last press
 * is kept, for `answerEarlyPress`. Links and forms with an address do their work by themselves.
 */
export function keepEarlyPress(): void {
  if (window.earlyPress) return
  const early: EarlyPress = { isAnswered: new AbortController() }
  window.earlyPress = early
  const heard = { capture: true, signal: early.isAnswered.signal }
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button[type=button]') : null
      if (!(button instanceof HTMLElement)) return
      early.again = () => {
        if (button.isConnected) button.click()
      }
    },
    heard,
  )
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
      event.preventDefault()
      const place = [...document.forms].indexOf(form)
      early.again = () => formNow(form, place)?.requestSubmit()
    },
    heard,
  )
}

/** The page's buttons work: what was pressed before is pressed now. */
export function answerEarlyPress(): void {
  const early = window.earlyPress
  if (!early || early.isAnswered.signal.aborted) return
  early.isAnswered.abort()
  early.again?.()
  delete early.again
}
