import { afterAll, beforeAll, expect, test } from 'vitest'
import { everythingKept } from '#tests/support/everything-kept.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const path = '/api/account/passports'
const canadian = { country: 'CA', expires: '2031-05-01' }
const sealed = async (userId: string): Promise<string | undefined> => {
  const { rows } = await app.database.pool.query<{ sealed: string }>(
    'select sealed from account_passports where user_id = $1',
    [userId],
  )
  return rows[0]?.sealed
}

test('A1 passports of the profile are kept by country and last day, encrypted, and read back by their owner alone', async () => {
  const [ann, ben] = [await app.user(), await app.user()]
  expect((await ann.get(path)).body).toEqual({ passports: [] })
  const passports = [canadian, { country: 'PT' }]
  const saved = await ann.put(path, { passports })
  expect([saved.status, saved.body]).toEqual([200, { passports }])
  expect((await ann.get(path)).body).toEqual({ passports })
  expect((await ben.get(path)).body).toEqual({ passports: [] })
  const { id } = (await ann.get('/api/auth/user')).body
  expect(await sealed(id)).toBeTruthy()
  expect(await everythingKept(app)).not.toContain('2031-05-01')
  expect((await ann.put(path, { passports: [] })).body).toEqual({ passports: [] })
  expect(await sealed(id)).toBeUndefined()
})

test.each([
  ['a country that is none', [{ country: 'XX' }], 'passports.0.country'],
  ['a day that is none', [{ country: 'CA', expires: '2031-02-30' }], 'passports.0.expires'],
  ['a number', [{ ...canadian, number: 'AB123456' }], 'passports.0.number'],
  ['six of them', Array.from({ length: 6 }, () => canadian), 'passports'],
])('A1 %s is refused in words', async (_, passports, field) => {
  const user = await app.user()
  const { status, body } = await user.put(path, { passports })
  expect(status).toBe(422)
  expect(body.errors.map((one: { field: string }) => one.field)).toContain(field)
  expect((await user.get(path)).body).toEqual({ passports: [] })
})

test('A1 signed out there are none to read or write; the export holds them, and they go with the account', async () => {
  const stranger = app.visitor()
  expect((await stranger.get(path)).status).toBe(401)
  expect((await stranger.put(path, { passports: [] })).status).toBe(401)
  const user = await app.user()
  await user.put(path, { passports: [canadian] })
  const { id } = (await user.get('/api/auth/user')).body
  const copy = await user.get('/api/account/export')
  expect(copy.body.passports).toEqual([canadian])
  const json = { headers: { 'content-type': 'application/json' }, body: '{}' }
  expect((await user.send('DELETE', '/api/account', json)).status).toBe(200)
  expect(await sealed(id)).toBeUndefined()
})
