import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const check = (body: unknown) => app.visitor().post('/api/entry/check', body)
const stay = (country: string, from = '2027-05-01', to = '2027-05-10') => ({ country, from, to })
const holder = (...passports: readonly string[]) => ({
  passports: passports.map((country) => ({ country })),
})

/** The only leg's answer to one traveller. */
async function answerTo(traveller: object, leg: object) {
  const { status, body } = await check({ travellers: [traveller], legs: [leg] })
  expect(status).toBe(200)
  return body.travellers[0].legs[0]
}

describe('F entry: what a passport needs', () => {
  test.each([
    ['ETIAS is not in force', 'CA', 'FR', 'nothing', { days: 90, per: 180 }, null],
    ['nor elsewhere in the area', 'CA', 'PT', 'nothing', { days: 90, per: 180 }, null],
    ['the own country', 'CA', 'CA', 'nothing', null, null],
    ['no ESTA for Canadians', 'CA', 'US', 'nothing', { days: 180, per: 'visit' }, null],
    ['ESTA', 'GB', 'US', 'eta', { days: 90, per: 'visit' }, 'online'],
    ['eTA of Canada', 'FR', 'CA', 'eta', { days: 180, per: 'visit' }, 'online'],
    ['UK ETA', 'CA', 'GB', 'eta', { days: 180, per: 'visit' }, 'online'],
    ['ETA of Australia', 'CA', 'AU', 'eta', { days: 90, per: 'visit' }, 'online'],
    ['NZeTA', 'CA', 'NZ', 'eta', { days: 90, per: 'visit' }, 'online'],
    ['a visa of a consulate', 'IN', 'CH', 'visa', { days: 90, per: 180 }, 'embassy'],
    ['an e-visa', 'CA', 'BR', 'visa', { days: 90, per: 'visit' }, 'online'],
    ['a visa on arrival', 'CA', 'EG', 'visa', { days: 30, per: 'visit' }, 'arrival'],
    ['free movement', 'PL', 'PT', 'nothing', null, null],
    ['free movement outside Schengen', 'DE', 'IE', 'nothing', null, null],
    ['free movement of the EEA', 'NO', 'ES', 'nothing', null, null],
    ['Common Travel Area', 'GB', 'IE', 'nothing', null, null],
  ])('F %s: of %s for %s %s', async (_, passport, country, needs, permitted, obtain) => {
    const answer = await answerTo(holder(passport), stay(country))
    expect(answer).toMatchObject({ country, needs, bestPassport: passport, permitted, obtain })
    expect(answer.basis).toMatchObject({ kind: 'general knowledge', checked: '2026-11-21' })
  })

  test.each([
    ['CA', 'IE', 'nothing', { days: 90, per: 'visit' }, null],
    ['CA', 'TR', 'nothing', { days: 90, per: 180 }, null],
    ['CA', 'MV', 'nothing', { days: 30, per: 'visit' }, null],
    ['CA', 'KR', 'eta', { days: 180, per: 'visit' }, 'online'],
    ['CA', 'ID', 'visa', { days: 30, per: 'visit' }, 'arrival'],
    ['CA', 'NP', 'visa', { days: 90, per: 'visit' }, 'arrival'],
    ['CA', 'IL', 'eta', { days: 90, per: 'visit' }, 'online'],
    ['CA', 'BS', 'nothing', null, null],
    ['CA', 'VN', 'visa', { days: 90, per: 'visit' }, 'online'],
    ['GB', 'VN', 'nothing', { days: 45, per: 'visit' }, null],
  ])(
    'F of %s for %s, a place that has no table: %s',
    async (passport, country, needs, permitted, obtain) => {
      const answer = await answerTo(holder(passport), stay(country))
      expect(answer).toMatchObject({ country, needs, bestPassport: passport, permitted, obtain })
      expect(answer.basis).toMatchObject({ kind: 'general knowledge', checked: '2026-11-24' })
    },
  )

  test.each([
    ['CA', 'MN'],
    ['KE', 'CA'],
    ['PL', 'US'],
    ['EG', 'IE'],
    ['BJ', 'FR'],
  ])(
    'F unknown: of %s for %s we have no row, never, never "nothing"',
    async (passport, country) => {
      expect(await answerTo(holder(passport), stay(country))).toMatchObject({
        needs: 'unknown',
        bestPassport: null,
        permitted: null,
        obtain: null,
        passport: { validUntilNeeded: null, ok: null },
        basis: { kind: 'none' },
      })
    },
  )

  test('F several passports: of them the one that needs the least is named, whatever their order', async () => {
    for (const passports of [
      ['IN', 'GB'],
      ['GB', 'IN'],
    ])
      expect(await answerTo(holder(...passports), stay('FR'))).toMatchObject({
        needs: 'nothing',
        bestPassport: 'GB',
      })
    expect(await answerTo(holder('KE', 'IN'), stay('FR'))).toMatchObject({ bestPassport: 'IN' })
  })

  test('F passport validity: an expired passport is no help', async () => {
    const passports = [{ country: 'FR', expires: '2027-01-01' }, { country: 'US' }]
    expect(await answerTo({ passports }, stay('FR'))).toMatchObject({
      bestPassport: 'US',
      permitted: { days: 90, per: 180 },
    })
  })

  test.each([
    ['CA', 'FR', '2027-08-10', true],
    ['CA', 'FR', '2027-08-09', false],
    ['CA', 'SG', '2027-11-01', true],
    ['CA', 'SG', '2027-10-31', false],
    ['CA', 'JP', '2027-05-10', true],
    ['CA', 'JP', '2027-05-09', false],
    ['FR', 'DE', '2027-05-10', true],
    ['CA', 'ZA', '2027-06-09', true],
    ['CA', 'ZA', '2027-06-08', false],
    ['CA', 'TR', '2027-09-28', true],
    ['CA', 'TR', '2027-09-27', false],
    ['CA', 'PH', '2027-11-09', false],
    ['CA', 'CY', '2027-08-09', false],
    ['CA', 'MV', '2027-05-31', false],
  ])(
    'F passport validity: of %s for %s a passport that expires on %s: ok %s',
    async (country, to, expires, ok) => {
      const answer = await answerTo({ passports: [{ country, expires }] }, stay(to))
      expect(answer.passport.ok).toBe(ok)
    },
  )

  test('F passport validity: three months after a last day of November end with February', async () => {
    const answer = await answerTo(holder('CA'), stay('FR', '2027-11-20', '2027-11-30'))
    expect(answer.passport).toEqual({ validUntilNeeded: '2028-02-29', ok: null })
  })
})

describe('F transit', () => {
  const through = (country: string, airside: boolean) => ({
    ...stay(country, '2027-05-01', '2027-05-01'),
    transit: true,
    ...(airside ? { airside: true } : {}),
  })
  test.each([
    ['CA', 'US', true, 'nothing'],
    ['GB', 'US', true, 'eta'],
    ['BR', 'US', true, 'visa'],
    ['IN', 'CA', true, 'visa'],
    ['CA', 'GB', true, 'nothing'],
    ['CA', 'GB', false, 'eta'],
    ['IN', 'GB', true, 'visa'],
    ['TH', 'GB', true, 'nothing'],
    ['TH', 'GB', false, 'visa'],
    ['IN', 'DE', false, 'visa'],
    ['IN', 'DE', true, 'unknown'],
    ['CN', 'DE', true, 'nothing'],
    ['EG', 'SG', true, 'nothing'],
    ['CA', 'NZ', true, 'eta'],
    ['IN', 'TR', true, 'unknown'],
  ])('F transit of %s by %s, airside %s: %s', async (passport, via, airside, needs) => {
    expect((await answerTo(holder(passport), through(via, airside))).needs).toBe(needs)
  })

  test('F transit: air side and land side in one journey are told apart', async () => {
    const legs = [through('GB', true), through('GB', false)]
    const { body } = await check({ travellers: [holder('CA')], legs })
    expect(body.travellers[0].legs.map(({ needs }: { needs: string }) => needs)).toEqual([
      'nothing',
      'eta',
    ])
  })
})

describe('F the Schengen count of a journey', () => {
  test('F Schengen 90/180: of each traveller by their own history, in the order asked', async () => {
    const history = [stay('IT', '2027-01-01', '2027-03-21')]
    const travellers = [holder('CA'), { ...holder('US'), history }, holder('CA', 'PL')]
    const { body } = await check({
      travellers,
      legs: [stay('FR'), stay('JP', '2027-05-11')].map((leg) => ({
        ...leg,
        to: leg.country === 'JP' ? '2027-05-20' : leg.to,
      })),
    })
    const [first, second, citizen] = body.travellers
    expect(first.schengen).toMatchObject({ used: 10, remaining: 80, firstOverstay: null })
    expect(second.schengen).toMatchObject({ used: 90, remaining: 0, lastSafeDay: '2027-05-10' })
    expect(citizen.schengen).toBeNull()
  })

  test('F Schengen 90/180: days airside do not count, other days of transit do', async () => {
    const day = { ...stay('DE', '2027-05-01', '2027-05-01'), transit: true }
    const count = async (legs: readonly object[]) =>
      (await check({ travellers: [holder('CA')], legs })).body.travellers[0].schengen
    expect(await count([{ ...day, airside: true }])).toBeNull()
    expect(await count([day])).toMatchObject({ used: 1 })
    expect(await count([stay('IE'), stay('GB')])).toBeNull()
  })
})

describe('F what is refused', () => {
  const right = { travellers: [holder('CA')], legs: [stay('FR')] }
  test.each([
    [
      'a stay that ends before it begins',
      { ...right, legs: [stay('FR', '2027-05-10', '2027-05-01')] },
    ],
    ['no passport', { ...right, travellers: [{ passports: [] }] }],
    ['a country that is none', { ...right, legs: [stay('ZZ')] }],
    ['a passport of no country', { ...right, travellers: [holder('XX')] }],
    [
      'a history that ends before it begins',
      {
        ...right,
        travellers: [{ ...holder('CA'), history: [stay('FR', '2026-05-02', '2026-05-01')] }],
      },
    ],
    ['a day that does not exist', { ...right, legs: [stay('FR', '2027-02-30', '2027-03-01')] }],
    ['no traveller', { ...right, travellers: [] }],
    ['501 travellers', { ...right, travellers: Array.from({ length: 501 }, () => holder('CA')) }],
    ['61 legs', { ...right, legs: Array.from({ length: 61 }, () => stay('FR')) }],
  ])('F %s', async (_, body) => {
    expect((await check(body)).status).toBe(422)
  })

  test('F 500 travellers and 60 legs are answered', async () => {
    const began = process.cpuUsage()
    const { status, body } = await check({
      travellers: Array.from({ length: 500 }, () => holder('CA', 'GB')),
      legs: Array.from({ length: 60 }, () => stay('FR')),
    })
    expect(status).toBe(200)
    expect(body.travellers).toHaveLength(500)
    // Microseconds of this process alone: other work does not count.
    expect(process.cpuUsage(began).user).toBeLessThan(5_000_000)
  })
})
