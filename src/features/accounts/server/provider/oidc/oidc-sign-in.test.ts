import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RemoteSignIn } from '../sign-in-provider.ts'
import { createOidcSignIn } from './oidc-sign-in.ts'

type Answer = (response: ServerResponse) => void

const callback = 'https://wayleaf.example/api/auth/callback'
const attempt = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) }

let url = ''
let answers: Map<string, Answer>
let asked: string[]
const server = createServer((request, response) => {
  const path = request.url ?? ''
  asked.push(path)
  const answer = answers.get(path)
  if (answer) answer(response)
  else response.writeHead(404).end()
})

const json =
  (body: unknown): Answer =>
  (response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
const redirect: Answer = (response) => void response.writeHead(302, { location: '/inward' }).end()
const silence: Answer = () => undefined
/** JSON of one string that never ends. */
const endless: Answer = (response) => {
  response.setHeader('content-type', 'application/json').write('{"issuer":"')
  const more = () => {
    while (response.writable && response.write('x'.repeat(65_536)));
  }
  response.on('drain', more)
  more()
}
const page: Answer = (response) =>
  void response.setHeader('content-type', 'text/html').end('<p>Please log in to this network</p>')

const metadata = (over: object = {}) =>
  json({
    issuer: url,
    authorization_endpoint: `${url}/auth`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/keys`,
    ...over,
  })

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  answers = new Map([['/.well-known/openid-configuration', metadata()]])
  asked = []
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

const open = (timeout = 8): RemoteSignIn =>
  createOidcSignIn({ issuer: url, clientId: 'wayleaf', clientSecret: 'secret' }, timeout)
const fault = (asking: Promise<unknown>) => asking.then(undefined, (error: unknown) => error)

describe.each(['/.well-known/openid-configuration', '/token'])(
  'AUTH-03 an issuer whose %s',
  (path) => {
    test.each([
      ['leads elsewhere', redirect],
      ['never ends', endless],
      ['says nothing', silence],
      ['is a page of the network in between', page],
      ['fails', (response: ServerResponse) => void response.writeHead(502).end()],
    ])('%s counts as unreachable', async (_, answer) => {
      answers.set(path, answer)
      answers.set('/inward', json({}))
      const asking = open(answer === silence ? 0.2 : 8).complete({ code: 'c' }, attempt, callback)
      expect(await fault(asking)).toMatchObject({ name: 'SignInError', code: 'unreachable' })
      expect(asked).not.toContain('/inward')
    })
  },
)

test.each([
  [undefined, 'basic'],
  [['client_secret_post'], 'post'],
  [['client_secret_post', 'client_secret_basic'], 'basic'],
])('AUTH-03 an issuer that takes the secret by %j gets it by %s', async (methods, way) => {
  answers.set(
    '/.well-known/openid-configuration',
    metadata({ token_endpoint_auth_methods_supported: methods }),
  )
  let got = ''
  answers.set('/token', (response) => {
    got = response.req.headers.authorization ? 'basic' : 'post'
    response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}')
  })
  await fault(open().complete({ code: 'c' }, attempt, callback))
  expect(got).toBe(way)
})

test('AUTH-03 a refusal says why without what the issuer said about the person', async () => {
  const said = { error: 'invalid_grant', error_description: 'ann@example.ca may not sign in' }
  answers.set('/token', (response) => {
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  })
  const refused = await fault(open().complete({ code: 'c' }, attempt, callback))
  expect(refused).toMatchObject({ code: 'refused', cause: undefined })
  expect(String(refused)).toContain('error in the response body')
  expect(String(refused)).not.toContain('ann@')
})
