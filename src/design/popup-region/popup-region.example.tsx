import { Button } from '../button/button.tsx'
import { showPopup } from './popups.ts'

export function PopupRegionExample() {
  return (
    <>
      <Button
        look="line"
        onClick={() =>
          showPopup({
            key: 'fares',
            title: 'No fares right now',
            text: 'The airline did not answer in time. Your search is kept.',
            action: { label: 'Try again', onPress: () => undefined },
          })
        }
      >
        Fail the fares
      </Button>
      <Button
        look="line"
        onClick={() =>
          showPopup({
            key: 'weather',
            kind: 'network',
            title: 'Weather is from yesterday',
            text: 'New figures come as soon as the service answers.',
          })
        }
      >
        Delay the weather
      </Button>
      <Button
        look="line"
        onClick={() =>
          showPopup({ key: 'copied', kind: 'success', text: 'The link has been copied.' })
        }
      >
        Copy a link
      </Button>
    </>
  )
}
