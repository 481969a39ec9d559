import { findAccount } from '#features/accounts/server/index.ts'
import { runEvery, type RunningJob } from '#platform/server/jobs/run-every.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import type { MailQueue } from '#platform/server/mail/mail-queue.ts'
import { deadlineLetter } from './deadline-letter.ts'
import { listWanting, noteTold } from './deadline-mails.store.ts'
import { listAllDeadlines, type TripDeadline } from './list-all-deadlines.ts'
import type { TripDeps } from './trip-deps.ts'

const minuteMs = 60_000
const accountsAtOnce = 100
/** Lead time of reminders: short for openings, else a day. */
const aheadMs = (kind: TripDeadline['kind']): number =>
  kind === 'check-in-opens' ? 15 * minuteMs : 24 * 60 * minuteMs

interface DeadlineMailDeps extends TripDeps {
  readonly log: Logger
  readonly mailQueue: Pick<MailQueue, 'post' | 'wake'>
  /** Origin for links in emails. */
  readonly site: string
  readonly everyMs?: number
}

const isDue = ({ kind, at }: TripDeadline, now: Date): boolean =>
  Date.parse(at) - now.getTime() <= aheadMs(kind)

const keyOf = ({ kind, itemId, title, at }: TripDeadline): string =>
  [kind, itemId ?? title, at].join(' ')

/** Sends due reminders of an account; record and email are one transaction. */
async function remind(deps: DeadlineMailDeps, userId: string): Promise<number> {
  const now = deps.clock.now()
  const due = (await listAllDeadlines(deps, { userId })).filter((one) => isDue(one, now))
  let told = 0
  for (const deadline of due)
    await deps.db.transaction().execute(async (tx) => {
      const account = await findAccount(tx, { id: userId })
      const note = { userId, tripId: deadline.tripId, deadline: keyOf(deadline) }
      if (!account || !(await noteTold(tx, note))) return
      await deps.mailQueue.post(tx, deadlineLetter(account.email, deps.site, deadline, now))
      told++
    })
  return told
}

/** Starts the job; several processes may run it on one database. A round returns how many letters it posted. */
export function startDeadlineMails(deps: DeadlineMailDeps): RunningJob<number> {
  const round = async (closing: AbortSignal): Promise<number> => {
    let told = 0
    let after = ''
    for (;;) {
      const wanting = await listWanting(deps.db, after, accountsAtOnce)
      for (const userId of wanting) {
        if (closing.aborted) return told
        told += await remind(deps, userId)
      }
      if (told > 0) deps.mailQueue.wake()
      after = wanting.at(-1) ?? ''
      if (wanting.length < accountsAtOnce) return told
    }
  }
  return runEvery({
    name: 'deadline mails',
    everyMs: deps.everyMs ?? 5 * minuteMs,
    log: deps.log,
    round,
  })
}
