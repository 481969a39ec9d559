import { createRemoteJWKSet } from 'jose'
import { z } from 'zod'
import { SignInError } from '../sign-in-provider.ts'
import { askIssuer } from './ask-issuer.ts'

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).default(['RS256']),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
})

export interface Issuer extends z.output<typeof discoverySchema> {
  readonly keys: ReturnType<typeof createRemoteJWKSet>
}

const freshMs = 60 * 60 * 1000

async function discover(issuer: string): Promise<Issuer> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const found = discoverySchema.safeParse(await askIssuer(address))
  if (!found.success)
    throw new SignInError('unreachable', 'The issuer describes itself in another way', found.error)
  // Another issuer's metadata would let its keys sign in any user as any other.
  if (found.data.issuer !== issuer)
    throw new SignInError('refused', 'The issuer has another name than OIDC_ISSUER')
  const keys = createRemoteJWKSet(new URL(found.data.jwks_uri), { timeoutDuration: 8_000 })
  return { ...found.data, keys }
}

/** Fetches the issuer's metadata on first use and again every hour. Failures are not cached. */
export function createDiscovery(issuer: string, now = Date.now): () => Promise<Issuer> {
  let known: { readonly issuer: Promise<Issuer>; readonly since: number } | undefined
  return async () => {
    if (known && now() - known.since < freshMs) return known.issuer
    const asked = { issuer: discover(issuer), since: now() }
    known = asked
    try {
      return await asked.issuer
    } catch (error) {
      if (known === asked) known = undefined
      throw error
    }
  }
}
