import { AddButton } from '#design/add-button/add-button.tsx'
import { CompareTwo } from '#design/compare-two/compare-two.tsx'
import { cad, formatBrief } from '#platform/shared/money.ts'
import type { StayOffer } from '../contract/stays.contract.ts'
import type { StayFit } from '../domain/sort-hotels.ts'
import { daysAwayText } from '#features/trips/domain/how-far.ts'
import { addWords, type HotelStanding } from './hotel-card.tsx'
import { hotelCardText, hotelCompareText as text } from './messages.ts'

interface HotelCompareProps {
  /** One waits for another; two are laid side by side. */
  readonly chosen: readonly StayOffer[]
  readonly fitOf?: ((offer: StayOffer) => StayFit) | undefined
  readonly noteOf?: ((offer: StayOffer) => string) | undefined
  readonly standingOf?: ((offer: StayOffer) => HotelStanding) | undefined
  readonly onAdd: (offer: StayOffer) => void
  readonly onRemove?: ((offer: StayOffer) => void) | undefined
  readonly onClose: () => void
}

type Told = readonly [string, (offer: StayOffer) => string]

const ratingText = ({ hotel: { rating, reviewCount } }: StayOffer): string =>
  rating === null
    ? text.unrated
    : text.ratingOf(rating.toFixed(1), reviewCount === null ? '' : text.reviews(reviewCount))

/** The compared facts, in the order in which they decide. */
function rowsOf({ fitOf, noteOf }: HotelCompareProps): readonly Told[] {
  const away = (offer: StayOffer): string => daysAwayText(fitOf?.(offer) ?? {}) ?? ''
  return [
    [text.night, ({ pricing }) => formatBrief(cad(pricing.pricePerNight))],
    [text.stay, ({ pricing }) => formatBrief(cad(pricing.totalCad))],
    [text.left, (offer) => noteOf?.(offer) ?? ''],
    [text.rating, ratingText],
    [text.place, ({ hotel }) => hotel.location],
    [text.away, away],
    [text.facts, ({ hotel }) => hotel.amenities.join(', ')],
    [text.cancel, ({ freeCancellation }) => (freeCancellation ? text.free : text.none)],
  ]
}

/** Two hotels side by side. */
export function HotelCompare(props: HotelCompareProps) {
  const { chosen, standingOf, onAdd, onRemove, onClose } = props
  return (
    <CompareTwo
      chosen={chosen}
      nameOf={({ hotel }) => hotel.name}
      rows={rowsOf(props)}
      words={text}
      onClose={onClose}
      renderAction={(offer) => {
        const standing = standingOf?.(offer)
        return standing === 'booked' ? (
          hotelCardText.booked
        ) : (
          <AddButton
            name={offer.hotel.name}
            added={standing === 'added'}
            {...addWords(standing)}
            onAdd={() => {
              onAdd(offer)
              // What was compared is no longer what the trip holds.
              if (standing === 'swap') onClose()
            }}
            onRemove={onRemove && (() => onRemove(offer))}
          />
        )
      }}
    />
  )
}
