import { Button, ButtonLink } from '#design/button/button.tsx'
import type { ItemView } from '#features/trips/web/index.ts'
import { cancelledText as text } from './messages.ts'
import styles from './your-itinerary.module.css'

interface CancelledWaysProps {
  readonly item: ItemView
  readonly tripId: string
  readonly onRemove: () => void
}

/** Actions for a cancelled item: find another stay, or remove it. */
export function CancelledWays({ item, tripId, onRemove }: CancelledWaysProps) {
  const isStay = item.type === 'hotel' || item.type === 'property'
  return (
    <span className={styles.cancelledWays}>
      {isStay ? (
        <ButtonLink look="text" size="small" href={`/planner?trip=${tripId}&step=hotels`}>
          {text.findAnotherStay}
        </ButtonLink>
      ) : null}
      <Button look="text" size="small" aria-label={text.removeNamed(item.name)} onClick={onRemove}>
        {text.removeFromTrip}
      </Button>
    </span>
  )
}
