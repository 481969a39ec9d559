import { useMutation } from '@tanstack/react-query'
import { showToast } from '#design/toast-region/toasts.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { queryClient } from '#platform/web/query-client.ts'
import { asNew, type NewItem, tripMutations } from './trip-mutations.ts'
import { type ItemView, tripsApi } from './trips.client.ts'

/**
 * Adding to a trip and removing from it, each said in a toast, removals with Undo. What fails says so
 * too, whatever came after it: the words hang on the mutation, not on its last call.
 */
export function useTripItems(tripId: string) {
  const { add, remove } = tripMutations(queryClient, tripsApi, tripId)
  const adding = useMutation({
    ...add,
    onError: (error, item, ...rest) => {
      add.onError?.(error, item, ...rest)
      showToast({ title: `${item.name} was not added`, text: error.message })
    },
  })
  const removing = useMutation({
    ...remove,
    onError: (error, item, ...rest) => {
      remove.onError?.(error, item, ...rest)
      showToast({ title: `${item.name} was not removed`, text: error.message })
    },
  })
  return {
    addItem(item: NewItem): void {
      const where = item.day ? formatDayShort(item.day) : 'Unscheduled'
      adding.mutate(item, {
        onSuccess: () => showToast({ title: 'Added to Trip', text: `${item.name}, ${where}` }),
      })
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
