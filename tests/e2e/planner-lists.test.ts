import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyboardOn } from '../support/keyboard.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  sizesOr,
  type Visit,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

interface Sight {
  readonly closedOn: readonly string[]
}

/** A trip of three days in Paris from a Tuesday on, opened at a step. */
async function openTrip(visit: Visit, step: string, tier?: string): Promise<void> {
  await signIn(site, visit, tier)
  const answer = await visit.context.request.post('/api/itineraries', {
    headers: { origin: site.app.url },
    data: { destination: 'Paris', startDate: '2027-04-13', endDate: '2027-04-15' },
  })
  const { id } = (await answer.json()) as { id: string }
  await visit.page.goto(`/planner?trip=${id}&step=${step}`)
  await visit.page.getByRole('heading', { name: 'Paris, 3 days' }).waitFor()
}

describe.each(sizesOr('1280'))('the lists of the planner by keyboard at $name px', (size) => {
  test('DINE-01 restaurants are narrowed by cuisine, price and words, and put in order', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const keys = keyboardOn(page)
    await openTrip(visit, 'activities')
    await page.getByRole('heading', { name: /^\d+ restaurants in Paris$/ }).waitFor()
    await keys.activate(/^Filters$/)
    await keys.enter(/^Cuisine/, 'French')
    await page.getByRole('heading', { name: /^\d+ of \d+ restaurants in Paris$/ }).waitFor()
    // What narrows stands in the address, and so does the map.
    await expect.poll(() => page.url()).toContain('kind=French')
    await page.getByRole('button', { name: 'Show map' }).click()
    await page.reload()
    await page.getByRole('heading', { name: /^\d+ of \d+ restaurants in Paris$/ }).waitFor()
    const map = page.getByRole('region', { name: 'Map of the restaurants' })
    await map.waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Hide map' }).click()
    await map.waitFor({ state: 'detached' })
    const cards = page.getByRole('listitem').filter({ has: page.getByText('Sample') })
    for (const card of await cards.all())
      await expect.poll(() => card.textContent()).toContain('French')
    await keys.tabTo(/^Sort by/)
    await keys.press('ArrowDown')
    await keys.press('ArrowDown')
    await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('price')
    /** The list is sorted a moment after the choice. */
    const rises = async () => {
      const prices = (await cards.allTextContents()).map((text) =>
        Number(/\$([\d.]+) per person/.exec(text)?.[1]),
      )
      return prices.every((price, at) => price > 0 && (prices[at - 1] ?? 0) <= price)
    }
    await expect.poll(rises).toBe(true)
    await keys.activate(/^Filters/)
    await keys.tabTo(/^Find by name or district/)
    await keys.type('nowhere at all')
    await page.getByText('Nothing matches your filters.').waitFor()
    await keys.activate(/^Clear filters$/)
    await page.getByRole('heading', { name: /^\d+ restaurants in Paris$/ }).waitFor()
    await visit.close()
  })

  test('DINE-01 sights: what is closed on the chosen day says so; free ones can be picked out', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const keys = keyboardOn(page)
    await openTrip(visit, 'activities')
    await page.getByRole('heading', { name: /restaurants in Paris$/ }).waitFor()
    await keys.tabTo(/^Restaurants$/)
    await keys.press('ArrowRight')
    await page.getByRole('heading', { name: /attractions in Paris$/ }).waitFor()
    await keys.activate(/^Filters$/)
    await keys.enter(/^Find by name or district/, 'louvre museum')
    const louvre = page.getByRole('listitem').filter({ hasText: 'Louvre Museum' })
    await louvre.getByText('Closed on Tue 13 Apr').waitFor()
    await keys.tabTo(/^Add to$/, 'Shift+Tab')
    await keys.press('ArrowDown')
    await louvre.getByText('Closed on Tue 13 Apr').waitFor({ state: 'detached' })
    await keys.tabTo(/^Find by name or district/)
    await keys.press('Control+a')
    await keys.press('Delete')
    await keys.enter(/^Price level/, 'Free')
    const free = page.getByRole('button', { name: /^Add to Trip: / })
    await page.getByRole('heading', { name: /^\d+ of \d+ attractions/ }).waitFor()
    await expect.poll(() => page.getByText(/^About \$/).count()).toBe(0)
    await expect.poll(() => free.count()).toBeGreaterThan(3)
    await visit.close()
  })

  test('STAY-01 five guests and more are counted in a field, and the trip says how many', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const keys = keyboardOn(page)
    await openTrip(visit, 'hotels')
    await page.getByText(/hotels in Paris$/).waitFor()
    await keys.activate(/^Filters$/)
    await keys.enter(/^Guests/, '5+')
    const asked = page.waitForRequest((request) => request.url().includes('adults=7'))
    await keys.tabTo(/^Number of guests/)
    await keys.press('Control+a')
    await keys.type('7')
    expect(new URL((await asked).url()).searchParams.get('currency')).toBe('CAD')
    await page.getByText(/hotels in Paris$/).waitFor()
    await keys.activate(/^Add to Trip: /)
    await page.getByText('Added to Trip', { exact: true }).waitFor()
    await page.getByText('Everything is saved').waitFor()
    if (size.phone) await keys.activate(/^Open itinerary$/)
    await page.getByText(/2 nights, 13 to 15 April 2027, 7 guests/).waitFor()
    await visit.close()
  })

  test('PLAN-07 TIER-03 TIER-04 a trip goes to a second city: added, searched, checked on the board and taken off; the gate names the tier', async () => {
    const visit = await site.open(size)
    const { page, context } = visit
    const keys = keyboardOn(page)
    await openTrip(visit, 'destination')
    await keys.activate(/^Add another place$/)
    await page.getByRole('heading', { name: 'A trip to 2 cities comes with Wanderlust' }).waitFor()
    await expectAccessible(page)

    await context.clearCookies()
    await openTrip(visit, 'destination', 'wanderlust')
    await keys.activate(/^Add another place$/)
    await keys.enter(/^Another place/, 'san francisco de')
    await page
      .getByRole('list', { name: 'Places of that name' })
      .getByRole('button')
      .first()
      .waitFor()
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize(size)
    await keys.press('Control+a')
    await keys.type('Paris')
    await keys.press('Enter')
    await page.getByText('Paris is already in this trip.').waitFor()
    await keys.press('Control+a')
    await keys.type('Rome')
    await page
      .getByRole('list', { name: 'Places of that name' })
      .getByRole('button', { name: 'Rome, Italy' })
      .waitFor()
    await keys.press('Enter')
    await page.getByRole('heading', { name: 'Paris, Rome, 3 days' }).waitFor()
    await page.getByRole('button', { name: 'Remove Rome from this trip' }).waitFor()
    await expect.poll(() => keys.focused()).toBe('Add another place')
    await expectAccessible(page)
    await page.getByRole('tab', { name: /Activities/ }).click()
    await page.getByRole('heading', { name: /restaurants in Paris$/ }).waitFor()
    await page.getByLabel('Look in').selectOption({ label: 'Rome' })
    await page.getByRole('heading', { name: /restaurants in Rome$/ }).waitFor()
    await page.getByRole('tab', { name: /Hotels/ }).click()
    await page.getByText(/hotels in Rome$/).waitFor()

    const api = `/api/itineraries/${new URL(page.url()).searchParams.get('trip')}`
    const placesOfDays = async () =>
      (await (await page.request.get(api)).json()).days.map(({ place }: { place: number }) => place)
    await expect.poll(() => placesOfDays()).toEqual([0, 0, 0])
    await page.getByLabel('This day in').selectOption({ label: 'Rome' })
    // And the days after it, which say nothing of their own.
    await expect.poll(placesOfDays).toEqual([1, 1, 1])
    await expect.poll(() => page.getByLabel('This day in').inputValue()).toBe('Rome')

    // A sight of the second city on a day on which it is closed.
    const sights = await (await page.request.get('/api/reviews/attractions?locationId=rome')).json()
    const closed = sights.attractions.find((one: Sight) => one.closedOn.includes('tue'))
    expect(closed).toBeDefined()
    await page.request.post(`${api}/items`, {
      headers: { origin: site.app.url },
      data: {
        type: 'attraction',
        name: closed.name,
        day: '2027-04-13',
        source: `dining:${closed.id}`,
        lat: closed.lat,
        lng: closed.lng,
      },
    })
    await page.getByRole('button', { name: 'Back to the days' }).click()
    await page
      .getByRole('region', { name: /^Day 1, / })
      .getByText('Rome', { exact: true })
      .waitFor()
    await page.getByText(`${closed.name} is closed on Tuesdays.`).waitFor()
    await page.getByRole('button', { name: '1 stop', exact: true }).click()
    await page.getByRole('region', { name: 'Day 1 and its stops' }).waitFor()

    await page.goto(page.url().replace('view=days', 'step=destination'))
    await keys.activate(/^Remove Rome from this trip$/)
    await page.getByRole('heading', { name: 'Paris, 3 days' }).waitFor()
    await expect.poll(() => keys.focused()).toBe('Add another place')
    expect(await (await page.request.get(api)).json()).toMatchObject({
      destinations: [{ name: 'Paris' }],
      itemCount: 1,
    })
    await visit.close()
  })
})
