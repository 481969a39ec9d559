import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const lisbon = { ref: 'lisbon', name: 'Lisbon', countryCode: 'PT', lat: 38.7223, lng: -9.1393 }
const dates = { startDate: '2027-05-10', endDate: '2027-05-13' }

interface Finding {
  rule: string
  severity: string
  day: string | null
  itemIds: string[]
  message: string
  fixes: { label: string; changes: { op: string; itemId?: string; fields?: object }[] }[]
  action?: { label: string; href: string }
}

interface Checked {
  readonly user: TestClient
  readonly path: string
  readonly ids: readonly string[]
  findings(): Promise<Finding[]>
}

/** A trip to Lisbon with a bed and these items. */
async function checked(items: readonly object[], trip: object = {}): Promise<Checked> {
  const user = await app.user('wanderlust')
  const { body } = await user.post('/api/itineraries', {
    destinations: [lisbon],
    ...dates,
    ...trip,
  })
  const path = `/api/itineraries/${body.id}`
  const bed = { type: 'hotel', name: 'Casa', day: '2027-05-10', nights: 3, price: 300 }
  expect((await user.post(`${path}/items`, bed)).status).toBe(201)
  const ids: string[] = []
  for (const item of items) {
    const { status, body: added } = await user.post(`${path}/items`, item)
    expect(status, JSON.stringify(added)).toBe(201)
    ids.push(added.id)
  }
  const findings = async () => {
    const { status, body: answer } = await user.get(`${path}/check`)
    expect(status).toBe(200)
    return answer.findings as Finding[]
  }
  return { user, path, ids, findings }
}

const maat = { type: 'attraction', name: 'MAAT', source: 'dining:embedded:lisbon/maat' }

describe('D1 the check of a trip', () => {
  test('D1 closed: a museum by the hours of the atlas; one press moves it, and the finding is gone', async () => {
    // A Tuesday.
    const { user, path, ids, findings } = await checked([
      { ...maat, day: '2027-05-11', time: '11:00' },
    ])
    const [closed, ...others] = await findings()
    expect(others).toEqual([])
    expect(closed).toMatchObject({
      rule: 'closed',
      severity: 'problem',
      day: '2027-05-11',
      itemIds: ids,
      message: 'MAAT is closed on Tuesdays.',
    })
    expect(closed?.fixes.map(({ label }) => label)).toEqual(['Move to Mon 10 May', 'Move to Ideas'])
    const wish = { rule: 'closed', itemIds: ids, fix: 0 }
    const applied = await user.post(`${path}/check/apply`, wish)
    expect(applied.status).toBe(200)
    expect(applied.body.findings).toEqual([])
    expect(applied.body.days[0].items.map(({ name }: { name: string }) => name)).toContain('MAAT')
    expect(await findings()).toEqual([])
    const again = await user.post(`${path}/check/apply`, wish)
    expect([again.status, again.body.code]).toEqual([409, 'finding-gone'])
  })

  test('D1 an item’s own hours win over those of its source; what is not understood is silent', async () => {
    const day = '2027-05-11'
    const { findings } = await checked([
      { ...maat, day, time: '11:00', hours: 'Mo-Su 10:00-19:00' },
    ])
    expect(await findings()).toEqual([])
  })

  test('D1 out-of-order: the order of a day is put right by one press', async () => {
    const day = '2027-05-11'
    const { user, path, findings } = await checked([
      { type: 'activity', name: 'Fado', day, time: '20:00', durationMinutes: 60 },
      { type: 'activity', name: 'Tram', day, time: '10:00', durationMinutes: 60 },
    ])
    const [found] = await findings()
    expect(found).toMatchObject({
      rule: 'out-of-order',
      fixes: [{ label: 'Sort by time' }],
    })
    const { body } = await user.post(`${path}/check/apply`, {
      rule: 'out-of-order',
      itemIds: found?.itemIds,
      fix: 0,
    })
    expect(body.findings).toEqual([])
    expect(body.days[1].items.map(({ name }: { name: string }) => name)).toEqual(['Tram', 'Fado'])
  })

  test('D1 out-of-order: what is booked is not touched when a day is put in order', async () => {
    const day = '2027-05-11'
    const at = (name: string, time: string, over: object = {}) => ({
      type: 'activity',
      name,
      day,
      time,
      durationMinutes: 60,
      ...over,
    })
    const { user, path, findings } = await checked([
      at('Fado', '20:00', { status: 'booked' }),
      at('Tram', '10:00'),
      at('Tile museum', '14:00'),
    ])
    const bookedNow = async () =>
      (await user.get(path)).body.days[1].items.find(
        ({ name }: { name: string }) => name === 'Fado',
      )
    const before = await bookedNow()
    const [found] = await findings()
    const wish = { rule: 'out-of-order', itemIds: found?.itemIds, fix: 0 }
    const { status, body } = await user.post(`${path}/check/apply`, wish)
    expect(status).toBe(200)
    expect(body.findings).toEqual([])
    const names = body.days[1].items.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Tram', 'Tile museum', 'Fado'])
    expect(await bookedNow()).toEqual(before)
  })

  test('D1 two-beds: keeping one makes the other an idea, and it costs nothing any more', async () => {
    const inn = { type: 'hotel', name: 'Inn', day: '2027-05-11', nights: 1, price: 90 }
    const { user, path, findings } = await checked([inn])
    const [found] = await findings()
    expect(found?.fixes.map(({ label }) => label)).toEqual(['Keep Casa', 'Keep Inn'])
    const { body } = await user.post(`${path}/check/apply`, {
      rule: 'two-beds',
      itemIds: found?.itemIds,
      fix: 0,
    })
    expect([body.findings, body.totalCad]).toEqual([[], 300])
  })

  test('D1 duplicate: only a mend that says Remove removes; what is booked is never touched', async () => {
    const day = '2027-05-12'
    const { user, path, ids, findings } = await checked([
      { ...maat, day, time: '11:00', status: 'booked' },
      { ...maat, day, time: '15:00' },
    ])
    const found = (await findings()).find(({ rule }) => rule === 'duplicate')
    expect(found?.fixes).toEqual([
      { label: 'Remove the one at 15:00', changes: [{ op: 'remove', itemId: ids[1] }] },
    ])
    const { body } = await user.post(`${path}/check/apply`, {
      rule: 'duplicate',
      itemIds: found?.itemIds,
      fix: 0,
    })
    expect(body.itemCount).toBe(2)
    const booked = body.days[2].items.find(({ id }: { id: string }) => id === ids[0])
    expect(booked).toMatchObject({ status: 'booked', time: '11:00' })
  })

  test('D1 a booked visit on a closing day has no mend; the page leads to where one can act', async () => {
    const { user, path, ids, findings } = await checked([
      { ...maat, day: '2027-05-11', time: '11:00', status: 'booked' },
    ])
    const [found] = await findings()
    expect(found).toMatchObject({ rule: 'closed', itemIds: ids, fixes: [] })
    expect(found?.action?.href).toMatch(/^\/planner\?trip=/)
    const wish = { rule: 'closed', itemIds: ids, fix: 0 }
    expect((await user.post(`${path}/check/apply`, wish)).status).toBe(409)
  })

  test('D1 over-budget and no-bed: no item is at fault, and a link leads on', async () => {
    const { findings } = await checked([], { budgetCad: 100, endDate: '2027-05-15' })
    expect(await findings()).toMatchObject([
      { rule: 'no-bed', day: '2027-05-13', itemIds: [], action: { label: 'Find a stay' } },
      {
        rule: 'over-budget',
        day: null,
        itemIds: [],
        message: 'Your trip is $200.00 over your budget of $100.00.',
      },
    ])
  })

  test('D1 entry-needed and passport-expires speak by the travellers’ passports, and are silent without', async () => {
    const travellers = [
      { name: 'Zoë', passports: [{ country: 'CA', expires: '2027-06-01' }] },
      { passports: [{ country: 'IN' }] },
      { name: 'Kim', passports: [] },
    ]
    const { findings } = await checked([], { travellers, party: { adults: 3 } })
    const found = await findings()
    expect(found.map(({ rule, message }) => [rule, message])).toEqual([
      [
        'passport-expires',
        expect.stringMatching(/^To enter Portugal, Zoë needs a passport valid until /),
      ],
      ['entry-needed', 'Traveller 2 needs a visa for Portugal.'],
    ])
    for (const { action, fixes } of found)
      expect([fixes, action?.href]).toEqual([[], expect.any(String)])
  })
})

describe('D1 the wrong ways', () => {
  test('D1 the same finding on two nights wants a day', async () => {
    const { user, path, findings } = await checked([], {
      startDate: '2027-05-08',
      endDate: '2027-05-16',
    })
    expect((await findings()).map(({ rule, day }) => [rule, day])).toEqual([
      ['no-bed', '2027-05-08'],
      ['no-bed', '2027-05-13'],
    ])
    const wish = { rule: 'no-bed', itemIds: [], fix: 0 }
    const unsaid = await user.post(`${path}/check/apply`, wish)
    expect([unsaid.status, unsaid.body.code]).toEqual([422, 'day-needed'])
    const said = await user.post(`${path}/check/apply`, { ...wish, day: '2027-05-08' })
    expect([said.status, said.body.code]).toEqual([409, 'finding-gone'])
  })

  test('D1 two travellers with one rule and day: a day is not asked for again, there is no mend', async () => {
    const travellers = [{ passports: [{ country: 'IN' }] }, { passports: [{ country: 'IN' }] }]
    const { user, path, findings } = await checked([], { travellers, party: { adults: 2 } })
    const needed = (await findings()).filter(({ rule }) => rule === 'entry-needed')
    expect(needed).toHaveLength(2)
    const wish = { rule: 'entry-needed', itemIds: [], fix: 0, day: needed[0]?.day }
    const { status, body } = await user.post(`${path}/check/apply`, wish)
    expect([status, body.code]).toEqual([409, 'finding-gone'])
  })

  test('D1 a stranger gets 404, signed out gets 401, and bad input is refused by field', async () => {
    const { user, path } = await checked([])
    const wish = { rule: 'closed', itemIds: [], fix: 0 }
    const stranger = await app.user()
    expect((await stranger.get(`${path}/check`)).status).toBe(404)
    expect((await stranger.post(`${path}/check/apply`, wish)).status).toBe(404)
    expect((await app.visitor().get(`${path}/check`)).status).toBe(401)
    for (const [bad, field] of [
      [{ ...wish, rule: 'constructor' }, 'rule'],
      [{ ...wish, itemIds: ['x'] }, 'itemIds.0'],
      [{ ...wish, fix: -1 }, 'fix'],
      [{ ...wish, day: '2027-02-30' }, 'day'],
    ] as const) {
      const { status, body } = await user.post(`${path}/check/apply`, bad)
      expect([status, body.errors[0].field]).toEqual([422, field])
    }
    expect((await user.post(`/api/itineraries/${randomUUID()}/check/apply`, wish)).status).toBe(404)
  })

  test('D1 a mend pressed twice at once is applied once', async () => {
    const { user, path, ids, findings } = await checked([
      { ...maat, day: '2027-05-11', time: '11:00' },
    ])
    const wish = { rule: 'closed', itemIds: ids, fix: 0 }
    const answers = await Promise.all([1, 2].map(() => user.post(`${path}/check/apply`, wish)))
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses[0]).toBe(200)
    expect([200, 409]).toContain(statuses[1])
    expect(await findings()).toEqual([])
  })
})
