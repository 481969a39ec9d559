import { tableHours } from '#features/dining/domain/table-hours.ts'
import type { Activity } from '#features/dining/contract/activity.schema.ts'
import type { Attraction } from '#features/dining/contract/dining.contract.ts'
import type { Restaurant } from '#features/dining/contract/restaurant.schema.ts'
import { admissionCad } from '#features/dining/domain/admission.ts'
import type { Meal } from '#features/dining/domain/meal.ts'
import {
  activityToItem,
  attractionToItem,
  mealPriceText,
  restaurantToItem,
} from '#features/dining/web/index.ts'
import type { Property } from '#features/rentals/contract/property.schema.ts'
import { propertyToItem, totalText } from '#features/rentals/web/index.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { isOpenOn } from '#features/trips/domain/opening-hours.ts'
import { headsOf, oneAdult, type Party } from '#features/trips/domain/party.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import { choiceText } from './messages.ts'

/** Where a result was found; a trip created for it goes there. */
export interface FoundAt {
  readonly ref: string | null
  readonly name: string
}

/** A search result about to be added. */
export type Choice = { readonly place: FoundAt } & (
  | {
      readonly kind: 'property'
      readonly it: Property
      readonly checkIn: string
      readonly checkOut: string
      /** Party size of the search. */
      readonly guests: number
    }
  | { readonly kind: 'restaurant'; readonly it: Restaurant }
  | { readonly kind: 'attraction'; readonly it: Attraction }
  | { readonly kind: 'activity'; readonly it: Activity }
)

const about = (price: number): string => choiceText.about(formatMoney(cad(price)))

/** Whether a place receives no one on a day, as far as is known. */
export function isClosedOn(choice: Choice, date: LocalDate): boolean {
  if (choice.kind === 'property') return false
  const hours = choice.kind === 'restaurant' ? tableHours(choice.it) : choice.it
  return hours !== undefined && !isOpenOn(hours, { date })
}

/** Price as the card shows it, and for whom. */
export function costText(choice: Choice): string {
  switch (choice.kind) {
    case 'property':
      return totalText(choice.it.pricing)
    case 'restaurant':
      return choice.it.price > 0 ? `${about(choice.it.price)} a person` : mealPriceText(choice.it)
    case 'attraction': {
      const price = admissionCad(choice.it)
      if (price === 0) return 'Free'
      return choiceText.each(choice.it.estimated ? about(price) : formatMoney(cad(price)))
    }
    case 'activity':
      return `${formatMoney(cad(choice.it.price))} a person`
  }
}

/** From the trip it's added to: the party and the wanted day. */
export interface Into {
  readonly party: Party
  /** Undefined for a property, which has its own dates. */
  readonly day: string | null
  readonly meal: Meal
}

/** Converts a choice to a trip item; without a trip, for the party of the search, else for one adult. */
export function choiceToItem(choice: Choice, into?: Into): ItemWrite {
  const { day = null, meal, party = oneAdult } = into ?? {}
  const visit = { city: choice.place.name, day, party }
  switch (choice.kind) {
    case 'property': {
      const { it, checkIn, guests } = choice
      return propertyToItem(it, { checkIn, guests: into ? headsOf(party) : guests })
    }
    case 'restaurant':
      return restaurantToItem(choice.it, { ...visit, meal })
    case 'attraction':
      return attractionToItem(choice.it, visit)
    case 'activity':
      return activityToItem(choice.it, visit)
  }
}
