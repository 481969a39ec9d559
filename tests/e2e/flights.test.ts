import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, openSite, type Site, sizes, themesAt } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

const pick = async (page: Page, field: string, typed: string, option: RegExp) => {
  await page.getByRole('combobox', { name: field, exact: true }).fill(typed)
  await page.getByRole('option', { name: option }).click()
}

interface Stored {
  readonly externalData: { readonly price: { readonly totalCad: number } }
}

describe.each(sizes)('flights at $name px', (size) => {
  test('FLY-01 FLY-03 FLY-04 FLY-06 FLY-07 FLY-08 FLY-09 CART-08 from an empty form to the cart', async () => {
    const { page, context, close } = await site.open(size, themesAt(size)[0])
    await page.goto('/flights')
    await page.getByText('Search for flights to see available options.').waitFor()
    const search = page.getByRole('button', { name: 'Search', exact: true })
    expect(await search.isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Fly to London, from $599 CAD' }).click()
    const to = page.getByRole('combobox', { name: 'To', exact: true })
    await expect.poll(() => to.inputValue()).toBe('London (LHR)')
    // Two letters in the wrong order are forgiven.
    await pick(page, 'From', 'toronot', /^YTO.*Any airport/)
    await page.getByRole('button', { name: 'Swap From and To' }).click()
    await expect.poll(() => to.inputValue()).toBe('Toronto, any (YTO)')
    await page.getByRole('button', { name: 'Swap From and To' }).click()
    await page.getByLabel('Departure', { exact: true }).fill(day(60))
    expect(await search.isDisabled()).toBe(true)
    await page.getByLabel('Return', { exact: true }).fill(day(59))
    await page.getByText('The return cannot be before the departure.').waitFor()
    await page.getByLabel('Return', { exact: true }).fill(day(67))
    await page.getByLabel('Adults').fill('x')
    await page.getByLabel('Children').fill('1')
    expect(await page.getByLabel('Adults').inputValue()).toBe('1')
    await expectAccessible(page)
    await search.click()
    await page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .waitFor()
    expect(page.url()).toContain('origin=YTO')
    expect(page.url()).toContain(`returnDate=${day(67)}`)
    expect(await page.getByText('Cheapest', { exact: true }).count()).toBe(1)

    await page.getByRole('radio', { name: 'Duration' }).check({ force: true })
    if (size.phone) await page.getByText('Filters', { exact: true }).click()
    await page.getByLabel('Stops').selectOption('Direct only')
    await expect.poll(() => page.url()).toContain('stops=0')
    await page.reload()
    await page.getByRole('heading', { name: /^\d+ of \d+ flights$/ }).waitFor()
    const cards = page.getByRole('article')
    for (const label of await cards.evaluateAll((all) => all.map((card) => card.ariaLabel)))
      expect(label).toContain('Direct flight')
    expect(await cards.first().innerText()).toContain('Toronto Lester B. Pearson')
    await expectAccessible(page)

    await page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .click()
    const details = page.getByRole('dialog', { name: 'Flight Details' })
    await details.getByText('Cancellation allowed').waitFor()
    await expectAccessible(page)
    await details.getByRole('button', { name: 'Book This Flight' }).click()
    const booking = page.getByRole('dialog', { name: 'Book Flight' })
    await context.route('https://www.expedia.ca/**', (route) => route.fulfill({ body: 'partner' }))
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      booking.getByRole('button', { name: 'Book Now' }).click(),
    ])
    await page.getByText('Opening Flight Booking').first().waitFor()
    const parts = new URL(tab.url()).searchParams
    expect([parts.get('origin'), parts.get('destination'), parts.get('children')]).toEqual([
      'YYZ',
      'LHR',
      '1',
    ])
    await tab.close()

    await page
      .getByRole('button', { name: /^Book Flight/ })
      .first()
      .click()
    await booking.getByRole('button', { name: 'Add to Itinerary' }).click()
    await page.getByText('Added to Cart').first().waitFor()
    expect(await booking.isVisible()).toBe(false)
    const stored = await page.evaluate(() => localStorage.getItem('itinerary_cart') ?? '')
    const [item] = JSON.parse(stored) as Stored[]
    expect(item).toMatchObject({
      type: 'flight',
      title: 'YYZ → LHR',
      currency: 'CAD',
      date: day(60),
      cost: item?.externalData.price.totalCad,
    })
    await page.getByRole('button', { name: 'Itinerary cart, 1 item' }).click()
    await page.getByRole('dialog', { name: 'Itinerary cart' }).getByText('YYZ → LHR').waitFor()
    await close()
  })
})

test('FLY-03 a failed search says so and clears what was there; none found says what to try', async () => {
  const [, wide] = sizes
  const { page, complaints } = await site.open(wide)
  const address = (to: string, more = '') =>
    `/flights?origin=YYZ&destination=${to}&departureDate=${day(60)}&adults=1${more}`
  await page.goto(address('YXT', '&nonStop=true'))
  await page.getByText('No flights found for your search criteria.').waitFor()
  await page.getByText('Try adjusting your dates or destinations.').waitFor()
  await page.goto(address('QQQ'))
  await page.getByText('We know no airport QQQ with scheduled flights.').first().waitFor()
  await page.getByText('Search Error').first().waitFor()
  expect(complaints).toEqual([])
  await page.route('**/api/flights/search*', (route) => route.abort())
  await page.goto(address('LHR'))
  await page.getByText('Failed to search flights. Please try again.').first().waitFor()
  expect(await page.getByRole('article').count()).toBe(0)
  await page.unroute('**/api/flights/search*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('article').first().waitFor()
  await page.context().close()
})

test('FLY-08 CART-08 signed in the same press fills the trip of those days; each knows the other', async () => {
  const [, wide] = sizes
  const { page, context, close } = await site.open(wide)
  const user = await site.app.user()
  const trip = await user.post('/api/itineraries', {
    title: 'London in spring',
    destination: 'London',
    startDate: day(60),
    endDate: day(62),
    budgetCad: 3000,
  })
  const url = new URL(site.app.url)
  await context.addCookies(
    [...user.cookies].map(([name, value]) => ({ name, value, domain: url.hostname, path: '/' })),
  )
  await page.goto(`/flights?origin=YYZ&destination=LHR&departureDate=${day(60)}&adults=2`)
  await page
    .getByRole('button', { name: /^Book Flight/ })
    .first()
    .click()
  const booking = page.getByRole('dialog', { name: 'Book Flight' })
  const into = booking.getByLabel('Add to a trip too')
  await expect.poll(() => into.inputValue()).toBe(trip.body.id)
  await booking.getByRole('button', { name: 'Add to Itinerary' }).click()
  await page
    .getByText(/and to London in spring/)
    .first()
    .waitFor()
  const stored = await page.evaluate(() => localStorage.getItem('itinerary_cart') ?? '')
  const [item] = JSON.parse(stored) as { tripItemId: string; cost: number }[]
  await expect
    .poll(async () => (await user.get(`/api/itineraries/${trip.body.id}`)).body.days[0].items)
    .toMatchObject([{ id: item?.tripItemId, type: 'flight', price: item?.cost, sample: true }])
  await close()
})
