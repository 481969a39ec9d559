import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type RemoteSignIn, SignInError } from '../sign-in-provider.ts'
import { askIssuer } from './ask-issuer.ts'
import { createDiscovery, type Issuer } from './discovery.ts'
import { readIdentity } from './read-identity.ts'

interface OidcClient {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

const tokensSchema = z.object({ id_token: z.string(), access_token: z.string().optional() })

/** RFC 6749 §2.3.1: both halves are form-encoded before they are joined. */
const formEncoded = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1)

async function exchangeCode(
  issuer: Issuer,
  client: OidcClient,
  form: { code: string; callback: string; codeVerifier: string },
) {
  const basic = issuer.token_endpoint_auth_methods_supported.includes('client_secret_basic')
  const pair = `${formEncoded(client.clientId)}:${formEncoded(client.clientSecret)}`
  const answer = await askIssuer(issuer.token_endpoint, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      ...(basic ? { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } : {}),
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: form.code,
      redirect_uri: form.callback,
      code_verifier: form.codeVerifier,
      ...(basic ? {} : { client_id: client.clientId, client_secret: client.clientSecret }),
    }),
  })
  const tokens = tokensSchema.safeParse(answer)
  if (!tokens.success) throw new SignInError('refused', 'The issuer gave no ID token')
  return { idToken: tokens.data.id_token, accessToken: tokens.data.access_token }
}

/** OpenID Connect: authorization code flow with PKCE, state and nonce; tokens are read and thrown away. */
export function createOidcSignIn(client: OidcClient): RemoteSignIn {
  const discover = createDiscovery(client.issuer)
  return {
    kind: 'remote',
    async begin({ state, nonce, codeVerifier }, callback) {
      const { authorization_endpoint } = await discover()
      const address = new URL(authorization_endpoint)
      const query = {
        response_type: 'code',
        client_id: client.clientId,
        redirect_uri: callback,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      return address.href
    },
    async complete({ code, error, iss }, { nonce, codeVerifier }, callback) {
      if (error === 'access_denied') throw new SignInError('cancelled', 'The person said no')
      if (error || !code) throw new SignInError('refused', 'The issuer gave no code')
      const issuer = await discover()
      // RFC 9207: an answer of another issuer, mixed in.
      const named = iss !== undefined || issuer.authorization_response_iss_parameter_supported
      if (named && iss !== issuer.issuer)
        throw new SignInError('refused', 'The answer is not of this issuer')
      const tokens = await exchangeCode(issuer, client, { code, callback, codeVerifier })
      return readIdentity(issuer, tokens, { clientId: client.clientId, nonce })
    },
    async logoutAddress(home) {
      try {
        const { end_session_endpoint } = await discover()
        if (!end_session_endpoint) return undefined
        const address = new URL(end_session_endpoint)
        address.searchParams.set('client_id', client.clientId)
        address.searchParams.set('post_logout_redirect_uri', home)
        return address.href
      } catch {
        // Our own session has ended; the issuer's is the issuer's affair.
        return undefined
      }
    },
  }
}
