import { z } from 'zod'

/** What we read of LiteAPI's flights (version 3.0); the rest is left alone. */

const pricing = z.object({
  display: z.object({
    total: z.number().positive(),
    currency: z.string().length(3),
    perPassenger: z.object({ adult: z.object({ total: z.number() }).nullish() }).nullish(),
  }),
})

const offer = z.object({
  offerId: z.string().min(1),
  expiration: z.string().nullish(),
  pricing,
  terms: z
    .object({ changeable: z.boolean().nullish(), refundable: z.boolean().nullish() })
    .nullish(),
  baggage: z
    .object({ hasCarryOnBag: z.boolean().nullish(), hasCheckedBag: z.boolean().nullish() })
    .nullish(),
  segmentFares: z
    .array(z.object({ segmentKey: z.string().nullish(), cabin: z.string().nullish() }))
    .nullish(),
  segmentAmenities: z
    .array(z.object({ segmentKey: z.string().nullish(), aircraftType: z.string().nullish() }))
    .nullish(),
})

const segment = z.object({
  segmentKey: z.string().nullish(),
  originCode: z.string().length(3),
  originName: z.string().nullish(),
  destinationCode: z.string().length(3),
  destinationName: z.string().nullish(),
  /** On the clock of the place, without a zone. */
  departureTime: z.string(),
  arrivalTime: z.string(),
  direction: z.string().nullish(),
  duration: z.object({ minutes: z.number() }).nullish(),
  flight: z.object({ marketingNumber: z.string() }),
  carrier: z.object({
    marketingCode: z.string(),
    marketingName: z.string().nullish(),
    operatingName: z.string().nullish(),
  }),
})

const journey = z.object({
  segments: z.array(segment).min(1),
  offers: z.array(offer).nullish(),
})

/** A journey that cannot be read is left out, not the whole list. */
export const flightRatesSchema = z.object({
  data: z
    .array(
      z.object({
        journeys: z
          .array(z.unknown())
          .nullish()
          .transform((all) =>
            (all ?? []).flatMap((one) => {
              const parsed = journey.safeParse(one)
              return parsed.success ? [parsed.data] : []
            }),
          ),
      }),
    )
    .nullish(),
})

export type LiteJourney = z.infer<typeof journey>
export type LiteFlightOffer = z.infer<typeof offer>
export type LiteSegment = z.infer<typeof segment>
