import { useMutation } from '@tanstack/react-query'
import { showToast } from '#design/toast-region/toasts.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { queryClient } from '#platform/web/query-client.ts'
import { asNew, tripMutations } from './trip-mutations.ts'
import { type ItemView, type NewItem, tripsApi } from './trips.client.ts'
import { canBeSentAgain, unconfirmedIn } from './unconfirmed-items.ts'

const whereOf = ({ day }: NewItem): string => (day ? formatDayShort(day) : 'Unscheduled')

/** What an add that failed says; where the outcome is unknown the same item can be sent again. */
function sayAddFailed(error: Error, item: NewItem, again: (item: NewItem) => void): void {
  if (canBeSentAgain(error))
    showToast({
      title: `${item.name} is not saved yet`,
      text: error.message,
      action: { label: 'Try again', onPress: () => again(item) },
    })
  else showToast({ title: `${item.name} was not added`, text: error.message })
}

/**
 * Adding to a trip and removing from it, each said in a toast, removals with Undo. What the server
 * answers is said whatever came after it: the words hang on the mutation, not on its last call.
 */
export function useTripItems(tripId: string) {
  const { add, remove } = tripMutations(queryClient, tripsApi, tripId)
  const adding = useMutation({
    ...add,
    onSuccess: (answer, item, ...rest) => {
      add.onSuccess?.(answer, item, ...rest)
      showToast({ title: 'Added to Trip', text: `${item.name}, ${whereOf(item)}` })
    },
    onError: (error, item, ...rest) => {
      add.onError?.(error, item, ...rest)
      sayAddFailed(error, item, adding.mutate)
    },
  })
  const removing = useMutation({
    ...remove,
    onError: (error, item, ...rest) => {
      remove.onError?.(error, item, ...rest)
      showToast({
        title: `${item.name} was not removed`,
        text: error.message,
        ...(canBeSentAgain(error)
          ? { action: { label: 'Try again', onPress: () => removing.mutate(item) } }
          : {}),
      })
    },
  })
  return {
    addItem: (item: NewItem): void => adding.mutate(item),
    /** Sends every item again whose add had no answer, under its own id. */
    confirmItems(): void {
      for (const item of Object.values(unconfirmedIn(queryClient, tripId))) adding.mutate(item)
    },
    removeItem(item: ItemView): void {
      removing.mutate(item)
      showToast({
        title: 'Item Removed',
        text: 'Item has been removed from your itinerary.',
        action: { label: 'Undo', onPress: () => adding.mutate(asNew(item)) },
      })
    },
  }
}
