import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site, sizesOr } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(sizesOr('390'))(
  'F25 at $name px a sight of a guide goes into a visitor’s plan, with its price, and waits for the sign-in',
  async (size) => {
    const visit = await site.open(size, 'light')
    const { page } = visit
    await page.goto('/destinations/lisbon')
    const add = page.getByRole('link', { name: 'Add to plan: São Jorge Castle' })
    // The touch brings the script; before it the link leads to the search, which has the same button.
    await add.focus()
    await page.waitForFunction(() => {
      const link = document.querySelector('[data-slug="sao-jorge-castle"]')
      return link && Object.keys(link).some((key) => key.startsWith('__reactProps'))
    })
    await add.press('Enter')
    await page.getByText('Added to your plan', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Open plan' }).click()
    const plan = page.getByRole('region', { name: 'Your Itinerary' })
    await plan.getByText('São Jorge Castle').waitFor()
    const stored = await page.evaluate(() => localStorage.getItem('itinerary'))
    expect(JSON.parse(stored ?? '')).toMatchObject([{ name: 'São Jorge Castle', price: 27 }])
    await visit.close()
  },
)
