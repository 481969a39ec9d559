import { z } from 'zod'
import type { Config } from '#platform/server/config/read-config.ts'
import { checkSmtp } from '#platform/server/mail/smtp-mailer.ts'
import { createVendorClient, type VendorCall } from '#platform/server/outbound/vendor-client.ts'
import { vendorErrorIn } from '#platform/server/outbound/vendor-error.ts'
import { wordTable } from '#platform/shared/word-table.ts'
import { allServices } from './service-facts.ts'

/** How one port stands. */
export interface ProbeLine {
  readonly port: string
  readonly adapter: string
  readonly state: 'ok' | 'failed' | 'not configured'
  /** Null where nothing was asked. */
  readonly ms: number | null
  /** Null where there is nothing to say. Never holds a key. */
  readonly why: string | null
}

/** The cheapest question that shows whether a vendor knows the key: no search, nothing that is billed. */
interface Question extends Pick<
  VendorCall<unknown>,
  'path' | 'query' | 'body' | 'nothing' | 'format'
> {
  readonly url: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

const deadlineMs = 8000
const bearer = (key: string | undefined) => ({ authorization: `Bearer ${key ?? ''}` })

const questions = wordTable<(config: Config) => Question>({
  liteapi: ({ LITEAPI_URL: url, LITEAPI_KEY: key }) => ({
    url,
    headers: { 'x-api-key': key ?? '' },
    path: '/v3.0/data/hotels',
    query: { countryCode: 'FR', cityName: 'Paris', limit: 1 },
  }),
  // An offer that is none: a known key is told so, another is refused.
  duffel: ({ DUFFEL_URL: url, DUFFEL_KEY: key }) => ({
    url,
    headers: { ...bearer(key), 'duffel-version': 'v2' },
    path: '/air/offers/off_00000000000000000000',
    nothing: [404],
  }),
  // Ids only: the one field that is not billed. A place that is none is told so, where the key is known.
  google: ({ GOOGLE_PLACES_URL: url, GOOGLE_PLACES_KEY: key }) => ({
    url,
    headers: { 'x-goog-api-key': key ?? '', 'x-goog-fieldmask': 'id' },
    path: '/v1/places/none',
    nothing: [404],
  }),
  // A letter without a receiver: a known key is told what is missing, and nothing is sent.
  resend: ({ RESEND_URL: url, RESEND_KEY: key }) => ({
    url,
    headers: bearer(key),
    path: '/emails',
    body: {},
    nothing: [400, 422],
  }),
  // One of the month's calls: the vendor has no other question.
  travelbuddy: ({ TRAVEL_BUDDY_URL: url, TRAVEL_BUDDY_KEY: key }) => ({
    url,
    headers: {
      'x-rapidapi-key': key ?? '',
      'x-rapidapi-host': 'visa-requirement.p.rapidapi.com',
    },
    path: '/v2/visa/check',
    body: { passport: 'CA', destination: 'FR' },
  }),
  ecb: ({ ECB_URL: url }) => ({
    url,
    headers: {},
    path: '/stats/eurofxref/eurofxref-daily.xml',
    format: 'text',
  }),
  frankfurter: ({ FRANKFURTER_URL: url }) => ({
    url,
    headers: {},
    path: '/v1/latest',
    query: { base: 'EUR', symbols: 'CAD' },
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

async function ask(adapter: string, config: Config): Promise<void> {
  if (adapter === 'smtp') return checkSmtp(config.SMTP_URL ?? '', deadlineMs)
  const question = questions.get(adapter)?.(config)
  if (!question) throw new Error('there is no question for this adapter')
  const { url, headers, ...call } = question
  if (!url) throw new Error('its address is not set')
  const client = createVendorClient({ name: adapter, url, headers, limits: { deadlineMs } })
  await client.call({ ...call, answer: z.unknown() }, new AbortController().signal)
}

const whyOf = (error: unknown): string =>
  vendorErrorIn(error)?.message ?? (error instanceof Error ? error.message : 'failed')

async function probe(port: string, adapter: string, config: Config): Promise<ProbeLine> {
  const line = { port, adapter }
  if (adapter === 'embedded' || adapter === 'none')
    return { ...line, state: 'not configured', ms: null, why: null }
  const began = performance.now()
  const ms = () => Math.round(performance.now() - began)
  try {
    await ask(adapter, config)
    return { ...line, state: 'ok', ms: ms(), why: null }
  } catch (error) {
    return { ...line, state: 'failed', ms: ms(), why: whyOf(error) }
  }
}

/** Asks each configured vendor once, all at the same time; a line for each port, in the order of the table. */
export const probeProviders = (config: Config): Promise<readonly ProbeLine[]> =>
  Promise.all(allServices(config).map(({ name, provider }) => probe(name, provider, config)))
