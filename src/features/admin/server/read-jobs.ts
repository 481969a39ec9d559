import { countIncidents } from '#features/billing/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { StorageWatch } from '#platform/server/storage-watch.ts'
import { countLetters } from '#platform/server/mail/letters.store.ts'
import type { GuideDay, Job, Jobs } from '../contract/admin.contract.ts'

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`

export interface JobDeps {
  readonly db: Db
  readonly storage: StorageWatch
  /** How many bookings have no answer of their supplier yet. */
  readonly countInDoubt: () => Promise<number>
  /** What the guide's model has cost today, in cents; undefined of the embedded guide. */
  readonly readModelDay: () => Promise<ModelDay | undefined>
}

interface ModelDay extends Omit<GuideDay, 'reachedAt'> {
  readonly reachedAt: Date | null
}

const fullDisk: Job = {
  name: 'Storage',
  state: 'needs-a-look',
  text: 'The disk is full: nothing new can be stored until there’s room on it.',
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

const guideJob = ({ usedCents, heldCents, capCents, reachedAt }: GuideDay): Job => ({
  name: 'Guide’s model',
  state: reachedAt ? 'needs-a-look' : 'idle',
  text: [
    `${dollars(usedCents)} of ${dollars(capCents)} used today`,
    heldCents > 0 ? `, and ${dollars(heldCents)} held for answers whose price is open.` : '.',
    reachedAt
      ? ' Some questions didn’t fit under the limit, so the embedded guide answered them. GUIDE_MODEL_CENTS_A_DAY sets the limit.'
      : '',
  ].join(''),
})

/** Letters on their way, bookings in doubt, purchases that went wrong: what the process does beside the requests. */
export async function readJobs({
  db,
  storage,
  countInDoubt,
  readModelDay,
}: JobDeps): Promise<Jobs> {
  const [letters, doubts, incidents, today] = await Promise.all([
    countLetters(db),
    countInDoubt(),
    countIncidents(db),
    readModelDay(),
  ])
  const { waiting, failed, sent } = letters
  const guideModel = today ? { ...today, reachedAt: today.reachedAt?.toISOString() ?? null } : null
  const jobs: Job[] = [
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
    ...(guideModel ? [guideJob(guideModel)] : []),
    ...(storage.isFull() ? [fullDisk] : []),
  ]
  return { jobs, guideModel }
}
