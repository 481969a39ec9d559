import type { ReactNode } from 'react'
import { Rating } from '#design/rating/rating.tsx'
import { cad, formatBrief } from '#platform/shared/money.ts'
import type { Restaurant } from '../contract/restaurant.schema.ts'
import { mealCad } from '../domain/meal.ts'
import { restaurantFactsText } from './messages.ts'

type Known = Pick<Restaurant, 'rating' | 'reviewCount' | 'priceLevel' | 'photoBy' | 'page'>

/** The source's page and the photographer, as its terms ask for; undefined where neither is known. */
export function creditOf({ page, photoBy }: Pick<Known, 'page' | 'photoBy'>): ReactNode {
  if (!page && !photoBy) return undefined
  return (
    <>
      {page ? (
        <a href={page} target="_blank" rel="noreferrer">
          {restaurantFactsText.onGoogleMaps}
        </a>
      ) : null}
      {photoBy ? (
        <span>
          {restaurantFactsText.photo}
          {photoBy.url ? (
            <a href={photoBy.url} target="_blank" rel="noreferrer">
              {photoBy.name}
            </a>
          ) : (
            photoBy.name
          )}
        </span>
      ) : null}
    </>
  )
}

/** The facts of a restaurant, with the credits for them and its photo that the source's terms ask for. */
export function RestaurantFacts({ of }: { readonly of: Known }) {
  const { rating, reviewCount, priceLevel } = of
  return (
    <>
      {rating === null ? null : <Rating value={rating} count={reviewCount ?? undefined} />}
      {priceLevel ? <span>{priceLevel}</span> : null}
      {creditOf(of)}
    </>
  )
}

/** "About $40 per person"; where the source has no price, that, and at what it is added. */
export const mealPriceText = ({ price }: Pick<Restaurant, 'price'>): string =>
  price > 0
    ? restaurantFactsText.aboutPerson(formatBrief(cad(price)))
    : restaurantFactsText.priceNotKnown(formatBrief(cad(mealCad({ price }))))
