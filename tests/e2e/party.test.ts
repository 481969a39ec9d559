import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const lisbon = {
  destination: 'Lisbon',
  startDate: '2027-05-10',
  endDate: '2027-05-12',
  budgetCad: 4000,
}

/** A trip for one with something a head, something for all and something that is booked. */
async function plannedTrip(visit: Visit) {
  const user = await signIn(site, visit)
  const { body } = await user.post('/api/itineraries', lisbon)
  const path = `/api/itineraries/${body.id}`
  const items = [
    { type: 'restaurant', name: 'Horta', basis: 'person', unitPrice: 25, quantity: 1 },
    { type: 'transport', name: 'Van', price: 80 },
    { type: 'activity', name: 'Opera', basis: 'person', unitPrice: 10, status: 'booked' },
  ]
  for (const item of items)
    expect((await user.post(`${path}/items`, { ...item, day: lisbon.startDate })).status).toBe(201)
  return { user, path, id: body.id }
}

const who = ({ page }: Visit) => page.getByRole('group', { name: 'Who' })
const adults = (visit: Visit) => who(visit).getByLabel('Adults')
const children = (visit: Visit) => who(visit).getByLabel('Children')
const goOn = ({ page }: Visit) => page.getByRole('button', { name: 'Continue to Hotels' })

describe.each(sizesOr('390'))('the party of a trip at $name px', (size) => {
  test('A1 a party of 0 or 40 and an age of −1 are refused in words at their field, and nothing is lost', async () => {
    const visit = await site.open(size)
    const { user, path, id } = await plannedTrip(visit)
    await visit.page.goto(`/planner?trip=${id}&step=dates`)
    await visit.page.getByLabel('Budget').fill('5000')
    for (const [count, words] of [
      ['0', 'A trip needs at least one adult.'],
      ['40', 'A trip can have up to 9 people.'],
    ] as const) {
      await adults(visit).fill(count)
      await who(visit).getByText(words).waitFor()
      await goOn(visit).click()
      await expect.poll(() => adults(visit).inputValue()).toBe(count)
    }
    await adults(visit).fill('2')
    await children(visit).fill('1')
    await who(visit).getByLabel('Age of child 1').fill('-1')
    await who(visit).getByText('Enter an age from 0 to 17.').waitFor()
    await goOn(visit).click()
    await expect.poll(() => visit.page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => visit.page.getByLabel('Budget').inputValue()).toBe('5000')
    const { body } = await user.get(path)
    expect([body.party, body.budgetCad]).toEqual([{ adults: 1, children: [] }, 4000])
    await expectAccessible(visit.page)
    await visit.close()
  })

  test('A1 A5 another party shows what changes before it does; kept nothing changes, applied all of it', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { user, path, id } = await plannedTrip(visit)
    await page.goto(`/planner?trip=${id}&step=dates`)
    await who(visit).getByRole('button', { name: 'One adult more' }).click()
    const change = page.getByRole('region', { name: 'Change to 2 adults?' })
    const changes = change.getByRole('region', { name: 'New prices' })
    await changes.getByText('Horta').waitFor()
    await expect
      .poll(() => changes.getByRole('listitem').allTextContents())
      .toEqual([expect.stringMatching(/Horta.*\$25\.00.*\$50\.00/)])
    const same = await change.getByRole('region', { name: 'Stays the same' }).textContent()
    expect(same).toMatch(/Van.*\$80\.00/)
    expect(same).toMatch(/Opera.*booked.*\$10\.00/)
    await expect
      .poll(() => change.textContent())
      .toMatch(/Total.*\$115\.00.*\$140\.00.*\$115\.00.*\$70\.00/)
    // And of the budget: $4,000 for one as for two.
    await change.getByText(/^Budget\s*now \$3,885 left → then \$3,860 left$/).waitFor()
    expect((await user.get(path)).body).toMatchObject({ party: { adults: 1 }, totalCad: 115 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await change.getByRole('button', { name: 'Keep 1 adult' }).click()
    await expect.poll(() => adults(visit).inputValue()).toBe('1')
    await change.waitFor({ state: 'detached' })

    // Applied in place, and taken back by the Undo of everything else.
    await adults(visit).fill('2')
    await change.getByRole('button', { name: 'Apply' }).click()
    const total = async (): Promise<number> => (await user.get(path)).body.totalCad
    await expect.poll(total).toBe(140)
    await change.waitFor({ state: 'detached' })
    await expect
      .poll(() => adults(visit).evaluate((field) => field === document.activeElement))
      .toBe(true)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(total).toBe(115)
    await expect.poll(() => adults(visit).inputValue()).toBe('1')

    await adults(visit).fill('2')
    await changes.getByText('Horta').waitFor()
    const from = page.getByRole('combobox', { name: 'From' })
    await from.fill('YYZ')
    await page.getByRole('option', { name: /YYZ/ }).click()
    await goOn(visit).click()
    await page.getByText('From Toronto').waitFor({ state: 'attached' })
    // The new prices are the server's.
    await page.getByText('for 2 adults · $70.00 per person').first().waitFor()
    expect((await user.get(path)).body).toMatchObject({
      party: { adults: 2, children: [] },
      origin: { name: 'Toronto', iata: 'YYZ' },
      totalCad: 140,
      perPersonCad: 70,
    })
    await visit.close()
  })

  test('A5 a party that the budget does not hold is told so before it is applied', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { user, path, id } = await plannedTrip(visit)
    await user.patch(path, { version: 1, budgetCad: 120 })
    await page.goto(`/planner?trip=${id}&step=dates`)
    await who(visit).getByRole('button', { name: 'One adult more' }).click()
    const change = page.getByRole('region', { name: 'Change to 2 adults?' })
    await change.getByText(/^Budget\s*now \$5 left → then \$20 over$/).waitFor()
    await expectAccessible(page)
    await visit.close()
  })

  test('A9 hotels and flights of a trip take its party and dates, and say for whom a price is', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { user, path, id } = await plannedTrip(visit)
    const party = { adults: 2, children: [4] }
    await user.patch(path, { version: 1, party, origin: { iata: 'YYZ' } })
    const asked = page.waitForRequest((request) => request.url().includes('/api/search/hotels'))
    await page.goto(`/planner?trip=${id}&step=hotels`)
    const search = new URL((await asked).url()).searchParams
    // The party as it stands here: a change may still be on its way to the server.
    const said = ['itineraryId', 'adults', 'children', 'childAges'].map((name) => search.get(name))
    expect(said).toEqual([id, '2', '1', '4'])
    // On a phone a row says it with its details.
    if (size.phone)
      await page
        .getByRole('button', { name: /^Details: / })
        .first()
        .click()
    await page
      .getByText(/\$[\d,.]+ for 2 nights, 2 adults and 1 child, taxes included/)
      .first()
      .waitFor()
    if (size.phone) await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Find flights from Toronto to Lisbon' }).click()
    const flights = page.getByRole('region', { name: 'Flights' })
    await flights
      .getByText(/ for 3 people/)
      .first()
      .waitFor()
    await flights
      .getByRole('button', { name: /^Add to Trip: / })
      .first()
      .waitFor()
    await visit.close()
  })

  test('A11 the party and origin of a draft are kept in the browser and become the trip’s', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit)
    await page.goto('/planner?destination=Lisbon&step=dates')
    await adults(visit).fill('2')
    await children(visit).fill('1')
    await who(visit).getByLabel('Age of child 1').fill('4')
    const from = page.getByRole('combobox', { name: 'From' })
    await from.fill('YUL')
    await page.getByRole('option', { name: /YUL/ }).click()
    await page.reload()
    await expect.poll(() => who(visit).getByLabel('Age of child 1').inputValue()).toBe('4')
    await expect.poll(() => from.inputValue()).toMatch(/YUL/)
    const kept = await page.evaluate(() => localStorage.getItem('itinerary_draft'))
    expect(JSON.parse(kept ?? '')).toMatchObject({ party: { adults: 2, children: [4] } })
    await page.getByLabel('Start date').fill(lisbon.startDate)
    await page.getByLabel('End date').fill(lisbon.endDate)
    await goOn(visit).click()
    await page.getByText('Everything is saved').waitFor()
    const [{ id }] = (await user.get('/api/itineraries')).body
    expect((await user.get(`/api/itineraries/${id}`)).body).toMatchObject({
      party: { adults: 2, children: [4] },
      origin: { iata: 'YUL' },
    })
    expect(await page.evaluate(() => localStorage.getItem('itinerary_draft'))).toBeNull()
    await visit.close()
  })

  test('A7 design 4 a flight leads its days, stays cover their nights, the way home is seen, a night without a bed too', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { user, path, id } = await plannedTrip(visit)
    const ways = [
      {
        from: { iata: 'YUL', local: '2027-05-10T19:40' },
        to: { iata: 'LIS', local: '2027-05-11T07:35' },
      },
      {
        from: { iata: 'LIS', local: '2027-05-13T10:10' },
        to: { iata: 'YUL', local: '2027-05-13T13:10' },
      },
    ]
    const details = { kind: 'flight', directions: ways.map((segment) => ({ segments: [segment] })) }
    const flight = { type: 'flight', name: 'YUL → LIS', day: '2027-05-10', details }
    expect((await user.post(`${path}/items`, flight)).status).toBe(201)
    await user.patch(path, { version: 1, endDate: '2027-05-12' })
    const casa = { type: 'hotel', name: 'Casa', day: '2027-05-10', nights: 1 }
    expect((await user.post(`${path}/items`, casa)).status).toBe(201)
    await page.goto(`/planner?trip=${id}&view=days`)
    const day = (number: number) =>
      page.getByRole('region', { name: new RegExp(`^Day ${number},`) })
    await day(1)
      .getByRole('button', { name: /^Flight out, YUL 19:40 Mon 10 May to LIS 07:35 Tue 11 May/ })
      .waitFor()
    await day(2).getByText('Arrives 07:35 LIS').waitFor()
    await day(2).getByText('No place to stay on the night of Tue 11 May.').waitFor()
    const before = await day(1).textContent()
    expect(before?.indexOf('Flight out')).toBeLessThan(before?.indexOf('Horta') ?? 0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.goto(`/planner?trip=${id}`)
    if (size.phone) await page.getByRole('button', { name: 'Open itinerary' }).click()
    const beyond = page.getByRole('region', { name: 'Also on this trip' })
    await beyond.getByText('Thu 13 May: Departs 10:10 LIS, arrives 13:10 YUL').waitFor()
    await visit.close()
  })

  test('A4 a second stay for the same nights takes the place of the first, which waits; “Choose this” swaps back; a booked one stays, in words', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit)
    const { body } = await user.post('/api/itineraries', lisbon)
    const path = `/api/itineraries/${body.id}`
    const casa = { type: 'hotel', name: 'Casa', day: lisbon.startDate, nights: 2, price: 300 }
    const first = await user.post(`${path}/items`, casa)
    await page.goto(`/planner?trip=${body.id}&step=hotels`)
    await page
      .getByRole('button', { name: /^Swap to this: / })
      .first()
      .click()
    await page.getByText('Everything is saved').waitFor()
    const itemsNow = async () => {
      const { days, totalCad } = (await user.get(path)).body
      const items: { id: string; name: string; status: string; choice: string; price: number }[] =
        days.flatMap((day: { items: object[] }) => day.items)
      return { totalCad, items }
    }
    const { items, totalCad } = await itemsNow()
    const [held, added] = ['Casa', ''].map((name) =>
      items.find((item) => (name ? item.name === name : item.name !== 'Casa')),
    )
    expect([held?.status, added?.status, totalCad]).toEqual(['idea', 'planned', added?.price])
    expect(added?.choice).toBe(held?.choice)
    if (size.phone) await page.getByRole('button', { name: 'Open itinerary' }).click()
    await page.getByText(`Instead of ${added?.name}:`, { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Choose this: Casa' }).click()
    const choose = page.getByRole('button', { name: `Choose this: ${added?.name}` })
    await choose.waitFor()
    await page.getByText('Everything is saved').waitFor()
    expect((await itemsNow()).totalCad).toBe(300)
    const booked = await user.patch(`${path}/items/${held?.id}`, { status: 'booked' })
    expect(booked.status, JSON.stringify(booked.body)).toBe(200)
    await choose.click()
    await page
      .getByText('Another choice for this is booked. Cancel that booking first.', { exact: true })
      .waitFor()
    expect(first.status).toBe(201)
    expect((await itemsNow()).totalCad).toBe(300)
    await visit.close()
  })
})
