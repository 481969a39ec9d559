import { z } from 'zod'
import { localTime, uuid } from '#platform/shared/wire.ts'

export const bestDayWishSchema = z
  .strictObject({
    /** Default: the day's items and those without a day. */
    candidates: z.array(uuid).max(200).optional(),
    /** Always visited. */
    keep: z.array(uuid).max(30).default([]),
    from: localTime.optional(),
    until: localTime.optional(),
    /** Breaks for lunch and dinner, if the day spans them. */
    meals: z.boolean().default(true),
    /** Includes the whole problem in the answer. */
    explain: z.boolean().default(false),
  })
  .refine(({ from = '00:00', until = '23:59' }) => from < until, {
    path: ['until'],
    error: 'The day ends before it begins.',
  })
export type BestDayWish = z.output<typeof bestDayWishSchema>

/** An item's id, or `meal:lunch` and `meal:dinner`. */
const stopId = z.string()
/** Null: the place of the night. */
const placeId = stopId.nullable()

const problemSchema = z.strictObject({
  from: localTime,
  until: localTime,
  items: z.array(
    z.strictObject({
      itemId: stopId,
      priority: z.int(),
      minutes: z.int(),
      /** Booked: fixed at its own time. */
      fixed: z.boolean(),
      /** Windows; the whole visit must lie in one of them. */
      windows: z.array(z.tuple([z.string(), z.string()])),
    }),
  ),
  travel: z.strictObject({ ids: z.array(placeId), minutes: z.array(z.array(z.int())) }),
})

export const bestDaySchema = z.strictObject({
  stops: z.array(
    z.strictObject({ itemId: stopId, start: localTime, end: z.string(), why: z.string() }),
  ),
  /** Items left out of the day. */
  left: z.array(uuid),
  /** Sum of the visited items' priorities. */
  score: z.int(),
  legs: z.array(z.strictObject({ from: placeId, to: placeId, minutes: z.int() })),
  /** Source of walking times: `estimate` or the router's name. Rides are estimates. */
  walks: z.string(),
  /** Proof: optimal, or an upper bound of the score. */
  proof: z.union([
    z.strictObject({ optimal: z.literal(true) }),
    z.strictObject({ atMost: z.int() }),
  ]),
  ms: z.int(),
  problem: problemSchema.optional(),
})
