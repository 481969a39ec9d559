import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyboardOn } from '../support/keyboard.ts'
import { legendOf } from '../support/map-legend.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  sizes,
  sizesOr,
  themesAt,
  untilHydrated,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Ground drawn by the processor of a busy machine takes its time. */
const patience = { timeout: 60_000 }

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map', exact: true })

const awaitMap = (page: Page, state: 'loaded' | 'failed') =>
  page.locator(`[data-map-state=${state}]`).waitFor(patience)

const totalOf = (page: Page) =>
  page.locator('dl div').filter({ hasText: 'Total locations' }).locator('dd').textContent()

/** The drawing says what it is, with scale and north, and none of its names covers a mark or another name. */
async function expectDrawing(map: Locator): Promise<void> {
  await map.getByText('A drawing, not a street map', { exact: true }).waitFor()
  await map.getByRole('img', { name: 'North is up' }).waitFor()
  // At zoom 12 this is the longest round length in the bar, on a phone the shorter one; it comes no nearer.
  const scale = map.getByText(/^(1 km|500 m)$/)
  await scale.waitFor()
  const length = await scale.innerText()
  await map.getByRole('button', { name: 'Zoom in' }).click()
  await map.getByText('No closer: we have no streets here.', { exact: true }).waitFor()
  await map.getByText(length, { exact: true }).waitFor()
  const names = map.locator('[data-label]')
  await expect.poll(() => names.count()).toBeGreaterThan(5)
  const rooms = await map
    .locator('[data-label], button[aria-pressed] > *, button[aria-label*="Zoom"]')
    .evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return { left, right, top, bottom, text: one.textContent }
      }),
    )
  const touching = rooms.flatMap((a, at) =>
    rooms
      .slice(at + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.text} and ${b.text}`),
  )
  expect(touching).toEqual([])
}

describe.each(sizesOr('390'))('maps at $name px', (size) => {
  test('MAP-01 MAP-02 MAP-03 MAP-04 MAP-06 places are found, chosen on map and list, and put into the cart', async () => {
    const { page, close } = await site.open(size, themesAt(size)[0])
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(site.app.url) && !/^(data|blob):/.test(url)) elsewhere.push(url)
    })
    await page.goto('/maps')
    // The drawing and the list are in the page as it arrives.
    const list = page.getByRole('list', { name: 'Places on the map' })
    await expect.poll(() => list.getByRole('button').count()).toBe(3)
    await expect.poll(() => page.getByRole('img', { name: 'Map, drawn' }).count()).toBe(1)
    // The legend says what is on the map, and nothing else.
    await expect.poll(async () => (await legendOf(page)).map(({ fill }) => fill)).toEqual(['green'])
    await awaitMap(page, 'loaded')
    const map = mapOf(page)
    await expectDrawing(map)
    await list.getByRole('button', { name: /National Gallery/ }).click()
    const gallery = map.getByRole('button', { name: /National Gallery of Canada, about \$22 CAD/ })
    await expect.poll(() => gallery.getAttribute('aria-pressed')).toBe('true')
    await gallery.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => gallery.getAttribute('aria-pressed')).toBe('false')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const search = page.getByRole('button', { name: 'Search', exact: true })
    const location = page.getByLabel('Location')
    await location.fill('   ')
    await search.click()
    await expect.poll(() => totalOf(page)).toBe('3')
    await location.fill('lissbon')
    await location.press('Enter')
    await page.getByText('Location Found').first().waitFor()
    // Of another city nothing stays.
    await expect.poll(() => totalOf(page)).toBe('1')
    const keys = keyboardOn(page)
    await keys.tabTo(/^Nearby places/)
    await keys.type('Hotels')
    await keys.activate(/^Find nearby/)
    await page.getByText('Nearby Places Found').first().waitFor()
    await expect.poll(() => totalOf(page)).toBe('11')
    // Ten hotels stand singly, moved apart.
    await expect.poll(() => map.locator('[data-mark]').count()).toBe(11)
    await expect.poll(() => map.getByRole('button', { name: /places here/ }).count()).toBe(0)
    for (const [kind, total] of [
      ['restaurant', '21'],
      ['tourist_attraction', '31'],
    ] as const) {
      await page.getByRole('combobox', { name: 'Nearby places' }).selectOption(kind)
      await page.getByRole('button', { name: 'Find nearby' }).click()
      await expect.poll(() => totalOf(page)).toBe(total)
    }
    const marks = await legendOf(page)
    expect(marks.map(({ fill }) => fill)).toEqual(['grey', 'red', 'green'])
    expect(new Set(marks.map(({ d }) => d)).size).toBe(3)
    // The sum is that of the lines.
    const lines = await list.getByRole('button').allInnerTexts()
    const sum = lines.reduce((all, line) => all + Number(/\$(\d+) CAD/.exec(line)?.[1] ?? 0), 0)
    await page.getByText(`$${sum} CAD`, { exact: true }).waitFor()
    // What no room parts is one mark; where the drawing ends it opens as a list.
    const several = map.getByRole('button', { name: /^\d+ places here: .*Choose one$/ }).first()
    await several.press('Enter')
    const here = map.getByRole('list', { name: /^\d+ places here$/ }).getByRole('button')
    await expect.poll(() => here.count()).toBeGreaterThan(1)
    const wanted = (await here.last().innerText()).split('\n')[0] ?? ''
    await here.last().press('Enter')
    await expect.poll(() => here.count()).toBe(0)
    await expect
      .poll(() => map.locator('button[aria-pressed=true]').getAttribute('aria-label'))
      .toContain(wanted)
    await location.fill('zzzqqqxxx')
    await search.click()
    await page.getByText('Location Not Found').first().waitFor()
    await page.getByText('Please try a different location').first().waitFor()
    await keys.activate(/^Add$/)
    await page.getByText('Added to Cart').first().waitFor()
    const kept = await page.evaluate(() => localStorage.getItem('itinerary_cart') ?? '')
    expect(kept).not.toContain('National Gallery of Canada')
    expect(JSON.parse(kept).filter(({ type }: { type: string }) => type === 'hotel')).toHaveLength(
      10,
    )
    await keys.activate(/^Clear All$/)
    await expect.poll(() => totalOf(page)).toBe('0')
    await page.getByText('No places on the map').waitFor()
    await expect
      .poll(() => page.getByRole('button', { name: 'Add', exact: true }).isDisabled())
      .toBe(true)
    expect(elsewhere).toEqual([])
    await close()
  })

  test('MAP-05 four checks say Working or Failed, each in its own element', async () => {
    const { page, close } = await site.open(size, themesAt(size)[0])
    await page.goto('/map-test')
    await expect.poll(() => page.getByLabel('Location').inputValue()).toBe('Paris')
    await expect.poll(() => mapOf(page).count()).toBe(1)
    await awaitMap(page, 'loaded')
    const keys = keyboardOn(page)
    await keys.activate(/^Run Tests/)
    const said = (word: string) => page.getByText(word, { exact: true })
    await expect.poll(() => said('Working').count()).toBe(4)
    await page.getByLabel('Location').fill('zzzqqqxxx')
    await page.getByRole('button', { name: 'Run Tests' }).click()
    await expect.poll(() => said('Failed').count()).toBe(2)
    await expect.poll(() => said('Working').count()).toBe(2)
    await page.getByLabel('Location').fill(' ')
    await page.getByRole('button', { name: 'Run Tests' }).click()
    await page.getByText('Please enter a location.').waitFor()
    await page.getByText('Maps script failed to load').click()
    await page.getByText(/turn on hardware acceleration/).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await close()
  })
})

test('MAP-04 without WebGL an error panel says so, and the drawn map and the list stay', async () => {
  const { context, page } = await site.open(sizes[0], 'dark')
  await context.addInitScript(() => {
    const whole = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith('webgl') ? null : Reflect.apply(whole, this, [kind, ...rest])
    } as typeof whole
  })
  await page.goto('/maps')
  await awaitMap(page, 'failed')
  const map = mapOf(page)
  await map.getByText('Map Loading Error').waitFor()
  await map.getByText(/couldn’t draw the interactive map/).waitFor()
  await expect.poll(() => map.getByRole('img', { name: 'Map, drawn' }).isVisible()).toBe(true)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tokyo' }).click()
  await page.getByText('Location Found').first().waitFor()
  // A city's sights are listed.
  await expect.poll(() => totalOf(page)).toBe('10')
  const location = page.getByRole('textbox', { name: 'Location' })
  await location.fill('Timmins')
  await location.press('Enter')
  await expect.poll(() => totalOf(page)).toBe('1')
  const kind = page.getByRole('combobox', { name: 'Nearby places' })
  await kind.selectOption('tourist_attraction')
  await page.getByRole('button', { name: 'Find nearby' }).click()
  await page.getByText('No Places Found').first().waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Paris' }).click()
  await page
    .getByText('Unable to search for location. Check your internet connection.')
    .first()
    .waitFor()
  await kind.selectOption('restaurant')
  await page.getByRole('button', { name: 'Find nearby' }).click()
  await page.getByText('Unable to search for nearby places').first().waitFor()
  await context.setOffline(false)
  await map.getByRole('button', { name: 'Reload Page' }).click()
  await awaitMap(page, 'failed')
  // It opens where it was left.
  await page.getByText('Within 5 km of Timmins', { exact: false }).waitFor()
  await context.close()
})

test('MAP-04 the map begins with the city; a far place stands at its edge, and a press leads there and back', async () => {
  const { page, close } = await site.open(sizes[0])
  await page.goto('/maps')
  await awaitMap(page, 'loaded')
  const map = mapOf(page)
  // The map begins in the upper third of a desktop's screen, and in the first one of a phone.
  const box = await map.boundingBox()
  expect(box?.y ?? 900).toBeLessThan(300)
  await page.getByRole('button', { name: 'Lisbon', exact: true }).click()
  const sintra = map.getByRole('button', {
    name: /^\d+\. Pena Palace.*, 2\d km (north-)?west\. Move the map there$/,
  })
  await sintra.waitFor()
  await expect.poll(() => map.getByRole('button', { name: /^\d+\. Belém Tower/ }).count()).toBe(1)
  await expectAccessible(page)
  await sintra.focus()
  await page.keyboard.press('Enter')
  const palace = map.getByRole('button', { name: /^\d+\. Pena Palace, / })
  // What was asked for has the focus.
  await expect
    .poll(() => palace.evaluate((mark) => mark === document.activeElement), patience)
    .toBe(true)
  await map.getByRole('button', { name: /^Back to \d+ places$/ }).click()
  await sintra.waitFor()
  await close()
})

test('MAP-04 no other city is seen while the map changes, and its water has its own name', async () => {
  const { page, close } = await site.open(sizes[0])
  // A slow line: what would be seen meanwhile is seen for long.
  await page.route(/basemap\/.*(lisbon|near)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/maps')
  await awaitMap(page, 'loaded')
  const map = mapOf(page)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = (): void => {
      const region = document.querySelector('[data-map-state]')
      const isLisbon = document.querySelector('button[aria-pressed=true]')?.textContent === 'Lisbon'
      if (isLisbon || /Belém Tower/.test(document.body.innerText))
        seen.push(region instanceof HTMLElement ? region.innerText : '')
      requestAnimationFrame(look)
    }
    look()
  })
  await page.getByRole('button', { name: 'Lisbon', exact: true }).click()
  await map.getByText('Loading the map', { exact: true }).waitFor()
  await map.getByRole('button', { name: /^\d+\. Belém Tower/ }).waitFor(patience)
  await expect.poll(() => map.getByText('Tagus', { exact: true }).count()).toBeGreaterThan(0)
  await expect.poll(() => map.getByText('Tagus and the Atlantic').count()).toBe(0)
  const seen = await page.evaluate(() => Object(window).seen.join('\n'))
  expect(seen).toContain('Loading the map')
  expect(seen).not.toContain('Back to')
  await close()
})

test('MAP-01 the maps open on the traveller’s own trip, else where they last looked; all 24 cities are one press away', async () => {
  const visit = await site.open(sizes[0])
  const { page, context, close } = visit
  await page.goto('/maps')
  const cities = page.getByRole('group', { name: 'Go to' }).getByRole('button')
  await expect.poll(() => cities.count()).toBe(24)
  // One order, and the shown one is marked and in sight.
  const names = await cities.allInnerTexts()
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-CA')))
  await page.getByRole('button', { name: 'Bali', exact: true }).click()
  await page.getByText('Location Found').first().waitFor()
  const list = page.getByRole('list', { name: 'Places on the map' })
  await expect.poll(() => list.getByText('Parliament Hill').count()).toBe(0)
  await page.reload()
  await page.getByText('Within 5 km of Bali', { exact: false }).waitFor()
  await signIn(site, visit)
  const data = { destination: 'Lisbon', startDate: '2027-05-10', endDate: '2027-05-11' }
  const headers = { origin: site.app.url }
  await context.request.post('/api/itineraries', { headers, data })
  await page.reload()
  await page.getByText('Within 5 km of Lisbon', { exact: false }).waitFor()
  await expect.poll(() => list.getByRole('button').count()).toBe(10)
  // Hotels cost what the finder of that trip says.
  await page.getByRole('combobox', { name: 'Nearby places' }).selectOption('lodging')
  await page.getByRole('button', { name: 'Find nearby' }).click()
  const search =
    '/api/search/hotels?location=lisbon&checkInDate=2027-05-10&checkOutDate=2027-05-11&adults=1&currency=CAD'
  const offers = (await (await context.request.get(search)).json()).data
  for (const { hotel, pricing } of offers.slice(0, 3)) {
    const line = list.getByRole('button').filter({ hasText: hotel.name })
    if ((await line.count()) > 0)
      await expect
        .poll(() => line.innerText())
        .toContain(`$${Math.round(pricing.pricePerNight)} CAD a night`)
  }
  await expect.poll(() => list.getByText(/^.*· \$\d+ CAD a night$/).count()).toBeGreaterThan(3)
  await awaitMap(page, 'loaded')
  await expectAccessible(page)
  await close()
})

test('PLAN-07 MAP-04 a day is drawn with its stops in order, and opens as a map that moves', async () => {
  const visit = await site.open(sizes[0], 'dark')
  await signIn(site, visit)
  const { page, context, close } = visit
  const headers = { origin: site.app.url }
  const day = '2027-04-12'
  const data = { destination: 'Paris', startDate: day, endDate: day, budgetCad: 900 }
  const trip = await (await context.request.post('/api/itineraries', { headers, data })).json()
  const stops = [
    { type: 'attraction', name: 'Louvre', time: '10:00', lat: 48.8606, lng: 2.3376 },
    { type: 'restaurant', name: 'Chez Exemple', time: '13:00', lat: 48.8635, lng: 2.3275 },
  ]
  for (const stop of stops)
    await context.request.post(`/api/itineraries/${trip.id}/items`, {
      headers,
      data: { ...stop, day, price: 20 },
    })
  await page.goto(`/planner?trip=${trip.id}&view=days`)
  await page.locator('button[data-map]').first().click()
  const day1 = page.getByRole('dialog').getByRole('region', { name: 'Day 1 and its stops' })
  await day1.getByText(/^then .* on foot$/).waitFor()
  // Without streets there is no map before a press.
  expect(
    await page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('maplibre'))
          .length,
    ),
  ).toBe(0)
  await day1.getByRole('button', { name: 'Open map' }).click()
  const map = day1.getByRole('region', { name: 'Map of day 1', exact: true })
  await awaitMap(page, 'loaded')
  // On a phone it takes the whole height.
  expect((await map.boundingBox())?.height).toBeGreaterThan(600)
  await map.getByRole('button', { name: '2. Chez Exemple' }).click()
  // What was pressed is named below the map.
  await day1.getByRole('status').filter({ hasText: 'Chez Exemple' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await map.waitFor({ state: 'detached' })
  await day1.getByRole('button', { name: 'Open map' }).waitFor()
  await close()
})

test('RENT-01 MAP-04 a map stands beside the properties, by the address', async () => {
  const { page, close } = await site.open(sizes[1])
  const search = 'location=Paris&locationId=paris&checkIn=2027-04-12&checkOut=2027-04-14'
  await page.goto(`/search?${search}`)
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Show map' }).click()
  await awaitMap(page, 'loaded')
  await expect.poll(() => page.url()).toContain('map=true')
  const map = page.getByRole('region', { name: 'Map of the properties' })
  // A card that has the focus is chosen on the map.
  const card = page.getByRole('article').nth(2)
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: /^Add to cart/ }).focus()
  const marked = map.locator('button[aria-pressed=true]')
  await expect.poll(() => marked.getAttribute('aria-label')).toContain(`3. ${name}, `)
  // And a mark leads to its card.
  const mark = map.getByRole('button', { name: /^\d+\. [^:]* for the stay$/, pressed: false })
  const said = (await mark.first().getAttribute('aria-label')) ?? ''
  await mark.first().click()
  await expect.poll(() => marked.getAttribute('aria-label')).toBe(said)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Hide map' }).click()
  await map.waitFor({ state: 'detached' })
  await close()
})
