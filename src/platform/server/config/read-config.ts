import type { z } from 'zod'
import { ownValue } from '#platform/shared/word-table.ts'
import { type Settings, settingsSchema } from './config.ts'
import { paymentErrors } from './payment-settings.ts'
import { chosenSearchPorts, searchPortErrors } from './search-ports.ts'
import { searchErrors } from './search-settings.ts'
import { vendorErrors } from './vendor-settings.ts'

export type Config = Readonly<Settings & ReturnType<typeof chosenSearchPorts>> & {
  readonly BUSINESS_COUNSELLOR: string
  readonly demo: boolean
  /** True when browsers reach us over TLS: cookies are Secure and carry the __Host- prefix. */
  readonly secure: boolean
}

/** Lists all faults of the settings in one error. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly errors: readonly string[]
  constructor(errors: readonly string[]) {
    super(`These settings cannot be used:\n${errors.map((error) => `  ${error}`).join('\n')}`)
    this.errors = errors
  }
}

const sampleNumbers = ['BUSINESS_REGISTRATION', 'BUSINESS_CERTIFICATE'] as const

function liveErrors(settings: Settings): string[] {
  if (settings.DEMO === 'on') return []
  const errors = sampleNumbers
    .filter((name) => /^0+$/.test(settings[name]))
    .map((name) => `${name}: DEMO=off needs the real number`)
  if (settings.PAYMENTS_PROVIDER === 'embedded')
    errors.push('PAYMENTS_PROVIDER: DEMO=off needs a live payment service, or none')
  if (settings.BOOKINGS_PROVIDER === 'embedded')
    errors.push(
      'BOOKINGS_PROVIDER: DEMO=off needs a live supplier, or none: the sandbox books nothing',
    )
  if (settings.MAIL_PROVIDER === 'embedded')
    errors.push('MAIL_PROVIDER: DEMO=off needs smtp or resend: embedded only writes files')
  if (settings.RATE_LIMITS === 'relaxed')
    errors.push('RATE_LIMITS: relaxed is refused when DEMO=off')
  if (!settings.APP_ORIGIN) errors.push('APP_ORIGIN: DEMO=off needs the public address')
  // This server speaks plain HTTP, so HTTPS means a proxy in front. Without X-Forwarded-For all visitors
  // would share one address and its limits.
  if (settings.APP_ORIGIN?.startsWith('https:') && settings.TRUSTED_PROXIES === 0)
    errors.push('TRUSTED_PROXIES: DEMO=off behind https needs the number of proxies in front')
  return errors
}

/**
 * Reads and checks all settings together, once. An empty variable counts as unset.
 * Throws ConfigError with every fault.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(settingsSchema.shape)
      .map((name) => [name, ownValue(environment, name)] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = settingsSchema.safeParse(given)
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map(
        (issue: z.core.$ZodIssue) => `${issue.path.join('.')}: ${issue.message}`,
      ),
    )
  const { data } = parsed
  const errors = [
    ...liveErrors(data),
    ...searchPortErrors(data),
    ...searchErrors(data),
    ...paymentErrors(data),
    ...vendorErrors(data),
  ]
  if (errors.length > 0) throw new ConfigError(errors)
  return {
    ...data,
    ...chosenSearchPorts(data),
    BUSINESS_COUNSELLOR:
      data.BUSINESS_COUNSELLOR ?? (data.DEMO === 'on' ? 'Sample counsellor' : data.BUSINESS_NAME),
    // A model that may cost nothing is asked nothing, and gets nothing of people.
    GUIDE_PROVIDER: data.GUIDE_MODEL_CENTS_A_DAY === 0 ? 'embedded' : data.GUIDE_PROVIDER,
    demo: parsed.data.DEMO === 'on',
    secure: parsed.data.APP_ORIGIN?.startsWith('https:') ?? false,
  }
}

/** The process's own environment: the one place that reads it. */
export const readProcessConfig = (): Config => readConfig(process.env)
