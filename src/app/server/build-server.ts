import type { Hono } from 'hono'
import type { Atlas } from '#atlas/atlas.ts'
import { loadAtlas } from '#atlas/load-atlas.ts'
import {
  createPasswordHashing,
  createSessionReader,
  sessionCookieName,
  passportsPersonalData,
  teamPersonalData,
} from '#features/accounts/server/index.ts'
import { permissionsOf } from '#features/entitlements/domain/tiers.ts'
import { bookingsPersonalData } from '#features/bookings/server/index.ts'
import { faresPersonalData } from '#features/flights/server/index.ts'
import {
  type CardRenderer,
  createCardRenderer,
  invitationsPersonalData,
  sharingPersonalData,
} from '#features/sharing/server/index.ts'
import { billingPersonalData, listedPrices } from '#features/billing/server/index.ts'
import {
  createSentenceEncoder,
  guidePersonalData,
  type ModelDay,
  readModelDay,
} from '#features/guide/server/index.ts'
import { listStreets, mapGround } from '#features/maps/server/index.ts'
import { findPlan } from '#features/plans/server/index.ts'
import {
  createPartnerLinks,
  createPostbackSecrets,
  partnersPersonalData,
} from '#features/partners/server/index.ts'
import { supportPersonalData } from '#features/support/server/index.ts'
import {
  createDaySolver,
  type EntryCheck,
  readFindings,
  type TripDeps,
} from '#features/trips/server/index.ts'
import { checkEntry } from '#features/visas/server/index.ts'
import {
  deadlineMailsPersonalData,
  travellersPersonalData,
  tripMembersPersonalData,
  tripsPersonalData,
} from '#features/trips/server/index.ts'
import { auditPersonalData } from '#platform/server/auth/audit-trail.ts'
import { type Clock, systemClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { openSeals, type Seals } from '#platform/server/db/open-seals.ts'
import { openSignatures } from '#platform/server/db/open-signatures.ts'
import type { OpenDatabase } from '#platform/server/db/open-database.ts'
import { withoutTimeLimits } from '#platform/server/db/without-time-limits.ts'
import { createHttpApp, type HttpEnv } from '#platform/server/http/http-app.ts'
import { createOnceByKey } from '#platform/server/http/once-by-key.ts'
import type { ReadFile } from '#platform/server/http/built-site.ts'
import { createMetrics } from '#platform/server/http/metrics.ts'
import { createOpenApi } from '#platform/server/http/openapi.ts'
import {
  createLocalLimiter,
  createSharedLimiter,
  type RateLimiter,
} from '#platform/server/http/rate-limit.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { lettersPersonalData } from '#platform/server/mail/letters-personal-data.ts'
import { createCallWatch } from '#platform/server/outbound/call-watch.ts'
import { createPdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import { createStorageWatch } from '#platform/server/storage-watch.ts'
import type { BuildLocations } from './build-locations.ts'
import { accountFacts } from './account-facts.ts'
import { businessLines } from './business-lines.ts'
import { createCatalogue } from './cart-catalogues.ts'
import { createFallback } from './fallback.ts'
import { inTrips } from './in-trip.ts'
import { startJobs } from './jobs.ts'
import { notOfferedPorts } from './not-offered-ports.ts'
import { createProviders, shownAtlas, type ProviderParts } from './providers.ts'
import { allOperations } from './routes.ts'
import { serviceFacts } from './service-facts.ts'
import { createSharedCard } from './shared-card.ts'
import { sharedPage } from './shared-page.ts'
import { createTripPricing } from './price-trips.ts'
import type { TripPdfDeps } from '#features/documents/server/index.ts'
import { createTripContext } from './read-trip-context.ts'

interface ServerParts {
  readonly config: Config
  readonly database: OpenDatabase
  readonly log: Logger
  readonly locations: BuildLocations
  readonly clock?: Clock
  readonly hashing?: BuiltServer['hashing']
  /** The atlas, which callers load once for several servers, or while the database starts. Default: that of `locations`. */
  readonly atlas?: Atlas | Promise<Atlas>
  /** Reads a file of the built site, likewise. Default: from the disk. */
  readonly readFile?: ReadFile
}

export interface BuiltServer {
  readonly app: Hono<HttpEnv>
  readonly hashing: ReturnType<typeof createPasswordHashing>
  /** Dependencies of trip jobs; tests run the jobs directly. */
  readonly trips: TripDeps
  /** Readiness: false from the moment the process is asked to stop. */
  setReady(ready: boolean): void
  /** Preloads what later requests need; call it after the server listens. */
  warmUp(): void
  close(): Promise<void>
}

function openLimiters(pool: OpenDatabase['pool'], config: Config, log: Logger) {
  const factor = config.RATE_LIMITS === 'relaxed' ? 1000 : 1
  return {
    limiter: createSharedLimiter({
      pool,
      factor,
      onLostReturn: (error) => log.warn({ err: error }, 'a counted call was not given back'),
    }),
    localLimiter: createLocalLimiter({ factor: factor / config.PROCESSES }),
  }
}

const openPdfRenderer = (locations: BuildLocations, log: Logger) =>
  createPdfRenderer({
    workerPath: locations.pdfWorker,
    templatesDir: locations.pdfTemplates,
    fontsDir: locations.pdfFonts,
    onNote: (note) => log.info({ note }, 'pdf'),
  })

/** Renderers of PDFs and share cards. */
const openRenderers = (locations: BuildLocations, log: Logger) => ({
  pdf: openPdfRenderer(locations, log),
  cards: createCardRenderer({ worker: locations.cardWorker, fontsDir: locations.pdfFonts }),
})

/** CAD by tier name. */
const tierPrices = new Map(
  Object.entries(listedPrices()).map(([name, cents]) => [name.replace('price_', ''), cents / 100]),
)

const tripFindings =
  (deps: TripDeps): TripPdfDeps['tripFindings'] =>
  (whole, userId) =>
    readFindings(deps, { userId }, whole)

/** Opens the ports' adapters and the facts composed of them. */
function openPorts(parts: ServerParts, ports: ProviderParts, seals: Seals) {
  const { config, database, log, locations } = parts
  const providers = createProviders(config, ports)
  const { db } = database
  const tripContext = createTripContext({ ...providers, db, log })
  const tripPricing = createTripPricing(providers.waited, ports.clock)
  const daySolver = createDaySolver(locations.dayWorker)
  const sentences = createSentenceEncoder(locations.sentenceWorker, (error) =>
    log.warn(
      { error: error instanceof Error ? error.message : '' },
      'the sentence model failed: the guide reads by words alone',
    ),
  )
  const entryCheck: EntryCheck = (wish) => checkEntry(providers.visas.entry, wish)
  const ofTrips = {
    ...providers,
    seals,
    tripPricing,
    entryCheck,
    solveDays: daySolver.solve,
    encodeSentences: sentences.encode,
    readPlan: (id: string) => findPlan(db, id),
    priceOfTier: (tier: string) => tierPrices.get(tier),
  }
  return {
    ...ofTrips,
    tripContext,
    tripFindings: tripFindings({ ...ofTrips, db, clock: ports.clock }),
    daySolver,
    sentences,
    catalogue: createCatalogue({ ...providers, clock: ports.clock }),
    permissionsOf,
    ...accountFacts(db),
  }
}

const describeApi = (config: Config, operations: Parameters<typeof createOpenApi>[0]) =>
  createOpenApi(operations, {
    title: config.BUSINESS_NAME,
    version: '1',
    sessionCookie: sessionCookieName(config.secure),
  })

/** The site's folder, and pages whose head the server writes. */
const sitePages = (
  { config, database: { db }, log, locations: { web, pdfTemplates }, readFile }: ServerParts,
  limiter: RateLimiter,
  renderer: CardRenderer,
) => ({
  web,
  readFile,
  livePages: { '/shared/:token': sharedPage({ db, log, limiter }) },
  sharedCard: createSharedCard({
    db,
    log,
    limiter,
    renderer,
    posters: pdfTemplates,
    house: config.BUSINESS_NAME,
  }),
})

function warmUp(
  pdf: ReturnType<typeof openPdfRenderer>,
  { sentences, guideWorld }: ReturnType<typeof openPorts>,
): void {
  pdf.prepare()
  sentences.prepare()
  setImmediate(guideWorld)
}

const settle = async (parts: readonly { close(): Promise<void> }[]): Promise<void> => {
  await Promise.all(parts.map((one) => one.close()))
}

const personalData = (seals: Seals) => [
  teamPersonalData,
  sharingPersonalData,
  invitationsPersonalData,
  tripMembersPersonalData,
  tripsPersonalData,
  passportsPersonalData(seals),
  deadlineMailsPersonalData,
  travellersPersonalData(seals),
  bookingsPersonalData,
  faresPersonalData,
  billingPersonalData,
  guidePersonalData,
  supportPersonalData,
  partnersPersonalData,
  auditPersonalData,
  lettersPersonalData,
]

/** Settings used by operations. */
const settingsFor = (config: Config, partnerLinks = createPartnerLinks(config.PARTNER_LINKS)) => ({
  analytics: config.ANALYTICS,
  secure: config.secure,
  demo: config.demo,
  business: businessLines(config),
  supportFacts: { ...businessLines(config), email: config.BUSINESS_EMAIL },
  appOrigin: config.APP_ORIGIN,
  services: serviceFacts(config),
  guideCentsADay: config.GUIDE_MODEL_CENTS_A_DAY,
  verificationFile: config.SEARCH_VERIFICATION_FILE,
  partnerLinks,
  notOffered: notOfferedPorts(config, partnerLinks),
  postbackSecrets: createPostbackSecrets(config.PARTNER_POSTBACK_SECRETS),
  mapGround: mapGround(config),
  listStreets: () => listStreets(config.DATA_DIR),
})

/** Observers of this process: metrics, calls through ports, disk space. */
const openObservers = () => ({
  metrics: createMetrics(),
  watch: createCallWatch(),
  storage: createStorageWatch(),
})

/** Today's cost of the guide's model; undefined for the embedded guide. */
const guideDay =
  ({ GUIDE_PROVIDER, GUIDE_MODEL_CENTS_A_DAY }: Config, db: OpenDatabase['db'], clock: Clock) =>
  async (): Promise<ModelDay | undefined> =>
    GUIDE_PROVIDER === 'embedded' ? undefined : readModelDay({ db, clock }, GUIDE_MODEL_CENTS_A_DAY)

/** Settings of request handling. */
const requestSettings = (config: Config) => ({
  checkAnswers: config.CHECK_ANSWERS === 'on',
  appOrigin: config.APP_ORIGIN,
  secure: config.secure,
  trustedProxies: config.TRUSTED_PROXIES,
  keptBytes: config.KEPT_ANSWERS_MB * 2 ** 20,
})

/** Wires settings, database, adapters and features into one HTTP application; tests call it too. */
export async function buildServer(parts: ServerParts): Promise<BuiltServer> {
  const { config, database, log, locations, clock = systemClock } = parts
  const { db, pool, countingPool } = database
  const [loaded] = await Promise.all([
    parts.atlas ?? loadAtlas(locations.atlas),
    withoutTimeLimits(pool, (apart) => migrate(apart, locations.migrations)),
  ])
  const atlas = shownAtlas(loaded, config)
  const { limiter, localLimiter } = openLimiters(countingPool, config, log)
  const hashing = parts.hashing ?? createPasswordHashing()
  const { pdf, cards } = openRenderers(locations, log)
  const observers = openObservers()
  const readiness = { ready: true }
  const [signatures, seals] = await Promise.all([openSignatures(db, clock.now()), openSeals(db)])
  const ports = openPorts(parts, { atlas, clock, log, watch: observers.watch, signatures }, seals)
  const jobs = await startJobs({ config, db, log, clock, pdf, watch: observers.watch, ...ports })
  const served = {
    ...settingsFor(config),
    ...observers,
    db,
    hashing,
    limiter,
    clock,
    log,
    pdf,
    personalData: personalData(seals),
    readModelDay: guideDay(config, db, clock),
    ...jobs.services,
    ...ports,
  }
  const operations = inTrips(allOperations(served), served)
  const fallback = await createFallback({
    config,
    pool,
    ...observers,
    readiness,
    bookingsTake: jobs.services.bookings.takes,
    openApi: () => describeApi(config, operations),
    ...sitePages(parts, localLimiter, cards),
  })
  const app = createHttpApp({
    operations,
    log,
    ...observers,
    ...requestSettings(config),
    readSession: createSessionReader({ db, secure: config.secure }),
    sharedLimiter: limiter,
    onceByKey: createOnceByKey(db, signatures),
    localLimiter,
    fallback,
  })
  return {
    app,
    hashing,
    trips: { ...ports, db, clock },
    setReady: (ready) => void (readiness.ready = ready),
    warmUp: () => warmUp(pdf, ports),
    close: () => settle([pdf, cards, ports.daySolver, ports.sentences, jobs]),
  }
}
