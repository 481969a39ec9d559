import { FilterChips } from '#design/chips/chips.tsx'
import { SearchField } from '#design/search-field/search-field.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { StayOffer } from '../contract/stays.contract.ts'
import { amenityChoices, type HotelWish, priceSteps } from '../domain/narrow-hotels.ts'
import { amenityIcon } from '#design/icon/amenity-icon.ts'
import styles from './hotel-panel.module.css'
import { hotelFiltersText } from './messages.ts'

interface HotelFiltersProps {
  readonly offers: readonly StayOffer[]
  readonly wish: HotelWish
  readonly onChange: (wish: HotelWish) => void
}

const ratings = [
  { value: '4', label: hotelFiltersText.from40 },
  { value: '4.5', label: hotelFiltersText.from45 },
]

/** "$150": whole dollars, as people think of them. */
const whole = (price: number): string => formatMoney(cad(price)).replace(/\.00$/, '')

/** What narrows the hotels that were found; only what parts them is offered. */
export function HotelFilters({ offers, wish, onChange }: HotelFiltersProps) {
  const amenities = [...new Set([...amenityChoices(offers), ...wish.amenities])]
  return (
    <>
      <div className={styles.filters}>
        <SearchField
          label={hotelFiltersText.findByNameOr}
          maxLength={80}
          value={wish.text}
          onValueChange={(text) => onChange({ ...wish, text })}
        />
        <SelectField
          label={hotelFiltersText.highestPrice}
          empty={hotelFiltersText.any}
          options={priceSteps(offers).map((price) => ({
            value: String(price),
            label: whole(price),
          }))}
          value={wish.price}
          onChange={(event) => onChange({ ...wish, price: event.target.value })}
        />
        <SelectField
          label={hotelFiltersText.rating}
          empty={hotelFiltersText.any}
          options={ratings}
          value={wish.rating}
          onChange={(event) => onChange({ ...wish, rating: event.target.value })}
        />
      </div>
      <FilterChips
        label={hotelFiltersText.amenities}
        items={amenities.map((id) => ({ id, label: id, icon: amenityIcon(id) }))}
        value={wish.amenities}
        onValueChange={(wanted) => onChange({ ...wish, amenities: wanted })}
      />
    </>
  )
}
