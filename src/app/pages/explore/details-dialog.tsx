import { Plus } from 'lucide-react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { Rating } from '#design/rating/rating.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import type { Activity } from '#features/dining/contract/activity.schema.ts'
import type { Restaurant } from '#features/dining/contract/restaurant.schema.ts'
import { RestaurantFacts } from '#features/dining/web/index.ts'
import { PropertyFacts } from '#features/rentals/web/index.ts'
import { weekdayList } from '#platform/shared/weekday.ts'
import { type Choice, costText } from './choice.ts'
import styles from './details-dialog.module.css'
import type { Adding } from './use-adding.tsx'
import { detailsDialogText } from './messages.ts'

function Top({ it, picture }: { readonly it: Restaurant | Activity; readonly picture: string }) {
  return (
    <>
      <Picture src={picture} ratio="16/9" className={styles.picture} />
      <div className={styles.line}>
        {'cuisine' in it ? (
          <RestaurantFacts of={{ ...it, priceLevel: null }} />
        ) : it.rating === null ? null : (
          <Rating value={it.rating} count={it.reviewCount ?? undefined} />
        )}
        {it.sample ? <Badge tone="sample">{detailsDialogText.sample}</Badge> : null}
      </div>
      <p>{it.description}</p>
    </>
  )
}

function Facts({ choice }: { readonly choice: Exclude<Choice, { kind: 'attraction' }> }) {
  if (choice.kind === 'property') return <PropertyFacts property={choice.it} />
  const where = {
    label: detailsDialogText.where,
    value: `${choice.it.address}, ${choice.place.name}`,
  }
  const price = { label: detailsDialogText.price, value: costText(choice) }
  if (choice.kind === 'restaurant') {
    const { cuisine, priceLevel, photo } = choice.it
    return (
      <div className={styles.details}>
        <Top it={choice.it} picture={photo} />
        <FactList
          items={[
            { label: detailsDialogText.cuisines, value: cuisine.join(', ') },
            where,
            ...(priceLevel ? [{ label: detailsDialogText.priceLevel, value: priceLevel }] : []),
            price,
          ]}
        />
      </div>
    )
  }
  const { duration, starts, closedOn, highlights, imageUrl } = choice.it
  const closed = weekdayList(closedOn)
  return (
    <div className={styles.details}>
      <Top it={choice.it} picture={imageUrl} />
      <ul className={styles.highlights}>
        {highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
      <FactList
        items={[
          { label: detailsDialogText.length, value: duration },
          { label: detailsDialogText.startsAt, value: starts.join(', ') },
          ...(closed ? [{ label: detailsDialogText.notOn, value: closed }] : []),
          where,
          price,
        ]}
      />
    </div>
  )
}

interface DetailsDialogProps {
  readonly choice: Exclude<Choice, { kind: 'attraction' }>
  readonly adding: Adding
  readonly onClose: () => void
}

/** All details of one result, and the button that adds it. */
export function DetailsDialog({ choice, adding, onClose }: DetailsDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      lightDismiss
      reading
      size="medium"
      title={choice.it.name}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {detailsDialogText.close}
          </Button>
          <Button icon={Plus} onClick={() => adding.add(choice)}>
            {adding.toTrip ? detailsDialogText.addToItinerary : detailsDialogText.addToCart}
          </Button>
        </>
      }
    >
      <Facts choice={choice} />
    </Dialog>
  )
}
