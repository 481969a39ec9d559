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
import { lisbonUntil } from '../support/lisbon-wish.ts'
import { amountIn } from '../support/shown-sums.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const wish = lisbonUntil('2027-05-12')

describe.each(sizesOr('1280'))('the canvas of a trip at $name px', (size) => {
  test('B5 days, stays, flights and what is looked for are one page; the money answers before a press', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit)
    const { body: plan } = await user.post('/api/plans', wish)
    const { body: trip } = await user.post('/api/itineraries', { planId: plan.id })
    await page.goto(`/planner?trip=${trip.id}`)

    // A plan opens with its days: the way there heads the first, the way home closes the last.
    const out = page.getByRole('button', { name: /^Flight out, YYZ / })
    await out.waitFor()
    await page.getByRole('button', { name: /^Flight home, LIS / }).waitFor()
    const bar = page.locator('[data-open]')
    await expect.poll(() => bar.count()).toBe(1)
    await expect.poll(() => bar.innerText()).toMatch(/2 nights/)
    await expect.poll(() => page.locator('[data-stop]').count()).toBeGreaterThan(4)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // On a screen with room the PDF is one press away, with what opens it.
    if (!size.phone) {
      await page.getByRole('button', { name: 'PDF', exact: true }).click()
      const pdf = page.getByRole('dialog', { name: 'Full PDF of this trip' })
      await pdf.getByRole('button', { name: /^Buy this PDF for / }).waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await pdf.waitFor({ state: 'hidden' })
    }

    // The finder stands over the stops; pointing at a hotel says what would be left.
    await page.getByRole('tab', { name: /Hotels/ }).click()
    await page.getByText(/hotels in Lisbon/).waitFor()
    await expect.poll(() => page.locator('[data-stop]').count()).toBe(0)
    await page.getByText('Within $4,000, own bath, near your stops, best rated.').waitFor()
    const hotel = page.getByRole('article').nth(1)
    const name = await hotel.getByRole('heading').innerText()
    const note = await hotel.getByText(/^With this: /).innerText()
    const swap = hotel.getByRole('button', { name: /^Swap to this/ })
    const ribbon = page.getByRole('group', { name: 'Money left' })
    const legend = ribbon.locator('dl')
    const kept = size.phone ? '' : await legend.innerText()
    await swap.focus()
    const amount = /\$[\d,.]+\d/.exec(note)?.[0] ?? 'none'
    if (!size.phone) {
      await ribbon.getByText(`With ${name}:`).waitFor()
      // The sentence on the card and the ribbon are the same number.
      await expect.poll(() => ribbon.innerText()).toContain(amount)
      // The sums of the kinds change with it: with what is left they are the budget.
      await expect.poll(() => legend.innerText()).not.toBe(kept)
      const kinds = (await legend.locator('dd').allInnerTexts()).map(amountIn)
      const spent = kinds.reduce((sum, kind) => sum + kind, 0)
      // In cents: each sum is told in whole dollars.
      expect(Math.abs(spent + amountIn(amount) - 100 * wish.budgetCad)).toBeLessThanOrEqual(300)
    }
    await expectAccessible(page)
    // Swapped: it holds the nights, the other waits as an idea, and what is left is what was said.
    await swap.click()
    await page.getByRole('button', { name: `Added, remove: ${name}` }).waitFor()
    const stays = async (): Promise<string[]> => {
      const { body } = await user.get(`/api/itineraries/${trip.id}`)
      const all = body.days.flatMap(({ items }: { items: object[] }) => items)
      return all
        .filter(({ type }: { type: string }) => type === 'hotel')
        .map(({ name: hotel, status }: { name: string; status: string }) => `${status} ${hotel}`)
        .toSorted()
    }
    await expect.poll(async () => (await stays()).at(-1)).toBe(`planned ${name}`)
    await expect.poll(() => stays()).toEqual([expect.stringMatching(/^idea /), `planned ${name}`])
    // Rentals stand beside the hotels and say the same of the budget.
    await page.getByRole('button', { name: 'Rentals', exact: true }).click()
    await page.getByRole('heading', { name: /^\d+ rentals in Lisbon/ }).waitFor()
    await page
      .getByText(/^With this: /)
      .first()
      .waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Hotels', exact: true }).click()
    await page.getByText(/hotels in Lisbon/).waitFor()
    await page.getByRole('button', { name: 'Back to the days' }).click()
    await page.locator('[data-stop]').first().waitFor()
    const left = page.getByRole('group', { name: 'Money left' })
    if (!size.phone) await expect.poll(() => left.innerText()).toContain(amount)

    // Adding to a day looks for things to do on that day, and can be undone with the rest.
    await page.getByRole('button', { name: 'Add to day 2' }).click()
    await expect
      .poll(() => page.getByLabel('Add to', { exact: true }).inputValue())
      .toBe('2027-05-11')
    const count = async () => (await user.get(`/api/itineraries/${trip.id}`)).body.itemCount
    const before = await count()
    await page
      .getByRole('button', { name: /^Add to Trip: / })
      .first()
      .click()
    await expect.poll(count).toBe(before + 1)
    await page.getByRole('button', { name: 'Back to the days' }).click()
    await keyboardOn(page).press('Control+z')
    await expect.poll(count).toBe(before)

    // The stub opens the flights over the stops, with the search filled and done.
    await out.click()
    const finder = page.getByRole('region', { name: 'Flights' })
    const swapFlight = finder.getByRole('button', { name: /^Swap to this: / })
    await swapFlight.first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/planner')
    await expect.poll(() => finder.getByLabel('Sort by').inputValue()).toBe('days')
    // Each says what it does to the days; the one of the plan is added.
    const own = finder.getByRole('article').filter({ hasText: 'In your trip' })
    await own.getByText(/^A whole first (day|afternoon)\.|^An evening/).waitFor()
    if (!size.phone) {
      await expect
        .poll(() => page.getByRole('heading', { name: 'Mon 10 May', exact: true }).count())
        .toBe(1)
      // The fare from which they are is the lowest that is listed, and what others change is said calmly.
      const near = page.getByRole('region', { name: 'Fares near your dates' })
      const from = amountIn(await near.getByText(/^Your dates, from \$[\d,]+ each$/).innerText())
      await finder.getByLabel('Sort by').selectOption('price')
      const cheapest = finder.getByRole('article').first()
      const each = async () =>
        amountIn((await cheapest.getByText(/^\$[\d,.]+ each, return$/).textContent()) ?? '')
      await expect.poll(each).toBe(from)
      await finder.getByLabel('Sort by').selectOption('days')
      await expect.poll(() => finder.getByText(/ is gone/).count()).toBe(0)
    }
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // Two side by side say what each costs and does to the days.
    for (const at of [0, 1]) {
      // On a phone its details have it.
      if (size.phone)
        await finder
          .getByRole('button', { name: /^Details: / })
          .nth(at)
          .click()
      await page
        .getByRole('button', { name: /^Compare / })
        .nth(size.phone ? 0 : at)
        .click()
    }
    const beside = page.getByRole('dialog', { name: 'Two flights side by side' })
    await beside.getByRole('rowheader', { name: 'Your days' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await beside.waitFor({ state: 'detached' })
    // One that lands late takes the first day's stops with it: they become ideas, until Undo.
    const late = finder.getByRole('article').filter({ hasText: /: day 1 is for the way\./ })
    await finder.getByLabel('Sort by').selectOption('departure')
    const more = finder.getByRole('button', { name: /^Show \d+ more$/ })
    const fares = finder.getByRole('article')
    while (await more.isVisible()) {
      const before = await fares.count()
      await more.click()
      await expect.poll(() => fares.count()).toBeGreaterThan(before)
    }
    await late
      .last()
      .getByRole('button', { name: /^Swap to this: / })
      .click()
    await page
      .getByText(/^\S.* replaces \S.*\. \d+ stops? moved to Ideas\.$/)
      .last()
      .waitFor()
    const ideas = async (): Promise<number> => {
      const { body } = await user.get(`/api/itineraries/${trip.id}`)
      return body.unscheduled.filter(({ type }: { type: string }) => type !== 'hotel').length
    }
    await expect.poll(ideas).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect.poll(ideas).toBe(0)
    await finder.press('Escape')
    await out.waitFor()
    await visit.close()
  })

  test('B5 a trip without a bed or a flight says so where they would be, and leads to both', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit)
    const { origin: _from, ...rest } = wish
    const { body: trip } = await user.post('/api/itineraries', { ...rest, destination: 'Lisbon' })
    const stop = { type: 'attraction', name: 'Belém Tower', day: '2027-05-10' }
    await user.post(`/api/itineraries/${trip.id}/items`, stop)
    await page.goto(`/planner?trip=${trip.id}`)
    await page.getByText('How are you getting there?').waitFor()
    await page.getByText('2 nights open.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Find a stay' }).click()
    await page.getByText(/hotels in Lisbon/).waitFor()
    await page.getByRole('button', { name: 'Back to the days' }).click()
    await page.getByRole('button', { name: 'I have a booking' }).click()
    await page.getByRole('form', { name: 'A flight you have booked' }).waitFor()
    await page.getByRole('button', { name: 'Back to the days' }).click()
    // A cancelled stay is struck; its nights are open again, and its bar leads to another.
    const stay = { type: 'hotel', name: 'Casa', day: '2027-05-10', nights: 2, price: 300 }
    const { body: item } = await user.post(`/api/itineraries/${trip.id}/items`, stay)
    const bar = page.locator('[data-open]').filter({ hasText: 'Casa' })
    await bar.waitFor()
    await page.getByText('2 nights open.').waitFor({ state: 'detached' })
    // Its ends move a night at a time, by the arrows too; the open night is seen again.
    const out = page.getByRole('slider', { name: 'Check-out of Casa' })
    await out.focus()
    await keyboardOn(page).press('ArrowLeft')
    await page.getByText('1 night open.').waitFor()
    await expect.poll(() => out.getAttribute('aria-valuetext')).toBe('Tue 11 May, 1 night')
    await keyboardOn(page).press('Control+z')
    await page.getByText('1 night open.').waitFor({ state: 'detached' })
    await user.patch(`/api/itineraries/${trip.id}/items/${item.id}`, {
      version: item.version,
      status: 'cancelled',
    })
    await bar.getByText('Cancelled').waitFor()
    const another = page.getByRole('button', { name: 'Find another stay' })
    await another.waitFor()
    // Once another has its nights no bar says that they are open, also after a reload.
    await user.post(`/api/itineraries/${trip.id}/items`, { ...stay, name: 'Pensão' })
    for (const again of [false, true]) {
      if (again) await page.reload()
      const planned = page.locator('[data-open]').filter({ hasText: 'Pensão' })
      await planned.waitFor()
      await another.waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('[data-hangs]').count()).toBe(0)
      const [above, below] = [await planned.boundingBox(), await bar.boundingBox()]
      expect(above?.y ?? 999).toBeLessThan(below?.y ?? 0)
    }
    await visit.close()
  })
})
