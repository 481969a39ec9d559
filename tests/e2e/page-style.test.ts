import { afterAll, beforeAll, expect, test } from 'vitest'
import { modules } from '../support/hold-modules.ts'
import { openSite, type Site, sizes, themesAt } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const looks = sizes.flatMap((size) => themesAt(size).map((theme) => ({ size, theme })))

test.each(['/', '/pricing', '/faq', '/destinations/paris'])(
  'HOME-01 %s looks the same in the part of the style that it comes with as in the whole',
  async (path) => {
    for (const { size, theme } of looks) {
      const visit = await site.open(size, theme)
      const { page } = visit
      let letWhole: () => void = () => undefined
      const whole = new Promise<void>((resolve) => {
        letWhole = resolve
      })
      const scripts: string[] = []
      await page.route(/\/assets\/style-[^/]+\.css$/, async (route) => {
        await whole
        await route.continue()
      })
      await page.route(modules, async (route) => {
        // Neither the modules nor what they draw: only the styles differ between the pictures.
        scripts.push(route.request().url())
        await route.abort()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('footer').waitFor()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const styles = () => page.evaluate(() => document.styleSheets.length)
      const shot = () => page.screenshot({ fullPage: true, animations: 'disabled' })
      await expect.poll(() => styles()).toBe(1)
      const before = await shot()
      letWhole()
      await expect.poll(styles).toBe(2)
      const after = await shot()
      expect(before.equals(after), `${size.name} ${theme}`).toBe(true)
      expect(scripts.length).toBeGreaterThan(0)
      await visit.context.close()
    }
  },
)
