import { SearchField } from '#design/search-field/search-field.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import type { Wish } from '../domain/narrow-places.ts'
import styles from './place-filters.module.css'
import { placeFiltersText } from './messages.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

interface PlaceFiltersProps {
  readonly wish: Wish
  readonly onChange: (wish: Wish) => void
  /** "Cuisine", "Kind". */
  readonly kindLabel: string
  readonly kinds: readonly Choice[]
  readonly prices: readonly Choice[]
}

/** Filters of a list of places. */
export function PlaceFilters(props: PlaceFiltersProps) {
  const { wish, onChange, kindLabel, kinds, prices } = props
  const set = (field: keyof Wish) => (event: { target: { value: string } }) =>
    onChange({ ...wish, [field]: event.target.value })
  return (
    <div className={styles.filters}>
      <SearchField
        label={placeFiltersText.findByNameOr}
        maxLength={80}
        value={wish.text}
        onValueChange={(text) => onChange({ ...wish, text })}
      />
      <SelectField
        label={kindLabel}
        empty={placeFiltersText.any}
        options={kinds}
        value={wish.kind}
        onChange={set('kind')}
      />
      <SelectField
        label={placeFiltersText.priceLevel}
        empty={placeFiltersText.any}
        options={prices}
        value={wish.price}
        onChange={set('price')}
      />
    </div>
  )
}
