import { useMemo } from 'react'
import { showToast } from '#design/notices/notices.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import type { ItemWrite } from '../domain/item-write.ts'
import { type ItemView, newItem, type NewItem } from './trips.client.ts'
import { sayRefused, useTripMutator, useTurnSteps } from './mutations/trip-mutations.tsx'
import type { TripMutator } from './mutations/trip-mutator.ts'
import type { TripStep } from './mutations/trip-step.ts'
import type { ItemChanges, TripMutation } from './mutations/trip-mutation.ts'
import type { MutationOutcome } from './mutations/outbox-sender.ts'
import { notSavedText } from './mutations/mutation-words.ts'
import { tripItemsText, tripStepText } from './messages.ts'

const whereOf = ({ day }: NewItem): string => (day ? formatDayShort(day) : tripItemsText.ideas)

/** Shows the outcome of a mutation in a toast. A removal was announced when it was asked for. */
function sayOutcome(
  write: TripMutation,
  outcome: MutationOutcome,
  again: () => void,
  undo?: () => void,
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
      ...(undo && { action: { label: tripItemsText.undo, onPress: undo } }),
    })
}

/** Adds and removes items with toasts; removals have Undo. */
function tripItems(writer: TripMutator, tripId: string, undo: (step?: TripStep) => void) {
  const sendWaiting = (): void =>
    writer.sendNow(tripId, (write, outcome) => sayOutcome(write, outcome, sendWaiting))
  /** `beside`: what is written with it as one step. */
  const addItem = async (
    item: NewItem,
    { said = false, beside }: { said?: boolean; beside?: () => void } = {},
  ): Promise<void> => {
    let adding: ReturnType<TripMutator['add']> | undefined
    const step = writer.inStep(tripId, tripStepText.added(item.name), () => {
      beside?.()
      adding = writer.add(tripId, item)
    })
    const outcome = await adding
    if (outcome && !(said && outcome.kind === 'saved'))
      sayOutcome({ kind: 'add', item }, outcome, sendWaiting, step && (() => undo(step)))
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
  const editItem = async (seen: ItemView, changes: ItemChanges): Promise<void> => {
    const outcome = await writer.edit(tripId, seen, changes)
    if (outcome && outcome.kind !== 'saved')
      sayOutcome({ kind: 'edit', seen, changes }, outcome, sendWaiting)
  }
  return {
    addItem: (item: ItemWrite): void => void addItem(newItem(item)),
    /** Adds a stay; a planned one for its nights becomes an alternative, or the new one does beside a booked stay. */
    addStay(wish: ItemWrite, holder: ItemView | undefined): void {
      const item = newItem(wish)
      if (!holder) return void addItem(item)
      const choice = holder.choice ?? crypto.randomUUID()
      const waits = holder.status === 'booked' || holder.paid !== null
      void addItem(
        { ...item, choice, ...(waits && { status: 'idea' as const }) },
        {
          beside: () => {
            if (holder.choice === null) void editItem(holder, { choice })
          },
        },
      )
    },
    /** Plans an idea; the planned item of its slot becomes an idea in the same write. */
    chooseItem: (item: ItemView): void => void editItem(item, { status: 'planned' }),
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
