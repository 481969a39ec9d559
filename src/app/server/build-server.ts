import type { Hono } from 'hono'
import type { Atlas } from '#atlas/atlas.ts'
import { loadAtlas } from '#atlas/load-atlas.ts'
import {
  createPasswordHashing,
  createSessionReader,
  sessionCookieName,
  teamPersonalData,
} from '#features/accounts/server/index.ts'
import { bookingsPersonalData } from '#features/bookings/server/index.ts'
import { invitationsPersonalData, sharingPersonalData } from '#features/sharing/server/index.ts'
import { shopPersonalData } from '#features/billing/server/index.ts'
import { guidePersonalData } from '#features/guide/server/index.ts'
import { mapGround } from '#features/maps/server/index.ts'
import {
  createPartnerLinks,
  createPostbackSecrets,
  partnersPersonalData,
} from '#features/partners/server/index.ts'
import { supportPersonalData } from '#features/support/server/index.ts'
import {
  travellersPersonalData,
  tripMembersPersonalData,
  tripsPersonalData,
} from '#features/trips/server/index.ts'
import { auditPersonalData } from '#platform/server/auth/audit-trail.ts'
import { type Clock, systemClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { openSeals, type Seals } from '#platform/server/db/open-seals.ts'
import type { OpenDatabase } from '#platform/server/db/open-database.ts'
import { withoutTimeLimits } from '#platform/server/db/without-time-limits.ts'
import { createHttpApp, type HttpEnv } from '#platform/server/http/http-app.ts'
import { createMetrics } from '#platform/server/http/metrics.ts'
import { createOpenApi } from '#platform/server/http/openapi.ts'
import {
  createLocalLimiter,
  createSharedLimiter,
  type RateLimiter,
} from '#platform/server/http/rate-limit.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { lettersPersonalData } from '#platform/server/mail/letters-personal-data.ts'
import { type CallWatch, createCallWatch } from '#platform/server/outbound/call-watch.ts'
import { createPdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import { createStorageWatch } from '#platform/server/storage-watch.ts'
import type { BuildLocations } from './build-locations.ts'
import { businessLines } from './business-lines.ts'
import { createCatalogue } from './catalogue.ts'
import { createFallback } from './fallback.ts'
import { inTrips } from './in-trip.ts'
import { startJobs } from './jobs.ts'
import { createProviders } from './providers.ts'
import { allOperations } from './routes.ts'
import { serviceFacts } from './service-facts.ts'
import { sharedPage } from './shared-page.ts'
import { createTripPricing } from './trip-pricing.ts'
import { createTripSurroundings } from './trip-surroundings.ts'

interface ServerParts {
  readonly config: Config
  readonly database: OpenDatabase
  readonly log: Logger
  readonly locations: BuildLocations
  readonly clock?: Clock
  readonly hashing?: BuiltServer['hashing']
  /** Loaded before, by somebody who builds several servers; else the one of `locations`. */
  readonly atlas?: Atlas
}

export interface BuiltServer {
  readonly app: Hono<HttpEnv>
  readonly hashing: ReturnType<typeof createPasswordHashing>
  /** Readiness: false from the moment the process is asked to stop. */
  setReady(ready: boolean): void
  close(): Promise<void>
}

const openLimiters = (pool: OpenDatabase['pool'], factor: number, log: Logger) => ({
  limiter: createSharedLimiter({
    pool,
    factor,
    onLostReturn: (error) => log.warn({ err: error }, 'a counted call was not given back'),
  }),
  localLimiter: createLocalLimiter({ factor }),
})

const openPdfRenderer = (locations: BuildLocations, log: Logger) =>
  createPdfRenderer({
    workerPath: locations.pdfWorker,
    templatesDir: locations.pdfTemplates,
    fontsDir: locations.pdfFonts,
    onNote: (note) => log.info({ note }, 'pdf'),
  })

interface PortParts {
  readonly atlas: Atlas
  readonly clock: Clock
  readonly watch: CallWatch
}

/** The adapters, and what several of them tell of a trip together. */
function openPorts(parts: ServerParts, { atlas, clock, watch }: PortParts) {
  const { config, database, log, locations } = parts
  const providers = createProviders(config, atlas, clock, watch)
  const { db } = database
  const tripSurroundings = createTripSurroundings({
    ...providers,
    db,
    log,
    atlasFolder: locations.atlas,
  })
  const tripPricing = createTripPricing(providers)
  return { ...providers, tripSurroundings, tripPricing, catalogue: createCatalogue(providers) }
}

const describeApi = (config: Config, operations: Parameters<typeof createOpenApi>[0]) =>
  createOpenApi(operations, {
    title: config.BUSINESS_NAME,
    version: '1',
    sessionCookie: sessionCookieName(config.secure),
  })

/** The site's folder, and its pages of which the server tells something of each address. */
const sitePages = (
  { database: { db }, log, locations: { web } }: ServerParts,
  limiter: RateLimiter,
) => ({
  web,
  livePages: { '/shared/:token': sharedPage({ db, log, limiter, web }) },
})

const settle = async (parts: readonly Promise<void>[]): Promise<void> => {
  await Promise.all(parts)
}

const personalData = (seals: Seals) => [
  teamPersonalData,
  sharingPersonalData,
  invitationsPersonalData,
  tripMembersPersonalData,
  tripsPersonalData,
  travellersPersonalData(seals),
  bookingsPersonalData,
  shopPersonalData,
  guidePersonalData,
  supportPersonalData,
  partnersPersonalData,
  auditPersonalData,
  lettersPersonalData,
]

/** What the operations take from the settings. */
const settingsFor = (config: Config) => ({
  analytics: config.ANALYTICS,
  secure: config.secure,
  demo: config.demo,
  business: businessLines(config),
  supportFacts: { ...businessLines(config), email: config.BUSINESS_EMAIL },
  appOrigin: config.APP_ORIGIN,
  services: serviceFacts(config),
  verificationFile: config.SEARCH_VERIFICATION_FILE,
  partnerLinks: createPartnerLinks(config.PARTNER_LINKS),
  postbackSecrets: createPostbackSecrets(config.PARTNER_POSTBACK_SECRETS),
  mapGround: mapGround(config),
})

/** What the process sees of itself: answers, calls through ports, a full disk. */
const openObservers = () => ({
  metrics: createMetrics(),
  watch: createCallWatch(),
  storage: createStorageWatch(),
})

/** How requests are met, by the settings. */
const requestSettings = ({ CHECK_ANSWERS, APP_ORIGIN, secure, TRUSTED_PROXIES }: Config) => ({
  checkAnswers: CHECK_ANSWERS === 'on',
  appOrigin: APP_ORIGIN,
  secure,
  trustedProxies: TRUSTED_PROXIES,
})

/** Wires settings, database, adapters and features into one HTTP application; tests call it too. */
export async function buildServer(parts: ServerParts): Promise<BuiltServer> {
  const { config, database, log, locations, clock = systemClock } = parts
  const { db, pool, countingPool } = database
  const [atlas] = await Promise.all([
    parts.atlas ?? loadAtlas(locations.atlas),
    withoutTimeLimits(pool, (apart) => migrate(apart, locations.migrations)),
  ])
  const factor = config.RATE_LIMITS === 'relaxed' ? 1000 : 1
  const { limiter, localLimiter } = openLimiters(countingPool, factor, log)
  const hashing = parts.hashing ?? createPasswordHashing()
  const pdf = openPdfRenderer(locations, log)
  const observers = openObservers()
  const { watch } = observers
  const readiness = { ready: true }
  const ports = { ...openPorts(parts, { atlas, clock, watch }), seals: await openSeals(db) }
  const jobs = startJobs({ config, db, log, clock, pdf, watch, ...ports })
  const bound = allOperations({
    ...settingsFor(config),
    ...observers,
    db,
    hashing,
    limiter,
    clock,
    log,
    pdf,
    personalData: personalData(ports.seals),
    ...jobs.doors,
    ...ports,
  })
  const operations = inTrips(bound, { db, ...ports })
  const fallback = await createFallback({
    config,
    pool,
    ...observers,
    readiness,
    bookingsTake: jobs.doors.bookings.takes,
    openApi: () => describeApi(config, operations),
    ...sitePages(parts, localLimiter),
  })
  const app = createHttpApp({
    operations,
    log,
    ...observers,
    ...requestSettings(config),
    readSession: createSessionReader({ db, secure: config.secure }),
    sharedLimiter: limiter,
    localLimiter,
    fallback,
  })
  return {
    app,
    hashing,
    setReady: (ready) => {
      readiness.ready = ready
    },
    close: () => settle([pdf.close(), jobs.close()]),
  }
}
