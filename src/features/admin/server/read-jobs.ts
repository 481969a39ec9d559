import type { Db } from '#platform/server/db/tables.ts'
import type { StorageWatch } from '#platform/server/storage-watch.ts'
import { countLetters } from '#platform/server/mail/letters.store.ts'
import type { GuideDay, Job, Jobs } from '../contract/admin.contract.ts'
import { jobsText as text } from './messages.ts'

export interface JobDeps {
  readonly db: Db
  readonly storage: StorageWatch
  /** How many bookings have no answer of their supplier yet. */
  readonly countInDoubt: () => Promise<number>
  /** How many purchases have an incident. */
  readonly countIncidents: () => Promise<number>
  /** Cost of the guide's model today, in cents; undefined for the embedded guide. */
  readonly readModelDay: () => Promise<ModelDay | undefined>
}

interface ModelDay extends Omit<GuideDay, 'reachedAt'> {
  readonly reachedAt: Date | null
}

const fullDisk: Job = {
  name: text.storage,
  state: 'needs-a-look',
  text: text.diskFull,
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

const guideJob = ({ usedCents, heldCents, capCents, reachedAt }: GuideDay): Job => ({
  name: text.guide,
  state: reachedAt ? 'needs-a-look' : 'idle',
  text: [
    text.guideUsed(dollars(usedCents), dollars(capCents)),
    heldCents > 0 ? text.guideHeld(dollars(heldCents)) : '.',
    reachedAt ? text.guideReached : '',
  ].join(''),
})

/** State of the background work: queued letters, bookings in doubt, purchases with an incident. */
export async function readJobs({
  db,
  storage,
  countInDoubt,
  countIncidents,
  readModelDay,
}: JobDeps): Promise<Jobs> {
  const [letters, doubts, incidents, today] = await Promise.all([
    countLetters(db),
    countInDoubt(),
    countIncidents(),
    readModelDay(),
  ])
  const { waiting, failed, sent } = letters
  const guideModel = today ? { ...today, reachedAt: today.reachedAt?.toISOString() ?? null } : null
  const jobs: Job[] = [
    {
      name: text.emails,
      state: failed > 0 ? 'needs-a-look' : waiting > 0 ? 'working' : 'idle',
      text: text.emailCounts(waiting, sent, failed),
    },
    {
      name: text.doubts,
      state: doubts > 0 ? 'working' : 'idle',
      text: doubts > 0 ? text.inDoubt(doubts) : text.noDoubts,
    },
    {
      name: text.purchases,
      state: incidents > 0 ? 'needs-a-look' : 'idle',
      text: incidents > 0 ? text.incidents(incidents) : text.noIncidents,
    },
    ...(guideModel ? [guideJob(guideModel)] : []),
    ...(storage.isFull() ? [fullDisk] : []),
  ]
  return { jobs, guideModel }
}
