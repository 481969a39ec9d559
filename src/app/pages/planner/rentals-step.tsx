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
import {
  type PropertyAnswer,
  PropertyCard,
  propertyToItem,
  useProperties,
} from '#features/rentals/web/index.ts'
import { bestSort, isFarAway, sortForTrip, usualPrice } from '#features/stays/domain/sort-hotels.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { holderOf } from '#features/trips/domain/slot.ts'
import {
  allItems,
  type ItemView,
  SearchFilters,
  TripSearchFailed,
  type TripView,
  useTripItems,
} from '#features/trips/web/index.ts'
import { foundText } from '#platform/shared/count-text.ts'
import { cad, formatBrief } from '#platform/shared/money.ts'
import type { FinderHead } from '#platform/web/finder-head.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { useAddressValues } from '#platform/web/use-address.ts'
import { type ChosenPlace, searchKeyOf } from './chosen-place.ts'
import { rentalsText as text } from './step-messages.ts'
import { bookedFor, centsBeyond, heldBy, distancesOf, isDear } from './fit-of-stay.ts'
import { budgetText, moneyLeft, withThisBrief } from './money-left.ts'
import styles from './rentals-step.module.css'
import { useOpenedTrip } from './use-opened-trip.ts'
import { pointAt } from './with-this.ts'

type Property = PropertyAnswer['properties'][number]

const spotOf = ({ id, name, location, pricing }: Property) => ({
  id,
  name,
  lat: location.lat,
  lng: location.lng,
  tag: formatBrief(cad(pricing.rate)),
  detail: text.forStay(formatBrief(cad(pricing.totalCad))),
})

/** The item of the trip that a rental is. */
const plannedOf = (trip: TripView, { source }: ItemWrite): ItemView | undefined =>
  allItems(trip).find((item) => item.source === source && isTaken(item))

/** The idea of the trip that a rental is already for its nights. */
const ideaOf = (trip: TripView, { source, day, nights }: ItemWrite): ItemView | undefined =>
  allItems(trip).find(
    (one) =>
      one.source === source && one.status === 'idea' && one.day === day && one.nights === nights,
  )

interface Standing {
  /** A planned stay holds its nights. */
  readonly isSwap: boolean
  /** A booked one does. */
  readonly isIdea: boolean
  /** It waits in the trip as an idea. */
  readonly isThere: boolean
}

/** What pressing its button does. */
function standingOf({ isSwap, isIdea, isThere }: Standing) {
  if (isSwap) return 'swap'
  if (isIdea) return isThere ? 'kept' : 'idea'
  return isThere ? 'waits' : 'add'
}

const joined = (...notes: readonly string[]): string => notes.filter(Boolean).join('. ')

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
      ...distancesOf(trip, one.location),
      suits: isAlone || one.roomType === 'entire-home',
    }),
    budgetText(trip) ? undefined : usualPrice(list),
  ).map(({ one }) => one)
}

/** What the trip held when the list was opened, what is near and what is far. */
function grouped(
  trip: TripView,
  list: readonly Property[],
  isHeld: (property: Property) => boolean,
  isBestFirst: boolean,
) {
  const others = list.filter((one) => !isHeld(one))
  const isApart = ({ location }: Property): boolean =>
    isBestFirst && isFarAway(distancesOf(trip, location))
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
      <SkeletonList label={text.loading} look="row" rows={6} />
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

const listingOf = (trip: TripView, { id, listingUrl }: Property): string =>
  listingUrl.startsWith('/')
    ? `/search?trip=${trip.id}&listing=${encodeURIComponent(id)}`
    : listingUrl

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
  const { planItem, removeItem } = useTripItems(trip.id)
  const where = { itineraryId: trip.id, location: searchKeyOf(place), currency: 'CAD' } as const
  const search = useProperties({ ...where, ...nights })
  const all = search.isPlaceholderData ? [] : (search.data?.properties ?? [])
  const wishFor = (property: Property) =>
    propertyToItem(property, { checkIn: nights.checkIn, guests: headsOf(trip.party) })
  const itemOf = (property: Property, now = trip) => plannedOf(now, wishFor(property))
  const booked = bookedFor(trip, nights)
  const isBooked = booked?.short === false
  const swappedBy = (property: Property) => heldBy(trip, wishFor(property))
  const addedCents = (property: Property, now = trip): number =>
    itemOf(property, now)
      ? 0
      : centsBeyond(now, heldBy(now, wishFor(property)), nights, property.pricing.totalCad)
  const opened = useOpenedTrip(trip)
  const isHeld = (one: Property): boolean => sort === '' && itemOf(one, opened) !== undefined
  const budget = budgetText(trip)
  const people = partyWords(trip.party)
  const narrowed = narrowProperties(all, { sort, roomType, bedrooms })
  const shown =
    sort === '' ? bestFirst(opened, narrowed, isHeld, (one) => addedCents(one, opened)) : narrowed
  const words = (
    <Words
      place={place.name}
      people={people}
      found={shown.length}
      all={all}
      sorted={(text.sortedBy.get(sort) ?? text.best)(budget)}
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
        {...grouped(opened, shown, isHeld, sort === '')}
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
            booked={booked?.stay.name}
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
          const item = itemOf(property)
          const isSwap = !item && swappedBy(property) !== undefined
          const isIdea = !item && !isSwap && isBooked
          const idea = item ? undefined : ideaOf(trip, wishFor(property))
          const standing = standingOf({ isSwap, isIdea, isThere: idea !== undefined })
          return (
            <PropertyCard
              property={property}
              listingHref={listingOf(trip, property)}
              addLabel={text[standing]}
              added={item !== undefined}
              row={{
                people,
                note: joined(
                  item ? text.inTrip : idea ? text.inIdeas : '',
                  item || isIdea ? '' : withThisBrief(trip, addedCents(property)),
                ),
                isOver: !item && !isIdea && moneyLeft(trip, addedCents(property))?.over === true,
                isSwap: standing !== 'add',
              }}
              onAdd={() => {
                const wish = wishFor(property)
                if (idea && isIdea) removeItem(idea)
                else planItem(wish, { idea, held: holderOf(allItems(trip), wish) })
              }}
              onRemove={() => {
                if (item) removeItem(item)
              }}
            />
          )
        }}
      </MapBeside>
      {shown.length === 0 ? <NoneLeft onClear={() => change(unfiltered)} /> : null}
    </div>
  )
}
