import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lisbonUntil } from '../support/lisbon-wish.ts'
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

/** A kept plan of five days in Lisbon for two. */
async function keptPlan(visit: Visit) {
  const user = await signIn(site, visit, 'wanderlust')
  const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-14'))
  const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
  return { user, id, path: `/api/itineraries/${id}` }
}

describe.each(sizesOr('390'))('what a trip is for, at $name px', (size) => {
  test('B5 dates, party and origin are buttons of the head: each opens at its field, and Escape leads back to it', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { id } = await keptPlan(visit)
    for (const [name, label] of [
      [/^10 to 14 May 2027/, 'When'],
      [/^2 adults/, 'Adults'],
      [/^From Toronto/, 'From'],
    ] as const) {
      await page.goto(`/planner?trip=${id}`)
      const fact = page.getByRole('button', { name })
      await fact.focus()
      await page.keyboard.press('Enter')
      const form = page.getByRole('region', { name: 'When and who' })
      const group = form.getByRole('group', { name: label, exact: true })
      const field = label === 'When' ? group.getByRole('button') : form.getByLabel(label)
      await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
      await expectNoSidewaysScroll(page)
      await page.keyboard.press('Escape')
      await expect.poll(() => fact.evaluate((one) => one === document.activeElement)).toBe(true)
    }
    await expectAccessible(page)
  })

  test('B5 other dates say what they do beside their fields; kept nothing changes, applied they are taken back by Undo', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { user, id, path } = await keptPlan(visit)
    await page.goto(`/planner?trip=${id}&step=dates&edit=dates`)
    const form = page.getByRole('region', { name: 'When and who' })
    const [start, end] = [form.getByLabel('Start date'), form.getByLabel('End date')]
    const change = form.getByRole('region', { name: 'Change to 11 to 14 May 2027?' })
    await start.fill('2027-05-11')
    await change.getByText(/items move along with the trip\.$/).waitFor()
    await change.getByText('Nothing is deleted.').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await change.getByRole('button', { name: 'Keep 10 to 14 May 2027' }).click()
    await expect.poll(() => start.inputValue()).toBe('2027-05-10')
    await expect.poll(() => change.count()).toBe(0)

    await start.fill('2027-05-11')
    await change.getByRole('button', { name: 'Apply' }).click()
    const dates = async () => {
      const { startDate, endDate } = (await user.get(path)).body
      return [startDate, endDate]
    }
    await expect.poll(dates).toEqual(['2027-05-11', '2027-05-14'])
    await page.getByText('The trip is 11 to 14 May 2027').first().waitFor()
    await expect.poll(() => change.count()).toBe(0)
    // The focus is on what opens the dates, not on a field that would show itself for it.
    const when = form.getByRole('button', { name: '11 to 14 May 2027, 4 days' })
    await expect.poll(() => when.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect.poll(dates).toEqual(['2027-05-10', '2027-05-14'])
    await expect.poll(() => end.inputValue()).toBe('2027-05-14')
    await visit.close()
  })

  test('B5 D3 another origin says what it does before it is applied; Trip Check tells of the flight that leaves elsewhere', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { user, id, path } = await keptPlan(visit)
    await page.goto(`/planner?trip=${id}&step=dates&edit=origin`)
    const form = page.getByRole('region', { name: 'When and who' })
    const from = form.getByLabel('From')
    const choose = async () => {
      await from.fill('Vancouver')
      await page.getByRole('option', { name: /YVR/ }).first().click()
      return form.getByRole('region', { name: 'Leave from Vancouver instead?' })
    }
    const change = await choose()
    await change.getByText(/^Your flight still leaves from Toronto/).waitFor()
    await expectAccessible(page)
    await change.getByRole('button', { name: 'Keep Toronto' }).click()
    await expect.poll(() => from.inputValue()).toBe('Toronto (YYZ)')
    await (await choose()).getByRole('button', { name: 'Apply' }).click()
    await page.getByText('The trip starts in Vancouver').first().waitFor()
    await expect.poll(() => change.count()).toBe(0)
    await expect.poll(() => from.evaluate((one) => one === document.activeElement)).toBe(true)
    const told = async () =>
      (await user.get(`${path}/check`)).body.findings.map(
        ({ message }: { message: string }) => message,
      )
    await expect
      .poll(told)
      .toContain('Your flight leaves from Toronto, but your trip starts in Vancouver.')
    await page.goto(`/planner?trip=${id}`)
    await page.getByRole('button', { name: /^From Vancouver/ }).waitFor()
    await page.getByRole('link', { name: 'Find flights from Vancouver' }).first().click()
    await page.getByRole('region', { name: 'Flights' }).waitFor()
    await visit.close()
  })

  test('B5 (stays) D3 where nights are booked the other hotels are ideas; for a larger party Trip Check leads to a room, which is none too many', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { user, id, path } = await keptPlan(visit)
    const trip = async () => (await user.get(path)).body
    const bed = (await trip()).days[0].items.find((one: { type: string }) => one.type === 'hotel')
    await user.patch(`${path}/items/${bed.id}`, { version: bed.version, status: 'booked' })
    await page.goto(`/planner?trip=${id}&step=hotels`)
    await page.getByText(`${bed.name} is booked for these nights.`).waitFor()
    await page
      .getByRole('button', { name: /^Keep as an idea/ })
      .first()
      .waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Other nights' }).click()
    await page.getByLabel('Check-in').waitFor()

    const { version } = await trip()
    await user.patch(path, { version, party: { adults: 3, children: [6] } })
    await page.goto(`/planner?trip=${id}`)
    await page.getByRole('link', { name: 'Find a room for 2 more' }).first().click()
    await page.getByText(/but not for all of you/).waitFor()
    const rules = async () =>
      (await user.get(`${path}/check`)).body.findings.map((one: { rule: string }) => one.rule)
    expect(await rules()).toContain('party-mismatch')
    await page
      .getByRole('button', { name: /^Add to Trip/ })
      .first()
      .click()
    await expect.poll(rules).not.toContain('party-mismatch')
    expect(await rules()).not.toContain('two-beds')
  })
})
