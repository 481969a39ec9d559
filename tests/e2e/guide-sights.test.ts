import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site, sizesOr, untilHydrated } from '../support/site.ts'

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
    // A press that is there before its script waits for it.
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    await add.evaluate((link) => (link as HTMLElement).click())
    await page.getByText('Added to your plan', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Taken out of your plan', { exact: true }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('selectedPlace'))).toBeNull()
    await add.press('Enter')
    await page.getByText('Added to your plan', { exact: true }).waitFor()
    await add.press('Enter')
    await page.getByText('Already in your plan', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Open plan' }).click()
    const plan = page.getByRole('region', { name: 'Your Itinerary' })
    await plan.getByText('São Jorge Castle').waitFor()
    const stored = await page.evaluate(() => localStorage.getItem('itinerary'))
    expect(JSON.parse(stored ?? '')).toMatchObject([{ name: 'São Jorge Castle', price: 27 }])
    await visit.close()
  },
)
