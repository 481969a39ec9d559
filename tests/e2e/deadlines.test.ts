import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

describe.each(drawnOr('390'))('deadlines at $name px', (size) => {
  test('E3 the page of all deadlines: signed out, empty, full, and the way to a trip', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await page.goto('/deadlines')
    await page.getByText('Sign in to see what’s due for your trips.').waitFor()
    const user = await signIn(site, visit)
    await page.goto('/itinerary')
    await page.getByRole('link', { name: 'Deadlines' }).first().click()
    await page.getByRole('heading', { name: 'Nothing is due' }).waitFor()
    const mails = page.getByRole('checkbox', { name: 'Email me before each deadline' })
    await mails.check()
    await expect
      .poll(async () => (await user.get('/api/deadlines/mails')).body)
      .toEqual({ on: true })
    await expectAccessible(page)
    const { body } = await user.post('/api/itineraries', {
      destination: 'Lisbon',
      startDate: '2027-05-10',
      endDate: '2027-05-12',
    })
    const details = { kind: 'stay', guests: 1, balanceDue: { date: '2027-04-20', amountCad: 120 } }
    const stay = { type: 'hotel', name: 'Casa', day: '2027-05-10', nights: 2, price: 240, details }
    await user.post(`/api/itineraries/${body.id}/items`, stay)
    await page.reload()
    await expect.poll(() => mails.isChecked()).toBe(true)
    const later = page.getByRole('region', { name: 'Later' })
    await later
      .getByText('Tuesday 20 April 2027')
      .or(later.getByText(/20 Apr/))
      .first()
      .waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await later
      .getByRole('link', { name: /Lisbon/ })
      .first()
      .click()
    await page.waitForURL(`**/planner?trip=${body.id}*`)
    await visit.close()
  })
})
