import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { opened, pay } from '#tests/support/sandbox-steps.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    SEARCH_VERIFICATION_FILE: 'engine123.html',
    SEARCH_VERIFICATION_CONTENT: 'engine-verification: engine123.html',
  })
})
afterAll(() => app.close())

describe('ADMIN-02 health', () => {
  test('ADMIN-02 every port says what answers; embedded defaults lack keys and are healthy', async () => {
    const { status, body, headers } = await app.visitor().get('/api/health')
    expect(status).toBe(200)
    expect(body.status).toBe('healthy')
    expect(Math.abs(Date.parse(body.timestamp) - Date.now())).toBeLessThan(60_000)
    expect(body.services.flights).toMatchObject({ status: 'missing_keys', provider: 'embedded' })
    expect(body.services.visas).toMatchObject({ status: 'missing_key', provider: 'embedded' })
    expect(body.services.database).toMatchObject({ status: 'configured', answers: true })
    expect(body.recommendations.join(' ')).toContain('Flights: no keys are set')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('ADMIN-02 measurements are for the house, key details for the owner only', async () => {
    const visitor = (await app.visitor().get('/api/health')).body.services.flights
    const other = (await (await app.user('wanderlust')).get('/api/health')).body.services.flights
    for (const seen of [visitor, other])
      expect(Object.keys(seen)).toEqual(['label', 'status', 'provider', 'answers', 'services'])
    const staff = (await (await app.user('operator')).get('/api/health')).body.services.flights
    expect(staff.seen).toBeDefined()
    expect(staff.hasApiKey).toBeUndefined()
    const owner = (await (await app.user('owner')).get('/api/health')).body.services.flights
    expect(owner).toMatchObject({ hasApiKey: false, hasSecret: false })
  })

  test('ADMIN-02 a call through a port is seen with its latency', async () => {
    const owner = await app.user('owner')
    const before = (await owner.get('/api/health')).body.services.visas.seen.calls
    await app.visitor().get('/api/visa/check?from=CA&to=FR')
    const { seen } = (await owner.get('/api/health')).body.services.visas
    expect(seen).toMatchObject({ calls: before + 1, errorRate: 0 })
    expect(seen.latencyMs).toBeGreaterThanOrEqual(0)
    expect(Date.parse(seen.lastGoodAt)).toBeGreaterThan(Date.now() - 60_000)
  })

  test('ADMIN-02 payments are watched, and forged events say nothing about their provider', async () => {
    const owner = await app.user('owner')
    const readPayments = async () => (await owner.get('/api/health')).body.services.payments
    const before = await readPayments()
    expect(before).toMatchObject({ status: 'missing_keys', provider: 'embedded' })
    for (let at = 0; at < 3; at += 1)
      expect((await app.visitor().post('/api/webhooks/payments', { forged: at })).status).toBe(400)
    const after = await readPayments()
    expect(after).toMatchObject({ answers: true, seen: { errorRate: 0 } })
    expect(after.seen.calls).toBe(before.seen.calls + 3)
  })

  test('ADMIN-02 a guide’s model that does not answer is told; without payments there is no row', async () => {
    const other = await startTestApp({
      GUIDE_PROVIDER: 'openai',
      GUIDE_MODEL_URL: 'http://127.0.0.1:9/v1',
      GUIDE_MODEL: 'any',
      PAYMENTS_PROVIDER: 'none',
    })
    try {
      const user = await other.user()
      for (let at = 0; at < 3; at += 1)
        await user.post('/api/chat/send', { message: 'Is the Louvre open on Tuesdays?' })
      const { body } = await other.visitor().get('/api/health')
      expect(body.services.guide).toMatchObject({ provider: 'openai', answers: false })
      expect(body.status).toBe('degraded')
      expect(body.services.payments).toBeUndefined()
    } finally {
      await other.close()
    }
  })
})

describe('ADMIN-01 the rooms', () => {
  test.each([
    ['/api/admin/letters', 'operator'],
    ['/api/admin/jobs', 'operator'],
    ['/api/admin/purchases', 'operator'],
    ['/api/admin/users', 'owner'],
    ['/api/admin/audit', 'owner'],
  ])('ADMIN-01 the server opens %s to the %s and to no lower role', async (path, least) => {
    expect((await app.visitor().get(path)).status).toBe(401)
    expect((await (await app.user('wanderlust')).get(path)).status).toBe(403)
    expect((await (await app.user('operator')).get(path)).status).toBe(
      least === 'owner' ? 403 : 200,
    )
    expect((await (await app.user('owner')).get(path)).status).toBe(200)
  })

  test('ADMIN-01 the owner finds an account by part of its address, wildcards are letters', async () => {
    const owner = await app.user('owner')
    const user = await app.user('explorer')
    const find = async (search: string) =>
      (await owner.get(`/api/admin/users?${new URLSearchParams({ search })}`)).body.users
    expect(await find(user.email.slice(0, 18).toUpperCase())).toMatchObject([
      { email: user.email, holds: ['explorer'], emailVerified: false },
    ])
    for (const sign of ['%', '_', '\\', "'; drop table users; --"])
      expect(await find(sign)).toEqual([])
  })

  test('ADMIN-01 letters are listed with what became of them, never with what they say', async () => {
    const operator = await app.user('operator')
    const user = await app.user()
    await app.visitor().post('/api/auth/password-reset', { email: user.email })
    const mine = async () =>
      (await operator.get('/api/admin/letters')).body.letters.find(
        ({ receiver }: { receiver: string }) => receiver === user.email,
      )
    await expect.poll(async () => (await mine())?.state).toBe('sent')
    expect(JSON.stringify(await mine())).not.toContain('new-password#')
    const failed = await operator.get('/api/admin/letters?state=failed')
    expect(failed.body).toEqual({ letters: [], more: false })
    expect((await operator.get('/api/admin/letters?page=0')).status).toBe(422)
  })

  test('ADMIN-01 the audit log tells the owner who did what; an erased account leaves no name', async () => {
    const owner = await app.user('owner')
    const operator = await app.user('operator')
    const { body: sent } = await app.visitor().post('/api/support/request', {
      name: 'Ann',
      email: 'ann@example.ca',
      message: 'Where is my trip?',
    })
    await operator.patch(`/api/support/requests/${sent.requestId}`, { status: 'in-progress' })
    const deed = async () =>
      (await owner.get('/api/admin/audit')).body.deeds.find(
        ({ target }: { target: string }) => target === sent.requestId,
      )
    expect(await deed()).toMatchObject({
      actor: operator.email,
      action: 'support-status',
      detail: 'open to in-progress',
    })
    expect((await operator.get('/api/account/export')).text).toContain('open to in-progress')
    await operator.send('DELETE', '/api/account', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'spruce-and-maple' }),
    })
    expect(await deed()).toMatchObject({ actor: null, action: 'support-status' })
  })

  const userOf = async (owner: TestClient, email: string) =>
    (await owner.get(`/api/admin/users?${new URLSearchParams({ search: email })}`)).body.users[0]
  const rolesOf = async (user: TestClient) => (await user.get('/api/auth/user')).body.roles
  const give = (by: TestClient, id: string, grant: string, force = true) =>
    by.send('PUT', `/api/admin/users/${id}/grants/${grant}`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ force }),
    })
  const take = (by: TestClient, id: string, grant: string) =>
    by.send('DELETE', `/api/admin/users/${id}/grants/${grant}`)

  test('ADMIN-01 the owner grants and revokes a role; both apply at once and are in the audit log', async () => {
    const owner = await app.user('owner')
    const user = await app.user()
    const { id } = await userOf(owner, user.email)
    const unproved = await give(owner, id, 'operator', false)
    expect([unproved.status, unproved.body.code]).toEqual([409, 'address-unproved'])
    expect((await user.get('/api/admin/jobs')).status).toBe(403)
    for (let time = 0; time < 2; time += 1)
      expect((await give(owner, id, 'operator')).status).toBe(204)
    expect((await user.get('/api/admin/jobs')).status).toBe(200)
    expect(await userOf(owner, user.email)).toMatchObject({ granted: ['operator'] })
    for (let time = 0; time < 2; time += 1)
      expect((await take(owner, id, 'operator')).status).toBe(204)
    expect((await user.get('/api/admin/jobs')).status).toBe(403)
    expect((await give(owner, id, 'operator')).status).toBe(204)
    expect(await rolesOf(user)).toEqual(['operator'])
    const { deeds } = (await owner.get('/api/admin/audit')).body
    const own = deeds.filter(({ target }: { target: string }) => target === user.email)
    expect(
      own.map((deed: { action: string; detail: string; actor: string }) => deed),
    ).toMatchObject([
      { action: 'grant', detail: 'operator', actor: owner.email },
      { action: 'revoke', detail: 'operator' },
      { action: 'grant', detail: 'operator' },
    ])
  })

  test('ADMIN-01 only the owner grants; not what was bought, not to a missing account, and not to oneself', async () => {
    const owner = await app.user('owner')
    const operator = await app.user('operator')
    const { id } = await userOf(owner, operator.email)
    const { id: own } = await userOf(owner, owner.email)
    for (const [who, status] of [
      [app.visitor(), 401],
      [operator, 403],
    ] as const) {
      expect((await give(who, id, 'owner')).status).toBe(status)
      expect((await take(who, own, 'owner')).status).toBe(status)
    }
    expect((await give(owner, id, 'emperor')).status).toBe(422)
    expect((await give(owner, 'nobody', 'operator')).body.code).toBe('account-not-found')
    expect((await take(owner, own, 'owner')).body.code).toBe('own-ownership')
    const session = await opened(operator, '/api/pricing/checkout', { plan: 'explorer' })
    const { purchase } = await pay(operator, session, { delivery: 'once' })
    await operator.get(`/api/pricing/verify/${purchase}`)
    expect((await take(owner, id, 'explorer')).body.code).toBe('bought-not-granted')
    expect((await userOf(owner, operator.email)).granted).toEqual(['operator'])
  })

  test('ADMIN-01 two owners who remove each other’s role at once: one of them stays', async () => {
    const [one, two] = [await app.user('owner'), await app.user('owner')]
    const [{ id: first }, { id: second }] = [
      await userOf(one, one.email),
      await userOf(one, two.email),
    ]
    const answers = await Promise.all([take(one, second, 'owner'), take(two, first, 'owner')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 403])
    expect([...(await rolesOf(one)), ...(await rolesOf(two))]).toEqual(['owner'])
  })

  test('ADMIN-01 SHOP-10 purchases are listed with what came in and went back, by state', async () => {
    const operator = await app.user('operator')
    const user = await app.user()
    const session = await opened(user, '/api/pricing/checkout', { plan: 'explorer' })
    const mine = async (state = '') =>
      (
        await operator.get(`/api/admin/purchases?state=${state}`.replace(/\?state=$/, ''))
      ).body.purchases?.filter(({ email }: { email: string }) => email === user.email)
    expect(await mine()).toMatchObject([{ state: 'open', kind: 'tier', paidCad: 0 }])
    const { purchase } = await pay(user, session, { delivery: 'once' })
    await user.get(`/api/pricing/verify/${purchase}`)
    expect(await mine('paid')).toMatchObject([
      { id: purchase, title: 'Explorer, one-time purchase', paidCad: 19.99, refundedCad: 0 },
    ])
    await app.visitor().post(`/api/sandbox-checkout/${session}/billing`, { action: 'refund' })
    await expect.poll(async () => (await mine('refunded'))?.length).toBe(1)
    expect(await mine()).toMatchObject([{ paidCad: 19.99, refundedCad: 19.99 }])
    expect(await mine('paid')).toEqual([])
    expect((await operator.get('/api/admin/purchases?state=stolen')).status).toBe(422)
    // By email or number, in any case; a sign of the pattern language is a letter like any other.
    const found = async (q: string, state = '') => {
      const query = new URLSearchParams({ q, ...(state ? { state } : {}) })
      const { body } = await operator.get(`/api/admin/purchases?${query}`)
      return body.purchases.map(({ id }: { id: string }) => id)
    }
    expect(await found(user.email.toUpperCase())).toEqual([purchase])
    expect(await found(purchase.slice(0, 8).toUpperCase())).toEqual([purchase])
    expect(await found(user.email, 'paid')).toEqual([])
    expect(await found('%')).toEqual([])
    expect(await found(`${user.email}x`)).toEqual([])
    expect((await operator.get(`/api/admin/purchases?q=${'x'.repeat(255)}`)).status).toBe(422)
    expect((await user.get('/api/admin/purchases?q=a')).status).toBe(403)
  })

  test('ADMIN-01 jobs say what waits', async () => {
    const { body } = await (await app.user('owner')).get('/api/admin/jobs')
    expect(body.jobs.map(({ name }: { name: string }) => name)).toEqual([
      'Emails',
      'Bookings in doubt',
      'Purchases',
    ])
  })
})

describe('ADMIN-03 verification', () => {
  test('ADMIN-03 the file of the settings is named and served; plain text gets a short status', async () => {
    const visitor = app.visitor()
    expect((await visitor.get('/api/verification')).body).toEqual({ file: '/engine123.html' })
    expect((await visitor.get('/engine123.html')).text).toBe('engine-verification: engine123.html')
    const plain = await visitor.get('/test-verification', { accept: 'text/plain' })
    expect(plain.headers.get('content-type')).toContain('text/plain')
    expect(plain.text).toBe('ok\nverification file: /engine123.html\n')
    const page = await visitor.get('/test-verification', { accept: 'text/html' })
    expect(page.headers.get('content-type')).toContain('text/html')
  })
})
