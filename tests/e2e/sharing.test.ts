import { afterAll, beforeAll, expect, test } from 'vitest'
import { lisbonUntil } from '../support/lisbon-wish.ts'
import {
  drawn,
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  sizes,
  sizesOr,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(sizesOr('390'))(
  'PLAN-09 F7 at $name px a link is made, read by a stranger, narrowed and turned off, and so is a calendar link',
  async (size) => {
    const visit = await site.open(size, size.phone ? 'dark' : 'light')
    await signIn(site, visit)
    const { page, context } = visit
    const trip = {
      title: 'Lisbon for two',
      destination: 'Lisbon',
      startDate: '2027-04-12',
      endDate: '2027-04-13',
    }
    const { id } = await (
      await context.request.post('/api/itineraries', {
        data: trip,
        headers: { origin: site.app.url },
      })
    ).json()
    await context.request.post(`/api/itineraries/${id}/items`, {
      data: {
        type: 'restaurant',
        name: 'A supper',
        price: 80,
        day: '2027-04-12',
        time: '19:30',
        description: 'By the river',
      },
      headers: { origin: site.app.url },
    })
    // What the device itself sends with is offered where there is such a thing.
    await page.addInitScript(() => {
      Object.assign(window, { sent: [] })
      Object.defineProperty(navigator, 'share', {
        value: async (what: ShareData) => void Object(window).sent.push(what),
      })
    })
    await page.goto(`/planner?trip=${id}`)
    await page.getByRole('button', { name: 'Share', exact: true }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Share Lisbon for two' })
    // Prices are hidden until the owner turns them on.
    await expect.poll(() => dialog.getByLabel('Hide prices').isChecked()).toBe(true)
    await dialog.getByLabel('Hide prices').press('Space')
    await dialog.getByRole('button', { name: 'Create link' }).press('Enter')
    const link = await dialog.getByLabel('Link to the page').inputValue()
    await dialog.getByRole('button', { name: 'Share…' }).press('Enter')
    const sent = () => page.evaluate(() => Object(window).sent)
    await expect.poll(sent).toEqual([{ title: 'Lisbon for two', url: link }])
    // What is shown is said, and what is not: the total is shown, the budget is not.
    const seen = dialog.getByRole('definition')
    await expect.poll(() => seen.first().textContent()).toContain('prices and the total')
    await expect.poll(() => seen.last().textContent()).toBe('Your last name and your budget.')
    await expectAccessible(page)
    await dialog.getByRole('tab', { name: 'People' }).press('Enter')
    await dialog
      .getByText(
        'People you invite can edit the plan and see prices. Only you can change dates, destinations and sharing.',
      )
      .waitFor()
    await dialog.getByRole('tab', { name: 'Link' }).press('Enter')

    const other = await site.open(size, 'light')
    await other.page.goto(link)
    await other.page.getByRole('heading', { level: 1, name: 'Lisbon for two' }).waitFor()
    await other.page.getByText(/^\S+’s trip$/).waitFor()
    await other.page.getByText('By the river').waitFor()
    await other.page.getByText('$80.00', { exact: true }).waitFor()
    await expectAccessible(other.page)
    await expectNoSidewaysScroll(other.page)

    await dialog.getByLabel('Hide prices').press('Space')
    await expect.poll(async () => dialog.getByLabel('Hide prices').isChecked()).toBe(true)
    await other.page.reload()
    await other.page.getByText('By the river').waitFor()
    await expect.poll(() => other.page.getByText('$80.00').count()).toBe(0)
    // A copy needs no account: it waits in this browser for the sign-in.
    await other.page.getByRole('button', { name: 'Copy this trip' }).press('Enter')
    await other.page.getByText('Your trip to Lisbon is waiting').waitFor()
    await other.page.getByText(/^This page shows no prices, so the copy has none\./).waitFor()
    await other.page
      .getByRole('region', { name: 'Your Itinerary' })
      .getByText('A supper', { exact: true })
      .waitFor()
    expect(
      await other.page.evaluate(() => [
        localStorage.getItem('draft-owner'),
        JSON.parse(localStorage.getItem('travelDates') ?? ''),
      ]),
    ).toEqual([null, { start: '2027-04-12', end: '2027-04-13' }])
    await other.page.getByRole('heading', { name: 'Sign In to Start Planning' }).waitFor()
    await other.page.getByRole('heading', { level: 2, name: 'Two days in Lisbon' }).waitFor()
    await other.page.getByText(/^12 to 13 April 2027, .+, from Toronto$/).waitFor()
    await expectAccessible(other.page)
    await other.page.goto(link)
    await other.page.getByText('By the river').waitFor()

    await dialog.getByRole('button', { name: 'Turn off link' }).press('Enter')
    await dialog.getByRole('button', { name: 'Create link' }).waitFor()
    await other.page.reload()
    await other.page.getByRole('heading', { level: 1, name: 'This link was turned off' }).waitFor()
    await other.page.getByRole('link', { name: 'Go to the home page' }).waitFor()
    await other.close()
    await dialog.getByRole('tab', { name: 'Calendar' }).press('Enter')
    // The page's switch holds here too, until the calendar is told otherwise.
    await expect.poll(() => dialog.getByLabel('Hide prices').isChecked()).toBe(false)
    await dialog.getByRole('button', { name: 'Create calendar link' }).press('Enter')
    const calendar = await dialog.getByLabel('Link for a calendar app').inputValue()
    const prices = async () =>
      (await (await context.request.get(calendar)).text()).includes('$80.00')
    await expect.poll(() => prices()).toBe(true)
    await dialog.getByLabel('Hide prices').press('Space')
    await expect.poll(prices).toBe(false)
    await dialog.getByText('Not shown').waitFor()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download file' }).press('Enter')
    expect((await download).suggestedFilename()).toBe('Lisbon for two.ics')
    await visit.close()
  },
)

test('PLAN-09 on a wide screen where the days are spent and their ways stand beside the poster, and the first day begins on the first screen', async () => {
  const visit = await site.open(sizes[1], 'light')
  const { page } = visit
  const user = await signIn(site, visit)
  const plan = await user.post('/api/plans', lisbonUntil('2027-05-12'))
  const { body } = await user.post('/api/itineraries', { planId: plan.body.id })
  const headers = { origin: site.app.url }
  const data = { hidePrices: true, hideNotes: false }
  const shared = await page
    .context()
    .request.put(`/api/itineraries/${body.id}/sharing/page`, { data, headers })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto((await shared.json()).path)
  const ways = page.getByRole('list', { name: /^Route of day/ }).filter({ visible: true })
  // A first day of one stop has no way.
  await expect.poll(() => ways.count()).toBeGreaterThan(1)
  const [first, last] = [await ways.first().boundingBox(), await ways.last().boundingBox()]
  expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(230)
  const where = page.getByRole('list', { name: 'Where the days are spent' })
  const stops = ({ type, time }: { type: string; time: string | null }) =>
    time !== null && type !== 'flight' && type !== 'hotel'
  const withStops = body.days.filter(({ items }: { items: [] }) => items.some(stops))
  await expect.poll(() => where.getByRole('listitem').count()).toBe(withStops.length)
  const poster = await page.getByRole('figure').first().boundingBox()
  expect(first?.x).toBeGreaterThan((poster?.x ?? 0) + (poster?.width ?? 0))
  const day = await page.getByRole('region', { name: 'Day 1' }).boundingBox()
  expect(day?.y).toBeLessThan(900)
  // Where the days are spent over the whole width, their ways below.
  const drawing = await page.locator('[data-days-drawing]').boundingBox()
  expect(drawing?.width).toBeGreaterThan(800)
  expect(drawing?.height).toBeGreaterThanOrEqual(200)
  expect((drawing?.y ?? 0) + (drawing?.height ?? 999)).toBeLessThanOrEqual(first?.y ?? 0)
  await expectAccessible(page)
  await visit.close()
})

test('PLAN-09 copied by a reader with an account, a shared trip opens as a plan of the same days, from where that reader lives', async () => {
  const owner = await site.app.user('explorer')
  const plan = await owner.post('/api/plans', lisbonUntil('2027-05-12'))
  const { body: trip } = await owner.post('/api/itineraries', { planId: plan.body.id })
  const { body: link } = await owner.put(`/api/itineraries/${trip.id}/sharing/page`, {
    hidePrices: false,
    hideNotes: false,
  })
  const reader = await site.open(drawn[0], 'light')
  const user = await signIn(site, reader)
  const { page } = reader
  await page.goto(link.path)
  await page.getByRole('button', { name: 'Copy this trip' }).tap()
  await page.waitForURL(/planner\?trip=.*view=days/)
  await page.getByText('São Jorge Castle').first().waitFor()
  const id = new URL(page.url()).searchParams.get('trip')
  await expect
    .poll(async () => {
      const { body } = await user.get(`/api/itineraries/${id}`)
      return [body.startDate, body.endDate, body.origin?.iata, body.party.adults]
    })
    .toEqual(['2027-05-10', '2027-05-12', 'YYZ', 2])
  await reader.close()
})

test('PLAN-09 more days than the reader’s plan holds: the copy stands as a plan beside the ticket that opens it', async () => {
  const owner = await site.app.user('explorer')
  const plan = await owner.post('/api/plans', lisbonUntil('2027-05-14'))
  const { body: trip } = await owner.post('/api/itineraries', { planId: plan.body.id })
  const { body: link } = await owner.put(`/api/itineraries/${trip.id}/sharing/page`, {
    hidePrices: false,
    hideNotes: false,
  })
  const reader = await site.open(drawn[1], 'light')
  const user = await signIn(site, reader)
  const { page } = reader
  await page.goto(link.path)
  await page.getByRole('button', { name: 'Copy this trip' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lisbon, 5 days' }).waitFor()
  const kept = page.getByRole('region', { name: 'Your Itinerary' })
  for (const day of ['Mon 10 May', 'Fri 14 May'])
    await kept.getByRole('heading', { name: day }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stay with 3 days' }).click()
  await page.waitForURL(/planner\?trip=.*view=days/)
  const id = new URL(page.url()).searchParams.get('trip')
  // What stood on the other two days waits among the ideas.
  await expect
    .poll(async () => {
      const { body } = await user.get(`/api/itineraries/${id}`)
      const ideas = body.unscheduled.filter(({ status }: { status: string }) => status === 'idea')
      return [body.endDate, ideas.length > 0]
    })
    .toEqual(['2027-05-12', true])
  await reader.close()
})

test('PLAN-09 copied without an account, five days stand as a plan of one’s own: with their ways, prices and what opens them', async () => {
  const owner = await site.app.user('explorer')
  const plan = await owner.post('/api/plans', lisbonUntil('2027-05-14'))
  const { body: trip } = await owner.post('/api/itineraries', { planId: plan.body.id })
  const { body: link } = await owner.put(`/api/itineraries/${trip.id}/sharing/page`, {
    hidePrices: false,
    hideNotes: false,
  })
  const { page, close } = await site.open(drawn[1], 'dark')
  await page.goto(link.path)
  await page.getByRole('button', { name: 'Copy this trip' }).click()
  const copy = page.getByRole('region', { name: 'Your Itinerary' })
  await copy.getByRole('heading', { level: 2, name: 'Five days in Lisbon' }).waitFor()
  await copy.getByText('Total Cost for 2 adults').waitFor()
  await page
    .getByText(/^Its prices stand as on \d+ \S+ \d{4}\. Flights and stays are estimates/)
    .waitFor()
  const total = `$${Math.round(trip.totalCad).toLocaleString('en-CA')}`
  await copy.getByText(total, { exact: true }).waitFor()
  await copy
    .getByRole('list', { name: /^Route of day 2/ })
    .filter({ visible: true })
    .waitFor()
  await copy.getByText('Fly home from Lisbon').waitFor()
  // The stops of a day keep their order.
  const tuesday = copy
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Tue 11 May' }) })
  const times = (await tuesday.innerText()).match(/^\d\d:\d\d$/gm) ?? []
  expect(times.length).toBeGreaterThan(3)
  expect(times).toEqual(times.toSorted())
  await copy.getByText(/^Day 4 is ready\. Explorer unlocks it/).waitFor()
  await page.getByText('Your dates and party are carried over.').waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await close()
})
