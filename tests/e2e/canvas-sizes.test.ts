import type { Locator, Page } from 'playwright-core'
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
  tablet,
  untilHydrated,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const phone = sizes[0]
const wish = {
  destination: 'lisbon',
  startDate: '2027-05-10',
  endDate: '2027-05-12',
  party: { adults: 2 },
  budgetCad: 3000,
}

/** Whether a press in its middle reaches an element, once it is in sight. */
const isReached = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })

const namesOn = (page: Page, day: string) => page.locator(`[data-day="${day}"] [data-stop]`).count()

test('B5 at 768 px a hotel is added from the finder and a stop moved to another day, without sideways scroll', async () => {
  const visit = await site.open(tablet)
  const { page } = visit
  const user = await signIn(site, visit)
  const { body: trip } = await user.post('/api/itineraries', { ...wish, destination: 'Lisbon' })
  const at = { type: 'attraction', price: 0 }
  const path = `/api/itineraries/${trip.id}`
  await user.post(`${path}/items`, { ...at, name: 'Alfama', day: '2027-05-10', time: '10:00' })
  await user.post(`${path}/items`, { ...at, name: 'Chiado', day: '2027-05-10', time: '14:00' })
  await user.post(`${path}/items`, { ...at, name: 'Belém', day: '2027-05-11', time: '10:00' })
  await page.goto(`/planner?trip=${trip.id}`)
  await expect.poll(() => page.locator('[data-stop]').count()).toBe(3)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // Tools stand beside the tabs, and no second row of dates above the days.
  const [tab, check] = await Promise.all(
    [
      page.getByRole('tab', { name: /Hotels/ }),
      page.getByRole('button', { name: /^Trip Check/ }),
    ].map((one) => one.boundingBox()),
  )
  expect(Math.abs((tab?.y ?? 0) - (check?.y ?? 99))).toBeLessThan(8)
  expect(await page.getByRole('navigation', { name: 'Go to a day' }).count()).toBe(0)
  // The guide is one press away; the sheet of the map is closed where it was opened.
  await page.getByRole('button', { name: 'Guide', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Open the map' }).click()
  await page.getByRole('region', { name: 'Day 1 and its stops' }).waitFor()
  const close = page
    .getByRole('region', { name: 'Your Itinerary' })
    .getByRole('button', { name: 'Close' })
  expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await close.press('Enter')
  await page.getByRole('button', { name: 'Your Itinerary, folded' }).waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Select' }).click()
  await page.getByRole('button', { name: 'Select', pressed: true }).click()

  await page.getByRole('tab', { name: /Hotels/ }).click()
  await page.getByText(/hotels in Lisbon/).waitFor()
  const hotel = page.getByRole('article').first()
  const name = await hotel.getByRole('heading').innerText()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await hotel.getByRole('button', { name: /^Add to Trip/ }).click()
  await page.getByRole('button', { name: `Added, remove: ${name}` }).waitFor()
  await page.getByRole('button', { name: 'Back to the days' }).click()
  await page.locator('[data-open]').filter({ hasText: name }).waitFor()

  const stop = page.locator('[data-stop]').filter({ hasText: 'Chiado' })
  await stop.evaluate((card) => card.scrollIntoView({ block: 'center' }))
  const grip = await stop.locator('[data-grip]').boundingBox()
  const goal = await page.locator('[data-stop]').filter({ hasText: 'Belém' }).boundingBox()
  if (!grip || !goal) throw new Error('The stops are not on the page')
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await page.mouse.down()
  await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height - 4, { steps: 12 })
  await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height - 2, { steps: 3 })
  await page.mouse.up()
  await expect.poll(() => namesOn(page, '2027-05-11')).toBe(2)
  await expect
    .poll(async () => {
      const { body } = await user.get(path)
      return body.days.map(
        ({ items }: { items: { type: string }[] }) =>
          items.filter(({ type }) => type === 'attraction').length,
      )
    })
    .toEqual([1, 2, 0])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await visit.close()
})

test('B5 at 390 px the first hotel stands in the upper half, and the sheet covers nothing that is worked on', async () => {
  const visit = await site.open(phone)
  const { page } = visit
  const user = await signIn(site, visit)
  const { body: plan } = await user.post('/api/plans', { ...wish, origin: 'YYZ' })
  const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
  await page.goto(`/planner?trip=${id}&step=hotels`)
  const hotels = page.getByRole('article')
  await hotels.first().waitFor()
  const first = await hotels.first().boundingBox()
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(phone.height / 2)
  for (const at of [0, 3]) {
    const press = hotels.nth(at).getByRole('button', { name: /^(Added|Swap to this|Add to Trip)/ })
    await expect.poll(() => isReached(press)).toBe(true)
  }
  await expect
    .poll(() => isReached(page.getByRole('button', { name: 'Continue to Activities' })))
    .toBe(true)
  await page.getByRole('button', { name: 'Back to the days' }).click()
  // Each stop, what adds to a day and the Ideas can be brought clear of the sheet.
  await page.locator('[data-stop]').first().waitFor()
  const last = page.locator('[data-stop]').last()
  for (const one of [last, page.getByRole('button', { name: 'Add to day 3' })])
    await expect.poll(() => isReached(one)).toBe(true)
  await expect.poll(() => isReached(page.getByRole('button', { name: 'Add an idea' }))).toBe(true)
  await expectNoSidewaysScroll(page)
  await visit.close()
})

test('B5 PLAN-06 at 1440 px what is left and the dates stay in sight down the days, the side map follows the day that is worked on, and an offer is answered down the list', async () => {
  const visit = await site.open(drawn[1])
  const { page } = visit
  const user = await signIn(site, visit, 'wanderlust')
  const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-14'))
  const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
  await page.goto(`/planner?trip=${id}&view=days`)
  const face = page.locator('[data-day="2027-05-12"] [data-face]').first()
  await face.waitFor()
  await untilHydrated(page)
  // Most of each day is in sight before anything is scrolled: a name of two lines takes no more than 90 px.
  const boxes = await page
    .locator('[data-stop]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
  expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(90)
  expect(boxes.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(19)
  await face.focus()
  await page.getByRole('region', { name: 'Day 3 and its stops' }).waitFor()
  // What it costs is in sight on the first screen, with the map above it.
  const total = page.getByText('Total Cost', { exact: true }).filter({ visible: true })
  const inFirstScreen = async (): Promise<void> => {
    await page.evaluate(() => scrollTo(0, 0))
    await expect
      .poll(async () => {
        const box = await total.boundingBox()
        return (box?.y ?? 999) + (box?.height ?? 999)
      })
      .toBeLessThanOrEqual(900)
  }
  await inFirstScreen()
  // One day or all: each in its colour with its number and where it is spent, and which is which below.
  await page.getByRole('button', { name: 'All days' }).click()
  const all = page.getByRole('region', { name: 'All days and their stops' })
  const where = all.getByRole('list', { name: 'Where the days are spent' }).getByRole('button')
  await expect.poll(() => where.count()).toBe(5)
  await expect.poll(() => where.nth(3).getAttribute('title')).toBe('Sintra')
  const colours = await where
    .locator('span > span')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor))
  expect(new Set(colours).size).toBe(5)
  await all.getByRole('button', { name: /^4 ?Thu 13 May Sintra ?5 stops/ }).waitFor()
  await expect.poll(() => overlapping(all)).toEqual([])
  await inFirstScreen()
  // The ways of all days as strips: one press from there.
  await all.getByText('From stop to stop').click()
  await expect.poll(() => all.getByRole('list', { name: /: the way$/ }).count()).toBe(5)
  await expectAccessible(page)
  await where.nth(1).click()
  await page.getByRole('region', { name: 'Day 2 and its stops' }).waitFor()
  await page.getByRole('button', { name: 'All days' }).click()
  await all.getByRole('button', { name: /^2 ?Tue 11 May/ }).press('Enter')
  await page.getByRole('region', { name: 'Day 2 and its stops' }).waitFor()
  await page.getByRole('button', { name: 'Day 2, Tue 11 May', pressed: true }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Day 2, Tue 11 May')

  const ribbon = page.getByRole('group', { name: 'Money left' })
  const down = async (): Promise<void> => {
    await page.evaluate(() => scrollTo(0, 650))
    await expect.poll(async () => (await ribbon.boundingBox())?.y).toBe(0)
  }
  await down()
  // Each date over its day.
  const day = await page.locator('[data-day="2027-05-14"]').boundingBox()
  const head = page.locator('[data-stuck] > span', { hasText: 'Fri 14 May' })
  await expect.poll(async () => (await head.boundingBox())?.x).toBeCloseTo(day?.x ?? 0, 0)
  expect((await head.boundingBox())?.y).toBe(44)
  await expectAccessible(page)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(async () => (await ribbon.boundingBox())?.y ?? 0).toBeGreaterThan(44)

  await page.goto(`/planner?trip=${id}&step=hotels`)
  const row = page.getByRole('article').filter({ hasText: 'With this: ' }).nth(3)
  await row.waitFor()
  await untilHydrated(page)
  // Four whole hotels below the bar of the stay, each with the way to the amenities that one line has no room for.
  const fourth = page.getByRole('article').nth(3)
  await expect
    .poll(async () => {
      const box = await fourth.boundingBox()
      return (box?.y ?? 999) + (box?.height ?? 999)
    })
    .toBeLessThanOrEqual(900)
  const rest = fourth.getByRole('button', { name: /^\+\d more: / })
  await rest.click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Amenities' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await down()
  await expect
    .poll(async () => {
      await page.mouse.move(4, 400)
      await row.hover()
      await page.waitForTimeout(300)
      return ribbon.getByText(/^With /).count()
    })
    .toBe(1)
  await expect.poll(async () => (await ribbon.boundingBox())?.y).toBe(0)
  await visit.close()
})

test('B5 at 768 px days that wait are read without sideways scroll, below the days', async () => {
  const visit = await site.open(tablet)
  const { page } = visit
  const user = await signIn(site, visit)
  const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-14'))
  const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
  await page.goto(`/planner?trip=${id}`)
  const gate = page.getByRole('region', { name: 'Your plan' })
  const box = await gate.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(tablet.width)
  expect(box?.width).toBeGreaterThan(600)
  // The days above are whole.
  const last = await page.getByRole('region', { name: /^Day 3/ }).boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 999)).toBeLessThanOrEqual(tablet.width)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await visit.close()
})

test('B5 A7 at 390 px what the head leads to can be hit, the way from the stay keeps clear of the edge, and distances of seven stops stand apart', async () => {
  const visit = await site.open(phone)
  const { page } = visit
  await page.goto(
    '/planner?from=YYZ&to=Lisbon&start=2027-05-10&end=2027-05-14&adults=2&budget=4000',
  )
  const route = page.getByRole('list', { name: 'Route of day 3' }).filter({ visible: true })
  await route.waitFor()
  const ends = await route.locator('li > span:last-child > span').evaluateAll((words) =>
    words.map((word) => {
      const { left, right, top } = word.getBoundingClientRect()
      return { left, right, top: Math.round(top) }
    }),
  )
  for (const one of ends)
    for (const other of ends)
      if (one !== other && one.top === other.top && one.left <= other.left)
        expect(other.left - one.right).toBeGreaterThan(1)
  // The plan has the page: the prompt takes less than a fifth of it.
  const prompt = page.locator('div:has(> h1)').first()
  expect((await prompt.boundingBox())?.height).toBeLessThan(phone.height / 5)
  const user = await signIn(site, visit, 'explorer')
  const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-14'))
  const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
  await page.goto(`/planner?trip=${id}`)
  for (const fact of await page.locator('[data-fact]').all())
    expect((await fact.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  const way = page
    .getByText(/^From your stay/)
    .filter({ visible: true })
    .first()
  const gap = await way.evaluate(
    (line) =>
      line.getBoundingClientRect().top - (line.parentElement?.getBoundingClientRect().top ?? 0),
  )
  expect(gap).toBeGreaterThanOrEqual(6)
  await visit.close()
})

/** Names of a drawing that lie on each other, or beyond its frame. */
const overlapping = (within: Locator): Promise<readonly string[]> =>
  within.evaluate((part) => {
    const frame = part.querySelector('[data-days-drawing], [data-route-drawing]')
    const edge = frame?.getBoundingClientRect()
    const names = [...(frame?.querySelectorAll('[data-align] > span') ?? [])].map((name) => ({
      words: name.textContent,
      box: name.getBoundingClientRect(),
    }))
    return names.flatMap(({ words, box }, at) => {
      const isOut = !edge || box.left < edge.left || box.right > edge.right || box.top < edge.top
      const isOn = names
        .slice(at + 1)
        .some(
          ({ box: other }) =>
            box.left < other.right - 2 &&
            other.left < box.right - 2 &&
            box.top < other.bottom - 2 &&
            other.top < box.bottom - 2,
        )
      return isOut || isOn ? [words] : []
    })
  })

test('B5 MAP-04 the drawings of a day are one family: its colour, marks and names in strip, drawing and map, which stands there until the map is loaded', async () => {
  const visit = await site.open(drawn[1])
  const { page } = visit
  const user = await signIn(site, visit, 'explorer')
  const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-14'))
  const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
  await page.goto(`/planner?trip=${id}`)
  await page.getByRole('button', { name: 'Day 2, Tue 11 May' }).last().click()
  const day = page.getByRole('region', { name: 'Day 2 and its stops' })
  const fills = (list: Locator) =>
    list
      .locator('svg > g > path:first-child')
      .evaluateAll((marks) => [...new Set(marks.map((mark) => getComputedStyle(mark).fill))])
  const drawing = day.getByRole('list', { name: 'Stops of day 2' })
  // Its stay in the colour of beds, which the second day shares.
  const colour = await fills(drawing)
  expect(colour).toHaveLength(1)
  await expect.poll(() => overlapping(day)).toEqual([])
  // Before the map is there nothing is blank, and no coast of the whole world is asked for.
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const held: (() => void)[] = []
  await page.route('**/basemap/schematic-lisbon*', async (route) => {
    await new Promise<void>((resolve) => void held.push(resolve))
    await route.continue()
  })
  await day.getByRole('button', { name: 'Open map' }).click()
  const opened = page.getByRole('dialog')
  await opened.getByText('Loading the map').waitFor()
  const still = opened.getByRole('list', { name: 'Stops of day 2' })
  await expect.poll(() => still.getByRole('button').count()).toBe(8)
  await expect.poll(() => held.length).toBe(1)
  expect(asked.filter((path) => /basemap\/(far|middle)/.test(path))).toEqual([])
  for (const go of held) go()
  await page.locator('[data-map-state=loaded]').waitFor({ timeout: 60_000 })
  const map = page.getByRole('region', { name: 'Map of day 2', exact: true })
  await map.getByRole('button', { name: '1. Alfama' }).waitFor()
  expect(await fills(map)).toEqual(colour)
  await visit.close()
})

test('A7 B5 at 1440 px what the drawing is stands above it, and the clock is held against the town where the trip begins', async () => {
  const visit = await site.open(drawn[1])
  const { page } = visit
  const user = await signIn(site, visit, 'explorer')
  const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-14'))
  const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
  await page.goto(`/planner?trip=${id}`)
  const drawing = page.locator('[data-route-drawing]')
  const note = await drawing.getByText(/^To scale/).boundingBox()
  const first = await drawing.getByRole('button').first().boundingBox()
  expect((note?.y ?? 999) + (note?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
  await page.getByText('5 h ahead of Toronto').waitFor()
  await visit.close()
})
