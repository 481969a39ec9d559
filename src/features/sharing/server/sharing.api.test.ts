import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
let owner: TestClient
let id: string
const missingTripId = '00000000-0000-4000-8000-000000000000'

beforeAll(async () => {
  app = await startTestApp()
  owner = await app.user()
  const tokyo = { ref: 'tokyo', name: 'Tokyo', countryCode: 'JP', lat: 35.68, lng: 139.76 }
  const trip = {
    destinations: [tokyo],
    startDate: '2027-04-12',
    endDate: '2027-04-14',
    budgetCad: 900,
  }
  id = (await owner.post('/api/itineraries', { title: 'Tokyo, in spring', ...trip })).body.id
  const add = (item: object) => owner.post(`/api/itineraries/${id}/items`, item)
  await add({
    type: 'attraction',
    name: 'Senso-ji',
    price: 12.5,
    day: '2027-04-12',
    time: '09:00',
    durationMinutes: 90,
    lat: 35.71,
    lng: 139.8,
    description: 'Door code 4711',
  })
  await add({
    type: 'hotel',
    name: 'A hotel',
    price: 300,
    day: '2027-04-12',
    nights: 2,
    details: { kind: 'stay', guests: 2 },
  })
  await add({ type: 'other', name: 'Some day', price: 1 })
})
afterAll(() => app.close())

const hide = (hidePrices: boolean, hideNotes: boolean) => ({ hidePrices, hideNotes })
const share = async (hides = hide(false, false)): Promise<string> => {
  const answer = await owner.put(`/api/itineraries/${id}/sharing/page`, hides)
  expect(answer.status).toBe(200)
  return answer.body.path.replace('/shared/', '/api/shared-trips/')
}

/** Random ids and the time of day hold any three digits now and then. */
const withoutIds = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
    .replaceAll(/T\d\d:\d\d:\d\d\.\d+Z/g, '')

test('PLAN-09 the link shows the trip, and nothing about its owner or budget', async () => {
  const path = await share()
  const { status, body, headers, text } = await app.visitor().get(path)
  expect(status).toBe(200)
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(body).toMatchObject({ title: 'Tokyo, in spring', places: ['Tokyo'], totalCad: 313.5 })
  expect(body.days[0].items.map((item: { name: string }) => item.name)).toEqual([
    'Senso-ji',
    'A hotel',
  ])
  expect(body.unscheduled[0].name).toBe('Some day')
  expect(text).not.toContain(id)
  for (const secret of ['budget', '900', 'Ann', 'example.ca'])
    expect(withoutIds(text)).not.toContain(secret)
})

test('PLAN-09 what is hidden does not leave the server, and the link stays the same when that changes', async () => {
  const path = await share()
  expect(await share(hide(true, true))).toBe(path)
  const { body, text } = await app.visitor().get(path)
  expect([body.totalCad, body.days[0].items[0].price, body.days[0].items[0].notes]).toEqual([
    null,
    null,
    '',
  ])
  for (const secret of ['4711', '12.5', '313']) expect(withoutIds(text)).not.toContain(secret)
  await share()
})

test('PLAN-09 a link that was taken back leads nowhere, and the next one is another', async () => {
  const path = await share()
  const away = await owner.delete(`/api/itineraries/${id}/sharing/page`)
  expect(away.status).toBe(204)
  expect((await owner.delete(`/api/itineraries/${id}/sharing/page`)).status).toBe(204)
  const gone = await app.visitor().get(path)
  expect([gone.status, gone.body.code]).toEqual([404, 'link-not-found'])
  expect((await owner.get(`/api/itineraries/${id}/sharing`)).body.page).toBeNull()
  expect(await share()).not.toBe(path)
})

test('PLAN-09 asked for ten times at once there is one link', async () => {
  await owner.delete(`/api/itineraries/${id}/sharing/page`)
  const paths = await Promise.all(Array.from({ length: 10 }, () => share()))
  expect(new Set(paths).size).toBe(1)
})

test('PLAN-09 SHELL-08 strangers neither see, make nor take back links; a page link opens no calendar', async () => {
  const stranger = await app.user()
  for (const [who, status] of [
    [stranger, 404],
    [app.visitor(), 401],
  ] as const) {
    const own = `/api/itineraries/${id}`
    expect((await who.get(`${own}/sharing`)).status).toBe(status)
    expect((await who.put(`${own}/sharing/page`, hide(false, false))).status).toBe(status)
    expect((await who.delete(`${own}/sharing/page`)).status).toBe(status)
    expect((await who.put(`${own}/sharing/calendar`)).status).toBe(status)
    expect((await who.get(`${own}/calendar`)).status).toBe(status)
  }
  expect((await owner.get(`/api/itineraries/${missingTripId}/sharing`)).status).toBe(404)
  const token = (await share()).split('/').at(-1)
  expect((await app.visitor().get(`/api/calendars/${token}`)).status).toBe(404)
  for (const wrong of ['x', 'a'.repeat(32), `${token}x`, "' or 1=1"])
    for (const stem of ['shared-trips', 'shared', 'calendars'])
      expect(
        (await app.visitor().get(`/api/${stem}/${encodeURIComponent(wrong)}`)).status,
        `${stem} ${wrong}`,
      ).toBe(404)
})

test('PLAN-09 the calendar file has each dated item at the clock of its place', async () => {
  const { status, headers, text } = await owner.get(`/api/itineraries/${id}/calendar`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('text/calendar')
  expect(headers.get('content-disposition')).toContain('tokyo-in-spring.ics')
  expect(text).toContain('DTSTART;TZID=Asia/Tokyo:20270412T090000')
  expect(text).toContain('DTEND;TZID=Asia/Tokyo:20270412T103000')
  expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Tokyo')
  expect(text).toContain('DTSTART;VALUE=DATE:20270412')
  expect(text).toContain('DTEND;VALUE=DATE:20270414')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect((await owner.get(`/api/itineraries/${id}/calendar`)).text).toBe(text)
})

test('E3 each deadline is an event with one alarm: check-in a quarter of an hour before, others a day', async () => {
  const user = await app.user()
  const trip = { destination: 'Tokyo', startDate: '2027-04-12', endDate: '2027-04-14' }
  const own = `/api/itineraries/${(await user.post('/api/itineraries', trip)).body.id}`
  const segment = {
    number: 'AC 1',
    carrier: { code: 'AC' },
    from: { iata: 'YYZ', local: '2027-04-11T13:10' },
    to: { iata: 'HND', local: '2027-04-12T15:20' },
  }
  const details = { kind: 'flight', directions: [{ segments: [segment] }] }
  await user.post(`${own}/items`, { type: 'flight', name: 'Toronto to Tokyo', details })
  const { text } = await user.get(`${own}/calendar`)
  const events = text.split('BEGIN:VEVENT').slice(1)
  const alarms = events.flatMap((event) => {
    const summary = /SUMMARY:(.*)/.exec(event)?.[1]?.trim()
    const triggers = [...event.matchAll(/TRIGGER:(\S+)/g)].map(([, trigger]) => trigger)
    return triggers.length > 0 ? [[summary, ...triggers]] : []
  })
  expect(alarms).toEqual([
    ['Check-in opens: Toronto to Tokyo', '-PT15M'],
    ['Departure: Toronto to Tokyo', '-P1D'],
  ])
  expect(text).toContain('DTSTART;TZID=America/Toronto:20270410T131000')
  expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:America/Toronto')
})

test('E3 flights and trains stand at their times, each part by the clocks where it leaves', async () => {
  const user = await app.user()
  const trip = { destination: 'Tokyo', startDate: '2027-04-12', endDate: '2027-04-14' }
  const own = `/api/itineraries/${(await user.post('/api/itineraries', trip)).body.id}`
  const leg = (from: string, at: string, to: string, until: string) => ({
    from: { iata: from, local: at },
    to: { iata: to, local: until },
  })
  const segments = [
    leg('YYZ', '2027-04-11T09:00', 'YVR', '2027-04-11T11:05'),
    leg('YVR', '2027-04-11T13:10', 'HND', '2027-04-12T15:20'),
  ]
  const flight = { kind: 'flight', directions: [{ segments }] }
  await user.post(`${own}/items`, { type: 'flight', name: 'To Tokyo', details: flight })
  const place = (name: string, lng: number) => ({ name, lat: 35.7, lng })
  const from = { place: place('Ueno', 139.8), local: '2027-04-13T09:00' }
  const to = { place: place('Nikko', 139.6), local: '2027-04-13T11:00' }
  const day = '2027-04-13'
  const train = { kind: 'ground', mode: 'train', from, to }
  await user.post(`${own}/items`, { type: 'transport', name: 'Train', day, details: train })
  const { text } = await user.get(`${own}/calendar`)
  const event = (summary: string) =>
    text.split('BEGIN:VEVENT').find((one) => one.includes(`SUMMARY:${summary}\r\n`)) ?? ''
  expect(event('To Tokyo: YYZ → YVR')).toContain('DTSTART;TZID=America/Toronto:20270411T090000')
  expect(event('To Tokyo: YVR → HND')).toContain('DTSTART;TZID=America/Vancouver:20270411T131000')
  expect(event('To Tokyo: YVR → HND')).toContain('DTEND;TZID=America/Vancouver:20270411T232000')
  expect(event('Train')).toContain('DTSTART;TZID=Asia/Tokyo:20270413T090000')
  expect(event('Train')).toContain('DTEND;TZID=Asia/Tokyo:20270413T110000')
})

test('PLAN-09 the calendar link works without an account until it is revoked', async () => {
  const { body } = await owner.put(`/api/itineraries/${id}/sharing/calendar`)
  const read = await app.visitor().get(body.path)
  expect(read.text).toContain('SUMMARY:Senso-ji')
  await owner.delete(`/api/itineraries/${id}/sharing/calendar`)
  expect((await app.visitor().get(body.path)).status).toBe(404)
})

test('PLAN-09 AUTH-05 a copy of the account names its links without their secret, and erasing ends them', async () => {
  const leaving = await app.user()
  const trip = { destination: 'Paris', startDate: '2027-04-12', endDate: '2027-04-13' }
  const own = (await leaving.post('/api/itineraries', trip)).body.id
  const link = (await leaving.put(`/api/itineraries/${own}/sharing/page`, hide(true, false))).body
  const token = link.path.split('/').at(-1)
  const copy = await leaving.get('/api/account/export')
  expect(copy.text).toContain('"hide_prices": true')
  expect(copy.text).not.toContain(token)
  expect((await leaving.delete('/api/account')).status).toBe(200)
  expect((await app.visitor().get(`/api/shared-trips/${token}`)).status).toBe(404)
})

test('PLAN-09 the addresses that the design promises: one link however often it is asked for, read, the calendar, taken back', async () => {
  await owner.delete(`/api/itineraries/${id}/share`)
  const made = await Promise.all([1, 2].map(() => owner.post(`/api/itineraries/${id}/share`, {})))
  expect(made.map(({ status }) => status)).toEqual([200, 200])
  const [{ url }, again] = made.map(({ body }) => body)
  expect(again.url).toBe(url)
  const token = new URL(url).pathname.split('/').at(-1)
  expect(new URL(url).pathname).toBe(`/shared/${token}`)
  const read = await app.visitor().get(`/api/shared/${token}`)
  expect(read.body).toMatchObject({ title: 'Tokyo, in spring', totalCad: 313.5 })
  expect(read.headers.get('x-robots-tag')).toBe('noindex')

  // What the link hides is not revealed by asking for it here.
  await share(hide(true, true))
  expect((await owner.post(`/api/itineraries/${id}/share`, {})).body.url).toBe(url)
  const totalNow = async () => (await app.visitor().get(`/api/shared/${token}`)).body.totalCad
  expect(await totalNow()).toBeNull()
  // What is said of what it hides is done, and the rest stays.
  await owner.post(`/api/itineraries/${id}/share`, { hidePrices: false })
  expect(await totalNow()).not.toBeNull()
  expect((await owner.get(`/api/itineraries/${id}/sharing`)).body.page.hideNotes).toBe(true)
  await owner.post(`/api/itineraries/${id}/share`, { hidePrices: true })
  expect(await totalNow()).toBeNull()
  const wrong = await owner.post(`/api/itineraries/${id}/share`, { hidePrices: 'yes' })
  expect(wrong.status).toBe(422)

  const file = await owner.get(`/api/itineraries/${id}/calendar.ics`)
  expect(file.headers.get('content-type')).toMatch(/^text\/calendar/)
  const stranger = await app.user()
  for (const answer of [
    await stranger.post(`/api/itineraries/${id}/share`, {}),
    await stranger.delete(`/api/itineraries/${id}/share`),
    await stranger.get(`/api/itineraries/${id}/calendar.ics`),
  ])
    expect(answer.status).toBe(404)
  expect((await app.visitor().post(`/api/itineraries/${id}/share`, {})).status).toBe(401)

  expect((await owner.delete(`/api/itineraries/${id}/share`)).status).toBe(204)
  expect((await app.visitor().get(`/api/shared/${token}`)).status).toBe(404)
})
