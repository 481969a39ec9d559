import * as oidc from 'openid-client'
import { type RemoteSignIn, SignInError } from '../sign-in-provider.ts'
import { asSignInError } from './as-sign-in-error.ts'
import { issuerFetch } from './issuer-fetch.ts'
import { toIdentity } from './to-identity.ts'

interface OidcClient {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

const freshMs = 60 * 60 * 1000

/** Basic unless the issuer lists its methods without it: the specification's own default. */
const authenticate =
  (secret: string): oidc.ClientAuth =>
  (issuer, client, body, headers) => {
    const { token_endpoint_auth_methods_supported: methods } = issuer
    const basic = methods?.includes('client_secret_basic') ?? true
    const method = basic ? oidc.ClientSecretBasic : oidc.ClientSecretPost
    return method(secret)(issuer, client, body, headers)
  }

/** Reads the issuer's metadata on first use and again every hour. Failures are not kept. */
function createDiscovery({ issuer, clientId, clientSecret }: OidcClient, timeout: number) {
  const address = new URL(issuer)
  // Without it the client trusts TLS alone for the ID token; with it, the issuer's signature too.
  const execute = [oidc.enableNonRepudiationChecks]
  // The settings allow http on this machine only.
  if (address.protocol === 'http:') execute.push(oidc.allowInsecureRequests)
  const options = { execute, timeout, [oidc.customFetch]: issuerFetch }
  let known: { readonly config: Promise<oidc.Configuration>; readonly since: number } | undefined
  return async () => {
    if (known && Date.now() - known.since < freshMs) return known.config
    const config = oidc.discovery(address, clientId, {}, authenticate(clientSecret), options)
    const asked = { config, since: Date.now() }
    known = asked
    try {
      return await config
    } catch (error) {
      if (known === asked) known = undefined
      throw error
    }
  }
}

/** Verified claims of the ID token; with the userinfo endpoint's where the token has no address. */
async function readClaims(
  config: oidc.Configuration,
  back: URL,
  checks: oidc.AuthorizationCodeGrantChecks,
) {
  const tokens = await oidc.authorizationCodeGrant(config, back, checks)
  const claims = tokens.claims()
  if (!claims) throw new SignInError('refused', 'The issuer gave no ID token')
  // The client checks it only in a token for several sites.
  if (claims['azp'] !== undefined && claims['azp'] !== config.clientMetadata().client_id)
    throw new SignInError('refused', 'The ID token was made for another site')
  if (claims['email'] !== undefined || !config.serverMetadata().userinfo_endpoint) return claims
  return { ...(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims }
}

/**
 * OpenID Connect: authorization code flow with PKCE, state and nonce; tokens are read and thrown
 * away. `timeout`: seconds for one answer of the issuer.
 */
export function createOidcSignIn(client: OidcClient, timeout = 8): RemoteSignIn {
  const discover = createDiscovery(client, timeout)
  return {
    kind: 'remote',
    async begin({ state, nonce, codeVerifier }, callback) {
      try {
        const address = oidc.buildAuthorizationUrl(await discover(), {
          redirect_uri: callback,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        })
        return address.href
      } catch (error) {
        throw asSignInError(error)
      }
    },
    async complete(answer, { state, nonce, codeVerifier }, callback) {
      const back = new URL(callback)
      for (const [name, value] of Object.entries({ ...answer, state }))
        if (value !== undefined) back.searchParams.set(name, value)
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
      }
      try {
        const config = await discover()
        const claims = await readClaims(config, back, checks)
        return toIdentity(config.serverMetadata().issuer, claims)
      } catch (error) {
        throw asSignInError(error)
      }
    },
    async logoutAddress(home) {
      try {
        const config = await discover()
        return oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: home }).href
      } catch {
        // Our own session has ended; the issuer's is the issuer's affair.
        return undefined
      }
    },
  }
}
