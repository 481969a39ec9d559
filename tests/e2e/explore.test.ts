import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyboardOn } from '../support/keyboard.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  sizes,
  sizesOr,
  untilHydrated,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const [phone, desktop] = sizes
const dates = 'checkIn=2027-04-12&checkOut=2027-04-14'
const paris = `location=Paris&locationId=paris&${dates}`

test('RENT-01 RENT-03 RENT-04 CART-08 DINE-03 a visitor searches by keyboard, and the price of the card is the price of the cart', async () => {
  const visit = await site.open(desktop)
  const { page } = visit
  await page.goto('/airbnb')
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  await expect.poll(() => page.getByText('Full coverage').count()).toBe(8)
  const keys = keyboardOn(page)
  await keys.tabTo(/^Search$/)
  await keys.press('Enter')
  await page.getByText('Missing Location', { exact: true }).first().waitFor()
  // At the field, and in the toast.
  await expect
    .poll(() => page.getByText('Please enter a city or location to search').count())
    .toBeGreaterThanOrEqual(2)
  await expectAccessible(page)

  await keys.tabTo(/^City or location/, 'Shift+Tab')
  await keys.type('pari')
  await page.getByRole('option', { name: 'Paris, France' }).waitFor()
  await keys.press('ArrowDown')
  await keys.press('Enter')
  await keys.enterDate(/^Check-in/, '2027-04-12')
  await keys.enterDate(/^Check-out/, '2027-04-14')
  await keys.press('Enter')
  await page.getByText(/\d+ properties in Paris, 12 to 14 April 2027/).waitFor()
  await expect.poll(() => page.url()).toContain('locationId=paris')
  await expect.poll(() => keys.focused()).toBe('Check-out')
  await page.getByLabel('Sort by').selectOption('price_low')
  await page.getByLabel('Type of place').selectOption('entire-home')
  await expect.poll(() => page.url()).toMatch(/price_low.*entire-home|entire-home.*price_low/)
  await page.reload()
  await page.getByText(/\d+ of \d+ properties in Paris/).waitFor()
  await expectAccessible(page)

  const card = page.getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  const [total = ''] = /\$[\d,.]+(?= with all fees)/.exec(await card.innerText()) ?? []
  expect(total).toMatch(/^\$\d/)
  await card.getByRole('link', { name: /^View listing/ }).click()
  const listing = page.getByRole('dialog', { name })
  await listing.getByText('Total, taxes included').waitFor()
  await expect.poll(() => listing.innerText()).toContain(total)
  await expectAccessible(page)
  await listing.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Added to cart').first().waitFor()
  await listing.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Already in your cart').first().waitFor()
  await page.keyboard.press('Escape')
  await listing.waitFor({ state: 'hidden' })
  expect(page.url()).not.toContain('listing=')
  await page.getByRole('button', { name: 'Itinerary cart, 1 item' }).click()
  const cart = page.getByRole('dialog', { name: 'Itinerary cart' })
  await cart.getByText(name).waitFor()
  await expect.poll(() => cart.innerText()).toContain(total)
  // A visitor's restaurants go into the cart too, and into no trip.
  await page.goto('/search?tab=restaurants&location=Paris&locationId=paris')
  await page
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Add to Trip/ }).count()).toBe(0)
  await visit.close()
})

test.each(sizesOr('390'))(
  'RENT-05 DINE-02 DINE-03 DINE-01 at $name px a property, a restaurant and a sight go into a trip',
  async (size) => {
    const visit = await site.open(size, 'dark')
    await signIn(site, visit)
    const { page, context } = visit
    const trips = async () => (await context.request.get('/api/itineraries')).json()

    await page.goto(`/search?${paris}`)
    const add = page.getByRole('button', { name: /^Add to Trip: / })
    await add.first().press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Add to a trip' })
    await sheet.getByText('You have no trips yet, so this creates one to Paris.').waitFor()
    await expectAccessible(page)
    const [total = ''] = /[\d,.]+(?= with all fees)/.exec(await sheet.innerText()) ?? []
    await keyboardOn(page).activate(/^Add to Trip$/)
    await sheet.waitFor({ state: 'hidden' })
    await page.getByText('Added to Trip', { exact: true }).first().waitFor()
    const [trip] = await trips()
    expect(trip).toMatchObject({
      title: 'Paris, 3 days',
      itemCount: 1,
      totalCad: Number(total.replace(',', '')),
    })

    // Other nights: the trip takes them without a day.
    await page.goto(
      `/search?location=Paris&locationId=paris&checkIn=2027-06-01&checkOut=2027-06-02`,
    )
    await add.first().click()
    await sheet.getByText(/is outside the trip/).waitFor()
    await sheet.getByRole('button', { name: 'Add to Trip' }).click()
    await sheet.waitFor({ state: 'hidden' })

    await page.goto('/search?tab=restaurants')
    await untilHydrated(page)
    await page.getByText('Where would you like to eat?').waitFor()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('Missing Location ID').first().waitFor()
    await expect
      .poll(() => page.getByText('Please choose a location to search.').count())
      .toBeGreaterThanOrEqual(2)
    await page.getByLabel('City or location').fill('Paris')
    await page.getByRole('option', { name: 'Paris, France' }).click()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    // The results come first; the filters wait behind one button, which counts those that are set.
    await page.getByText(/^\d+ restaurants in Paris$/).waitFor()
    await expect.poll(() => page.getByLabel('Cuisine').count()).toBe(0)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.getByLabel('Cuisine').selectOption('French')
    await page.getByRole('button', { name: 'Filters (1)' }).waitFor()
    await expect.poll(() => page.url()).toContain('cuisine=French')
    await add.first().click()
    await sheet.getByLabel('Day').selectOption('2027-04-13')
    await sheet.getByLabel('Meal').selectOption('lunch')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Add to Trip' }).click()
    await sheet.waitFor({ state: 'hidden' })

    await page.getByRole('tab', { name: 'Attractions' }).click()
    await page.getByText(/attractions in Paris/).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await add.first().click()
    // A server that refuses is quoted, and the sheet stays.
    await page.route('**/items', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          code: 'too-many-items',
          message: 'A trip can hold up to 1,000 items.',
        }),
      }),
    )
    await sheet.getByRole('button', { name: 'Add to Trip' }).click()
    await sheet.getByText('Add Failed').waitFor()
    await expect
      .poll(() => sheet.innerText())
      .toContain('Failed to add attraction to itinerary. A trip can hold')
    await page.unroute('**/items')
    await sheet.getByRole('button', { name: 'Add to Trip' }).click()
    await sheet.waitFor({ state: 'hidden' })

    const full = await (await context.request.get(`/api/itineraries/${trip.id}`)).json()
    const types = (items: { type: string; time: string | null }[]) =>
      items.map(({ type, time }) => `${type} ${time ?? ''}`.trim())
    expect(full.days.map(({ items }: { items: [] }) => types(items))).toEqual([
      ['property', 'attraction 09:30'],
      ['restaurant 12:30'],
      [],
    ])
    expect(types(full.unscheduled)).toEqual(['property'])
    await visit.close()
  },
)

test('DINE-05 DINE-07 HOME-10 Stay & Dine: three dialogs that search, show details, add, and say when they cannot', async () => {
  const visit = await site.open(desktop)
  await signIn(site, visit)
  const { page, context } = visit
  await page.goto('/stay-dine')
  await page
    .getByRole('button', { name: 'Account' })
    .or(page.getByText('Ann Lee'))
    .first()
    .waitFor()
  for (const price of [250, 120, 110, 200, 180, 140, 350, 65])
    await expect.poll(() => page.getByText(`$${price} a night`).count()).toBe(1)
  for (const title of ['Location-Based Search', 'Date Flexibility', 'Instant Itinerary'])
    await expect.poll(() => page.getByRole('heading', { name: title }).count()).toBe(1)
  await page.getByText('protected under the provincial travel industry act').waitFor()
  await expectAccessible(page)

  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname)
  })
  await page.getByRole('button', { name: 'Activities' }).click()
  const activities = page.getByRole('dialog', { name: 'Activities and excursions' })
  await activities.getByText(/activities in Miami/).waitFor()
  await activities.getByLabel('Find an activity', { exact: true }).fill('xyzzy')
  await activities.getByRole('button', { name: 'Search' }).click()
  await activities.getByText('No activities found for Miami.').waitFor()
  await activities.getByLabel('Find an activity', { exact: true }).fill('')
  await activities
    .getByRole('button', { name: /^View Details: / })
    .first()
    .click()
  const details = page.getByRole('dialog').filter({ hasText: 'Starts at' }).last()
  await details.getByText('Length').waitFor()
  await expectAccessible(page)
  await details.getByRole('button', { name: 'Add to Itinerary' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add to a trip' })
  await sheet.getByText('so this creates one to Miami.').waitFor()
  await sheet.getByRole('button', { name: 'Add to Trip' }).click()
  await sheet.waitFor({ state: 'hidden' })
  const trips = async () => (await context.request.get('/api/itineraries')).json()
  await expect.poll(async () => (await trips())[0]?.itemCount).toBe(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await activities.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Restaurants' }).click()
  const restaurants = page.getByRole('dialog', { name: 'Restaurants' })
  await restaurants.getByText(/restaurants in Miami/).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await restaurants.waitFor({ state: 'hidden' })
  const before = asked.length
  await page.getByRole('button', { name: 'Restaurants' }).click()
  await restaurants.getByText(/restaurants in Miami/).waitFor()
  expect(asked.slice(before)).toEqual([])
  await page.keyboard.press('Escape')

  const nothing = (route: { fulfill: (answer: object) => Promise<void> }) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{"message":"gone"}' })
  await page.route('**/api/rentals/properties*', nothing)
  await page.getByRole('button', { name: 'Rental properties' }).click()
  const properties = page.getByRole('dialog', { name: 'Rental properties' })
  await properties.getByText('Error loading properties. Please try again.').waitFor()
  await page.unroute('**/api/rentals/properties*')
  await properties.getByRole('button', { name: 'Try again' }).click()
  await properties.getByText(/properties in Miami/).waitFor()
  await expect.poll(() => properties.getByLabel('Adults').locator('option').count()).toBe(10)
  await expect.poll(() => properties.getByLabel('Children').locator('option').count()).toBe(11)
  // Reversed nights are said at their field; nothing is asked for.
  const nights = await properties.getByLabel('Check-out').inputValue()
  await properties.getByLabel('Check-out').fill('2026-01-01')
  await properties.getByRole('button', { name: 'Search' }).click()
  await properties.getByText('Check-out can’t be before check-in.').waitFor()
  await properties.getByLabel('Check-out').fill(nights)
  await properties.getByLabel('City or location').fill('Bergen, Norway')
  await properties.getByRole('button', { name: 'Search' }).click()
  await properties.getByText(/properties in Bergen/).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  // The tab stands in the address; a look-up that fails says that one may ask again.
  await page.route('**/api/reviews/restaurants*', nothing, { times: 1 })
  await page.getByRole('tab', { name: 'Restaurants' }).click()
  await page.getByText('No restaurants found for Miami.').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: /^\d+ restaurants in Miami$/ }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: /^\d+ restaurants in Miami$/ }).waitFor()
  await page.getByRole('tab', { name: 'Properties' }).click()

  // What the form finds stands on the search page.
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/\/search\?.*location=Miami/)
  await page.getByText(/properties in Miami/).waitFor()
  await visit.close()
})

test('RENT-01 RENT-05 a city that is not covered is a demo that names four that are; a failed search says so', async () => {
  const visit = await site.open(phone)
  const { page } = visit
  await page.goto('/search?location=Bergen,+Norway')
  const banner = page.getByRole('alert').filter({ hasText: 'Demo mode' })
  await banner.waitFor()
  const suggested = banner.getByRole('link')
  await expect
    .poll(() => suggested.allInnerTexts())
    .toEqual(['New York', 'London', 'Paris', 'Chicago'])
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Chicago.*Full coverage/ }).click()
  await page.getByText(/properties in Chicago/).waitFor()
  await expect.poll(() => banner.count()).toBe(0)
  await expect.poll(() => page.getByLabel('City or location').inputValue()).toBe('Chicago')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
  await page.goto('/stay-dine')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.route('**/api/rentals/properties*', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'invalid-input', message: '' }),
    }),
  )
  await page.goto('/search?location=Paris')
  const failed = page.getByRole('alert').filter({ hasText: 'Search Failed' })
  await failed.waitFor()
  await page.unroute('**/api/rentals/properties*')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(/properties in Paris/).waitFor()
  await visit.close()
})

test.each(sizesOr('390'))(
  'RENT-01 at $name px an address with a place and a tab searches at once, and asks between places of one name',
  async (size) => {
    const visit = await site.open(size)
    const { page } = visit
    await page.goto('/about')
    await page.goto('/search?location=paris&tab=restaurants')
    await page.getByText(/^\d+ restaurants in Paris$/).waitFor()
    expect(new URL(page.url()).searchParams.get('locationId')).toBe('paris')
    // The address was completed, not left for another one.
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/about')
    await page.goto('/search?location=London&tab=attractions')
    await page.getByText('British Museum').first().waitFor()
    await expect.poll(() => page.url()).toContain('locationId=london')

    await page.goto('/search?location=springfield&tab=restaurants')
    const which = page.getByRole('group', { name: 'Which Springfield?' })
    await which.getByRole('button', { name: 'Springfield, Illinois, United States' }).waitFor()
    expect(page.url()).not.toContain('locationId')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await which.getByRole('button', { name: 'Springfield, Illinois, United States' }).click()
    await page.getByText(/^\d+ restaurants in Springfield$/).waitFor()
    await expect.poll(() => page.url()).toContain('locationId=springfield-4250542')
    // The form asks the same way, and what is nowhere is said.
    await page.getByLabel('City or location').fill('Birmingham')
    await page.getByRole('option', { name: 'Birmingham, Alabama, United States' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('group', { name: 'Which Birmingham?' }).waitFor()
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0)
    await page.goto('/search?location=Qzxvbnm&tab=restaurants')
    await page.getByText('Missing Location ID').first().waitFor()
    await visit.close()
  },
)

test('RENT-01 the listing that our own answers name opens with its place', async () => {
  const visit = await site.open(desktop)
  const { page, context } = visit
  const answer = await context.request.get('/api/rentals/properties?location=paris')
  const [property] = (await answer.json()).data.properties
  await page.goto(property.listingUrl)
  await page.getByRole('dialog', { name: property.name }).waitFor()
  expect(new URL(page.url()).searchParams.get('locationId')).toBe('paris')
  await visit.close()
})
