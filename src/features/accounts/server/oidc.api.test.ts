import { SignJWT, generateKeyPair } from 'jose'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startIssuer, type TestIssuer } from '#tests/support/oidc-issuer.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'
import { createSignInProvider } from './index.ts'

let issuer: TestIssuer
let app: TestApp
beforeAll(async () => {
  issuer = await startIssuer()
  app = await startTestApp(issuer.settings)
  issuer.know(app.url)
})
afterEach(() => issuer.honest())
afterAll(async () => {
  await app.close()
  await issuer.close()
})

const somebody = (over: Partial<Person> = {}): Person => {
  const sub = randomUUID()
  const email = `${sub}@example.ca`
  return { sub, email, email_verified: true, given_name: 'Zoé', family_name: 'Roy', ...over }
}

const begin = async (browser: TestClient, returnTo = '/planner?trip=1') => {
  const answer = await browser.get(`/api/login?returnTo=${encodeURIComponent(returnTo)}`)
  expect(answer.status).toBe(302)
  return answer.headers.get('location') ?? ''
}
const pathOf = (url: URL) => url.pathname + url.search

/** The whole sign-in: to the issuer, back, and in. Returns the final URL. */
async function signIn(browser: TestClient, person: Person | undefined, returnTo?: string) {
  issuer.person = person
  const back = await issuer.visit(await begin(browser, returnTo))
  return (await browser.get(pathOf(back))).headers.get('location')
}

const currentUser = (browser: TestClient) => browser.get('/api/auth/user')

/** An account with a password, created before the site had an issuer. */
async function oldAccount(verified: boolean) {
  const id = randomUUID()
  const email = `${id}@example.ca`
  const { pool } = app.database
  await pool.query(
    `insert into users (id, name, first_name, last_name, email, email_verified)
     values ($1, 'Old Hand', 'Old', 'Hand', $2, $3)`,
    [id, email, verified],
  )
  await pool.query(
    `insert into credentials (id, user_id, provider_id, account_id, password)
     values ($1, $1, 'credential', $1, 'scrypt$x$y')`,
    [id],
  )
  const passwords = async () =>
    (
      await pool.query(`select 1 from credentials where user_id = $1 and password is not null`, [
        id,
      ])
    ).rowCount
  return { id, email, passwords }
}

describe('AUTH-03 sign-in at an OpenID Connect issuer', () => {
  test('with PKCE, state and nonce, and back to where it began', async () => {
    const browser = app.visitor()
    const there = new URL(await begin(browser))
    expect(there.origin).toBe(issuer.url)
    const query = Object.fromEntries(there.searchParams)
    expect(query).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' })
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(query[name]).toMatch(/^[\w-]{43}$/)
    const person = somebody()
    expect(await signIn(browser, person)).toBe('/planner?trip=1')
    const user = (await currentUser(browser)).body
    expect(user).toMatchObject({ firstName: 'Zoé', lastName: 'Roy', email: person.email })
    expect(browser.cookies.get('hint')).toBe('1')
  })

  test('AUTH-03 another site as returnTo leads home', async () => {
    expect(await signIn(app.visitor(), somebody(), 'https://evil.example')).toBe('/')
  })

  test('the same subject is the same account, whatever becomes of the address', async () => {
    const person = somebody()
    const first = app.visitor()
    await signIn(first, person)
    const { id } = (await currentUser(first)).body
    const again = app.visitor()
    await signIn(again, { ...person, email: 'moved@example.ca', email_verified: false })
    expect((await currentUser(again)).body.id).toBe(id)
  })

  test('an issuer that tells one name only, or none, opens an account all the same', async () => {
    const { sub, email } = somebody()
    const browser = app.visitor()
    await signIn(browser, { sub, email: email ?? '', email_verified: true, name: 'Prince' })
    expect((await currentUser(browser)).body).toMatchObject({ firstName: 'Prince', lastName: '' })
  })

  test('AUTH-04 signing in again rotates the session; signing out ends it', async () => {
    const person = somebody()
    const browser = app.visitor()
    await signIn(browser, person)
    const before = browser.cookies.get('wayleaf_session') ?? ''
    await signIn(browser, person)
    const old = app.visitor()
    old.cookies.set('wayleaf_session', before)
    expect((await currentUser(old)).status).toBe(401)
    const out = await browser.get('/api/logout', { 'sec-fetch-site': 'same-origin' })
    expect(out.headers.get('location')).toMatch(new RegExp(`^${issuer.url}/session/end\\?`))
    expect((await currentUser(browser)).status).toBe(401)
  })

  test('a first sign-in in two windows at once succeeds in both', async () => {
    for (let round = 0; round < 5; round++) {
      issuer.person = somebody()
      const windows = [app.visitor(), app.visitor(), app.visitor()]
      const backs: URL[] = []
      for (const browser of windows) backs.push(await issuer.visit(await begin(browser, '/')))
      const answers = await Promise.all(
        windows.map((browser, n) => browser.get(pathOf(backs[n] ?? new URL('about:blank')))),
      )
      expect(answers.map(({ headers }) => headers.get('location'))).toEqual(['/', '/', '/'])
      const users = await Promise.all(windows.map(async (w) => (await currentUser(w)).body.id))
      expect(new Set(users).size).toBe(1)
    }
  })

  test('two windows may go there at once and both come back', async () => {
    issuer.person = somebody()
    const browser = app.visitor()
    const [one, two] = [await begin(browser, '/one'), await begin(browser, '/two')]
    const backs = [await issuer.visit(two), await issuer.visit(one)]
    const ends = []
    for (const back of backs) ends.push((await browser.get(pathOf(back))).headers.get('location'))
    expect(ends).toEqual(['/two', '/one'])
  })
})

describe('AUTH-03 accounts from before', () => {
  test('a verified address finds its account and keeps its password', async () => {
    const old = await oldAccount(true)
    const browser = app.visitor()
    await signIn(browser, somebody({ email: old.email.toUpperCase() }))
    expect((await currentUser(browser)).body.id).toBe(old.id)
    expect(await old.passwords()).toBe(1)
  })

  test('AUTH-04 an account with an unverified address goes to the address’s owner, and its password ends', async () => {
    const squatted = await oldAccount(false)
    await signIn(app.visitor(), somebody({ email: squatted.email }))
    expect(await squatted.passwords()).toBe(0)
  })

  test.each([[false], [undefined]])(
    'AUTH-04 an address that the issuer says is verified: %s opens and finds nothing',
    async (email_verified) => {
      const old = await oldAccount(true)
      for (const email of [old.email, `new-${old.email}`]) {
        const browser = app.visitor()
        const { sub } = somebody()
        const person = { sub, email, ...(email_verified === undefined ? {} : { email_verified }) }
        expect(await signIn(browser, person)).toBe('/login?fault=email-unverified')
        expect((await currentUser(browser)).status).toBe(401)
      }
      const { rowCount } = await app.database.pool.query('select 1 from users where email = $1', [
        `new-${old.email}`,
      ])
      expect(rowCount).toBe(0)
    },
  )

  test('passwords are not asked for: sign-up, sign-in and reset say where to go', async () => {
    const names = { firstName: 'A', lastName: 'B' }
    const body = { email: 'a@example.ca', password: 'spruce-and-maple' }
    const answers = [
      await app.visitor().post('/api/auth/sign-in/email', body),
      await app.visitor().post('/api/auth/sign-up/email', { ...names, ...body }),
      await app.visitor().post('/api/auth/password-reset', { email: body.email }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [403, 'no-passwords-here']),
    )
  })
})

describe('AUTH-03 what is refused', () => {
  const cameBack = async (person: Person | undefined = somebody()) => {
    issuer.person = person
    const browser = app.visitor()
    const there = await begin(browser)
    const nonce = new URL(there).searchParams.get('nonce') ?? ''
    return { browser, nonce, back: await issuer.visit(there) }
  }
  const end = async (browser: TestClient, back: URL) => {
    const answer = await browser.get(pathOf(back))
    expect(browser.cookies.has('wayleaf_session')).toBe(false)
    return answer.headers.get('location')
  }

  test('a state that is wrong, missing, or of another browser', async () => {
    const { browser, back } = await cameBack()
    const wrong = new URL(back)
    wrong.searchParams.set('state', 'x'.repeat(43))
    expect(await end(browser, wrong)).toBe('/login?fault=expired')
    wrong.searchParams.delete('state')
    expect(await end(browser, wrong)).toBe('/login?fault=expired')
    expect(await end(app.visitor(), back)).toBe('/login?fault=expired')
    const other = app.visitor()
    await begin(other)
    expect(await end(other, back)).toBe('/login?fault=expired')
    // None of these has used up the attempt of the right browser.
    expect((await browser.get(pathOf(back))).headers.get('location')).toBe('/planner?trip=1')
  })

  test('an answer that is played again, and a code that the issuer has seen before', async () => {
    const { browser, back } = await cameBack()
    await browser.get(pathOf(back))
    const thief = app.visitor()
    for (const [name, value] of browser.cookies)
      if (name !== 'wayleaf_session') thief.cookies.set(name, value)
    expect(await end(thief, back)).toBe('/login?fault=expired')
    const own = new URL(await begin(thief))
    const replayed = new URL(back)
    replayed.searchParams.set('state', own.searchParams.get('state') ?? '')
    expect(await end(thief, replayed)).toBe('/login?fault=refused')
  })

  test('a sign-in that took too long', async () => {
    const { browser, back } = await cameBack()
    await app.database.pool.query(`update sign_in_attempts set expires_at = now()`)
    expect(await end(browser, back)).toBe('/login?fault=expired')
  })

  test('a person declines', async () => {
    expect(await signIn(app.visitor(), undefined)).toBe('/login?fault=cancelled')
  })

  test('an answer in the name of another issuer', async () => {
    const { browser, back } = await cameBack()
    back.searchParams.set('iss', 'https://other.example')
    expect(await end(browser, back)).toBe('/login?fault=refused')
  })

  const claims = (over: Record<string, unknown>) => ({
    iss: issuer.url,
    aud: 'wayleaf',
    sub: 'forged',
    email: 'forged@example.ca',
    email_verified: true,
    ...over,
  })

  test.each(['another key', 'no signature'])('an ID token with %s', async (kind) => {
    const { browser, back, nonce } = await cameBack()
    const { privateKey } = await generateKeyPair('RS256')
    const forged = await new SignJWT(claims({ nonce }))
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
    const [, payload] = forged.split('.')
    const head = Buffer.from('{"alg":"none"}').toString('base64url')
    issuer.forge('/token', (body) => ({
      ...body,
      id_token: kind === 'no signature' ? `${head}.${payload}.` : forged,
    }))
    expect(await end(browser, back)).toBe('/login?fault=refused')
  })

  test.each([
    ['for this site', {}, '/planner?trip=1'],
    ['for another site', { aud: 'elsewhere' }, '/login?fault=refused'],
    ['for two sites, at the other’s wish', { aud: ['wayleaf', 'elsewhere'], azp: 'elsewhere' }],
    ['for two sites, without an authorised party', { aud: ['wayleaf', 'elsewhere'] }],
    ['at another site’s wish', { azp: 'elsewhere' }],
    ['of another issuer', { iss: 'https://other.example' }],
    ['without its sign-in', { nonce: undefined }],
    ['that is over', { exp: Math.floor(Date.now() / 1000) - 120 }],
  ])(
    'an ID token %s, signed by the issuer itself',
    async (_, over, leads = '/login?fault=refused') => {
      const { browser, back, nonce } = await cameBack()
      const now = Math.floor(Date.now() / 1000)
      const own = claims({ nonce, sub: randomUUID(), iat: now, exp: now + 300, ...over })
      const signed = await new SignJWT(own)
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .sign(issuer.key)
      issuer.forge('/token', (body) => ({ ...body, id_token: signed }))
      expect((await browser.get(pathOf(back))).headers.get('location')).toBe(leads)
      expect(browser.cookies.has('wayleaf_session')).toBe(!leads.startsWith('/login'))
    },
  )

  test('an ID token of another sign-in, signed by the issuer itself', async () => {
    let stolen: unknown
    issuer.forge('/token', (body) => {
      stolen = body['id_token']
      return body
    })
    await signIn(app.visitor(), somebody())
    const { browser, back } = await cameBack()
    issuer.forge('/token', (body) => ({ ...body, id_token: stolen }))
    expect(await end(browser, back)).toBe('/login?fault=refused')
  })

  test('a userinfo answer about another subject', async () => {
    const { browser, back } = await cameBack()
    issuer.forge('/me', (body) => ({ ...body, sub: 'somebody-else' }))
    expect(await end(browser, back)).toBe('/login?fault=refused')
  })
})

describe('AUTH-03 an issuer that cannot be used', () => {
  test('AUTH-03 an issuer that is down gives an error and is retried later', async () => {
    const later = await startIssuer()
    const site = await startTestApp(later.settings)
    const down = await site.visitor().get('/api/login')
    expect([down.status, down.headers.get('location')]).toEqual([302, '/login?fault=unreachable'])
    later.know(site.url)
    const up = await site.visitor().get('/api/login')
    expect(up.headers.get('location')).toMatch(new RegExp(`^${later.url}/auth\\?`))
    later.person = somebody()
    const browser = site.visitor()
    const begun = (await browser.get('/api/login')).headers.get('location') ?? ''
    const back = await later.visit(begun)
    expect(later.asked('/.well-known/openid-configuration')).toBe(2)
    await later.close()
    const answer = await browser.get(pathOf(back))
    expect(answer.headers.get('location')).toBe('/login?fault=unreachable')
    await site.close()
  })

  test('AUTH-03 one that goes by another name is refused', async () => {
    const liar = await startIssuer()
    const site = await startTestApp(liar.settings)
    liar.know(site.url)
    liar.forge('/.well-known/openid-configuration', (body) => ({
      ...body,
      issuer: 'https://a.example',
    }))
    const answer = await site.visitor().get('/api/login')
    expect(answer.headers.get('location')).toBe('/login?fault=refused')
    await site.close()
    await liar.close()
  })

  test.each([
    [{ SIGN_IN_PROVIDER: 'saml' }, /unknown adapter "saml". Known: embedded, oidc/],
    [{ SIGN_IN_PROVIDER: 'oidc' }, /OIDC_ISSUER: .*\n.*OIDC_CLIENT_ID: .*\n.*OIDC_CLIENT_SECRET: /],
    [
      {
        SIGN_IN_PROVIDER: 'oidc',
        OIDC_ISSUER: 'http://id.example',
        OIDC_CLIENT_ID: 'a',
        OIDC_CLIENT_SECRET: 'b',
      },
      /OIDC_ISSUER: only https/,
    ],
  ])('settings %j stop the start', (settings, words) => {
    expect(() => createSignInProvider(settings)).toThrow(words)
  })
})

describe('AUTH-03 /api/logout by navigation', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }, false],
    [{}, false],
    [{ referer: 'https://evil.example/' }, false],
    [{ referer: 'OURS' }, true],
  ])('with %j it ends the session: %s', async (headers, ends) => {
    const local = await startTestApp()
    const user = await local.user()
    const sent: Record<string, string> = {}
    for (const [name, value] of Object.entries(headers))
      sent[name] = value === 'OURS' ? `${local.url}/planner` : value
    const answer = await user.get('/api/logout', sent)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(ends ? '/' : '/account/log-out')
    expect((await user.get('/api/auth/user')).status).toBe(ends ? 401 : 200)
    await local.close()
  })
})
