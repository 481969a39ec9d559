import { openSeals, type Seals } from '#platform/server/db/open-seals.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { runEvery, type RunningJob } from '#platform/server/jobs/run-every.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { sealToken } from './link-token.ts'
import { sealLink, takeUnsealed } from './sharing.store.ts'

const usualEveryMs = 10 * 60 * 1000
const linksAtOnce = 100

/** Seals some links whose secrets are stored in clear. Returns how many. */
const sealSome = (db: Db, seals: Seals): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const links = await takeUnsealed(tx, linksAtOnce)
    for (const { token, ...place } of links)
      if (token !== null) await sealLink(tx, place, sealToken(seals, place, token))
    return links.length
  })

/**
 * Seals the links of before decision 41, and those of a backup from then. The first round leaves them: while
 * processes are replaced one by one, the version before reads tokens in clear only. Several processes may
 * do so on one database. A round answers how many it has sealed.
 */
export function startSealingLinks(
  { db, log }: { readonly db: Db; readonly log: Logger },
  everyMs = usualEveryMs,
): RunningJob<number> {
  let isFirst = true
  const round = async (closing: AbortSignal): Promise<number> => {
    if (isFirst) {
      isFirst = false
      return 0
    }
    const seals = await openSeals(db)
    for (let sealed = 0; ;) {
      const some = closing.aborted ? 0 : await sealSome(db, seals)
      if (some === 0) return sealed
      sealed += some
    }
  }
  return runEvery({ name: 'sealing links', everyMs, log, round })
}
