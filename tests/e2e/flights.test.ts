import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { keyboardOn } from '../support/keyboard.ts'
import { expectAccessible, openSite, type Site, sizes, sizesOr, themesAt } from '../support/site.ts'

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

/** What the cards say, from the first to the last. */
async function readCards(page: Page) {
  const cards = await page
    .getByRole('article')
    .evaluateAll((all) => all.map((card) => [card.ariaLabel ?? '', card.textContent ?? '']))
  return cards.map(([label = '', text = '']) => ({
    text,
    /** Of the first flight: "AC848, 20:35 to 08:40, Direct flight". */
    airline: label.slice(0, 2),
    hour: Number(/, (\d\d):\d\d to /.exec(label)?.[1]),
    price: Number(/\$([\d,]+\.\d\d)per person/.exec(text)?.[1]?.replace(',', '')),
  }))
}

interface Filter {
  readonly airline: string
  readonly hour: number
  /** A price of the slider. */
  readonly most: number
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

async function narrowByPointer(page: Page, { airline, hour, most }: Filter): Promise<void> {
  await page.getByText('Filters', { exact: true }).click()
  const slider = page.getByRole('slider', { name: 'Highest price' })
  const { width, height } = (await slider.boundingBox()) ?? { width: 0, height: 0 }
  await slider.click({ position: { x: (width * most) / 5000, y: height / 2 } })
  await page.getByLabel('Leaves after').selectOption(clock(hour))
  await page.getByLabel('Leaves before').selectOption(clock(hour + 1))
  await page.getByRole('button', { name: `(${airline})` }).click()
}

async function narrowByKeys(page: Page, { airline, hour, most }: Filter): Promise<void> {
  const { press, tabTo, choose } = keyboardOn(page)
  await tabTo(/^Highest price$/)
  const steps = (5000 - most) / 50
  for (let at = 0; at < Math.floor(steps / 10); at += 1) await press('PageDown')
  for (let at = 0; at < steps % 10; at += 1) await press('ArrowLeft')
  await choose(/^Leaves after/, clock(hour))
  await choose(/^Leaves before/, clock(hour + 1))
  await tabTo(new RegExp(`\\(${airline}\\)$`))
  await press('Space')
}

/** Price, hours and airline narrow the list to flights like its first, and stand in the address. */
async function narrowsBy(page: Page, way: typeof narrowByKeys): Promise<void> {
  const [first] = await readCards(page)
  if (!first) throw new Error('No flight to begin from')
  const { airline, hour, price } = first
  // A finger does not meet a slider's place to the dollar.
  await way(page, { airline, hour, most: Math.ceil((price + 250) / 50) * 50 })
  const heading = page.getByRole('heading', { name: /^\d+ of \d+ flights$/ })
  const chosen = (name: string) => new URL(page.url()).searchParams.get(name)
  await expect.poll(() => chosen('airlines')).toBe(airline)
  await heading.waitFor()
  const [left = 0, all = 0] = (await heading.innerText()).match(/\d+/g)?.map(Number) ?? []
  expect(left).toBeLessThan(all)
  const most = Number(chosen('maxPrice'))
  expect(Math.abs(most - price - 250)).toBeLessThan(250)
  expect([Number(chosen('from')), Number(chosen('until') ?? 24)]).toEqual([hour, hour + 1])
  const cards = await readCards(page)
  expect(cards.length).toBeGreaterThan(0)
  for (const card of cards) {
    expect(card.price).toBeLessThanOrEqual(most)
    expect(card.text).toMatch(new RegExp(`${airline}\\d`))
    expect(card.hour).toBe(hour)
  }
}

describe.each(sizesOr('390'))('flights at $name px', (size) => {
  test('FLY-01 FLY-03 FLY-04 FLY-05 FLY-06 FLY-07 FLY-08 FLY-09 CART-08 from an empty form to the cart', async () => {
    const { page, context, close } = await site.open(size, themesAt(size)[0])
    await page.goto('/flights')
    await page.getByText('Search for flights to see available options.').waitFor()
    const search = page.getByRole('button', { name: 'Search', exact: true })
    await expect.poll(() => search.isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Fly to London, from $599 CAD' }).click()
    const to = page.getByRole('combobox', { name: 'To', exact: true })
    await expect.poll(() => to.inputValue()).toBe('London (LHR)')
    // Two letters in the wrong order are forgiven.
    await pick(page, 'From', 'toronot', /^YTO.*Any airport/)
    await page.getByRole('button', { name: 'Swap From and To' }).click()
    await expect.poll(() => to.inputValue()).toBe('Toronto, any (YTO)')
    await page.getByRole('button', { name: 'Swap From and To' }).click()
    await page.getByLabel('Departure', { exact: true }).fill(day(60))
    await expect.poll(() => search.isDisabled()).toBe(true)
    await page.getByLabel('Return', { exact: true }).fill(day(59))
    await page.getByText('The return can’t be before the departure.').waitFor()
    await page.getByLabel('Return', { exact: true }).fill(day(67))
    await page.getByLabel('Adults').fill('x')
    await page.getByLabel('Children').fill('1')
    await expect.poll(() => page.getByLabel('Adults').inputValue()).toBe('1')
    await expectAccessible(page)
    await search.click()
    await page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .waitFor()
    await expect.poll(() => page.url()).toContain('origin=YTO')
    await expect.poll(() => page.url()).toContain(`returnDate=${day(67)}`)
    await expect.poll(() => page.getByText('Cheapest', { exact: true }).count()).toBe(1)

    await narrowsBy(page, size.phone ? narrowByPointer : narrowByKeys)
    const recent = page.getByRole('navigation', { name: 'Recent searches' }).getByRole('link')
    await expect.poll(() => recent.count()).toBe(1)
    await recent.click()
    await page.getByRole('heading', { name: /^\d+ flights$/ }).waitFor()
    expect(page.url()).not.toContain('airlines=')
    const dayAfter = page
      .getByRole('region', { name: 'Prices on nearby days' })
      .getByRole('button', { name: formatDayShort(day(61)) })
    await dayAfter.press('Enter')
    await expect.poll(() => page.url()).toContain(`departureDate=${day(61)}`)
    // The stay is as long as before.
    await expect.poll(() => page.url()).toContain(`returnDate=${day(68)}`)
    await expect.poll(() => dayAfter.getAttribute('aria-current')).toBe('date')

    await page.getByRole('radio', { name: 'Duration' }).check({ force: true })
    if (size.phone) await page.getByText('Filters', { exact: true }).click()
    await page.getByLabel('Stops').selectOption('Direct only')
    await expect.poll(() => page.url()).toContain('stops=0')
    await page.reload()
    await page.getByRole('heading', { name: /^\d+ of \d+ flights$/ }).waitFor()
    const cards = page.getByRole('article')
    for (const label of await cards.evaluateAll((all) => all.map((card) => card.ariaLabel)))
      expect(label).toContain('Direct flight')
    // Codes suffice on a card; the names stand in the details.
    await expect.poll(() => cards.first().innerText()).not.toContain('Pearson')
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
    // The return flight and the cabin are passed on; no referrer is named.
    expect(parts.get('leg2')).toContain('from:LHR,to:YYZ')
    expect([parts.get('trip'), parts.get('options')]).toEqual(['roundtrip', 'cabinclass:economy'])
    expect(parts.has('marker')).toBe(false)
    await tab.close()

    await page
      .getByRole('button', { name: /^Book Flight/ })
      .first()
      .click()
    await booking.getByRole('button', { name: 'Add to Itinerary' }).click()
    await page.getByText('Added to Cart').first().waitFor()
    await booking.waitFor({ state: 'hidden' })
    const stored = await page.evaluate(() => localStorage.getItem('itinerary_cart') ?? '')
    const [item] = JSON.parse(stored) as Stored[]
    expect(item).toMatchObject({
      type: 'flight',
      title: 'YYZ → LHR',
      currency: 'CAD',
      date: day(61),
      cost: item?.externalData.price.totalCad,
    })
    await page.getByRole('button', { name: 'Itinerary cart, 1 item' }).click()
    await page.getByRole('dialog', { name: 'Itinerary cart' }).getByText('YYZ → LHR').waitFor()
    await close()
  })
})

test('FLY-04 filters go by keys on the desktop', async () => {
  const [, wide] = sizes
  const { page, close } = await site.open(wide)
  await page.goto(`/flights?origin=YTO&destination=LHR&departureDate=${day(60)}&adults=1`)
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .waitFor()
  await narrowsBy(page, narrowByKeys)
  await close()
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
  await page.getByText('We don’t know of an airport QQQ with scheduled flights.').first().waitFor()
  await page.getByText('Search Error').first().waitFor()
  expect(complaints).toEqual([])
  await page.route('**/api/flights/search*', (route) => route.abort())
  await page.goto(address('LHR'))
  await page.getByText('Failed to search flights. Please try again.').first().waitFor()
  await expect.poll(() => page.getByRole('article').count()).toBe(0)
  await page.unroute('**/api/flights/search*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('article').first().waitFor()
  await page.context().close()
})

test('FLY-02 FLY-03 F2 on a pair without known flights the page says so and leads to an airport with flights', async () => {
  const [phone] = sizes
  const { page, close } = await site.open(phone)
  await page.goto(
    `/flights?origin=YYZ&destination=LUG&departureDate=${day(60)}&adults=1&nonStop=false`,
  )
  const near = page.getByRole('region', { name: 'Airports near Lugano Airport' })
  await near.getByText('We don’t know of any scheduled flights at Lugano Airport (LUG).').waitFor()
  await expect.poll(() => page.getByRole('article').count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: /^Book Flight/ }).count()).toBe(0)
  await expectAccessible(page)
  await near.getByRole('button', { name: /^Milan \(MXP\), \d+ km$/ }).click()
  await page.getByRole('article').first().waitFor()
  await expect.poll(() => page.url()).toContain('destination=MXP')
  await close()
})

test('FLY-06 FLY-08 CART-08 from the details, signed in, the same press fills the trip of those days; each knows the other', async () => {
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
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click()
  const details = page.getByRole('dialog', { name: 'Flight Details' })
  const into = details.getByLabel('Add to a trip too')
  await expect.poll(() => into.inputValue()).toBe(trip.body.id)
  await details.getByRole('button', { name: 'Add to Itinerary' }).click()
  await page
    .getByText(/and to London in spring/)
    .first()
    .waitFor()
  await expect.poll(() => details.isVisible()).toBe(false)
  const stored = await page.evaluate(() => localStorage.getItem('itinerary_cart') ?? '')
  const [item] = JSON.parse(stored) as { tripItemId: string; cost: number }[]
  await expect
    .poll(async () => (await user.get(`/api/itineraries/${trip.body.id}`)).body.days[0].items)
    .toMatchObject([{ id: item?.tripItemId, type: 'flight', price: item?.cost, sample: true }])
  await close()
})
