import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { type ListedPlace, totalCost } from '../domain/listed-place.ts'
import styles from './maps-page.module.css'

interface TripSummaryProps {
  readonly places: readonly ListedPlace[]
  readonly onAdd: () => void
  readonly onClear: () => void
}

/** How many places are listed and about what they cost together. */
export function TripSummary({ places, onAdd, onClear }: TripSummaryProps) {
  const none = places.length === 0
  return (
    <section className={styles.summary} aria-labelledby="map-summary">
      <h2 id="map-summary" className={styles.title}>
        Trip summary
      </h2>
      <FactList
        look="sums"
        items={[
          { label: 'Total locations', value: String(places.length) },
          { label: 'Estimated cost', value: `$${totalCost(places)} CAD` },
        ]}
      />
      <p className="mute small">
        Costs are estimates: a night, a meal, an admission, a ride. Add puts the listed places into
        the cart.
      </p>
      {places.some(({ sample }) => sample) ? (
        <p className="mute small">
          <Badge tone="sample">Sample</Badge> Hotels and restaurants here are made up, so you can
          try planning.
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button disabled={none} onClick={onAdd}>
          Add
        </Button>
        <Button look="line" disabled={none} onClick={onClear}>
          Clear All
        </Button>
      </div>
    </section>
  )
}
