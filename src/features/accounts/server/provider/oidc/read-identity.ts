import { type JWTPayload, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { type Identity, SignInError } from '../sign-in-provider.ts'
import { askIssuer } from './ask-issuer.ts'
import type { Issuer } from './discovery.ts'

/** Signatures by the issuer's public key. Not HS256: its key is our own secret, so it proves nothing. */
const trusted = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA']

const text = z.string().trim().max(200).optional().catch(undefined)
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()).optional().catch(undefined),
  // Some issuers send "true" as a string.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
    .catch(false)
    .default(false),
  given_name: text,
  family_name: text,
  name: text,
})

interface Tokens {
  readonly idToken: string
  readonly accessToken: string | undefined
}

interface Expected {
  readonly clientId: string
  readonly nonce: string
}

async function verifiedClaims(issuer: Issuer, { idToken }: Tokens, expected: Expected) {
  let claims: JWTPayload
  try {
    const { payload } = await jwtVerify(idToken, issuer.keys, {
      issuer: issuer.issuer,
      audience: expected.clientId,
      algorithms: trusted.filter((name) =>
        issuer.id_token_signing_alg_values_supported.includes(name),
      ),
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      clockTolerance: 30,
    })
    claims = payload
  } catch (cause) {
    const away = cause instanceof errors.JWKSTimeout || !(cause instanceof errors.JOSEError)
    throw new SignInError(away ? 'unreachable' : 'refused', 'The ID token is not valid', cause)
  }
  if (claims['nonce'] !== expected.nonce)
    throw new SignInError('refused', 'The ID token belongs to another sign-in')
  const many = Array.isArray(claims.aud) && claims.aud.length > 1
  if ((many || claims['azp'] !== undefined) && claims['azp'] !== expected.clientId)
    throw new SignInError('refused', 'The ID token was issued to another client')
  return claims
}

/** Many issuers send the address only from their userinfo endpoint; its subject must be the same. */
async function withUserInfo(issuer: Issuer, claims: JWTPayload, { accessToken }: Tokens) {
  if (claims['email'] !== undefined || !issuer.userinfo_endpoint || !accessToken) return claims
  const more = await askIssuer(issuer.userinfo_endpoint, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
  })
  if (typeof more !== 'object' || more === null || !('sub' in more) || more.sub !== claims.sub)
    throw new SignInError('refused', 'The userinfo endpoint describes another subject')
  return { ...more, ...claims }
}

/** First and last name, guessed from what is there; never empty. */
function namesOf(claims: z.output<typeof claimsSchema>): { firstName: string; lastName: string } {
  const [first = '', ...rest] = (claims.name ?? '').split(/\s+/)
  const fallback = claims.email?.split('@')[0] ?? 'Traveller'
  return {
    firstName: (claims.given_name || first || fallback).slice(0, 60),
    lastName: (claims.family_name || rest.join(' ')).slice(0, 60),
  }
}

/** The identity in the tokens, after every claim is checked. Throws SignInError. */
export async function readIdentity(
  issuer: Issuer,
  tokens: Tokens,
  expected: Expected,
): Promise<Identity> {
  const claims = await verifiedClaims(issuer, tokens, expected)
  const found = claimsSchema.safeParse(await withUserInfo(issuer, claims, tokens))
  if (!found.success) throw new SignInError('refused', 'The claims cannot be read', found.error)
  return {
    issuer: issuer.issuer,
    subject: found.data.sub,
    email: found.data.email,
    emailVerified: found.data.email_verified,
    ...namesOf(found.data),
  }
}
