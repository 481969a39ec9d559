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
    /** Pauses for lunch and dinner, where the day reaches them. */
    meals: z.boolean().default(true),
    /** Answers with the whole problem. */
    explain: z.boolean().default(false),
  })
  .refine(({ from = '00:00', until = '23:59' }) => from < until, {
    path: ['until'],
    error: 'The day ends before it begins.',
  })
export type BestDayWish = z.output<typeof bestDayWishSchema>

/** An item's id, or `meal:lunch` and `meal:dinner`. */
const stopId = z.string()
/** Null: where the night is. */
const placeId = stopId.nullable()

const problemSchema = z.strictObject({
  from: localTime,
  until: localTime,
  items: z.array(
    z.strictObject({
      itemId: stopId,
      priority: z.int(),
      minutes: z.int(),
      /** Booked: at its own time, always. */
      fixed: z.boolean(),
      /** In each of which the whole visit has to lie. */
      windows: z.array(z.tuple([z.string(), z.string()])),
    }),
  ),
  travel: z.strictObject({ ids: z.array(placeId), minutes: z.array(z.array(z.int())) }),
})

export const bestDaySchema = z.strictObject({
  stops: z.array(
    z.strictObject({ itemId: stopId, start: localTime, end: z.string(), why: z.string() }),
  ),
  /** What was not taken into the day. */
  left: z.array(uuid),
  /** The sum of the priorities visited. */
  score: z.int(),
  legs: z.array(z.strictObject({ from: placeId, to: placeId, minutes: z.int() })),
  /** Whose the minutes on foot are: `estimate`, or the router's name. Rides are estimates. */
  walks: z.string(),
  /** Proved to be the best, or that no day has a higher score than so much. */
  proof: z.union([
    z.strictObject({ optimal: z.literal(true) }),
    z.strictObject({ atMost: z.int() }),
  ]),
  ms: z.int(),
  problem: problemSchema.optional(),
})
