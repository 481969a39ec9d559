import { isSame } from '#platform/shared/is-same.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { tripErrors } from '../../contract/trips.errors.ts'
import type { TripsApi } from '../trips.client.ts'
import { disagreementOf } from './disagreement.ts'
import { type AnswerSink, createPerformer, type Done } from './perform-write.ts'
import { followAnswer } from './follow-answer.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { itemOf, type WaitingWrite } from './trip-write.ts'
import type { WriteJournal } from './write-journal.ts'
import { writeSenderText } from '../messages.ts'

/** What became of a write at this attempt. */
export type WriteOutcome =
  | { readonly kind: 'saved' }
  /** Nobody can say whether it was done; it is kept and sent again. */
  | { readonly kind: 'waiting'; readonly error: Error }
  /** The server will not do it, now or later. */
  | { readonly kind: 'refused'; readonly error: Error }
  /** Somebody else changed the same; it is kept until the person has chosen. */
  | { readonly kind: 'conflict'; readonly waiting: WaitingWrite }
  /** The person has given it up. */
  | { readonly kind: 'given-up' }

type OnOutcome = (waiting: WaitingWrite, outcome: WriteOutcome) => void

interface SenderParts {
  readonly journal: WriteJournal
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
function createSettling({ journal, onOutcome }: Pick<SenderParts, 'journal' | 'onOutcome'>) {
  const behind = ({ tripId, key }: WaitingWrite): readonly WaitingWrite[] =>
    journal.list(tripId).filter((other) => other.key > key)
  const settle = (waiting: WaitingWrite, outcome: WriteOutcome): void => {
    journal.settle(waiting)
    onOutcome(waiting, outcome)
  }

  /** Settles what stands or falls with a write that is settled. */
  function settleWith(waiting: WaitingWrite, refused: boolean): void {
    const id = itemOf(waiting.write)
    const { kind } = waiting.write
    const others = journal.list(waiting.tripId).filter(({ write }) => itemOf(write) === id)
    // What could not be added can be neither edited nor removed.
    const lost = refused && kind === 'add' ? others.filter(({ key }) => key > waiting.key) : []
    // Who has removed an item is not asked any more which of its values to keep.
    const moot = !refused && kind === 'remove' ? others.filter(({ conflict }) => conflict) : []
    for (const one of [...lost, ...moot]) settle(one, { kind: 'given-up' })
  }

  const follow = (writes: readonly WaitingWrite[], answer: Followed): void => {
    for (const { waiting, writes: anew } of followAnswer(writes, answer))
      journal.replace(waiting, anew)
  }

  return {
    answered(waiting: WaitingWrite, { show, answer }: Done): void {
      // Before the write is settled: a window that is closed in between sends it again, and bases anew.
      if (answer) follow(behind(waiting), answer)
      show()
      const now = journal.read(waiting.key)
      // Another window has put more into it since it was sent: that is still to be done.
      if (now && answer && !isSame(now.write, waiting.write)) follow([now], answer)
      else journal.settle(waiting)
      settleWith(waiting, false)
      onOutcome(waiting, { kind: 'saved' })
    },
    refused(waiting: WaitingWrite, error: ApiError): void {
      if (waiting.write.kind === 'create') {
        // Nothing that was planned goes with it: it stands until the person has changed it or given it up.
        const conflict = { kind: 'refused', text: error.message } as const
        journal.put({ ...waiting, sent: false, conflict })
        return onOutcome(waiting, { kind: 'refused', error })
      }
      if (unfitCodes.has(error.code) && !journal.isOwn(waiting)) {
        // Nobody sits before it who would type it again: it stands until somebody has looked at it.
        const standing = { ...waiting, sent: false, conflict: { kind: 'unfit' } as const }
        journal.put(standing)
        return onOutcome(waiting, { kind: 'conflict', waiting: standing })
      }
      const held = disagreementOf(waiting, error, behind(waiting))
      if (!held) {
        journal.settle(waiting)
        settleWith(waiting, true)
        onOutcome(waiting, { kind: 'refused', error })
      } else if (held.kind === 'moot') settle(waiting, { kind: 'given-up' })
      else if (held.kind === 'moved') {
        journal.replace(waiting, held.rest)
        onOutcome(waiting, { kind: 'refused', error: movedElsewhere })
      } else {
        for (const { at, writes } of held.behind) journal.replace(at, writes)
        journal.put(held.waiting)
        onOutcome(waiting, { kind: 'conflict', waiting: held.waiting })
      }
    },
  }
}

/** The next to go: not one that stands, nor what is about an item whose add does. */
function nextOf(all: readonly WaitingWrite[]): WaitingWrite | undefined {
  const missing = new Set(
    all.flatMap(({ write, conflict }) => (conflict && write.kind === 'add' ? itemOf(write) : [])),
  )
  return all.find(({ write, conflict }) => !conflict && !missing.has(itemOf(write)))
}

/** Whatever a clock that was put back makes of the order, a trip is made before anything in it. */
const isStart = ({ write }: WaitingWrite): boolean => write.kind === 'create'

/** Sends the waiting writes of each trip one after the other, in their order, until one has no answer. */
export function createSender({ journal, api, sink, onOutcome, alone }: SenderParts) {
  const perform = createPerformer({ api, sink, account: journal.owner })
  const settling = createSettling({ journal, onOutcome })

  /** Those behind one that does not go wait with it, and whoever made them hears so. */
  const tellStuck = (tripId: string, error: Error): void => {
    for (const stuck of journal.list(tripId))
      if (!stuck.conflict) onOutcome(stuck, { kind: 'waiting', error })
  }

  /** True when the next one may go. */
  async function attempt(next: WaitingWrite): Promise<boolean> {
    const waiting = journal.markSent(next)
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
      journal.refresh()
      for (;;) {
        const all = journal.list(tripId)
        const refused = all.find(({ conflict }) => conflict?.kind === 'refused')?.conflict
        if (refused?.kind === 'refused') return tellStuck(tripId, new Error(refused.text))
        const next = all.find(isStart) ?? nextOf(all)
        if (!next || !(await attempt(next))) return
      }
    }),
  )
}
