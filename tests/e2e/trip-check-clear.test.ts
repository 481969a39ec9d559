import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openSite, signIn, type Site, sizesOr } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(sizesOr('390'))(
  'D1 at $name px Trip Check without notes has a check mark, says All clear and what it looked at; a hint is named instead of that; and it counts a missing bed once a stay is cancelled',
  async (size) => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit)
    const { body: trip } = await user.post('/api/itineraries', {
      destination: 'Lisbon',
      startDate: '2027-05-10',
      endDate: '2027-05-12',
    })
    const items = `/api/itineraries/${trip.id}/items`
    const stay = { type: 'hotel', name: 'Casa', day: '2027-05-10', nights: 2, price: 300 }
    const { status, body: hotel } = await user.post(items, stay)
    expect(status).toBe(201)
    await page.goto(`/planner?trip=${trip.id}&view=days`)
    const check = page.getByRole('button', { name: /^Trip Check/ })
    await expect.poll(() => check.textContent()).toBe('Trip Check')
    await expect.poll(() => check.getAttribute('aria-label')).toBe('Trip Check, clear')
    await check.locator('.lucide-circle-check').waitFor({ state: 'attached' })
    await check.click()
    await page.getByText('All clear', { exact: true }).waitFor()
    await page
      .getByText('Hours, travel, flights, nights, budget and entry rules.')
      .first()
      .waitFor()
    // Hints below the days are nothing to be led to: the page stays where it is.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    // What the hours can't promise is a hint, and no longer clear.
    const tower = {
      type: 'attraction',
      name: 'Belém Tower',
      day: '2027-05-11',
      source: 'dining:embedded:lisbon/belem-tower',
    }
    const { body: sight } = await user.post(items, tower)
    await page.reload()
    await expect.poll(() => check.getAttribute('aria-label')).toBe('Trip Check, 1 hint')
    // Pressed, it says which.
    const { body: checked } = await user.get(`/api/itineraries/${trip.id}/check`)
    await check.click()
    const hints = page.getByRole('dialog', { name: 'No problems' })
    await hints.getByText(`Hint for day 2: ${checked.findings[0]?.message}`).first().waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await hints.waitFor({ state: 'hidden' })
    await user.delete(`${items}/${sight.id}`)
    const cancelled = await user.patch(`${items}/${hotel.id}`, { status: 'cancelled' })
    expect(cancelled.status).toBe(200)
    await page.reload()
    const noted = page.getByRole('button', { name: 'Trip Check, 1 note' })
    await noted.locator('.lucide-triangle-alert').waitFor({ state: 'attached' })
    await visit.close()
  },
)
