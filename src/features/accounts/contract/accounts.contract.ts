import { z } from 'zod'
import { defineContract, redirectOutput } from '#platform/shared/endpoint.ts'
import { emailAddress, localDate, requiredText } from '#platform/shared/wire.ts'
import { termsVersions, unknownTerms } from '../domain/terms.ts'
import { plans, tiers } from '#features/entitlements/domain/tiers.ts'
import { accountErrors } from './accounts.errors.ts'
import { accountRoutes } from './accounts.endpoints.ts'

/** No rules of composition: length is what counts. */
export const newPassword = z
  .string()
  .min(8, 'Use at least 8 characters.')
  .max(128, 'Use at most 128 characters.')

const done = z.strictObject({ success: z.literal(true) })
/** Query parameters of the callback; untrusted, they may not come from the issuer. */
const fromIssuer = z.string().max(4096).optional()

export const userSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  roles: z.array(z.enum(['owner', 'operator'])),
  tier: z.enum(tiers),
  plan: z.enum(plans),
  /** Set only for accounts created by an issuer that have not been asked to accept the terms. */
  asksTerms: z.literal(true).optional(),
})

/** A version of the terms of use, named by its date. */
export const acceptedTerms = localDate.pipe(
  z.string().refine((date) => termsVersions.includes(date), {
    error: ({ input }) => unknownTerms(String(input)),
  }),
)

export const signUpSchema = z.strictObject({
  name: requiredText(120, 'Please enter your name.').optional(),
  firstName: requiredText(60, 'Please enter your first name.'),
  lastName: requiredText(60, 'Please enter your last name.'),
  email: emailAddress,
  password: newPassword,
  /** The version of the terms of use that the page displayed. */
  acceptedTerms: acceptedTerms.optional(),
})

const signInSchema = z.strictObject({
  email: emailAddress,
  password: z.string().min(1, 'Please enter your password.').max(128),
})

export const accountContract = defineContract({
  tag: 'accounts',
  routes: accountRoutes,
  errors: accountErrors,
  operations: {
    signUp: {
      summary: 'Creates an account and signs in.',
      body: signUpSchema,
      output: z.strictObject({ user: userSchema }),
      errors: ['account-exists', 'no-passwords-here'],
    },
    signIn: {
      summary: 'Signs in with email and password. Any earlier session of this browser ends.',
      body: signInSchema,
      output: z.strictObject({ user: userSchema }),
      errors: ['wrong-credentials', 'no-passwords-here'],
    },
    signOut: { summary: 'Ends the session. Idempotent.', output: done },
    getCurrentUser: { summary: 'The signed-in user.', output: userSchema },
    goToSignIn: {
      summary:
        'Redirects to the sign-in form or to the OpenID Connect issuer, and afterwards to `returnTo`.',
      query: z.object({ returnTo: z.string().max(500).optional() }),
      output: redirectOutput,
    },
    finishSignIn: {
      summary: 'The issuer’s redirect URI. Redirects onward, or to /login with a reason.',
      query: z.object({ state: fromIssuer, code: fromIssuer, error: fromIssuer, iss: fromIssuer }),
      output: redirectOutput,
    },
    logOut: {
      summary:
        'Ends the session on a navigation from this site; any other navigation gets a page that asks first.',
      output: redirectOutput,
    },
    requestPasswordReset: {
      summary: 'Emails a link to choose a new password. The answer is the same for every address.',
      body: z.strictObject({ email: emailAddress }),
      output: done,
      status: 202,
      errors: ['no-passwords-here'],
    },
    resetPassword: {
      summary: 'Sets a new password with the token of an emailed link, once. Ends every session.',
      body: z.strictObject({ token: z.string().min(1).max(200), password: newPassword }),
      output: done,
      errors: ['reset-link-spent', 'no-passwords-here'],
    },
  },
})

export type AccountContract = typeof accountContract
export type User = z.infer<typeof userSchema>
