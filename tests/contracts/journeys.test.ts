import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, openSite, signIn, type Site, sizes } from '../support/site.ts'
import { firstSuppliers, secondSuppliers } from '../support/supplier-settings.ts'
import { mockForm } from '../vendors/liteapi-booking.ts'
import { type MockVendor, startMockVendor } from '../vendors/mock-vendor.ts'
import { type ContractFront, startContractFront } from './contract-front.ts'
import { mendDuffel, mendLiteApi, mendLiteApiBookings, mendRapid } from './mended-examples.ts'

const [, wide] = sizes
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6" />'

const wish = {
  title: 'Lisbon for two',
  destinations: [{ ref: 'lisbon', name: 'Lisbon', countryCode: 'PT', lat: 38.7223, lng: -9.1393 }],
  startDate: '2027-05-10',
  endDate: '2027-05-13',
  party: { adults: 2 },
}

const mounts = {
  duffel: ['duffel', mendDuffel()],
  liteapi: ['liteapi', mendLiteApi],
  'liteapi-book': ['liteapi-book', mendLiteApiBookings()],
  terra: ['terra', undefined],
  xap: ['xap', undefined],
  rapid: ['rapid', mendRapid],
  google: ['google-places', undefined],
  geocoding: ['google', undefined],
  travelbuddy: ['travelbuddy', undefined],
} as const
type Vendor = keyof typeof mounts

/** A site whose suppliers are the vendors' contracts. */
async function openLive(
  settings: (url: (vendor: string) => string) => Readonly<Record<string, string>>,
) {
  const fronts = new Map<string, ContractFront>()
  for (const [vendor, [mount, mend]] of Object.entries(mounts))
    fronts.set(vendor, await startContractFront(mount, undefined, mend))
  // LiteAPI's payment form has no contract: ours takes its place.
  const form: MockVendor = await startMockVendor(({ url: { pathname } }) =>
    pathname === '/form.js' ? { text: mockForm } : { json: {} },
  )
  const url = (vendor: string): string => fronts.get(vendor)?.url ?? form.url
  const site: Site = await openSite({
    ...settings(url),
    LITEAPI_PAYMENT_URL: `${form.url}/form.js`,
  })
  return {
    site,
    /** What a vendor was asked since the last time, each as its contract has it; at least once. */
    expectAsked(vendor: Vendor, line: RegExp): void {
      const exchanges = fronts.get(vendor)?.exchanges ?? []
      expect(exchanges.some((one) => line.test(one.line))).toBe(true)
      for (const { line: asked, status, errors } of exchanges)
        expect({ asked, errors, ok: status < 300 }).toEqual({ asked, errors: [], ok: true })
    },
    async close() {
      await site.close()
      await form.close()
      for (const front of fronts.values()) await front.close()
    },
  }
}

/** A traveller with a trip; pictures and maps of others are answered here. */
async function openTrip(site: Site) {
  const visit = await site.open(wide)
  await visit.context.route(
    ({ hostname }) => !/^(127\.|localhost$)/.test(hostname),
    (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/svg+xml', body: picture })
        : route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  // A photo's address is asked for when it is shown; where it leads is answered here too.
  await visit.context.route(/\/api\/reviews\/photo/, async (route) => {
    expect((await route.fetch({ maxRedirects: 0 })).status()).toBe(302)
    await route.fulfill({ contentType: 'image/svg+xml', body: picture })
  })
  const user = await signIn(site, visit, 'explorer')
  const { body } = await user.post('/api/itineraries', wish)
  /** What stands in the trip, on its days and beside them. */
  const items = async () => {
    const { days, unscheduled, outside } = (await user.get(`/api/itineraries/${body.id}`)).body
    const all: { name: string; type: string; source: string | null }[] = [
      ...days.flatMap((day: { items: object[] }) => day.items),
      ...unscheduled,
      ...outside,
    ]
    return all.map(({ name, type, source }) => `${type} ${source?.split(':')[1]}: ${name}`)
  }
  return { ...visit, id: body.id as string, items }
}

type Trip = Awaited<ReturnType<typeof openTrip>>

async function expectNothingInvented(page: Page): Promise<void> {
  expect(await page.locator('main').innerText()).not.toMatch(/\bsamples?\b/i)
  await expectAccessible(page)
}

const addFirst = (page: Page) =>
  page
    .getByRole('button', { name: /^Add to Trip: / })
    .first()
    .click()

async function addsFlight(
  { page, id, items, close }: Trip,
  { from, to, airline, source }: Record<'from' | 'to' | 'airline' | 'source', string>,
) {
  await page.goto(`/flights?origin=${from}&destination=${to}&departureDate=2027-05-10&adults=2`)
  await page.getByRole('heading', { name: '1 flight' }).waitFor()
  await expectNothingInvented(page)
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click()
  const details = page.getByRole('dialog', { name: 'Flight Details' })
  await details.getByText(airline).first().waitFor()
  await details.getByRole('button', { name: 'Book This Flight' }).click()
  // Asked for anew, and as it was.
  const book = page.getByRole('dialog', { name: 'Book Flight' })
  await book.getByText('Checking the price…').waitFor({ state: 'hidden' })
  expect(await book.getByText(/price is now|no longer sold|check the price/).count()).toBe(0)
  expect(await book.getByRole('button', { name: 'Book Now' }).isEnabled()).toBe(true)
  await book.getByLabel('Add to a trip too').selectOption(id)
  await book.getByRole('button', { name: 'Add to Itinerary' }).click()
  await expect.poll(items).toContainEqual(expect.stringContaining(`flight ${source}: `))
  await close()
}

async function addsStay({ page, id, items, close }: Trip, hotel: string, source: string) {
  await page.goto(`/planner?trip=${id}&step=hotels`)
  await page.getByText(hotel).first().waitFor()
  await expectNothingInvented(page)
  await addFirst(page)
  await expect.poll(items).toContainEqual(`hotel ${source}: ${hotel}`)
  await close()
}

async function findsHomes({ page, close }: Trip, name: string) {
  await page.goto('/search?location=Lisbon')
  await page.getByText(name).first().waitFor()
  await expectNothingInvented(page)
  await close()
}

async function addsMeal({ page, id, items, close }: Trip, source: string) {
  await page.goto(`/planner?trip=${id}&step=activities`)
  await page.getByRole('heading', { name: '1 restaurant in Lisbon' }).waitFor()
  await expectNothingInvented(page)
  await addFirst(page)
  await expect.poll(items).toContainEqual(`restaurant ${source}: Taberna Exemplo`)
  await close()
}

describe('H2 journeys with Duffel flights, LiteAPI stays and bookings, Tripadvisor, Expedia', () => {
  let live: Awaited<ReturnType<typeof openLive>>
  beforeAll(async () => {
    live = await openLive(firstSuppliers)
  })
  afterAll(() => live.close())

  test('H2 FLY-02 FLY-06 a flight of Duffel is found and goes into the trip', async () => {
    const flight = { from: 'LHR', to: 'EDI', airline: 'British Airways', source: 'duffel' }
    await addsFlight(await openTrip(live.site), flight)
    live.expectAsked('duffel', /^POST \/air\/offer_requests/)
    live.expectAsked('duffel', /^GET \/air\/offers\?/)
    live.expectAsked('duffel', /^GET \/air\/offers\/off_/)
  })

  test('H2 FLY-07 a flight of Duffel is held unpaid, and stands in the profile', async () => {
    const { page, close } = await openTrip(live.site)
    await page.goto('/flights?origin=LHR&destination=EDI&departureDate=2027-05-10&adults=2')
    await page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Book This Flight' }).click()
    await page.getByRole('button', { name: 'Hold This Fare' }).click()
    const form = page.getByRole('dialog', { name: 'Hold This Fare' })
    await form.getByRole('button', { name: /^Hold for / }).click()
    // Nothing is sent as long as something is missing; each field says so.
    await form.getByText('Enter a date of birth in the past.').first().waitFor()
    for (const number of [1, 2]) {
      const who = form.getByRole('group', { name: `Traveller ${number}` })
      await who.getByLabel('First name').fill('Amelia')
      await who.getByLabel('Last name').fill('Earhart')
      await who.getByLabel('Date of birth').fill('1987-07-24')
    }
    await form.getByLabel('Email').fill('amelia@example.ca')
    await form.getByLabel('Phone').fill('+44 20 8016 0509')
    await expectAccessible(page)
    await form.getByRole('button', { name: /^Hold for / }).click()
    await form.getByText(/The airline’s booking reference is RZPNX8/).waitFor()
    live.expectAsked('duffel', /^POST \/air\/orders/)
    await form.getByRole('button', { name: 'Done' }).click()
    await page.goto('/profile')
    await page.getByRole('list', { name: 'Held fares' }).getByText('On hold').waitFor()
    await expectAccessible(page)
    await close()
  })

  test('H2 STAY-02 a hotel of LiteAPI is found and goes into the trip', async () => {
    await addsStay(await openTrip(live.site), 'Hotel Jadran', 'liteapi')
    live.expectAsked('liteapi', /^GET \/v3.0\/data\/hotels/)
    live.expectAsked('liteapi', /^POST \/v3.0\/hotels\/rates/)
  })

  test('transcribed: H2 DINE-01 a restaurant of Tripadvisor is found, named as Tripadvisor’s, and goes into the trip', async () => {
    await addsMeal(await openTrip(live.site), 'terra')
    live.expectAsked('terra', /^GET \/api\/locations\/nearby/)
  })

  test('H2 DINE-06 an activity of Expedia is found', async () => {
    const { page, close } = await openTrip(live.site)
    await page.goto('/search?tab=attractions&locationId=lisbon')
    const { status, activities } = await page.evaluate(async () => {
      const answer = await fetch('/api/flight-data/activities?destination=Lisbon')
      return { status: answer.status, ...(await answer.json()) }
    })
    expect([status, activities.length]).toEqual([200, 1])
    live.expectAsked('xap', /^GET \/activities\/listings/)
    await close()
  })

  test('H2 RENT-02 homes of LiteAPI are found', async () => {
    await findsHomes(await openTrip(live.site), 'Hotel Jadran')
    live.expectAsked('liteapi', /hotelTypeIds=/)
  })

  test('H2 STAY-08 STAY-09 a hotel of LiteAPI is held, its changed price agreed to, paid in the supplier’s form, booked and cancelled', async () => {
    const { page, id, close } = await openTrip(live.site)
    await page.goto(`/planner?trip=${id}&step=hotels`)
    await page
      .getByRole('button', { name: /^Book Now: / })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Book this stay' })
    await dialog.getByLabel('Phone').fill('+1 416 555 0100')
    await dialog.getByRole('button', { name: 'Continue to Payment' }).click()
    await dialog.getByText(/The price has changed/).waitFor()
    await dialog.getByRole('button', { name: /^Accept / }).click()
    await dialog.getByRole('button', { name: 'Continue to Payment' }).click()
    const frame = page.frameLocator('iframe[title="Payment form of the hotel partner"]')
    await frame.getByLabel('Number of the card').fill('4242 4242 4242 4242')
    await expectAccessible(page)
    await frame.getByRole('button', { name: 'Pay now' }).click()
    await page.getByText('Booking Confirmed', { exact: true }).waitFor()
    live.expectAsked('liteapi-book', /^POST \/v3.0\/rates\/prebook/)
    live.expectAsked('liteapi-book', /^POST \/v3.0\/rates\/book/)

    await page.goto('/profile')
    await page.getByText(/^Booking number ABC123/).waitFor()
    await page.getByRole('button', { name: /^Cancel (?!booking)/ }).click()
    const asked = page.getByRole('dialog', { name: 'Cancel this booking?' })
    await asked.getByRole('button', { name: 'Cancel booking' }).click()
    await page.getByText('Cancelled', { exact: true }).waitFor()
    live.expectAsked('liteapi-book', /^PUT \/v3.0\/bookings\/ABC123/)
    await close()
  })
})

describe('H2 journeys with LiteAPI flights, Duffel stays and Google', () => {
  let live: Awaited<ReturnType<typeof openLive>>
  beforeAll(async () => {
    live = await openLive(secondSuppliers)
  })
  afterAll(() => live.close())

  test('H2 FLY-02 FLY-06 a flight of LiteAPI is found and goes into the trip', async () => {
    const flight = { from: 'JFK', to: 'CDG', airline: 'Condor', source: 'liteapi' }
    await addsFlight(await openTrip(live.site), flight)
    live.expectAsked('liteapi', /^POST \/v3.0\/flights\/rates/)
  })

  test('H2 STAY-02 a hotel of Duffel is found and goes into the trip', async () => {
    await addsStay(await openTrip(live.site), 'The Ritz London', 'duffel')
    live.expectAsked('duffel', /^POST \/stays\/search/)
  })

  test('H2 RENT-02 a home of Expedia’s Rapid is found', async () => {
    await findsHomes(await openTrip(live.site), 'Test Property Name')
    live.expectAsked('rapid', /^POST \/v3\/properties\/geography/)
    live.expectAsked('rapid', /^GET \/v3\/properties\/availability/)
  })

  test('H2 DINE-01 a restaurant of Google is found and goes into the trip', async () => {
    await addsMeal(await openTrip(live.site), 'google')
    live.expectAsked('google', /^POST \/v1\/places:searchText/)
  })

  test('H2 MAP-02 an address of Google is found', async () => {
    const { page, close } = await openTrip(live.site)
    await page.goto('/maps')
    const status = await page.evaluate(async () => {
      const answer = await fetch('/api/maps/geocode?location=Rua%20do%20Exemplo%2012')
      return answer.status
    })
    expect(status).toBe(200)
    live.expectAsked('geocoding', /^GET \/maps\/api\/geocode/)
    await close()
  })
})
