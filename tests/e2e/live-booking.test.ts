import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  sizesOr,
} from '../support/site.ts'
import { liteApiAnswers } from '../vendors/liteapi.ts'
import { liteApiBookings, newLedger } from '../vendors/liteapi-booking.ts'
import { type MockVendor, startMockVendor } from '../vendors/mock-vendor.ts'

const ledger = newLedger()
/** What the search of the supplier waits for. */
let held: Promise<void> | undefined
let rates: MockVendor
let desk: MockVendor
let site: Site
beforeAll(async () => {
  rates = await startMockVendor(liteApiAnswers(), () => held)
  desk = await startMockVendor(liteApiBookings(ledger))
  site = await openSite({
    STAYS_PROVIDER: 'liteapi',
    BOOKINGS_PROVIDER: 'liteapi',
    LITEAPI_KEY: 'sand_test_key',
    LITEAPI_URL: rates.url,
    LITEAPI_BOOK_URL: desk.url,
    LITEAPI_PAYMENT_URL: `${desk.url}/form.js`,
  })
})
afterAll(async () => {
  await site.close()
  await rates.close()
  await desk.close()
})

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6" />'
const paris = { ref: 'paris', name: 'Paris', countryCode: 'FR', lat: 48.8566, lng: 2.3522 }

describe.each(sizesOr('1280'))('a live supplier at $name px', (size) => {
  test('STAY-08 STAY-09 paid in the supplier’s own form: refused once, then booked; no card of it reaches this site', async () => {
    const visit = await site.open(size)
    const { page } = visit
    // The vendor's photos stand on its own hosts.
    await visit.context.route(
      ({ hostname }) => !/^(127\.|localhost$)/.test(hostname),
      (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }),
    )
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(site.app.url)) sent.push(request.postData() ?? '')
    })
    await signIn(site, visit, 'explorer')
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
    let release = (): void => undefined
    held = new Promise((done) => (release = done))
    await page.goto(`/planner?trip=${id}&step=hotels`)
    // A supplier that is slow: the page says so soon, and stays usable; its hotels come by themselves.
    const slow = page.getByText(/^This is taking longer than usual/).first()
    await expect.poll(() => slow.evaluate((line) => getComputedStyle(line).opacity)).toBe('1')
    await expect.poll(() => page.getByText(/No hotels found/).count()).toBe(0)
    held = undefined
    release()
    await page.getByText(/hotels in Paris/).waitFor()
    await page
      .getByRole('button', { name: /^Book Now: / })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Book this stay' })
    await dialog.getByLabel('Phone').fill('+1 416 555 0100')
    ledger.dearer = 10
    await dialog.getByRole('button', { name: 'Continue to Payment' }).click()
    // Dearer than it was seen: agreed to first.
    await dialog.getByText(/The price has changed/).waitFor()
    await dialog.getByRole('button', { name: /^Accept / }).click()
    await dialog.getByRole('button', { name: 'Continue to Payment' }).click()
    const frame = page.frameLocator('iframe[title="Payment form of the hotel partner"]')
    await frame.getByLabel('Number of the card').waitFor()
    await dialog.getByText(/^The rooms are held for you until \d\d:\d\d/).waitFor()
    await dialog.getByText(/^Free to cancel until /).waitFor()
    await expect.poll(() => dialog.getByLabel(/CVV|Expiry|Card number/).count()).toBe(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await frame.getByLabel('Number of the card').fill('4000 0000 0000 0002')
    await frame.getByRole('button', { name: 'Pay now' }).click()
    await dialog.getByText(/^The payment didn’t go through/).waitFor()
    expect(ledger.orders).toEqual([])
    await frame.getByLabel('Number of the card').fill('4242 4242 4242 4242')
    await frame.getByRole('button', { name: 'Pay now' }).click()
    await page.getByText('Booking Confirmed', { exact: true }).waitFor()
    expect(ledger.orders).toHaveLength(1)
    expect(sent.join(' ')).not.toMatch(/4242|0002/)

    await page.goto('/profile')
    await page.getByText(/^Booking number LA/).waitFor()
    await page.getByRole('button', { name: /^Cancel (?!booking)/ }).click()
    const asked = page.getByRole('dialog', { name: 'Cancel this booking?' })
    await asked.getByText(/^.*We refund \$/).waitFor()
    await asked.getByRole('button', { name: 'Cancel booking' }).click()
    await page.getByText('Cancelled', { exact: true }).waitFor()
    expect(ledger.orders[0]?.state).toBe('CANCELLED')
    await visit.close()
  })
})
