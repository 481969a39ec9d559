import { z } from 'zod'
import { defineContract, redirectOutput } from '#platform/shared/endpoint.ts'
import { emailAddress, requiredText } from '#platform/shared/wire.ts'
import { plans, tiers } from '../domain/tiers.ts'
import { accountErrors } from './accounts.errors.ts'
import { accountRoutes } from './accounts.routes.ts'

/** No rules of composition: length is what counts. */
const newPassword = z
  .string()
  .min(8, 'Use at least 8 characters.')
  .max(128, 'Use at most 128 characters.')

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
})

export const signUpSchema = z.strictObject({
  name: requiredText(120, 'Please enter your name.').optional(),
  firstName: requiredText(60, 'Please enter your first name.'),
  lastName: requiredText(60, 'Please enter your last name.'),
  email: emailAddress,
  password: newPassword,
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
      summary: 'Open an account and sign in at once.',
      body: signUpSchema,
      output: z.strictObject({ user: userSchema }),
      errors: ['account-exists'],
    },
    signIn: {
      summary: 'Sign in with email and password.',
      body: signInSchema,
      output: z.strictObject({ user: userSchema }),
      errors: ['wrong-credentials'],
    },
    signOut: {
      summary: 'End the session; ending none is no error.',
      output: z.strictObject({ success: z.literal(true) }),
    },
    getCurrentUser: { summary: 'The signed-in user.', output: userSchema },
    goToSignIn: {
      summary: 'Sends the browser to the sign-in form, and from there back to `returnTo`.',
      query: z.object({ returnTo: z.string().max(500).optional() }),
      output: redirectOutput,
    },
  },
})

export type AccountContract = typeof accountContract
export type User = z.infer<typeof userSchema>
