import { CalendarCheck, Plus } from 'lucide-react'
import { Button } from '#design/button/button.tsx'
import { ResultCard } from '#design/result-card/result-card.tsx'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { StayOffer } from '../contract/stays.contract.ts'
import { amenityIcon } from './amenity-icon.ts'
import { useHotelPhoto } from './stays.queries.ts'

const nightsText = (nights: number): string => (nights === 1 ? '1 night' : `${nights} nights`)

/** A hotel's offer for the nights: what it is, what it costs, and the button that adds it. */
export function HotelCard({
  offer,
  onAdd,
  onBook,
}: {
  readonly offer: StayOffer
  readonly onAdd: () => void
  /** Without it there is no booking here. */
  readonly onBook?: (() => void) | undefined
}) {
  const { hotel, pricing } = offer
  const [own] = hotel.photos
  const found = useHotelPhoto(hotel.name, hotel.address.city, !own)
  return (
    <ResultCard
      heading="h3"
      pictureSrc={own?.url ?? found ?? ''}
      name={hotel.name}
      sub={`${hotel.location}, ${hotel.address.city}`}
      sample={offer.sample}
      rating={
        hotel.rating === null || hotel.reviewCount === null
          ? undefined
          : { value: hotel.rating, count: hotel.reviewCount }
      }
      facts={hotel.amenities.map((label) => ({ label, icon: amenityIcon(label) }))}
      promise={
        offer.freeCancellation
          ? { label: 'Free cancellation until 24h before check-in', icon: CalendarCheck }
          : undefined
      }
      price={{
        amount: formatMoney(cad(pricing.pricePerNight)),
        unit: 'CAD a night',
        total: `${nightsText(pricing.nights)}, ${formatMoney(cad(pricing.totalCad))} with taxes`,
      }}
      actions={
        <>
          <Button
            size="small"
            look={onBook ? 'line' : 'primary'}
            icon={Plus}
            onClick={onAdd}
            aria-label={`Add to Trip: ${hotel.name}`}
          >
            Add to Trip
          </Button>
          {onBook ? (
            <Button size="small" onClick={onBook} aria-label={`Book Now: ${hotel.name}`}>
              Book Now
            </Button>
          ) : null}
        </>
      }
    />
  )
}
