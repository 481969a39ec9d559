import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectNoSidewaysScroll, openSite, signIn, type Site, sizesOr } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const [tuesday, monday] = ['2027-05-11', '2027-05-10']

describe.each(sizesOr('390'))('the check of a trip at $name px', (size) => {
  test('D1 on the day board: a museum on its closing day is told, moved by one press and put back by one', async () => {
    const visit = await site.open(size)
    const { page, context } = visit
    await signIn(site, visit)
    const headers = { origin: site.app.url }
    const post = async (path: string, data: object): Promise<{ id: string }> =>
      (await context.request.post(path, { headers, data })).json()
    const { id } = await post('/api/itineraries', {
      destination: 'Lisbon',
      startDate: monday,
      endDate: '2027-05-12',
    })
    const api = `/api/itineraries/${id}`
    const hours = 'We-Mo 10:00-19:00'
    await post(`${api}/items`, { type: 'attraction', name: 'MAAT', day: tuesday, hours })
    const dayOf = async (): Promise<string | undefined> => {
      const trip: { days: { date: string; items: { name: string }[] }[] } = await (
        await context.request.get(api)
      ).json()
      return trip.days.find(({ items }) => items.some(({ name }) => name === 'MAAT'))?.date
    }
    await page.goto(`/planner?trip=${id}&view=days`)
    const told = page.getByText('MAAT is closed on Tuesdays.')
    await told.waitFor()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Move to Mon 10 May' }).click()
    await told.waitFor({ state: 'detached' })
    await expect.poll(dayOf).toBe(monday)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await told.waitFor()
    await expect.poll(dayOf).toBe(tuesday)
    expect(visit.complaints).toEqual([])
    await visit.close()
  })
})
