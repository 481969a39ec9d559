import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, signIn, type Site, sizes } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

interface Stored {
  readonly owner: string
  readonly tripId: string
  readonly totalCents: number
  readonly storage: Readonly<Record<string, string>>
}

/**
 * What a browser of 3d9bb8c had in store when its window was closed without a network: a trip whose creation
 * had no answer, two items that wait, a third that was added and removed again, the copy of its plan.
 */
const recorded = readFileSync('tests/support/stored/outbox-of-november-2026.json', 'utf8')

test('A11 writes that waited in a browser of an earlier version go out whole, to the cent, and once', async () => {
  const visit = await site.open(sizes[1])
  const { page } = visit
  const user = await signIn(site, visit)
  const { id } = (await user.get('/api/auth/user')).body
  const { owner }: Stored = JSON.parse(recorded)
  const { storage, tripId, totalCents }: Stored = JSON.parse(recorded.replaceAll(owner, id))
  const before = Object.keys(storage).filter((key) => key.startsWith('trip-writes/'))
  expect(before).toHaveLength(3)
  await page.goto('/about')
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value)
  }, storage)
  await page.goto(`/planner?trip=${tripId}&step=activities`)
  await page.getByText('Everything is saved').first().waitFor()
  const path = `/api/itineraries/${tripId}`
  await expect.poll(async () => (await user.get(path)).body.itemCount).toBe(2)
  const { body } = await user.get(path)
  expect(body).toMatchObject({
    title: 'Paris, 3 days',
    budgetCad: 1234,
    totalCad: totalCents / 100,
    party: { adults: 1, children: [] },
    destinations: [{ ref: 'paris' }],
  })
  expect(
    body.days[0].items.map(({ name, price, time }: Record<string, unknown>) => [name, price, time]),
  ).toEqual([
    ['Concert', 45.25, '19:30'],
    ['Boat', 80, '09:00'],
  ])
  const waiting = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('trip-writes/')))
  await expect.poll(waiting).toEqual([])
  await page.reload()
  await page.getByText('$125.25').first().waitFor()
  expect((await user.get('/api/itineraries')).body).toHaveLength(1)
  await visit.close()
})
