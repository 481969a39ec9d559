import { Button, ButtonLink } from '#design/button/button.tsx'
import type { ItemView } from '#features/trips/web/index.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { cancelledText as text } from './messages.ts'
import styles from './your-itinerary.module.css'

/** "Cancelled. Your $592.00 refund is on its way."; undefined without a refund. */
export function refundText({ status, booking }: ItemView): string | undefined {
  if (status !== 'cancelled' || !booking || booking.refundedCad === 0) return undefined
  return text.refund(formatMoney(cad(booking.refundedCad)))
}

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
