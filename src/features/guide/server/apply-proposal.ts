import {
  addItem,
  removeItem,
  createTrip,
  readTrip,
  updateItem,
  idOf,
  positionsBetween,
  type TripDeps,
} from '#features/trips/server/index.ts'
import { itemPatchSchema, newItemSchema } from '#features/trips/contract/trip-item.schema.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { AppError, failWith } from '#platform/shared/app-error.ts'
import { addDays, daysBetween } from '#platform/shared/local-date.ts'
import { guideErrors } from '../contract/guide.errors.ts'
import { keepMemoryOfTrip } from './conversations.store.ts'
import { type Applied, findProposal, type KeptProposal, noteApplied } from './proposals.store.ts'
import type { StoredEdit } from './reading/memory.ts'

const fail = failWith(guideErrors)

/** A trip's item stands for one of the plan: their ids follow from each other. */
const ownId = (tripId: string, itemId: string): string => idOf(`${tripId}:${itemId}`)

/** The key before the first stop of a day that begins later; undefined where none does, or without an hour. */
async function placeByTime(
  deps: TripDeps,
  session: Session,
  tripId: string,
  own: { readonly itemId: string; readonly day?: unknown; readonly time?: unknown },
): Promise<{ position?: string }> {
  const { itemId, day, time } = own
  if (typeof day !== 'string' || typeof time !== 'string') return {}
  const { items } = await readTrip(deps, session, tripId)
  const stops = items
    .filter((item) => item.day === day && item.nights === null && item.id !== itemId)
    .toSorted((a, b) => (a.position < b.position ? -1 : 1))
  const at = stops.findIndex((item) => item.time !== null && item.time > time)
  const next = stops[at]
  if (!next) return {}
  const [position] = positionsBetween(stops[at - 1]?.position ?? null, next.position, 1)
  return position ? { position } : {}
}

async function carryOut(
  deps: TripDeps,
  session: Session,
  tripId: string,
  edit: StoredEdit,
  isOfTrip: boolean,
): Promise<void> {
  const itemId = isOfTrip ? edit.itemId : ownId(tripId, edit.itemId)
  if (edit.op === 'remove') return removeItem(deps, session, { id: tripId, itemId })
  if (edit.op === 'move') {
    await updateItem(
      deps,
      session,
      { id: tripId, itemId },
      itemPatchSchema.parse({
        day: edit.write.day,
        time: edit.write.time,
        ...(await placeByTime(deps, session, tripId, { ...edit.write, itemId })),
        // What leaves its day waits among the ideas, which cost nothing.
        ...(edit.write.day === null ? { status: 'idea' } : {}),
      }),
    )
    return undefined
  }
  if (edit.op === 'replace') await removeItem(deps, session, { id: tripId, itemId })
  if (!edit.write) throw new RangeError('What comes in is written out')
  const { id, position: _, ...fields } = edit.write
  const newId = isOfTrip ? id : ownId(tripId, id)
  const place = await placeByTime(deps, session, tripId, { ...fields, itemId: newId })
  await addItem(deps, session, tripId, { ...newItemSchema.parse(fields), ...place, id: newId })
  return undefined
}

interface Wanted {
  readonly id: string
  readonly changes: readonly number[] | undefined
}

/** The trip that the changes go into: the plan's own, made where there is none. */
async function tripOf(deps: TripDeps, session: Session, { plan }: KeptProposal) {
  if (plan.tripId) return readTrip(deps, session, plan.tripId)
  if (!plan.planId) throw fail('proposal-not-found')
  return readTrip(deps, session, (await createTrip(deps, session, { planId: plan.planId })).trip.id)
}

/** A change for the trip's present dates: its days may have moved since it was proposed. */
function datedAnew(
  edit: StoredEdit,
  { trip, items }: Awaited<ReturnType<typeof tripOf>>,
  plan: KeptProposal['plan'],
): StoredEdit {
  if (plan.tripId === null || edit.op === 'remove' || !edit.write?.day) return edit
  const { day } = edit.write
  const isOut = day < trip.startDate || day > trip.endDate
  const moved = daysBetween(plan.startDate, trip.startDate)
  // A swap takes the slot of what stands, wherever that is now.
  const slot = edit.op === 'replace' ? items.find(({ id }) => id === edit.itemId)?.day : undefined
  const now = slot ?? (isOut ? addDays(day, moved) : day)
  return { ...edit, write: { ...edit.write, day: now } } as StoredEdit
}

/** What has to be carried out, and of which change it is; of a first plan what was not accepted goes. */
function workOf(
  { edits, before, plan }: KeptProposal,
  wanted: ReadonlySet<number> | undefined,
): readonly { edit: StoredEdit; index: number }[] {
  const isFirst =
    plan.tripId === null && edits.every(({ op, write }) => op === 'add' && write === undefined)
  const earlier = plan.tripId === null ? before.map((edit) => ({ edit, index: -1 })) : []
  const own = edits.map((edit, index) => ({ edit, index }))
  if (!isFirst) return [...earlier, ...own.filter(({ index }) => !wanted || wanted.has(index))]
  return own
    .filter(({ index }) => wanted && !wanted.has(index))
    .map(({ edit: { itemId, day }, index }) => ({
      edit: { op: 'remove' as const, itemId, day },
      index: -1 - index,
    }))
}

/**
 * Carries out a proposal of the caller's, or some of its changes; the same again answers as the first time.
 * `visitor` is the browser's own conversation from before the sign-in. Throws proposal-not-found.
 */
export async function applyProposal(
  deps: TripDeps,
  session: Session,
  visitor: string | undefined,
  { id, changes }: Wanted,
): Promise<Applied> {
  const speakers = [`account:${session.userId}`, ...(visitor ? [visitor] : [])]
  return deps.db.transaction().execute(async (tx) => {
    const kept = await findProposal(tx, id, speakers)
    if (!kept) throw fail('proposal-not-found')
    if (kept.applied) return kept.applied
    const { proposal } = kept
    const read = await tripOf(deps, session, proposal)
    const tripId = read.trip.id
    const count = proposal.edits.length
    const wanted = changes ? new Set(changes.filter((index) => index < count)) : undefined
    const unknown = (changes ?? []).filter((index) => index >= count)
    const refused = unknown.map((index) => ({ index, reason: 'There is no such change.' }))
    let failed = 0
    for (const { edit, index } of workOf(proposal, wanted)) {
      try {
        const own = datedAnew(edit, read, proposal.plan)
        await carryOut(deps, session, tripId, own, proposal.plan.tripId !== null)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        if (index >= 0) {
          failed += 1
          refused.push({ index, reason: error.message })
        }
      }
    }
    const applied = { itineraryId: tripId, applied: (wanted?.size ?? count) - failed, refused }
    await noteApplied(tx, id, applied)
    await keepMemoryOfTrip(tx, kept.conversation_id, tripId)
    return applied
  })
}
