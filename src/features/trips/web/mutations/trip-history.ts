import type { TripView } from '../trips.client.ts'
import { keepSteps, keptSteps } from './kept-steps.ts'
import type { FieldsMutation, TripMutation } from './trip-mutation.ts'
import { stepBetween, type TripStep } from './trip-step.ts'
import { turnable } from './turn-steps.ts'

const stepsKept = 100

/** The steps of one trip in this window, oldest first. */
export interface TripHistory {
  readonly done: readonly TripStep[]
  readonly undone: readonly TripStep[]
  /** What was done last, for a live region. */
  readonly said: string
}

const noHistory: TripHistory = { done: [], undone: [], said: '' }

/** Steps by trip. They outlive the page that made them, and those of the last trip a reload of the tab. */
export function createHistoryStore(owner = '') {
  const histories = new Map<string, TripHistory>()
  const listeners = new Set<() => void>()
  const of = (tripId: string): TripHistory => histories.get(tripId) ?? noHistory
  const show = (tripId: string, next: Partial<TripHistory>): void => {
    histories.set(tripId, { ...of(tripId), ...next })
    for (const listener of listeners) listener()
  }
  return {
    of,
    set(tripId: string, next: Partial<TripHistory>): void {
      show(tripId, next)
      if (next.done || next.undone) keepSteps({ owner, tripId, ...of(tripId) })
    },
    /** What an earlier load of this tab has left, once: of it what can still be turned in the trip. */
    restore(tripId: string, trip: TripView): void {
      if (histories.has(tripId)) return
      const { done, undone } = keptSteps(owner, tripId) ?? noHistory
      show(tripId, { done: turnable(trip, done, true), undone: turnable(trip, undone, false) })
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type HistoryStore = ReturnType<typeof createHistoryStore>

/** Writes of one tick that become one step. */
interface Group {
  readonly tripId: string
  readonly before: TripView
  along: FieldsMutation['along']
}

/**
 * Notes every mutation as a step that can be undone: the difference that it makes to the trip as its user
 * sees it. What is written in one tick is one step.
 */
export function createStepNoter(
  store: HistoryStore,
  viewOf: (tripId: string) => TripView | undefined,
) {
  let group: Group | undefined
  let isSilent = false
  const note = (tripId: string, step: TripStep | undefined): TripStep | undefined => {
    if (!step) return undefined
    const done = [...store.of(tripId).done, step].slice(-stepsKept)
    store.set(tripId, { done, undone: [], said: step.text })
    return step
  }
  const close = (words?: string): TripStep | undefined => {
    const closed = group
    group = undefined
    const after = closed && viewOf(closed.tripId)
    if (!after) return undefined
    return note(closed.tripId, stepBetween(closed.before, after, words, closed.along))
  }
  const open = (tripId: string): void => {
    if (group) close()
    const before = viewOf(tripId)
    if (before) group = { tripId, before, along: undefined }
  }
  return {
    note,
    /** To be called before each mutation. */
    beforeWrite(tripId: string, write: TripMutation): void {
      if (isSilent || write.kind === 'create') return
      if (group?.tripId !== tripId) {
        open(tripId)
        const own = group
        queueMicrotask(() => {
          if (group === own) close()
        })
      }
      if (group && write.kind === 'trip') group.along = write.along
    },
    /** What is written within is one step; undefined if it changes nothing. */
    inStep(tripId: string, words: string, work: () => void): TripStep | undefined {
      if (isSilent) {
        work()
        return undefined
      }
      open(tripId)
      const own = group
      work()
      return group === own ? close(words) : undefined
    },
    /** What is written within is no step: payments, and what Undo itself writes. */
    silently<T>(work: () => T): T {
      if (group) close()
      isSilent = true
      try {
        return work()
      } finally {
        isSilent = false
      }
    },
  }
}
