import { Button } from '../button/button.tsx'
import { showPopup, showToast } from './notices.ts'

const deeds = {
  'Remove an item': () =>
    showToast({
      title: 'Item Removed',
      text: 'Item has been removed from your itinerary.',
      action: { label: 'Undo', onPress: () => showToast({ title: 'Item is back' }) },
    }),
  'Save the trip': () => showToast({ title: 'Trip saved at 10:42' }),
  'Fail the fares': () =>
    showPopup({
      key: 'fares',
      title: 'No fares right now',
      text: 'The airline did not answer in time. Your search is kept.',
      action: { label: 'Try again', onPress: () => undefined },
    }),
  'Delay the weather': () =>
    showPopup({
      key: 'weather',
      kind: 'network',
      title: 'Weather is from yesterday',
      text: 'New figures come as soon as the service answers.',
    }),
  'Copy a link': () =>
    showPopup({ key: 'copied', kind: 'success', text: 'The link has been copied.' }),
}

export function NoticesExample() {
  return Object.entries(deeds).map(([label, show]) => (
    <Button key={label} look="line" onClick={show}>
      {label}
    </Button>
  ))
}
