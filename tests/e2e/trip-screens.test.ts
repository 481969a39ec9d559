import { afterAll, beforeAll, expect, test } from 'vitest'
import { lisbonUntil } from '../support/lisbon-wish.ts'
import {
  drawn,
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
} from '../support/site.ts'
import { testCard } from '../support/test-card.ts'
import type { TestClient } from '../support/test-client.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

interface Item {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly description: string
  readonly version: number
}

const itemsOf = async (user: TestClient, id: string): Promise<readonly Item[]> => {
  const { body } = await user.get(`/api/itineraries/${id}`)
  return body.days.flatMap(({ items }: { items: readonly Item[] }) => items)
}

async function lisbonTrip(user: TestClient): Promise<string> {
  const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-12'))
  return (await user.post('/api/itineraries', { planId: plan.id })).body.id
}

async function bookStay(user: TestClient, tripId: string): Promise<Item> {
  const stay = (await itemsOf(user, tripId)).find(({ type }) => type === 'hotel')
  if (!stay) throw new Error('The plan has a stay')
  const found = await user.get(`/api/search/hotels?itineraryId=${tripId}&currency=CAD`)
  const offers: readonly { id: string; name: string }[] = found.body.data
  const { status } = await user.post('/api/flight-data/hotels/book', {
    trip: { tripId, itemId: stay.id },
    offerId: (offers.find(({ name }) => name === stay.name) ?? offers[0])?.id,
    guestInfo: {
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.ca',
      phone: '+1 416 555 0100',
    },
    paymentInfo: testCard,
  })
  expect(status).toBe(201)
  return stay
}

test.each(drawn)(
  'STAY-08 A8 at $name px a stay that is cancelled in the trip is said once, in its place: no toast, no zero, one item less',
  async (size) => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit, 'explorer')
    const tripId = await lisbonTrip(user)
    const stay = await bookStay(user, tripId)
    const count = (await itemsOf(user, tripId)).length
    await page.goto(`/planner?trip=${tripId}&view=days`)
    const bar = page.locator('[data-open]').filter({ hasText: stay.name })
    await bar.click()
    const cancel = page.getByRole('button', { name: 'Cancel booking', exact: true })
    await cancel.click()
    await page.getByRole('dialog', { name: 'Cancel this booking?' }).waitFor()
    await cancel.click()
    await bar.getByText(/^Cancelled/).waitFor()
    const money = page.getByRole('group', { name: 'Money left' })
    await money.getByText('none yet').waitFor()
    expect(await money.innerText()).not.toContain('$0')
    await expect.poll(() => page.getByText('Booking Cancelled').count()).toBe(0)
    if (!size.phone) await page.getByText(`${count - 1} items`, { exact: true }).waitFor()
    // The focus goes to what one can press there, not to a frame around the page.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName))
      .toMatch(/^(A|BUTTON)$/)
    await expectAccessible(page)
    await page
      .getByRole('button', { name: `Remove from trip: ${stay.name}` })
      .first()
      .click()
    await bar.waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Find a stay')
    await visit.close()
  },
)

test.each(drawn)(
  'PLAN-07 at $name px a pressed stop says what it is: hours of that day, price for the party, description, map; Edit opens its fields',
  async (size) => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit)
    const tripId = await lisbonTrip(user)
    const castle = (await itemsOf(user, tripId)).find(({ name }) => name === 'São Jorge Castle')
    await page.goto(`/planner?trip=${tripId}&view=days`)
    await page
      .getByText(/open until|Afternoon open|Evening open/)
      .first()
      .waitFor()
    await page.locator('[data-face]').filter({ hasText: 'São Jorge Castle' }).first().click()
    const sheet = page.getByRole('dialog', { name: 'São Jorge Castle' })
    await sheet.getByText('Open 09:00 to 21:00 that day').waitFor()
    await sheet.getByText('2 × $27 = $54').waitFor()
    await sheet.getByText(castle?.description ?? '?').waitFor()
    expect(await sheet.getByRole('link', { name: 'See it on a map' }).getAttribute('href')).toMatch(
      /openstreetmap\.org/,
    )
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await sheet.getByRole('button', { name: 'Edit', exact: true }).click()
    expect(await sheet.getByLabel('Notes').inputValue()).toBe('')
    await sheet.getByLabel('Time').fill('10:45')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(async () => (await itemsOf(user, tripId)).find(({ id }) => id === castle?.id))
      .toMatchObject({ time: '10:45', description: castle?.description })
    await visit.close()
  },
)

test('MAP-01 A3 with a trip ahead the prices of the maps are sums for its party', async () => {
  const visit = await site.open(drawn[1])
  const { page } = visit
  const user = await signIn(site, visit)
  await lisbonTrip(user)
  await page.goto('/maps')
  const list = page.getByRole('list', { name: 'Places on the map' })
  await list
    .getByText(/about 2 × \$\d+ = \$\d+ CAD/)
    .first()
    .waitFor()
  await page.getByText(/^For 2 adults, one night for a hotel\./).waitFor()
  const lines = await list.getByRole('button').allInnerTexts()
  const sum = lines.reduce((all, line) => all + Number(/\$(\d+) CAD/.exec(line)?.[1] ?? 0), 0)
  await page.getByText(`$${sum} CAD`, { exact: true }).waitFor()
  await visit.close()
})

test('PLAN-01 D1 a ticket of My trips counts the notes of Trip Check, as the trip does', async () => {
  const visit = await site.open(drawn[1])
  const { page } = visit
  const user = await signIn(site, visit)
  const tripId = await lisbonTrip(user)
  const stop = { type: 'attraction', day: '2027-05-11', time: '09:30', durationMinutes: 60 }
  await user.post(`/api/itineraries/${tripId}/items`, { ...stop, name: 'Lisbon Cathedral' })
  const { body } = await user.get(`/api/itineraries/${tripId}/check`)
  const findings: readonly { severity: string }[] = body.findings
  const notes = findings.filter(({ severity }) => severity !== 'hint').length
  expect(notes).toBeGreaterThan(0)
  await page.goto('/itinerary')
  await page
    .getByText(notes === 1 ? '1 Trip Check note' : `${notes} Trip Check notes`, { exact: true })
    .waitFor()
  await expectAccessible(page)
  await visit.close()
})
