import { useState } from 'react'
import { showToast } from '#design/notices/notices.ts'
import {
  type ItemView,
  type NewItem,
  type TripView,
  useTripMutator,
} from '#features/trips/web/index.ts'
import { type BoardStep, bringBack, stepBetween, stepOfEdits, turnStep } from './board-steps.ts'
import type { FixSteps } from './fix-edits.ts'
import type { ItemEdit } from './place-items.ts'

const stepsKept = 100

const hasChanges = ({ changes }: ItemEdit): boolean => Object.keys(changes).length > 0

const removedText = (items: readonly ItemView[]): string =>
  `${items.length === 1 ? (items[0]?.name ?? '') : items.length} removed`

/** The steps that were done and undone, and what a screen reader is told of them. */
function useSteps() {
  const [done, setDone] = useState<readonly BoardStep[]>([])
  const [undone, setUndone] = useState<readonly BoardStep[]>([])
  const [said, setSaid] = useState('')
  const keep = (step: BoardStep): void => {
    setDone((steps) => [...steps, step].slice(-stepsKept))
    setUndone([])
    setSaid(step.text)
  }
  return { done, setDone, undone, setUndone, said, setSaid, keep }
}

/** What is done on the board, each as one step that can be undone and done again. */
export function useBoardEdits(trip: TripView) {
  const writer = useTripMutator()
  const { done, setDone, undone, setUndone, said, setSaid, keep } = useSteps()
  /** One step, whatever it changes and removes. */
  const apply = ({ edits, removed, text }: FixSteps): void => {
    const real = edits.filter(hasChanges)
    if (real.length + removed.length === 0) return
    for (const { item, changes } of real) void writer.edit(trip.id, item, changes)
    for (const item of removed) void writer.remove(trip.id, item)
    keep({ ...stepOfEdits(real, text), removed })
  }
  const noteAdded = (item: NewItem): void =>
    keep({ text: `${item.name} added`, edited: [], removed: [], added: [item] })
  const [last, next] = [done.at(-1), undone.at(-1)]
  return {
    /** What a screen reader is told. */
    said,
    say: setSaid,
    undo:
      last &&
      (() => {
        setDone(done.slice(0, -1))
        setUndone([...undone, last])
        turnStep(writer, trip, last, true)
        setSaid(`Undone: ${last.text}`)
      }),
    redo:
      next &&
      (() => {
        setUndone(undone.slice(0, -1))
        setDone([...done, next])
        turnStep(writer, trip, next, false)
        setSaid(`Done again: ${next.text}`)
      }),
    edit: (edits: readonly ItemEdit[], text: string): void => apply({ edits, removed: [], text }),
    apply,
    remove(items: readonly ItemView[]): void {
      for (const item of items) void writer.remove(trip.id, item)
      const step = { text: removedText(items), edited: [], removed: items, added: [] }
      keep(step)
      const onPress = (): void => {
        // Once, by whichever way.
        setDone((steps) => steps.filter((other) => other !== step))
        bringBack(writer, trip.id, items)
      }
      showToast({
        title: 'Item Removed',
        text: `${step.text}.`,
        action: { label: 'Undo', onPress },
      })
    },
    add(item: NewItem): void {
      void writer.add(trip.id, item)
      noteAdded(item)
    },
    /** Something else has added it, or has led the trip from one state to another: undone here all the same. */
    noteAdded,
    noteChanged: (before: TripView, after: TripView, text: string): void =>
      keep(stepBetween(before, after, text)),
  }
}

export type BoardEdits = ReturnType<typeof useBoardEdits>
