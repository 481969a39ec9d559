import { join } from 'node:path'
import { accountLetters } from '#features/accounts/server/index.ts'
import {
  createBookingSupplier,
  startClosingHolds,
  startReconciler,
} from '#features/bookings/server/index.ts'
import { cartLetters } from '#features/cart/server/index.ts'
import { type FlightsProvider, startCheckingFares } from '#features/flights/server/index.ts'
import { invitationLetters, startSealingLinks } from '#features/sharing/server/index.ts'
import {
  createPaymentProvider,
  EventRefused,
  startPurgingVisitors,
  startPurchaseReconciler,
} from '#features/billing/server/index.ts'
import {
  type ReadTripContext,
  type TripPdfDeps,
  tripPdfLetters,
} from '#features/documents/server/index.ts'
import { startPurgingMessages } from '#features/support/server/index.ts'
import { startPurgingPlans } from '#features/plans/server/index.ts'
import {
  deadlineLetters,
  startCheckingCounts,
  startDeadlineMails,
  startPurgingRemoved,
  type TripDeps,
} from '#features/trips/server/index.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import type { Mailer } from '#platform/server/mail/mailer.ts'
import { startPurgingRequestKeys } from '#platform/server/http/purge-request-keys.job.ts'
import { createLetterStops } from '#platform/server/mail/letter-stops.ts'
import { createMailQueue, type MailQueue } from '#platform/server/mail/mail-queue.ts'
import { readyLetter } from '#platform/server/mail/ready-letter.ts'
import type { RatesProvider } from '#platform/server/rates/rates-provider.ts'
import { startRefreshingRates } from '#platform/server/rates/refresh-rates.job.ts'
import type { PdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import { vendorWays } from '#platform/server/outbound/vendor-access.ts'
import type { CallWatch } from '#platform/server/outbound/call-watch.ts'
import { businessLines } from './business-lines.ts'
import { createMailer } from './create-mailer.ts'
import { publicOrigin } from './site-facts.ts'

interface JobParts extends TripDeps {
  readonly config: Config
  readonly db: Db
  readonly log: Logger
  readonly clock: Clock
  readonly pdf: PdfRenderer
  readonly watch: CallWatch
  readonly tripContext: ReadTripContext
  readonly rates: RatesProvider | undefined
  readonly flights: FlightsProvider
  readonly tripFindings: TripPdfDeps['tripFindings']
}

function openMail(parts: JobParts) {
  const { config, db, log, watch } = parts
  const carrier = watch.watch('mail', createMailer(config, join(config.DATA_DIR, 'outbox'), log))
  const business = businessLines(config)
  const writers = {
    ...accountLetters({ db, business }),
    ...invitationLetters({ db, business }),
    ...tripPdfLetters({ ...parts, business }),
    ...cartLetters({ ...parts, business }),
    ...deadlineLetters({ business }),
  }
  const stops = createLetterStops({ db, site: publicOrigin(config) })
  const mailQueue = createMailQueue({ db, mailer: carrier, writers, stops, log })
  /** Mailer for callers without a transaction; queues and sends once stored. */
  const mailer: Mailer = {
    async send(mail) {
      await mailQueue.post(db, readyLetter(mail))
      mailQueue.wake()
    },
  }
  return { mailer, mailQueue, letterStops: stops }
}

function openBookings({ config, db, log, watch, clock }: JobParts, mailQueue: MailQueue) {
  const [before = 0, after = 0] = config.SANDBOX_PAUSES.split(',').map(Number)
  const supplier = createBookingSupplier(config.BOOKINGS_PROVIDER, {
    db,
    pauses: [before, after],
    clock,
    vendors: vendorWays(config, log),
  })
  const bookings = watch.watch('bookings', supplier)
  const letters = businessLines(config)
  const doubtAfterSeconds = config.BOOKING_DOUBT_SECONDS
  const everyMs = Math.min(10_000, doubtAfterSeconds * 250)
  const reconciler = startReconciler(
    { db, log, mailQueue, bookings, letters },
    { doubtAfterSeconds, everyMs },
  )
  const answerWithinMs = config.BOOKING_ANSWER_SECONDS * 1000
  const holds = startClosingHolds(
    { db, log, clock, mailQueue, bookings, letters, answerWithinMs },
    { everyMs },
  )
  return { bookings, letters, reconciler, holds, answerWithinMs }
}

/** If the supplier of flights holds fares, a job checks their state. */
function openFares({ config, db, log, flights }: JobParts, mailQueue: MailQueue) {
  const fareLetters = { ...businessLines(config), desk: config.BUSINESS_EMAIL }
  const doubtAfterSeconds = config.BOOKING_DOUBT_SECONDS
  const everyMs = Math.min(10_000, doubtAfterSeconds * 250)
  const { holds } = flights
  const checking =
    holds &&
    startCheckingFares({ db, log, mailQueue, fareLetters, holds }, { doubtAfterSeconds, everyMs })
  return { fareLetters, checking: checking ? [checking] : [] }
}

function startCommerce({ config, db, log, watch }: JobParts, mailQueue: MailQueue) {
  const provider = createPaymentProvider(config.PAYMENTS_PROVIDER, {
    db,
    log,
    stripe: {
      secretKey: config.STRIPE_SECRET_KEY,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET,
      apiUrl: config.STRIPE_API_URL,
    },
  })
  // A forged event says nothing about the provider's health.
  const payments = watch.watch('payments', provider, (error) => error instanceof EventRefused)
  const billingLetters = {
    business: businessLines(config),
    taxes: config.BUSINESS_TAXES ?? [],
    site: publicOrigin(config),
    counsellor: config.BUSINESS_COUNSELLOR_EMAIL ?? config.BUSINESS_EMAIL,
  }
  const doubtAfterSeconds = config.PAYMENT_DOUBT_SECONDS
  const everyMs = Math.min(15_000, doubtAfterSeconds * 250)
  const purchases = startPurchaseReconciler(
    { db, log, mailQueue, payments, billingLetters },
    { doubtAfterSeconds, everyMs },
  )
  const purging = startPurgingVisitors(
    { db, log },
    { days: config.VISITOR_PURCHASE_DAYS, receiptYears: config.RECEIPT_YEARS },
  )
  return { payments, billingLetters, purchases, purging }
}

/**
 * Starts the background jobs: letters, bookings in doubt, unsettled purchases, purging of removed items
 * and old messages, the check of trips' counts, sealing of plain-text links, reminders of deadlines, exchange rates.
 */
export async function startJobs(parts: JobParts) {
  const rates = await startRefreshingRates(parts)
  const mail = openMail(parts)
  const { reconciler, holds, ...booking } = openBookings(parts, mail.mailQueue)
  const { purchases, purging, ...commerce } = startCommerce(parts, mail.mailQueue)
  const { checking, ...fares } = openFares(parts, mail.mailQueue)
  const others = [
    rates,
    ...checking,
    startPurgingRemoved(parts),
    startCheckingCounts(parts),
    startPurgingPlans(parts),
    startPurgingMessages(parts),
    startSealingLinks(parts),
    startPurgingRequestKeys(parts),
    startDeadlineMails({
      ...parts,
      mailQueue: mail.mailQueue,
      site: publicOrigin(parts.config),
    }),
  ]
  return {
    /** Services for operations that hand work to jobs. */
    services: { ...mail, ...booking, ...fares, ...commerce },
    async close(): Promise<void> {
      // Jobs that queue emails close before the mailer.
      await commerce.payments.close()
      await Promise.all(
        [reconciler, holds, purchases, purging, ...others].map((job) => job.close()),
      )
      await mail.mailQueue.close()
    },
  }
}
