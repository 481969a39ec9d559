import type { Page } from 'playwright-core'

/**
 * What can be pressed now and lies under the toast: in the dialog that is open, else on what stands fixed
 * at the foot of the page and on what has the focus. Throws where there is no toast.
 */
export const coveredByToast = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const toast = document.querySelector('section[aria-label="Notifications, F8"] > div')
    if (!toast) throw new Error('No toast is shown')
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const roots = dialog ? [dialog] : [...document.querySelectorAll('[data-foot]')]
    const inUse = roots.flatMap((root) => [
      ...root.querySelectorAll('button, a[href], input, select'),
    ])
    if (!dialog && document.activeElement) inUse.push(document.activeElement)
    const nameOf = (one: Element): string => one.getAttribute('aria-label') ?? one.textContent
    return inUse
      .filter((one) => !one.closest('section[aria-label="Notifications, F8"]'))
      .filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const points = [
          [left + 2, top + 2],
          [left + width / 2, top + height / 2],
          [left + width - 2, top + height - 2],
        ] as const
        return points.some(([x, y]) => toast.contains(document.elementFromPoint(x, y)))
      })
      .map(nameOf)
  })

/** The name of what has the focus; of a heading, its words. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = document.activeElement
    if (!now || now === document.body) return ''
    return now.getAttribute('aria-label') ?? now.textContent.trim()
  })
