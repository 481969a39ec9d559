// Runs by itself in documents that are whole without a script: what they say is painted first, then
// their modules are asked for. Links, the menu and the forms of searches work without them.
import { prepareDates } from '#platform/web/ticket-dates.ts'
import { hasHint } from '#platform/web/hint-cookie.ts'

function link(href: string): HTMLLinkElement {
  const element = document.createElement('link')
  element.rel = 'modulepreload'
  element.href = href
  return element
}

/** The page came with the part of the site's style that it shows; what scripts add needs the whole. */
function wholeStyle(href: string): Promise<unknown> {
  const element = document.createElement('link')
  element.rel = 'stylesheet'
  element.href = href
  document.head.append(element)
  return new Promise((resolve) => {
    element.addEventListener('load', resolve)
    element.addEventListener('error', resolve)
  })
}

async function begin(style: string, [entry = '', ...parts]: readonly string[]): Promise<void> {
  document.head.append(...parts.map(link))
  try {
    await wholeStyle(style)
    await import(/* @vite-ignore */ entry)
  } catch {
    // The static document stays; its links and forms work.
  }
}

/** Calls back after the first paint; at once in a hidden tab. */
function whenPainted(then: () => void): void {
  if (document.visibilityState === 'hidden') then()
  else requestAnimationFrame(() => requestAnimationFrame(then))
}

/** Last pressed button that needs a script. */
let pressed: HTMLButtonElement | undefined

function rememberPress({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null
  const isNative = button?.popoverTargetElement || button?.form?.method === 'get'
  if (button && !isNative) pressed = button
}

document.addEventListener('click', rememberPress)
document.addEventListener(
  'hydrated',
  () => {
    document.removeEventListener('click', rememberPress)
    // After the forms have restored typed values.
    setTimeout(() => pressed?.click())
  },
  { once: true },
)

const ticket = document.querySelector<HTMLFormElement>('[data-plan-ticket]')
if (ticket) {
  prepareDates(ticket)
  // A place in the address has its prices without a touch, and who is signed in the last trip's origin.
  if (location.search.includes('to=') || hasHint())
    document.addEventListener('hydrated', () => {
      setTimeout(() => ticket.dispatchEvent(new Event('focusin', { bubbles: true })))
    })
}

const { modules = '', style = '' } = document.currentScript?.dataset ?? {}
document.documentElement.toggleAttribute('data-known', hasHint())
whenPainted(() => {
  void begin(style, modules.split(' '))
})
