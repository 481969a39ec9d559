import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import type { FixWish } from '../contract/check.schema.ts'
import { tripErrors } from '../contract/trips.errors.ts'
import type { Change, CheckFinding } from '../domain/check/finding.ts'
import { orderRuns } from '../domain/check/order-runs.ts'
import { positionsBetween } from './position.ts'
import { readFindings } from './read-findings.ts'
import { readTrip } from './read-trip.ts'
import { removeItemIn } from './remove-item.ts'
import type { ListedItem } from './trip-items.store.ts'
import type { TripDeps } from './trip-deps.ts'
import { lockTrip } from './lock-trip.ts'
import { updateItemIn } from './update-item.ts'

const fail = failWith(tripErrors)

const sameItems = (a: readonly string[], b: readonly string[]): boolean =>
  a.toSorted().join() === b.toSorted().join()

/** Finds the requested finding. Throws finding-gone, or day-needed if ambiguous. */
function meantBy(wish: FixWish, findings: readonly CheckFinding[]): CheckFinding {
  const alike = findings.filter(
    ({ rule, itemIds, day }) =>
      rule === wish.rule &&
      sameItems(itemIds, wish.itemIds) &&
      (wish.day === undefined || day === wish.day),
  )
  const [first, ...others] = alike
  if (!first) throw fail('finding-gone')
  if (others.length > 0 && wish.day === undefined) throw fail('day-needed')
  return first
}

/** Edits that reorder items; booked ones stay. */
function ordered(items: readonly ListedItem[]) {
  return orderRuns(items).flatMap(({ after, before, items: run }) => {
    const positions = positionsBetween(
      after?.position ?? null,
      before?.position ?? null,
      run.length,
    )
    return run.map((item, at) => ({ item, edit: { position: positions[at] ?? item.position } }))
  })
}

/** Edits of one fix step. */
function editsOf(change: Change, items: readonly ListedItem[]) {
  const byId = new Map(items.map((item) => [item.id, item]))
  if (change.op === 'remove') return []
  if (change.op !== 'order') {
    const item = byId.get(change.itemId)
    return item ? [{ item, edit: change.fields }] : []
  }
  const placed = change.fields.itemIds.flatMap((id) => byId.get(id) ?? [])
  return ordered(placed)
}

/**
 * Applies one mend of a finding, as it is now: all its edits or none. Two at once wait for each other. Throws
 * trip-not-found, finding-gone, day-needed, or changed-elsewhere if an item changed meanwhile.
 */
export const applyFix = (
  deps: TripDeps,
  session: Session,
  id: string,
  wish: FixWish,
): Promise<Awaited<ReturnType<typeof readTrip>>> =>
  deps.db.transaction().execute(async (tx) => {
    const within = { ...deps, db: tx }
    await lockTrip(tx, id)
    const whole = await readTrip(within, session, id)
    const { fixes } = meantBy(wish, await readFindings(within, session, whole))
    const fix = fixes[wish.fix]
    if (!fix) throw fail('finding-gone')
    for (const change of fix.changes) {
      if (change.op === 'remove') await removeItemIn(tx, session, { id, itemId: change.itemId })
      for (const { item, edit } of editsOf(change, whole.items))
        await updateItemIn(tx, session, { id, itemId: item.id }, { ...edit, version: item.version })
    }
    return readTrip(within, session, id)
  })
