import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { businessSettings } from './business-settings.ts'
import { flightSettings } from './flight-settings.ts'
import { mapSettings } from './map-settings.ts'
import { partnerSettings } from './partner-settings.ts'
import { paymentSettings } from './payment-settings.ts'
import { searchPortSettings } from './search-ports.ts'
import { searchSettings } from './search-settings.ts'
import { vendorSettings } from './vendor-settings.ts'

const flag = (fallback: 'on' | 'off') => z.enum(['on', 'off']).default(fallback)
const poolSize = (): number => Math.min(20, Math.max(6, 4 * availableParallelism()))
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://travel.example' })
  .transform((url) => new URL(url).origin)

/** Every setting, all optional. One table: the only description of what the environment may say. */
export const settingsSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The public address; cookies turn Secure when it is https. Unset: loopback hosts only. */
  APP_ORIGIN: origin.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Size of the connection pool of one process. Default: four a core, 6 to 20. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(poolSize()),
  /** How many processes serve together: each allows its part of the general limits. */
  PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  /** Megabytes of finished answers that a process keeps by their revision; 0 makes each anew. */
  KEPT_ANSWERS_MB: z.coerce.number().int().min(0).max(1024).default(16),
  /** Encrypts backups, and opens encrypted ones. Without it they are plain. */
  BACKUP_PASSPHRASE: z.string().min(16, 'needs at least 16 characters').optional(),
  /** Number of trusted reverse proxies in front: how many hops of X-Forwarded-For count. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  DEMO: flag('on'),
  RATE_LIMITS: z.enum(['on', 'relaxed']).default('on'),
  /** Checks each answer against its contract before it leaves: for tests and development. */
  CHECK_ANSWERS: flag('off'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  /** `file` writes DATA_DIR/logs/wayleaf.log, so that a terminal stays readable. */
  LOG_TO: z.enum(['file', 'stdout']).default('file'),
  /** `on` asks visitors for consent to analytics and counts page views only with it. */
  ANALYTICS: flag('off'),
  /** `off` takes the offline start away again, also from browsers that have it already. */
  OFFLINE_START: flag('on'),
  /** Bearer token for /metrics; without one only a DEMO instance answers there. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /**
   * embedded: a sandbox that takes published test cards. liteapi: hotels of LiteAPI, paid in its own form.
   * none: no booking on this site.
   */
  BOOKINGS_PROVIDER: z.string().default('embedded'),
  /** Milliseconds that the sandbox supplier waits before and after it takes an order: for drills. */
  SANDBOX_PAUSES: z
    .string()
    .regex(/^\d{1,5},\d{1,5}$/, 'must be two numbers of milliseconds such as 0,250')
    .default('0,0'),
  /** Seconds that the supplier has to answer an order or a cancellation; then it is in doubt. */
  BOOKING_ANSWER_SECONDS: z.coerce.number().int().min(1).max(20).default(20),
  /** Seconds without an answer after which a booking is looked into. */
  BOOKING_DOUBT_SECONDS: z.coerce.number().int().min(1).max(50).default(40),
  /**
   * embedded: a sandbox with a checkout page of ours and published test cards. stripe: the two keys
   * below. none: nothing is sold.
   */
  PAYMENTS_PROVIDER: z.string().default('embedded'),
  /** Seconds without an event after which an open purchase is looked up. */
  PAYMENT_DOUBT_SECONDS: z.coerce.number().int().min(1).max(600).default(60),
  /**
   * Days for which what was bought signed out keeps more of its buyer than a receipt does: as long as a
   * bank may take a payment back, at least.
   */
  VISITOR_PURCHASE_DAYS: z.coerce.number().int().min(180).max(3650).default(365),
  /**
   * Years for which a receipt keeps the payer. Canada requires books for six years after the tax year,
   * which is at most seven years after the payment.
   */
  RECEIPT_YEARS: z.coerce.number().int().min(7).max(20).default(7),
  /** embedded: the release's table. ecb or frankfurter: the central bank's, as they are published. */
  RATES_PROVIDER: z.string().default('embedded'),
  PLACES_PROVIDER: z.string().default('embedded'),
  /** embedded: walks are estimated. osrm, valhalla or motis: the router at ROUTER_URL knows the streets. */
  ROUTER_PROVIDER: z.string().default('embedded'),
  /** embedded: writes files to DATA_DIR/outbox and sends nothing. smtp: sends through SMTP_URL. resend. */
  MAIL_PROVIDER: z.string().default('embedded'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@host' })
    .optional(),
  /** embedded: email and password in our database. oidc: the issuer below. */
  SIGN_IN_PROVIDER: z.string().default('embedded'),
  /** Exactly as the issuer names itself, a slash at the end included. */
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  VISAS_PROVIDER: z.string().default('embedded'),
  /** embedded: by rules, no key. openai: any endpoint that speaks its chat completions. anthropic. */
  GUIDE_PROVIDER: z.string().default('embedded'),
  GUIDE_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  GUIDE_MODEL: z.string().min(1).optional(),
  GUIDE_MODEL_KEY: z.string().min(1).optional(),
  /** Price of a million tokens in cents, input and output. Default: an expensive model's. */
  GUIDE_MODEL_CENTS: z
    .string()
    .regex(/^\d{1,6},\d{1,6}$/, 'must be two numbers of cents such as 300,1500')
    .optional(),
  /**
   * What the model may cost in a business day in cents, over all callers. Beyond it the embedded guide
   * answers. 0: no model is called.
   */
  GUIDE_MODEL_CENTS_A_DAY: z.coerce.number().int().min(0).max(10_000_000).default(500),
  /** How an endpoint of `openai` names the longest answer; some know the older name only. */
  GUIDE_MODEL_LIMIT_NAME: z
    .enum(['max_completion_tokens', 'max_tokens'])
    .default('max_completion_tokens'),
  ...searchPortSettings,
  ...vendorSettings,
  ...flightSettings,
  ...mapSettings,
  ...searchSettings,
  ...paymentSettings,
  ...businessSettings,
  ...partnerSettings,
})

export type Settings = z.infer<typeof settingsSchema>
