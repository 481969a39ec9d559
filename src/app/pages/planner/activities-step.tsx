import { type ReactNode, useDeferredValue } from 'react'
import { ChoiceChips } from '#design/chips/chips.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { inOrder } from '#features/board/web/index.ts'
import {
  type Attraction,
  AttractionList,
  type Restaurant,
  RestaurantList,
} from '#features/dining/web/index.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatBrief } from '#platform/shared/money.ts'
import type { FinderHead } from '#platform/web/finder-head.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { useAddress } from '#platform/web/use-address.ts'
import { AroundOffer } from './around-offer.tsx'
import { type ChosenPlace, searchKeyOf } from './chosen-place.ts'
import { CustomActivityForm } from './custom-activity-form.tsx'
import { addedByVisit, fitOfMeal, fitOfSight, wishesOf } from './fit-of-visit.ts'
import { mealFor } from './meal-slot.ts'
import { moneyLeft, overBudget, withSwap, withThisBrief } from './money-left.ts'
import { noRoomFor } from './no-room.ts'
import { OwnFlightForm } from './own-flight-form.tsx'
import { PlaceField } from './place-field.tsx'
import { useOpenedTrip } from './use-opened-trip.ts'
import { mealOn, sightOn, type WishOn } from './visit-on.ts'
import { pointAt } from './with-this.ts'
import styles from './planner.module.css'
import { sourceOf } from '#features/trips/domain/item-source.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import {
  allItems,
  type ItemChanges,
  type ItemView,
  type NoRoom,
  positionsAt,
  type TripView,
  unsentVersion,
  useTripItems,
} from '#features/trips/web/index.ts'
import { activitiesText as text } from './step-messages.ts'

const kinds = [
  { id: 'restaurants', label: text.restaurants },
  { id: 'attractions', label: text.attractions },
  { id: 'custom', label: text.custom },
  { id: 'flight', label: text.flight },
] as const
type Kind = (typeof kinds)[number]['id']

/** Where an idea goes that is planned as a find is added: by its time, else behind the other stops of its day. */
function placeFor(trip: TripView, idea: ItemView, wish: ItemWrite): ItemChanges {
  const day = wish.day ?? idea.day
  const others = trip.days
    .find(({ date }) => date === day)
    ?.items.filter(({ id }) => id !== idea.id)
  const [last = idea.position] = positionsAt(others ?? [], others?.length ?? 0, 1)
  const position = wish.position ?? last
  return { day, time: wish.time ?? (day === idea.day ? idea.time : null), position }
}

/** What finds are in the trip, and how they come there. */
function useFinds(trip: TripView) {
  const { addItem, planItem, removeItem } = useTripItems(trip.id)
  const itemsOf = ({ id }: { readonly id: string }) =>
    allItems(trip).filter(({ source }) => source === sourceOf('dining', id))
  /** Ideas do not count: what is in the trip is planned. */
  const itemOf = (found: { readonly id: string }) => itemsOf(found).find(isTaken)
  const ideaOf = (found: { readonly id: string }) =>
    itemOf(found) ? undefined : itemsOf(found).find(({ status }) => status === 'idea')
  /** "On day 4, locked" of what stands on a day that waits. */
  const waitsOn = ({ id }: { readonly id: string }): string | undefined => {
    const source = sourceOf('dining', id)
    const on = trip.veiled?.days.findIndex(({ items }) =>
      items.some((item) => item.source === source && isTaken(item)),
    )
    return on === undefined || on < 0 ? undefined : text.waitsOn(trip.days.length + on + 1)
  }
  /** On the chosen day, behind its other stops. */
  const plan = (
    found: { readonly id: string },
    wish: ItemWrite,
    {
      held,
      noRoom,
    }: { readonly held?: ItemView | undefined; readonly noRoom?: NoRoom | undefined } = {},
  ): void => {
    const idea = ideaOf(found)
    planItem(wish, {
      held,
      idea,
      noRoom,
      over: overBudget(trip, addedByVisit(trip, wish, held)),
      at: idea && !held ? placeFor(trip, idea, wish) : undefined,
    })
  }
  /** Where the day has no hour for a sight, that is said, and the day that has one is offered. */
  const planSight = (sight: Attraction, city: string, day: string | null): void => {
    const wish = sightOn(trip, sight, city)(day)
    const noRoom = noRoomFor(trip, sight, wish, city)
    const other = noRoom?.other
    const move = other && {
      label: other.words,
      onPress: () => plan(sight, sightOn(trip, sight, city)(other.date)),
    }
    plan(sight, wish, { noRoom: noRoom && { why: noRoom.why, move } })
  }
  const remove = (place: { readonly id: string }): void => {
    const item = itemOf(place)
    if (item) removeItem(item)
  }
  return { addItem, itemOf, ideaOf, waitsOn, plan, planSight, remove }
}

/** The days to choose from: on a phone "Mon 10", which is what its head has room for. */
const daysOf = (trip: TripView, isNarrow: boolean) =>
  trip.days.map(({ date }, index) => {
    const label = formatDayShort(date)
    const brief = label.split(' ').slice(0, 2).join(' ')
    return { value: date, label: isNarrow ? brief : text.day(index + 1, label) }
  })

interface ActivitiesStepProps {
  readonly trip: TripView
  /** Place to search in. */
  readonly place: ChosenPlace
  readonly onPlace: (key: string) => void
  readonly day: string | null
  readonly onDay: (day: string | null) => void
  /** Called when a result is dragged; it can be dropped on a day. */
  readonly onCarry: (wishOn: WishOn) => void
  /** Renders the finder's head with the given words and tools. */
  readonly head: (words: ReactNode, tools: ReactNode, below: ReactNode) => ReactNode
}

/** What would be left with a visit; where a meal may swap, without the meal that it takes the place of. */
function visitNote(trip: TripView, wish: ItemWrite, held: ItemView | undefined) {
  const cents = addedByVisit(trip, wish, held)
  return {
    words: (held ? withSwap : withThisBrief)(trip, cents),
    isOver: moneyLeft(trip, cents)?.over === true,
  }
}

/** "$76 for 2 adults"; empty for one, and for what is free. */
function sumFor({ party }: TripView, { price = 0 }: ItemWrite): string {
  const heads = headsOf(party)
  // The head of the trip says how many of them are children.
  const people = party.children.length > 0 ? text.people(heads) : partyWords(party)
  return heads > 1 && price ? text.sum(formatBrief(cad(price)), people) : ''
}

/** Step 4: restaurants, sights and own activities, added to the chosen day. */
export function ActivitiesStep(props: ActivitiesStepProps) {
  const { trip, place, onPlace, day, onDay, onCarry, head } = props
  const { address, change } = useAddress()
  const kind: Kind = kinds.find(({ id }) => id === address.get('show'))?.id ?? 'restaurants'
  // The chip answers at once; its list follows.
  const shown = useDeferredValue(kind)
  const isOwn = shown === 'custom' || shown === 'flight'
  const { addItem, itemOf, ideaOf, waitsOn, plan, planSight, remove } = useFinds(trip)
  const isNarrow = useMedia('(max-width: 47.4375em)')
  const slot = mealFor(trip, day)
  const mealOf = (restaurant: Restaurant): ItemWrite => mealOn(trip, restaurant, place.name)(day)
  const sightOf = (sight: Attraction): ItemWrite => sightOn(trip, sight, place.name)(day)
  const opened = useOpenedTrip(trip, [shown, day, searchKeyOf(place)].join('|'))
  const mealFit = (of: TripView, restaurant: Restaurant) => {
    const held = isNarrow ? undefined : mealFor(of, day)?.held
    return fitOfMeal(of, restaurant, { wish: mealOn(of, restaurant, place.name)(day), day, held })
  }
  const sightFit = (of: TripView, sight: Attraction) =>
    fitOfSight(of, sightOn(of, sight, place.name)(day), day)
  const wishes = wishesOf(opened, day, isNarrow ? undefined : mealFor(opened, day)?.held)
  const point = (wish: ItemWrite, isOn: boolean, held?: ItemView): void =>
    pointAt(
      {
        name: wish.name,
        adds: (now) => [{ type: wish.type, cents: addedByVisit(now, wish, held) }],
      },
      isOn,
    )
  // A trip that isn't on the server yet has no id there.
  const isSent = trip.version !== unsentVersion
  const days = daysOf(trip, isNarrow)
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
      {isNarrow ? dayField : null}
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
  const withBar: FinderHead = (words, tools) => head(words, tools, bar)
  const listed = {
    head: withBar,
    destination: place.name,
    location: searchKeyOf(place),
    itineraryId: isSent ? trip.id : undefined,
    onRemove: remove,
    waitsOn,
    wishes,
  }
  return (
    <>
      {isOwn ? withBar('', null) : null}
      {shown === 'restaurants' ? (
        <RestaurantList
          {...listed}
          isAdded={(restaurant) => itemOf(restaurant) !== undefined}
          isIdea={(restaurant) => ideaOf(restaurant) !== undefined}
          onAdd={(restaurant) => plan(restaurant, mealOf(restaurant))}
          sumOf={(restaurant) => sumFor(trip, mealOf(restaurant))}
          swap={
            slot?.held && {
              held: slot.held.name,
              onSwap: (restaurant) =>
                plan(
                  restaurant,
                  { ...mealOf(restaurant), time: slot.held?.time ?? null },
                  { held: slot.held },
                ),
            }
          }
          renderAround={(spot) => <AroundOffer {...{ trip, day, spot }} type="restaurant" />}
          fitOf={(restaurant) => mealFit(trip, restaurant)}
          rankOf={(restaurant) => mealFit(opened, restaurant)}
          meal={day === null ? undefined : { day, time: slot?.time }}
          noteOf={(one) =>
            visitNote(trip, mealOf(one), isNarrow || itemOf(one) ? undefined : slot?.held)
          }
          onCarry={(restaurant) => onCarry(mealOn(trip, restaurant, place.name))}
          onPoint={(restaurant, isOn) => point(mealOf(restaurant), isOn, slot?.held)}
        />
      ) : null}
      {shown === 'attractions' ? (
        <AttractionList
          {...listed}
          day={day}
          isAdded={(attraction) => itemOf(attraction) !== undefined}
          isIdea={(attraction) => ideaOf(attraction) !== undefined}
          onAdd={(attraction) => planSight(attraction, place.name, day)}
          sumOf={(attraction) => sumFor(trip, sightOf(attraction))}
          renderAround={(spot) => <AroundOffer {...{ trip, day, spot }} type="attraction" />}
          fitOf={(attraction) => sightFit(trip, attraction)}
          rankOf={(attraction) => sightFit(opened, attraction)}
          noteOf={(attraction) => visitNote(trip, sightOf(attraction), undefined)}
          onCarry={(attraction) => onCarry(sightOn(trip, attraction, place.name))}
          onPoint={(attraction, isOn) => point(sightOf(attraction), isOn)}
        />
      ) : null}
      {shown === 'flight' ? <OwnFlightForm trip={trip} /> : null}
      {shown === 'custom' ? (
        <CustomActivityForm trip={trip} day={day} onAdd={(item) => addItem(inOrder(trip, item))} />
      ) : null}
    </>
  )
}
