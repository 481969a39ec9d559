import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  drawnOr,
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  type Size,
} from '../support/site.ts'
import { focusedName } from '../support/toast-cover.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const lisbon = { ref: 'lisbon', name: 'Lisbon', countryCode: 'PT', lat: 38.7223, lng: -9.1393 }

/** A trip to Lisbon, open at its hotels, and the first of them about to be paid. */
async function openPayment(site: Site, size: Size) {
  const visit = await site.open(size, size.phone ? 'dark' : 'light')
  const { page } = visit
  const { email } = await signIn(site, visit, 'explorer')
  const answer = await page.request.post(`${site.app.url}/api/itineraries`, {
    headers: { origin: site.app.url },
    data: {
      destinations: [lisbon],
      startDate: '2027-05-10',
      endDate: '2027-05-14',
      party: { adults: 2 },
    },
  })
  const { id } = await answer.json()
  await page.goto(`/planner?trip=${id}&step=hotels`)
  await page.getByText(/hotels in Lisbon/).waitFor()
  const name = await page.getByRole('article').first().getByRole('heading').innerText()
  if (size.phone) await page.getByRole('button', { name: `Details: ${name}` }).click()
  await page.getByRole('button', { name: `Book Now: ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Phone').fill('+1 416 555 0100')
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click()
  await dialog.getByLabel('Expiry').fill('12/28')
  await dialog.getByLabel('CVV').fill('123')
  const pay = async (card: string): Promise<void> => {
    await dialog.getByLabel('Card number').fill(card)
    await dialog.getByRole('button', { name: /^Book Now · / }).click()
  }
  return { ...visit, id, email, name, dialog, pay }
}

/** The bar of a stay above the days. */
const barOf = (page: Page, name: string) =>
  page.locator('[data-open]').filter({ hasText: name }).first()

const good = '4242 4242 4242 4242'

/** Whether something of the page lies over the dialog: its own toast is asked about elsewhere. */
const topmost = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    const { left, top, width, height } = dialog?.getBoundingClientRect() ?? new DOMRect()
    return [0.1, 0.5, 0.9].every((part) =>
      dialog?.contains(document.elementFromPoint(left + width / 2, top + height * part)),
    )
  })

describe.each(drawnOr('1440'))('what comes of a booking at $name px', (size) => {
  test('STAY-09 a booking ends in a confirmation that stays until it is put away, and the card says Booked', async () => {
    const visit = await openPayment(site, size)
    const { page, id, email, name, pay } = visit
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await pay(good)
    const voucher = page.getByRole('dialog', { name: 'Booking Confirmed' })
    await voucher.waitFor()
    await page.getByText('Booking Confirmed', { exact: true }).waitFor()
    const words = await voucher.innerText()
    for (const part of [
      name,
      /Check-in\s+Mon 10 May 2027, from 15:00/,
      /Check-out\s+Fri 14 May 2027/,
      /Guests\s+2 adults, 1 room, 4 nights/,
      /Paid\s+\$\d[\d,]*\.\d\d CAD/,
      /Free to cancel\s+until Sun 9 May, 15:00 in Lisbon/,
      new RegExp(`Confirmation\\s+On its way to ${email}`),
    ])
      expect(words).toMatch(part)
    const [reference = ''] = /WL-[A-Z0-9]+/.exec(words) ?? []
    expect(reference).not.toBe('')
    // It says all: no toast repeats it, and nothing of the page lies over it.
    const toasts = page.locator('section[aria-label="Notifications, F8"]')
    await expect.poll(() => toasts.getByText(reference).count()).toBe(0)
    await expect.poll(() => topmost(page)).toBe(true)
    await expect.poll(() => focusedName(page)).toBe('Booking Confirmed')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await voucher.getByRole('button', { name: 'Copy number' }).click()
    await voucher.getByText('Number copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference)
    const bookings = voucher.getByRole('link', { name: 'See my bookings' })
    await expect.poll(() => bookings.getAttribute('href')).toBe('/profile#bookings')
    // On paper it stands alone, without its buttons.
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => voucher.getByText(reference).isVisible()).toBe(true)
    await expect.poll(() => page.getByText('Print', { exact: true }).isVisible()).toBe(false)
    await expect
      .poll(() => page.getByRole('heading', { name: 'Lisbon', level: 1 }).isVisible())
      .toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await voucher.getByRole('button', { name: 'Print' }).waitFor()

    await voucher.getByRole('button', { name: 'Back to your trip' }).click()
    await voucher.waitFor({ state: 'hidden' })
    // The days, at the bar of the stay.
    const bar = barOf(page, name)
    await bar.getByText(`Booked ${reference}`).waitFor()
    await expect.poll(() => bar.evaluate((one) => one === document.activeElement)).toBe(true)
    const box = await bar.boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThan(size.height)
    await expect.poll(() => page.getByText(/hotels in Lisbon/).count()).toBe(0)
    // Read anew from the server it is the same: in the trip once, and paid.
    await page.getByText('Everything is saved').waitFor()
    await page.goto(`/planner?trip=${id}&step=hotels`)
    await page.getByRole('link', { name: `Booked: ${name}, see your bookings` }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: `Book Now: ${name}` }).count()).toBe(0)
    const trip = await (await page.request.get(`/api/itineraries/${id}`)).json()
    expect(trip.itemCount).toBe(1)
    // The way to the bookings ends at the bookings.
    await page.getByRole('link', { name: `Booked: ${name}, see your bookings` }).click()
    await page.getByRole('heading', { name: 'Bookings', exact: true }).waitFor()
    await expect
      .poll(async () => (await page.locator('#bookings').boundingBox())?.y ?? 999)
      .toBeLessThan(120)
    await visit.close()
  })
})

describe.each(drawnOr('390'))('what comes of a booking at $name px', (size) => {
  test('STAY-08 STAY-09 a refusal is in sight where it is said, tells what was not charged, and offers the next step', async () => {
    const visit = await openPayment(site, size)
    const { page, dialog, pay } = visit
    await pay('4000 0000 0000 0002')
    const refused = dialog.getByRole('alert').filter({ hasText: 'Booking Failed' })
    await refused.getByText('The card was declined. Nothing was booked or charged.').waitFor()
    await expect.poll(() => focusedName(page)).toMatch(/^Booking Failed/)
    // Here are the refusal and the sandbox alone; the law is a line, and said here only.
    await expect.poll(() => dialog.locator('[class*="notice"]').count()).toBe(2)
    await dialog.getByText(/^Demonstration: not a registered agency\. /).waitFor()
    const box = await refused.boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThan(size.height)
    await expect
      .poll(() => dialog.getByLabel('Card number').inputValue())
      .toBe('4000 0000 0000 0002')
    await expectAccessible(page)
    // A room that is gone is gone, however often one presses: the next step is another search.
    await page.route('**/api/flight-data/hotels/book', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        json: {
          code: 'sold-out',
          message: 'The last room for these nights has just gone. Nothing was booked or charged.',
        },
      }),
    )
    await pay(good)
    await refused.getByText('The last room for these nights has just gone.').waitFor()
    await expect.poll(() => dialog.getByRole('button', { name: /^Book Now/ }).count()).toBe(0)
    await refused.getByRole('button', { name: 'Search again' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await visit.close()
  })

  test('A8 refused, then changed and agreed to: a second window shows the plan as each leaves it', async () => {
    const visit = await openPayment(site, size)
    const { page, dialog, pay, id } = visit
    const board = await visit.context.newPage()
    await board.goto(`/planner?trip=${id}&view=days`)
    await board.getByRole('region', { name: /^Day 1,/ }).waitFor()
    const trip = async () =>
      (await page.request.get(`${site.app.url}/api/itineraries/${id}`)).json()
    const unbooked = async () => {
      expect((await trip()).totalCad).toBe(0)
      await expect.poll(() => board.getByText(/\$[\d,.]+ paid/).count()).toBe(0)
    }
    await pay('4000 0000 0000 0002')
    await dialog.getByText('The card was declined.').waitFor()
    await unbooked()
    // The offer as another moment would have it: sent to the server, which answers for itself.
    const sending = async (change: (offerId: string) => string, act: () => Promise<unknown>) => {
      await page.route('**/api/flight-data/hotels/book', (route) => {
        const body = route.request().postDataJSON()
        return route.continue({ postData: { ...body, offerId: change(body.offerId) } })
      })
      const answered = page.waitForResponse((one) => one.url().endsWith('/hotels/book'))
      await act()
      await answered
      await page.unroute('**/api/flight-data/hotels/book')
    }
    const label = await dialog.getByRole('button', { name: /^Book Now · / }).innerText()
    const cents = label.replaceAll(/\D/g, '')
    await sending(
      (offerId) => offerId.replace(`;${cents};`, ';100;'),
      () => pay(good),
    )
    const changed = dialog.getByRole('alert')
    await changed.getByRole('button', { name: /^Accept / }).waitFor()
    await unbooked()
    await changed.getByRole('button', { name: /^Accept / }).click()
    await pay(good)
    await page.getByRole('dialog', { name: 'Booking Confirmed' }).waitFor()
    await board
      .getByText(/\$[\d,.]+ paid/)
      .first()
      .waitFor()
    expect((await trip()).totalCad).toBeGreaterThan(0)
    await visit.close()
  })
})

/** A supplier that has the order and answers too late, and one that never gets it in time. */
describe.each([
  ['0,30000', drawnOr('1440'), 'Booking Confirmed'],
  ['30000,0', drawnOr('390'), 'Not booked'],
] as const)('a supplier with the pauses %s', (pauses, sizes, end) => {
  let slow: Site
  beforeAll(async () => {
    slow = await openSite({
      SANDBOX_PAUSES: pauses,
      BOOKING_ANSWER_SECONDS: '1',
      BOOKING_DOUBT_SECONDS: '2',
    })
  })
  afterAll(() => slow.close())

  test.each(sizes)(
    `STAY-09 at $name px a booking in doubt says that we wait, and then: ${end}`,
    async (size) => {
      const visit = await openPayment(slow, size)
      const { page, name, pay } = visit
      // What comes of it is told once the waiting has been looked at.
      let tell = () => {}
      const looked = new Promise<void>((resolve) => (tell = resolve))
      await page.route('**/api/bookings/*', async (route) => {
        await looked
        await route.continue()
      })
      await pay(good)
      const doubt = page.getByRole('dialog', { name: 'Not confirmed yet' })
      await doubt.waitFor()
      const words = await doubt.innerText()
      expect(words).toContain(
        'We’re waiting for the hotel. Don’t book again: we’ll email you either way, and you won’t be charged twice.',
      )
      expect(words).toContain(name)
      // No form that could be sent again, and no popup that says it a second time.
      await expect.poll(() => doubt.getByRole('button', { name: /^Book Now/ }).count()).toBe(0)
      await expect
        .poll(() =>
          page.getByRole('region', { name: 'Problems' }).getByRole('alert').allInnerTexts(),
        )
        .toEqual([])
      await expect.poll(() => doubt.getByRole('link', { name: 'See my bookings' }).count()).toBe(1)
      await expectAccessible(page)
      tell()
      await page.getByRole('dialog', { name: end }).waitFor()
      if (end === 'Not booked') {
        await page.getByText('Nothing was charged', { exact: true }).waitFor()
        await page.getByRole('button', { name: 'Search again' }).click()
        const row = page.getByRole('article').filter({ hasText: name })
        await row
          .getByRole('button', { name: /^(Book Now|Details): / })
          .first()
          .waitFor()
      } else {
        await page.getByRole('button', { name: 'Back to your trip' }).click()
        await barOf(page, name)
          .getByText(/Booked WL-/)
          .waitFor()
      }
      // The 503 is written down, as every failure of a call is; nothing else is.
      expect(visit.complaints.filter((text) => !text.includes('503'))).toEqual([])
      await visit.context.close()
    },
  )
})
