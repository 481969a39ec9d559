import { ItineraryRow } from '#design/itinerary-row/itinerary-row.tsx'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { LocalItem } from '#features/trips/domain/draft-codec.ts'
import { unitsText } from '#features/trips/domain/units-text.ts'
import { itemIcon } from '#features/trips/web/index.ts'
import styles from './planner.module.css'
import { listText } from './itinerary-messages.ts'

interface KeptItemsProps {
  readonly title: string
  readonly text: string
  readonly items: readonly LocalItem[]
  readonly onRemove?: (item: LocalItem) => void
}

const subOf = ({ day, time, location, price = 0, quantity = 1 }: LocalItem): string =>
  [day ? formatDayShort(day) : '', time, location, unitsText({ price: cad(price), quantity })]
    .filter(Boolean)
    .join(' · ')

/** Items stored in this browser for no open trip. */
export function KeptItems({ title, text, items, onRemove }: KeptItemsProps) {
  if (items.length === 0) return null
  return (
    <section className={styles.kept} aria-labelledby="kept-items">
      <h2 id="kept-items">{title}</h2>
      <p className="mute">{text}</p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <ItineraryRow
              icon={itemIcon(item.type)}
              name={item.name}
              sub={subOf(item)}
              price={item.price ? formatMoney(cad(item.price)) : listText.free}
              onRemove={onRemove ? () => onRemove(item) : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
