import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { Provider } from 'oidc-provider'
import { createApiClient } from './test-client.ts'

export interface Person {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly given_name?: string
  readonly family_name?: string
  readonly name?: string
}

const client = { id: 'wayleaf', secret: 'a secret & a half: 100% of it' }

export interface TestIssuer {
  readonly url: string
  /** Settings that make the application use it. */
  readonly settings: Readonly<Record<string, string>>
  /** Lets the application of this address sign people in. */
  know(site: string): void
  /** The user who signs in from now on; consent is always given. */
  person: Person | undefined
  /** Changes an answer of the issuer on its way: a path, and what becomes of its JSON. */
  forge(path: string, change: (body: Record<string, unknown>) => unknown): void
  honest(): void
  /** Goes to an address of the issuer as a new browser and returns where it leads back to. */
  visit(location: string): Promise<URL>
  /** What its ID tokens are signed with. */
  readonly key: KeyObject
  /** Number of requests for a path. */
  asked(path: string): number
  close(): Promise<void>
}

const scopes = {
  openid: ['sub'],
  email: ['email', 'email_verified'],
  profile: ['name', 'given_name', 'family_name'],
}

function configure(site: string, key: KeyObject, findPerson: () => Person | undefined) {
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${site}/api/auth/callback`],
        post_logout_redirect_uris: [`${site}/`],
      },
    ],
    claims: scopes,
    cookies: { keys: ['only a test'] },
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), use: 'sig', kid: 'k1' }] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ ...findPerson(), sub }),
    }),
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  }
}

/** Answers the issuer's login and consent prompts for the user. */
async function answer(
  provider: Provider,
  person: Person | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const finish = (result: object) => provider.interactionFinished(request, response, result)
  if (!person) return finish({ error: 'access_denied', error_description: 'No, thank you' })
  const { prompt, params, session } = await provider.interactionDetails(request, response)
  if (prompt.name === 'login') return finish({ login: { accountId: person.sub } })
  const grant = new provider.Grant({
    accountId: session?.accountId ?? person.sub,
    clientId: params.client_id,
  })
  grant.addOIDCScope((prompt.details.missingOIDCScope ?? []).join(' '))
  return finish({ consent: { grantId: await grant.save() } })
}

/** Lets an answer of the issuer pass through a change. */
function intercept(response: ServerResponse, change: (body: Record<string, unknown>) => unknown) {
  const end = response.end.bind(response)
  response.end = ((chunk: unknown) => {
    const body = JSON.stringify(change(JSON.parse(String(chunk)) as Record<string, unknown>))
    response.setHeader('content-length', Buffer.byteLength(body))
    return end(body)
  }) as typeof response.end
}

/** A real OpenID Connect issuer on this machine; its users consent automatically. */
export async function startIssuer(): Promise<TestIssuer> {
  const counts = new Map<string, number>()
  const forgeries = new Map<string, (body: Record<string, unknown>) => unknown>()
  let provider: Provider | undefined
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const server: Server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    counts.set(path, (counts.get(path) ?? 0) + 1)
    const change = forgeries.get(path)
    if (change) intercept(response, change)
    if (!provider) response.writeHead(503).end()
    else if (path.startsWith('/interaction/'))
      void answer(provider, issuer.person, request, response)
    else provider.callback()(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const issuer: TestIssuer = {
    url,
    settings: {
      SIGN_IN_PROVIDER: 'oidc',
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    },
    person: undefined,
    know(site) {
      provider = new Provider(
        url,
        configure(site, key, () => issuer.person),
      )
    },
    forge: (path, change) => void forgeries.set(path, change),
    honest: () => forgeries.clear(),
    key,
    async visit(location) {
      const browser = createApiClient(url)
      let at = location
      for (let hops = 0; hops < 8 && at.startsWith(url); hops++) {
        const step = await browser.get(at.slice(url.length))
        const next = step.headers.get('location')
        if (!next) throw new Error(`The issuer stays at ${at}: ${step.status} ${step.text}`)
        at = new URL(next, url).href
      }
      return new URL(at)
    },
    asked: (path) => counts.get(path) ?? 0,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return issuer
}
