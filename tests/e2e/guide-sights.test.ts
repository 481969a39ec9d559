import { afterAll, beforeAll, expect, test } from 'vitest'
import { lisbonUntil } from '../support/lisbon-wish.ts'
import {
  expectAccessible,
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

test.each(sizesOr('390'))(
  'F25 at $name px a sight of a guide goes into a visitor’s plan, with its price, and waits for the sign-in',
  async (size) => {
    const visit = await site.open(size, 'light')
    const { page } = visit
    await page.goto('/destinations/lisbon')
    const add = page.getByRole('link', { name: 'Add to plan: São Jorge Castle' })
    // A press that is there before its script waits for it.
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    await add.evaluate((link) => (link as HTMLElement).click())
    await page.getByText('Added to your plan', { exact: true }).waitFor()
    await page
      .getByText('São Jorge Castle is in Ideas. Open Planner to give it a day.')
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Taken out of your plan', { exact: true }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('selectedPlace'))).toBeNull()
    await add.press('Enter')
    await page.getByText('Added to your plan', { exact: true }).waitFor()
    // It says where it is and leads there, instead of adding it again.
    await page.getByRole('link', { name: 'In your plan: São Jorge Castle' }).press('Enter')
    const plan = page.getByRole('region', { name: 'Your Itinerary' })
    await plan.getByText('São Jorge Castle').waitFor()
    const stored = await page.evaluate(() => localStorage.getItem('itinerary'))
    expect(JSON.parse(stored ?? '')).toMatchObject([{ name: 'São Jorge Castle', price: 27 }])
    await visit.close()
  },
)

test('F25 a guide that was reached by a link adds as one that was opened directly', async () => {
  const visit = await site.open(sizes[1], 'light')
  const { page } = visit
  await page.goto('/destinations')
  await untilHydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Lisbon/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /Lisbon/ }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Add to plan: São Jorge Castle' }).click()
  await page.getByText('Added to your plan', { exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/destinations/lisbon')
  await visit.close()
})

test('F25 in a trip a sight takes a day and an hour at which it is open, which the toast names; Undo takes it out; without such an hour it is an idea', async () => {
  const visit = await site.open(sizes[1], 'light')
  const { page } = visit
  const user = await signIn(site, visit)
  const trip = {
    title: 'A day in Lisbon',
    destination: 'Lisbon',
    startDate: '2027-05-12',
    endDate: '2027-05-12',
  }
  const { body } = await user.post('/api/itineraries', trip)
  const path = `/api/itineraries/${body.id}`
  await page.goto('/destinations/lisbon')
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  const add = async (name: string) => {
    await page.getByRole('link', { name: `Add to plan: ${name}` }).click()
    const sheet = page.getByRole('dialog', { name: 'Add to a trip' })
    await sheet.getByRole('button', { name: 'Add to Trip' }).click()
    await sheet.waitFor({ state: 'detached' })
  }
  await add('Calouste Gulbenkian Museum')
  const told = page.getByText(
    /^Calouste Gulbenkian Museum, Wed 12 May, 1\d:\d\d\. A day in Lisbon$/,
  )
  await told.waitFor()
  const here = page.getByRole('link', { name: 'In your trip, day 1: Calouste Gulbenkian Museum' })
  expect(await here.getAttribute('href')).toBe(`/planner?trip=${body.id}&view=days`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Taken out of your trip', { exact: true }).waitFor()
  const itemsOf = async () => (await user.get(path)).body.days[0].items
  await expect.poll(async () => (await itemsOf()).length).toBe(0)
  // All day long there is something else.
  const tour = { type: 'attraction', name: 'Tour', day: '2027-05-12', time: '07:00' }
  await user.post(`${path}/items`, { ...tour, durationMinutes: 900 })
  await page.reload()
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  await add('Calouste Gulbenkian Museum')
  await page
    .getByText('Calouste Gulbenkian Museum, Ideas. A day in Lisbon', { exact: true })
    .waitFor()
  await expect
    .poll(async () =>
      (await user.get(path)).body.unscheduled.map(({ status }: { status: string }) => status),
    )
    .toEqual(['idea'])
  await visit.close()
})

test('F25 sights that the open trip holds say on which day, untouched, and the sheet adds none of them twice', async () => {
  const visit = await site.open(sizes[1], 'dark')
  const { page } = visit
  const user = await signIn(site, visit)
  const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-12'))
  const { body: trip } = await user.post('/api/itineraries', { planId: plan.id })
  const day = trip.days.findIndex(({ items }: { items: { name: string }[] }) =>
    items.some(({ name }) => name === 'São Jorge Castle'),
  )
  await page.goto(`/planner?trip=${trip.id}&view=days`)
  await page.getByText('São Jorge Castle').first().waitFor()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('itinerary')))
    .toContain('São Jorge Castle')
  await page.goto('/destinations/lisbon')
  const castle = `In your trip, day ${day + 1}: São Jorge Castle`
  await page.getByRole('link', { name: castle }).waitFor()
  await page
    .getByRole('link', { name: /^Add to plan: / })
    .first()
    .waitFor()
  await expectAccessible(page, '#see')
  // Not in the open trip any more, but in another that one chooses: it is not added there twice.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Add to plan: São Jorge Castle' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add to a trip' })
  await sheet.getByText(`It’s in this trip already, day ${day + 1}.`).waitFor()
  expect(await sheet.getByRole('button', { name: 'Add to Trip' }).isDisabled()).toBe(true)
  await visit.close()
})
