import { useLayoutEffect, useRef, useState } from 'react'
import { showToast } from '#design/notices/notices.ts'
import {
  type ItemView,
  type NewItem,
  type TripView,
  useTripMutator,
} from '#features/trips/web/index.ts'
import { type BoardStep, stepBetween, stepOfEdits, turnStep } from './board-steps.ts'
import type { FixSteps } from './fix-edits.ts'
import { stepText as words } from './messages.ts'
import type { ItemEdit } from './place-items.ts'

const stepsKept = 100

type Steps = FixSteps & { readonly added?: readonly NewItem[] }

const hasChanges = ({ changes }: ItemEdit): boolean => Object.keys(changes).length > 0

const removedText = (items: readonly ItemView[]): string =>
  words.removed(items.length === 1 ? (items[0]?.name ?? '') : String(items.length))

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

function writeSteps(
  writer: ReturnType<typeof useTripMutator>,
  tripId: string,
  { edits, removed, added = [] }: Omit<Steps, 'text'>,
): void {
  for (const { item, changes } of edits) void writer.edit(tripId, item, changes)
  for (const item of removed) void writer.remove(tripId, item)
  for (const item of added) void writer.add(tripId, item)
}

/** The trip as it is when Undo is pressed, which may be long after it was offered. */
function useLatest(trip: TripView) {
  const now = useRef(trip)
  useLayoutEffect(() => {
    now.current = trip
  })
  return now
}

/** What is done on the board, each as one step that can be undone and done again. */
export function useBoardEdits(trip: TripView) {
  const writer = useTripMutator()
  const { done, setDone, undone, setUndone, said, setSaid, keep } = useSteps()
  const now = useLatest(trip)
  /** One step, whatever it changes, removes and adds; undefined where it comes to nothing. */
  const apply = ({ edits, removed, added = [], text }: Steps): BoardStep | undefined => {
    const real = edits.filter(hasChanges)
    if (real.length + removed.length + added.length === 0) return undefined
    writeSteps(writer, trip.id, { edits: real, removed, added })
    const step = { ...stepOfEdits(real, text), removed, added }
    keep(step)
    return step
  }
  /** As one step, said in a toast that can undo it. */
  const applySaid = (steps: Steps, toast: { title: string; text: string }): void => {
    const step = apply(steps)
    if (!step) return
    const onPress = (): void => {
      // Once, by whichever way.
      setDone((all) => all.filter((other) => other !== step))
      turnStep(writer, now.current, step, true)
      setSaid(`Undone: ${step.text}`)
    }
    showToast({ ...toast, action: { label: words.undo, onPress } })
  }
  const noteAdded = (item: NewItem): void =>
    keep({ text: words.added(item.name), edited: [], removed: [], added: [item] })
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
        setSaid(words.undone(last.text))
      }),
    redo:
      next &&
      (() => {
        setUndone(undone.slice(0, -1))
        setDone([...done, next])
        turnStep(writer, trip, next, false)
        setSaid(words.redone(next.text))
      }),
    edit: (edits: readonly ItemEdit[], text: string): void =>
      void apply({ edits, removed: [], text }),
    apply: (steps: Steps): void => void apply(steps),
    applySaid,
    remove(items: readonly ItemView[]): void {
      const text = removedText(items)
      applySaid({ edits: [], removed: items, text }, { title: words.itemRemoved, text: `${text}.` })
    },
    add: (item: NewItem): void =>
      void apply({ edits: [], removed: [], added: [item], text: words.added(item.name) }),
    /** Something else has added it, or has led the trip from one state to another: undone here all the same. */
    noteAdded,
    noteChanged: (before: TripView, after: TripView, text: string): void =>
      keep(stepBetween(before, after, text)),
  }
}

export type BoardEdits = ReturnType<typeof useBoardEdits>
