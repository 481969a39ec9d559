import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { full } from '../support/full-rounds.ts'
import { expectPdf } from '../support/downloads.ts'
import { expectNoSidewaysScroll, openSite, type Site, type Size, sizesOr } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const password = 'spruce-and-maple'
const newEmail = (how: string) => `${how}-${Date.now()}@example.ca`

async function openItinerary(page: Page, size: Size): Promise<void> {
  if (size.phone) await page.getByRole('button', { name: 'Open itinerary' }).click()
}

// By keyboard the same job is walked in `npm test`.
describe.runIf(full).each(sizesOr('390'))('the whole main job at $name px', (size) => {
  test('PLAN-01 PLAN-02 PLAN-03 CART-03 CART-08 by pointer: account, three days in Tokyo, budget, PDF', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await page.goto('/')
    await page.getByRole('link', { name: 'Start planning' }).click()
    await page.getByRole('heading', { name: 'Sign In to Start Planning' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await page.getByRole('link', { name: 'Create one' }).click()
    await page.getByLabel('First name').fill('Amélie')
    await page.getByLabel('Last name').fill('Martin')
    await page.getByLabel('Email').fill(newEmail(`pointer${size.name}`))
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()

    await page.getByRole('button', { name: 'Tokyo, Japan' }).click()
    await expect.poll(() => page.getByLabel('Destination').inputValue()).toBe('Tokyo')
    await page.getByRole('button', { name: 'Continue to Dates' }).click()
    await page.getByLabel('Start date').fill('2027-04-12')
    await page.getByLabel('End date').fill('2027-04-14')
    await page.getByLabel('Budget').fill('1,200')
    await page.getByRole('button', { name: 'Continue to Hotels' }).click()

    await page.getByRole('heading', { name: 'Tokyo, 3 days' }).waitFor()
    await page
      .getByRole('button', { name: /^Add to Trip: / })
      .first()
      .click()
    await page.getByRole('button', { name: 'Continue to Activities' }).click()
    await page
      .getByRole('button', { name: /^Add to Trip: / })
      .first()
      .click()
    await page.getByText('Attractions', { exact: true }).click()
    await page.getByLabel('Add to', { exact: true }).selectOption({ index: 2 })
    await page.getByRole('button', { name: 'Add to Trip: Senso-ji' }).click()
    await expectNoSidewaysScroll(page)

    await openItinerary(page, size)
    const panel = page.getByLabel('Your Itinerary', { exact: true })
    await panel.getByRole('heading', { name: /^Day 2, / }).waitFor()
    await panel.getByRole('button', { name: 'Remove Senso-ji' }).waitFor()
    await expect
      .poll(() => panel.getByText(/left/).first().textContent())
      .toMatch(/\$[\d,]+\.\d\d left/)
    await panel.getByRole('button', { name: 'Put all into the cart' }).click()

    const cart = page.getByRole('dialog', { name: 'Itinerary cart' })
    await cart.getByRole('listitem').nth(2).waitFor()
    await expect.poll(() => cart.getByRole('listitem').count()).toBe(3)
    await cart.getByLabel('Email').fill('amelie@example.ca')
    await expectPdf(page, () => cart.getByRole('button', { name: 'Export PDF' }).click())
    await page.getByText('PDF Generated Successfully!', { exact: true }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('itinerary_cart'))).toBeNull()

    // The cart is a list of its own: emptied by the export, it has left the trip as it was.
    await page.goto('/itinerary')
    const saved = page.getByRole('listitem').filter({ hasText: 'Tokyo, 3 days' })
    await saved.getByText(/^\d of 3 days planned$/).waitFor()
    await saved.getByRole('link', { name: 'Tokyo, 3 days' }).click()
    await page.getByRole('heading', { name: 'Tokyo, 3 days' }).waitFor()
    await visit.close()
  })
})
