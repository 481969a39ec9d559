import { z } from 'zod'
import { partySchema } from '#features/trips/contract/party.schema.ts'
import { priceBases } from '#features/trips/domain/item-price.ts'
import { defineContract, fileOutput } from '#platform/shared/endpoint.ts'
import { currencies } from '#platform/shared/reference-rates.ts'
import {
  emailAddress,
  localTime,
  optionalText,
  requiredText,
  timeZone,
} from '#platform/shared/wire.ts'
import { type CartItem, cartItemTypes, cartLimits, mostExported } from '../domain/cart-item.ts'
import { cartErrors } from './cart.errors.ts'
import { cartRoutes } from './cart.endpoints.ts'

/** `tripItemId` and `item` stay in the browser; any other missing field is a type error. */
const fields = {
  id: requiredText(cartLimits.id, 'An item needs an id.'),
  type: z.enum(cartItemTypes),
  title: requiredText(cartLimits.title, 'An item needs a title.'),
  description: optionalText(cartLimits.description).optional(),
  location: optionalText(cartLimits.location).optional(),
  date: optionalText(cartLimits.date).optional(),
  time: localTime.optional(),
  cost: z.number().min(0).max(cartLimits.cost),
  currency: z.enum(currencies).default('CAD'),
  estimated: z.boolean().optional(),
  sample: z.boolean().optional(),
  source: optionalText(cartLimits.source).optional(),
  quantity: z.int().min(1).max(9999).optional().catch(undefined),
  basis: z.enum(priceBases).optional().catch(undefined),
  party: partySchema.optional().catch(undefined),
  /** The whole offer of a flight; unknown forms are ignored. */
  externalData: z
    .object({ id: z.string().max(300) })
    .optional()
    .catch(undefined),
} satisfies Readonly<Record<Exclude<keyof CartItem, 'tripItemId' | 'item'>, z.ZodType>>

/** An item as browsers store it under `itinerary_cart`; unknown members are ignored, not refused. */
export const cartItemSchema = z.object(fields)

const emptyCart = 'Add some items to your itinerary before exporting.'
const tooMany = `One PDF holds up to ${mostExported.toLocaleString('en-CA')} items.`
const noEmail = 'Please enter your email address for PDF delivery.'

export const cartContract = defineContract({
  tag: 'cart',
  routes: cartRoutes,
  errors: cartErrors,
  operations: {
    exportCart: {
      summary:
        'The cart as a PDF, with a copy by email: complete if the address is the caller’s own and verified, otherwise without names and notes that were typed.',
      body: z.strictObject({
        itinerary: z.array(cartItemSchema).min(1, emptyCart).max(mostExported, tooMany),
        name: optionalText(120).optional(),
        /** Time zone of the date on the document; the business's own by default. */
        timeZone: timeZone.optional(),
        email: z.string(noEmail).trim().min(1, noEmail).pipe(emailAddress),
      }),
      output: fileOutput('application/pdf'),
      errors: ['pdf-failed'],
    },
  },
})

export type CartContract = typeof cartContract
