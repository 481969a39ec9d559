import { z } from 'zod'
import { defineContract, fileOutput } from '#platform/shared/endpoint.ts'
import { passport, requiredText } from '#platform/shared/wire.ts'
import { acceptedTerms, newPassword, userSchema } from './accounts.contract.ts'
import { accountErrors } from './accounts.errors.ts'
import { ownAccountRoutes } from './own-account.endpoints.ts'

const done = z.strictObject({ success: z.literal(true) })
const instant = z.iso.datetime()

const holdingSchema = z.strictObject({
  kind: z.enum(['tier', 'plan', 'role', 'pdf']),
  value: z.string(),
  since: instant,
  until: instant.nullable(),
  /** True if purchased, false if granted by staff. */
  bought: z.boolean(),
})

const ownAccountSchema = z.strictObject({
  user: userSchema,
  emailVerified: z.boolean(),
  /** False for accounts that sign in only through an issuer. */
  hasPassword: z.boolean(),
  memberSince: instant,
  /** What the account holds and has held, latest first. */
  holdings: z.array(holdingSchema),
})

const sessionSchema = z.strictObject({
  id: z.string(),
  /** True for the session that makes this request. */
  current: z.boolean(),
  /** A short form of the User-Agent; null if the browser sent none. */
  agent: z.string().nullable(),
  address: z.string().nullable(),
  startedAt: instant,
  endsAt: instant,
})

const passportsSchema = z.strictObject({
  passports: z.array(passport).max(5, 'Keep at most five passports.'),
})

const someText = z.string().min(1).max(254)

export const ownAccountContract = defineContract({
  tag: 'account',
  routes: ownAccountRoutes,
  errors: accountErrors,
  operations: {
    readOwnAccount: { summary: 'The account, its roles, tier and plan.', output: ownAccountSchema },
    rename: {
      summary: 'Changes the name.',
      body: z.strictObject({
        firstName: requiredText(60, 'Please enter your first name.'),
        lastName: requiredText(60, 'Please enter your last name.'),
      }),
      output: userSchema,
    },
    changePassword: {
      summary: 'Sets a new password; ends every other session and any emailed link.',
      body: z.strictObject({
        currentPassword: z.string().min(1, 'Please enter your current password.').max(128),
        newPassword,
      }),
      output: done,
      errors: ['wrong-password', 'no-passwords-here'],
    },
    listPassports: {
      summary: 'The passports of the account: country and last day, never a number.',
      output: passportsSchema,
    },
    savePassports: {
      summary: 'Replaces the passports of the account; an empty list removes them.',
      body: passportsSchema,
      output: passportsSchema,
    },
    answerTerms: {
      summary:
        'Records that the account accepted a version of the terms of use; null: it was asked and didn’t.',
      body: z.strictObject({ acceptedTerms: acceptedTerms.nullable() }),
      output: done,
    },
    listSessions: {
      summary: 'The sessions of the account: this one first, then the latest.',
      output: z.strictObject({ sessions: z.array(sessionSchema) }),
    },
    revokeSession: {
      summary: 'Ends one session of the account. Idempotent.',
      params: z.strictObject({ id: z.string().min(1).max(64) }),
      output: done,
    },
    revokeOtherSessions: { summary: 'Ends every session but the caller’s.', output: done },
    exportData: {
      summary: 'Everything we keep about the account, as JSON.',
      output: fileOutput('application/json; charset=utf-8'),
    },
    deleteAccount: {
      summary:
        'Deletes the account and its data for good. Needs a sign-in within the last ten minutes, the password, or the typed address for an account without a password.',
      body: z.strictObject({ password: someText.optional(), confirmation: someText.optional() }),
      output: done,
      errors: ['wrong-password', 'not-confirmed', 'held-back'],
    },
  },
})

export type OwnAccountContract = typeof ownAccountContract
export type OwnPassport = z.infer<typeof passport>
export type OwnAccount = z.infer<typeof ownAccountSchema>
export type OpenSession = z.infer<typeof sessionSchema>
