import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
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
  errors: {},
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
    readJobs: {
      summary: 'The background jobs and their state.',
      output: jobsSchema,
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
export type Job = z.infer<typeof jobSchema>
export type Jobs = z.infer<typeof jobsSchema>
export type GuideDay = z.infer<typeof guideDaySchema>
