import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyboardOn } from '../support/keyboard.ts'
import {
  expectAccessible,
  openSite,
  signIn,
  type Site,
  sizesOr,
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
    data: {
      destinations: [paris],
      startDate: '2027-04-12',
      endDate: '2027-04-14',
      party: { adults: 2 },
    },
  })
  const { id } = await answer.json()
  await page.goto(`/planner?trip=${id}&step=hotels`)
  await page.getByText(/hotels in Paris/).waitFor()
  return id
}

/** The list is sorted a moment after the choice; until then another hotel is its first. */
async function bestFirst(page: Page): Promise<boolean> {
  const texts = await page.getByRole('article').allTextContents()
  const ratings = texts.map((text) => Number(/(\d\.\d) out of 5/.exec(text)?.[1]))
  return (
    ratings.length > 0 &&
    ratings.every((rating, at) => at === 0 || (ratings[at - 1] ?? 0) >= rating)
  )
}

describe.each(sizesOr('1280'))('booking a stay at $name px', (size) => {
  test('STAY-01 STAY-06 STAY-07 STAY-08 by keyboard alone: from the search to the number, and cancelled again', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const keys = keyboardOn(page)
    const retype = async (text: string) => {
      await keys.press('Control+A')
      await keys.type(text)
    }
    const id = await openHotels(visit, 'explorer')
    await page.request.post(`${site.app.url}/api/itineraries/${id}/items`, {
      headers: { origin: site.app.url },
      data: {
        type: 'attraction',
        name: 'Arc de Triomphe',
        day: '2027-04-13',
        lat: 48.8738,
        lng: 2.295,
      },
    })
    await keys.activate(/^Filters$/)
    await keys.tabTo(/^Guests/)
    await keys.press('ArrowDown')
    await keys.tabTo(/^Sort by/)
    await keys.press('ArrowDown')
    await keys.press('ArrowDown')
    await expect.poll(() => page.url()).toMatch(/sort=rating.*guests=3|guests=3.*sort=rating/)
    await page.getByText(/hotels in Paris/).waitFor()
    await expect.poll(() => bestFirst(page)).toBe(true)
    await keys.activate(/^Show map$/)
    const map = page.getByRole('region', { name: 'Map of the hotels' })
    await map.waitFor()
    // Where the days go stands there too.
    await map.locator('[data-beside]').waitFor({ state: 'attached' })
    // The focus is still on the button.
    await expect.poll(() => keys.focused()).toBe('Hide map')
    await keys.press('Enter')
    const first = page.getByRole('article').first()
    const said =
      /\$([\d,]+(?:\.\d\d)?) for \d nights?/.exec((await first.textContent()) ?? '')?.[1] ?? ''
    const total = said.includes('.') ? said : `${said}.00`
    await keys.activate(/^Book Now: /)
    const dialog = page.getByRole('dialog', { name: 'Book this stay' })
    await dialog.getByText(`$${total}`).first().waitFor()
    await dialog.getByText('2 nights, 3 guests').waitFor()
    await dialog.getByText('Taxes and fees included').waitFor()
    // The law stands beside the payment, once.
    await expect.poll(() => dialog.getByText(/not a registered agency/).count()).toBe(0)
    await expectAccessible(page)

    await keys.tabTo(/^Phone/)
    await keys.press('Enter')
    await dialog.getByText('Please fill in all guest information fields.').waitFor()
    await expect.poll(() => keys.focused()).toMatch(/^Phone/)
    await keys.type('+1 416 555 0100')
    await keys.tabTo(/^Email/, 'Shift+Tab')
    await retype('zoe@example')
    await keys.press('Enter')
    await dialog.getByText('Invalid Email').waitFor()
    await retype('zoe@example.ca')
    await keys.activate(/^Continue to Payment$/)

    // The number says what card it is.
    await keys.enter(/^Card number/, '3782')
    await expect.poll(() => dialog.getByLabel('Card type').inputValue()).toBe('amex')
    await retype('4000 0000 0000 0002')
    await expect.poll(() => dialog.getByLabel('Card type').inputValue()).toBe('visa')
    await keys.enter(/^CVV/, '123')
    await keys.press('Enter')
    await dialog.getByText('Please fill in all payment details.').waitFor()
    await keys.type('12/28')
    await expectAccessible(page)
    await keys.activate(new RegExp(`^Book Now · \\$${total.replace('.', '\\.')}`))
    await dialog.getByText('The card was declined. Nothing was booked or charged.').waitFor()
    await keys.activate(/^Back$/)
    await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe('zoe@example.ca')
    await keys.activate(/^Continue to Payment$/)
    await keys.tabTo(/^Card number/)
    await retype('4242 4242 4242 4242')
    await keys.activate(/^Book Now · /)
    await page.getByText('Booking Confirmed', { exact: true }).waitFor()
    const voucher = page.getByRole('dialog', { name: 'Booking Confirmed' })
    await voucher.getByText(`$${total} CAD`).waitFor()
    await voucher.getByText(/^WL-/).waitFor()
    await voucher.getByText('Mon 12 Apr 2027, from 15:00').waitFor()
    await voucher.getByText('Wed 14 Apr 2027, by 11:00').waitFor()
    await dialog.waitFor({ state: 'hidden' })

    // What is booked is in the trip, at the figure that was shown.
    await expect
      .poll(async () => (await page.request.get(`/api/itineraries/${id}`)).json())
      .toMatchObject({ itemCount: 2, totalCad: Number(total.replace(',', '')) })
    await page.getByText('Everything is saved').waitFor()

    await page.goto('/profile')
    await page.getByText('Confirmed', { exact: true }).waitFor()
    await page.getByText(/^Booking number WL-/).waitFor()
    // The declined one and the booked one, both at the figure of the card.
    await expect.poll(() => page.getByText(`$${total}`, { exact: true }).count()).toBe(2)
    await expectAccessible(page)
    // A supplier that refuses is quoted, and the booking stays; the next time it is cancelled.
    const words = 'The hotel no longer cancels this stay free of charge. It stays booked.'
    await page.route(
      '**/api/bookings/*/cancel',
      (route) =>
        route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          body: JSON.stringify({ code: 'not-cancelled', message: words }),
        }),
      { times: 1 },
    )
    await keys.activate(/^Cancel (?!booking)/)
    const asked = page.getByRole('dialog', { name: 'Cancel this booking?' })
    await asked.waitFor()
    await keys.activate(/^Cancel booking$/)
    await asked.getByText(words).waitFor()
    await keys.activate(/^Cancel booking$/)
    await page.getByText('Cancelled', { exact: true }).waitFor()
    await expect.poll(() => page.getByText('Not booked', { exact: true }).count()).toBe(1)
    await visit.close()
  })
})

describe.each(sizesOr('390'))('booking a stay at $name px', (size) => {
  test('TIER-04 STAY-06 the free tier sees what would open it', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await openHotels(visit)
    // On a phone a row books from its details.
    if (size.phone)
      await page
        .getByRole('button', { name: /^Details: / })
        .first()
        .click()
    await page
      .getByRole('button', { name: /^Book Now: / })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Book this stay' })
    await dialog.getByText('Booking here comes with Explorer or Wanderlust').waitFor()
    await expect.poll(() => dialog.getByLabel('Email').count()).toBe(0)
    await expectAccessible(page)
    await visit.close()
  })
})

test.each(sizesOr('1280'))(
  'STAY-10 STAY-07 by pointer at $name px: what the server refuses of the guest, an offer that has expired, a price that has changed',
  async (size) => {
    const visit = await site.open(size)
    const { page } = visit
    await page.route('**/api/search/hotels*', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      body.data.forEach((offer: { id: string; hotel: { name: string } }, at: number) => {
        offer.hotel.name = at % 2 === 0 ? `Expired ${at}` : `Changed ${at}`
        offer.id = offer.id.replace(
          ...((at % 2 === 0 ? [/[^;]+$/, '1'] : [/;\d+;([^;]+)$/, ';100;$1']) as [RegExp, string]),
        )
      })
      await route.fulfill({ response: answer, json: body })
    })
    const id = await openHotels(visit, 'explorer')
    const dialog = page.getByRole('dialog', { name: 'Book this stay' })
    const tryToBook = async (name: RegExp) => {
      await page.getByRole('button', { name }).first().click()
      await dialog.getByLabel('Phone').fill('+1 416 555 0100')
      await dialog.getByRole('button', { name: 'Continue to Payment' }).click()
      await dialog.getByLabel('Card number').fill('4242 4242 4242 4242')
      await dialog.getByLabel('Expiry').fill('12/28')
      await dialog.getByLabel('CVV').fill('123')
      await dialog.getByRole('button', { name: /^Book Now · / }).click()
    }
    await tryToBook(/^Book Now: Expired/)
    await dialog.getByText('This offer has expired.', { exact: false }).waitFor()
    // An address that looks like one and is none: the server says so, and its field is shown.
    await dialog.getByRole('button', { name: 'Back' }).click()
    const known = await dialog.getByLabel('Email').inputValue()
    await dialog.getByLabel('Email').fill('zoe@-example.ca')
    await dialog.getByRole('button', { name: 'Continue to Payment' }).click()
    await dialog.getByText(/protected under the provincial travel industry act/).waitFor()
    await dialog.getByRole('button', { name: /^Book Now · / }).click()
    await dialog.getByText('Check the guest information').waitFor()
    await expect.poll(() => dialog.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
    await dialog.getByLabel('Email').fill(known)
    await dialog.getByRole('button', { name: 'Continue to Payment' }).click()
    await dialog.getByRole('button', { name: /^Book Now · / }).click()
    const anew = page.waitForResponse(/\/api\/search\/hotels/)
    await dialog.getByRole('button', { name: 'Search again' }).click()
    expect((await anew).status()).toBe(200)

    await tryToBook(/^Book Now: Changed/)
    await dialog.getByText('The price has changed since you saw it.', { exact: false }).waitFor()
    const accept = dialog.getByRole('button', { name: /^Accept \$/ })
    const price = (await accept.innerText()).replace('Accept ', '')
    await expectAccessible(page)
    await accept.click()
    await dialog.getByRole('button', { name: `Book Now · ${price}` }).click()
    await page.getByText('Booking Confirmed', { exact: true }).waitFor()
    await page.getByText('Everything is saved').waitFor()
    const trip = await (await page.request.get(`/api/itineraries/${id}`)).json()
    expect(trip.totalCad).toBe(Number(price.replace(/[$,]/g, '')))
    await visit.close()
  },
)
