import { zeroText } from '#features/trips/domain/units-text.ts'
import { ItineraryRow } from '#design/itinerary-row/itinerary-row.tsx'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { LocalItem } from '#features/trips/domain/draft-codec.ts'
import { beginOf } from '#features/trips/domain/spans.ts'
import { unitsText } from '#features/trips/domain/units-text.ts'
import { itemKind } from '#features/trips/web/index.ts'
import styles from './planner.module.css'

interface KeptItemsProps {
  readonly title: string
  readonly text: string
  readonly items: readonly LocalItem[]
  readonly onRemove?: (item: LocalItem) => void
}

function subOf(item: LocalItem): string {
  const { location, price = 0, quantity = 1 } = item
  const { day, time } = beginOf(item)
  const units = unitsText({ price: cad(price), quantity })
  return [day ? formatDayShort(day) : '', time, location, units].filter(Boolean).join(' · ')
}

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
              icon={itemKind(item)}
              name={item.name}
              sub={subOf(item)}
              price={item.price ? formatMoney(cad(item.price)) : zeroText(item)}
              onRemove={onRemove ? () => onRemove(item) : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
