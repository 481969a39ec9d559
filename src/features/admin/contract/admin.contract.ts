import { z } from 'zod'
import { precedences } from '#features/entitlements/domain/precedence.ts'
import { staffGrants } from '#features/entitlements/domain/staff-grants.ts'
import { purchaseKinds } from '#features/billing/domain/products.ts'
import { incidentKinds } from '#features/billing/domain/purchase-incident.ts'
import { purchaseStates } from '#features/billing/domain/purchase-state.ts'
import { defineContract } from '#platform/shared/endpoint.ts'
import { uuid } from '#platform/shared/wire.ts'
import { adminErrors } from './admin.errors.ts'
import { adminRoutes } from './admin.endpoints.ts'

const instant = z.iso.datetime()

const serviceSchema = z.strictObject({
  label: z.string(),
  /** missing_key, missing_keys: the embedded default answers. */
  status: z.enum(['configured', 'missing_key', 'missing_keys']),
  provider: z.string(),
  answers: z.boolean(),
  /** The services that it provides. */
  services: z.array(z.string()),
  /** For owner and operators: this process's view of the last fifteen minutes. */
  seen: z
    .strictObject({
      calls: z.int(),
      /** 0 to 1. */
      errorRate: z.number().nullable(),
      latencyMs: z.number().nullable(),
      lastGoodAt: instant.nullable(),
      /** The latest fault of its vendor, and the calls that are left, where it says so. */
      lastFault: z.strictObject({ at: instant, why: z.string() }).nullable(),
      quota: z.strictObject({ left: z.int(), of: z.int().nullable() }).nullable(),
    })
    .optional(),
  /** For the owner only. */
  hasKey: z.boolean().optional(),
  hasApiKey: z.boolean().optional(),
  hasSecret: z.boolean().optional(),
})

const healthSchema = z.strictObject({
  status: z.enum(['healthy', 'degraded']),
  timestamp: instant,
  services: z.record(z.string(), serviceSchema),
  recommendations: z.array(z.string()),
})

const page = z.coerce.number().int().min(1).max(1000).default(1)

const letterSchema = z.strictObject({
  kind: z.string(),
  receiver: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.int(),
  fault: z.string().nullable(),
  createdAt: instant,
  settledAt: instant.nullable(),
})

const userSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  createdAt: instant,
  /** 'owner', 'wanderlust', 'premium': what the account holds now. */
  holds: z.array(z.string()),
  /** Those that staff granted and may revoke. */
  granted: z.array(z.string()),
})

const saleSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  kind: z.enum(purchaseKinds),
  state: z.enum(purchaseStates),
  /** The buyer's address; null if unknown, or once the account is erased. */
  email: z.string().nullable(),
  paidCad: z.number(),
  refundedCad: z.number(),
  /** The payment service: 'embedded' is the sandbox. */
  provider: z.string(),
  boughtAt: instant,
  /** Unresolved problems at the payment service. */
  incidents: z.array(
    z.strictObject({
      kind: z.enum(incidentKinds),
      times: z.int(),
      firstAt: instant,
      lastAt: instant,
    }),
  ),
})

const consultationSchema = z.strictObject({
  id: uuid,
  /** The number in the letter to the counsellor. */
  number: z.string(),
  title: z.string(),
  /** The buyer's address; null if unknown, or once the account is erased. */
  email: z.string().nullable(),
  note: z.string().nullable(),
  precedence: z.enum(precedences),
  boughtAt: instant,
  /** When staff took it on; null while it waits. */
  attendedAt: instant.nullable(),
})

const grantParams = z.object({
  id: z.string().min(1).max(60),
  grant: z.enum(staffGrants, `Choose one of ${staffGrants.join(', ')}.`),
})

const auditEntrySchema = z.strictObject({
  id: z.string(),
  at: instant,
  /** The actor's address, or 'command line'; null once that account is erased. */
  actor: z.string().nullable(),
  action: z.string(),
  target: z.string(),
  detail: z.string().nullable(),
})

const jobSchema = z.strictObject({
  name: z.string(),
  /** Pending and failed work, as sentences. */
  state: z.enum(['idle', 'working', 'needs-a-look']),
  text: z.string(),
})

const guideDaySchema = z.strictObject({
  /** The date in the office's time zone. */
  day: z.iso.date(),
  usedCents: z.number(),
  /** Reserved for answers in progress, and for answers without a reported price. */
  heldCents: z.number(),
  capCents: z.int(),
  /** When the limit first kept a question from the model. */
  reachedAt: instant.nullable(),
})

const jobsSchema = z.strictObject({
  jobs: z.array(jobSchema),
  /** Null for the embedded guide. */
  guideModel: guideDaySchema.nullable(),
})

export const adminContract = defineContract({
  tag: 'admin',
  routes: adminRoutes,
  errors: adminErrors,
  operations: {
    readHealth: {
      summary:
        'Whether every chosen provider answers. Measurements for owner and operators; whether keys are there for the owner only.',
      output: healthSchema,
    },
    listLetters: {
      summary: 'The delivery state of emails of the last 30 days, without their contents.',
      query: z.object({ state: z.enum(['waiting', 'sent', 'failed']).optional(), page }),
      output: z.strictObject({ letters: z.array(letterSchema), more: z.boolean() }),
    },
    listUsers: {
      summary: 'Accounts by name or address, the newest first; for the owner.',
      query: z.object({ search: z.string().trim().max(100).default(''), page }),
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
    readJobs: {
      summary: 'The background jobs and their state.',
      output: jobsSchema,
    },
    listSales: {
      summary: 'Purchases and open checkouts, latest first, with the payments received.',
      query: z.object({
        state: z.enum([...purchaseStates, 'needs-a-look']).optional(),
        /** Part of the buyer’s email, or of the purchase’s number. */
        q: z.string().trim().max(254).default(''),
        page,
      }),
      output: z.strictObject({ purchases: z.array(saleSchema), more: z.boolean() }),
    },
    listConsultations: {
      summary:
        'Consultations that are paid: those that wait by precedence and then the longest first, or those that were taken up.',
      query: z.object({ state: z.enum(['waiting', 'attended']).default('waiting'), page }),
      output: z.strictObject({ consultations: z.array(consultationSchema), more: z.boolean() }),
    },
    attendConsultation: {
      summary: 'Marks a consultation as contacted or waiting; recorded in the audit trail.',
      params: z.strictObject({ id: uuid }),
      body: z.strictObject({ attended: z.boolean() }),
      errors: ['consultation-not-found'],
    },
    listDeeds: {
      summary: 'The audit trail, latest first; for the owner.',
      query: z.object({ page }),
      output: z.strictObject({ deeds: z.array(auditEntrySchema), more: z.boolean() }),
    },
    readVerification: {
      summary: 'The path of the verification file for search engines; null where none is set.',
      output: z.strictObject({ file: z.string().nullable() }),
    },
  },
})

export type AdminContract = typeof adminContract
export type Health = z.infer<typeof healthSchema>
export type HealthService = z.infer<typeof serviceSchema>
export type ListedUser = z.infer<typeof userSchema>
export type Job = z.infer<typeof jobSchema>
export type Jobs = z.infer<typeof jobsSchema>
export type GuideDay = z.infer<typeof guideDaySchema>
