import { AddButton } from '#design/add-button/add-button.tsx'
import {
  type PropertyAnswer,
  PropertyDetails,
  propertyToItem,
} from '#features/rentals/web/index.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { holderOf } from '#features/trips/domain/slot.ts'
import { allItems, type ItemView, type TripView, useTripItems } from '#features/trips/web/index.ts'
import { AroundOffer } from './around-offer.tsx'
import { bookedFor, centsBeyond, heldBy } from './fit-of-stay.ts'
import { moneyLeft, overBudget, withThisBrief } from './money-left.ts'
import { rentalsText as text } from './step-messages.ts'

export type Property = PropertyAnswer['properties'][number]

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

export const listingOf = (trip: TripView, { id, listingUrl }: Property): string =>
  listingUrl.startsWith('/')
    ? `/search?trip=${trip.id}&listing=${encodeURIComponent(id)}`
    : listingUrl

export interface RentalPress {
  readonly addLabel: string
  readonly added: boolean
  /** It is no plain adding. */
  readonly isSwap: boolean
  readonly note: string
  readonly isOver: boolean
  readonly onAdd: () => void
  readonly onRemove: () => void
}

interface Nights {
  readonly checkIn: string
  readonly checkOut: string
}

/** What adding a rental for these nights would mean, and how it is done. */
export function useRentalPresses(trip: TripView, nights: Nights) {
  const { planItem, removeItem } = useTripItems(trip.id)
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
  const pressOf = (property: Property): RentalPress => {
    const item = itemOf(property)
    const isSwap = !item && swappedBy(property) !== undefined
    const isIdea = !item && !isSwap && isBooked
    const idea = item ? undefined : ideaOf(trip, wishFor(property))
    const standing = standingOf({ isSwap, isIdea, isThere: idea !== undefined })
    const counts = !item && !isIdea
    return {
      addLabel: text[standing],
      added: item !== undefined,
      isSwap: standing !== 'add',
      note: joined(
        item ? text.inTrip : idea ? text.inIdeas : '',
        counts ? withThisBrief(trip, addedCents(property)) : '',
      ),
      isOver: counts && moneyLeft(trip, addedCents(property))?.over === true,
      onAdd: () => {
        const wish = wishFor(property)
        if (idea && isIdea) removeItem(idea)
        else {
          const over = overBudget(trip, addedCents(property))
          planItem(wish, { idea, over, held: holderOf(allItems(trip), wish) })
        }
      },
      onRemove: () => {
        if (item) removeItem(item)
      },
    }
  }
  return { pressOf, itemOf, addedCents, booked: booked?.stay.name }
}

interface OpenedRentalProps {
  readonly trip: TripView
  readonly people: string
  readonly property: Property
  readonly press: RentalPress
  readonly onClose: () => void
}

/** The details of the rental that was pressed. */
export const OpenedRental = ({ trip, people, property, press, onClose }: OpenedRentalProps) => (
  <PropertyDetails
    {...{ property, people, onClose }}
    listingHref={listingOf(trip, property)}
    note={press.note}
    isOver={press.isOver}
    around={
      <AroundOffer
        trip={trip}
        spot={{ id: property.id, name: property.name, ...property.location }}
        type="property"
        day={null}
      />
    }
    add={
      <AddButton
        name={property.name}
        look="primary"
        label={press.addLabel}
        {...(press.isSwap && { icon: null })}
        added={press.added}
        onAdd={press.onAdd}
        onRemove={press.onRemove}
      />
    }
  />
)
