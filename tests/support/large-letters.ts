import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoSidewaysScroll } from './site.ts'

/** Words in boxes that hide what does not fit into them; drawings and what is only to be heard aside. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const saysSomething = (box: Element): boolean => {
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.textContent?.trim() && !node.parentElement?.closest('svg, .visually-hidden'))
          return true
      return false
    }
    return [...document.querySelectorAll('body *')]
      .filter((box) => {
        const { overflowX, overflowY, visibility } = getComputedStyle(box)
        if (visibility === 'hidden' || !/hidden|clip/.test(overflowX + overflowY)) return false
        if (box.clientWidth < 5 || box.closest('svg, .visually-hidden')) return false
        const isFull =
          box.scrollWidth > box.clientWidth + 2 || box.scrollHeight > box.clientHeight + 2
        return isFull && saysSomething(box)
      })
      .map((box) => `${box.tagName} ${box.textContent?.trim().slice(0, 60)}`)
  })

/** With letters twice as large nothing goes sideways, and no words are cut off. Ends as it began. */
export async function expectRoomForLargeLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  await expectNoSidewaysScroll(page)
  expect(await cutWords(page)).toEqual([])
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
  })
}
