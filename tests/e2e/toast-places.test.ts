import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { full } from '../support/full-rounds.ts'
import { drawnOr, openSite, signIn, type Site, type Size } from '../support/site.ts'
import { coveredByToast, focusedName } from '../support/toast-cover.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const lisbon = { ref: 'lisbon', name: 'Lisbon', countryCode: 'PT', lat: 38.7223, lng: -9.1393 }

/** A trip open at its hotels, with so many things in it. */
async function openHotels(size: Size, things = 0) {
  const visit = await site.open(size)
  const { page } = visit
  await signIn(site, visit, 'explorer')
  const answer = await page.request.post(`${site.app.url}/api/itineraries`, {
    headers: { origin: site.app.url },
    data: { destinations: [lisbon], startDate: '2027-05-10', endDate: '2027-05-12' },
  })
  const { id } = await answer.json()
  for (let thing = 1; thing <= things; thing++)
    await page.request.post(`${site.app.url}/api/itineraries/${id}/items`, {
      headers: { origin: site.app.url },
      data: { type: 'activity', name: `Walk ${thing}`, price: 10, day: '2027-05-10' },
    })
  await page.goto(`/planner?trip=${id}&step=hotels`)
  await page.getByText(/hotels in Lisbon/).waitFor()
  return { ...visit, id }
}

const toast = (page: Page, title: string) =>
  page.locator('section[aria-label="Notifications, F8"] > div').getByText(title, { exact: true })

/** Adds so many hotels, each with its toast, and looks whether the pressed button is still free. */
async function addHotels(page: Page, count: number): Promise<void> {
  for (let added = 0; added < count; added++) {
    const add = page.getByRole('button', { name: /^Add to Trip: / }).first()
    const name = (await add.getAttribute('aria-label'))?.replace('Add to Trip: ', '') ?? ''
    await add.click()
    await toast(page, 'Added to Trip').waitFor()
    await expect.poll(() => focusedName(page)).toBe(`Added, remove: ${name}`)
    await expect.poll(() => coveredByToast(page)).toEqual([])
  }
}

describe.each(drawnOr('390'))('toasts and focus at $name px', (size) => {
  test('SHELL-14 CART-02 a toast covers no button of the cart or of a sheet, and the focus stays by what was removed', async () => {
    const visit = await openHotels(size, 5)
    const { page } = visit
    await addHotels(page, 1)
    if (size.phone) {
      await page.getByRole('button', { name: 'Open itinerary' }).click()
      const next = await page.getByRole('button', { name: /^Remove / }).nth(1)
      const nextName = (await next.getAttribute('aria-label')) ?? ''
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click()
      await toast(page, 'Item Removed').waitFor()
      await expect.poll(() => focusedName(page)).toBe(nextName)
      await expect.poll(() => coveredByToast(page)).toEqual([])
    }
    await page.getByRole('button', { name: 'Put all into the cart' }).click()
    const cart = page.getByRole('dialog', { name: 'Itinerary cart' })
    await cart.waitFor()
    const removals = cart.getByRole('button', { name: /^Remove / })
    const names = await removals.evaluateAll((all) => all.map((one) => one.ariaLabel))
    await removals.nth(1).click()
    await toast(page, 'Item Removed').waitFor()
    await expect.poll(() => toast(page, 'Item Removed').count()).toBe(1)
    await expect.poll(() => focusedName(page)).toBe(names[2])
    await expect.poll(() => coveredByToast(page)).toEqual([])
    // The last of the list: the one before it.
    await removals.last().click()
    await expect.poll(() => focusedName(page)).toBe(names.at(-2))
    await expect.poll(() => coveredByToast(page)).toEqual([])
    await cart.getByRole('button', { name: 'Clear cart' }).click()
    await toast(page, 'Cart Cleared').waitFor()
    await expect.poll(() => coveredByToast(page)).toEqual([])
    // Nothing is left: the heading.
    await expect.poll(() => focusedName(page)).toBe('Itinerary cart')
    await visit.close()
  })
})

describe.each(drawnOr('1440'))('toasts and focus at $name px', (size) => {
  test('PLAN-03 a removal in the trip, a cleared filter and a menu’s deletion leave the focus in the page', async () => {
    const visit = await openHotels(size, 1)
    const { page, id } = visit
    await addHotels(page, 1)
    if (size.phone) await page.getByRole('button', { name: 'Open itinerary' }).click()
    const removals = page.getByRole('button', { name: /^Remove / })
    await expect.poll(() => removals.count()).toBe(2)
    const [, second] = await removals.evaluateAll((all) => all.map((one) => one.ariaLabel))
    await removals.first().press('Enter')
    await expect.poll(() => focusedName(page)).toBe(second)
    await removals.first().press('Enter')
    await page.getByText('Nothing yet.', { exact: false }).waitFor()
    await expect.poll(() => focusedName(page)).toBe('Your Itinerary')
    if (size.phone) await page.getByRole('button', { name: 'Your Itinerary, open' }).press('Enter')

    await page.getByText('Filters', { exact: true }).click()
    await page.getByLabel('Find by name or district').fill('no such hotel')
    await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
    await page.getByText(/^\d+ hotels in Lisbon/).waitFor()
    await expect.poll(() => focusedName(page)).toMatch(/hotels in Lisbon/)

    await page.goto('/itinerary')
    const menu = page.getByRole('button', { name: /^More for / })
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => focusedName(page)).not.toBe('')
    expect((await page.request.get(`/api/itineraries/${id}`)).status()).toBe(404)
    await visit.close()
  })
})

test.each(drawnOr('1440'))(
  'SHELL-14 B5 the toast of a swap leaves the row free that was swapped to, at $name px',
  async (size) => {
    const visit = await openHotels(size)
    const { page } = visit
    await addHotels(page, 1)
    const row = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Swap to this: / }) })
      .nth(2)
    const name = await row.getByRole('heading').innerText()
    // At the foot of the window, where toasts come.
    await row.evaluate((one) => one.scrollIntoView({ block: 'end' }))
    await row.getByRole('button', { name: /^Swap to this: / }).click()
    await toast(page, 'Swapped').waitFor()
    const own = page.getByRole('article').filter({
      has: page.getByRole('button', { name: `Added, remove: ${name}`, exact: true }),
    })
    await own.waitFor()
    const overlap = async (): Promise<number> => {
      const [a, b] = [
        await page.locator('section[aria-label="Notifications, F8"] > div').boundingBox(),
        await own.boundingBox(),
      ]
      if (!a || !b) throw new Error('No toast or no row')
      return Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
    }
    await expect.poll(overlap).toBeLessThanOrEqual(0)
    await expect.poll(() => coveredByToast(page)).toEqual([])
    // Its button stays under the pointer that presses it.
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await page.getByRole('button', { name: `Swap to this: ${name}` }).waitFor()
    await visit.close()
  },
)

describe.each(drawnOr('390'))('toasts and focus at $name px', (size) => {
  test('PLAN-03 DINE-01 what is in the trip says Added: a second press removes it, and adds no second one', async () => {
    const visit = await openHotels(size)
    const { page, id } = visit
    const trip = async () => (await page.request.get(`/api/itineraries/${id}`)).json()
    const items = async (): Promise<number> => (await trip()).itemCount
    /** What is in the trip becomes an idea, elsewhere. */
    const makeIdea = async (): Promise<void> => {
      const { days, unscheduled } = await trip()
      const [item] = [...days.flatMap((day: { items: object[] }) => day.items), ...unscheduled]
      await page.request.patch(`/api/itineraries/${id}/items/${item.id}`, {
        headers: { origin: site.app.url },
        data: { status: 'idea' },
      })
    }
    for (const step of ['step=hotels', 'step=activities', 'step=activities&show=attractions']) {
      await page.goto(`/planner?trip=${id}&${step}`)
      const add = page.getByRole('button', { name: /^Add to Trip: / }).first()
      const name = (await add.getAttribute('aria-label'))?.replace('Add to Trip: ', '') ?? ''
      await add.click()
      const added = page.getByRole('button', { name: `Added, remove: ${name}` })
      await added.waitFor()
      await expect.poll(items).toBe(1)
      // An idea does not count: the same button plans it again, and adds no second one.
      await makeIdea()
      await page.reload()
      const again = step === 'step=hotels' ? 'Use this stay' : 'Plan this idea'
      await page.getByRole('button', { name: `${again}: ${name}` }).click()
      await added.waitFor()
      await expect.poll(items).toBe(1)
      // Read anew it still knows.
      await page.reload()
      await added.press('Enter')
      await page.getByRole('button', { name: `Add to Trip: ${name}`, exact: true }).waitFor()
      await expect.poll(items).toBe(0)
    }
    await visit.close()
  })
})

test.runIf(full).each(drawnOr('1440'))(
  'RENT-04 FLY-08 CART-02 what is in the cart says Added at $name px',
  async (size) => {
    const visit = await site.open(size)
    const { page } = visit
    await page.goto(
      '/search?location=Paris&locationId=paris&checkIn=2027-04-12&checkOut=2027-04-14',
    )
    const add = page.getByRole('button', { name: /^Add to cart: / }).first()
    const name = (await add.getAttribute('aria-label'))?.replace('Add to cart: ', '') ?? ''
    await add.click()
    await page.getByRole('button', { name: 'Itinerary cart, 1 item' }).waitFor()
    await page.getByRole('button', { name: `Added, remove: ${name}` }).press('Enter')
    await page
      .getByRole('button', { name: 'Itinerary cart, 0 items' })
      .or(page.getByRole('button', { name: 'Itinerary cart', exact: true }))
      .first()
      .waitFor()
    await page.getByRole('button', { name: `Add to cart: ${name}`, exact: true }).waitFor()

    await page.goto('/flights?origin=YYZ&destination=LIS&departureDate=2027-05-10&adults=2')
    await page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .click()
    const details = page.getByRole('dialog', { name: 'Flight Details' })
    await details.getByRole('button', { name: 'Add to Itinerary' }).click()
    await page.getByRole('button', { name: 'Itinerary cart, 1 item' }).waitFor()
    await page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .click()
    await details.getByRole('button', { name: 'Added, remove from the cart' }).press('Enter')
    await details.getByRole('button', { name: 'Add to Itinerary' }).waitFor()
    await visit.close()
  },
)
