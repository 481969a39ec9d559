import { Button } from '../button/button.tsx'
import { showToast } from './toasts.ts'

export function ToastRegionExample() {
  return (
    <>
      <Button
        look="line"
        onClick={() =>
          showToast({
            title: 'Item Removed',
            text: 'Item has been removed from your itinerary.',
            action: { label: 'Undo', onPress: () => showToast({ title: 'Item is back' }) },
          })
        }
      >
        Remove an item
      </Button>
      <Button look="line" onClick={() => showToast({ title: 'Trip saved at 10:42' })}>
        Save the trip
      </Button>
    </>
  )
}
