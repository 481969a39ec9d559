import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { liveSettings } from '#tests/support/live-settings.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const evaluate = (body: unknown) => app.visitor().post('/api/hours/evaluate', body)
const january = { from: '2027-01-01T00:00', to: '2027-01-04T00:00' }

describe('POST /api/hours/evaluate', () => {
  test('C1 a museum is open by its hours, its holidays and within the time asked for', async () => {
    const { status, body } = await evaluate({
      hours: 'Fr-Su 10:00-12:00,22:00-26:00; PH off',
      holidays: ['2027-01-01'],
      from: '2027-01-01T00:00',
      to: '2027-01-03T11:30',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      open: [
        // `off` closes the holiday's own 24 hours; the evening's hours after midnight stay, as OpenStreetMap has it.
        ['2027-01-02T00:00', '2027-01-02T02:00'],
        ['2027-01-02T10:00', '2027-01-02T12:00'],
        ['2027-01-02T22:00', '2027-01-03T02:00'],
        ['2027-01-03T10:00', '2027-01-03T11:30'],
      ],
      unknown: [],
    })
  })

  test('C1 midnight is 00:00 of the next day, and PH means no day where none is given', async () => {
    const { body } = await evaluate({ hours: 'Fr 09:00-24:00; PH off', ...january })
    expect(body.open).toEqual([['2027-01-01T09:00', '2027-01-02T00:00']])
  })

  test('C1 an appointment is unknown and an open end is open at the stated minute', async () => {
    const { body } = await evaluate({ hours: 'Fr 17:00+; Sa "by appointment"', ...january })
    expect(body).toEqual({
      open: [['2027-01-01T17:00', '2027-01-01T17:01']],
      // Saturday's own rule takes over at midnight.
      unknown: [['2027-01-01T17:01', '2027-01-03T00:00']],
    })
  })

  test.each([
    ['SH off', 0],
    ['Mo-Fr 09:00-17:00; sunrise-sunset', 19],
    ['Mo-Fr 09:00-17:00; Bavaria off', 19],
    ['', 0],
  ])('C1 “%s” is refused at %d', async (hours, at) => {
    const { status, body, headers } = await evaluate({ hours, ...january })
    expect(status).toBe(422)
    expect(headers.get('content-type')).toContain('application/problem+json')
    expect(body).toMatchObject({ code: 'hours-not-understood', at })
  })

  test('C1 fifteen years are answered, sixteen and a time that ends before it begins are not', async () => {
    const ask = (from: string, to: string) => evaluate({ hours: '24/7', from, to })
    const fifteen = await ask('2026-01-01T00:00', '2041-01-01T00:00')
    expect(fifteen.body.open).toEqual([['2026-01-01T00:00', '2041-01-01T00:00']])
    for (const [from, to] of [
      ['2026-01-01T00:00', '2042-01-01T00:00'],
      ['2027-01-02T00:00', '2027-01-01T00:00'],
      ['2027-02-30T00:00', '2027-03-01T00:00'],
      ['2027-01-01', '2027-01-02'],
      ['2027-01-01T24:00', '2027-01-03T00:00'],
    ] as const)
      expect((await ask(from, to)).status, `${from} ${to}`).toBe(422)
    expect((await evaluate({ hours: 'x'.repeat(4001), ...january })).body.code).not.toBe(
      'hours-not-understood',
    )
  })

  test('C1 many rules over fifteen years keep the server busy for no longer than a second', async () => {
    const hours = Array.from(
      { length: 150 },
      (_, at) => `week ${(at % 53) + 1} 10:00-12:00,23:00-01:00`,
    )
    const begun = performance.now()
    const { status } = await evaluate({
      hours: hours
        .join(', ')
        .slice(0, 3990)
        .replace(/,[^,]*,[^,]*$/, ''),
      from: '2026-01-01T00:00',
      to: '2041-01-01T00:00',
    })
    expect(status).toBe(200)
    expect(performance.now() - begun).toBeLessThan(1000)
  })

  test('C1 away from DEMO it answers the owner alone', async () => {
    const live = await startTestApp({ ...liveSettings, RATE_LIMITS: 'on' }, { beside: app })
    try {
      const question = { hours: '24/7', ...january }
      const path = '/api/hours/evaluate'
      // Accounts are the same in both: they share a database, and cookies do not name a port.
      expect((await live.visitor().post(path, question)).status).toBe(401)
      expect((await (await live.user()).post(path, question)).status).toBe(403)
      expect((await (await live.user('owner')).post(path, question)).status).toBe(200)
    } finally {
      await live.close()
    }
  })

  test('C1 the contract is in the API’s description', async () => {
    const { body } = await app.visitor().get('/api/openapi.json')
    expect(body.paths['/api/hours/evaluate'].post.responses).toHaveProperty('422')
    expect(Object.keys(body.paths)).toContain('/api/holidays/{countryCode}')
  })
})

describe('GET /api/holidays/:countryCode', () => {
  const holidays = (code: string, years = '') =>
    app.visitor().get(`/api/holidays/${code}${years && `?${years}`}`)
  const named = (body: { name: string; date: string }[], name: string) =>
    body.filter((day) => day.name === name)

  test('C2 a country’s holidays of five years, those of its provinces with their codes', async () => {
    const { status, body, headers } = await holidays('CA')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('public')
    expect(new Set(body.map(({ date }: { date: string }) => date.slice(0, 4)))).toEqual(
      new Set(['2026', '2027', '2028', '2029', '2030']),
    )
    expect(named(body, 'Canada Day')[0]).toEqual({
      date: '2026-07-01',
      name: 'Canada Day',
      where: null,
      observed: false,
      expected: false,
    })
    expect(named(body, 'Saint-Jean-Baptiste Day')[0]).toMatchObject({ where: ['QC'] })
    expect(named(body, 'Thanksgiving')[0]).toMatchObject({ where: expect.arrayContaining(['ON']) })
    // Free at federal offices alone: no public holiday.
    expect(named(body, 'Easter Monday')).toEqual([])
    expect(body.map(({ date }: { date: string }) => date)).toEqual(
      body.map(({ date }: { date: string }) => date).toSorted(),
    )
  })

  test('C2 a substitute is observed, and a day that the moon decides is expected', async () => {
    const { body } = await holidays('gb', 'from=2027&to=2027')
    expect(named(body, 'Christmas Day')).toMatchObject([
      { date: '2027-12-25', observed: false },
      { date: '2027-12-27', observed: true },
    ])
    const { body: emirates } = await holidays('AE', 'from=2029&to=2029')
    expect(named(emirates, 'Eid al-Fitr')[0]).toMatchObject({ expected: true })
    expect(emirates.every(({ date }: { date: string }) => date.startsWith('2029'))).toBe(true)
  })

  test('C2 every destination’s country has holidays in each year', async () => {
    const { body: places } = await app.visitor().get('/api/destinations')
    const codes = new Set<string>(places.map((place: { countryCode: string }) => place.countryCode))
    for (const code of codes)
      for (const year of [2026, 2030]) {
        const { body } = await holidays(code, `from=${year}&to=${year}`)
        expect(body.length, `${code} ${year}`).toBeGreaterThanOrEqual(6)
      }
  })

  test.each([
    ['XX', '', 404],
    ['__', '', 422],
    ['CAN', '', 422],
    ['CA', 'from=2028&to=2027', 422],
    ['CA', 'from=1999', 422],
    ['CA', 'to=soon', 422],
  ])('C2 %s %s is refused with %d', async (code, years, expected) => {
    expect((await holidays(code, years)).status).toBe(expected)
  })
})
