import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drag, type Hand } from '../support/drag-card.ts'
import { printedText } from '../support/paper.ts'
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

const days = ['2027-04-12', '2027-04-13', '2027-04-14'] as const

interface Item {
  readonly id: string
  readonly name: string
}

interface Trip {
  readonly itemCount: number
  readonly days: readonly { readonly date: string; readonly items: readonly Item[] }[]
}

interface Seeded {
  readonly api: string
  readonly read: () => Promise<Trip>
  readonly send: (method: 'post' | 'patch', path: string, data?: object) => Promise<{ id: string }>
}

/** A trip of three days in Paris: two stops on the first day, one on the second, one idea. */
async function openBoard(visit: Visit): Promise<Seeded> {
  await signIn(site, visit)
  const { request } = visit.context
  const headers = { origin: site.app.url }
  const send: Seeded['send'] = async (method, path, data) => {
    const answer = await request[method](path, { headers, data })
    return (await answer.json()) as { id: string }
  }
  const trip = { destination: 'Paris', startDate: days[0], endDate: days[2], budgetCad: 900 }
  const { id } = await send('post', '/api/itineraries', trip)
  const api = `/api/itineraries/${id}`
  const add = (name: string, day: string | null, time: string | null = null) =>
    send('post', `${api}/items`, { type: 'attraction', name, day, time, price: 20 })
  await add('Louvre', days[0], '10:00')
  await add('Tuileries', days[0], '14:00')
  await add('Orsay', days[1])
  await add('Somewhere quiet', null)
  await visit.page.goto(`/planner?trip=${id}&view=days`)
  await card(visit.page, 'Louvre').waitFor()
  return { api, send, read: async () => (await request.get(api)).json() }
}

const column = (page: Page, day: string): Locator => page.locator(`[data-day="${day}"]`)
const card = (page: Page, name: string): Locator =>
  page.locator('[data-stop]').filter({ hasText: name })
const namesIn = (page: Page, day: string) =>
  column(page, day)
    .locator('[data-stop]')
    .evaluateAll((cards) =>
      cards.map((one) =>
        one.querySelector('[data-grip]')?.getAttribute('aria-label')?.replace('Move ', ''),
      ),
    )
const itemsOn = async ({ read }: Seeded, day: string): Promise<readonly Item[]> =>
  (await read()).days.find(({ date }) => date === day)?.items ?? []
const savedIn = async (trip: Seeded, day: string) =>
  (await itemsOn(trip, day)).map(({ name }) => name)

/** Whether the landing place of a stop is in sight. */
const gapInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const box = document.querySelector('[data-gap]')?.getBoundingClientRect()
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
  })

/** The whole trip and nothing to operate, printed over the days and over what is looked for. */
async function expectInPdf(page: Page): Promise<void> {
  for (const [sight, control] of [
    [card(page, 'Orsay'), 'Add to day'],
    [page.getByText(/hotels in Paris/), 'Add to Trip'],
  ] as const) {
    await sight.waitFor()
    const paper = await printedText(page)
    for (const words of ['12 to 14 April 2027', 'Mon 12 Apr', 'Louvre', 'Orsay', 'Somewhere quiet'])
      expect(paper).toContain(words)
    for (const words of [control, 'hotels in Paris', 'Everything is saved', 'Consultation'])
      expect(paper).not.toContain(words)
    await page.getByRole('tab', { name: /Hotels/ }).click()
  }
}

describe.each(sizesOr('1280'))('the day board at $name px', (size) => {
  test('PLAN-07 stops go between days by pointer and by keys, are announced, undone and done again', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const trip = await openBoard(visit)
    const [usual, other]: readonly [Hand, Hand] = size.phone
      ? ['finger', 'mouse']
      : ['mouse', 'finger']
    const tuileries = card(page, 'Tuileries').locator('[data-face]')
    await drag(page, usual, tuileries, card(page, 'Orsay'))
    await expect.poll(() => namesIn(page, days[1])).toEqual(['Tuileries', 'Orsay'])
    await expect.poll(() => savedIn(trip, days[1])).toEqual(['Tuileries', 'Orsay'])
    await page.getByText('Tuileries moved to Tue 13 Apr').waitFor({ state: 'attached' })
    await drag(page, other, tuileries, card(page, 'Louvre'))
    await expect.poll(() => savedIn(trip, days[0])).toEqual(['Tuileries', 'Louvre'])
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => savedIn(trip, days[1])).toEqual(['Tuileries', 'Orsay'])
    // Within a day, and back by keys wherever the focus is.
    const orsay = card(page, 'Orsay').locator('[data-face]')
    await drag(page, usual, orsay, card(page, 'Tuileries'))
    await expect.poll(() => savedIn(trip, days[1])).toEqual(['Orsay', 'Tuileries'])
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('Control+z')
    await expect.poll(() => savedIn(trip, days[1])).toEqual(['Tuileries', 'Orsay'])
    const grip = page.getByRole('button', { name: 'Move Louvre', exact: true })
    await grip.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.getByText('Louvre, Tue 13 Apr, position 1 of 3').waitFor({ state: 'attached' })
    await expect.poll(() => gapInSight(page)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page
      .getByText('Louvre, Tue 13 Apr, position 2 of 3, now at 15:30')
      .waitFor({ state: 'attached' })
    await page.getByText('Drop here, 15:30').waitFor()
    await page.keyboard.press('Escape')
    expect(await namesIn(page, days[0])).toEqual(['Louvre'])
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect.poll(() => savedIn(trip, days[2])).toEqual(['Louvre'])
    // The keys go on from where it landed.
    await expect.poll(() => grip.evaluate((at) => at === document.activeElement)).toBe(true)

    await page.keyboard.press('Control+z')
    await expect.poll(() => savedIn(trip, days[0])).toEqual(['Louvre'])
    // An idea gets a day, and loses it again.
    for (const [key, left] of [
      ['ArrowRight', ['Somewhere quiet', 'Louvre']],
      ['ArrowLeft', ['Louvre']],
    ] as const) {
      await page.getByRole('button', { name: 'Move Somewhere quiet', exact: true }).focus()
      for (const press of ['Space', key, 'Space']) await page.keyboard.press(press)
      await expect.poll(() => savedIn(trip, days[0])).toEqual(left)
    }
    for (const name of ['Undo', 'Undo'])
      await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => savedIn(trip, days[0])).toEqual(['Louvre', 'Tuileries'])
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect.poll(() => savedIn(trip, days[1])).toEqual(['Tuileries', 'Orsay'])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    if (!size.phone) await expectInPdf(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await visit.close()
  })
})

describe.each(sizesOr('390'))('the day board at $name px', (size) => {
  test('PLAN-07 a press, or keys, lead to any day of a month; a day in the address is gone to', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await signIn(site, visit, 'wanderlust')
    const { request } = visit.context
    const send = async (path: string, data: object) => {
      const answer = await request.post(path, { headers: { origin: site.app.url }, data })
      return (await answer.json()) as { id: string }
    }
    const month = { destination: 'Paris', startDate: '2027-04-01', endDate: '2027-04-30' }
    const { id } = await send('/api/itineraries', month)
    const stop = { type: 'attraction', name: 'Orsay', day: '2027-04-14' }
    await send(`/api/itineraries/${id}/items`, stop)
    await page.goto(`/planner?trip=${id}&view=days#2027-04-20`)
    const strip = page.getByRole('navigation', { name: 'Go to a day' })
    const day = (name: string) => strip.getByRole('button', { name, exact: true })
    const isAt = async (name: string, date: string) => {
      await expect.poll(() => day(name).getAttribute('aria-current')).toBe('true')
      await expect
        .poll(() =>
          column(page, date).evaluate((at) => {
            const { top, left } = at.getBoundingClientRect()
            return top >= 0 && top < innerHeight && left >= 0 && left < innerWidth
          }),
        )
        .toBe(true)
    }
    await isAt('Day 20, Tue 20 Apr', '2027-04-20')
    await day('Day 14, Wed 14 Apr').click()
    await isAt('Day 14, Wed 14 Apr', '2027-04-14')
    await card(page, 'Orsay').waitFor()
    for (const chip of [day('Day 14, Wed 14 Apr'), day('Day 15, Thu 15 Apr')]) {
      const box = await chip.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    // The keys go on in the day itself, and back in the strip to its last day.
    await page.keyboard.press('Tab')
    expect(
      await column(page, '2027-04-14').evaluate((at) => at.contains(document.activeElement)),
    ).toBe(true)
    await day('Day 14, Wed 14 Apr').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await isAt('Day 15, Thu 15 Apr', '2027-04-15')
    await day('Day 15, Thu 15 Apr').focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await isAt('Day 1, Thu 1 Apr', '2027-04-01')
    await expectAccessible(page)
    await visit.close()
  })

  test('PLAN-07 BUDGET-04 several at once, an item with all its facts, and what does not fit is mended', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const trip = await openBoard(visit)
    await card(page, 'Tuileries').locator('[data-face]').click()
    const dialog = page.getByRole('dialog', { name: 'Tuileries' })
    await dialog.getByRole('button', { name: 'Edit', exact: true }).click()
    await dialog.getByLabel('Time').fill('half past')
    await dialog.getByLabel('Link').fill('not an address')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Enter a time such as 09:30.').waitFor()
    await dialog.getByText(/^Enter a full web address/).waitFor()
    await dialog.getByLabel('Time').fill('10h15')
    await dialog.getByLabel('Link').fill('example.com/garden')
    await dialog.getByLabel('Length in minutes').fill('45')
    await dialog.getByLabel('Notes').fill('By the fountain')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Tuileries starts before Louvre ends.').waitFor()
    // Beside a count of notes the tools keep their row.
    const select = await page.getByRole('button', { name: 'Select' }).boundingBox()
    expect((select?.x ?? 999) + (select?.width ?? 0)).toBeLessThanOrEqual(size.width)
    await page.getByRole('button', { name: 'Start at 10:30' }).click()
    await page.getByText('Tuileries starts before Louvre ends.').waitFor({ state: 'hidden' })
    await expect
      .poll(async () => (await itemsOn(trip, days[0]))[1])
      .toMatchObject({
        time: '10:30',
        durationMinutes: 45,
        description: 'By the fountain',
        link: 'https://example.com/garden',
      })

    await page.getByRole('button', { name: 'Select' }).click()
    for (const name of ['Louvre', 'Tuileries'])
      await card(page, name).locator('[data-face]').click()
    const bar = page.getByRole('group', { name: 'Selected stops' })
    await bar.getByText('2 selected').waitFor()
    await bar.getByLabel('Move to…').selectOption({ label: 'Day 3, Wed 14 Apr' })
    await expect.poll(() => savedIn(trip, days[2])).toEqual(['Louvre', 'Tuileries'])
    await card(page, 'Louvre').locator('[data-face]').click()
    await card(page, 'Somewhere quiet').locator('[data-face]').click()
    await bar.getByRole('button', { name: 'Remove' }).click()
    await expect.poll(async () => (await trip.read()).itemCount).toBe(2)
    await page.getByText('2 items', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect.poll(async () => (await trip.read()).itemCount).toBe(4)

    const spending = page.getByRole('region', { name: 'Spending' })
    await spending.getByText('Spending by category and day').click()
    await spending.getByRole('row', { name: 'Wed 14 Apr $40.00' }).waitFor()
    await spending.getByText('Activities').waitFor()

    // What was added is a step like any other.
    await bar.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Add to day 3' }).click()
    await page.getByText('Custom', { exact: true }).click()
    await page.getByLabel('Name').fill('A picnic')
    await page.getByLabel('Name').press('Enter')
    await page.getByRole('button', { name: 'Back to the days' }).click()
    await expect.poll(() => savedIn(trip, days[2])).toContain('A picnic')
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await trip.read()).itemCount).toBe(4)
    await page.keyboard.press('Control+y')
    await expect.poll(() => savedIn(trip, days[2])).toContain('A picnic')
    await visit.close()
  })

  test('PLAN-08 offline moves wait and go out; another device sees them within two seconds; both values of a conflict stay', async () => {
    const visit = await site.open(size)
    const { page, context } = visit
    const trip = await openBoard(visit)
    const [orsay] = await itemsOn(trip, days[1])
    await context.setOffline(true)
    await card(page, 'Orsay').locator('[data-face]').click()
    const dialog = page.getByRole('dialog', { name: 'Orsay' })
    await dialog.getByRole('button', { name: 'Edit', exact: true }).click()
    await dialog.getByLabel('Cost, CAD').fill('44')
    await dialog.getByLabel('Move to…').selectOption({ label: 'Day 3, Wed 14 Apr' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Offline: 1 not saved yet').waitFor()
    await expect.poll(() => namesIn(page, days[2])).toEqual(['Orsay'])
    // Another editor, who is online, changes the price meanwhile.
    await trip.send('patch', `${trip.api}/items/${orsay?.id}`, { version: 1, price: 33 })
    await context.setOffline(false)
    await page.getByText('Orsay, cost: yours is $44.00, theirs is $33.00.').waitFor()
    await page.reload()
    await page.getByText('Orsay, cost: yours is $44.00, theirs is $33.00.').waitFor()
    await page.getByRole('button', { name: 'Use theirs' }).click()
    await page.getByText('Everything is saved').waitFor()
    await expect.poll(() => itemsOn(trip, days[2])).toMatchObject([{ name: 'Orsay', price: 33 }])

    const other = await context.newPage()
    await other.goto(page.url())
    await card(other, 'Orsay').waitFor()
    await trip.send('post', `${trip.api}/items`, { type: 'activity', name: 'A walk', day: days[0] })
    const began = Date.now()
    await card(other, 'A walk').waitFor()
    expect(Date.now() - began).toBeLessThan(3000)
    await other.close()
    await visit.context.close()
  })

  test('PLAN-07 PLAN-08 other dates are previewed and delete nothing; a trip is copied and put away', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const trip = await openBoard(visit)
    const night = { type: 'hotel', name: 'Petit Moulin', day: days[1], nights: 1, price: 200 }
    await trip.send('post', `${trip.api}/items`, night)
    await page.goto(page.url().replace('view=days', 'step=dates'))
    await page.getByLabel('End date').fill(days[0])
    await page.getByText(/^1 item moves to Ideas, .*: Orsay\.$/).waitFor()
    await page.getByText('1 item keeps its date, outside the trip: Petit Moulin.').waitFor()
    await page.getByText('Nothing is deleted.').waitFor()
    await page.getByLabel('End date').fill('2027-04-15')
    await page.getByLabel('Start date').fill(days[1])
    // A stay that is not booked moves with them.
    await page.getByText('4 items move along with the trip.').waitFor()
    expect(await page.getByLabel('What is booked keeps its dates').count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue to Hotels' }).click()
    await page.getByText(/hotels in Paris/).waitFor()
    await expect.poll(() => savedIn(trip, days[1])).toEqual(['Louvre', 'Tuileries'])
    await expect.poll(() => savedIn(trip, days[2])).toEqual(['Orsay', 'Petit Moulin'])

    await page.goto('/itinerary')
    const more = page.getByRole('button', { name: 'More for Paris, 3 days' })
    const choose = async (name: string) => {
      await more.click()
      await page.getByRole('menuitem', { name, exact: true }).click()
    }
    await choose('Duplicate')
    await page.getByRole('link', { name: 'Copy of Paris, 3 days' }).waitFor()
    await choose('Archive')
    await page.getByText('Archived (1)').click()
    await choose('Restore')
    await page.getByText('Archived (1)').waitFor({ state: 'hidden' })
    await choose('Delete')
    await page.getByRole('button', { name: 'Delete trip' }).click()
    await page
      .getByRole('link', { name: 'Paris, 3 days', exact: true })
      .waitFor({ state: 'hidden' })
    const left = await (await page.request.get('/api/itineraries')).json()
    expect(left).toMatchObject([{ title: 'Copy of Paris, 3 days', itemCount: 5, archived: false }])
    await visit.close()
  })
})
