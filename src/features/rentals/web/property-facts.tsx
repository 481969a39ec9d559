import { Badge } from '#design/badge/badge.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { Rating } from '#design/rating/rating.tsx'
import type { Property } from '../contract/property.schema.ts'
import { kindText, sizeText } from '../domain/property-words.ts'
import { amenityIcon } from '#design/icon/amenity-icon.ts'
import { PropertyMarks } from './property-card.tsx'
import styles from './property-facts.module.css'
import { PriceParts } from './property-price.tsx'
import { propertyFactsText } from './messages.ts'

/** All that is known of a property: the body of its listing. */
export function PropertyFacts({ property }: { readonly property: Property }) {
  const { location, amenities, reviews, host } = property
  return (
    <div className={styles.facts}>
      <Picture src={property.photos[0] ?? ''} ratio="16/9" className={styles.picture} />
      <p className="mute">
        {propertyFactsText.inText(kindText(property), location.address, location.city)}
      </p>
      <div className={styles.line}>
        {reviews.rating === null ? null : (
          <Rating value={reviews.rating} count={reviews.count ?? undefined} />
        )}
        {property.sample ? <Badge tone="sample">{propertyFactsText.sample}</Badge> : null}
        <PropertyMarks property={property} />
      </div>
      <p>{property.description}</p>
      <p>
        {host
          ? propertyFactsText.hostWhoAnswersRequests(
              sizeText(property),
              host.name,
              host.responseRate,
            )
          : sizeText(property)}
      </p>
      <ul className={styles.amenities}>
        {amenities.map((amenity) => (
          <li key={amenity}>
            <Icon of={amenityIcon(amenity)} tone="aid" /> {amenity}
          </li>
        ))}
      </ul>
      <PriceParts pricing={property.pricing} />
    </div>
  )
}
