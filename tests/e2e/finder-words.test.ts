import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plannedFamily } from '../support/planned-family.ts'
import {
  expectAccessible,
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

/** "$1,234" as a number. */
const amountIn = (text: string): number =>
  Number(/\$([\d,]+(?:\.\d\d)?)/.exec(text)?.[1]?.replaceAll(',', ''))

const finderOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Five days for two on the Free plan: two of them wait. */
async function onFree(visit: Visit) {
  const user = await signIn(site, visit)
  const wish = { origin: 'YYZ', destination: 'lisbon', budgetCad: 1000 }
  const dates = { startDate: '2027-04-20', endDate: '2027-04-24' }
  const party = { adults: 2, children: [] }
  const { body: plan } = await user.post('/api/plans', { ...wish, ...dates, party })
  return (await user.post('/api/itineraries', { planId: plan.id })).body
}

describe.each(sizesOr('1280'))('what the finder says at $name px', (size) => {
  test('A9 B5 one flight out says the same of the first day in each row; flights light no tab, and the money leads to them', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { id } = await plannedFamily(site, visit)
    await page.goto(`/planner?trip=${id}&view=days`)
    const ribbon = page.getByRole('group', { name: 'Money left' })
    await ribbon.getByRole('link', { name: 'Flights' }).click()
    const flights = finderOf(page, 'Flights')
    const rows = flights.getByRole('article')
    await rows.first().waitFor()
    await expect.poll(() => page.getByRole('tab', { selected: true }).count()).toBe(0)
    const said = new Map<string, Set<string>>()
    for (const row of await rows.all()) {
      const words = (await row.textContent()) ?? ''
      // Who flies, when, and where it lands.
      const out = words.slice(0, words.search(/Direct|\d stops?/))
      const fit =
        /A whole first (day|afternoon)\.|An evening on day 1\.|Lands .+? for the way\./.exec(words)
      said.set(out, (said.get(out) ?? new Set()).add(fit?.[0] ?? 'nothing'))
    }
    expect([...said.values()].filter((words) => words.size > 1 || words.has('nothing'))).toEqual([])
    await expectAccessible(page)
    await page.getByRole('tab', { name: /^Activities/ }).click()
    await finderOf(page, 'Things to do').waitFor()
    await visit.close()
  })

  test('PLAN-08 B5 DINE-01 what stands on a locked day says so; what is over the budget says it in red in each list, and in the toast; forms stand under their heading', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { id, veiled } = await onFree(visit)
    const waiting = veiled.days.flatMap(({ items }: { items: { type: string; name: string }[] }) =>
      items.filter(({ type }) => type === 'restaurant').map(({ name }) => name),
    )
    await page.goto(`/planner?trip=${id}&step=activities&show=restaurants`)
    const rows = page.locator('[id^="found-"]')
    await rows
      .filter({ hasText: waiting[0] })
      .filter({ hasText: /On day [45], locked/ })
      .waitFor()
    const over = rows.locator('[data-over]')
    await over
      .getByText(/over budget$/)
      .first()
      .waitFor()
    await rows
      .getByRole('button', { name: /^Add to Trip: / })
      .first()
      .click()
    const toasts = page.getByRole('region', { name: /^Notifications/ })
    await toasts
      .getByText(/\. \$[\d,]+ over budget\.$/)
      .first()
      .waitFor()
    await page.goto(`/planner?trip=${id}&step=activities&show=attractions`)
    await over
      .getByText(/over budget$/)
      .first()
      .waitFor()
    for (const [show, field] of [
      ['custom', 'Name'],
      ['flight', 'From, airport code'],
    ] as const) {
      await page.goto(`/planner?trip=${id}&step=activities&show=${show}`)
      const finder = finderOf(page, 'Things to do')
      const [heading, form] = [
        finder.getByRole('heading', { name: 'Things to do' }),
        finder.getByLabel(field),
      ]
      await form.waitFor()
      const [title, box] = await Promise.all([heading.boundingBox(), form.boundingBox()])
      expect(Math.abs((title?.x ?? 0) - (box?.x ?? 99))).toBeLessThanOrEqual(1)
      await expectAccessible(page)
    }
    await visit.close()
  })

  test('B5 STAY-02 hotels that are far from the stops stand behind a heading of their own', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { id } = await plannedFamily(site, visit)
    await page.goto(`/planner?trip=${id}&step=hotels`)
    const finder = finderOf(page, 'Hotels')
    await finder.getByRole('heading', { name: 'Farther away' }).waitFor()
    const rows = await finder.locator('h3:not([id^="found-"] h3), [id^="found-"]').allTextContents()
    const from = rows.indexOf('Farther away')
    const minutesIn = (row: string): number =>
      Number(/about (\d+)\smin to your days/.exec(row)?.[1])
    const [near, far] = [rows.slice(0, from), rows.slice(from + 1)].map((some) =>
      some.map(minutesIn).filter(Number.isFinite),
    )
    expect(far?.length).toBeGreaterThan(0)
    // The words and the order are of one measure.
    expect(Math.max(...(near ?? []))).toBeLessThanOrEqual(Math.min(...(far ?? [])))
    expect(Math.min(...(near ?? []))).toBeLessThan(30)
    await visit.close()
  })

  test('A2 A9 PLAN-04 on Free the dates and the sums are those of all days: in the form, beside another party, in the move to another fare; all columns begin at one height', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { id, totalCad, veiled } = await onFree(visit)
    await page.goto(`/planner?trip=${id}&step=dates`)
    const form = finderOf(page, 'When and who')
    await form.getByText('20 to 24 April 2027, days 4 and 5 locked', { exact: true }).waitFor()
    await form.getByRole('button', { name: 'One adult more' }).click()
    const change = page.getByRole('region', { name: 'Change to 3 adults?' })
    // What the head of the trip counts.
    const whole = totalCad + veiled.totalCad
    await expect
      .poll(async () => amountIn(/Total.*/.exec((await change.textContent()) ?? '')?.[0] ?? ''))
      .toBe(whole)
    const waiting = veiled.days[0].items.find(({ price }: { price: number }) => price > 0)
    await change.getByText(waiting.name).waitFor({ state: 'attached' })
    await page.goto(`/planner?trip=${id}&step=flights`)
    await page.getByRole('button', { name: 'Show the move first' }).click()
    const move = page.getByRole('dialog', { name: /^Leave / })
    const said = async () => (await move.locator('p').first().textContent()) ?? ''
    await expect.poll(said).toMatch(/instead of 20 to 24 April 2027$/)
    await page.goto(`/planner?trip=${id}&view=days`)
    const heads = page.locator('[data-head]').filter({ hasText: / Apr/ })
    await expect.poll(() => heads.count()).toBeGreaterThan(2)
    const heights = async () =>
      new Set(await heads.evaluateAll((all) => all.map((one) => one.clientHeight))).size
    await expect.poll(heights).toBe(1)
    // The code's line is as wide as the ticket that it stands on.
    const gate = page.getByRole('region', { name: 'Your plan' })
    const [code, add] = [
      gate.locator('details').filter({ hasText: 'I have a discount code' }),
      gate.getByRole('button', { name: /^Add days? 4/ }),
    ]
    const [fold, press] = await Promise.all([code.boundingBox(), add.boundingBox()])
    expect(Math.abs((fold?.width ?? 0) - (press?.width ?? 99))).toBeLessThanOrEqual(1)
    await expectAccessible(page)
    await visit.close()
  })
})
