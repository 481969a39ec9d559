import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawnOr, openSite, signIn, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const lisbon = { ref: 'lisbon', name: 'Lisbon', countryCode: 'PT', lat: 38.7223, lng: -9.1393 }
const wish = {
  title: 'Lisbon for two',
  destinations: [lisbon],
  startDate: '2027-05-10',
  endDate: '2027-05-13',
  budgetCad: 4000,
  party: { adults: 2 },
  origin: { iata: 'YYZ' },
}

const amountIn = (text: string): number =>
  Number(/\$([\d,]+(?:\.\d\d)?)/.exec(text)?.[1]?.replaceAll(',', ''))
const dollars = (amount: number): string =>
  `$${amount.toLocaleString('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`.replace(
    '.00',
    '',
  )

const day = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: new RegExp(`^Day ${number},`) })

describe.each(drawnOr('390'))('a couple plans four days at $name px', (size) => {
  test('A1 A3 A7 A8 a meal for two costs two, a booking is confirmed, a cancelled one costs nothing, a flight leads the days; a second window follows', async () => {
    const visit = await site.open(size)
    const { page, context } = visit
    const user = await signIn(site, visit, 'explorer')
    const { body } = await user.post('/api/itineraries', wish)
    const path = `/api/itineraries/${body.id}`
    const total = async (): Promise<number> => (await user.get(path)).body.totalCad
    const board = await context.newPage()
    await board.goto(`/planner?trip=${body.id}&view=days`)
    await day(board, 1).waitFor()

    // 1. A meal at a price a head counts for both.
    await page.goto(`/planner?trip=${body.id}&step=activities`)
    await page.getByRole('heading', { name: /restaurants in Lisbon$/ }).waitFor()
    const add = page.getByRole('button', { name: /^Add to Trip: / }).first()
    const mealName = ((await add.getAttribute('aria-label')) ?? '').replace('Add to Trip: ', '')
    const each = amountIn(
      await page
        .getByText(/\$[\d.]+ per person/)
        .first()
        .innerText(),
    )
    await add.click()
    await expect.poll(total).toBe(2 * each)
    await day(board, 1).getByText(mealName, { exact: true }).waitFor()
    await day(board, 1)
      .getByText(dollars(2 * each))
      .first()
      .waitFor()

    // A finger carries one from the list to a day; let go beside the days it adds nothing.
    const cdp = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
    const carried = page.locator('[draggable="true"]').nth(2)
    const carriedName = await carried.getByRole('heading').innerText()
    const lift = async (): Promise<{ x: number; y: number }> => {
      await carried.scrollIntoViewIfNeeded()
      const box = await carried.boundingBox()
      const from = { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 20 }
      await touch('touchStart', from)
      await page.getByText('Drop it on a day').waitFor()
      return from
    }
    const { x, y } = await lift()
    await touch('touchMove', { x, y: y + 30 })
    await touch('touchEnd')
    await page.getByText('Drop it on a day').waitFor({ state: 'detached' })
    await expect.poll(() => total()).toBe(2 * each)
    await lift()
    const third = await page.locator('ol > li[data-day="2027-05-12"]').boundingBox()
    await touch('touchMove', { x: (third?.x ?? 0) + 20, y: (third?.y ?? 0) + 20 })
    await touch('touchEnd')
    await page.getByText(`${carriedName}, Wed 12 May`).first().waitFor()
    await day(board, 3).getByText(carriedName, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect.poll(total).toBe(2 * each)

    // 2. A booked hotel says so, here and there.
    await page.goto(`/planner?trip=${body.id}&step=hotels`)
    // On a phone a row books from its details.
    if (size.phone)
      await page
        .getByRole('button', { name: /^Details: / })
        .first()
        .click()
    const book = page.getByRole('button', { name: /^Book Now: / }).first()
    const hotel = ((await book.getAttribute('aria-label')) ?? '').replace('Book Now: ', '')
    await book.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Phone').fill('+1 416 555 0100')
    await dialog.getByRole('button', { name: 'Continue to Payment' }).click()
    await dialog.getByLabel('Expiry').fill('12/28')
    await dialog.getByLabel('CVV').fill('123')
    await dialog.getByLabel('Card number').fill('4242 4242 4242 4242')
    await dialog.getByRole('button', { name: /^Book Now · / }).click()
    const voucher = page.getByRole('dialog', { name: 'Booking Confirmed' })
    await voucher.waitFor()
    const paid = amountIn(await voucher.innerText())
    await voucher.getByRole('button', { name: 'Back to your trip' }).click()
    await expect.poll(total).toBe(2 * each + paid)
    // The bar of the stay, above the days.
    const bar = board.locator('[data-open]').filter({ hasText: hotel })
    await bar.getByText(`${dollars(paid)} paid`).waitFor()

    // 3. Cancelled it stays in the plan, costs nothing, and its nights are open again.
    await page.goto('/profile')
    await page.getByText(/^Booking number WL-/).waitFor()
    await page.getByRole('button', { name: /^Cancel (?!booking)/ }).click()
    const asked = page.getByRole('dialog', { name: 'Cancel this booking?' })
    // The dialog promises the refund that the plan shows afterwards.
    expect(amountIn(await asked.getByText(/ out of your plan\.$/).innerText())).toBe(paid)
    await asked.getByRole('button', { name: 'Cancel booking' }).click()
    await page.getByText('Cancelled', { exact: true }).waitFor()
    await expect.poll(total).toBe(2 * each)
    // The bar and the profile say the same money.
    await bar.getByText('Cancelled. Nothing was charged.').waitFor()
    await page.getByText('Nothing was charged', { exact: true }).waitFor()
    await board.getByRole('button', { name: 'Find another stay' }).waitFor()

    // 4. The flight of the trip is searched for both, leads the first day and closes the last.
    await page.goto(`/planner?trip=${body.id}&step=hotels`)
    await page.getByRole('button', { name: /^Find flights / }).click()
    const finder = page.getByRole('region', { name: 'Flights' })
    await finder
      .getByRole('button', { name: /^Add to Trip: / })
      .first()
      .click()
    await expect.poll(total).toBeGreaterThan(2 * each)
    const fare = (await total()) - 2 * each
    const { body: trip } = await user.get(path)
    const flight = trip.days[0].items.find(({ type }: { type: string }) => type === 'flight')
    expect([flight.price, flight.quantity, flight.basis]).toEqual([fare, 2, 'person'])
    const first = day(board, 1)
    await first.getByRole('button', { name: /^Flight out, YYZ / }).waitFor()
    const words = (await first.textContent()) ?? ''
    expect(words.indexOf('Flight out')).toBeLessThan(words.indexOf(mealName))
    await board.getByRole('button', { name: /^Flight home, LIS / }).waitFor()

    // One sum, wherever it is shown.
    const sum = dollars(await total())
    await page.goto('/itinerary')
    await page.getByText(sum).first().waitFor()
    await page.goto(`/planner?trip=${body.id}`)
    await page.getByText(sum).first().waitFor()
    const link = await user.post(`${path}/share`, {})
    expect(link.status).toBeLessThan(300)
    await board.goto(new URL(link.body.url).pathname)
    await board.getByText(sum).first().waitFor()
    await visit.close()
  })
})
