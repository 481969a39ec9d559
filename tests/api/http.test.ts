import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listedPrices } from '#features/billing/server/index.ts'
import { factNames, listMembers } from '#platform/web/facts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let user: TestClient
beforeAll(async () => {
  app = await startTestApp()
  user = await app.user()
})
afterAll(() => app.close())

const json = { 'content-type': 'application/json' }
const create = (init: RequestInit) => user.send('POST', '/api/itineraries', init)

describe('SHELL-10 problems', () => {
  test('every failure is a problem document with a code, a sentence and the request’s id', async () => {
    const answer = await app.visitor().get('/api/itineraries')
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(answer.body).toMatchObject({
      status: 401,
      code: 'unauthenticated',
      message: 'Please sign in to continue.',
      error: 'Please sign in to continue.',
      success: false,
      requestId: answer.headers.get('x-request-id'),
    })
  })

  test.each([
    ['broken JSON', '{"a":', json, 400],
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['text', '{}', { 'content-type': 'text/plain' }, 415],
    ['NUL in a text', '{"destination":"a\\u0000b"}', json, 400],
    ['half a surrogate pair', '{"destination":"\\ud800"}', json, 400],
    ['a body nested 40 deep', `${'['.repeat(40)}${']'.repeat(40)}`, json, 400],
    ['a body over a megabyte', JSON.stringify({ a: 'x'.repeat(1_100_000) }), json, 413],
    ['an array', '[]', json, 422],
    ['a polluted prototype', '{"__proto__":{"a":1}}', json, 422],
  ])('%s is refused', async (_, body, headers, status) => {
    const answer = await create({ body, headers })
    expect(answer.status).toBe(status)
    expect(answer.body.message).toEqual(expect.any(String))
  })

  test('an unknown path is 404, a known path with another method 405 with what it allows', async () => {
    expect((await user.get('/api/nothing')).body.code).toBe('not-found')
    const answer = await user.send('PUT', '/api/itineraries')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST')
  })

  test('a query name given twice is refused rather than guessed at', async () => {
    const answer = await user.get('/api/search/hotels?location=Paris&location=Tokyo')
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0]).toMatchObject({ field: 'location' })
  })
})

describe('OPS-02 origin', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another port of this machine', { origin: 'http://localhost:1' }],
    ['a cross-site request without Origin', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ])('a change that %s asks for is refused', async (_, headers) => {
    const answer = await create({ body: '{}', headers: { ...json, ...headers } })
    expect(answer.status).toBe(403)
    expect(answer.body.code).toBe('cross-origin')
  })

  test('the loopback names are all ours while no public address is set', async () => {
    const { port } = new URL(app.url)
    const body = JSON.stringify({})
    const answer = await create({ body, headers: { ...json, origin: `http://localhost:${port}` } })
    expect(answer.status).toBe(422)
  })

  test('AUTH-04 with a public address the cookies are for TLS alone, and only that one may ask for changes', async () => {
    const live = await startTestApp({ APP_ORIGIN: 'https://travel.example' })
    const from = (origin: string) =>
      live.visitor().send('POST', '/api/auth/sign-out', { headers: { origin } })
    expect((await from('https://travel.example')).status).toBe(200)
    expect((await from('http://travel.example')).status).toBe(403)
    expect((await from(live.url)).status).toBe(403)
    const answer = await from('https://travel.example')
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=63072000')
    const [session, hint] = answer.headers.getSetCookie()
    expect(session).toMatch(/^__Host-wayleaf_session=;.*Secure/)
    expect(hint).toMatch(/^__Host-hint=;.*Secure/)
    await live.close()
  })
})

describe('OPS-02 headers', () => {
  test('pages carry a strict policy without inline script, and answers of the API a closed one', async () => {
    const page = await app.visitor().get('/')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(page.text).not.toMatch(/<script(?![^>]*(src=|type="application\/(ld\+)?json"))[^>]*>/)
    expect(page.text).not.toMatch(/ style="/)
    const answer = await app.visitor().get('/api/destinations')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const { headers } of [page, answer]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  test('answers about an account are never stored by caches', async () => {
    expect((await user.get('/api/itineraries')).headers.get('cache-control')).toBe('no-store')
  })
})

describe('SHELL-19 pages', () => {
  test('SHELL-08 an unknown page is the not-found page with status 404', async () => {
    const answer = await app.visitor().get('/no/such/page')
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('404 Page Not Found')
  })

  test('SHELL-02 pages are found whatever the case and with a slash too many', async () => {
    for (const path of ['/ACCOUNT/Sign-In', '/account/sign-in/'])
      expect((await app.visitor().get(path)).status).toBe(200)
  })

  test('SHELL-19 the home page is complete HTML with a title and a description of its own', async () => {
    const { text } = await app.visitor().get('/')
    expect(text).toContain('Plan the whole trip, then go.')
    expect(text).toMatch(/<title>[^<]+<\/title>/)
    expect(text).toMatch(/<meta name="description" content="[^"]{40,}"/)
    expect(text).not.toContain('{{')
  })

  test('HOME-10 the registration number in the pages is the one of the settings', async () => {
    const live = await startTestApp({ BUSINESS_REGISTRATION: '50012345<' })
    const { text } = await live.visitor().get('/')
    expect(text).toContain('50012345&#60;')
    expect(text).not.toContain('50012345<')
    await live.close()
  })

  test('HOME-10 pages that list what can be booked say that it is protected, with the number', async () => {
    const live = await startTestApp({ BUSINESS_REGISTRATION: '50012345' })
    for (const path of ['/flights', '/search', '/stay-dine', '/maps']) {
      const { text } = await live.visitor().get(path)
      const notice = /protected under the provincial travel industry act.{0,400}/s.exec(text)?.[0]
      expect(notice, path).toContain('TICO registration no. 50012345.')
      expect(notice, path).toContain('href="/tico-protection"')
    }
    await live.close()
  })

  test('HOME-10 the business has its own name and registration in every page, also in titles', async () => {
    const settings = { BUSINESS_NAME: 'Maple & Oak', BUSINESS_REGISTRATION: '50012345' }
    const live = await startTestApp(settings)
    for (const path of ['/', '/planner', '/no/such/page']) {
      const { text } = await live.visitor().get(path)
      const title = /<title>(.*?)<\/title>/.exec(text)?.[1]
      expect(title, path).toContain('Maple &#38; Oak')
      expect(title, path).not.toContain('Wayleaf')
    }
    const law =
      'Registered under the Travel Industry Act, 2002 (Ontario). TICO registration no. 50012345.'
    expect((await live.visitor().get('/no/such/page')).text).toContain(`<p>${law}`)
    await live.close()
  })

  test('HOME-10 scripts find every fact that they know, and no other', async () => {
    const { text } = await app.visitor().get('/')
    const json = /<script type="application\/json" id="facts">(.*?)<\/script>/.exec(text)?.[1]
    // Prices are known to the pages of the shop alone.
    const ofShop = Object.keys(listedPrices())
    expect(Object.keys(JSON.parse(json ?? '')).toSorted()).toEqual(
      [...factNames, ...Object.keys(listMembers), ...ofShop].toSorted(),
    )
  })

  test('a page that has not changed is answered with 304', async () => {
    const first = await app.visitor().get('/')
    const etag = first.headers.get('etag') ?? ''
    expect((await app.visitor().get('/', { 'if-none-match': etag })).status).toBe(304)
  })

  test.each(['/assets/../site.json', '/..%2fpackage.json', '/pages/home.html', '/site.json'])(
    'nothing but the site is served: %s',
    async (path) => {
      expect((await app.visitor().get(path)).status).toBe(404)
    },
  )
})

test('OPS-02 an address of thousands of slashes costs no more than any other', async () => {
  const began = performance.now()
  const answer = await app.visitor().get(`${'/'.repeat(12_000)}a`)
  expect(answer.status).toBe(404)
  expect(performance.now() - began).toBeLessThan(500)
})

describe('OPS-03 probes', () => {
  test('health, readiness, metrics and the description of the API answer', async () => {
    const visitor = app.visitor()
    expect((await visitor.get('/healthz')).body).toEqual({ status: 'ok' })
    expect((await visitor.get('/readyz')).body).toEqual({ status: 'ready' })
    expect((await visitor.get('/metrics')).text).toContain('http_requests_total')
  })

  test('the description names every operation with its policy, and each refuses strangers by it', async () => {
    const { body } = await app.visitor().get('/api/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    const operations = Object.entries<Record<string, any>>(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
    expect(operations.length).toBeGreaterThanOrEqual(18)
    for (const { path, method, operation } of operations) {
      expect(operation['x-policy'], `${method} ${path}`).toBeTruthy()
      if (operation.security.length === 0) continue
      const url = path.replace(/\{\w+\}/g, '3f2b8a52-0a8e-4a67-9d7c-0c5e6f1c0001')
      const answer = await app.visitor().send(method.toUpperCase(), url)
      expect(answer.status, `${method} ${path}`).toBe(401)
    }
  })

  test('metrics of an instance with a token need the token', async () => {
    const live = await startTestApp({ METRICS_TOKEN: 'a-token-of-enough-length' })
    expect((await live.visitor().get('/metrics')).status).toBe(404)
    const authorization = 'Bearer a-token-of-enough-length'
    expect((await live.visitor().get('/metrics', { authorization })).status).toBe(200)
    await live.close()
  })
})

test('OPS-02 a request that never ends its headers is closed, and others are served meanwhile', async () => {
  const { port } = new URL(app.url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  expect((await app.visitor().get('/healthz')).status).toBe(200)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  // Unread data would keep the end of the connection from being seen.
  socket.resume()
  await closed
}, 30_000)

test('OPS-02 more requests than an address may make are refused with a time to wait', async () => {
  const strict = await startTestApp({ RATE_LIMITS: 'on' })
  const statuses = new Map<number, number>()
  for (let n = 0; n < 140; n++) {
    const { status } = await strict.visitor().get('/api/destinations')
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(statuses.get(200)).toBe(120)
  expect(statuses.get(429)).toBe(20)
  expect((await strict.visitor().get('/')).status).toBe(200)
  await strict.close()
})
