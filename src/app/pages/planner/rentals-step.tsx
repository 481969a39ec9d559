import { MapPinned } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListTools } from '#design/list-tools/list-tools.tsx'
import { SortNote } from '#design/list-tools/sort-note.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { MapBeside } from '#features/maps/web/index.ts'
import { narrowProperties, propertySorts } from '#features/rentals/domain/narrow-properties.ts'
import { roomTypes } from '#features/rentals/domain/property-words.ts'
import { PropertyCard, useProperties } from '#features/rentals/web/index.ts'
import { bestSort, isFarAway, sortForTrip, usualPrice } from '#features/stays/domain/sort-hotels.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { SearchFilters, TripSearchFailed, type TripView } from '#features/trips/web/index.ts'
import { foundText } from '#platform/shared/count-text.ts'
import { cad, formatBrief } from '#platform/shared/money.ts'
import type { FinderHead } from '#platform/web/finder-head.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { useAddressValues } from '#platform/web/use-address.ts'
import { type ChosenPlace, searchKeyOf } from './chosen-place.ts'
import { listingOf, OpenedRental, type Property, useRentalPresses } from './rental-press.tsx'
import { rentalsText as text } from './step-messages.ts'
import { isDear, wayFromBed } from './fit-of-stay.ts'
import { budgetText, moneyLeft } from './money-left.ts'
import styles from './rentals-step.module.css'
import { useOpenedTrip } from './use-opened-trip.ts'
import { wayToDays } from './way-to-days.ts'
import { pointAt } from './with-this.ts'

const spotOf = ({ id, name, location, pricing }: Property) => ({
  id,
  name,
  lat: location.lat,
  lng: location.lng,
  tag: formatBrief(cad(pricing.rate)),
  detail: text.forStay(formatBrief(cad(pricing.totalCad))),
})

/** What fits the trip stands where the list's own order does elsewhere. */
const sorts = propertySorts.map((one) => (one.value === '' ? { ...bestSort, value: '' } : one))
const bedroomChoices = [1, 2, 3].map((count) => ({
  value: String(count),
  label: text.orMore(count),
}))

/** Those that fit the trip first, as its hotels are ordered. */
function bestFirst(
  trip: TripView,
  list: readonly Property[],
  isHeld: (property: Property) => boolean,
  centsOf: (property: Property) => number,
): readonly Property[] {
  const isAlone = headsOf(trip.party) === 1
  return sortForTrip(
    list.map((one) => ({ one, hotel: one.reviews, pricing: one.pricing })),
    ({ one }) => ({
      chosen: isHeld(one),
      affordable: !moneyLeft(trip, centsOf(one))?.over,
      dear: isDear(trip, centsOf(one)),
      ...wayFromBed(trip, one.location),
      suits: isAlone || one.roomType === 'entire-home',
    }),
    budgetText(trip) ? undefined : usualPrice(list),
  ).map(({ one }) => one)
}

/** What the best rentals are near to: the trip's stops, or the centre while it has none. */
const nearWhat = (trip: TripView, all: readonly Property[]): string =>
  all.some(({ location }) => wayToDays(trip, location).minutes !== undefined)
    ? text.yourStops
    : text.theCentre

/** What the trip held when the list was opened, what is near and what is far. */
function grouped(
  trip: TripView,
  list: readonly Property[],
  isHeld: (property: Property) => boolean,
  isBestFirst: boolean,
) {
  const others = list.filter((one) => !isHeld(one))
  const isApart = ({ location }: Property): boolean =>
    isBestFirst && isFarAway(wayToDays(trip, location))
  return {
    held: list.filter(isHeld),
    things: others.filter((one) => !isApart(one)),
    far: others.filter(isApart),
  }
}

const unfiltered = { roomType: '', bedrooms: '' }

interface BelowProps extends Omit<ComponentProps<typeof SearchFilters>, 'children'> {
  /** The stay that is booked for these nights. */
  readonly booked: string | undefined
  readonly roomType: string
  readonly bedrooms: string
  readonly onChange: (next: Readonly<Record<string, string>>) => void
}

/** Below the head: that the nights are booked, and the filters. */
const Below = ({ booked, roomType, bedrooms, onChange, ...sheet }: BelowProps) => (
  <>
    {booked ? <p className={styles.held}>{text.booked(booked)}</p> : null}
    <SearchFilters {...sheet} className={styles.fold}>
      <SelectField
        label={text.roomType}
        empty={text.any}
        options={roomTypes}
        value={roomType}
        onChange={({ target }) => onChange({ roomType: target.value })}
      />
      <SelectField
        label={text.bedrooms}
        empty={text.any}
        options={bedroomChoices}
        value={bedrooms}
        onChange={({ target }) => onChange({ bedrooms: target.value })}
      />
    </SearchFilters>
  </>
)

const NoneLeft = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon={MapPinned}
    title={text.noneLeft}
    action={
      <Button look="line" onClick={onClear}>
        {text.clear}
      </Button>
    }
  >
    {text.removeFilter}
  </EmptyState>
)

interface NoRentalsProps {
  readonly search: ReturnType<typeof useProperties>
  readonly place: string
}

/** No rental yet, or none at all. */
const NoRentals = ({ search, place }: NoRentalsProps) => (
  <>
    {search.isPending || search.isPlaceholderData ? (
      <SkeletonList label={text.loading} look="find" rows={6} />
    ) : null}
    {search.isError ? <TripSearchFailed error={search.error} onRetry={search.refetch} /> : null}
    {search.isSuccess && !search.isPlaceholderData ? (
      <EmptyState icon={MapPinned} title={text.none(place)}>
        {text.tryHotels}
      </EmptyState>
    ) : null}
  </>
)

interface WordsProps {
  readonly place: string
  readonly people: string
  readonly found: number
  readonly all: readonly Property[]
  readonly sorted: string
}

/** How many there are, for whom, and in what order. */
function Words({ place, people, found, all, sorted }: WordsProps) {
  // On a phone the trip says for whom, and each row what the stay costs.
  const isPhone = useMedia('(max-width: 47.4375em)')
  return (
    <>
      <h3>
        {foundText({ found, all: all.length }, 'rental')}
        <span className="visually-hidden">{text.inPlace(place)}</span>
      </h3>
      {isPhone ? '. ' : ` ${text.forWhom(people)} `}
      {all.some(({ sample }) => sample) ? text.sample : ''}
      <SortNote>{sorted}</SortNote>
    </>
  )
}

interface RentalsStepProps {
  readonly trip: TripView
  /** Where it is looked for. */
  readonly place: ChosenPlace
  readonly nights: { readonly checkIn: string; readonly checkOut: string }
  readonly head: FinderHead
}

/** Rentals for the nights of a trip, in rows as its hotels. */
export function RentalsStep({ trip, place, nights, head }: RentalsStepProps) {
  const [{ sort, roomType, bedrooms }, change] = useAddressValues(['sort', 'roomType', 'bedrooms'])
  const [filtering, setFiltering] = useState(false)
  const set = [roomType, bedrooms].filter(Boolean).length
  const where = { itineraryId: trip.id, location: searchKeyOf(place), currency: 'CAD' } as const
  const search = useProperties({ ...where, ...nights })
  const all = search.isPlaceholderData ? [] : (search.data?.properties ?? [])
  const { pressOf, itemOf, addedCents, booked } = useRentalPresses(trip, nights)
  const before = useOpenedTrip(trip)
  const isHeld = (one: Property): boolean => sort === '' && itemOf(one, before) !== undefined
  const budget = budgetText(trip)
  const people = partyWords(trip.party)
  const narrowed = narrowProperties(all, { sort, roomType, bedrooms })
  const shown =
    sort === '' ? bestFirst(before, narrowed, isHeld, (one) => addedCents(one, before)) : narrowed
  const [open, setOpen] = useState<string>()
  const opened = all.find(({ id }) => id === open)
  const words = (
    <Words
      place={place.name}
      people={people}
      found={shown.length}
      all={all}
      sorted={text.sortedBy.get(sort) ?? text.best(budget, nearWhat(trip, all))}
    />
  )
  if (all.length === 0)
    return (
      <>
        {head(null, null)}
        <NoRentals search={search} place={place.name} />
      </>
    )
  return (
    <div data-wide="">
      <MapBeside
        label={text.map}
        kind="hotel"
        heading={null}
        {...grouped(before, shown, isHeld, sort === '')}
        released={!shown.some((one) => isHeld(one) && itemOf(one))}
        spotOf={spotOf}
        layout="rows"
        head={(tools) => head(words, tools)}
        tools={
          <ListTools
            sortLabel={text.sortBy}
            sorts={sorts}
            sort={sort}
            onSort={(next) => change({ sort: next })}
            filters={{ set, isOpen: filtering, onOpen: setFiltering }}
          />
        }
        below={
          <Below
            booked={booked}
            isOpen={filtering}
            onClose={() => setFiltering(false)}
            found={foundText({ found: shown.length, all: all.length }, 'rental')}
            {...{ roomType, bedrooms }}
            onChange={change}
          />
        }
        onPoint={(property, isOn) =>
          pointAt(
            {
              name: property.name,
              adds: (now) => [{ type: 'property', cents: addedCents(property, now) }],
            },
            isOn,
          )
        }
      >
        {(property) => {
          const { note, isOver, isSwap, ...press } = pressOf(property)
          return (
            <PropertyCard
              property={property}
              listingHref={listingOf(trip, property)}
              {...press}
              row={{ people, note, isOver, isSwap, onDetails: () => setOpen(property.id) }}
            />
          )
        }}
      </MapBeside>
      {opened ? (
        <OpenedRental
          {...{ trip, people }}
          property={opened}
          press={pressOf(opened)}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {shown.length === 0 ? <NoneLeft onClear={() => change(unfiltered)} /> : null}
    </div>
  )
}
