import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Link } from '#design/link.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { type ListedPlace, totalCost, type Travellers } from '../domain/listed-place.ts'
import styles from './maps-page.module.css'
import { tripSummaryText } from './messages.ts'

interface TripSummaryProps {
  readonly places: readonly ListedPlace[]
  readonly travellers: Travellers
  /** The trip's own stops stand above. */
  readonly isBesideTrip: boolean
  readonly onAdd: () => void
  readonly onClear: () => void
}

/** How many places are listed and about what they cost together. */
export function TripSummary(props: TripSummaryProps) {
  const { places, travellers, isBesideTrip, onAdd, onClear } = props
  const none = places.length === 0
  return (
    <section className={styles.summary} aria-labelledby="map-summary">
      <h2 id="map-summary" className={styles.title}>
        {travellers.trip || isBesideTrip ? tripSummaryText.placesHere : tripSummaryText.tripSummary}
      </h2>
      {travellers.trip ? (
        <p className="small">
          <Link href={travellers.trip.href} className="text-link">
            {travellers.trip.title}
          </Link>{' '}
          {tripSummaryText.inTrip(travellers.trip.sum)}
        </p>
      ) : null}
      <FactList
        look="sums"
        items={[
          { label: tripSummaryText.totalLocations, value: String(places.length) },
          {
            label: tripSummaryText.estimatedCost,
            value: `$${totalCost(places, travellers.heads)} CAD`,
          },
        ]}
      />
      <p className="mute small">{tripSummaryText.costsEstimatesNightMeal(travellers.words)}</p>
      {places.some(({ sample }) => sample) ? (
        <p className="mute small">
          <Badge tone="sample">{tripSummaryText.sample}</Badge>
          {tripSummaryText.hotelsAndRestaurantsHere}
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button disabled={none} onClick={onAdd}>
          {tripSummaryText.add}
        </Button>
        <Button look="line" disabled={none} onClick={onClear}>
          {tripSummaryText.clearAll}
        </Button>
      </div>
    </section>
  )
}
