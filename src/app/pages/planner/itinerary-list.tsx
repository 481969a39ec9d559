import { ShoppingBag } from 'lucide-react'
import { memo } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { ItineraryRow } from '#design/itinerary-row/itinerary-row.tsx'
import { showToast } from '#design/notices/notices.ts'
import { addToCart, openCart } from '#features/cart/web/index.ts'
import {
  allItems,
  type ItemView,
  type TripView,
  useTripItems,
  useIsSending,
  usePendingMutations,
} from '#features/trips/web/index.ts'
import { stayText } from '#features/trips/domain/stay-text.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { itemIcon } from '#features/trips/web/index.ts'
import { itemToCart } from './item-to-cart.ts'
import styles from './your-itinerary.module.css'

const priceOf = ({ price, paid }: ItemView): string => {
  if (paid !== null) return `${formatMoney(cad(paid))} paid`
  if (price === 0) return 'Free'
  return formatMoney(cad(price))
}

/** Said of a price that is ours. */
const estimateOf = ({ price, estimated, paid }: ItemView): string =>
  estimated && paid === null && price > 0 ? 'estimate' : ''

/** Estimated height of an unrendered row, px; rather too high. */
const rowHeight = 90

interface RowsProps {
  readonly heading: string
  readonly items: readonly ItemView[]
  readonly onRemove: (item: ItemView) => void
  /** Items that are not on the server yet. */
  readonly waiting: ReadonlySet<string>
}

interface RowProps {
  readonly item: ItemView
  /** Not on the server yet. */
  readonly unsaved: boolean
  readonly onRemove: (item: ItemView) => void
}

/** One of hundreds: only those that have changed are drawn again. */
const Row = memo(function Row({ item, unsaved, onRemove }: RowProps) {
  const sub = [
    unsaved ? 'Not saved yet' : '',
    item.time,
    stayText(item),
    item.location,
    estimateOf(item),
  ]
  return (
    <ItineraryRow
      icon={itemIcon(item.type)}
      name={item.name}
      sub={sub.filter(Boolean).join(' · ')}
      price={priceOf(item)}
      onRemove={() => onRemove(item)}
    />
  )
})

function Rows({ heading, items, onRemove, waiting }: RowsProps) {
  if (items.length === 0) return null
  return (
    <section
      aria-label={heading}
      className={styles.group}
      style={{ containIntrinsicSize: `auto ${rowHeight * (items.length + 1)}px` }}
    >
      <h3 className={styles.day}>{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Row item={item} unsaved={waiting.has(item.id)} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Ids of items whose add is neither confirmed nor in flight. */
function useUnsavedItems(tripId: string): ReadonlySet<string> {
  const sending = useIsSending(tripId)
  const waiting = usePendingMutations(tripId)
  return new Set(
    sending
      ? []
      : waiting.flatMap(({ write }) => {
          if (write.kind === 'add') return [write.item.id]
          return write.kind === 'edit' ? [write.seen.id] : []
        }),
  )
}

/** Everything in the trip by day, and what it costs. */
export function ItineraryList({ trip }: { trip: TripView }) {
  const { removeItem } = useTripItems(trip.id)
  const waiting = useUnsavedItems(trip.id)
  const items = allItems(trip)
  const sendToCart = (): void => {
    const fits = addToCart(items.map((item) => itemToCart(item, trip)))
    if (fits) openCart()
    else
      showToast({
        tone: 'failed',
        title: 'The cart is full',
        text: 'This browser has no room left for it.',
      })
  }
  return (
    <div className={styles.list}>
      {items.length === 0 ? (
        <p className="mute">Nothing yet. Add a hotel, a restaurant or a sight.</p>
      ) : null}
      {trip.days.map((day, index) => (
        <Rows
          key={day.date}
          heading={`Day ${index + 1}, ${formatDayShort(day.date)}`}
          items={day.items}
          onRemove={removeItem}
          waiting={waiting}
        />
      ))}
      <Rows
        heading="Unscheduled"
        items={trip.unscheduled}
        onRemove={removeItem}
        waiting={waiting}
      />
      <p className={styles.total}>
        <span>Total Cost</span>
        <span>
          <b>{formatMoney(cad(trip.totalCad))}</b> CAD
        </span>
      </p>
      {items.some((item) => item.sample) ? (
        <p className="mute small">
          <Badge tone="sample">Sample</Badge> Hotels, restaurants and fares here are made up, so you
          can try planning.
        </p>
      ) : null}
      <Button
        block
        look="line"
        icon={ShoppingBag}
        disabled={items.length === 0}
        onClick={sendToCart}
      >
        Put all into the cart
      </Button>
    </div>
  )
}
