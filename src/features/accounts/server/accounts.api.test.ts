import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const ann = { firstName: 'Ann', lastName: 'Lee', password: 'spruce-and-maple' }

describe('AUTH-01 the current user', () => {
  test('AUTH-01 signing up also signs in, and the response describes the user', async () => {
    const visitor = app.visitor()
    const answer = await visitor.post('/api/auth/sign-up/email', {
      ...ann,
      name: 'Ann Lee',
      email: ' Ann.Lee@Example.CA ',
    })
    expect(answer.status).toBe(200)
    const user = (await visitor.get('/api/auth/user')).body
    expect(user).toEqual({
      id: expect.any(String),
      name: 'Ann Lee',
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann.lee@example.ca',
      profileImageUrl: null,
      roles: [],
      tier: 'free',
      plan: 'free',
    })
  })

  test('AUTH-01 a visitor, a forged and an ended session get 401', async () => {
    const visitor = app.visitor()
    expect((await visitor.get('/api/auth/user')).status).toBe(401)
    visitor.cookies.set('wayleaf_session', 'a'.repeat(32))
    expect((await visitor.get('/api/auth/user')).status).toBe(401)
    const user = await app.user()
    const kept = new Map(user.cookies)
    await user.post('/api/auth/sign-out')
    expect(user.cookies.has('wayleaf_session')).toBe(false)
    for (const [name, value] of kept) user.cookies.set(name, value)
    expect((await user.get('/api/auth/user')).status).toBe(401)
  })

  test('AUTH-01 roles and tiers granted by an operator are there at the next request', async () => {
    const owner = await app.user('owner')
    expect((await owner.get('/api/auth/user')).body.roles).toEqual(['owner'])
    const explorer = await app.user('explorer')
    expect((await explorer.get('/api/auth/user')).body.tier).toBe('explorer')
  })
})

describe('AUTH-04 sessions and passwords', () => {
  test('AUTH-04 the session cookie is HttpOnly and SameSite, the hint carries nothing', async () => {
    const visitor = app.visitor()
    const answer = await visitor.post('/api/auth/sign-up/email', { ...ann, email: 'b@example.ca' })
    const [session, hint, kept] = answer.headers.getSetCookie()
    expect(session).toMatch(/^wayleaf_session=[^;]{40,}; .*HttpOnly; SameSite=Lax/)
    expect(hint).toBe('hint=1; Path=/; SameSite=Lax; Max-Age=2592000')
    expect(kept).toMatch(/^kept=[0-9a-f]{32}; Path=\/; SameSite=Lax; Max-Age=2592000$/)
  })

  test('SHELL-03 no two sessions have the same readable cookies but for the hint, also of one account', async () => {
    const user = await app.user()
    const keys = [user.cookies.get('kept')]
    for (let n = 0; n < 3; n++) {
      await user.post('/api/auth/sign-in/email', { email: user.email, password: ann.password })
      expect(user.cookies.get('hint')).toBe('1')
      keys.push(user.cookies.get('kept'))
    }
    expect(new Set(keys).size).toBe(4)
    await user.post('/api/auth/sign-out')
    expect([...user.cookies.keys()]).toEqual([])
  })

  test.each(['1-0123456789abcdef', '1-x', ''])(
    'SHELL-03 a hint of an older version (%j) is replaced once its account is looked up',
    async (old) => {
      const user = await app.user()
      user.cookies.set('hint', old)
      user.cookies.delete('kept')
      const answer = await user.get('/api/auth/user')
      expect(answer.headers.getSetCookie()).toEqual([
        'hint=1; Path=/; SameSite=Lax; Max-Age=2592000',
        expect.stringMatching(/^kept=[0-9a-f]{32}; /),
      ])
      expect((await user.get('/api/auth/user')).headers.getSetCookie()).toEqual([])
    },
  )

  test('SHELL-03 the key of another session’s account is replaced; a request without a hint gets none', async () => {
    const [user, other] = [await app.user(), await app.user()]
    user.cookies.set('kept', other.cookies.get('kept') ?? '')
    expect((await user.get('/api/auth/user')).headers.getSetCookie()).toHaveLength(2)
    expect(user.cookies.get('kept')).not.toBe(other.cookies.get('kept'))
    for (const name of ['hint', 'kept']) user.cookies.delete(name)
    expect((await user.get('/api/auth/user')).headers.getSetCookie()).toEqual([])
  })

  test('AUTH-04 each sign-in is a session of its own and ending one leaves the other', async () => {
    const user = await app.user()
    const other = app.visitor()
    await other.post('/api/auth/sign-in/email', { email: user.email, password: ann.password })
    expect(other.cookies.get('wayleaf_session')).not.toBe(user.cookies.get('wayleaf_session'))
    await user.post('/api/auth/sign-out')
    expect((await other.get('/api/auth/user')).status).toBe(200)
  })

  test('AUTH-04 signing in again ends the session that the browser had, at once', async () => {
    const user = await app.user()
    const before = user.cookies.get('wayleaf_session') ?? ''
    await user.post('/api/auth/sign-in/email', { email: user.email, password: ann.password })
    const after = user.cookies.get('wayleaf_session')
    expect(after).not.toBe(before)
    expect((await user.get('/api/auth/user')).status).toBe(200)
    const old = app.visitor()
    old.cookies.set('wayleaf_session', before)
    expect((await old.get('/api/auth/user')).status).toBe(401)
  })

  test('AUTH-04 a failed sign-in leaves the session that there is', async () => {
    const user = await app.user()
    await user.post('/api/auth/sign-in/email', { email: user.email, password: 'not-this-one' })
    expect((await user.get('/api/auth/user')).status).toBe(200)
  })

  test('AUTH-04 the database stores only the hash of a token', async () => {
    const user = await app.user()
    const token = user.cookies.get('wayleaf_session') ?? ''
    const { rows } = await app.database.pool.query(
      'select s.token from sessions s join users u on u.id = s.user_id where u.email = $1',
      [user.email],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].token).not.toContain(token)
    const thief = app.visitor()
    thief.cookies.set('wayleaf_session', rows[0].token)
    expect((await thief.get('/api/auth/user')).status).toBe(401)
  })

  test('AUTH-04 an expired session counts as signed out', async () => {
    const user = await app.user()
    await app.database.pool.query(
      `update sessions set expires_at = now() - interval '1 second'
       where user_id = (select id from users where email = $1)`,
      [user.email],
    )
    expect((await user.get('/api/auth/user')).status).toBe(401)
  })

  test('AUTH-04 a wrong password and an unknown address get the same answer', async () => {
    const user = await app.user()
    const visitor = app.visitor()
    const wrong = await visitor.post('/api/auth/sign-in/email', {
      email: user.email,
      password: 'not-the-password',
    })
    const unknown = await visitor.post('/api/auth/sign-in/email', {
      email: 'nobody@example.ca',
      password: 'not-the-password',
    })
    const plain = ({ requestId: _, ...rest }: Record<string, unknown>) => rest
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(plain(wrong.body)).toEqual(plain(unknown.body))
  })

  test('AUTH-04 passwords are stored as salted scrypt and nowhere as text', async () => {
    const user = await app.user()
    const { rows } = await app.database.pool.query(
      'select c.password from credentials c join users u on u.id = c.user_id where u.email = $1',
      [user.email],
    )
    expect(rows[0].password).toMatch(/^scrypt\$[\w-]{22}\$[\w-]{86}$/)
  })

  test('AUTH-04 repeated failures are slowed down by account and by address', async () => {
    const strict = await startTestApp({ RATE_LIMITS: 'on' })
    const visitor = strict.visitor()
    const attempt = () =>
      visitor.post('/api/auth/sign-in/email', { email: 'x@example.ca', password: 'wrong-one' })
    const statuses = []
    for (let n = 0; n < 7; n++) statuses.push((await attempt()).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect(Number((await attempt()).headers.get('retry-after'))).toBeGreaterThan(0)
    await strict.close()
  })

  test('AUTH-04 attempts on a blocked account use up nothing of the office that they come from', async () => {
    const strict = await startTestApp({ RATE_LIMITS: 'on' })
    const attempt = async (email: string) =>
      (await strict.visitor().post('/api/auth/sign-in/email', { email, password: 'wrong-one' }))
        .status
    for (let n = 0; n < 5; n++) await attempt('x@example.ca')
    // If refused attempts counted, these would use up the fifteen left of the hour's twenty.
    for (let n = 0; n < 16; n++) expect(await attempt('x@example.ca')).toBe(429)
    for (let n = 0; n < 15; n++) expect(await attempt(`y${n}@example.ca`)).toBe(401)
    expect(await attempt('z@example.ca')).toBe(429)
    await strict.close()
  }, 240_000)

  test('AUTH-04 one IPv6 network guesses no more from 65,536 addresses, and its owner gets in all the same', async () => {
    const strict = await startTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' })
    const owner = await strict.user()
    const attempt = async (from: string, email: string, password = 'wrong-one') => {
      const headers = { 'x-forwarded-for': from }
      const body = { email, password }
      return (await strict.visitor().post('/api/auth/sign-in/email', body, headers)).status
    }
    const network = (n: number) => `2001:db8:1:${n.toString(16)}::1`
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) statuses.push(await attempt(network(n), owner.email))
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual([429, 429])
    // Attempts on other accounts continue until the network's own limit is used up.
    const others: number[] = []
    for (const from of [100, 130])
      others.push(
        ...(await Promise.all(
          Array.from({ length: 30 }, (_, n) => attempt(network(from + n), `y${from + n}@a.ca`)),
        )),
      )
    expect(others.filter((status) => status === 401)).toHaveLength(50)
    expect(others.filter((status) => status === 429)).toHaveLength(10)
    expect(await attempt(network(1), owner.email, ann.password)).toBe(429)
    // Other networks are not refused; guesses from everywhere only slow the account down.
    for (let n = 0; n < 10; n++)
      expect(await attempt(`2001:db8:${n + 10}::1`, owner.email)).toBe(401)
    const began = performance.now()
    expect(await attempt('2001:db8:99::1', owner.email, ann.password)).toBe(200)
    expect(performance.now() - began).toBeGreaterThan(1900)
    await strict.close()
  }, 120_000)

  test('AUTH-04 25 correct sign-ins use no attempts; a long address works', async () => {
    const strict = await startTestApp({ RATE_LIMITS: 'on' })
    const user = await strict.user()
    const body = { email: user.email, password: ann.password }
    for (let n = 0; n < 25; n++)
      expect((await strict.visitor().post('/api/auth/sign-in/email', body)).status).toBe(200)
    // Four wrong attempts between correct ones: the fifth is still allowed, so correct ones are not
    // counted.
    for (let n = 0; n < 4; n++)
      await strict.visitor().post('/api/auth/sign-in/email', { ...body, password: 'wrong-one' })
    expect((await strict.visitor().post('/api/auth/sign-in/email', body)).status).toBe(200)
    const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(56)}.ca`
    const answer = await strict.visitor().post('/api/auth/sign-in/email', { ...body, email })
    expect(answer.status).toBe(401)
    await strict.close()
    // Thirty deliberately slow hashes, possibly on a busy machine.
  }, 240_000)

  test('AUTH-04 a sign-up that breaks off half-way leaves nothing, and its address free', async () => {
    const { pool } = app.database
    await pool.query(`
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'no room'; end $$;
      create trigger refuse before insert on credentials for each row execute function refuse()`)
    const body = { ...ann, email: 'cut@example.ca' }
    expect((await app.visitor().post('/api/auth/sign-up/email', body)).status).toBe(500)
    await pool.query('drop function refuse cascade')
    expect((await app.visitor().post('/api/auth/sign-up/email', body)).status).toBe(200)
  })

  test.each([
    ['a short password', { password: 'short' }, 'password'],
    ['one of the commonest passwords', { password: 'password' }, 'password'],
    ['no first name', { firstName: ' ' }, 'firstName'],
    ['an address without a host', { email: 'ann@' }, 'email'],
    ['a line break in the address', { email: 'a@b.ca\r\nBcc: x@y.ca' }, 'email'],
    ['a role of its own choosing', { roles: ['owner'] }, 'roles'],
  ])('AUTH-04 %s is refused beside its field', async (_, over, field) => {
    const body = { ...ann, email: `c${field}@example.ca`, ...over }
    const answer = await app.visitor().post('/api/auth/sign-up/email', body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0].field).toBe(field)
  })

  test('an address that has an account cannot open another, not even twice at once', async () => {
    const body = { ...ann, email: 'twice@example.ca' }
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => app.visitor().post('/api/auth/sign-up/email', body)),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409])
  })
})

test.each([
  ['/planner?trip=1', '/planner?trip=1'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
])('AUTH-03 signing in with returnTo %s leads to the form and back to %s', async (wanted, back) => {
  const answer = await app.visitor().get(`/api/login?returnTo=${encodeURIComponent(wanted)}`)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(
    `/account/sign-in?returnTo=${encodeURIComponent(back)}`,
  )
})
