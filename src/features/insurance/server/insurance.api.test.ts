import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#platform/shared/local-date.ts'
import { everythingKept } from '#tests/support/everything-kept.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const today = new Date().toISOString().slice(0, 10)
const good = {
  destinationCountry: 'jp',
  travelStartDate: addDays(today, 30),
  travelEndDate: addDays(today, 37),
  birthDate: '1992-08-14',
}
const quote = (over: Record<string, unknown> = {}) =>
  app.visitor().post('/api/tugo/quote', { ...good, ...over })

test('INSURE-02 a quote in Canadian dollars with its coverage, marked as the estimate it is', async () => {
  const { status, body } = await quote()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    currency: 'CAD',
    coverage: { medical: 5_000_000, cancellation: 50_000, baggage: 2500, emergency: 1_000_000 },
    policyDetails: { destination: 'Japan', destinationCountry: 'JP', days: 7 },
    estimate: true,
    source: 'embedded',
  })
  expect(body.premium).toBeGreaterThan(0)
  expect(body.assumptions[0]).toContain('our own estimate')
  expect((await quote()).body.premium).toBe(body.premium)
})

test('A1 INSURE-02 a party is insured at its ages, and the parts add up to the cent', async () => {
  const party = { adults: 2, children: [4] }
  const { body } = await quote({ party })
  const one = (await quote()).body
  expect(body.policyDetails.party).toEqual(party)
  expect(body.travellers.map(({ age }: { age: number }) => age)).toEqual([
    one.policyDetails.age,
    one.policyDetails.age,
    4,
  ])
  const cents = (amount: number) => Math.round(amount * 100)
  const parts = body.travellers.map(({ premium }: { premium: number }) => cents(premium))
  expect(parts[0]).toBe(cents(one.premium))
  expect(parts[2]).toBeLessThan(parts[0])
  expect(cents(body.premium)).toBe(parts[0] + parts[1] + parts[2])
  expect(body.assumptions[1]).toContain('2 adults and 1 child')
  for (const wrong of [{ adults: 0 }, { adults: 40 }, { adults: 1, children: [-1] }])
    expect((await quote({ party: wrong })).status).toBe(422)
  const alone = (await quote({ party: { adults: 1 } })).body
  expect([alone.premium, alone.travellers]).toEqual([one.premium, undefined])
})

test('INSURE-02 citizenship is Canada where nothing is said; another may be named', async () => {
  expect((await quote({ citizenship: 'FR' })).status).toBe(200)
  expect((await quote({ citizenship: 'XX' })).body.errors[0].field).toBe('citizenship')
})

test.each([
  ['nothing', {}, ['destinationCountry', 'travelStartDate', 'travelEndDate', 'birthDate']],
  ['an unknown country', { ...good, destinationCountry: 'QQ' }, ['destinationCountry']],
  ['a return before the departure', { ...good, travelEndDate: today }, ['travelEndDate']],
  ['a start last week', { ...good, travelStartDate: addDays(today, -7) }, ['travelStartDate']],
  ['a birth ahead', { ...good, birthDate: addDays(today, 31) }, ['birthDate']],
  ['no date at all', { ...good, birthDate: 'yesterday' }, ['birthDate']],
])('INSURE-01 INSURE-02 %s is refused at its fields', async (_, body, fields) => {
  const answer = await app.visitor().post('/api/tugo/quote', body)
  expect(answer.status).toBe(422)
  const named = answer.body.errors.map(({ field }: { field: string }) => field)
  expect([...new Set(named)]).toEqual(fields)
  expect(answer.body.error).toBe(answer.body.message)
})

test('INSURE-02 nothing about the request is stored', async () => {
  await quote({ birthDate: '1961-12-30' })
  expect(await everythingKept(app)).not.toContain('1961-12-30')
})
