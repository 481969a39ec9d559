import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectPdf } from '../support/downloads.ts'
import { keyboardOn } from '../support/keyboard.ts'
import { openSite, type Site, sizesOr } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const password = 'spruce-and-maple'

describe.each(sizesOr('1280'))('the whole main job by keyboard alone at $name px', (size) => {
  test('AUTH-02 PLAN-01 PLAN-02 PLAN-03 PLAN-04 STAY-01 DINE-01 BUDGET-01 CART-02 CART-03 CART-04 CART-05 account, three days in Paris, budget, PDF', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const keys = keyboardOn(page)
    const trip = page.getByRole('heading', { name: 'Paris, 3 days' })

    await page.goto('/')
    await keys.activate(/^Start planning$/)
    await page.getByRole('heading', { name: 'Sign In to Start Planning' }).waitFor()
    await keys.activate(/^Sign In$/)
    await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor()
    await keys.activate(/^Create one$/)
    await page.getByRole('heading', { name: 'Create an account' }).waitFor()
    await keys.enter(/^First name/, 'Noor')
    await keys.enter(/^Last name/, 'Haddad')
    await keys.enter(/^Email/, `keys${size.name}-${Date.now()}@example.ca`)
    await keys.enter(/^Password/, password)
    await keys.press('Enter')
    await page.getByRole('heading', { name: 'A new trip' }).waitFor()

    // The tab of the step bears the same word and comes first.
    await keys.tabTo(/^Destination/)
    await keys.enter(/^Destination$/, 'Paris')
    await keys.activate(/^Continue to Dates$/)
    await keys.enterDate(/^Start date/, '2027-05-03')
    await keys.enterDate(/^End date/, '2027-05-05')
    await keys.enter(/^Budget/, '900')
    await keys.activate(/^Continue to Hotels$/)
    await trip.waitFor()

    await page.getByText(/hotels in Paris/).waitFor()
    await keys.tabTo(/^Sort by/)
    await keys.press('ArrowDown')
    await keys.press('ArrowDown')
    await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('rating')
    await keys.activate(/^Add to Trip: /)
    await page.getByText('Added to Trip', { exact: true }).waitFor()
    await keys.activate(/^Continue to Activities$/)
    await page.getByText(/restaurants in Paris/).waitFor()
    await keys.activate(/^Add to Trip: /)
    // Back to the three kinds, of which the arrows choose one.
    await keys.tabTo(/^Restaurants$/, 'Shift+Tab')
    await keys.press('ArrowRight')
    await page.getByText(/attractions in Paris/).waitFor()
    await keys.tabTo(/^Add to/)
    await keys.press('ArrowDown')
    await keys.activate(/^Add to Trip: Louvre Museum/)
    await keys.tabTo(/^Attractions$/, 'Shift+Tab')
    await keys.press('ArrowRight')
    await keys.enter(/^Name/, 'Boat on the Seine')
    await keys.enter(/^Price, CAD/, '28.50')
    await keys.press('Enter')

    if (size.phone) await keys.activate(/^Open itinerary$/)
    const panel = page.getByLabel('Your Itinerary', { exact: true })
    await panel.getByText('Boat on the Seine').waitFor()
    await expect
      .poll(() => panel.getByRole('button', { name: 'Remove Louvre Museum' }).count())
      .toBe(1)
    await keys.activate(/^Get budget advice$/)
    await panel.getByRole('region', { name: 'Budget advice comes with Wanderlust' }).waitFor()
    await keys.activate(/^Put all into the cart$/)
    const cart = page.getByRole('dialog', { name: 'Itinerary cart' })
    await cart.getByRole('listitem').nth(3).waitFor()
    await expect.poll(() => cart.getByRole('listitem').count()).toBe(4)
    await keys.activate(/^Remove Boat on the Seine/)
    await page.getByText('Item Removed', { exact: true }).waitFor()
    await expect.poll(() => cart.getByRole('listitem').count()).toBe(3)
    await keys.activate(/^Export PDF$/)
    await cart.getByText('Email Required', { exact: true }).waitFor()
    // The focus stands in the field that is missing.
    await keys.type('noor@example.ca')
    await expectPdf(page, () => keys.press('Enter'))
    await visit.close()
  })
})
