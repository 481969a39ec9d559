import { BedDouble, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { useRest } from '#platform/web/use-rest.ts'
import type { StayOffer } from '../contract/stays.contract.ts'
import { type HotelWish, narrowHotels, noHotelWish } from '../domain/narrow-hotels.ts'
import { type HotelSort, hotelSorts, sortHotels } from '../domain/sort-hotels.ts'
import { HotelCard } from './hotel-card.tsx'
import { HotelFilters } from './hotel-filters.tsx'
import { GuestsField } from './guests-field.tsx'
import styles from './hotel-panel.module.css'
import { useHotels } from './stays.queries.ts'

/** The nights and the people that an offer is for. */
export interface ChosenStay {
  readonly checkIn: string
  readonly checkOut: string
  readonly guests: number
}

interface HotelPanelProps {
  /** What the place is called. */
  readonly destination: string
  /** What is searched for: which place it is, or its name. */
  readonly location: string
  readonly checkIn: string
  readonly checkOut: string
  /** Names the button that adds: "Add to Trip". */
  readonly onAdd: (offer: StayOffer, stay: ChosenStay) => void
  /** Where one can book: names the button "Book Now". */
  readonly onBook?: (offer: StayOffer, stay: ChosenStay) => void
}

/** Hotels without a rating or reviews stand after those that have them. */
const sortOffers = (offers: readonly StayOffer[], by: HotelSort): StayOffer[] =>
  sortHotels(
    offers.map((offer) => ({
      offer,
      hotel: { rating: offer.hotel.rating ?? 0, reviewCount: offer.hotel.reviewCount ?? 0 },
      pricing: offer.pricing,
    })),
    by,
  ).map(({ offer }) => offer)

/** The cards in sight at first. */
const cardsAtFirst = 5

function Results(props: {
  readonly offers: readonly StayOffer[]
  readonly onAdd: (offer: StayOffer) => void
  readonly onBook?: ((offer: StayOffer) => void) | undefined
}) {
  const { offers, onAdd, onBook } = props
  const rest = useRest()
  return (
    <div className={styles.results}>
      {offers.slice(0, rest ? undefined : cardsAtFirst).map((offer) => (
        <HotelCard
          key={offer.id}
          offer={offer}
          onAdd={() => onAdd(offer)}
          onBook={onBook && (() => onBook(offer))}
        />
      ))}
    </div>
  )
}

/** Hotels of the destination for the trip's dates, to sort and to add. */
export function HotelPanel(props: HotelPanelProps) {
  const { destination, location, checkIn, checkOut, onAdd, onBook } = props
  const [stay, setStay] = useState({ checkIn, checkOut })
  const [guests, setGuests] = useState(2)
  const [sort, setSort] = useState<HotelSort>('price')
  const [wish, setWish] = useState<HotelWish>(noHotelWish)
  const search = useHotels({
    location,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    adults: guests,
  })
  if (!destination)
    return <EmptyState icon={BedDouble} title="Please select a destination first." />
  const backwards = stay.checkOut <= stay.checkIn
  // Offers of other dates are no offers for these: they wait behind the placeholder.
  const loading = !backwards && (search.isPending || search.isPlaceholderData)
  const all = backwards || loading ? [] : (search.data ?? [])
  const offers = sortOffers(narrowHotels(all, wish), sort)
  return (
    <div className={styles.panel}>
      <div className={styles.controls}>
        <DateField
          label="Check-in"
          value={stay.checkIn}
          onChange={(event) => setStay({ ...stay, checkIn: event.target.value })}
        />
        <DateField
          label="Check-out"
          value={stay.checkOut}
          min={stay.checkIn}
          error={backwards ? 'Check-out must be after check-in.' : undefined}
          onChange={(event) => setStay({ ...stay, checkOut: event.target.value })}
        />
        <GuestsField value={guests} onChange={setGuests} />
        <SelectField
          label="Sort by"
          options={hotelSorts}
          value={sort}
          onChange={(event) => setSort(event.target.value as HotelSort)}
        />
      </div>
      {loading ? <SkeletonList label="Loading hotels" /> : null}
      {search.isError ? (
        <Notice
          tone="error"
          live
          action={
            <Button look="line" size="small" onClick={() => void search.refetch()}>
              Try again
            </Button>
          }
        >
          {search.error.message}
        </Notice>
      ) : null}
      {search.isSuccess && !backwards && !loading && all.length === 0 ? (
        <EmptyState icon={BedDouble} title="No hotels found for the selected criteria.">
          Check the spelling of the destination, or choose one that Wayleaf covers.
        </EmptyState>
      ) : null}
      {all.length > 0 ? (
        <>
          <HotelFilters offers={all} wish={wish} onChange={setWish} />
          <h2 className={styles.count} aria-live="polite">
            {offers.length === all.length ? all.length : `${offers.length} of ${all.length}`} hotels
            in {destination}
          </h2>
        </>
      ) : null}
      {all.length > 0 && offers.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title="No hotel answers all of that."
          action={
            <Button look="line" onClick={() => setWish(noHotelWish)}>
              Clear the filters
            </Button>
          }
        >
          Take a filter away, or look for another word.
        </EmptyState>
      ) : null}
      {offers.length > 0 ? (
        <Results
          offers={offers}
          onAdd={(offer) => onAdd(offer, { ...stay, guests })}
          onBook={onBook && ((offer) => onBook(offer, { ...stay, guests }))}
        />
      ) : null}
    </div>
  )
}
