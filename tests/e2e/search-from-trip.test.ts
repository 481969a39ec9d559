import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawnOr, openSite, signIn, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const wish = {
  title: 'Paris in May',
  destinations: [{ ref: 'paris', name: 'Paris', countryCode: 'FR', lat: 48.86, lng: 2.35 }],
  startDate: '2027-05-10',
  endDate: '2027-05-12',
  party: { adults: 2, children: [7, 1] },
  origin: { iata: 'YYZ' },
}
const days = '10 to 12 May 2027'
const people = '2 adults and 2 children'

/** The query of the next call to one operation, as the page sends it. */
async function asked(page: Page, path: string, act: () => Promise<unknown>) {
  const [request] = await Promise.all([
    page.waitForRequest((one) => new URL(one.url()).pathname === path),
    act(),
  ])
  return request.method() === 'GET'
    ? Object.fromEntries(new URL(request.url()).searchParams)
    : request.postDataJSON()
}

describe.each(drawnOr('390'))('searches opened from a trip at $name px', (size) => {
  test('A9 flights, rentals, sights, entry rules and insurance take party, dates, origin and place from the trip, send it and say so; what is typed wins', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit, 'explorer')
    const { body: trip } = await user.post('/api/itineraries', wish)
    const scope = { itineraryId: trip.id }
    const note = page.getByRole('note')
    const open = (path: string) => page.goto(`${path}?trip=${trip.id}`)

    // From the planner's own links, the search is filled and done.
    await page.goto(`/planner?trip=${trip.id}&step=hotels`)
    if (size.phone) await page.getByRole('button', { name: 'Open itinerary' }).click()
    const links = page.getByRole('navigation', { name: 'Find for this trip' })
    const flights = await asked(page, '/api/flights/search', () =>
      links.getByRole('link', { name: 'Flights' }).click(),
    )
    expect(flights).toMatchObject({
      ...scope,
      origin: 'YYZ',
      destination: 'PAR',
      departureDate: '2027-05-10',
      returnDate: '2027-05-12',
      adults: '2',
      children: '1',
      infants: '1',
    })
    // The page of all flights is filled from it, and asks nothing yet.
    await page.goto('/trips')
    await page.getByRole('heading', { name: wish.title }).waitFor()
    await page.goto('/flights')
    await expect.poll(() => page.getByLabel('Departure').inputValue()).toBe('2027-05-10')
    await expect.poll(() => page.getByLabel('Return').inputValue()).toBe('2027-05-12')
    await expect.poll(() => page.getByLabel('Adults').inputValue()).toBe('2')
    await expect
      .poll(() => page.getByRole('button', { name: 'Search', exact: true }).isEnabled())
      .toBe(true)
    // The same on the page of all flights.
    await asked(page, '/api/flights/search', () => open('/flights'))
    await expect
      .poll(() => note.innerText())
      .toBe(`For ${people} · ${days} · from your trip ${wish.title}`)
    await expect.poll(() => page.getByLabel('Infants (under 2)').inputValue()).toBe('1')
    if (size.phone) await page.getByText(/change the search$/).click()
    // One is typed over, the others stay, and the form says which are the trip's.
    await page.getByLabel('Children').fill('0')
    await page.getByLabel('Infants (under 2)').fill('0')
    const two = await asked(page, '/api/flights/search', () =>
      page.getByRole('button', { name: 'Search', exact: true }).click(),
    )
    expect(two).toMatchObject({ ...scope, adults: '2', children: '0', infants: '0' })
    expect(two.departureDate).toBe('2027-05-10')
    await expect.poll(() => note.innerText()).toContain(`For other travellers · ${days}`)

    const rentals = await asked(page, '/api/rentals/properties', () => open('/search'))
    expect(rentals).toMatchObject({
      ...scope,
      location: 'paris',
      checkIn: '2027-05-10',
      checkOut: '2027-05-12',
      adults: '2',
      children: '1',
      infants: '1',
    })
    await expect.poll(() => note.innerText()).toContain(`For ${people} · ${days}`)
    await page.getByLabel('Adults').selectOption('1')
    const one = await asked(page, '/api/rentals/properties', () =>
      page.getByRole('button', { name: 'Search', exact: true }).click(),
    )
    expect(one).toMatchObject({ ...scope, adults: '1', children: '1', checkIn: '2027-05-10' })

    const sights = await asked(page, '/api/reviews/attractions', () =>
      page.goto(`/search?trip=${trip.id}&tab=attractions`),
    )
    expect(sights).toEqual({ ...scope, locationId: 'paris' })
    const meals = await asked(page, '/api/reviews/restaurants', () =>
      page.goto(`/planner?trip=${trip.id}&step=activities`),
    )
    expect(meals).toEqual({ ...scope, locationId: 'paris' })

    // The passport is that of where the trip begins; the form is filled by what was found.
    const entry = await asked(page, '/api/visa/trip', () => open('/visa'))
    expect(entry).toMatchObject({ ...scope, to: 'FR' })
    await expect.poll(() => page.getByLabel(/passport country/i).inputValue()).toBe('CA')
    await page.getByLabel(/passport country/i).selectOption('US')
    const other = await asked(page, '/api/visa/trip', () =>
      page.getByRole('button', { name: 'Check Visa Requirements' }).click(),
    )
    expect(other).toMatchObject({ ...scope, from: 'US', to: 'FR' })

    await open('/insurance')
    await page.getByLabel('Date of birth').fill('1990-05-05')
    const quote = await asked(page, '/api/tugo/quote', () =>
      page.getByRole('button', { name: 'Get Instant Quote' }).click(),
    )
    expect(quote).toMatchObject({
      ...scope,
      destinationCountry: 'FR',
      travelStartDate: '2027-05-10',
      travelEndDate: '2027-05-12',
    })
    await page.getByLabel('Your insurance quote').waitFor()

    // A stranger's trip, or none: the search goes on without it.
    await page.goto('/search?trip=00000000-0000-4000-8000-000000000001&location=Paris')
    await page.getByText('This trip doesn’t exist, or it isn’t yours.').waitFor()
    await page.getByRole('heading', { name: /properties in Paris/ }).waitFor()
    expect(visit.complaints).toEqual([])
    await visit.close()
  })
})
