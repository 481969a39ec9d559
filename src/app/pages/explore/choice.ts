import type { CartItem } from '#features/cart/domain/cart-item.ts'
import type { Activity } from '#features/dining/contract/activity.schema.ts'
import type { Attraction } from '#features/dining/contract/dining.contract.ts'
import type { Restaurant } from '#features/dining/contract/restaurant.schema.ts'
import { admissionCad } from '#features/dining/domain/admission.ts'
import { mealCad } from '#features/dining/domain/meal.ts'
import type { Property } from '#features/rentals/contract/property.schema.ts'
import { totalText } from '#features/rentals/web/index.ts'
import { stayText } from '#features/trips/domain/stay-text.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { choiceText } from './messages.ts'

/** Where something was found: the trip that is made for it goes there. */
export interface FoundAt {
  readonly ref: string | null
  readonly name: string
}

/** Something that was found and is about to be added. */
export type Choice = { readonly place: FoundAt } & (
  | {
      readonly kind: 'property'
      readonly it: Property
      readonly checkIn: string
      readonly checkOut: string
    }
  | { readonly kind: 'restaurant'; readonly it: Restaurant }
  | { readonly kind: 'attraction'; readonly it: Attraction }
  | { readonly kind: 'activity'; readonly it: Activity }
)

const about = (price: number): string => choiceText.about(formatMoney(cad(price)))

/** What it costs, in the words of its card. */
export function costText(choice: Choice): string {
  switch (choice.kind) {
    case 'property':
      return totalText(choice.it.pricing)
    case 'restaurant':
      return `${about(mealCad(choice.it))} a person`
    case 'attraction': {
      const price = admissionCad(choice.it)
      if (price === 0) return 'Free'
      return choice.it.estimated ? about(price) : formatMoney(cad(price))
    }
    case 'activity':
      return `${formatMoney(cad(choice.it.price))} a person`
  }
}

type CartCopy = Omit<CartItem, 'id' | 'tripItemId'>

const listed = (
  { it, place }: Exclude<Choice, { kind: 'property' }>,
  more: Pick<CartCopy, 'type' | 'description' | 'estimated' | 'cost' | 'source'>,
  sample: boolean,
): CartCopy => ({
  ...more,
  title: it.name,
  location: `${it.address}, ${place.name}`,
  currency: 'CAD',
  sample,
})

function propertyToCart({ it, checkIn }: Extract<Choice, { kind: 'property' }>): CartCopy {
  const { pricing, location } = it
  const stay = stayText({ day: checkIn, nights: pricing.nights, details: null })
  return {
    type: 'hotel',
    title: it.name,
    description: `${stay}. ${it.description}`,
    location: `${location.address}, ${location.city}`,
    date: checkIn,
    cost: pricing.total,
    currency: pricing.currency,
    estimated: false,
    sample: it.sample,
    source: `rentals:${it.id}`,
  }
}

/** The cart's copy: the price is the one on the card. */
export function choiceToCart(choice: Choice): CartCopy {
  switch (choice.kind) {
    case 'property':
      return propertyToCart(choice)
    case 'restaurant': {
      const { id, cuisine, sample } = choice.it
      const description = cuisine.slice(0, 3).join(', ')
      const source = `dining:${id}`
      const cost = mealCad(choice.it)
      return listed(
        choice,
        { type: 'restaurant', description, estimated: true, cost, source },
        sample,
      )
    }
    case 'attraction': {
      const { id, description, estimated } = choice.it
      const source = `dining:${id}`
      const cost = admissionCad(choice.it)
      return listed(choice, { type: 'activity', description, estimated, cost, source }, false)
    }
    case 'activity': {
      const { id, description, price, sample } = choice.it
      const source = `activities:${id}`
      return listed(
        choice,
        { type: 'activity', description, estimated: false, cost: price, source },
        sample,
      )
    }
  }
}
