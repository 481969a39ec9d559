import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  expectAccessible,
  openSite,
  signIn,
  type Site,
  sizes,
  type Visit,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A trip of three days in Paris from a Tuesday on, opened at a step. */
async function openTrip(visit: Visit, step: string): Promise<void> {
  await signIn(site, visit)
  const answer = await visit.context.request.post('/api/itineraries', {
    headers: { origin: site.app.url },
    data: { destination: 'Paris', startDate: '2027-04-13', endDate: '2027-04-15' },
  })
  const { id } = (await answer.json()) as { id: string }
  await visit.page.goto(`/planner?trip=${id}&step=${step}`)
  await visit.page.getByRole('heading', { name: 'Paris, 3 days' }).waitFor()
}

describe.each(sizes)('the lists of the planner at $name px', (size) => {
  test('DINE-01 restaurants are narrowed by cuisine, price and words, and put in order', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await openTrip(visit, 'activities')
    await page.getByRole('heading', { name: /^\d+ restaurants in Paris$/ }).waitFor()
    await page.getByLabel('Cuisine').selectOption('French')
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
    expect(await map.count()).toBe(0)
    const cards = page.getByRole('listitem').filter({ has: page.getByText('Sample') })
    for (const card of await cards.all()) expect(await card.textContent()).toContain('French')
    await page.getByLabel('Sort by').selectOption('Price, low to high')
    const prices = (await cards.allTextContents()).map((text) =>
      Number(/\$([\d.]+) a person/.exec(text)?.[1]),
    )
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    await page.getByRole('searchbox', { name: 'Find by name or district' }).fill('nowhere at all')
    await page.getByText('Nothing answers all of that.').waitFor()
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await page.getByRole('heading', { name: /^\d+ restaurants in Paris$/ }).waitFor()
    await visit.close()
  })

  test('DINE-01 sights: what is closed on the chosen day says so; free ones can be picked out', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await openTrip(visit, 'activities')
    await page.getByText('Attractions', { exact: true }).click()
    await page.getByRole('searchbox', { name: 'Find by name or district' }).fill('louvre museum')
    const louvre = page.getByRole('listitem').filter({ hasText: 'Louvre Museum' })
    await louvre.getByText('Closed on Tue 13 Apr').waitFor()
    await page.getByLabel('Add to', { exact: true }).selectOption({ index: 2 })
    await louvre.getByText('Closed on Tue 13 Apr').waitFor({ state: 'detached' })
    await page.getByRole('searchbox', { name: 'Find by name or district' }).fill('')
    await page.getByLabel('Price level').selectOption('Free')
    const free = page.getByRole('button', { name: /^Add to Trip: / })
    await page.getByRole('heading', { name: /^\d+ of \d+ attractions/ }).waitFor()
    expect(await page.getByText(/^About \$/).count()).toBe(0)
    expect(await free.count()).toBeGreaterThan(3)
    await visit.close()
  })

  test('STAY-01 five guests and more are counted in a field, and the trip says how many', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await openTrip(visit, 'hotels')
    await page.getByLabel('Guests', { exact: true }).selectOption('5+ guests')
    const asked = page.waitForRequest((request) => request.url().includes('adults=7'))
    await page.getByLabel('Number of guests').fill('7')
    await asked
    await page
      .getByRole('button', { name: /^Add to Trip: / })
      .first()
      .click()
    await page.getByText('Added to Trip', { exact: true }).waitFor()
    await page.getByText('Everything is saved').waitFor()
    if (size.phone) await page.getByRole('button', { name: 'Open itinerary' }).click()
    await page.getByText(/2 nights, 13 to 15 April 2027, 7 guests/).waitFor()
    await visit.close()
  })
})
