import type { ReactNode } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { mapLink } from '#platform/shared/map-link.ts'
import { amenityIcon } from '#design/icon/amenity-icon.ts'
import { OfferDetails } from '#design/offer-details/offer-details.tsx'
import { Rating } from '#design/rating/rating.tsx'
import type { Property } from '../contract/property.schema.ts'
import { kindText, nightsText, sizeText } from '../domain/property-words.ts'
import { listingLink, PropertyMarks } from './property-card.tsx'
import styles from './property-card.module.css'
import { PriceParts, shortAmount } from './property-price.tsx'
import { propertyDetailsText as text, propertyPriceText } from './messages.ts'

interface PropertyDetailsProps {
  readonly property: Property
  readonly listingHref: string
  /** "2 adults" */
  readonly people: string
  /** Effect of adding it: "With this: $1,240.00 left". */
  readonly note: string
  readonly isOver: boolean
  readonly add: ReactNode
  readonly around: ReactNode
  readonly onClose: () => void
}

/** All that is known of a rental, for these nights and this party. */
export function PropertyDetails(props: PropertyDetailsProps) {
  const { property, listingHref, people, note, isOver, add, around, onClose } = props
  const { location, reviews, pricing, host } = property
  return (
    <OfferDetails
      name={property.name}
      onClose={onClose}
      pictureSrc={property.photos[0] ?? ''}
      kind={kindText(property)}
      rating={
        reviews.rating === null ? null : (
          <Rating value={reviews.rating} count={reviews.count ?? undefined} />
        )
      }
      isSample={property.sample}
      description={property.description}
      where={{
        address: `${location.address}, ${location.city}`,
        map: mapLink(location.lat, location.lng),
      }}
      facts={[
        { label: text.size, value: sizeText(property) },
        { label: text.host, value: host ? text.answers(host.name, host.responseRate) : '' },
      ]}
      listed={{
        title: text.amenities,
        items: property.amenities.map((label) => ({ label, icon: amenityIcon(label) })),
      }}
      around={around}
      sum={
        <>
          <b>{shortAmount(pricing, pricing.total)}</b>{' '}
          {text.sumFor(nightsText(pricing.nights), people)}
          {propertyPriceText.feesIncluded}
        </>
      }
      note={
        note ? (
          <p className={styles.note} data-over={isOver || undefined}>
            {note}
          </p>
        ) : null
      }
      actions={
        <>
          <ButtonLink look="line" {...listingLink(property.name, listingHref)}>
            {text.viewListing}
          </ButtonLink>
          {add}
        </>
      }
    >
      <div className={styles.marks}>
        <PropertyMarks property={property} />
      </div>
      <PriceParts pricing={pricing} />
    </OfferDetails>
  )
}
