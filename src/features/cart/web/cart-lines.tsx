import { BedDouble, Bus, CircleDot, Plane, Ticket, Trash2, Utensils } from 'lucide-react'
import { Badge } from '#design/badge/badge.tsx'
import { ItineraryRow } from '#design/itinerary-row/itinerary-row.tsx'
import { showToast } from '#design/toast-region/toasts.ts'
import type { CartItem, CartItemType } from '../domain/cart-item.ts'
import { priceText } from '../domain/price-text.ts'
import { whenText } from '../domain/when-text.ts'
import styles from './cart-dialog.module.css'
import { removeFromCart } from './cart-store.ts'

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
    title: 'Item Removed',
    text: 'Item has been removed from your itinerary.',
    action: { label: 'Undo', onPress: undo },
  })
}

/** "Ueno, Tokyo, Mon 12 Apr 19:30 · estimate" */
function subOf(item: CartItem): string {
  const place = [item.location, whenText(item)].filter(Boolean).join(', ')
  return [place, item.estimated ? 'estimate' : ''].filter(Boolean).join(' · ')
}

export function CartLines({ items }: { items: readonly CartItem[] }) {
  if (items.length === 0)
    return (
      <p className={styles.empty}>
        The cart is empty. Add hotels, restaurants and sights from the planner and take them with
        you as a PDF.
      </p>
    )
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
          <Badge tone="sample">Sample</Badge> Hotels, restaurants and fares here are made up, so you
          can try planning.
        </p>
      ) : null}
    </div>
  )
}
