import { ItineraryRow } from '#design/itinerary-row/itinerary-row.tsx'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { itemIcon } from '#features/trips/web/index.ts'
import type { KeptItem } from './kept-itinerary.ts'
import styles from './planner.module.css'

interface KeptItemsProps {
  readonly title: string
  readonly text: string
  readonly items: readonly KeptItem[]
  readonly onRemove?: (item: KeptItem) => void
}

/** Items that this browser keeps, outside of any trip that is open. */
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
              sub={[item.date ? formatDayShort(item.date) : '', item.time ?? '', item.location]
                .filter(Boolean)
                .join(' · ')}
              price={item.price === 0 ? 'Free' : formatMoney(cad(item.price))}
              onRemove={onRemove ? () => onRemove(item) : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
