import { z } from 'zod'
import { priceLevels } from '../domain/price-level.ts'
import {
  cuisines,
  defaultLimit,
  restaurantLimits,
  restaurantSorts,
} from '../domain/restaurant-search.ts'
import { restaurantSchema } from './restaurant.schema.ts'

const noLocation = 'Please choose a location to search.'
const sorts = restaurantSorts.map(({ value }) => value)

/** An empty value means no filter. */
const choice = <const T extends readonly string[]>(of: T, otherwise: string) =>
  z.union([z.literal('').transform(() => undefined), z.enum(of)], otherwise).optional()

export const restaurantQuery = z.object({
  /** The id of a location, or its name. */
  destination: z.string(noLocation).trim().min(1, noLocation).max(120),
  limit: z.coerce
    .number('Choose 10, 20, 50 or 100.')
    .pipe(
      z.union(
        restaurantLimits.map((limit) => z.literal(limit)),
        'Choose 10, 20, 50 or 100.',
      ),
    )
    .default(defaultLimit),
  offset: z.coerce
    .number('Enter a whole number.')
    .int('Enter a whole number.')
    .min(0, 'Enter at least 0.')
    .max(10_000, 'Enter at most 10000.')
    .default(0),
  priceLevel: choice(priceLevels, 'Choose $, $$, $$$ or $$$$.'),
  cuisine: choice(cuisines, 'Choose one of the cuisines offered.'),
  sort: z.enum(sorts, 'Choose one of the orders offered.').default('rating'),
  query: z.string().trim().max(120).default(''),
})

/** A restaurant with how far it is from the centre of its destination. */
export const foundRestaurantSchema = restaurantSchema.extend({ distanceKm: z.number() })

export type FoundRestaurant = z.infer<typeof foundRestaurantSchema>
