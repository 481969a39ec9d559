import type Stripe from 'stripe'
import { ConfigError } from '#platform/server/config/read-config.ts'

export interface StripeSettings {
  readonly secretKey: string | undefined
  /** Signs what Stripe sends to `/api/webhooks/payments`. */
  readonly webhookSecret: string | undefined
  /** Base URL of the API; default: Stripe's own. */
  readonly apiUrl: string | undefined
}

export interface StripeParts {
  /** The client of Stripe, loaded with the first call: a site without it never pays for it. */
  client(): Promise<Stripe>
  readonly webhookSecret: string
}

const answerWithinMs = 8_000
/** The client repeats under the same idempotency key, so that a repeated call makes nothing twice. */
const repeats = 2

/** Checks the settings at start. Throws ConfigError, which never holds a key. */
export function openStripe({ secretKey, webhookSecret, apiUrl }: StripeSettings): StripeParts {
  const missing = [
    ...(secretKey ? [] : ['STRIPE_SECRET_KEY: PAYMENTS_PROVIDER=stripe needs it']),
    ...(webhookSecret ? [] : ['STRIPE_WEBHOOK_SECRET: PAYMENTS_PROVIDER=stripe needs it']),
  ]
  if (!secretKey || !webhookSecret) throw new ConfigError(missing)
  const url = apiUrl ? new URL(apiUrl) : undefined
  let loaded: Promise<Stripe> | undefined
  const load = async (): Promise<Stripe> => {
    const { default: Client } = await import('stripe')
    return new Client(secretKey, {
      timeout: answerWithinMs,
      maxNetworkRetries: repeats,
      telemetry: false,
      ...(url && {
        protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
        host: url.hostname,
        port: url.port || (url.protocol === 'http:' ? '80' : '443'),
      }),
    })
  }
  return { client: () => (loaded ??= load()), webhookSecret }
}

/** Stripe's refusal by code, without its message, which may repeat the input. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal'
  readonly code: string
  /** Of the answer; undefined when none came. */
  readonly status: number | undefined
  constructor(type: string, code: string, status: number | undefined, request: string | undefined) {
    super(`Stripe answered ${status ?? 'nothing'}: ${type} ${code} (${request ?? 'no request id'})`)
    this.code = code
    this.status = status
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function refusalOf(error: unknown): StripeRefusal {
  const { type, code, statusCode, requestId } = Object(error) as Record<string, unknown>
  return new StripeRefusal(
    textOf(type) || 'unknown',
    textOf(code),
    typeof statusCode === 'number' ? statusCode : undefined,
    textOf(requestId) || undefined,
  )
}

/** A call that ends with its signal, and fails with a StripeRefusal. */
export async function asked<T>(call: Promise<T>, signal?: AbortSignal): Promise<T> {
  const ended = new AbortController()
  const cut = new Promise<never>((_, reject) => {
    const stop = () => reject(new StripeRefusal('timeout', '', undefined, undefined))
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true, signal: ended.signal })
  })
  try {
    return await Promise.race([call, cut])
  } catch (error) {
    throw error instanceof StripeRefusal ? error : refusalOf(error)
  } finally {
    ended.abort()
  }
}
