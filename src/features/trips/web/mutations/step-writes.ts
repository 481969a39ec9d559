import { tripStepText as text } from '../messages.ts'
import type { TripView } from '../trips.client.ts'
import type { MutationOutcome } from './outbox-sender.ts'
import { mutationsOf, type Writes } from './step-mutations.ts'
import type { createStepNoter, HistoryStore } from './trip-history.ts'
import type { TripMutation } from './trip-mutation.ts'
import { type TripStep, turnOf } from './trip-step.ts'

interface StepParts {
  readonly steps: HistoryStore
  readonly noter: ReturnType<typeof createStepNoter>
  readonly viewOf: (tripId: string) => TripView | undefined
  readonly write: (tripId: string, wish: TripMutation) => Promise<MutationOutcome | undefined>
  readonly onRefused: (write: TripMutation, error: Error) => void
}

/** Writes that are one step, and the way back and forth over steps. */
export function stepWrites({ steps, noter, viewOf, write, onRefused }: StepParts) {
  /** Reports its own refusals. */
  const writeAll = (tripId: string, writes: Writes): void => {
    const tell = async (one: TripMutation): Promise<void> => {
      const outcome = await write(tripId, one)
      if (outcome?.kind === 'refused') onRefused(one, outcome.error)
    }
    for (const one of mutationsOf(writes)) void tell(one)
  }
  /** Turns the last step, or the given one. Returns the names of what was changed since, and stays. */
  const turn = (tripId: string, back: boolean, given?: TripStep): readonly string[] => {
    const { done, undone } = steps.of(tripId)
    const step = given ?? (back ? done : undone).at(-1)
    const trip = viewOf(tripId)
    // Once only, be it by toast, button or key.
    if (!step || !trip || !(back ? done : undone).includes(step)) return []
    const { fields, kept, ...writes } = turnOf(trip, step, back)
    noter.silently(() =>
      writeAll(tripId, { ...writes, fields: fields && { ...fields, seen: trip } }),
    )
    const others = (all: readonly TripStep[]) => all.filter((other) => other !== step)
    steps.set(tripId, {
      done: back ? others(done) : [...done, step],
      undone: back ? [...undone, step] : others(undone),
      said: (back ? text.undone : text.redone)(step.text),
    })
    return kept
  }
  return {
    /** What is written within is one step of Undo, with these words. */
    inStep: noter.inStep,
    /** What is written within is no step of Undo, as a payment is none. */
    silently: noter.silently,
    /** A step that the server has taken already. */
    noteStep: noter.note,
    /** Writes all of it as one step of Undo. */
    make: (tripId: string, words: string, writes: Writes): TripStep | undefined =>
      noter.inStep(tripId, words, () => writeAll(tripId, writes)),
    /** The steps that an earlier load of this tab has left. */
    restoreSteps(tripId: string): void {
      const trip = viewOf(tripId)
      if (trip) steps.restore(tripId, trip)
    },
    undo: (tripId: string, step?: TripStep) => turn(tripId, true, step),
    redo: (tripId: string, step?: TripStep) => turn(tripId, false, step),
  }
}
