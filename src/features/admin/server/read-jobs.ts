import { countInDoubt } from '#features/bookings/server/index.ts'
import { countIncidents } from '#features/billing/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { StorageWatch } from '#platform/server/storage-watch.ts'
import { countLetters } from '#platform/server/mail/letters.store.ts'
import type { Job } from '../contract/admin.contract.ts'

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`

interface JobDeps {
  readonly db: Db
  readonly storage: StorageWatch
}

const fullDisk: Job = {
  name: 'Storage',
  state: 'needs-a-look',
  text: 'The disk is full: nothing new can be stored until there’s room on it.',
}

/** Letters on their way, bookings in doubt, purchases that went wrong: what the process does beside the requests. */
export async function readJobs({ db, storage }: JobDeps): Promise<Job[]> {
  const [letters, doubts, incidents] = await Promise.all([
    countLetters(db),
    countInDoubt(db),
    countIncidents(db),
  ])
  const { waiting, failed, sent } = letters
  return [
    {
      name: 'Emails',
      state: failed > 0 ? 'needs-a-look' : waiting > 0 ? 'working' : 'idle',
      text: `${count(waiting, 'email')} waiting, ${sent} sent and ${failed} given up in 30 days.`,
    },
    {
      name: 'Bookings in doubt',
      state: doubts > 0 ? 'working' : 'idle',
      text:
        doubts > 0
          ? `${count(doubts, 'booking')} without the supplier’s answer; we’re looking into each.`
          : 'Every booking has been answered.',
    },
    {
      name: 'Purchases',
      state: incidents > 0 ? 'needs-a-look' : 'idle',
      text:
        incidents > 0
          ? `${count(incidents, 'purchase')} to look at: see Purchases, “Needs a look”.`
          : 'Every purchase matches what was asked for.',
    },
    ...(storage.isFull() ? [fullDisk] : []),
  ]
}
