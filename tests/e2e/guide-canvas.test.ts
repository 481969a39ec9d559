import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyboardOn } from '../support/keyboard.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  sizesOr,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const wish = {
  origin: 'YYZ',
  destination: 'lisbon',
  startDate: '2027-05-10',
  endDate: '2027-05-12',
  party: { adults: 2 },
  budgetCad: 4000,
}

interface Placed {
  readonly id: string
  readonly type: string
  readonly day: string | null
}

async function ask(page: Page, message: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Your question' })
  await box.fill(message)
  await box.press('Enter')
}

const leftOf = async (page: Page): Promise<number> => {
  const words = await page.getByRole('group', { name: 'Money left' }).innerText()
  return Number(/\$([\d,.]+) left/.exec(words)?.[1]?.replaceAll(',', ''))
}

describe.each(sizesOr('1280'))('the guide on the canvas at $name px', (size) => {
  test('G4 a proposal is a draft on the days: nothing is saved before it is accepted, line by line, and one Undo takes it back', async () => {
    const visit = await site.open(size)
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
    const before = await stops()
    const cost = await total()
    await page.goto(`/planner?trip=${trip.id}&view=days`)
    const open = page.getByRole('button', { name: 'Guide', exact: true })
    const keys = keyboardOn(page)
    if (size.phone) await open.tap()
    else {
      await open.focus()
      await keys.press('Enter')
    }
    await page.getByText('Ask about this trip, or say what to change.').waitFor()
    await page.getByRole('button', { name: 'Make day 1 slower' }).waitFor()
    await expectAccessible(page)
    const left = await leftOf(page)

    await ask(page, 'Make day 1 slower')
    const rows = page.locator('[data-draft]')
    await rows.first().waitFor()
    const count = await rows.count()
    expect(count).toBeGreaterThan(1)
    await page.getByText('With this draft:').waitFor()
    const withAll = await leftOf(page)
    expect(withAll).toBeGreaterThanOrEqual(left)
    expect(await stops()).toEqual(before)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // One is rejected where it stands; the button says how many are left.
    const reject = rows.first().getByRole('button', { name: /^Reject / })
    if (size.phone) await reject.tap()
    else {
      await reject.focus()
      await keys.press('r')
    }
    const accept = page.getByRole('button', { name: `Accept ${count - 1}`, exact: true }).first()
    await accept.waitFor()
    const said = await leftOf(page)
    if (size.phone) await accept.tap()
    else {
      await accept.focus()
      await keys.press('Enter')
    }
    await page
      .getByText(`${count - 1} changes made`)
      .first()
      .waitFor()
    await rows.first().waitFor({ state: 'detached' })
    expect((await stops()).length).toBe(before.length - count + 1)
    await expect.poll(() => leftOf(page)).toBe(said)

    // One press brings all of it back.
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect.poll(stops).toEqual(before)
    expect(await total()).toBe(cost)

    // Rejected as a whole it leaves nothing behind.
    if (size.phone) await page.getByRole('button', { name: 'Guide, folded' }).click()
    await ask(page, 'Make day 2 slower')
    await rows.first().waitFor()
    await page.getByRole('button', { name: 'Reject all' }).first().click()
    await rows.first().waitFor({ state: 'detached' })
    expect(await stops()).toEqual(before)

    if (size.phone) await page.getByRole('button', { name: 'Guide, folded' }).click()
    await page.getByRole('button', { name: 'Close the guide' }).click()
    await page
      .getByRole('heading', { name: 'Your Itinerary' })
      .first()
      .waitFor({ state: 'attached' })
    await visit.close()
  })
})
