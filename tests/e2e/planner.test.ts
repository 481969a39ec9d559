import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantAccess } from '#features/accounts/server/index.ts'
import { keyboardOn } from '../support/keyboard.ts'
import {
  expectAccessible,
  openSite,
  signIn,
  type Site,
  type Size,
  sizesOr,
  type Visit,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function openItinerary(page: Page, size: Size) {
  if (size.phone) await page.getByRole('button', { name: 'Open itinerary' }).click()
  return page.getByLabel('Your Itinerary', { exact: true })
}

/** A saved trip of three days in Paris, made by the API, opened at a step. */
async function openTrip(visit: Visit, step: string, budgetCad = 900) {
  const user = await signIn(site, visit)
  const answer = await visit.context.request.post('/api/itineraries', {
    headers: { origin: site.app.url },
    data: { destination: 'Paris', startDate: '2027-04-12', endDate: '2027-04-14', budgetCad },
  })
  const { id } = (await answer.json()) as { id: string }
  await visit.page.goto(`/planner?trip=${id}&step=${step}`)
  await visit.page.getByRole('heading', { name: 'Paris, 3 days' }).waitFor()
  // The poster is a mark beside the name; on a phone what is looked for takes its room.
  const poster = await visit.page.locator('main header img').boundingBox()
  expect(poster?.width ?? 72).toBe(72)
  return user
}

describe.each(sizesOr('390'))('the planner at $name px', (size) => {
  test('PLAN-02 HOME-10 the next step is offered when its question is answered, not before', async () => {
    const visit = await site.open(size)
    await signIn(site, visit)
    const { page } = visit
    await page.goto('/planner')
    await page.getByRole('textbox', { name: 'Destination' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Continue to Dates' }).count()).toBe(0)
    await expect.poll(() => page.getByRole('tab', { name: 'Hotels' }).isDisabled()).toBe(true)
    await page.getByRole('textbox', { name: 'Destination' }).fill('Rome')
    await page.getByRole('button', { name: 'Continue to Dates' }).click()
    await page.getByLabel('Start date').fill('2027-04-12')
    await expect
      .poll(() => page.getByRole('button', { name: 'Continue to Hotels' }).count())
      .toBe(0)
    await page.getByLabel('End date').fill('2027-04-13')
    // The same dates in the calendar of the ticket, by keys: Escape changes nothing, Enter twice a day on.
    const when = page.getByRole('group', { name: 'When', exact: true })
    const face = when.getByRole('button', { name: '12 to 13 April 2027, 2 days', exact: true })
    const calendar = page.getByRole('group', { name: 'Travel dates' })
    await face.focus()
    await page.keyboard.press('Enter')
    await calendar.getByRole('button', { name: /^Mon 12 Apr 2027, first day/ }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await calendar.waitFor({ state: 'detached' })
    await face.click()
    await calendar.getByRole('button', { name: /^Tue 13 Apr 2027/ }).click()
    await calendar.getByRole('button', { name: /^Wed 14 Apr 2027/ }).click()
    await calendar.waitFor({ state: 'detached' })
    await when.getByRole('button', { name: '13 to 14 April 2027, 2 days', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Continue to Hotels' }).click()
    // HOME-10: hotels can be booked here, so the page says that they are protected.
    await page.getByText(/protected under the provincial travel industry act/).waitFor()
    await visit.close()
  })

  test('PLAN-05 destination, dates and budget are there again after a reload', async () => {
    const visit = await site.open(size)
    await signIn(site, visit)
    const { page } = visit
    await page.goto('/planner')
    await page.getByRole('textbox', { name: 'Destination' }).fill('Lisbon')
    await page.getByRole('button', { name: 'Continue to Dates' }).click()
    await page.getByLabel('Start date').fill('2027-04-12')
    await page.getByLabel('Budget').fill('1 250,50')
    await page.reload()
    // The step stands in the address: one is where one was.
    await page.getByRole('heading', { name: 'Lisbon' }).waitFor()
    await expect.poll(() => page.getByLabel('Start date').inputValue()).toBe('2027-04-12')
    await expect.poll(() => page.getByLabel('Budget').inputValue()).toBe('1 250,50')
    const stored = await page.evaluate(() => ({
      destination: localStorage.getItem('selectedDestination'),
      dates: localStorage.getItem('travelDates'),
      budget: localStorage.getItem('travel-budget'),
    }))
    expect(stored).toEqual({
      destination: 'Lisbon',
      dates: '{"start":"2027-04-12","end":""}',
      budget: '1 250,50',
    })
    await visit.close()
  })

  test('TIER-04 TIER-06 a trip that is too long says which tier it needs and keeps what was typed', async () => {
    const visit = await site.open(size)
    await signIn(site, visit)
    const { page } = visit
    await page.goto('/planner?destination=Paris')
    await page.getByRole('button', { name: 'Continue to Dates' }).click()
    await page.getByLabel('Start date').fill('2027-04-12')
    await page.getByLabel('End date').fill('2027-04-18')
    const gate = page.getByRole('region', { name: 'A trip of 7 days comes with' })
    await gate.getByRole('button', { name: 'Upgrade to Explorer' }).waitFor()
    await expect
      .poll(() => page.getByRole('button', { name: 'Continue to Hotels' }).isDisabled())
      .toBe(true)
    await expect.poll(() => page.getByLabel('End date').inputValue()).toBe('2027-04-18')
    await visit.close()
  })

  test('PLAN-03 BUDGET-01 BUDGET-02 TIER-04 removing can be undone, sums follow at once, going over is said, advice has its gate and is for wanderlust', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { email } = await openTrip(visit, 'activities', 30)
    await page.getByText('Attractions', { exact: true }).click()
    await page.getByRole('button', { name: /^Add to Trip: .*Louvre/ }).click()
    await page.getByRole('button', { name: /^Add to Trip: .*Orsay/ }).click()
    const panel = await openItinerary(page, size)
    await panel
      .getByText(/over budget/)
      .first()
      .waitFor()
    await panel.getByRole('button', { name: 'Get budget advice' }).click()
    const gate = panel.getByRole('region', { name: 'Budget advice comes with Wanderlust' })
    await gate.getByRole('button', { name: 'Upgrade to Wanderlust' }).waitFor()
    const remove = panel.getByRole('button', { name: /^Remove .*(Louvre|Orsay)/ })
    await expect.poll(() => remove.count()).toBe(2)
    const dollars = async (of: Locator) => Number(/\$([\d.]+)/.exec(await of.innerText())?.[1])
    const total = () => dollars(panel.locator('p').filter({ hasText: 'Total Cost' }))
    await panel.getByText('estimate').first().waitFor()
    const both = await total()
    await remove.first().click()
    await page.getByText('Item has been removed from your itinerary.', { exact: true }).waitFor()
    await expect.poll(() => remove.count()).toBe(1)
    const one = await total()
    expect([one > 0, one < both]).toEqual([true, true])
    await page.getByRole('button', { name: 'Undo' }).click()
    await remove.nth(1).waitFor()
    await expect.poll(() => total()).toBe(both)
    await page.waitForLoadState('networkidle')
    await grantAccess(site.app.database, email, 'wanderlust', { force: true })
    await page.reload()
    const again = await openItinerary(page, size)
    const kept = again.getByRole('button', { name: /^Remove .*(Louvre|Orsay)/ })
    await kept.nth(1).waitFor()
    await expect.poll(() => kept.count()).toBe(2)
    const ask = again.getByRole('button', { name: 'Get budget advice' })
    await ask.click()
    await again.getByText(/^Your trip is \$[\d.,]+ over your budget of \$30\./).waitFor()
    await kept.first().click()
    await expect.poll(() => kept.count()).toBe(1)
    await kept.first().click()
    await expect.poll(() => kept.count()).toBe(0)
    await ask.click()
    await page.getByText('Unable to get advice', { exact: true }).waitFor()
    await page
      .getByText('Please set a budget and add items to your itinerary first.', { exact: true })
      .waitFor()
    await visit.close()
  })

  test('PLAN-04 a custom activity needs a name; a price that is no number counts as nothing', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await openTrip(visit, 'activities')
    await page.getByText('Custom', { exact: true }).click()
    await page.getByRole('button', { name: 'Add to Trip', exact: true }).click()
    await page.getByText('Enter a name.').waitFor()
    await page.getByLabel('Name').fill('Picnic')
    await page.getByLabel('Price, CAD').fill('free')
    await page.getByText('Enter a number, or it counts as $0.00.').waitFor()
    // One traveller is not asked for whom.
    await expect.poll(() => page.getByLabel('Price is for').count()).toBe(0)
    await page.getByLabel('Time').fill('9h30')
    await page.getByRole('button', { name: 'Add to Trip', exact: true }).click()
    // The form is empty again when the first has gone off.
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('')
    await page.getByLabel('Name').fill('Boat')
    await page.getByLabel('Price, CAD').fill('12,50')
    await page.getByLabel('Date').fill('2027-05-30')
    await page.getByText('Outside your dates: it goes to Ideas.').waitFor()
    await page.getByRole('button', { name: 'Add to Trip', exact: true }).click()
    const panel = await openItinerary(page, size)
    await panel.getByText('Picnic').waitFor()
    await panel.getByText('09:30 · Paris').waitFor()
    await panel.getByText('Free', { exact: true }).waitFor()
    await panel.getByRole('group', { name: 'Ideas' }).getByText('$12.50').waitFor()
    await page.getByText('Everything is saved').waitFor()
    const [{ id }] = await (await page.request.get('/api/itineraries')).json()
    const trip = await (await page.request.get(`/api/itineraries/${id}`)).json()
    expect(trip.days[0].items).toMatchObject([
      { name: 'Picnic', description: 'Custom activity', price: 0, time: '09:30' },
    ])
    await visit.close()
  })

  test('PLAN-06 BUDGET-01 an admission is marked as an estimate; without a budget nothing is over, and advice is offered', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await openTrip(visit, 'activities', 0)
    await page.getByText('Attractions', { exact: true }).click()
    await page.getByRole('button', { name: /^Add to Trip: .*Louvre/ }).click()
    const panel = await openItinerary(page, size)
    await panel.getByText('estimate').first().waitFor()
    await panel.getByText(/^Set a budget under Dates/).waitFor()
    await expect.poll(() => page.getByText(/over budget/).count()).toBe(0)
    await panel.getByRole('button', { name: 'Get budget advice' }).waitFor()
    await visit.close()
  })

  test('PLAN-08 a write that the server refuses is taken back and said', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await openTrip(visit, 'activities')
    await page.getByText(/restaurants in Paris/).waitFor()
    const full = { status: 409, code: 'too-many-items', message: 'A trip holds 1,000 items.' }
    await page.route('**/items', (route) => route.fulfill({ status: 409, json: full }))
    await page
      .getByRole('button', { name: /^Add to Trip: / })
      .first()
      .click()
    await page
      .getByText(/wasn’t added/)
      .first()
      .waitFor()
    const panel = await openItinerary(page, size)
    await panel.getByText('Nothing yet.', { exact: false }).waitFor()
    await visit.close()
  })

  test('PLAN-08 two windows: different fields both live, the same field asks which to keep', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await openTrip(visit, 'dates')
    const other = await visit.context.newPage()
    await other.goto(page.url())
    const save = (on: Page) => on.getByRole('button', { name: 'Continue to Hotels' }).click()
    await other.getByLabel('Budget').fill('1000')
    await save(other)
    await other.getByText(/hotels in Paris/).waitFor()

    await page.getByLabel('End date').fill('2027-04-13')
    await save(page)
    await page.getByText(/hotels in Paris/).waitFor()
    await page.getByRole('tab', { name: /Dates/ }).click()
    await expect.poll(() => page.getByLabel('Budget').inputValue()).toBe('1000')

    await other.getByRole('tab', { name: /Dates/ }).click()
    // Typed before the other window's change has come.
    await other.getByLabel('Budget').fill('700')
    await page.getByLabel('Budget').fill('800')
    await save(page)
    await page.getByText(/hotels in Paris/).waitFor()
    await save(other)
    await other.getByText('Budget: yours is $700.00, theirs is $800.00.').waitFor()
    await other.getByRole('button', { name: 'Keep mine' }).click()
    await other.getByText(/hotels in Paris/).waitFor()
    await page.reload()
    const panel = await openItinerary(page, size)
    await panel.getByText('$700.00', { exact: true }).first().waitFor()
    await visit.close()
  })

  test("PLAN-08 taking the other's value keeps what else was typed, also when it conflicts again", async () => {
    const visit = await site.open(size)
    const { page } = visit
    await openTrip(visit, 'dates')
    const api = page.url().replace(/planner\?trip=([^&]+).*/, 'api/itineraries/$1')
    const { version } = await (await page.request.get(api)).json()
    const elsewhere = (changes: object) =>
      page.request.patch(api, { data: { version, ...changes }, headers: { origin: site.app.url } })
    await page.getByLabel('Budget').fill('700')
    await page.getByLabel('End date').fill('2027-04-13')
    await elsewhere({ budgetCad: 1000 })
    await page.getByRole('button', { name: 'Continue to Hotels' }).click()
    await page.getByText('Budget: yours is $700.00, theirs is $1,000.00.').waitFor()
    await elsewhere({ endDate: '2027-04-12' })
    await page.getByRole('button', { name: 'Use theirs' }).click()
    await page.getByText('End date: yours is 13 April 2027, theirs is 12 April 2027.').waitFor()
    await page.getByRole('button', { name: 'Use theirs' }).click()
    await page.getByText('Someone changed this while you were editing').waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByLabel('Budget').inputValue()).toBe('1000')
    await expect.poll(() => page.getByLabel('End date').inputValue()).toBe('2027-04-12')
    expect(await (await page.request.get(api)).json()).toMatchObject({
      budgetCad: 1000,
      endDate: '2027-04-12',
    })
    await visit.close()
  })

  test('PLAN-02 a name of several places is asked about, whichever way leads to the dates', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await signIn(site, visit)
    await page.goto('/planner')
    await page.getByRole('textbox', { name: 'Destination' }).fill('Springfield')
    await page.getByRole('tab', { name: /Dates/ }).click()
    await page.getByLabel('Start date').fill('2027-04-12')
    await page.getByLabel('End date').fill('2027-04-13')
    await page.getByRole('button', { name: 'Continue to Hotels' }).click()
    await page.getByText('Which Springfield do you mean?').waitFor()
    await page.getByRole('button', { name: /Springfield, Illinois/ }).click()
    await page.getByRole('tab', { name: /Dates/ }).click()
    await page.getByRole('button', { name: 'Continue to Hotels' }).click()
    await page.getByRole('heading', { level: 1, name: 'Springfield' }).waitFor()
    // It stands on the page before it is saved.
    await page.getByText('Everything is saved').waitFor()
    const [trip] = await (await page.request.get('/api/itineraries')).json()
    expect(trip.destinations).toMatchObject([{ name: 'Springfield, Illinois', countryCode: 'US' }])
    expect(trip.destinations[0].ref).toBeTruthy()
    await visit.close()
  })

  test('STAY-01 hotels are sorted by price, rating and popularity, in dollars a night', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const keys = keyboardOn(page)
    await openTrip(visit, 'hotels')
    await page.getByText(/hotels in Paris/).waitFor()
    const prices = async () => {
      const texts = await page
        .getByRole('article')
        .getByText(/^\$[\d,]+(\.\d\d)?$/)
        .allTextContents()
      return texts.map((text) => Number(text.replace(/[$,]/g, '')))
    }
    await page.getByLabel('Sort by').selectOption('price')
    await expect.poll(async () => (await prices())[0]).toBe(Math.min(...(await prices())))
    const low = await prices()
    expect(low).toEqual([...low].sort((a, b) => a - b))
    const numbers = async (pattern: RegExp) => {
      const texts = await page.getByRole('article').allTextContents()
      return texts.map((text) => Number(pattern.exec(text)?.[1]?.replaceAll(',', '')))
    }
    /** The list is sorted a moment after the choice. */
    const falls = async (pattern: RegExp) => {
      const list = await numbers(pattern)
      return list.length > 0 && list.every((value, at) => at === 0 || (list[at - 1] ?? 0) >= value)
    }
    await keys.tabTo(/^Sort by/)
    await keys.press('ArrowDown')
    await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('rating')
    await expect.poll(() => falls(/(\d\.\d) out of 5/)).toBe(true)
    await keys.press('ArrowDown')
    const reviews = /out of 5([\d,]+) reviews/
    await expect.poll(() => falls(reviews)).toBe(true)
    expect((await numbers(reviews))[0]).toBeGreaterThan(100)
    await keys.activate(/^Filters$/)
    await keys.enter(/^Highest price a night/, '$200')
    await keys.activate(/^Concierge$/)
    await page.getByText(/^[1-9] of 2\d hotels in Paris$/).waitFor()
    await expect.poll(async () => Math.max(...(await prices()))).toBeLessThanOrEqual(200)
    await keys.tabTo(/^Find by name or district/, 'Shift+Tab')
    await keys.type('nowhere')
    await page.getByText('No hotels match your filters.').waitFor()
    await keys.activate(/^Clear filters$/)
    await page.getByText(/^2\d hotels in Paris$/).waitFor()
    await page.getByLabel('Check-out').fill('2027-04-12')
    await page.getByText('Check-out must be after check-in.').waitFor()
    await visit.close()
  })
})
