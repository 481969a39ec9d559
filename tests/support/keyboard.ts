import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The accessible name of the focused element. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!at) return ''
    const isField =
      at instanceof HTMLInputElement ||
      at instanceof HTMLSelectElement ||
      at instanceof HTMLTextAreaElement
    const label = [...((isField && at.labels) || [])].map((text) => text.textContent).join(' ')
    return (
      at.getAttribute('aria-label') ??
      (label || (at instanceof HTMLElement && at.innerText) || '')
    ).trim()
  })

/** Whether one can see which element has the focus. */
const focusIsVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const shown = (element: Element | null): boolean => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }
    const at = document.activeElement
    const label = at instanceof HTMLInputElement ? (at.labels?.[0] ?? null) : null
    return [at, at?.parentElement ?? null, label].some(shown)
  })

/** A visitor without a pointer: moves by Tab, acts by keys, and sees where the focus is. */
export function keyboardOn(page: Page) {
  const press = (key: string): Promise<void> => page.keyboard.press(key)
  const type = (text: string): Promise<void> => page.keyboard.type(text)

  /** Tabs until the focused thing has this name; fails when a whole round finds none. */
  async function tabTo(name: RegExp, by: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const met: string[] = []
    for (let n = 0; n < 200; n++) {
      await press(by)
      const here = await focusedName(page)
      if (name.test(here)) {
        expect(await focusIsVisible(page), `the focus on ${here} can be seen`).toBe(true)
        return
      }
      met.push(here.slice(0, 40))
    }
    throw new Error(`The keyboard does not reach ${name}; it met ${[...new Set(met)].join(' | ')}`)
  }

  return {
    press,
    type,
    tabTo,
    focused: () => focusedName(page),
    async enter(name: RegExp, text: string): Promise<void> {
      await tabTo(name)
      await type(text)
    },
    /** Goes to a list of options and moves with the arrows to the one with this text. */
    async choose(name: RegExp, value: string): Promise<void> {
      await tabTo(name)
      const steps = await page.evaluate((wanted) => {
        const { options, selectedIndex } = document.activeElement as HTMLSelectElement
        return [...options].findIndex((option) => option.text === wanted) - selectedIndex
      }, value)
      for (let n = 0; n < Math.abs(steps); n++) await press(steps < 0 ? 'ArrowUp' : 'ArrowDown')
    },
    async activate(name: RegExp): Promise<void> {
      await tabTo(name)
      await press('Enter')
    },
    /** Types a date into a date field, in the order in which this browser shows its parts. */
    async enterDate(name: RegExp, iso: string): Promise<void> {
      await tabTo(name)
      const [year = '', month = '', day = ''] = iso.split('-')
      await type(month + day + year)
      const value = await page.evaluate(() => (document.activeElement as HTMLInputElement).value)
      expect(value).toBe(iso)
    },
  }
}
