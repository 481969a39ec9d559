import { CalendarCheck, CircleCheck } from 'lucide-react'
import { memo } from 'react'
import { AddButton } from '#design/add-button/add-button.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { CompareButton } from '#design/compare-two/compare-two.tsx'
import { ResultCard } from '#design/result-card/result-card.tsx'
import { cad, formatBrief } from '#platform/shared/money.ts'
import type { StayOffer } from '../contract/stays.contract.ts'
import { amenityIcon } from '#design/icon/amenity-icon.ts'
import styles from './hotel-panel.module.css'
import { nightsText, originalText, ratingOf } from './hotel-words.ts'
import { useHotelPhoto } from './stays.queries.ts'
import { hotelCardText } from './messages.ts'

/** The price of the nights and for whom, or a note that it is our estimate. */
function priceOf(
  { estimated, pricePerNight, totalCad, nights }: StayOffer['pricing'],
  people: string | undefined,
) {
  const [night, total] = [formatBrief(cad(pricePerNight)), formatBrief(cad(totalCad))]
  const sum = hotelCardText.forNights(total, nightsText(nights))
  return {
    amount: night,
    unit: (
      <>
        <span data-rest="">{hotelCardText.cad}</span>
        {estimated ? hotelCardText.nightEstimate : hotelCardText.night}
      </>
    ),
    total: (
      <>
        {estimated ? hotelCardText.about(sum) : sum}
        {people ? <span data-people="">, {people}</span> : null}
        {estimated ? (
          hotelCardText.ourEstimate
        ) : (
          <span data-rest="">{hotelCardText.taxesIncluded}</span>
        )}
      </>
    ),
  }
}

/** As STAY-03 says. */
const factsShown = 6

/**
 * State of an offer: in the trip, booked, in place of what holds its nights, an idea where they are booked (or
 * kept as one already), or an idea that waits to be planned.
 */
export type HotelStanding = 'added' | 'booked' | 'swap' | 'idea' | 'kept' | 'waits' | undefined

/** What its button says where it does not add a stay to free nights. */
export const addWords = (standing: HotelStanding) =>
  standing === undefined || standing === 'added' || standing === 'booked'
    ? {}
    : { label: hotelCardText[standing], icon: null }

/** Only an offer with a price from its source can be booked, and no second one for booked nights. */
export const isBookable = ({ pricing }: StayOffer, standing: HotelStanding): boolean =>
  !pricing.estimated && standing !== 'booked' && standing !== 'idea' && standing !== 'kept'

interface HotelCardProps {
  readonly offer: StayOffer
  /** Party of the price: "2 adults". */
  readonly people?: string | undefined
  readonly standing?: HotelStanding
  /** Effect of adding it: "With this: $1,240.00 left". */
  readonly note?: string | undefined
  /** How far it is to the days: "18 min". */
  readonly away?: string | undefined
  /** With it the trip would cost more than its budget. */
  readonly isOver?: boolean | undefined
  readonly onAdd: (offer: StayOffer) => void
  readonly onRemove?: ((offer: StayOffer) => void) | undefined
  /** Without it, the card has no booking button. */
  readonly onBook?: ((offer: StayOffer) => void) | undefined
  /** Chosen to be laid beside another. */
  readonly isCompared?: boolean
  readonly onCompare?: ((hotelId: string) => void) | undefined
  /** Opens all that is known of it. */
  readonly onDetails: (hotelId: string) => void
}

interface HotelPressProps extends Pick<
  HotelCardProps,
  'offer' | 'standing' | 'onAdd' | 'onRemove'
> {
  readonly look: 'line' | 'primary'
}

/** What one does with an offer: add it, take it out, or see its booking. */
export function HotelPress({ offer, standing, onAdd, onRemove, look }: HotelPressProps) {
  const { name } = offer.hotel
  if (standing === 'booked')
    return (
      <ButtonLink
        href="/profile#bookings"
        size="small"
        look="line"
        icon={CircleCheck}
        aria-label={hotelCardText.bookedSeeYourBookings(name)}
      >
        {hotelCardText.booked}
      </ButtonLink>
    )
  return (
    <AddButton
      name={name}
      look={look}
      added={standing === 'added'}
      {...addWords(standing)}
      onAdd={() => onAdd(offer)}
      onRemove={onRemove && (() => onRemove(offer))}
    />
  )
}

/** A hotel's offer for the nights, with its price and the button that adds it; memoised, since a list has many. */
export const HotelCard = memo(function HotelCard(props: HotelCardProps) {
  const { offer, people, standing, note, onAdd, onRemove, onBook } = props
  const { isCompared = false, onCompare, isOver, away } = props
  const { hotel, pricing } = offer
  const [own] = hotel.photos
  const found = useHotelPhoto(hotel.name, hotel.address.city, !own)
  const book = isBookable(offer, standing) ? onBook : undefined
  const original = originalText(pricing)
  return (
    <ResultCard
      heading="h3"
      dense
      pictureSrc={own?.url ?? found ?? ''}
      name={hotel.name}
      onDetails={() => props.onDetails(offer.hotelId)}
      sub={
        <>
          {away ? (
            <>
              <span data-rest="">{hotel.location} · </span>
              {hotelCardText.toDays(away)}
            </>
          ) : (
            <>
              {hotel.location}
              <span data-rest="">, {hotel.address.city}</span>
            </>
          )}
        </>
      }
      rating={ratingOf(hotel)}
      facts={hotel.amenities
        .slice(0, factsShown)
        .map((label) => ({ label, icon: amenityIcon(label) }))}
      aside={
        onCompare ? (
          <CompareButton
            name={hotel.name}
            isOn={isCompared}
            words={hotelCardText}
            onTurn={() => onCompare(offer.hotelId)}
          />
        ) : null
      }
      promise={
        offer.freeCancellation && !pricing.estimated
          ? { label: hotelCardText.freeCancellationUntil24h, icon: CalendarCheck }
          : undefined
      }
      price={priceOf(pricing, people)}
      actions={
        <>
          <HotelPress {...{ offer, standing, onAdd, onRemove }} look="line" />
          {book ? (
            <Button
              size="small"
              look="quiet"
              data-stays={standing === 'added' ? '' : undefined}
              onClick={() => book(offer)}
              aria-label={hotelCardText.bookNowNamed(hotel.name)}
            >
              {hotelCardText.bookNow}
            </Button>
          ) : null}
        </>
      }
    >
      {note && standing !== 'added' && standing !== 'booked' ? (
        <p className={styles.note} data-over={isOver || undefined}>
          {note}
        </p>
      ) : null}
      {standing === 'added' ? <p className={styles.note}>{hotelCardText.inTrip}</p> : null}
      {standing === 'kept' || standing === 'waits' ? (
        <p className={styles.note}>{hotelCardText.inIdeas}</p>
      ) : null}
      {original ? <p className="mute small">{original}</p> : null}
    </ResultCard>
  )
})
