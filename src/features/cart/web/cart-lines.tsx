import { BedDouble, Bus, CircleDot, Plane, Ticket, Trash2, Utensils } from 'lucide-react'
import { Badge } from '#design/badge/badge.tsx'
import { ItineraryRow } from '#design/itinerary-row/itinerary-row.tsx'
import { showToast } from '#design/notices/notices.ts'
import { headsOf, isParty } from '#features/trips/domain/party.ts'
import { forWhomText } from '#features/trips/domain/units-text.ts'
import type { CartItem, CartItemType } from '../domain/cart-item.ts'
import { unitsOf } from '../domain/cart-codec.ts'
import { priceText } from '../domain/price-text.ts'
import { whenText } from '../domain/when-text.ts'
import styles from './cart-dialog.module.css'
import { removeFromCart } from './cart-store.ts'
import { cartLinesText } from './messages.ts'

const icons: Readonly<Record<CartItemType, typeof Plane>> = {
  hotel: BedDouble,
  flight: Plane,
  activity: Ticket,
  restaurant: Utensils,
  transport: Bus,
  other: CircleDot,
}

function removeWithUndo(id: string): void {
  const undo = removeFromCart([id])
  showToast({
    title: cartLinesText.itemRemoved,
    text: cartLinesText.itemHasBeenRemoved,
    action: { label: cartLinesText.undo, onPress: undo },
  })
}

/** "Ueno, Tokyo, Mon 12 Apr 19:30 · 2 × $25 · estimate" */
function subOf(item: CartItem): string {
  const place = [item.location, whenText(item)].filter(Boolean).join(', ')
  const units = forWhomText(unitsOf(item), isParty(item.party) ? headsOf(item.party) : 1)
  return [place, units, item.estimated ? 'estimate' : ''].filter(Boolean).join(' · ')
}

export function CartLines({ items }: { items: readonly CartItem[] }) {
  if (items.length === 0) return <p className={styles.empty}>{cartLinesText.cartEmptyAddHotels}</p>
  return (
    <div className={styles.list}>
      <ul className={styles.lines}>
        {items.map((item) => (
          <li key={item.id}>
            <ItineraryRow
              icon={icons[item.type]}
              name={item.title}
              sub={subOf(item)}
              price={priceText(item)}
              removeIcon={Trash2}
              onRemove={() => removeWithUndo(item.id)}
            />
          </li>
        ))}
      </ul>
      {items.some(({ sample }) => sample) ? (
        <p className="mute small">
          <Badge tone="sample">{cartLinesText.sample}</Badge>
          {cartLinesText.hotelsRestaurantsAndFares}
        </p>
      ) : null}
    </div>
  )
}
