import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { deleteSeat, lockTeam } from './seats.store.ts'

/** Cancels an invitation of the caller's team, or frees a seat of it. One of another team stays. */
export const endSeat = ({ db }: { db: Db }, { userId }: Session, id: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockTeam(tx, userId)
    await deleteSeat(tx, { id, ownerId: userId })
  })

/** Gives the caller's seat back. */
export const leaveTeam = ({ db }: { db: Db }, { userId }: Session): Promise<void> =>
  deleteSeat(db, { memberId: userId })
