import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  expectAccessible,
  openSite,
  signIn,
  type Site,
  sizes,
  type Visit,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const paris = { ref: 'paris', name: 'Paris', countryCode: 'FR', lat: 48.8566, lng: 2.3522 }

/** A trip to Paris, open at its hotels. */
async function openHotels(visit: Visit, grant?: string): Promise<string> {
  const { page } = visit
  await signIn(site, visit, grant)
  const answer = await page.request.post(`${site.app.url}/api/itineraries`, {
    headers: { origin: site.app.url },
    data: { destinations: [paris], startDate: '2027-04-12', endDate: '2027-04-14' },
  })
  const { id } = await answer.json()
  await page.goto(`/planner?trip=${id}&step=hotels`)
  await page.getByText(/hotels in Paris/).waitFor()
  return id
}

describe.each(sizes)('booking a stay at $name px', (size) => {
  test('STAY-06 STAY-07 STAY-08 from the hotel to the number, by keyboard in the form, and cancelled again', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const id = await openHotels(visit, 'explorer')
    const first = page.getByRole('article').first()
    const total = /([\d,]+\.\d\d) with taxes/.exec((await first.textContent()) ?? '')?.[1] ?? ''
    await first.getByRole('button', { name: /^Book Now: / }).click()
    const dialog = page.getByRole('dialog', { name: 'Book this stay' })
    await dialog.getByText(`$${total}`).first().waitFor()
    await expectAccessible(page)

    await dialog.getByLabel('Phone').fill('')
    await dialog.getByLabel('Phone').press('Enter')
    await dialog.getByText('Please fill in all guest information fields.').waitFor()
    expect(await dialog.getByLabel('Phone').evaluate((e) => e === document.activeElement)).toBe(
      true,
    )
    await dialog.getByLabel('Email').fill('zoe@example')
    await dialog.getByLabel('Phone').fill('+1 416 555 0100')
    await dialog.getByLabel('Phone').press('Enter')
    await dialog.getByText('Invalid Email').waitFor()
    await dialog.getByLabel('Email').fill('zoe@example.ca')
    await dialog.getByRole('button', { name: 'Continue to Payment' }).click()

    await dialog.getByLabel('Card number').fill('4000 0000 0000 0002')
    await dialog.getByLabel('CVV').fill('123')
    await dialog.getByLabel('CVV').press('Enter')
    await dialog.getByText('Please fill in all payment details.').waitFor()
    await dialog.getByLabel('Expiry').fill('12/28')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: `Book Now · $${total}` }).click()
    await dialog.getByText('The card was declined. Nothing was booked or charged.').waitFor()
    await dialog.getByRole('button', { name: 'Back' }).click()
    expect(await dialog.getByLabel('Email').inputValue()).toBe('zoe@example.ca')
    await dialog.getByRole('button', { name: 'Continue to Payment' }).click()
    await dialog.getByLabel('Card number').fill('4242 4242 4242 4242')
    await dialog.getByRole('button', { name: /^Book Now · / }).click()
    await page.getByText('Booking Confirmed', { exact: true }).waitFor()
    await dialog.waitFor({ state: 'hidden' })

    // What is booked is in the trip, at the figure that was shown.
    await page.getByText('Everything is saved').waitFor()
    const trip = await (await page.request.get(`/api/itineraries/${id}`)).json()
    expect(trip).toMatchObject({ itemCount: 1, totalCad: Number(total.replace(',', '')) })

    await page.goto('/profile')
    await page.getByText('Confirmed', { exact: true }).waitFor()
    await page.getByText(/^Booking number WL-/).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Cancel / }).click()
    const asked = page.getByRole('dialog', { name: 'Cancel this booking?' })
    await asked.getByRole('button', { name: 'Cancel booking' }).click()
    await page.getByText('Cancelled', { exact: true }).waitFor()
    expect(await page.getByText('Not booked', { exact: true }).count()).toBe(1)
    await visit.close()
  })

  test('TIER-04 STAY-06 the free tier sees what would open it', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await openHotels(visit)
    await page
      .getByRole('button', { name: /^Book Now: / })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Book this stay' })
    await dialog.getByText('Booking here comes with Explorer or Wanderlust').waitFor()
    expect(await dialog.getByLabel('Email').count()).toBe(0)
    await expectAccessible(page)
    await visit.close()
  })
})

test('STAY-10 an offer that has expired says so and leads to a new search', async () => {
  const visit = await site.open(sizes[1])
  const { page } = visit
  await page.route('**/api/search/hotels*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    for (const offer of body.data) offer.id = offer.id.replace(/[^;]+$/, '1')
    await route.fulfill({ response: answer, json: body })
  })
  await openHotels(visit, 'explorer')
  await page
    .getByRole('button', { name: /^Book Now: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Book this stay' })
  await dialog.getByLabel('Phone').fill('+1 416 555 0100')
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click()
  await dialog.getByLabel('Card number').fill('4242 4242 4242 4242')
  await dialog.getByLabel('Expiry').fill('12/28')
  await dialog.getByLabel('CVV').fill('123')
  await dialog.getByRole('button', { name: /^Book Now · / }).click()
  await dialog.getByText('This offer has expired.', { exact: false }).waitFor()
  await page.unroute('**/api/search/hotels*')
  const anew = page.waitForResponse(/\/api\/search\/hotels/)
  await dialog.getByRole('button', { name: 'Search again' }).click()
  expect((await anew).status()).toBe(200)
  await visit.close()
})
