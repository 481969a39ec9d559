import { join } from 'node:path'
import { accountLetters } from '#features/accounts/server/index.ts'
import { createBookingSupplier, startReconciler } from '#features/bookings/server/index.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import type { Mailer } from '#platform/server/mail/mailer.ts'
import { createPostbox, type Postbox } from '#platform/server/mail/postbox.ts'
import { readyLetter } from '#platform/server/mail/ready-letter.ts'
import type { CallWatch } from '#platform/server/outbound/call-watch.ts'
import { businessLines } from './business-lines.ts'
import { createMailer } from './mailers.ts'

interface JobParts {
  readonly config: Config
  readonly db: Db
  readonly log: Logger
  readonly watch: CallWatch
}

function openMail({ config, db, log, watch }: JobParts) {
  const carrier = watch.watch('mail', createMailer(config, join(config.DATA_DIR, 'outbox')))
  const writers = accountLetters({ db, business: businessLines(config) })
  const postbox = createPostbox({ db, mailer: carrier, writers, log })
  /** For whoever has a message and no transaction: sent once it is kept. */
  const mailer: Mailer = {
    async send(mail) {
      await postbox.post(db, readyLetter(mail))
      postbox.wake()
    },
  }
  return { mailer, postbox }
}

function openBookings({ config, db, log, watch }: JobParts, postbox: Postbox) {
  const [before = 0, after = 0] = config.SANDBOX_PAUSES.split(',').map(Number)
  const supplier = createBookingSupplier(config.BOOKINGS_PROVIDER, { db, pauses: [before, after] })
  const bookings = watch.watch('bookings', supplier)
  const letters = businessLines(config)
  const doubtAfterSeconds = config.BOOKING_DOUBT_SECONDS
  const everyMs = Math.min(10_000, doubtAfterSeconds * 250)
  const reconciler = startReconciler(
    { db, log, postbox, bookings, letters },
    { doubtAfterSeconds, everyMs },
  )
  return { bookings, letters, reconciler }
}

/** What goes on beside the requests: letters on their way, bookings in doubt. */
export function startJobs(parts: JobParts) {
  const mail = openMail(parts)
  const { reconciler, ...booking } = openBookings(parts, mail.postbox)
  return {
    /** For the operations that leave work to the jobs. */
    doors: { ...mail, ...booking },
    async close(): Promise<void> {
      // First who writes letters, then the letters.
      await reconciler.close()
      await mail.postbox.close()
    },
  }
}
