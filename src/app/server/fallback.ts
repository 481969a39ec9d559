import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Pool } from 'pg'
import type { Taken } from '#features/bookings/domain/booking.ts'
import { drawArt } from '#design/art/draw-art.ts'
import { createMapFiles, mapFilesPath, mapHosts } from '#features/maps/server/index.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import type { HttpEnv } from '#platform/server/http/http-app.ts'
import type { Metrics } from '#platform/server/http/metrics.ts'
import type { StorageWatch } from '#platform/server/storage-watch.ts'
import { type LivePage, loadSite, type ReadFile } from '#platform/server/http/built-site.ts'
import { vendorOf } from '#platform/server/outbound/vendors.ts'
import { wordTable } from '#platform/shared/word-table.ts'
import { mapPages } from './map-pages.ts'
import { createSearchFiles } from './search-files.ts'
import { siteFacts, siteLists } from './site-facts.ts'

/** Allowed image hosts of configured suppliers. */
const photoHosts = (config: Config): readonly string[] => [
  ...new Set(
    Object.entries(config)
      .filter(([setting]) => setting.endsWith('_PROVIDER'))
      .flatMap(([, name]) => vendorOf(String(name))?.photos ?? []),
  ),
]

interface FallbackParts {
  readonly config: Config
  readonly pool: Pool
  readonly metrics: Metrics
  readonly storage: StorageWatch
  readonly readiness: { ready: boolean }
  readonly openApi: () => Record<string, unknown>
  readonly bookingsTake: Taken
  /** Pages whose head the server writes per URL. */
  readonly livePages: Readonly<Record<string, LivePage>>
  /** Handler of share cards. */
  readonly sharedCard: (
    request: Request,
    path: string,
    from: string,
  ) => Promise<Response | undefined>
  /** The folder of the built site. */
  readonly web: string
  readonly readFile?: ReadFile | undefined
}

const noStore = { 'cache-control': 'no-store' }
const json = (value: unknown, status = 200) =>
  Response.json(value, {
    status,
    headers: { ...noStore, ...(status === 503 ? { 'retry-after': '2' } : {}) },
  })

/** A URL's picture never changes. */
const artHeaders = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

function artFile(path: string, request: Request): Response | undefined {
  const svg = drawArt(path, new URL(request.url).searchParams)
  return svg === undefined ? undefined : new Response(svg, { headers: artHeaders })
}

async function databaseAnswers(pool: Pool): Promise<boolean> {
  try {
    await pool.query('select 1')
    return true
  } catch {
    // Any failure means not ready.
    return false
  }
}

/** Metrics are public in demo mode; live, they need the token. */
function mayReadMetrics({ demo, METRICS_TOKEN: token }: Config, request: Request): boolean {
  if (!token) return demo
  const given = Buffer.from(request.headers.get('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const wantsText = (request: Request): boolean =>
  (request.headers.get('accept') ?? '').trim().toLowerCase().startsWith('text/plain')

/** Plain-text status for the operator: the server is up, and which verification file it serves. */
function shortStatus({ SEARCH_VERIFICATION_FILE: file }: Config): Response {
  const text = `ok\nverification file: ${file ? `/${file}` : 'none configured'}\n`
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', vary: 'accept', ...noStore },
  })
}

const worker = '/service-worker.js'

/** Path of a file; with offline start off, the service worker's path serves the one that unregisters itself. */
const fileAt = ({ OFFLINE_START }: Config, path: string): string =>
  path === worker && OFFLINE_START === 'off' ? '/service-worker-off.js' : path

/** Handles everything outside the API: health, metrics, OpenAPI, art, pages. */
export async function createFallback(parts: FallbackParts) {
  const { config, pool, metrics, storage, readiness, openApi } = parts
  const facts = siteFacts(config, parts.bookingsTake)
  const site = await loadSite(parts.web, facts, {
    lists: siteLists(config),
    hostsOf: mapHosts(config, mapPages),
    photos: photoHosts(config),
    live: parts.livePages,
    readFile: parts.readFile,
  })
  const mapFile = await createMapFiles(config)
  const searchFile = createSearchFiles(config, site.listed)
  let description: string | undefined
  const probes = wordTable<(request: Request) => Promise<Response | undefined>>({
    '/healthz': async () => json({ status: 'ok' }),
    '/readyz': async () => {
      const ready = readiness.ready && (await databaseAnswers(pool))
      // A full disk does not make the server unready: reads still work.
      const full = storage.isFull() ? { storage: 'full' } : {}
      return json({ status: ready ? 'ready' : 'not ready', ...full }, ready ? 200 : 503)
    },
    '/metrics': async (request) =>
      mayReadMetrics(config, request)
        ? new Response(await metrics.text(), {
            headers: { 'content-type': metrics.contentType, ...noStore },
          })
        : undefined,
    '/api/openapi.json': async () =>
      new Response((description ??= JSON.stringify(openApi())), {
        headers: { 'content-type': 'application/json; charset=utf-8', ...noStore },
      }),
  })
  return async (request: Request, context: Context<HttpEnv>): Promise<Response | undefined> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const { path } = context.req
    const probe = probes.get(path)
    if (probe) return probe(request)
    if (path.startsWith('/api/')) return undefined
    if (path === '/test-verification' && wantsText(request)) return shortStatus(config)
    if (path.startsWith(mapFilesPath)) return mapFile(request, path)
    if (path.startsWith('/art/')) return artFile(path, request)
    const card = await parts.sharedCard(request, path, context.get('scope').address)
    return (
      card ??
      searchFile(path) ??
      site.answer(request, fileAt(config, path), context.get('scope').address)
    )
  }
}
