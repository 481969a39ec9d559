import { type ReactNode, useDeferredValue } from 'react'
import { ChoiceChips } from '#design/chips/chips.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import {
  AttractionList,
  attractionToItem,
  RestaurantList,
  restaurantToItem,
} from '#features/dining/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import type { FinderHead } from '#platform/web/finder-head.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { useAddress } from '#platform/web/use-address.ts'
import { type ChosenPlace, searchKeyOf } from './chosen-place.ts'
import { CustomActivityForm } from './custom-activity-form.tsx'
import { addedByVisit, fitOfVisit, wishesOf } from './fit-of-visit.ts'
import { withThis } from './money-left.ts'
import { OwnFlightForm } from './own-flight-form.tsx'
import { PlaceField } from './place-field.tsx'
import { pointAt } from './with-this.ts'
import styles from './planner.module.css'
import { sourceOf } from '#features/trips/domain/item-source.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { allItems, type TripView, unsentVersion, useTripItems } from '#features/trips/web/index.ts'
import { activitiesText as text } from './step-messages.ts'

const kinds = [
  { id: 'restaurants', label: text.restaurants },
  { id: 'attractions', label: text.attractions },
  { id: 'custom', label: text.custom },
  { id: 'flight', label: text.flight },
] as const
type Kind = (typeof kinds)[number]['id']

interface ActivitiesStepProps {
  readonly trip: TripView
  /** Place to search in. */
  readonly place: ChosenPlace
  readonly onPlace: (key: string) => void
  readonly day: string | null
  readonly onDay: (day: string | null) => void
  /** Called when a result is dragged; it can be dropped on a day. */
  readonly onCarry: (wish: ItemWrite) => void
  /** Renders the finder's head with the given words and tools. */
  readonly head: (words: ReactNode, tools: ReactNode, below: ReactNode) => ReactNode
}

/** Step 4: restaurants, sights and own activities, added to the chosen day. */
export function ActivitiesStep(props: ActivitiesStepProps) {
  const { trip, place, onPlace, day, onDay, onCarry, head } = props
  const { address, change } = useAddress()
  const kind: Kind = kinds.find(({ id }) => id === address.get('show'))?.id ?? 'restaurants'
  // The chip answers at once; its list follows.
  const shown = useDeferredValue(kind)
  const isOwn = shown === 'custom' || shown === 'flight'
  const { addItem, removeItem } = useTripItems(trip.id)
  const itemOf = ({ id }: { readonly id: string }) =>
    allItems(trip).find(({ source }) => source === sourceOf('dining', id))
  const remove = (place: { readonly id: string }): void => {
    const item = itemOf(place)
    if (item) removeItem(item)
  }
  const at = { city: place.name, day, party: trip.party }
  const note = (wish: ItemWrite): string => withThis(trip, addedByVisit(wish))
  const fitOf = (wish: ItemWrite) => fitOfVisit(trip, wish)
  const wishes = wishesOf(trip)
  const point = (wish: ItemWrite, isOn: boolean): void =>
    pointAt({ name: wish.name, adds: [{ type: wish.type, cents: addedByVisit(wish) }] }, isOn)
  // A trip that isn't on the server yet has no id there.
  const isSent = trip.version !== unsentVersion
  const isNarrow = useMedia('(max-width: 47.4375em)')
  const days = trip.days.map(({ date }, index) => {
    const label = formatDayShort(date)
    // "Mon 10" of "Mon 10 May": what the head of a phone has room for.
    const brief = label.split(' ').slice(0, 2).join(' ')
    return { value: date, label: isNarrow ? brief : text.day(index + 1, label) }
  })
  const dayField = (
    <SelectField
      label={text.addTo}
      labelHidden
      options={days}
      empty={text.ideas}
      value={day ?? ''}
      onChange={(event) => onDay(event.target.value || null)}
    />
  )
  const bar = (
    <div className={styles.bar}>
      <ChoiceChips
        label={text.what}
        items={kinds}
        value={kind}
        // Filters of one list don't apply to the other.
        onValueChange={(show) => change({ show, find: '', kind: '', price: '', sort: '' })}
      />
      {isOwn || trip.destinations.length < 2 ? null : (
        <PlaceField trip={trip} place={place} onPlace={onPlace} />
      )}
      {isNarrow ? null : dayField}
    </div>
  )
  const withBar: FinderHead = (words, tools) =>
    head(
      words,
      isNarrow ? (
        <>
          <span data-grow="">{dayField}</span>
          {tools}
        </>
      ) : (
        tools
      ),
      bar,
    )
  return (
    <>
      {isOwn ? withBar('', null) : null}
      {shown === 'restaurants' ? (
        <RestaurantList
          head={withBar}
          destination={place.name}
          location={searchKeyOf(place)}
          itineraryId={isSent ? trip.id : undefined}
          isAdded={(restaurant) => itemOf(restaurant) !== undefined}
          onRemove={remove}
          onAdd={(restaurant) => addItem(restaurantToItem(restaurant, at))}
          fitOf={(restaurant) => fitOf(restaurantToItem(restaurant, at))}
          wishes={wishes}
          noteOf={(restaurant) => note(restaurantToItem(restaurant, at))}
          onCarry={(restaurant) => onCarry(restaurantToItem(restaurant, at))}
          onPoint={(restaurant, isOn) => point(restaurantToItem(restaurant, at), isOn)}
        />
      ) : null}
      {shown === 'attractions' ? (
        <AttractionList
          head={withBar}
          destination={place.name}
          location={searchKeyOf(place)}
          itineraryId={isSent ? trip.id : undefined}
          day={day}
          isAdded={(attraction) => itemOf(attraction) !== undefined}
          onRemove={remove}
          onAdd={(attraction) => addItem(attractionToItem(attraction, at))}
          fitOf={(attraction) => fitOf(attractionToItem(attraction, at))}
          wishes={wishes}
          noteOf={(attraction) => note(attractionToItem(attraction, at))}
          onCarry={(attraction) => onCarry(attractionToItem(attraction, at))}
          onPoint={(attraction, isOn) => point(attractionToItem(attraction, at), isOn)}
        />
      ) : null}
      {shown === 'flight' ? <OwnFlightForm trip={trip} /> : null}
      {shown === 'custom' ? <CustomActivityForm trip={trip} day={day} onAdd={addItem} /> : null}
    </>
  )
}
