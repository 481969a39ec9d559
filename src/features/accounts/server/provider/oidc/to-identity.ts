import { z } from 'zod'
import { type Identity, SignInError } from '../sign-in-provider.ts'

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

/** First and last name, guessed from the claims that there are; never empty. */
function namesOf(claims: z.output<typeof claimsSchema>): { firstName: string; lastName: string } {
  const [first = '', ...rest] = (claims.name ?? '').split(/\s+/)
  const fallback = claims.email?.split('@')[0] ?? 'Traveller'
  return {
    firstName: (claims.given_name || first || fallback).slice(0, 60),
    lastName: (claims.family_name || rest.join(' ')).slice(0, 60),
  }
}

/** The identity in claims that have been verified. Throws `refused` if they cannot be read. */
export function toIdentity(issuer: string, claims: unknown): Identity {
  const found = claimsSchema.safeParse(claims)
  if (!found.success) throw new SignInError('refused', 'The claims cannot be read', found.error)
  return {
    issuer,
    subject: found.data.sub,
    email: found.data.email,
    emailVerified: found.data.email_verified,
    ...namesOf(found.data),
  }
}
