import { z } from 'zod'

/** What we read of Duffel's answers (version v2); the rest is left alone. */

const place = z.object({
  iata_code: z.string().length(3),
  name: z.string(),
  city_name: z.string().nullish(),
  time_zone: z.string().min(1),
})

const carrier = z.object({ iata_code: z.string().nullish(), name: z.string() })

const condition = z.object({ allowed: z.boolean() }).nullish()

const segment = z.object({
  origin: place,
  destination: place,
  /** On the clock of the place, without a zone. */
  departing_at: z.string(),
  arriving_at: z.string(),
  marketing_carrier: carrier,
  operating_carrier: carrier.nullish(),
  marketing_carrier_flight_number: z.string(),
  aircraft: z.object({ name: z.string() }).nullish(),
  passengers: z
    .array(
      z.object({
        cabin_class: z.string().nullish(),
        baggages: z.array(z.object({ type: z.string(), quantity: z.number() })).nullish(),
      }),
    )
    .nullish(),
})

const offer = z.object({
  id: z.string().min(1),
  total_amount: z.string().regex(/^\d+(\.\d+)?$/),
  total_currency: z.string().length(3),
  expires_at: z.string().nullish(),
  owner: carrier,
  slices: z.array(z.object({ segments: z.array(segment).min(1) })).min(1),
  conditions: z
    .object({ refund_before_departure: condition, change_before_departure: condition })
    .nullish(),
  passengers: z.array(z.object({ id: z.string().min(1), age: z.number().nullish() })).nullish(),
  passenger_identity_documents_required: z.boolean().nullish(),
  payment_requirements: z
    .object({
      requires_instant_payment: z.boolean(),
      payment_required_by: z.string().nullish(),
      price_guarantee_expires_at: z.string().nullish(),
    })
    .nullish(),
})

const order = z.object({
  id: z.string().min(1).max(100),
  booking_reference: z.string().min(1).max(40),
  cancelled_at: z.string().nullish(),
  payment_status: z.object({
    awaiting_payment: z.boolean(),
    payment_required_by: z.string().nullish(),
    price_guarantee_expires_at: z.string().nullish(),
  }),
  metadata: z.record(z.string(), z.unknown()).nullish(),
})

export const offerRequestSchema = z.object({ data: z.object({ id: z.string().min(1) }) })
export const offerListSchema = z.object({ data: z.array(offer) })
export const oneOfferSchema = z.object({ data: offer })

export const oneOrderSchema = z.object({ data: order })
export const orderListSchema = z.object({ data: z.array(order) })
export const cancellationSchema = z.object({
  data: z.object({
    id: z.string().min(1).max(100),
    refund_amount: z.string().nullish(),
    refund_currency: z.string().nullish(),
    refund_to: z.string().nullish(),
  }),
})
/** A refusal with its reason; the words are for developers. */
export const refusedSchema = z.object({
  errors: z.array(z.object({ type: z.string(), code: z.string().nullish() })).min(1),
})

export type DuffelOrder = z.infer<typeof order>
export type Refused = z.infer<typeof refusedSchema>
export type DuffelOffer = z.infer<typeof offer>
export type DuffelSegment = z.infer<typeof segment>
