import { dismissToast, showToast } from '#design/notices/notices.ts'
import {
  type ItemView,
  type NewItem,
  stepBetween,
  type TripStep,
  type TripView,
  useTripHistory,
  useTripMutator,
  useTurnSteps,
} from '#features/trips/web/index.ts'
import type { FixSteps } from './fix-edits.ts'
import { stepText as words } from './messages.ts'
import type { ItemEdit } from './place-items.ts'

type Steps = FixSteps & { readonly added?: readonly NewItem[] }

interface Moved {
  /** Announced, and what Undo names. */
  readonly text: string
  readonly place: string
  readonly what: string
  /** They stood there already. */
  readonly isWithin?: boolean
}

const hasChanges = ({ changes }: ItemEdit): boolean => Object.keys(changes).length > 0

/** "National Pantheon", "2 items" */
const whatOf = (items: readonly ItemView[]): string =>
  items.length === 1 ? (items[0]?.name ?? '') : words.items(items.length)

/** The toast of a step is about what was before. */
const turned = (turn: () => void) => (): void => {
  dismissToast()
  turn()
}

/** Edits of the board as undoable steps, beside those that the rest of the page makes. */
export function useBoardEdits(trip: TripView) {
  const writer = useTripMutator()
  const { done, undone, said } = useTripHistory(trip.id)
  const { undo, redo } = useTurnSteps(trip.id)
  /** Applies edits, removals and adds as one step; undefined if nothing changes. */
  const apply = ({ edits, text, ...others }: Steps): TripStep | undefined =>
    writer.make(trip.id, text, { ...others, edits: edits.filter(hasChanges) })
  /** Applies one step with an Undo toast. */
  const applySaid = (steps: Steps, toast: { title: string; text: string }): void => {
    const step = apply(steps)
    if (step) showToast({ ...toast, action: { label: words.undo, onPress: () => undo(step) } })
  }
  return {
    /** Text of the live region. */
    said,
    say: (next: string): void => writer.steps.set(trip.id, { said: next }),
    undo: done.length > 0 ? turned(() => undo()) : undefined,
    redo: undone.length > 0 ? turned(() => redo()) : undefined,
    edit: (edits: readonly ItemEdit[], text: string): void =>
      void apply({ edits, removed: [], text }),
    /** Moves what may be out of sight then: a toast says where it is, with Undo. */
    move(moves: readonly ItemEdit[], said: Moved): void {
      const titleOf = said.isWithin ? words.movedWithin : words.movedTitle
      const toast = { title: titleOf(said.place), text: `${said.what}.` }
      applySaid({ edits: moves, removed: [], text: said.text }, toast)
    },
    apply: (steps: Steps): void => void apply(steps),
    applySaid,
    remove(items: readonly ItemView[]): void {
      const what = whatOf(items)
      // The title says what became of it.
      const toast = { title: words.itemRemoved, text: what }
      applySaid({ edits: [], removed: items, text: words.removed(what) }, toast)
    },
    add: (item: NewItem): void =>
      void apply({ edits: [], removed: [], added: [item], text: words.added(item.name) }),
    /** Notes what the server has done already as one step; undefined for no change. */
    noteChanged: (before: TripView, after: TripView, text: string): TripStep | undefined =>
      writer.noteStep(trip.id, stepBetween(before, after, text)),
    /** Where a step stands: undone it can be done again, until something else is done. */
    stateOf: (step: TripStep): 'done' | 'undone' | 'gone' =>
      done.includes(step) ? 'done' : undone.includes(step) ? 'undone' : 'gone',
    turnBack: (step: TripStep): void => turned(() => undo(step))(),
    doAgain: (step: TripStep): void => turned(() => redo(step))(),
  }
}

export type BoardEdits = ReturnType<typeof useBoardEdits>
