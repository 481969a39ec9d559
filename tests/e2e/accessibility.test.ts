import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  sizes,
  themesAt,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const cases = sizes.flatMap((size) =>
  themesAt(size).map((theme) => ({ size, theme, name: size.name })),
)

describe.each(cases)('no finding of axe at $name px, $theme', ({ size, theme }) => {
  test.each([
    '/',
    '/account/sign-in',
    '/account/sign-up',
    '/planner',
    '/nowhere',
    '/visa',
    '/about/data',
  ])('the page %s for a visitor', async (path) => {
    const visit = await site.open(size, theme)
    await visit.page.goto(path)
    await visit.page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(visit.page)
    await expectNoSidewaysScroll(visit.page)
    expect(await visit.page.locator('h1').count()).toBe(1)
    await visit.close()
  })

  test('the planner in each of its steps, the itinerary, the cart and the saved trips', async () => {
    const visit = await site.open(size, theme)
    await signIn(site, visit)
    const { page } = visit
    await page.goto('/planner?destination=New%20York')
    await page.getByRole('button', { name: 'Continue to Dates' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue to Dates' }).click()
    await page.getByLabel('Start date').fill('2027-10-01')
    await page.getByLabel('End date').fill('2027-10-03')
    await page.getByLabel('Budget').fill('500')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue to Hotels' }).click()
    await page.getByText(/hotels in New York/).waitFor()
    await page
      .getByRole('button', { name: /^Add to Trip: / })
      .nth(4)
      .click()
    await expectAccessible(page)
    await page.getByRole('tab', { name: /Activities/ }).click()
    await page.getByText(/restaurants in New York/).waitFor()
    await expectAccessible(page)
    await page.getByText('Attractions', { exact: true }).click()
    await page
      .getByRole('button', { name: /^Add to Trip: / })
      .first()
      .click()
    await expectAccessible(page)
    await page.getByText('Custom', { exact: true }).click()
    await page.getByRole('button', { name: 'Add to Trip', exact: true }).click()
    await page.getByText('Please give it a name.').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    if (size.phone) await page.getByRole('button', { name: 'Open itinerary' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Put all into the cart' }).click()
    const cart = page.getByRole('dialog', { name: 'Itinerary cart' })
    await cart.getByRole('button', { name: 'Export PDF' }).click()
    await cart.getByText('Please enter your email address for PDF delivery.').waitFor()
    await expectAccessible(page)
    await page.goto('/itinerary')
    await page.getByRole('link', { name: 'New York, 3 days' }).waitFor()
    await expectAccessible(page)
    await visit.close()
  })

  test('the gallery of components', async () => {
    const visit = await site.open(size, theme)
    await visit.page.goto('/gallery')
    await visit.page.getByRole('heading', { level: 1 }).first().waitFor()
    await expectAccessible(visit.page)
    await expectNoSidewaysScroll(visit.page)
    await visit.close()
  })
})
