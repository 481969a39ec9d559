import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyboardOn } from '../support/keyboard.ts'
import { lisbonUntil } from '../support/lisbon-wish.ts'
import {
  drawnOr,
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  untilHydrated,
  type Visit,
} from '../support/site.ts'
import { testCard } from '../support/test-card.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

interface Item {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly status: string
  readonly time: string | null
  readonly version: number
}

/** A kept plan of five days in Lisbon for two. */
async function keptPlan(visit: Visit) {
  const user = await signIn(site, visit, 'wanderlust')
  const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-14'))
  const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
  const items = async (): Promise<readonly Item[]> => {
    const { body } = await user.get(`/api/itineraries/${id}`)
    return [...body.days.flatMap((day: { items: Item[] }) => day.items), ...body.unscheduled]
  }
  const state = async (): Promise<readonly string[]> =>
    (await items()).map((one) => `${one.id} ${one.status}`).toSorted()
  return { user, id, items, state }
}

const centsIn = (text: string): number =>
  Math.round(Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')) * 100)
const added = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)

/** Cents that the heads of the days come to, with a draft where one waits. */
async function stopsOf(page: Page): Promise<number> {
  const heads = page.locator('[data-day]:not([data-day=""]) h2')
  const texts = await heads.evaluateAll((titles) =>
    titles.map((title) =>
      [...(title.closest('[data-day]')?.firstElementChild?.querySelectorAll('p') ?? [])]
        .map(({ textContent }) => textContent)
        .findLast((text) => text.includes('$')),
    ),
  )
  return added(texts.map((text) => centsIn(text?.match(/\$[\d,.]*\d/g)?.at(-1) ?? '')))
}

/** The same by the ribbon: its activities and its food. */
async function partsOfStops(page: Page): Promise<number> {
  const parts = await page.getByRole('group', { name: 'Money left' }).locator('dd').allInnerTexts()
  return added(parts.slice(2).map(centsIn))
}

/** Cents of what the ribbon says is left, of its parts, and of the budget. */
async function ribbonOf(page: Page) {
  const ribbon = page.getByRole('group', { name: 'Money left' })
  const words = await ribbon.locator('p').first().innerText()
  const [left = '', budget = ''] = words.match(/\$[\d,.]*\d/g) ?? []
  const parts = await ribbon.locator('dd').allInnerTexts()
  return {
    words,
    left: centsIn(left) * (words.includes('over') ? -1 : 1),
    budget: centsIn(budget),
    spent: added(parts.map(centsIn)),
  }
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).first()

describe.each(drawnOr('1440'))('one Undo for the whole canvas at $name px', (size) => {
  test('PLAN-07 a hotel swapped and a restaurant added in the finder, and what is removed from Your Itinerary, are taken back by the Undo of the bar, in their order', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { id, items, state } = await keptPlan(visit)
    const [before, count] = [await state(), (await items()).length]
    await page.goto(`/planner?trip=${id}&step=hotels`)
    await page
      .getByRole('button', { name: /^Swap to this/ })
      .first()
      .click()
    await expect.poll(async () => (await items()).length).toBe(count + 1)
    await page.getByRole('tab', { name: /^Activities/ }).click()
    await page
      .getByRole('button', { name: /^Add to Trip/ })
      .first()
      .click()
    await expect.poll(async () => (await items()).length).toBe(count + 2)
    const list = page.getByRole('complementary', { name: 'Your Itinerary' })
    await list
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect.poll(async () => (await items()).length).toBe(count + 1)

    await undo(page).click()
    await expect.poll(async () => (await items()).length).toBe(count + 2)
    await page.getByRole('heading', { name: 'Your Itinerary' }).first().click()
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await items()).length).toBe(count + 1)
    await undo(page).click()
    await expect.poll(state).toEqual(before)
    await expect.poll(() => undo(page).isDisabled()).toBe(true)

    // And done again.
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    await expect.poll(async () => (await items()).length).toBe(count + 1)
    await visit.close()
  })

  test('PLAN-07 Undo and Redo outlive a reload; what someone else has changed since is not taken back, and a sign-out forgets them', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { user, id, items } = await keptPlan(visit)
    const count = (await items()).length
    await page.goto(`/planner?trip=${id}&view=days`)
    const list = page.getByRole('complementary', { name: 'Your Itinerary' })
    const removals = list.getByRole('button', { name: /^Remove / })
    const removeFirst = async () => {
      await page.getByText('Everything is saved').waitFor()
      await removals.first().click()
    }
    await removeFirst()
    await expect.poll(async () => (await items()).length).toBe(count - 1)
    await removeFirst()
    await expect.poll(async () => (await items()).length).toBe(count - 2)

    await page.reload()
    await expect.poll(() => undo(page).isDisabled()).toBe(false)
    await undo(page).click()
    await expect.poll(async () => (await items()).length).toBe(count - 1)
    await page.reload()
    const redo = page.getByRole('button', { name: 'Redo', exact: true })
    await expect.poll(() => redo.isDisabled()).toBe(false)
    await redo.click()
    await expect.poll(async () => (await items()).length).toBe(count - 2)

    // A stop that is moved here, and by someone else before the page is there again.
    const own = (await items()).find(({ type }) => type === 'attraction')
    await page.locator(`[data-stop="${own?.id}"] [data-face]`).click()
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: 'Edit', exact: true }).click()
    await form.getByLabel('Time').fill('08:05')
    await form.getByRole('button', { name: 'Save' }).click()
    const mine = async () => (await items()).find((one) => one.id === own?.id)
    await expect.poll(async () => (await mine())?.time).toBe('08:05')
    await page.getByText('Everything is saved').waitFor()
    await page.goto('/help')
    const { version } = (await mine()) ?? {}
    await user.patch(`/api/itineraries/${id}/items/${own?.id}`, { version, time: '09:45' })
    await page.goto(`/planner?trip=${id}&view=days`)
    await page.locator(`[data-stop="${own?.id}"]`).waitFor()
    await expect.poll(() => undo(page).isDisabled()).toBe(true)

    await removeFirst()
    await expect.poll(() => undo(page).isDisabled()).toBe(false)
    const kept = () => page.evaluate(() => sessionStorage.getItem('trip-steps'))
    expect(await kept()).not.toBeNull()
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect.poll(kept).toBeNull()
    await visit.close()
  })

  test('SHELL-13 Escape in the finder’s filters closes them alone, and their button has the focus', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { id } = await keptPlan(visit)
    for (const step of ['hotels', 'flights']) {
      await page.goto(`/planner?trip=${id}&step=${step}`)
      const filters = page.getByRole('button', { name: /^Filters/ })
      await filters.click()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect.poll(() => filters.getAttribute('aria-expanded')).toBe('false')
      await expect
        .poll(() => filters.evaluate((button) => button === document.activeElement))
        .toBe(true)
      expect(page.url()).toContain(`step=${step}`)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Best order for day 1/ }).waitFor()
    }
    await visit.close()
  })

  test('G4 B5 what is left, its parts and the sums of the days agree while a proposal waits, when a line is rejected, and after Undo', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { id } = await keptPlan(visit)
    await page.goto(`/planner?trip=${id}&view=days`)
    const agrees = async (when: RegExp) =>
      expect
        .poll(async () => {
          const { words, left, spent, budget } = await ribbonOf(page)
          return when.test(words) && left + spent === budget
        })
        .toBe(true)
    await agrees(/left/)
    const before = await ribbonOf(page)
    await page.getByRole('button', { name: 'Guide', exact: true }).click()
    await page.getByRole('textbox', { name: 'Your question' }).fill('Find me a cheaper hotel')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.locator('[data-draft]').first().waitFor()
    await agrees(/^With this draft/)
    expect((await ribbonOf(page)).left).not.toBe(before.left)
    const draft = await ribbonOf(page)
    await page.getByRole('button', { name: 'Accept', exact: true }).first().click()
    await page.locator('[data-draft]').first().waitFor({ state: 'detached' })
    await expect.poll(() => ribbonOf(page)).toMatchObject({ left: draft.left, spent: draft.spent })
    await undo(page).click()
    await expect
      .poll(() => ribbonOf(page))
      .toMatchObject({ left: before.left, spent: before.spent })

    // A line is rejected: the heads of the days say the same as the parts.
    await page.getByRole('textbox', { name: 'Your question' }).fill('Make day 2 slower')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.locator('[data-draft]').first().waitFor()
    await agrees(/^With this draft/)
    await expect.poll(async () => (await stopsOf(page)) - (await partsOfStops(page))).toBe(0)
    await page
      .locator('[data-draft]')
      .last()
      .getByRole('button', { name: /^Reject / })
      .click()
    await agrees(/^With this draft/)
    await expect.poll(async () => (await stopsOf(page)) - (await partsOfStops(page))).toBe(0)
    await visit.close()
  })
})

describe.each(drawnOr('390'))('a booked stay on the days at $name px', (size) => {
  test('STAY-09 A8 its bar opens the booking: voucher, what was paid, its terms, and the way to cancel it', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { user, id, items } = await keptPlan(visit)
    const stay = (await items()).find(({ type }) => type === 'hotel')
    const { body: found } = await user.get(`/api/search/hotels?itineraryId=${id}`)
    const offer = found.data.find(
      ({ hotel, freeCancellation }: { hotel: { name: string }; freeCancellation: unknown }) =>
        hotel.name === stay?.name || freeCancellation,
    )
    const who = { firstName: 'Zoë', lastName: 'Roy', email: 'zoe@example.ca' }
    const { status } = await user.post('/api/flight-data/hotels/book', {
      trip: { tripId: id, itemId: stay?.id },
      offerId: offer.id,
      guestInfo: { ...who, phone: '+1 416 555 0100' },
      paymentInfo: testCard,
    })
    expect(status).toBe(201)
    await page.goto(`/planner?trip=${id}&view=days`)
    const bar = page.locator(`[data-open="${stay?.id}"]`)
    await bar.getByText(/^Booked /).waitFor()
    // In the strip its name may be cut; it is said whole.
    await expect.poll(() => bar.locator('b').first().getAttribute('title')).toBe(stay?.name)
    await expectNoSidewaysScroll(page)
    await bar.click()
    const dialog = page.getByRole('dialog', { name: 'Your booking' })
    await dialog.getByText('Confirmation number').waitFor()
    await dialog.getByText(/\$[\d,.]+ CAD/).waitFor()
    await dialog.getByText('Free to cancel').waitFor()
    await expectAccessible(page)
    // With motion: a toast placed while a dialog moves in once left that dialog without height.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await dialog.getByRole('button', { name: 'Cancel booking' }).click()
    const asked = page.getByRole('dialog', { name: 'Cancel this booking?' })
    await asked.getByRole('button', { name: /^Cancel (booking|for)/ }).click()
    await expect
      .poll(async () => (await items()).find((one) => one.id === stay?.id)?.status)
      .toBe('cancelled')
    await asked.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
    await bar.locator('s').waitFor()
    await visit.close()
  })
})

describe.each(drawnOr('1440'))('the finder by keyboard at $name px', (size) => {
  test('PLAN-07 A4 two hotels are compared, one is swapped in from there and taken back, and the guide opened, without a pointer', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const keys = keyboardOn(page)
    const { id, items, state } = await keptPlan(visit)
    const [before, count] = [await state(), (await items()).length]
    await page.goto(`/planner?trip=${id}&view=days`)
    await page.locator('[data-stop]').first().waitFor()
    await keys.tabTo(/^Activities/)
    await keys.press('ArrowLeft')
    await page.getByRole('article').first().waitFor()
    await keys.activate(/^Compare /)
    await keys.activate(/^Compare /)
    const two = page.getByRole('dialog', { name: 'Two hotels side by side' })
    await two.waitFor()
    await keys.activate(/^Swap to this/)
    await expect.poll(async () => (await items()).length).toBe(count + 1)
    // What was compared is no longer what the trip holds: it closes by itself.
    await two.waitFor({ state: 'detached' })
    await expect.poll(() => keys.focused()).toMatch(/^Compare /)
    await keys.press('Control+z')
    await expect.poll(state).toEqual(before)
    await keys.press('Escape')
    await page.getByRole('button', { name: /^Best order for day 1/ }).waitFor()

    await page.reload()
    await page.locator('[data-stop]').first().waitFor()
    await untilHydrated(page)
    await keys.press('g')
    await page.getByRole('textbox', { name: 'Your question' }).waitFor()
    await expect.poll(() => keys.focused()).toBe('Guide')
    await visit.close()
  })
})
