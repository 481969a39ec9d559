import { z } from 'zod'
import type { Config } from '#platform/server/config/read-config.ts'
import { checkSmtp } from '#platform/server/mail/smtp-mailer.ts'
import { vendorWays } from '#platform/server/outbound/vendor-access.ts'
import { createVendorClient } from '#platform/server/outbound/vendor-client.ts'
import { vendorErrorIn } from '#platform/server/outbound/vendor-error.ts'
import {
  type VendorName,
  vendorOf,
  type VendorQuestion,
} from '#platform/server/outbound/vendors.ts'
import { recordOf } from '#platform/server/outbound/vendor-record.ts'
import { ownValue, wordTable } from '#platform/shared/word-table.ts'
import { allServices } from './service-facts.ts'

/** Status of a port. */
export interface ProbeLine {
  readonly port: string
  readonly adapter: string
  readonly state: 'ok' | 'failed' | 'not configured'
  /** Null if not asked. */
  readonly ms: number | null
  /** Reason, or null. Never contains a key. */
  readonly why: string | null
  /** Scope of the key; null without one. */
  readonly may: string | null
  /** Remaining calls, if the vendor reports them. */
  readonly quota: string | null
}

interface Question extends VendorQuestion {
  readonly url: string | undefined
}

const deadlineMs = 8000
const bearer = (key: string | undefined) => ({ authorization: `Bearer ${key ?? ''}` })

/** Probes of services with their own client. */
const questions = wordTable<(config: Config) => Question>({
  osrm: ({ ROUTER_URL: url }) => ({
    url,
    headers: {},
    path: '/nearest/v1/foot/0,0',
    nothing: [400],
  }),
  valhalla: ({ ROUTER_URL: url }) => ({ url, headers: {}, path: '/status' }),
  motis: ({ ROUTER_URL: url }) => ({
    url,
    headers: {},
    path: '/api/v1/geocode',
    query: { text: 'a' },
  }),
  stripe: ({ STRIPE_API_URL: url = 'https://api.stripe.com', STRIPE_SECRET_KEY: key }) => ({
    url,
    headers: bearer(key),
    path: '/v1/balance',
  }),
  openai: ({ GUIDE_MODEL_URL: url, GUIDE_MODEL_KEY: key }) => ({
    url,
    headers: key ? bearer(key) : {},
    path: '/models',
  }),
  anthropic: ({ GUIDE_MODEL_URL: url, GUIDE_MODEL_KEY: key }) => ({
    url,
    headers: { 'x-api-key': key ?? '', 'anthropic-version': '2023-06-01' },
    path: '/v1/models',
  }),
  oidc: ({ OIDC_ISSUER: url }) => ({
    url,
    headers: {},
    path: '/.well-known/openid-configuration',
  }),
})

/** Probe of a vendor; undefined without a harmless request. */
function vendorQuestion(adapter: string, config: Config): Question | undefined {
  const vendor = vendorOf(adapter)
  if (!vendor?.question) return undefined
  const { key, url } = vendorWays(config, { warn: () => undefined }).of(adapter as VendorName)
  const secret = String(ownValue(config, vendor.also?.[0] ?? '') ?? '')
  return { ...vendor.question(key ?? '', secret), url }
}

async function ask(adapter: string, config: Config): Promise<void> {
  if (adapter === 'smtp') return checkSmtp(config.SMTP_URL ?? '', deadlineMs)
  const question = questions.get(adapter)?.(config) ?? vendorQuestion(adapter, config)
  if (!question) throw new Error('there is no question for this adapter')
  const { url, headers, ...call } = question
  if (!url) throw new Error('its address is not set')
  const client = createVendorClient({ name: adapter, url, headers, limits: { deadlineMs } })
  await client.call({ ...call, answer: z.unknown() }, new AbortController().signal)
}

/** "42 of 600 calls left" */
function quotaText(vendor: string): string | null {
  const { quota } = recordOf(vendor)
  if (!quota) return null
  return `${quota.left}${quota.of === null ? '' : ` of ${quota.of}`} calls left`
}

/** Scope of a key by its prefix. */
function mayOf(adapter: string, config: Config): string | null {
  if (adapter === 'stripe') {
    const key = config.STRIPE_SECRET_KEY ?? ''
    return /_live_/.test(key) ? 'live: takes money' : 'test: takes no money'
  }
  const vendor = vendorOf(adapter)
  if (!vendor?.key) return null
  const { key = '' } = vendorWays(config, { warn: () => undefined }).of(adapter as VendorName)
  return vendor.testKey?.test(key) ? 'test: finds what is invented' : 'live'
}

const whyOf = (error: unknown): string =>
  vendorErrorIn(error)?.message ?? (error instanceof Error ? error.message : 'failed')

async function probe(port: string, adapter: string, config: Config): Promise<ProbeLine> {
  const line = { port, adapter, may: mayOf(adapter, config), quota: null }
  if (adapter === 'embedded' || adapter === 'none')
    return { ...line, state: 'not configured', ms: null, why: null }
  const began = performance.now()
  const ms = () => Math.round(performance.now() - began)
  try {
    await ask(adapter, config)
    return {
      ...line,
      state: 'ok',
      ms: ms(),
      why: vendorOf(adapter)?.unasked ?? null,
      quota: quotaText(adapter),
    }
  } catch (error) {
    return { ...line, state: 'failed', ms: ms(), why: whyOf(error), quota: quotaText(adapter) }
  }
}

/** Probes all configured vendors in parallel; one line per port, in table order. */
export const probeProviders = (config: Config): Promise<readonly ProbeLine[]> =>
  Promise.all(allServices(config).map(({ name, provider }) => probe(name, provider, config)))
