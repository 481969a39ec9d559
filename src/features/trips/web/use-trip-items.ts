import { useMemo } from 'react'
import { showToast } from '#design/notices/notices.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import type { ItemWrite } from '../domain/item-write.ts'
import { isReplaceable } from '../domain/slot.ts'
import { placeOf, planning } from './swap-items.ts'
import { type ItemView, newItem, type NewItem } from './trips.client.ts'
import { sayRefused, useTripMutator, useTurnSteps } from './mutations/trip-mutations.tsx'
import type { TripMutator } from './mutations/trip-mutator.ts'
import type { TripStep } from './mutations/trip-step.ts'
import type { ItemChanges, TripMutation } from './mutations/trip-mutation.ts'
import type { MutationOutcome } from './mutations/outbox-sender.ts'
import { notSavedText } from './mutations/mutation-words.ts'
import { tripItemsText, tripStepText } from './messages.ts'

/** "Mon 10 May, 19:00", or "Mon 10 May, no time yet" of a stop. */
export const whereOf = ({ day, time, nights }: Pick<NewItem, 'day' | 'time' | 'nights'>): string =>
  day
    ? [formatDayShort(day), time ?? (nights ? '' : tripItemsText.noTime)].filter(Boolean).join(', ')
    : tripItemsText.ideas

interface Words {
  readonly title: string
  readonly text: string
  /** What could be done instead. */
  readonly offer?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** Of a find whose day has no hour for it: why, and what puts it on another day. */
export interface NoRoom {
  readonly why: string
  readonly move?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** Shows the outcome of a mutation in a toast, with `words` where it is saved. A removal was announced when it was asked for. */
function sayOutcome(
  write: TripMutation,
  outcome: MutationOutcome,
  again: () => void,
  undo?: () => void,
  words?: Words,
): void {
  if (outcome.kind === 'refused') return sayRefused(write, outcome.error)
  if (outcome.kind === 'waiting')
    return showToast({
      tone: 'failed',
      title: notSavedText(write),
      text: outcome.error.message,
      action: { label: tripItemsText.tryAgain, onPress: again },
    })
  if (write.kind === 'add' && outcome.kind === 'saved')
    showToast({
      title: tripItemsText.addedToTrip,
      text: `${write.item.name}, ${whereOf(write.item)}`,
      ...words,
      ...(words?.offer && { offer: insteadOf(words.offer, undo) }),
      ...(undo && { action: { label: tripItemsText.undo, onPress: undo } }),
    })
}

/** Takes the step back before the other one. */
const insteadOf = (
  { label, onPress }: NonNullable<Words['offer']>,
  undo: (() => void) | undefined,
): Words['offer'] => ({
  label,
  onPress: () => {
    undo?.()
    onPress()
  },
})

/** Where a find came to stand; of a day that has no hour for it, what to do then. */
function foundWords(
  item: Pick<NewItem, 'name' | 'type' | 'day' | 'time' | 'nights'>,
  noRoom?: NoRoom,
): Words {
  const title = tripItemsText.addedToTrip
  if (noRoom) return { title, text: noRoom.why, offer: noRoom.move }
  const { name, type, day, time } = item
  const say =
    type === 'restaurant'
      ? tripItemsText.noFreeMeal
      : ['attraction', 'activity'].includes(type)
        ? tripItemsText.noFreeTime
        : undefined
  const text = day && !time && say ? say(name, formatDayShort(day)) : `${name}, ${whereOf(item)}`
  return { title, text }
}

/** What it came to stand for, and by how much the trip is over its budget with it. */
const withOver = (words: Words, over: string | undefined): Words =>
  over ? { ...words, text: `${words.text.replace(/\.$/, '')}. ${over}` } : words

/** Both finds of a slot: a planned one gave way, or a booked one did not. */
const swapWords = (name: string, holder: ItemView, waits: boolean): Words =>
  waits
    ? { title: tripItemsText.kept, text: tripItemsText.keptBeside(name, holder.name) }
    : { title: tripItemsText.swapped, text: tripItemsText.swappedFor(name, holder.name) }

/** What a find is in its trip already. */
interface Standing {
  /** What holds its slot. */
  readonly held?: ItemView | undefined
  /** Its own item, which waits to be planned. */
  readonly idea?: ItemView | undefined
  /** Where that is planned, if not where it stands. */
  readonly at?: ItemChanges | undefined
  /** Its day has no hour for it. */
  readonly noRoom?: NoRoom | undefined
  /** "$28 over budget." with it; undefined within it. */
  readonly over?: string | undefined
}

interface Adding {
  /** The page itself announces it. */
  readonly said?: boolean
  /** What is written with it as one step. */
  readonly beside?: () => void
  readonly words?: Words
  /** What Undo names. */
  readonly step?: string
}

interface Planning {
  readonly writer: TripMutator
  readonly tripId: string
  readonly undo: (step?: TripStep) => void
  readonly addItem: (item: NewItem, adding?: Adding) => Promise<void>
}

/** Plans what is found or waits, in the place of what holds its slot. */
function planItems({ writer, tripId, undo, addItem }: Planning) {
  /** Plans an idea; what holds its slot becomes one. */
  const planAs = (idea: ItemView, { held, at, noRoom, over }: Omit<Standing, 'idea'>): void => {
    const words = held ? tripStepText.swapped(idea.name, held.name) : tripStepText.added(idea.name)
    const step = writer.make(tripId, words, { edits: planning(idea, held, at) })
    if (!step) return
    const back = () => undo(step)
    const { offer, ...said } = withOver(
      held ? swapWords(idea.name, held, false) : foundWords({ ...idea, ...at }, noRoom),
      over,
    )
    showToast({
      ...said,
      offer: offer && insteadOf(offer, back),
      action: { label: tripItemsText.undo, onPress: back },
    })
  }
  /** Adds a find in the place of another, which becomes its alternative; beside a booked one it is that itself. */
  const addInPlace = (item: NewItem, held: ItemView, over: string | undefined): void => {
    const choice = held.choice ?? crypto.randomUUID()
    const waits = !isReplaceable(held)
    void addItem(
      { ...item, choice, ...(waits ? { status: 'idea' as const } : placeOf(held, item.day)) },
      {
        // What waits costs nothing yet.
        words: withOver(swapWords(item.name, held, waits), waits ? undefined : over),
        ...(waits ? {} : { step: tripStepText.swapped(item.name, held.name) }),
        beside: () => {
          if (held.choice === null) void writer.edit(tripId, held, { choice })
        },
      },
    )
  }
  return {
    /** Plans a find: the idea that it is already, else a new item. */
    planItem(wish: ItemWrite, { idea, ...standing }: Standing): void {
      const { held, noRoom, over } = standing
      if (idea) return planAs(idea, standing)
      if (held) return addInPlace(newItem(wish), held, over)
      const item = newItem(wish)
      void addItem(item, { words: withOver(foundWords(item, noRoom), over) })
    },
    planIdea: (idea: ItemView, held: ItemView | undefined): void => planAs(idea, { held }),
  }
}

/** Adds and removes items with toasts; removals have Undo. */
export function tripItems(writer: TripMutator, tripId: string, undo: (step?: TripStep) => void) {
  const sendWaiting = (): void =>
    writer.sendNow(tripId, (write, outcome) => sayOutcome(write, outcome, sendWaiting))
  const addItem = async (
    item: NewItem,
    { said = false, beside, words, step: done = tripStepText.added(item.name) }: Adding = {},
  ): Promise<void> => {
    let adding: ReturnType<TripMutator['add']> | undefined
    const step = writer.inStep(tripId, done, () => {
      beside?.()
      adding = writer.add(tripId, item)
    })
    const outcome = await adding
    if (outcome && !(said && outcome.kind === 'saved'))
      sayOutcome({ kind: 'add', item }, outcome, sendWaiting, step && (() => undo(step)), words)
  }
  const removeItem = async (item: ItemView): Promise<void> => {
    let removing: ReturnType<TripMutator['remove']> | undefined
    const step = writer.inStep(tripId, tripStepText.removed(item.name), () => {
      removing = writer.remove(tripId, item)
    })
    showToast({
      title: tripItemsText.itemRemoved,
      text: tripItemsText.itemHasBeenRemoved,
      action: { label: tripItemsText.undo, onPress: () => undo(step) },
    })
    const outcome = await removing
    // A successful removal was announced already; its Undo stays visible.
    if (outcome && outcome.kind !== 'saved')
      sayOutcome({ kind: 'remove', itemId: item.id, name: item.name }, outcome, sendWaiting)
  }
  return {
    addItem: (item: ItemWrite): void => void addItem(newItem(item)),
    ...planItems({ writer, tripId, undo, addItem }),
    /** For an item whose adding the page itself announces: only failures get a toast. */
    addSaidItem: (item: NewItem): void => void addItem(item, { said: true }),
    removeItem: (item: ItemView): void => void removeItem(item),
    /** Resends unanswered mutations. */
    sendWaiting,
  }
}

/** Stable functions per trip. */
export function useTripItems(tripId: string) {
  const writer = useTripMutator()
  const { undo } = useTurnSteps(tripId)
  return useMemo(() => tripItems(writer, tripId, undo), [writer, tripId, undo])
}
