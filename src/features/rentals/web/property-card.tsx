import { Award, BedDouble, ExternalLink, Heart, Zap } from 'lucide-react'
import { AddButton } from '#design/add-button/add-button.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { ResultCard } from '#design/result-card/result-card.tsx'
import type { Property } from '../contract/property.schema.ts'
import { kindText, sizeText } from '../domain/property-words.ts'
import { amenityIcon } from '#design/icon/amenity-icon.ts'
import styles from './property-card.module.css'
import { rowTotalText, shortAmount, totalText } from './property-price.tsx'
import { propertyCardText } from './messages.ts'

/** Amenities shown before the rest is counted. */
const amenitiesShown = 6

interface PropertyCardProps {
  readonly property: Property
  /** Where its listing is. */
  readonly listingHref: string
  /** "Add to Trip", "Add to cart". */
  readonly addLabel: string
  readonly added?: boolean
  /** In a finder: a row with what adding it would mean, "With this: $1,240.00 left". */
  readonly row?: {
    readonly note: string
    readonly isOver: boolean
    readonly isSwap: boolean
    /** "2 adults" */
    readonly people: string
    readonly onDetails: () => void
  }
  readonly onAdd: () => void
  readonly onRemove?: () => void
}

/** What sets a property apart: its host, its guests' liking, booking without waiting. */
export function PropertyMarks({ property }: { readonly property: Property }) {
  return (
    <>
      {property.guestFavorite ? (
        <Badge tone="ok" icon={Heart}>
          {propertyCardText.guestFavourite}
        </Badge>
      ) : null}
      {property.host?.isSuperhost ? (
        <Badge tone="info" icon={Award}>
          {propertyCardText.superhost}
        </Badge>
      ) : null}
      {property.availability.instantBook ? (
        <Badge tone="info" icon={Zap}>
          {propertyCardText.instantBook}
        </Badge>
      ) : null}
    </>
  )
}

/** The way to a listing: one of another site opens beside this one. */
export const listingLink = (name: string, href: string) => ({
  href,
  'aria-label': propertyCardText.viewListingOf(name),
  ...(href.startsWith('/')
    ? {}
    : { icon: ExternalLink, target: '_blank', rel: 'noopener noreferrer' }),
})

/** A property with its price for the nights, a way to its listing, and the button that adds it. */
export function PropertyCard(props: PropertyCardProps) {
  const { property, listingHref, addLabel, added, row, onAdd, onRemove } = props
  const { name, location, amenities, pricing, reviews, host } = property
  const more = amenities.length - amenitiesShown
  const add = (
    <AddButton
      name={name}
      label={addLabel}
      look={row ? 'line' : 'primary'}
      {...(row?.isSwap && { icon: null })}
      added={added}
      onAdd={onAdd}
      onRemove={onRemove}
    />
  )
  return (
    <ResultCard
      heading="h3"
      dense={row !== undefined}
      onDetails={row?.onDetails}
      pictureSrc={property.photos[0] ?? ''}
      name={name}
      sub={propertyCardText.inText(kindText(property), location.address)}
      rating={
        reviews.rating === null
          ? undefined
          : { value: reviews.rating, count: reviews.count ?? undefined }
      }
      facts={amenities.map((label) => ({ label, icon: amenityIcon(label) }))}
      promise={row ? { label: sizeText(property), icon: BedDouble } : undefined}
      price={{
        amount: shortAmount(pricing, pricing.rate),
        unit: row ? (
          <>
            {/* On a phone the usual one goes without saying. */}
            <span data-rest={pricing.currency === 'CAD' ? '' : undefined}>{pricing.currency} </span>
            {propertyCardText.aNight}
          </>
        ) : (
          propertyCardText.night(pricing.currency)
        ),
        total: row ? rowTotalText(pricing, row.people) : totalText(pricing),
      }}
      actions={
        <>
          {row ? add : null}
          <ButtonLink
            look={row ? 'quiet' : 'line'}
            size="small"
            {...listingLink(name, listingHref)}
          >
            {propertyCardText.viewListing}
          </ButtonLink>
          {row ? null : add}
        </>
      }
    >
      {row ? (
        <p className={styles.note} data-over={row.isOver || undefined}>
          {row.note}
        </p>
      ) : null}
      {more > 0 && !row ? <p className={styles.more}>{propertyCardText.more(more)}</p> : null}
      {row ? null : (
        <>
          <p className={styles.size}>
            {host
              ? propertyCardText.hostAnswers(sizeText(property), host.name, host.responseRate)
              : sizeText(property)}
          </p>
          <div className={styles.marks}>
            <PropertyMarks property={property} />
          </div>
        </>
      )}
    </ResultCard>
  )
}
