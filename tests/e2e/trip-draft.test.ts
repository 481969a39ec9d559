import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptText } from '../support/kept-text.ts'
import { openSite, signIn, type Site, sizesOr, type Visit } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Leaves a draft in the browser, as an earlier visit would have. */
async function leaveDraft({ page }: Visit, owner?: string): Promise<void> {
  await page.goto('/')
  await page.evaluate((somebody) => {
    localStorage.setItem('selectedDestination', 'Lisbon')
    localStorage.setItem('travelDates', '{"start":"2027-06-01","end":"2027-06-02"}')
    localStorage.setItem('travel-budget', '800')
    localStorage.setItem(
      'itinerary',
      '[{"id":"1","type":"hotel","name":"Casa","price":120,"location":"Lisbon","date":"2027-06-01"}]',
    )
    if (somebody) localStorage.setItem('draft-owner', somebody)
  }, owner)
}

const destination = ({ page }: Visit) => page.getByRole('textbox', { name: 'Destination' })

describe.each(sizesOr('1280'))('the draft of a new trip at $name px', (size) => {
  test('PLAN-08 a draft without an owner goes to the next account that signs in, once', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await leaveDraft(visit)
    await signIn(site, visit)
    await page.goto('/planner')
    await destination(visit).waitFor()
    await expect.poll(() => destination(visit).inputValue()).toBe('Lisbon')
    await page.getByRole('heading', { name: 'Waiting for this trip' }).waitFor()
    await visit.context.clearCookies()
    await signIn(site, visit)
    await visit.page.goto('/planner')
    await destination(visit).waitFor()
    await expect.poll(() => destination(visit).inputValue()).toBe('')
    await visit.close()
  })

  test('B4 A11 a draft with dates is the trip as soon as there is an account: nothing is asked twice', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await leaveDraft(visit)
    await page.goto('/planner')
    const draft = page.getByRole('region', { name: 'Your Itinerary' })
    await draft.getByText('Total Cost for 1 adult', { exact: true }).waitFor()
    await draft.getByText('$120', { exact: true }).last().waitFor()
    await page.getByLabel('Email').fill(`draft${size.name}@example.ca`)
    await page.getByRole('button', { name: 'Keep this trip' }).click()
    await page.getByLabel('First name').fill('Ann')
    await page.getByLabel('Last name').fill('Roy')
    await page.getByLabel('Password').fill('spruce-and-maple')
    await page.getByRole('button', { name: 'Keep this trip' }).click()
    await page.getByRole('heading', { name: 'Lisbon, 2 days' }).waitFor()
    await page.getByText('Everything is saved').first().waitFor()
    await expect.poll(() => page.url()).toContain('view=days')
    const trips = await (await page.request.get('/api/itineraries')).json()
    expect(trips).toMatchObject([{ budgetCad: 800, totalCad: 120, itemCount: 1 }])
    await visit.close()
  })

  test("PLAN-08 another account's draft is never shown", async () => {
    const visit = await site.open(size)
    await leaveDraft(visit, 'somebody-else')
    await signIn(site, visit)
    await visit.page.goto('/planner')
    await destination(visit).waitFor()
    await expect.poll(() => destination(visit).inputValue()).toBe('')
    await visit.close()
  })

  test('PLAN-05 HOME-03 a destination in the address goes first and comes through sign-in', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await page.goto('/planner?destination=Tokyo')
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor()
    const back = new URL(page.url()).searchParams.get('returnTo')
    expect(back).toBe('/planner?destination=Tokyo')
    await signIn(site, visit)
    // The older name of the amount.
    await page.evaluate(() => localStorage.setItem('budget', '640'))
    await page.goto(back ?? '')
    await destination(visit).waitFor()
    await expect.poll(() => destination(visit).inputValue()).toBe('Tokyo')
    await page.getByRole('button', { name: 'Continue to Dates' }).click()
    await expect.poll(() => page.getByLabel('Budget').inputValue()).toBe('640')
    await visit.close()
  })

  test('PLAN-05 a draft that became a trip is cleared', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await leaveDraft(visit)
    await signIn(site, visit)
    await page.goto('/planner')
    await page.getByRole('button', { name: 'Continue to Dates' }).click()
    await page.getByRole('button', { name: 'Continue to Hotels' }).click()
    await page.getByRole('heading', { name: 'Lisbon, 2 days' }).waitFor()
    await page.getByText('Everything is saved').waitFor()
    const [{ id }] = await (await page.request.get('/api/itineraries')).json()
    const trip = await (await page.request.get(`/api/itineraries/${id}`)).json()
    expect(trip).toMatchObject({
      budgetCad: 800,
      days: [{ items: [{ name: 'Casa', type: 'hotel', price: 120 }] }, { items: [] }],
    })
    // The copy for offline use is stored after the answer has been shown.
    await expect.poll(() => keptText(page)).toContain('"Casa"')
    await page.goto('/planner')
    await destination(visit).waitFor()
    await expect.poll(() => destination(visit).inputValue()).toBe('')
    await expect.poll(() => page.getByText('Casa').count()).toBe(0)
    // What was seen of the trip stays readable while the server cannot be reached.
    await page.route('**/api/itineraries/*', (route) => route.abort())
    await page.goto(`/planner?trip=${id}`)
    await page.getByRole('heading', { name: 'Lisbon, 2 days' }).waitFor()
    // The items are stored after the page has been painted.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('itinerary')))
      .toContain('Casa')
    // And where a browser keeps no answers, at least the items.
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
    await page.goto(`/planner?trip=${id}`)
    await page.getByRole('heading', { name: 'The last copy on this device' }).waitFor()
    await page.getByText('Casa').waitFor()
    await visit.context.close()
  })

  test('PLAN-05 CART-01 where storing is forbidden or full the planner works, and the cart says that it cannot', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await signIn(site, visit)
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('no room', 'QuotaExceededError')
      }
      Storage.prototype.setItem = refuse
      Storage.prototype.getItem = refuse
    })
    await page.goto('/planner')
    await destination(visit).fill('Rome')
    await page.getByRole('button', { name: 'Continue to Dates' }).click()
    await page.getByLabel('Start date').fill('2027-04-12')
    await page.getByLabel('End date').fill('2027-04-13')
    await page.getByRole('button', { name: 'Continue to Hotels' }).click()
    await page.getByRole('heading', { name: 'Rome, 2 days' }).waitFor()
    await page
      .getByRole('button', { name: /^Add to Trip: / })
      .first()
      .click()
    await page.getByText('Everything is saved').waitFor()
    if (size.phone) await page.getByRole('button', { name: 'Open itinerary' }).click()
    await page.getByRole('button', { name: 'Put all into the cart' }).click()
    await page.getByText('There’s no room left for it on this device.', { exact: true }).waitFor()
    await visit.close()
  })
})
