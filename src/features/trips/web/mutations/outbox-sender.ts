import { isSame } from '#platform/shared/is-same.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { tripErrors } from '../../contract/trips.errors.ts'
import type { TripsApi } from '../trips.client.ts'
import { disagreementOf } from './edit-conflict.ts'
import { type AnswerSink, createPerformer, type Done } from './perform-mutation.ts'
import { followAnswer } from './follow-answer.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { itemOf, type PendingMutation } from './trip-mutation.ts'
import type { MutationOutbox } from './mutation-outbox.ts'
import { writeSenderText } from '../messages.ts'

/** What became of a write at this attempt. */
export type MutationOutcome =
  | { readonly kind: 'saved' }
  /** Nobody can say whether it was done; it is kept and sent again. */
  | { readonly kind: 'waiting'; readonly error: Error }
  /** The server will not do it, now or later. */
  | { readonly kind: 'refused'; readonly error: Error }
  /** Somebody else changed the same; it is kept until the person has chosen. */
  | { readonly kind: 'conflict'; readonly waiting: PendingMutation }
  /** The person has given it up. */
  | { readonly kind: 'given-up' }

type OnOutcome = (waiting: PendingMutation, outcome: MutationOutcome) => void

interface SenderParts {
  readonly outbox: MutationOutbox
  readonly api: TripsApi
  readonly sink: AnswerSink
  readonly onOutcome: OnOutcome
  /** Runs the work while no other window sends for the same trip. */
  readonly alone: (name: string, work: () => Promise<void>) => Promise<void>
}

/** What it says of a body that it cannot read as one of its own. */
const unfitCodes = new Set(['invalid-input', 'malformed-request'])

/** What our server says when it will not do a write, now or later. */
const refusals = new Set([...Object.keys(tripErrors), ...unfitCodes, 'too-large'])

/**
 * Whether the server has refused for good. Only a code of ours says so: a status, and even a code of
 * some other kind, may come from anything that stands before the server. All else is sent again.
 */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && refusals.has(error.code)

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))

const movedElsewhere = new Error(writeSenderText.someoneMovedItWhile)

type Followed = NonNullable<Done['answer']>

/** What becomes of the journal when a write is answered, held back or refused. */
function createSettling({ outbox, onOutcome }: Pick<SenderParts, 'outbox' | 'onOutcome'>) {
  const behind = ({ tripId, key }: PendingMutation): readonly PendingMutation[] =>
    outbox.list(tripId).filter((other) => other.key > key)
  const settle = (waiting: PendingMutation, outcome: MutationOutcome): void => {
    outbox.settle(waiting)
    onOutcome(waiting, outcome)
  }

  /** Settles what stands or falls with a write that is settled. */
  function settleWith(waiting: PendingMutation, refused: boolean): void {
    const id = itemOf(waiting.write)
    const { kind } = waiting.write
    const others = outbox.list(waiting.tripId).filter(({ write }) => itemOf(write) === id)
    // What could not be added can be neither edited nor removed.
    const lost = refused && kind === 'add' ? others.filter(({ key }) => key > waiting.key) : []
    // Who has removed an item is not asked any more which of its values to keep.
    const moot = !refused && kind === 'remove' ? others.filter(({ conflict }) => conflict) : []
    for (const one of [...lost, ...moot]) settle(one, { kind: 'given-up' })
  }

  const follow = (writes: readonly PendingMutation[], answer: Followed): void => {
    for (const { waiting, writes: anew } of followAnswer(writes, answer))
      outbox.replace(waiting, anew)
  }

  return {
    answered(waiting: PendingMutation, { show, answer }: Done): void {
      // Before the write is settled: a window that is closed in between sends it again, and bases anew.
      if (answer) follow(behind(waiting), answer)
      show()
      const now = outbox.read(waiting.key)
      // Another window has put more into it since it was sent: that is still to be done.
      if (now && answer && !isSame(now.write, waiting.write)) follow([now], answer)
      else outbox.settle(waiting)
      settleWith(waiting, false)
      onOutcome(waiting, { kind: 'saved' })
    },
    refused(waiting: PendingMutation, error: ApiError): void {
      if (waiting.write.kind === 'create') {
        // Nothing that was planned goes with it: it stands until the person has changed it or given it up.
        const conflict = { kind: 'refused', text: error.message } as const
        outbox.put({ ...waiting, sent: false, conflict })
        return onOutcome(waiting, { kind: 'refused', error })
      }
      if (unfitCodes.has(error.code) && !outbox.isOwn(waiting)) {
        // Nobody sits before it who would type it again: it stands until somebody has looked at it.
        const standing = { ...waiting, sent: false, conflict: { kind: 'unfit' } as const }
        outbox.put(standing)
        return onOutcome(waiting, { kind: 'conflict', waiting: standing })
      }
      const held = disagreementOf(waiting, error, behind(waiting))
      if (!held) {
        outbox.settle(waiting)
        settleWith(waiting, true)
        onOutcome(waiting, { kind: 'refused', error })
      } else if (held.kind === 'moot') settle(waiting, { kind: 'given-up' })
      else if (held.kind === 'moved') {
        outbox.replace(waiting, held.rest)
        onOutcome(waiting, { kind: 'refused', error: movedElsewhere })
      } else {
        for (const { at, writes } of held.behind) outbox.replace(at, writes)
        outbox.put(held.waiting)
        onOutcome(waiting, { kind: 'conflict', waiting: held.waiting })
      }
    },
  }
}

/** The next to go: not one that stands, nor what is about an item whose add does. */
function nextOf(all: readonly PendingMutation[]): PendingMutation | undefined {
  const missing = new Set(
    all.flatMap(({ write, conflict }) => (conflict && write.kind === 'add' ? itemOf(write) : [])),
  )
  return all.find(({ write, conflict }) => !conflict && !missing.has(itemOf(write)))
}

/** Whatever a clock that was put back makes of the order, a trip is made before anything in it. */
const isStart = ({ write }: PendingMutation): boolean => write.kind === 'create'

/** Sends the waiting writes of each trip one after the other, in their order, until one has no answer. */
export function createSender({ outbox, api, sink, onOutcome, alone }: SenderParts) {
  const perform = createPerformer({ api, sink, account: outbox.owner })
  const settling = createSettling({ outbox, onOutcome })

  /** Those behind one that does not go wait with it, and whoever made them hears so. */
  const tellStuck = (tripId: string, error: Error): void => {
    for (const stuck of outbox.list(tripId))
      if (!stuck.conflict) onOutcome(stuck, { kind: 'waiting', error })
  }

  /** True when the next one may go. */
  async function attempt(next: PendingMutation): Promise<boolean> {
    const waiting = outbox.markSent(next)
    if (!waiting) return true
    let done: Done
    try {
      done = await perform(waiting)
    } catch (error) {
      if (isRefusal(error)) {
        settling.refused(waiting, error)
        return true
      }
      tellStuck(waiting.tripId, asError(error))
      return false
    }
    settling.answered(waiting, done)
    return true
  }

  return oneAtATime((tripId) =>
    alone(`trip-writes/${tripId}`, async () => {
      outbox.refresh()
      for (;;) {
        const all = outbox.list(tripId)
        const refused = all.find(({ conflict }) => conflict?.kind === 'refused')?.conflict
        if (refused?.kind === 'refused') return tellStuck(tripId, new Error(refused.text))
        const next = all.find(isStart) ?? nextOf(all)
        if (!next || !(await attempt(next))) return
      }
    }),
  )
}
