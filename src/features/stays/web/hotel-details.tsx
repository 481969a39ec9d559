import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import { amenityIcon } from '#design/icon/amenity-icon.ts'
import { OfferDetails } from '#design/offer-details/offer-details.tsx'
import { Rating } from '#design/rating/rating.tsx'
import type { Fact } from '#design/stat-list/stat-list.tsx'
import { countText } from '#platform/shared/count-text.ts'
import { mapLink } from '#platform/shared/map-link.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatBrief, formatMoney } from '#platform/shared/money.ts'
import type { StayOffer } from '../contract/stays.contract.ts'
import { nightsText, originalText, ratingOf } from './hotel-words.ts'
import styles from './hotel-panel.module.css'
import { useHotelPhoto } from './stays.queries.ts'
import { hotelCompareText, hotelDetailsText as text } from './messages.ts'

interface AskedStay {
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: number
}

interface HotelDetailsProps {
  readonly offer: StayOffer
  readonly stay: AskedStay
  /** "2 adults" */
  readonly people: string
  /** Effect of adding it: "With this: $1,240.00 left". */
  readonly note?: string | undefined
  readonly isOver?: boolean | undefined
  readonly add: ReactNode
  readonly compare: ReactNode
  readonly around: ReactNode
  readonly onBook?: (() => void) | undefined
  readonly onClose: () => void
}

/** "Included, $84 of it", and what the hotel collects. */
function taxesText({ taxesAndFees, payAtHotel }: StayOffer['pricing']): string {
  const included = taxesAndFees ? text.taxesOf(formatMoney(cad(taxesAndFees))) : text.taxes
  return payAtHotel ? text.also(included, formatMoney(cad(payAtHotel))) : included
}

function factsOf({ pricing, freeCancellation }: StayOffer, stay: AskedStay, people: string) {
  const { estimated, pricePerNight, nights, currency } = pricing
  const inCad = currency === 'CAD'
  const facts: readonly Fact[] = [
    {
      label: text.nights,
      value: text.nightsFrom(
        formatDayShort(stay.checkIn),
        formatDayShort(stay.checkOut),
        nightsText(nights),
      ),
    },
    { label: text.room, value: text.roomFor(countText(stay.rooms, 'room'), people) },
    {
      label: text.night,
      value: estimated
        ? text.estimate(formatBrief(cad(pricePerNight)))
        : formatBrief(cad(pricePerNight)),
    },
    { label: text.taxesLabel, value: estimated ? '' : inCad ? taxesText(pricing) : text.taxes },
    { label: text.asked, value: originalText(pricing) },
    {
      label: text.cancellation,
      value: estimated ? '' : freeCancellation ? hotelCompareText.free : hotelCompareText.none,
    },
  ]
  return facts
}

/** All that an offer says of its hotel, for these nights and this party. */
export function HotelDetails(props: HotelDetailsProps) {
  const { offer, stay, people, note, isOver, add, compare, around, onBook, onClose } = props
  const { hotel, pricing } = offer
  const [own] = hotel.photos
  const found = useHotelPhoto(hotel.name, hotel.address.city, !own)
  const kind = text.kinds.get(hotel.style) ?? text.hotel
  const sum = formatBrief(cad(pricing.totalCad))
  return (
    <OfferDetails
      name={hotel.name}
      onClose={onClose}
      pictureSrc={own?.url ?? found ?? ''}
      kind={hotel.stars === null ? kind : text.stars(hotel.stars, kind)}
      rating={<Rating {...ratingOf(hotel)} />}
      isSample={offer.sample}
      description={hotel.description}
      where={{
        address: `${hotel.location}, ${hotel.address.city}`,
        map: mapLink(hotel.lat, hotel.lng),
      }}
      facts={factsOf(offer, stay, people)}
      listed={{
        title: text.amenities,
        items: hotel.amenities.map((label) => ({ label, icon: amenityIcon(label) })),
      }}
      around={around}
      sum={
        <>
          <b>{pricing.estimated ? text.about(sum) : sum}</b>{' '}
          {text.sumFor(nightsText(pricing.nights), people)}
          {pricing.estimated ? text.ourEstimate : text.taxesIncluded}
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
          {onBook ? (
            <Button look="line" onClick={onBook} aria-label={text.bookNowNamed(hotel.name)}>
              {text.bookNow}
            </Button>
          ) : null}
          {add}
        </>
      }
    >
      {compare}
    </OfferDetails>
  )
}
