import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIssuer } from '#tests/support/oidc-issuer.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'
import { termsVersion } from '../domain/terms.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const signUp = async (over: object) => {
  const client = app.visitor()
  const email = `${randomUUID()}@example.ca`
  const who = { firstName: 'Ann', lastName: 'Lee', email, password: 'spruce-and-maple' }
  return {
    client,
    email,
    answer: await client.post('/api/auth/sign-up/email', { ...who, ...over }),
  }
}
/** The accepted terms in the export of all data. */
const kept = async (client: TestClient) =>
  JSON.parse((await client.get('/api/account/export')).text).account.terms

test('H3 AUTH-01 a sign-up with a version of the terms accepts it, and the data export contains it', async () => {
  const before = Date.now()
  const { client, answer } = await signUp({ acceptedTerms: termsVersion })
  expect(answer.status).toBe(200)
  const [entry, ...others] = await kept(client)
  expect(others).toEqual([])
  expect(entry).toMatchObject({ version: termsVersion, accepted: true })
  expect(Date.parse(entry.answered_at)).toBeGreaterThanOrEqual(before - 1000)
})

test('H3 AUTH-01 without a word about terms an account is opened as before, and has accepted nothing', async () => {
  const { client, answer } = await signUp({})
  expect(answer.status).toBe(200)
  expect(answer.body.user).not.toHaveProperty('asksTerms')
  expect(await kept(client)).toEqual([])
})

test.each([
  ['a day without terms', '2020-01-01', 'There are no terms dated 1 January 2020.'],
  ['a day to come', '2099-12-31', 'There are no terms dated 31 December 2099.'],
  ['a day that does not exist', '2026-02-30', 'This date doesn’t exist.'],
  ['a word', 'yes', 'Enter a date as YYYY-MM-DD.'],
  ['true', true, 'expected string'],
])('H3 AUTH-01 %s is refused in words, and opens nothing', async (_, acceptedTerms, words) => {
  const { answer, email } = await signUp({ acceptedTerms })
  expect(answer.status).toBe(422)
  expect(answer.body.errors[0].field).toBe('acceptedTerms')
  expect(answer.body.errors[0].message).toContain(words)
  const { rows } = await app.database.pool.query('select 1 from users where email = $1', [email])
  expect(rows).toEqual([])
})

test('H3 an account that is erased leaves no answer behind', async () => {
  const { client, email } = await signUp({ acceptedTerms: termsVersion })
  const { rows } = await app.database.pool.query('select id from users where email = $1', [email])
  expect((await client.delete('/api/account')).status).toBe(200)
  const left = await app.database.pool.query('select 1 from terms_answers where user_id = $1', [
    rows[0].id,
  ])
  expect(left.rows).toEqual([])
})

test('H3 an issuer’s account is asked once, whatever the answer; an account with a password is not asked', async () => {
  const issuer = await startIssuer()
  const remote = await startTestApp(issuer.settings)
  issuer.know(remote.url)
  try {
    const arrive = async (sub: string) => {
      const browser = remote.visitor()
      issuer.person = {
        sub,
        email: `${sub}@example.ca`,
        email_verified: true,
        given_name: 'Zoé',
        family_name: 'Roy',
      }
      const { headers } = await browser.get('/api/login')
      const back = await issuer.visit(headers.get('location') ?? '')
      await browser.get(back.pathname + back.search)
      return browser
    }
    const asks = async (browser: TestClient) => (await browser.get('/api/auth/user')).body.asksTerms
    const answer = (browser: TestClient, acceptedTerms: unknown) =>
      browser.post('/api/account/terms', { acceptedTerms })

    const zoe = await arrive('zoe')
    expect(await asks(zoe)).toBe(true)
    // Nothing is blocked until the answer.
    expect((await zoe.get('/api/itineraries')).status).toBe(200)
    expect((await answer(zoe, '2099-12-31')).status).toBe(422)
    expect(await asks(zoe)).toBe(true)
    expect((await answer(zoe, termsVersion)).status).toBe(200)
    expect(await asks(zoe)).toBeUndefined()
    expect(await kept(zoe)).toMatchObject([{ version: termsVersion, accepted: true }])
    expect(await asks(await arrive('zoe'))).toBeUndefined()

    const max = await arrive('max')
    expect((await answer(max, null)).status).toBe(200)
    expect(await asks(await arrive('max'))).toBeUndefined()
    expect(await kept(max)).toMatchObject([{ version: termsVersion, accepted: false }])
    // Later, and twice at once.
    const both = await Promise.all([answer(max, termsVersion), answer(max, termsVersion)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    // A window that still asks does not undo an acceptance.
    await answer(max, null)
    expect(await kept(max)).toMatchObject([{ version: termsVersion, accepted: true }])

    expect((await answer(remote.visitor(), termsVersion)).status).toBe(401)
  } finally {
    await remote.close()
    await issuer.close()
  }
})
