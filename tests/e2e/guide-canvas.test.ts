import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { full } from '../support/full-rounds.ts'
import { keyboardOn } from '../support/keyboard.ts'
import {
  drawn,
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  type Size,
} from '../support/site.ts'
import { lisbonUntil } from '../support/lisbon-wish.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const wish = lisbonUntil('2027-05-12')

interface Placed {
  readonly id: string
  readonly type: string
  readonly day: string | null
}

/** How a button is pressed: each way does all of it. */
const press = {
  mouse: (button: Locator) => button.click(),
  finger: (button: Locator) => button.tap(),
  keys: async (button: Locator) => {
    await button.focus()
    await button.press('Enter')
  },
}
type Way = keyof typeof press

/** Both sizes by each way; `npm test` takes the size where a way is most at home. */
const everyWay = (['finger', 'mouse', 'keys'] as const).flatMap((way) =>
  ([390, 1440] as const)
    .filter((width) => full || (width === 390) === (way === 'finger'))
    .map((width) => ({ way, width })),
)

const sizeOf = (way: Way, width: 390 | 1440): Size =>
  ({ name: String(width), width, height: 844, phone: way === 'finger' }) as Size

const leftOf = async (page: Page): Promise<number> => {
  const words = await page.getByRole('group', { name: 'Money left' }).innerText()
  return Number(/\$([\d,.]+) left/.exec(words)?.[1]?.replaceAll(',', ''))
}

describe.each(everyWay)('the guide on the canvas by $way at $width px', ({ way, width }) => {
  test('G4 a proposal is a draft on the days: nothing is saved before it is accepted, line by line, and one Undo takes it back', async () => {
    const visit = await site.open(sizeOf(way, width))
    const { page } = visit
    const user = await signIn(site, visit)
    const { body: plan } = await user.post('/api/plans', wish)
    const { body: trip } = await user.post('/api/itineraries', { planId: plan.id })
    const path = `/api/itineraries/${trip.id}`
    const stops = async (): Promise<string[]> => {
      const { body } = await user.get(path)
      return body.days
        .flatMap(({ items }: { items: Placed[] }) => items)
        .map(({ id }: Placed) => id)
        .toSorted()
    }
    const total = async (): Promise<number> => (await user.get(path)).body.totalCad
    const act = press[way]
    const ask = async (message: string): Promise<void> => {
      await page.getByRole('textbox', { name: 'Your question' }).fill(message)
      await act(page.getByRole('button', { name: 'Send', exact: true }))
    }
    const before = await stops()
    const cost = await total()
    await page.goto(`/planner?trip=${trip.id}&view=days`)
    await act(page.getByRole('button', { name: 'Guide', exact: true }))
    await page.getByText('Ask about this trip, or say what to change.').waitFor()
    await page.getByRole('button', { name: 'Make day 2 slower' }).waitFor()
    await expectAccessible(page)
    const left = await leftOf(page)

    // A question that is offered is asked by the press.
    await act(page.getByRole('button', { name: 'Make day 2 slower' }))
    const rows = page.locator('[data-draft]')
    await rows.first().waitFor()
    const count = await rows.count()
    expect(count).toBeGreaterThan(1)
    await page.getByText('With this draft:').waitFor()
    const withAll = await leftOf(page)
    expect(withAll).toBeGreaterThanOrEqual(left)
    await expect.poll(() => stops()).toEqual(before)
    // A phone brings the day that changes into sight; beside the days the panel lists it, and the budget stays.
    const shown = width === 390 ? rows.first() : page.getByRole('group', { name: 'Money left' })
    await expect
      .poll(async () => {
        const box = await shown.boundingBox()
        return box !== null && box.y > 0 && box.y < 844
      })
      .toBe(true)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    if (width === 390) {
      // The date says that its day changes, and each change is one press further.
      await page.getByRole('button', { name: /^Day 2, .*, \d+ changes?$/ }).waitFor()
      await page.evaluate(() => scrollTo(0, 0))
      await act(page.getByRole('button', { name: 'Show the next change' }))
      await expect.poll(async () => (await rows.nth(1).boundingBox())?.y ?? 999).toBeLessThan(640)
    }

    // After a reload it still waits, to be decided line by line.
    await page.reload()
    await act(page.getByRole('button', { name: 'Guide', exact: true }))
    await rows.first().waitFor()
    await expect.poll(() => rows.count()).toBe(count)

    // One is rejected where it stands; the button says how many are left.
    const reject = rows.first().getByRole('button', { name: /^Reject / })
    if (way === 'keys') {
      await reject.focus()
      await keyboardOn(page).press('r')
    } else await act(reject)
    const accept = page.getByRole('button', { name: `Accept ${count - 1}`, exact: true }).first()
    await accept.waitFor()
    const said = await leftOf(page)
    await act(accept)
    await page
      .getByText(`${count - 1} changes made`)
      .first()
      .waitFor()
    await rows.first().waitFor({ state: 'detached' })
    expect((await stops()).length).toBe(before.length - count + 1)
    await expect.poll(() => leftOf(page)).toBe(said)

    // One press brings all of it back, and the page stays where it is.
    const toast = page.getByRole('region', { name: /^Notifications/ })
    const undo = toast.getByRole('button', { name: 'Undo', exact: true })
    await undo.waitFor()
    const stood = await page.evaluate(() => Math.round(scrollY))
    await act(undo)
    await expect.poll(stops).toEqual(before)
    await expect.poll(() => total()).toBe(cost)
    expect(Math.abs((await page.evaluate(() => Math.round(scrollY))) - stood)).toBeLessThan(60)

    // Rejected as a whole it leaves nothing behind.
    // On a phone what was decided gives the foot of the page back, with what adds and opens the map.
    const unfold = async (): Promise<void> => {
      if (width !== 390) return
      await page.getByRole('button', { name: 'Open the map' }).waitFor()
      await act(page.getByRole('button', { name: 'Guide', exact: true }))
    }
    await unfold()
    await ask('Make day 2 slower')
    await rows.first().waitFor()
    await act(page.getByRole('button', { name: 'Reject all' }).first())
    await rows.first().waitFor({ state: 'detached' })
    await expect.poll(() => stops()).toEqual(before)

    await unfold()
    await act(page.getByRole('button', { name: 'Close the guide' }))
    await page
      .getByRole('heading', { name: 'Your Itinerary' })
      .first()
      .waitFor({ state: 'attached' })
    await visit.close()
  })
})

test('G4 a later question leaves the open proposal as it is; a new one says what it replaces, and the earlier can come back', async () => {
  const visit = await site.open(drawn[1])
  const { page } = visit
  const user = await signIn(site, visit)
  const { body: plan } = await user.post('/api/plans', wish)
  const { body: trip } = await user.post('/api/itineraries', { planId: plan.id })
  await page.goto(`/planner?trip=${trip.id}&view=days`)
  await page.getByRole('button', { name: 'Guide', exact: true }).click()
  await page.getByRole('button', { name: 'Make day 2 slower' }).click()
  const card = page.getByRole('region', { name: 'The guide’s draft' })
  const rows = page.locator('[data-draft]')
  await card.waitFor()
  const count = await rows.count()
  await card
    .getByRole('button', { name: /^Accept / })
    .first()
    .click()
  const ticked = card.locator('[data-verdict="accepted"]')
  await ticked.waitFor()
  const ask = async (message: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Your question' }).fill(message)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Guide is thinking').first().waitFor({ state: 'detached' })
  }

  // An answer without a proposal: the tick, the card and the marks on the days stay, and its decision is in reach.
  await ask('Is the tap water safe to drink?')
  await page.getByRole('region', { name: 'The open draft' }).waitFor()
  expect(await rows.count()).toBe(count)
  await expect.poll(() => ticked.count()).toBe(1)
  const { body: unchanged } = await user.get(`/api/itineraries/${trip.id}`)
  expect(unchanged.version).toBe(trip.version)
  await expectAccessible(page)

  // A new proposal names the one before it, which comes back with its tick.
  await ask('Make day 1 slower')
  await card.getByText(/^This takes the place of your open draft of \d+ changes?\./).waitFor()
  await page.getByText('Set aside, not decided.').waitFor()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Bring it back' }).click()
  await expect.poll(() => ticked.count()).toBe(1)
  await expect.poll(() => rows.count()).toBe(count)
  await card.getByText(/^This takes the place/).waitFor()
  await visit.close()
})

test('G4 heads of days show the draft’s figures; accepted and taken back, the panel follows the trip both ways', async () => {
  const visit = await site.open(drawn[1])
  const { page } = visit
  const user = await signIn(site, visit)
  const { body: plan } = await user.post('/api/plans', wish)
  const { body: trip } = await user.post('/api/itineraries', { planId: plan.id })
  await page.goto(`/planner?trip=${trip.id}&view=days`)
  await page.getByRole('button', { name: 'Guide', exact: true }).click()
  const way = page.getByRole('region', { name: /^Day 2/ }).getByRole('button', { name: /stops, / })
  const stops = async () => Number(/(\d+) stops?/.exec(await way.innerText())?.[1])
  const before = await stops()
  await page.getByRole('button', { name: 'Make day 2 slower' }).click()
  const rows = page.locator('[data-draft]')
  await rows.first().waitFor()
  const count = await rows.count()
  expect(await stops()).toBe(before - count)
  expect(await way.innerText()).toContain('with this draft')
  // One that is rejected counts again.
  const reject = rows.first().getByRole('button', { name: /^Reject / })
  await reject.click()
  await expect.poll(stops).toBe(before - count + 1)
  await reject.click()

  const guide = page.getByRole('region', { name: 'Guide', exact: true })
  await guide.getByRole('button', { name: /^Accept( all \d+)?$/ }).click()
  await guide.getByText(/^Moved \S/).waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await guide.getByText(/^Undone: /).waitFor()
  await expect.poll(stops).toBe(before)
  await expectAccessible(page)
  await guide.getByRole('button', { name: 'Apply again' }).click()
  await guide.getByText(/^Moved \S/).waitFor()
  await expect.poll(stops).toBe(before - count)
  // Written one after the other.
  await expect
    .poll(async () => (await user.get(`/api/itineraries/${trip.id}`)).body.unscheduled.length)
    .toBe(count)
  // After a reload the panel says what stands in the trip, and what was taken back.
  await page.getByText('Everything is saved').first().waitFor({ state: 'attached' })
  await page.reload()
  await page.getByRole('button', { name: 'Guide', exact: true }).click()
  await guide.getByText(/^In your trip as proposed: /).waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await guide.getByText(/^Not in your trip as proposed: /).waitFor()
  await visit.close()
})
