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

/** Undo and redo stacks, and the live announcement. */
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

/** Current trip at the time of Undo. */
function useLatest(trip: TripView) {
  const now = useRef(trip)
  useLayoutEffect(() => {
    now.current = trip
  })
  return now
}

/** Edits of the board as undoable steps. */
export function useBoardEdits(trip: TripView) {
  const writer = useTripMutator()
  const { done, setDone, undone, setUndone, said, setSaid, keep } = useSteps()
  const now = useLatest(trip)
  /** Applies edits, removals and adds as one step; undefined if nothing changes. */
  const apply = ({ edits, removed, added = [], text }: Steps): BoardStep | undefined => {
    const real = edits.filter(hasChanges)
    if (real.length + removed.length + added.length === 0) return undefined
    writeSteps(writer, trip.id, { edits: real, removed, added })
    const step = { ...stepOfEdits(real, text), removed, added }
    keep(step)
    return step
  }
  /** Applies one step with an Undo toast. */
  const applySaid = (steps: Steps, toast: { title: string; text: string }): void => {
    const step = apply(steps)
    if (!step) return
    const onPress = (): void => {
      // Only once, by toast or by key.
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
    /** Text of the live region. */
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
    /** Records a step done elsewhere, so that Undo covers it. */
    noteAdded,
    noteChanged: (before: TripView, after: TripView, text: string): void =>
      keep(stepBetween(before, after, text)),
  }
}

export type BoardEdits = ReturnType<typeof useBoardEdits>
