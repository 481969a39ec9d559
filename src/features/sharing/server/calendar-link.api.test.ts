import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
let owner: TestClient
let own: string

beforeAll(async () => {
  app = await startTestApp()
  owner = await app.user()
})
afterAll(() => app.close())

beforeEach(async () => {
  const trip = { destination: 'Lisbon', startDate: '2027-04-12', endDate: '2027-04-14' }
  const { id } = (await owner.post('/api/itineraries', trip)).body
  own = `/api/itineraries/${id}`
  await owner.post(`${own}/items`, {
    type: 'restaurant',
    name: 'A supper',
    price: 777,
    day: '2027-04-12',
    time: '19:30',
    description: 'Door code 4711',
  })
})

const hide = (hidePrices: boolean, hideNotes: boolean) => ({ hidePrices, hideNotes })
const sharePage = (hides: object) => owner.put(`${own}/sharing/page`, hides)
const shareCalendar = (hides?: object) => owner.put(`${own}/sharing/calendar`, hides)
const links = async () => (await owner.get(`${own}/sharing`)).body

/** Whether the link's calendar shows prices and notes. */
async function told(): Promise<{ prices: boolean; notes: boolean }> {
  const { calendar } = await links()
  const { status, text } = await app.visitor().get(calendar.path)
  expect(status).toBe(200)
  expect(text).toContain('SUMMARY:A supper')
  return { prices: text.includes('$777'), notes: text.includes('Door code 4711') }
}

test('F7 A10 the calendar link hides what it is told to hide', async () => {
  expect((await shareCalendar(hide(true, true))).body).toMatchObject(hide(true, true))
  expect(await told()).toEqual({ prices: false, notes: false })
  await shareCalendar(hide(false, true))
  expect(await told()).toEqual({ prices: true, notes: false })
  const { calendar } = await links()
  expect(calendar).toMatchObject(hide(false, true))
})

test('F7 A10 asked for without a word, the calendar link hides what the page hides', async () => {
  await sharePage(hide(true, true))
  expect((await shareCalendar()).body).toMatchObject(hide(true, true))
  expect(await told()).toEqual({ prices: false, notes: false })
})

test('F7 A10 what is left out of the request is as the page has it', async () => {
  await sharePage(hide(true, false))
  expect((await shareCalendar({ hideNotes: true })).body).toMatchObject(hide(true, true))
})

test('F7 A10 a calendar link that was never told otherwise follows the page, whichever was made first', async () => {
  await shareCalendar()
  expect(await told()).toEqual({ prices: true, notes: true })
  await sharePage(hide(true, true))
  expect(await told()).toEqual({ prices: false, notes: false })
  // Without the page there is no poll: nothing is refreshed by itself.
  await owner.delete(`${own}/sharing/page`)
  expect(await told()).toEqual({ prices: false, notes: false })
})

test('F7 A10 what the owner chose for the calendar stays when the page changes and the link is asked for again', async () => {
  await sharePage(hide(true, true))
  const { path } = (await shareCalendar(hide(false, false))).body
  await sharePage(hide(false, true))
  expect((await shareCalendar()).body).toMatchObject({ path, ...hide(false, false) })
  expect(await told()).toEqual({ prices: true, notes: true })
})

test('F7 A10 made at once with the page, the calendar link hides what the page hides', async () => {
  for (let round = 0; round < 5; round++) {
    await Promise.all([sharePage(hide(true, true)), shareCalendar()])
    expect(await told()).toEqual({ prices: false, notes: false })
    await owner.delete(`${own}/sharing/page`)
    await owner.delete(`${own}/sharing/calendar`)
  }
})

test('F7 A10 a wrong switch is refused by its name, and an editor chooses nothing', async () => {
  const wrong = await shareCalendar({ hidePrices: 'yes' })
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'hidePrices'])
  const unknown = await shareCalendar({ hideNames: true })
  expect(unknown.status).toBe(422)
  const stranger = await app.user()
  expect((await stranger.put(`${own}/sharing/calendar`, hide(false, false))).status).toBe(404)
})
