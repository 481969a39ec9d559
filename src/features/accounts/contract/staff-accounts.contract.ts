import { z } from 'zod'
import { staffGrants } from '#features/entitlements/domain/staff-grants.ts'
import { defineContract } from '#platform/shared/endpoint.ts'
import { staffAccountRoutes } from './staff-accounts.endpoints.ts'
import { staffAccountErrors } from './staff-accounts.errors.ts'

const userSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  /** 'owner', 'wanderlust', 'premium': what the account holds now. */
  holds: z.array(z.string()),
  /** Those that staff granted and may revoke. */
  granted: z.array(z.string()),
})

const grantParams = z.object({
  id: z.string().min(1).max(60),
  grant: z.enum(staffGrants, `Choose one of ${staffGrants.join(', ')}.`),
})

/** What the owner does with accounts. */
export const staffAccountContract = defineContract({
  tag: 'admin',
  routes: staffAccountRoutes,
  errors: staffAccountErrors,
  operations: {
    listUsers: {
      summary: 'Accounts by name or address, the newest first; for the owner.',
      query: z.object({
        search: z.string().trim().max(100).default(''),
        page: z.coerce.number().int().min(1).max(1000).default(1),
      }),
      output: z.strictObject({ users: z.array(userSchema), more: z.boolean() }),
    },
    giveGrant: {
      summary:
        'Gives an account a role or a tier, as `npm run admin -- grant` does; recorded in the audit trail.',
      params: grantParams,
      /** True: grants to an unverified address too. */
      body: z.strictObject({ force: z.boolean().default(false) }),
      errors: ['account-not-found', 'address-unproved'],
    },
    endGrant: {
      summary: 'Revokes a role or tier that staff granted; recorded in the audit trail.',
      params: grantParams,
      errors: ['account-not-found', 'own-ownership', 'bought-not-granted'],
    },
  },
})

export type ListedUser = z.infer<typeof userSchema>
