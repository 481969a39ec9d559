import { isSame } from '#platform/shared/is-same.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { tripErrors } from '../../contract/trips.errors.ts'
import type { TripsApi } from '../trips.client.ts'
import { disagreementOf } from './edit-conflict.ts'
import { type AnswerSink, createPerformer, type Done } from './perform-mutation.ts'
import { rebaseMutations } from './rebase-mutations.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { itemOf, type PendingMutation } from './trip-mutation.ts'
import type { MutationOutbox } from './mutation-outbox.ts'
import { writeSenderText } from '../messages.ts'

/** The outcome of a mutation at this attempt. */
export type MutationOutcome =
  | { readonly kind: 'saved' }
  /** Outcome unknown; stays queued for a retry. */
  | { readonly kind: 'waiting'; readonly error: Error }
  /** Refused for good. */
  | { readonly kind: 'refused'; readonly error: Error }
  /** Another client changed the same fields; it stays queued until the user has chosen. */
  | { readonly kind: 'conflict'; readonly waiting: PendingMutation }
  /** Discarded by the user. */
  | { readonly kind: 'given-up' }

type OnOutcome = (waiting: PendingMutation, outcome: MutationOutcome) => void

interface SenderParts {
  readonly outbox: MutationOutbox
  readonly api: TripsApi
  readonly sink: AnswerSink
  readonly onOutcome: OnOutcome
  /** Runs the work under a lock, so that no other window sends for the same trip. */
  readonly alone: (name: string, work: () => Promise<void>) => Promise<void>
}

/** Codes for a body that the server cannot parse. */
const unfitCodes = new Set(['invalid-input', 'malformed-request'])

/** Codes with which our server refuses a mutation for good. */
const refusals = new Set([...Object.keys(tripErrors), ...unfitCodes, 'too-large'])

/**
 * Whether the server has refused for good. Only our own codes count: a status or a foreign code may come
 * from a proxy in front of the server. Everything else is retried.
 */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && refusals.has(error.code)

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))

const movedElsewhere = new Error(writeSenderText.someoneMovedItWhile)

type Followed = NonNullable<Done['answer']>

/** Updates the outbox when a mutation is answered, held back or refused. */
function createSettling({ outbox, onOutcome }: Pick<SenderParts, 'outbox' | 'onOutcome'>) {
  const behind = ({ tripId, key }: PendingMutation): readonly PendingMutation[] =>
    outbox.list(tripId).filter((other) => other.key > key)
  const settle = (waiting: PendingMutation, outcome: MutationOutcome): void => {
    outbox.settle(waiting)
    onOutcome(waiting, outcome)
  }

  /** Settles the mutations that depend on a settled one. */
  function settleWith(waiting: PendingMutation, refused: boolean): void {
    const id = itemOf(waiting.write)
    const { kind } = waiting.write
    const others = outbox.list(waiting.tripId).filter(({ write }) => itemOf(write) === id)
    // An item whose add failed can be neither edited nor removed.
    const lost = refused && kind === 'add' ? others.filter(({ key }) => key > waiting.key) : []
    // Removing an item answers the open question which of its values to keep.
    const moot = !refused && kind === 'remove' ? others.filter(({ conflict }) => conflict) : []
    for (const one of [...lost, ...moot]) settle(one, { kind: 'given-up' })
  }

  const follow = (writes: readonly PendingMutation[], answer: Followed): void => {
    for (const { waiting, writes: anew } of rebaseMutations(writes, answer))
      outbox.replace(waiting, anew)
  }

  return {
    answered(waiting: PendingMutation, { show, answer }: Done): void {
      // Before settling: a window that closes in between sends the mutation again and rebases again.
      if (answer) follow(behind(waiting), answer)
      show()
      const now = outbox.read(waiting.key)
      // Another window has merged more into it since it was sent: the rest is still to be sent.
      if (now && answer && !isSame(now.write, waiting.write)) follow([now], answer)
      else outbox.settle(waiting)
      settleWith(waiting, false)
      onOutcome(waiting, { kind: 'saved' })
    },
    refused(waiting: PendingMutation, error: ApiError): void {
      if (waiting.write.kind === 'create') {
        // Nothing planned is lost: it stays queued until the user has changed it or given it up.
        const conflict = { kind: 'refused', text: error.message } as const
        outbox.put({ ...waiting, sent: false, conflict })
        return onOutcome(waiting, { kind: 'refused', error })
      }
      if (unfitCodes.has(error.code) && !outbox.isOwn(waiting)) {
        // Its author is not here to type it again: it stays queued until the user has looked at it.
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

/** The next to send: none with an open conflict, none about an item whose add has one. */
function nextOf(all: readonly PendingMutation[]): PendingMutation | undefined {
  const missing = new Set(
    all.flatMap(({ write, conflict }) => (conflict && write.kind === 'add' ? itemOf(write) : [])),
  )
  return all.find(({ write, conflict }) => !conflict && !missing.has(itemOf(write)))
}

/** A trip is created before anything in it, even if the clock was set back. */
const isStart = ({ write }: PendingMutation): boolean => write.kind === 'create'

/** Sends the pending mutations of each trip in order, one at a time, until one gets no answer. */
export function createSender({ outbox, api, sink, onOutcome, alone }: SenderParts) {
  const perform = createPerformer({ api, sink, account: outbox.owner })
  const settling = createSettling({ outbox, onOutcome })

  /** Mutations after one that cannot be sent wait too; their callers get `waiting`. */
  const tellStuck = (tripId: string, error: Error): void => {
    for (const stuck of outbox.list(tripId))
      if (!stuck.conflict) onOutcome(stuck, { kind: 'waiting', error })
  }

  /** True if the next one may be sent. */
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
