import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  type Site,
  sizes,
  sizesOr,
  themesAt,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe.each(sizesOr('390'))('the combobox at $name px', (size) => {
  test.each(themesAt(size))(
    'HOME-03 FLY-01 keys and pointer choose, and it says what it does, in %s',
    async (theme) => {
      const { page, close } = await site.open(size, theme)
      await page.goto('/gallery')
      await page.waitForLoadState('networkidle')
      const field = page.getByRole('combobox', { name: 'City', exact: true })
      const options = page.getByRole('listbox', { name: 'Cities' }).getByRole('option')
      const active = () =>
        field.evaluate(
          (input) =>
            document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
              ?.textContent ?? null,
        )
      await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false')
      await field.fill('i')
      await expect.poll(() => options.count()).toBe(2)
      await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true')
      expect(await active()).toBeNull()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      for (const option of await options.all())
        expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)

      await page.keyboard.press('ArrowDown')
      await expect.poll(active).toBe('Lisbon')
      await page.keyboard.press('End')
      await expect.poll(active).toBe('Liverpool')
      await page.keyboard.press('ArrowDown')
      await expect.poll(active).toBe('Lisbon')
      await page.keyboard.press('ArrowUp')
      await expect.poll(active).toBe('Liverpool')
      await page.keyboard.press('Home')
      await expect.poll(active).toBe('Lisbon')
      await page.keyboard.press('Enter')
      await expect.poll(() => field.inputValue()).toBe('Lisbon')
      await expect.poll(() => options.count()).toBe(0)

      // Escape closes and keeps what was typed; leaving keeps it too, also with an active option.
      await field.fill('que')
      await options.first().waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => options.count()).toBe(0)
      await expect.poll(() => field.inputValue()).toBe('que')
      await page.keyboard.press('Escape')
      await expect.poll(() => field.inputValue()).toBe('que')
      await page.keyboard.press('ArrowDown')
      await options.first().waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Tab')
      await expect.poll(() => options.count()).toBe(0)
      await expect.poll(() => field.inputValue()).toBe('que')

      await field.fill('mont')
      await options.first().click()
      await expect.poll(() => field.inputValue()).toBe('Montréal')
      // A finger is done with the field: its keyboard goes.
      const byFinger = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(!byFinger)
      await close()
    },
  )
})

test('HOME-03 FLY-01 the combobox says that it found nothing, and that it could not look', async () => {
  const { page, close } = await site.open(sizes[0])
  await page.goto('/gallery')
  await page.waitForLoadState('networkidle')
  const field = page.getByRole('combobox', { name: 'City', exact: true })
  const said = (text: RegExp) => page.getByRole('status').filter({ hasText: text })
  await field.fill('zz')
  await said(/^No city matches/).waitFor()
  await field.fill('fail')
  await said(/^Suggestions are unavailable/).waitFor()
  // A slow answer to an earlier text never replaces a later one.
  await field.pressSequentially('x')
  await field.fill('tok')
  await page.getByRole('option', { name: 'Tokyo' }).waitFor()
  await said(/^1 city$/).waitFor()
  await close()
})
