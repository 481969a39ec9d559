import { afterAll, beforeAll, expect, test } from 'vitest'
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

test.each(sizesOr('1280'))(
  'PLAN-08 at $name px a trip is planned together: invited by a link, both see each other, taken off again',
  async (size) => {
    const [ann, ben] = [await site.open(size), await site.open(size, 'dark')]
    await Promise.all([signIn(site, ann), signIn(site, ben)])
    const send = async (path: string, data: object) => {
      const headers = { origin: site.app.url }
      return (await ann.context.request.post(path, { data, headers })).json()
    }
    const dates = { startDate: '2027-04-12', endDate: '2027-04-13' }
    const { id } = await send('/api/itineraries', { destination: 'Lisbon', ...dates })
    const stop = { type: 'attraction', name: 'Belém', day: dates.startDate, price: 8 }
    await send(`/api/itineraries/${id}/items`, stop)
    await ann.page.goto(`/planner?trip=${id}&view=days`)
    await ann.page.getByRole('button', { name: 'Share', exact: true }).press('Enter')
    const dialog = ann.page.getByRole('dialog', { name: /^Share Lisbon/ })
    await dialog.getByRole('tab', { name: 'People' }).press('Enter')
    await dialog.getByLabel('Email address').fill('ben at example')
    await dialog.getByRole('button', { name: 'Send invitation' }).press('Enter')
    await dialog.getByText('Enter a full email address.').waitFor()
    await dialog.getByRole('button', { name: 'Create invitation link' }).press('Enter')
    const link = await dialog.getByLabel('Invitation link, shown only this once').inputValue()
    await dialog.getByText(/^Invited, until/).waitFor()
    await expectAccessible(ann.page)
    await ann.page.keyboard.press('Escape')

    await ben.page.goto(link)
    await ben.page.getByText(/has invited you to plan this trip together/).waitFor()
    await expectAccessible(ben.page)
    await ben.page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(ben.page)
    await ben.page.setViewportSize(size)
    await ben.page.getByRole('button', { name: 'Plan it together' }).click()
    const card = (page: typeof ben.page, name: string) =>
      page.locator('[data-stop]').filter({ hasText: name })
    // Both in the same stop, the second with a form that stood open while the first one saved: each keeps their own.
    const fill = async (page: typeof ben.page, field: string, value: string) => {
      await card(page, 'Belém').locator('[data-face]').press('Enter')
      const form = page.getByRole('dialog', { name: 'Belém' })
      await form.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
      await form.getByLabel(field).fill(value)
      return form.getByLabel(field)
    }
    const [cost, time] = await Promise.all([
      fill(ann.page, 'Cost, CAD', '12'),
      fill(ben.page, 'Time', '09:15'),
    ])
    await cost.press('Enter')
    await card(ben.page, 'Belém').getByText('$12', { exact: true }).waitFor()
    await time.press('Enter')
    for (const { page } of [ann, ben]) {
      await card(page, 'Belém').getByText('09:15').waitFor()
      await card(page, 'Belém').getByText('$12', { exact: true }).waitFor()
    }
    await ben.page.getByText('2 people can edit').waitFor()

    // What becomes of the trip is the owner's: an editor finds neither links nor dates to change.
    await ben.page.getByRole('button', { name: 'Share', exact: true }).press('Enter')
    const theirs = ben.page.getByRole('dialog', { name: /^Share Lisbon/ })
    await theirs.getByRole('button', { name: 'Leave this trip' }).waitFor()
    await expect.poll(() => theirs.getByRole('tab').count()).toBe(0)
    await expect.poll(() => theirs.getByText('View-only link').count()).toBe(0)
    await ben.page.keyboard.press('Escape')
    await ann.page.getByRole('button', { name: 'Share', exact: true }).press('Enter')
    await dialog.getByRole('tab', { name: 'People' }).press('Enter')
    await dialog.getByRole('button', { name: 'Remove Ann Lee from this trip' }).click()
    // A removed member is told while the trip is open.
    await ben.page.getByRole('heading', { name: 'We can’t find this trip' }).waitFor()
    await ann.close()
    await ben.context.close()
  },
)
