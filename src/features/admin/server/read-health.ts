import { hasRole, type Session } from '#platform/server/auth/session.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { CallWatch } from '#platform/server/outbound/call-watch.ts'
import { recordOf } from '#platform/server/outbound/vendor-record.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { StorageWatch } from '#platform/server/storage-watch.ts'
import { sql } from 'kysely'
import type { Health } from '../contract/admin.contract.ts'
import {
  describeService,
  recommend,
  type ServiceFacts,
  statusOfAll,
  type Viewer,
} from '../domain/read-services.ts'

export interface HealthDeps {
  readonly db: Db
  readonly clock: Clock
  readonly watch: CallWatch
  readonly storage: StorageWatch
  /** The adapter of each port; `name` is its name in the call watch. */
  readonly services: readonly ServiceFacts[]
}

const database: ServiceFacts = {
  name: 'database',
  label: 'Database',
  provider: 'postgresql',
  keys: [],
  services: ['accounts', 'trips', 'bookings', 'letters'],
}

function viewerOf(session: Session | undefined): Viewer {
  if (!session) return 'public'
  if (hasRole(session, 'owner')) return 'owner'
  return hasRole(session, 'operator') ? 'staff' : 'public'
}

/** Asks the database now, through the watch like any other service. */
async function askDatabase({ db, watch }: HealthDeps): Promise<boolean> {
  const probe = watch.watch(database.name, { ask: () => sql`select 1`.execute(db) })
  try {
    await probe.ask()
    return true
  } catch {
    // Every error means the same here: it does not answer.
    return false
  }
}

const noRoom =
  'Database: its disk is full, so nothing new can be stored. Make room on it, and storing starts again by itself.'

export async function readHealth(deps: HealthDeps, session: Session | undefined): Promise<Health> {
  const { clock, watch, storage } = deps
  const viewer = viewerOf(session)
  const reached = await askDatabase(deps)
  const services = Object.fromEntries(
    [database, ...deps.services].map((facts) => {
      const seen = watch.read(facts.name)
      const answers = facts === database ? reached : seen.answers
      return [
        facts.name,
        describeService(facts, { ...seen, ...recordOf(facts.provider), answers }, viewer),
      ]
    }),
  )
  return {
    status: storage.isFull() ? 'degraded' : statusOfAll(services),
    timestamp: clock.now().toISOString(),
    services,
    recommendations: [...(storage.isFull() ? [noRoom] : []), ...recommend(services)],
  }
}
