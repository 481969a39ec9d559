import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, signIn, type Site, sizesOr } from '../support/site.ts'
import type { TestClient } from '../support/test-client.ts'
import { lisbonUntil } from '../support/lisbon-wish.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const wish = lisbonUntil('2027-05-14')

interface Item {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly status: string
  readonly day: string | null
  readonly nights: number | null
  readonly price: number
  readonly version: number
}

const itemsOf = async (user: TestClient, id: string): Promise<readonly Item[]> => {
  const { body } = await user.get(`/api/itineraries/${id}`)
  return [...body.days.flatMap(({ items }: { items: Item[] }) => items), ...body.unscheduled]
}
const staysOf = async (user: TestClient, id: string): Promise<readonly Item[]> =>
  (await itemsOf(user, id)).filter(({ type }) => type === 'hotel')

/** "$1,234" as a number. */
const amountIn = (text: string): number =>
  Number(/\$([\d,]+(?:\.\d\d)?)/.exec(text)?.[1]?.replaceAll(',', ''))

/** 1234.5 as "1,234.50", 1200 as "1,200". */
const brief = (amount: number): string =>
  amount.toLocaleString('en-CA', { minimumFractionDigits: 2 }).replace(/\.00$/, '')

const openHotels = async (page: Page, id: string) => {
  await page.goto(`/planner?trip=${id}&step=hotels`)
  await page.getByText(/hotels in Lisbon/).waitFor()
  return page.getByRole('article')
}

/** What a trip of the wish costs, with its days that wait. */
const costOf = async (user: TestClient, id: string): Promise<number> => {
  const { body } = await user.get(`/api/itineraries/${id}`)
  return Number(body.totalCad) + Number(body.veiled?.totalCad ?? 0)
}

describe.each(sizesOr('1280'))('the money of a canvas at $name px', (size) => {
  test('B3 B5 a hotel is priced for the nights of the stay that it would replace, those that wait included; swapped, no night is without a bed', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit)
    const { body: plan } = await user.post('/api/plans', wish)
    const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
    const [planned] = await staysOf(user, id)
    expect(planned?.nights).toBe(4)

    const hotel = (await openHotels(page, id)).nth(2)
    const name = await hotel.getByRole('heading').innerText()
    await hotel.getByText(/ for 4 nights,/).waitFor()
    const left = amountIn(await hotel.getByText(/^With this: /).innerText())
    await hotel.getByRole('button', { name: /^Swap to this/ }).click()
    await page.getByText(`${planned?.name} for ${name}.`).first().waitFor()
    await page.getByRole('button', { name: `Added, remove: ${name}` }).waitFor()
    const chosen = async () => (await staysOf(user, id)).find(({ status }) => status === 'planned')
    await expect.poll(async () => (await chosen())?.name).toBe(name)
    await expect.poll(() => chosen()).toMatchObject({ day: '2027-05-10', nights: 4 })
    // What was said is what is left.
    expect(Math.abs(wish.budgetCad - (await costOf(user, id)) - left)).toBeLessThanOrEqual(1)

    // Flights too are for all days of the wish: the one of the plan is among them.
    await page.goto(`/planner?trip=${id}&step=flights`)
    const flights = page.getByRole('region', { name: 'Flights' })
    await flights.getByRole('article').getByText('In your trip').waitFor()
    await flights.getByRole('article').first().getByText(/day/).first().waitFor()
    await expect
      .poll(() => flights.getByText(/on day 3 at .+ for the way|before your trip ends/).count())
      .toBe(0)

    // The other waits in the Ideas tray, and there alone.
    await page.getByRole('button', { name: 'Back to the days' }).click()
    await page.getByRole('button', { name: 'Ideas, 1' }).waitFor()
    const stop = page.locator('[data-stop]').filter({ hasText: planned?.name ?? '?' })
    await expect.poll(() => stop.count()).toBe(1)
    const tray = page.getByRole('region', { name: 'Ideas', exact: true })
    await tray.getByText(planned?.name ?? '?').waitFor()
    await expect.poll(() => page.getByText(/nights? open\./).count()).toBe(0)
    // On a day again it is planned, and the other an idea; one Undo takes both back.
    await tray.getByText(planned?.name ?? '?').click()
    const dialog = page.getByRole('dialog', { name: planned?.name ?? '?' })
    await dialog.getByRole('button', { name: 'Move…' }).click()
    await page.getByRole('menuitem', { name: 'Day 1, Mon 10 May' }).click()
    await expect.poll(async () => (await chosen())?.name).toBe(planned?.name)
    await page.getByText('Everything is saved').first().waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect.poll(async () => (await chosen())?.name).toBe(name)
    await visit.close()
  })

  test('B5 nights without a bed are those that a hotel is for; the stay of the other nights stays', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit, 'explorer')
    const { origin: _, ...rest } = wish
    const { id } = (await user.post('/api/itineraries', { ...rest, destination: 'Lisbon' })).body
    const casa = { type: 'hotel', name: 'Casa', day: '2027-05-10', nights: 3, price: 300 }
    await user.post(`/api/itineraries/${id}/items`, casa)
    const hotel = (await openHotels(page, id)).nth(0)
    const name = await hotel.getByRole('heading').innerText()
    await hotel.getByText(/ for 1 night,/).waitFor()
    await hotel.getByRole('button', { name: /^Add to Trip/ }).click()
    await page.getByRole('button', { name: `Added, remove: ${name}` }).waitFor()
    await expect
      .poll(async () =>
        (await staysOf(user, id)).map((stay) => [stay.status, stay.day, stay.nights].join(' ')),
      )
      .toEqual(['planned 2027-05-10 3', 'planned 2027-05-13 1'])
    await visit.close()
  })

  test('B5 over the budget the ribbon says by how much, and what a swap of the stay would save', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit, 'explorer')
    const { body: plan } = await user.post('/api/plans', wish)
    const { id, version } = (await user.post('/api/itineraries', { planId: plan.id })).body
    await user.patch(`/api/itineraries/${id}`, { version, budgetCad: 2500 })
    const over = brief((await costOf(user, id)) - 2500)
    await page.goto(`/planner?trip=${id}`)
    const ribbon = page.getByRole('group', { name: 'Money left' })
    await ribbon.getByText(`$${over} over $2,500`, { exact: true }).waitFor()
    const swap = ribbon.getByRole('link', { name: /^Swap to \S.*, save \$\d[\d,.]*$/ })
    await swap.waitFor()
    // An offer that is pointed at has the line to itself.
    await page.goto(`/planner?trip=${id}&step=hotels`)
    await page
      .getByRole('button', { name: /^Swap to this/ })
      .first()
      .focus()
    await ribbon.getByText(/^With /).waitFor()
    await expect.poll(() => swap.count()).toBe(0)
    await visit.close()
  })

  test('B5 DINE-03 the first tables in the finder suit the budget of a day', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit, 'explorer')
    const { body: plan } = await user.post('/api/plans', wish)
    const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
    const fixed = (await itemsOf(user, id)).filter(({ type }) => /^(flight|hotel)$/.test(type))
    const spent = fixed.reduce((sum, { price }) => sum + price, 0)
    const table = (0.4 * (wish.budgetCad - spent)) / 10
    await page.goto(`/planner?trip=${id}&step=activities`)
    const prices = page.getByText(/^About \$[\d.]+ per person$/)
    await expect.poll(() => prices.count()).toBeGreaterThan(9)
    const shown = async () => (await prices.allTextContents()).map(amountIn)
    await expect
      .poll(async () => Math.max(...(await shown()).slice(0, 10)))
      .toBeLessThanOrEqual(table)
    // The dearest are there, behind.
    await page.getByLabel('Sort by').selectOption('price-down')
    await expect.poll(async () => (await shown())[0]).toBeGreaterThan(table)
    await visit.close()
  })

  test('B5 A8 a stay that is booked is not replaced: another hotel is an idea, which costs nothing and says nothing of the budget', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit, 'explorer')
    const { body: plan } = await user.post('/api/plans', wish)
    const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
    const [stay] = await staysOf(user, id)
    await user.patch(`/api/itineraries/${id}/items/${stay?.id}`, {
      version: stay?.version,
      status: 'booked',
    })
    const hotel = (await openHotels(page, id)).filter({ hasText: 'Keep as an idea' }).nth(2)
    await hotel.waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Swap to this/ }).count()).toBe(0)
    await expect.poll(() => page.getByText(/^With this: /).count()).toBe(0)
    // Taken along it waits as an idea and costs nothing yet.
    const before = await costOf(user, id)
    const name = await hotel.getByRole('heading').innerText()
    await hotel.getByRole('button', { name: /^Keep as an idea/ }).click()
    await page.getByText(`${name}. ${stay?.name} stays booked.`).first().waitFor()
    await expect
      .poll(async () => (await staysOf(user, id)).map((one) => one.status).toSorted())
      .toEqual(['booked', 'idea'])
    await expect.poll(() => costOf(user, id)).toBe(before)
    await page.getByRole('button', { name: 'Back to the days' }).click()
    await page.getByRole('region', { name: 'Ideas', exact: true }).getByText(name).waitFor()
    await visit.close()
  })

  test('B5 pointing at an offer moves no row, and what is added while it is pointed at counts once', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit, 'explorer')
    const { body: plan } = await user.post('/api/plans', wish)
    const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
    const ribbon = page.getByRole('group', { name: 'Money left' })
    const left = async (): Promise<number> =>
      amountIn(/\$[\d,.]+ (left|over)/.exec(await ribbon.innerText())?.[0] ?? '')
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/planner?trip=${id}&step=hotels`)
      const row = page
        .getByRole('article')
        .filter({ hasText: /With this: \$[1-9]/ })
        .nth(1)
      const note = row.getByText(/^With this: /).first()
      await expect.poll(async () => amountIn(await note.innerText())).toBeGreaterThan(0)
      const said = amountIn(await note.innerText())
      const name = await row
        .getByRole('button', { name: /^Swap to this: / })
        .getAttribute('aria-label')
      const own = page.getByRole('article').filter({
        has: page.getByRole('button', { name: (name ?? '?').replace(/^Swap to this: /, '') }),
      })
      const top = () => own.first().evaluate((one) => one.getBoundingClientRect().top + scrollY)
      await page.evaluate(async () => void (await document.fonts.ready))
      const before = await top()
      await page
        .getByRole('button', { name: name ?? '?', exact: true })
        .evaluate((one) => one.focus({ preventScroll: true }))
      // On a phone the list stands over it.
      if (width > 390) await ribbon.getByText(/^With /).waitFor()
      await expect.poll(top).toBe(before)
      if (width > 390) await expect.poll(left).toBe(said)
      await page.keyboard.press('Enter')
      await page
        .getByRole('button', { name: /^Added, remove: / })
        .first()
        .waitFor()
      await own.getByText(/^In your trip/).waitFor()
      if (width <= 390) continue
      // Still pointed at, it is in the trip: its price is not spent twice.
      await ribbon.getByText(/^With /).waitFor()
      await expect.poll(left).toBe(said)
    }
    await visit.close()
  })
})
