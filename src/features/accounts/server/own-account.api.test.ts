import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startIssuer } from '#tests/support/oidc-issuer.ts'
import { awaitLetters } from '#tests/support/outbox.ts'
import { accept, invited, subscriber } from '#tests/support/teams.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const password = 'spruce-and-maple'
const signIn = async (email: string, using = password) => {
  const client = app.visitor()
  const answer = await client.post('/api/auth/sign-in/email', { email, password: using })
  return { client, status: answer.status }
}
const isIn = async (client: TestClient) => (await client.get('/api/auth/user')).status === 200
const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]

describe('AUTH-05 the own account', () => {
  test('AUTH-05 the user, what the account holds, and no purchases before the first', async () => {
    const user = await app.user('wanderlust')
    const { body } = await user.get('/api/account')
    expect(body).toMatchObject({
      user: { email: user.email, tier: 'wanderlust' },
      emailVerified: false,
      hasPassword: true,
      holdings: [{ kind: 'tier', value: 'wanderlust', bought: false, until: null }],
    })
    expect((await app.visitor().get('/api/account')).status).toBe(401)
  })

  test('AUTH-05 the name can be changed, not emptied', async () => {
    const user = await app.user()
    const answer = await user.patch('/api/account', { firstName: ' Zoé ', lastName: 'Roy' })
    expect(answer.body).toMatchObject({ firstName: 'Zoé', lastName: 'Roy', name: 'Zoé Roy' })
    const empty = await user.patch('/api/account', { firstName: ' ', lastName: 'Roy' })
    expect([empty.status, empty.body.errors[0].field]).toEqual([422, 'firstName'])
    const other = await user.patch('/api/account', {
      firstName: 'A',
      lastName: 'B',
      email: 'x@y.ca',
    })
    expect(other.status).toBe(422)
  })
})

describe('AUTH-05 the password', () => {
  test('AUTH-05 a new one ends every other session and mailed links, and tells the owner', async () => {
    const user = await app.user()
    const { client: phone } = await signIn(user.email)
    await app.visitor().post('/api/auth/password-reset', { email: user.email })
    await awaitLetters(app, user.email, 1)
    const body = { currentPassword: password, newPassword: 'granite-and-loon' }
    expect((await user.post('/api/account/password', body)).status).toBe(200)
    expect([await isIn(user), await isIn(phone)]).toEqual([true, false])
    expect((await signIn(user.email)).status).toBe(401)
    expect((await signIn(user.email, 'granite-and-loon')).status).toBe(200)
    expect((await awaitLetters(app, user.email, 2)).at(-1)).toContain('was just changed')
    const { rows } = await app.database.pool.query(
      'select 1 from password_resets r join users u on u.id = r.user_id where u.email = $1',
      [user.email],
    )
    expect(rows).toEqual([])
  })

  test.each([
    ['a wrong current one', { currentPassword: 'not-this-one' }, 403, 'currentPassword'],
    ['none', { currentPassword: '' }, 422, 'currentPassword'],
    ['a short one', { newPassword: 'short' }, 422, 'newPassword'],
    ['one of the commonest', { newPassword: 'password1' }, 422, 'newPassword'],
  ])('AUTH-05 %s changes nothing and says so beside its field', async (_, over, status, field) => {
    const user = await app.user()
    const { client: phone } = await signIn(user.email)
    const body = { currentPassword: password, newPassword: 'granite-and-loon', ...over }
    const answer = await user.post('/api/account/password', body)
    expect([answer.status, answer.body.errors[0].field]).toEqual([status, field])
    expect(await isIn(phone)).toBe(true)
  })

  test('AUTH-05 of two changes at once one succeeds and the other is refused', async () => {
    const user = await app.user()
    const change = (newPassword: string) =>
      user.post('/api/account/password', { currentPassword: password, newPassword })
    const answers = await Promise.all([change('granite-and-loon'), change('granite-and-tern')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  test('AUTH-05 guessing is slowed down, by account, for deleting too', async () => {
    const strict = await startTestApp({ RATE_LIMITS: 'on' })
    const user = await strict.user()
    const body = { currentPassword: 'not-this-one', newPassword: 'granite-and-loon' }
    for (let n = 0; n < 5; n++)
      expect((await user.post('/api/account/password', body)).status).toBe(403)
    expect((await user.post('/api/account/password', body)).status).toBe(429)
    expect((await erase(user, { password })).status).toBe(429)
    await strict.close()
  })
})

describe('AUTH-05 sessions', () => {
  test('AUTH-05 every session is listed with its facts and can be revoked', async () => {
    const user = await app.user()
    const phone = app.visitor()
    const agent = 'Mozilla/5.0 (iPhone) Safari/600'
    const body = { email: user.email, password }
    await phone.post('/api/auth/sign-in/email', body, { 'user-agent': agent })
    const { sessions } = (await user.get('/api/account/sessions')).body
    expect(sessions).toMatchObject([
      { current: true },
      { current: false, agent, address: '127.0.0.1' },
    ])
    expect(JSON.stringify(sessions)).not.toContain(phone.cookies.get('wayleaf_session'))
    expect((await user.delete(`/api/account/sessions/${sessions[1].id}`)).status).toBe(200)
    expect([await isIn(user), await isIn(phone)]).toEqual([true, false])
    // Ending it twice is no error.
    expect((await user.delete(`/api/account/sessions/${sessions[1].id}`)).status).toBe(200)
  })

  test('AUTH-05 all others end at once, and another account’s sessions cannot be ended', async () => {
    const [user, other] = [await app.user(), await app.user()]
    const { client: phone } = await signIn(user.email)
    const [foreign] = (await other.get('/api/account/sessions')).body.sessions
    await user.delete(`/api/account/sessions/${foreign.id}`)
    expect((await user.delete('/api/account/sessions')).status).toBe(200)
    expect([await isIn(user), await isIn(phone), await isIn(other)]).toEqual([true, false, true])
  })
})

const trip = { destination: 'Paris', startDate: '2027-04-12', endDate: '2027-04-13' }

const erase = (client: TestClient, proof?: object) =>
  client.send('DELETE', '/api/account', {
    headers: { 'content-type': 'application/json' },
    ...(proof ? { body: JSON.stringify(proof) } : {}),
  })

/** Every row of every table that contains a text. */
async function rowsWith(text: string): Promise<string[]> {
  const { pool } = app.database
  const { rows: tables } = await pool.query(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select to_jsonb(t)::text as row from "${name}" t where to_jsonb(t)::text like $1`,
      [`%${text}%`],
    )
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

/** An account that has left data in every possible table. */
async function settled() {
  const user = await app.user('explorer')
  const { id } = (await user.get('/api/auth/user')).body
  // Letters are reported and erased only for a verified address.
  await app.database.pool.query('update users set email_verified = true where id = $1', [id])
  const { id: tripId } = (await user.post('/api/itineraries', trip)).body
  const path = `/api/itineraries/${tripId}/items`
  const item = { type: 'activity', name: 'A walk by the river', price: 12.5 }
  await user.post(path, item)
  const { body } = await user.post(path, { ...item, name: 'Thought better of' })
  await user.delete(`${path}/${body.id}`)
  await app.visitor().post('/api/auth/password-reset', { email: user.email })
  await awaitLetters(app, user.email, 1)
  await app.database.pool.query(
    `insert into team_seats (id, owner_id, email, expires_at)
     values (gen_random_uuid(), $1, 'team@example.ca', now() + interval '1 day')`,
    [id],
  )
  const { owner } = await subscriber(app)
  expect((await accept(user, (await invited(app, owner)).token)).status).toBe(204)
  // An invitation that went to this address but another account accepted.
  const { token } = await invited(app, owner, user.email)
  expect((await accept(await app.user(), token)).status).toBe(204)
  return { user, id: String(id), tripId: String(tripId) }
}

describe('AUTH-05 all my data', () => {
  test('AUTH-05 a copy has what every feature keeps, and no secret', async () => {
    const { user, id, tripId } = await settled()
    const answer = await user.get('/api/account/export')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-/)
    const copy = JSON.parse(answer.text)
    expect(copy).toMatchObject({
      account: {
        id,
        email: user.email,
        sessions: [{ ip_address: '127.0.0.1' }],
        sign_in: [{ provider: 'credential' }],
        holds: [{ value: 'explorer' }],
      },
      trips: [
        {
          id: tripId,
          items: [
            { name: 'A walk by the river', price_minor: 1250, deleted_at: null },
            { name: 'Thought better of', deleted_at: expect.any(String) },
          ],
        },
      ],
      letters: [{ kind: 'team-invitation' }, { kind: 'password-reset' }],
      team: [{ own_team: true }, { own_team: false, email: null }, { email: user.email }],
    })
    expect(answer.text).not.toMatch(/scrypt|"token/)
    expect((await app.visitor().get('/api/account/export')).status).toBe(401)
  })

  test('AUTH-05 deleting the account leaves no row that knows of it, and those of others', async () => {
    const other = await settled()
    const { user, id, tripId } = await settled()
    expect((await rowsWith(id)).length).toBeGreaterThan(3)
    const answer = await erase(user, { password })
    expect(answer.status).toBe(200)
    expect(user.cookies.has('wayleaf_session') || user.cookies.has('hint')).toBe(false)
    for (const text of [id, user.email, tripId]) expect(await rowsWith(text)).toEqual([])
    expect((await signIn(user.email)).status).toBe(401)
    expect((await other.user.get(`/api/itineraries/${other.tripId}`)).status).toBe(200)
    // The address is free again.
    const again = { firstName: 'Ann', lastName: 'Lee', email: user.email, password }
    expect((await app.visitor().post('/api/auth/sign-up/email', again)).status).toBe(200)
  })

  test('AUTH-05 every table that names an account is emptied by its feature or by the database', async () => {
    const { rows } = await app.database.pool.query<{ name: string }>(
      `select distinct t.relname as name from pg_class t
       join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
       where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
         and c.attname ~ '^(account|user|owner|editor|buyer|payer|guest|speaker)_id$'
         and not exists (
           select from pg_constraint k where k.conrelid = t.oid and k.contype = 'f'
             and k.confrelid = 'users'::regclass and k.confdeltype in ('c', 'n'))
       order by 1`,
    )
    const features = new URL('../../', import.meta.url)
    const files = (await readdir(features, { recursive: true })).filter((path) =>
      path.endsWith('personal-data.ts'),
    )
    const texts = await Promise.all(files.map((path) => readFile(new URL(path, features), 'utf8')))
    expect(files.length).toBeGreaterThan(5)
    expect(
      rows.filter(({ name }) => !texts.some((text) => new RegExp(`\\b${name}\\b`).test(text))),
    ).toEqual([])
  })

  test('AUTH-05 without the password nothing is deleted', async () => {
    const user = await app.user()
    const wrong = await erase(user, { password: 'not-this-one' })
    expect(codeOf(wrong)).toEqual([403, 'wrong-password'])
    const typed = await erase(user, { confirmation: user.email })
    expect([typed.status, typed.body.errors[0].field]).toEqual([422, 'password'])
    expect(await isIn(user)).toBe(true)
  })

  test('AUTH-05 a recent sign-in needs no other proof, an old one does', async () => {
    const [user, late] = await Promise.all([app.user(), app.user()])
    await app.database.pool.query(
      `update sessions set created_at = now() - interval '11 minutes'
       where user_id = (select id from users where email = $1)`,
      [late.email],
    )
    const asked = await erase(late)
    expect([asked.status, asked.body.errors[0].field]).toEqual([422, 'password'])
    expect((await erase(user)).status).toBe(200)
    expect([await isIn(user), await isIn(late)]).toEqual([false, true])
  })

  test('AUTH-05 ADMIN-01 the last owner cannot be erased, and of two deleted at once one stays', async () => {
    const house = await startTestApp()
    const [first, second] = await Promise.all([house.user('owner'), house.user('owner')])
    const answers = await Promise.all([erase(first), erase(second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const held = answers.find(({ status }) => status === 409)
    expect(held?.body).toMatchObject({ code: 'held-back' })
    expect(held?.body.message).toContain('the only owner account on this site')
    const last = held === answers[0] ? first : second
    expect((await last.get('/api/admin/users')).status).toBe(200)
    const other = await house.user()
    const { users } = (await last.get(`/api/admin/users?search=${other.email}`)).body
    const role = `/api/admin/users/${users[0].id}/grants/owner`
    expect((await last.put(role, { force: true })).status).toBe(204)
    expect((await erase(last)).status).toBe(200)
    await house.close()
  })

  test('AUTH-05 a deletion that breaks off half-way has deleted nothing', async () => {
    const { user, tripId } = await settled()
    const { pool } = app.database
    await pool.query(`
      create function refuse_delete() returns trigger language plpgsql as
        $$ begin raise exception 'not now'; end $$;
      create trigger refuse_delete before delete on users for each row execute function refuse_delete()`)
    expect((await erase(user, { password })).status).toBe(500)
    await pool.query('drop function refuse_delete cascade')
    expect((await user.get(`/api/itineraries/${tripId}`)).status).toBe(200)
  })
})

test('AUTH-04 a call meant for another account is not done as the account signed in now', async () => {
  const [ann, ben] = await Promise.all([app.user(), app.user()])
  const { id } = (await ann.get('/api/auth/user')).body
  const meant = { 'x-wayleaf-account': id }
  expect((await ann.get('/api/itineraries', meant)).status).toBe(200)
  const other = await ben.get('/api/itineraries', meant)
  expect(codeOf(other)).toEqual([401, 'unauthenticated'])
  expect(other.body.message).toContain('Another account is signed in')
  expect((await ben.get('/api/itineraries')).status).toBe(200)
})

test('AUTH-04 SHOP-03 a call that is meant for an account is not done as a visitor once the session has ended', async () => {
  const ann = await app.user()
  const { id } = (await ann.get('/api/auth/user')).body
  const meant = { 'x-wayleaf-account': id }
  const tier = { tier: 'express' }
  const bought = await ann.post('/api/consultation/checkout', tier, meant)
  expect(bought.status).toBe(200)
  await app.database.pool.query('delete from sessions where user_id = $1', [id])
  const ended = await ann.post('/api/consultation/checkout', tier, meant)
  expect(codeOf(ended)).toEqual([401, 'unauthenticated'])
  expect(ended.body.message).toContain('Your session has ended')
  expect(ended.headers.getSetCookie()).toEqual([])
  const { rows } = await app.database.pool.query(
    'select count(*)::int as n from purchases where buyer_id is null',
  )
  expect(rows[0].n).toBe(0)
  // A call that names no account counts as a visitor's; operations that read no session need no header.
  expect((await ann.post('/api/consultation/checkout', tier)).status).toBe(200)
  expect((await ann.get('/api/data-sources', meant)).status).toBe(200)
})

test('AUTH-05 an account that signs in elsewhere has no password, and types its address to be deleted', async () => {
  const issuer = await startIssuer()
  const remote = await startTestApp(issuer.settings)
  issuer.know(remote.url)
  issuer.person = { sub: 'zoe', email: 'zoe@example.ca', email_verified: true, name: 'Zoé Roy' }
  const browser = remote.visitor()
  const begun = await browser.get('/api/login')
  const back = await issuer.visit(begun.headers.get('location') ?? '')
  await browser.get(back.pathname + back.search)
  expect((await browser.get('/api/account')).body).toMatchObject({ hasPassword: false })
  const body = { currentPassword: 'x', newPassword: 'granite-and-loon' }
  expect(codeOf(await browser.post('/api/account/password', body))).toEqual([
    403,
    'no-passwords-here',
  ])
  const remove = (confirmation?: string) => erase(browser, { confirmation })
  expect((await remove('')).body.errors[0].field).toBe('confirmation')
  expect(codeOf(await remove('ann@example.ca'))).toEqual([422, 'not-confirmed'])
  expect((await remove(' Zoe@Example.ca ')).status).toBe(200)
  const { rowCount } = await remote.database.pool.query('select 1 from users')
  expect(rowCount).toBe(0)
  await remote.close()
  await issuer.close()
})
