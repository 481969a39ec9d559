import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectSound, openSite, signIn, type Site, sizesOr } from '../support/site.ts'
import { duffelAnswers } from '../vendors/duffel.ts'
import { newOrderBook } from '../vendors/duffel-orders.ts'
import { type MockVendor, startMockVendor } from '../vendors/mock-vendor.ts'

const book = newOrderBook()
let vendor: MockVendor
let site: Site
beforeAll(async () => {
  vendor = await startMockVendor(duffelAnswers(book, '2099-01-01T00:00:00Z'))
  site = await openSite({
    FLIGHTS_PROVIDER: 'duffel',
    DUFFEL_KEY: 'duffel_test_key',
    DUFFEL_URL: vendor.url,
    BOOKING_DOUBT_SECONDS: '1',
  })
})
afterAll(async () => {
  await site.close()
  await vendor.close()
})

const people = [
  { legend: 'Traveller 1', first: 'Zoë', born: '1990-03-02' },
  { legend: 'Traveller 2, child', first: 'Mia', born: '2020-01-05' },
  { legend: 'Traveller 3, infant on a lap', first: 'Eve', born: '2026-02-01' },
]

test.each(sizesOr('390'))(
  'H2 H4 FLY-07 at $name px a fare is held for a family by age, seen by staff, and once paid cancelled at the refund that was shown',
  async (size) => {
    book.orders = []
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit, 'explorer')
    const days = 'departureDate=2027-06-14&nonStop=true'
    await page.goto(`/flights?origin=YYZ&destination=LHR&${days}&adults=1&children=1&infants=1`)
    await page.getByLabel('Age of child 1').selectOption('7')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('childAges')).toBe('7')
    await page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .click()
    // Who flies is told before anyone books.
    await page.getByText(/operated by Partner of a test/).waitFor()
    await page.getByRole('button', { name: 'Book This Flight' }).click()
    await page.getByRole('button', { name: 'Hold This Fare' }).click()
    const form = page.getByRole('dialog', { name: 'Hold This Fare' })
    for (const { legend, first, born } of people) {
      const who = form.getByRole('group', { name: legend, exact: true })
      await who.getByLabel('First name').fill(first)
      await who.getByLabel('Last name').fill('Roy')
      await who.getByLabel('Date of birth').fill(born)
    }
    await form.getByLabel('Email').fill(user.email)
    await form.getByLabel('Phone').fill('+1 416 555 0100')
    await expectSound(page)
    await form.getByRole('button', { name: /^Hold for / }).click()
    await form.getByText(/booking reference is REF0/).waitFor()
    const [order] = book.orders
    expect(order?.passengers.map(({ born_on: born }) => born)).toEqual(
      people.map(({ born }) => born),
    )

    // The house has paid it; that is found out without waiting for a quarter of an hour.
    if (order) order.payment_status = { awaiting_payment: false, payment_required_by: null }
    await site.app.database.pool.query(`update fare_holds set asked_at = now() - interval '1 hour'`)
    const stateOf = async () => (await user.get('/api/flights/holds')).body.fares[0]
    await expect.poll(async () => (await stateOf()).state).toBe('paid')
    const { totalCad } = await stateOf()
    book.refund = { amount: (totalCad - 40).toFixed(2), to: 'balance' }
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Cancel Flight' }).click()
    const asked = page.getByRole('dialog', { name: 'Cancel this flight?' })
    await asked.getByText(/The airline keeps \$40\.00/).waitFor()
    expect(order?.cancelled_at).toBeNull()
    await expectSound(page)
    await asked.getByRole('button', { name: 'Cancel Flight' }).click()
    const fares = page.getByRole('list', { name: 'Held fares' })
    await fares.getByText('Comes back to you').waitFor()
    expect(order?.cancelled_at).not.toBeNull()
    await visit.close()

    const desk = await site.open(size)
    await signIn(site, desk, 'operator')
    await desk.page.goto('/admin')
    await desk.page.getByRole('tab', { name: 'Bookings' }).click()
    await desk.page.getByRole('tab', { name: 'Held fares' }).click()
    await desk.page.getByLabel('Show held fares').selectOption('paid')
    await desk.page.getByText('No matching held fares').waitFor()
    await desk.page.getByLabel('Show held fares').selectOption('released')
    await desk.page.getByLabel('Airline reference, traveller or email').fill(user.email)
    const row = desk.page.getByRole('list', { name: 'Held fares' }).locator('details')
    await row.locator('summary').click()
    await row.getByText('Goes back to the traveller').waitFor()
    await row.getByText('Mia Roy').waitFor()
    await row.getByRole('link', { name: user.email }).waitFor()
    await expectSound(desk.page)
    await desk.close()
  },
)
