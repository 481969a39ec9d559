import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, signIn, type Site, sizesOr } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const days = ['2027-04-12', '2027-04-13', '2027-04-14'] as const

interface Stop {
  readonly name: string
  readonly time: string | null
}

const card = (page: Page, name: string): Locator =>
  page.locator('[data-stop]').filter({ hasText: name })
const chip = (page: Page, day: string): Locator => page.locator(`[data-chip="${day}"]`)

async function middleOf(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox()
  if (!box) throw new Error('Not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A finger that holds still on a stop and then carries it. */
async function carrying(page: Page, stop: Locator) {
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  let from = await middleOf(stop)
  await touch('touchStart', from)
  await page.locator('[data-ghost]').waitFor({ state: 'attached' })
  return {
    async over(to: Locator): Promise<void> {
      const end = await middleOf(to)
      for (let step = 1; step <= 8; step++)
        await touch('touchMove', {
          x: from.x + ((end.x - from.x) * step) / 8,
          y: from.y + ((end.y - from.y) * step) / 8,
        })
      from = end
    },
    letGo: () => touch('touchEnd'),
  }
}

describe.each(sizesOr('390'))('the strip of days at $name px', (size) => {
  test('PLAN-07 B3 a held stop is carried to a date and stands in that day at an hour when its place is open', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit, 'explorer')
    const wish = { destination: 'Paris', startDate: days[0], endDate: days[2], budgetCad: 900 }
    const { body } = await user.post('/api/itineraries', wish)
    const path = `/api/itineraries/${body.id}`
    const add = (name: string, day: string, time: string, hours: string | null = null) =>
      user.post(`${path}/items`, { type: 'attraction', name, day, time, hours, price: 20 })
    await add('Louvre', days[0], '10:00')
    await add('Tuileries', days[0], '17:00', 'Mo 10:00-20:00; Tu-Su 10:00-16:00')
    for (const [name, time] of [
      ['Orsay', '09:00'],
      ['Rodin', '17:00'],
    ] as const)
      await add(name, days[1], time)
    const stopsOn = async (day: string): Promise<readonly string[]> =>
      (await user.get(path)).body.days
        .find(({ date }: { date: string }) => date === day)
        .items.map(({ name, time }: Stop) => `${name} ${time}`)
    await page.goto(`/planner?trip=${body.id}&view=days`)
    const stop = card(page, 'Tuileries').locator('[data-face]')
    await stop.waitFor()

    // As far down as a hand reads: the dates are at the upper edge, where the page would scroll.
    await stop.evaluate((face) => face.scrollIntoView({ block: 'center' }))
    const hand = await carrying(page, stop)
    await hand.over(chip(page, days[1]))
    const lit = page.locator('[data-chip][data-over]')
    await expect.poll(() => lit.getAttribute('data-chip')).toBe(days[1])
    const before = await page.evaluate(() => scrollY)
    await hand.over(chip(page, days[2]))
    await expect.poll(() => lit.getAttribute('data-chip')).toBe(days[2])
    await hand.over(chip(page, days[1]))
    await expect.poll(() => lit.getAttribute('data-chip')).toBe(days[1])
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await hand.letGo()
    await page.getByText('Moved to Tue 13 Apr', { exact: true }).waitFor()
    await expect
      .poll(() => stopsOn(days[1]))
      .toEqual(['Orsay 09:00', 'Tuileries 14:30', 'Rodin 17:00'])
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect.poll(() => stopsOn(days[0])).toEqual(['Louvre 10:00', 'Tuileries 17:00'])

    // The same from the stop's own fields.
    await stop.click()
    const dialog = page.getByRole('dialog', { name: 'Tuileries' })
    await dialog.getByRole('button', { name: 'Edit', exact: true }).click()
    await dialog.getByLabel('Move to…').selectOption({ label: 'Day 2, Tue 13 Apr' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => stopsOn(days[1]))
      .toEqual(['Orsay 09:00', 'Tuileries 14:30', 'Rodin 17:00'])
    await visit.close()
  })
})
