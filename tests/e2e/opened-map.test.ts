import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lisbonUntil } from '../support/lisbon-wish.ts'
import { drawn, expectAccessible, openSite, signIn, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('PLAN-07 MAP-04 a day opens as a large map over the columns, near enough to part its stops, and closes to the drawing', async () => {
  const visit = await site.open(drawn[1])
  const { page } = visit
  const user = await signIn(site, visit, 'explorer')
  const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-14'))
  const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
  await page.goto(`/planner?trip=${id}`)
  await page.getByRole('button', { name: 'Day 2, Tue 11 May' }).last().click()
  const day = page.getByRole('region', { name: 'Day 2 and its stops' })
  // Every stop has its name beside it, none in a list above.
  const caption = day.locator('[data-route-drawing] > p')
  await expect.poll(() => caption.innerText()).toBe('To scale, no streets')
  const open = day.getByRole('button', { name: 'Open map' })
  await open.click()
  const opened = page.getByRole('dialog')
  const map = opened.getByRole('region', { name: /^Map of/ })
  await page.locator('[data-map-state=loaded]').waitFor({ timeout: 60_000 })
  const box = await map.boundingBox()
  expect(box?.width).toBeGreaterThan(1000)
  expect(box?.height).toBeGreaterThan(600)
  // Its stops fill the frame, and go apart further.
  const marks = map.locator('[data-mark]')
  await expect.poll(() => marks.count()).toBe(8)
  const tops = await marks.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(Math.max(...tops) - Math.min(...tops)).toBeGreaterThan(400)
  await map.getByText('200 m', { exact: true }).waitFor()
  await map.getByRole('button', { name: 'Zoom in' }).click()
  await map.getByText('100 m', { exact: true }).waitFor()
  await expectAccessible(page, 'dialog[open]')
  // On foot dotted, by transit solid, as in the drawing.
  const lines = (within: Locator) =>
    within
      .locator('path[data-how]')
      .evaluateAll((all) =>
        all.map((one) => [
          one.getAttribute('data-how'),
          getComputedStyle(one).strokeDasharray === 'none',
        ]),
      )
  await opened.getByRole('button', { name: /^Day 4,/ }).click()
  await map.getByRole('button', { name: '1. Pena Palace' }).waitFor()
  const drawn4 = page.getByRole('region', { name: 'Day 4 and its stops' })
  const ways = await lines(drawn4.locator('[data-route-drawing]'))
  expect(ways).toContainEqual(['ride', true])
  expect(ways).toContainEqual(['foot', false])
  await expect.poll(() => lines(map)).toEqual(ways)
  await opened.getByRole('button', { name: 'All days', exact: true }).click()
  await opened.getByRole('region', { name: 'Map of all days' }).waitFor()
  await opened.getByRole('button', { name: /^Day 4,/ }).click()
  await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Open map')
  // What is 20 km off stands at the rim with its distance, in one place.
  const far = drawn4.locator('[data-far]')
  await expect.poll(() => far.allInnerTexts()).toEqual([expect.stringMatching(/ \+1, 2\d km$/)])
  await drawn4.getByRole('button', { name: 'Open map' }).click()
  await opened.getByRole('button', { name: 'Close map' }).click()
  const drawnStops = drawn4.getByRole('list', { name: 'Stops of day 4' })
  await drawnStops.getByRole('button').first().waitFor()
  await visit.close()
})

test('MAP-01 the maps show the stops of the trip that comes next, by day, and the places of its town on a press', async () => {
  const visit = await site.open(drawn[1])
  const { page } = visit
  const user = await signIn(site, visit, 'explorer')
  const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-14'))
  await user.post('/api/itineraries', { planId: plan.id })
  await page.goto('/maps')
  await page.locator('[data-map-state=loaded]').waitFor({ timeout: 60_000 })
  const map = page.getByRole('region', { name: 'Map', exact: true })
  const stops = page.getByRole('list', { name: 'Your stops on the map' }).getByRole('button')
  await expect.poll(() => stops.count()).toBeGreaterThan(20)
  const colours = () =>
    map
      .locator('[data-mark] > span')
      .evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).backgroundColor)).size)
  await expect.poll(colours).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Day 3, Wed 12 May' }).click()
  await map.getByRole('button', { name: '1. Jerónimos Monastery' }).waitFor()
  await expect.poll(() => stops.count()).toBe(8)
  await expect.poll(() => map.locator('path[data-how=ride]').count()).toBeGreaterThan(0)
  await expectAccessible(page)
  // The catalogue is a layer; the own stops stand small beside it.
  const layer = page.getByRole('button', { name: 'Places in Lisbon' })
  await expect.poll(() => layer.getAttribute('aria-pressed')).toBe('false')
  await layer.click()
  await map.getByRole('button', { name: /^\d+\. São Jorge Castle/ }).waitFor()
  await expect.poll(() => map.locator('[data-beside]').count()).toBeGreaterThan(0)
  await expectAccessible(page)
  await layer.click()
  await map.getByRole('button', { name: '1. Jerónimos Monastery' }).waitFor()
  // All cities stand in one row.
  const row = await page.getByRole('group', { name: 'Go to' }).boundingBox()
  expect(row?.height).toBeLessThan(70)
  await visit.close()
})
