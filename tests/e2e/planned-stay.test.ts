import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lisbonUntil } from '../support/lisbon-wish.ts'
import {
  drawnOr,
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

interface Item {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly nights: number
  readonly price: number
}

describe.each(drawnOr('390'))('a stay that is not booked, at $name px', (size) => {
  test('B5 STAY-09 its bar opens its facts: nights are turned in place, and it is swapped, booked, edited or removed from there', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit, 'wanderlust')
    const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-14'))
    const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
    const stayNow = async (): Promise<Item | undefined> => {
      const { body } = await user.get(`/api/itineraries/${id}`)
      const items: Item[] = body.days.flatMap((day: { items: Item[] }) => day.items)
      return items.find(({ type }) => type === 'hotel')
    }
    const before = await stayNow()
    await page.goto(`/planner?trip=${id}&view=days`)
    const bar = page.locator('[data-open]').first()
    const panel = page.getByRole('dialog', { name: before?.name ?? '' })
    const open = async () => {
      await bar.click()
      await panel.getByText('4 nights', { exact: true }).waitFor()
    }
    await open()
    for (const fact of ['Where', 'Check-in', 'Check-out', 'Guests', 'Price'])
      await panel.getByText(fact, { exact: true }).waitFor()
    await panel.getByText('Free until 24 hours before check-in').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // A night less costs a night less, here and in the bar.
    await panel.getByRole('button', { name: 'One night less' }).click()
    await panel.getByText('3 nights', { exact: true }).waitFor()
    await panel.getByText('Thu 13 May 2027').waitFor()
    await expect.poll(async () => (await stayNow())?.nights).toBe(3)
    const each = (before?.price ?? 0) / 4
    expect((await stayNow())?.price).toBe(3 * each)
    await panel.getByRole('button', { name: 'One night more' }).click()
    await expect.poll(async () => (await stayNow())?.price).toBe(before?.price)

    await panel.getByRole('button', { name: 'Edit details' }).click()
    await page.getByLabel('Notes').waitFor()
    await page.keyboard.press('Escape')
    await open()
    await panel.getByRole('button', { name: 'Book Now' }).click()
    await page.getByRole('dialog').getByLabel('Phone').waitFor()
    await page.keyboard.press('Escape')
    await open()
    await panel.getByRole('button', { name: 'Swap' }).click()
    await page.getByText(/hotels in Lisbon/).waitFor()
    await page.getByRole('button', { name: 'Back to the days' }).click()
    await open()
    await panel.getByRole('button', { name: 'Remove' }).click()
    await expect.poll(stayNow).toBeUndefined()
    await page.getByText('4 nights open.').waitFor()
    await visit.close()
  })
})
