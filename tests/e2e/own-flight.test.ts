import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawnOr, expectAccessible, openSite, signIn, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe.each(drawnOr('390'))('a flight of one’s own at $name px', (size) => {
  test('A6 two parts make one booked item; an airport that is none is refused in words, and what was typed stays', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit, 'explorer')
    const { body } = await user.post('/api/itineraries', {
      destination: 'Lisbon',
      startDate: '2027-05-10',
      endDate: '2027-05-12',
      origin: { iata: 'YYZ' },
    })
    const path = `/api/itineraries/${body.id}`
    await page.goto(`/planner?trip=${body.id}&step=activities&show=flight`)
    const form = page.getByRole('form', { name: 'A flight you have booked' })
    // The trip knows where and when it begins.
    await expect.poll(() => form.getByLabel('From, airport code').inputValue()).toBe('YYZ')
    await expect.poll(() => form.getByLabel('Departs on').inputValue()).toBe('2027-05-10')
    await form.getByLabel('To, airport code').fill('lhr')
    await form.getByLabel('Departs at').fill('18:00')
    await form.getByLabel('Arrives on').fill('2027-05-11')
    await form.getByLabel('Arrives at').fill('06:10')
    await form.getByRole('button', { name: 'Add a connection' }).click()
    const second = form.getByRole('group', { name: 'Flight 2 of 2' })
    await second.getByLabel('To, airport code').fill('QQQ')
    await second.getByLabel('Departs at').fill('05:00')
    await second.getByLabel('Arrives at').fill('11:45')
    await form.getByLabel('Price for all, CAD').fill('812.40')
    await form.getByRole('button', { name: 'Add flight' }).click()
    await second.getByText('leaves before the one before it lands').waitFor()
    await second.getByLabel('Departs at').fill('09:00')
    await form.getByRole('button', { name: 'Add flight' }).click()
    await form.getByRole('alert').waitFor()
    await expect.poll(() => form.getByRole('alert').innerText()).toMatch(/airport/i)
    await expect.poll(() => form.getByLabel('Price for all, CAD').inputValue()).toBe('812.40')
    expect((await user.get(path)).body.itemCount).toBe(0)
    await expectAccessible(page)
    await second.getByLabel('To, airport code').fill('LIS')
    await form.getByRole('button', { name: 'Add flight' }).click()
    await expect.poll(async () => (await user.get(path)).body.itemCount).toBe(1)
    const trip = (await user.get(path)).body
    const [item] = trip.days[0].items
    expect(item).toMatchObject({ name: 'YYZ to LIS', status: 'booked', price: 812.4, paid: null })
    const [{ segments }] = item.details.directions
    expect(segments.map((one: { to: { iata: string; zone: string } }) => one.to.zone)).toEqual([
      'Europe/London',
      'Europe/Lisbon',
    ])
    expect(trip.days.map(({ spans }: { spans: { part: string }[] }) => spans[0]?.part)).toEqual([
      'departs',
      'arrives',
      undefined,
    ])
    await visit.close()
  })
})
