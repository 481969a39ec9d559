import { z } from 'zod'
import { localDate, localTime, uuid } from '#platform/shared/wire.ts'
import { changeOps, checkRules, severities } from '../domain/check/finding.ts'

const changeSchema = z.strictObject({
  op: z.enum(changeOps),
  itemId: uuid.optional(),
  fields: z
    .strictObject({
      day: localDate.nullable().optional(),
      time: localTime.nullable().optional(),
      status: z.enum(['idea', 'booked']).optional(),
      quantity: z.int().optional(),
      nights: z.int().optional(),
      /** For `order`: all items of the day in their new order. */
      itemIds: z.array(uuid).optional(),
    })
    .optional(),
})

const findingSchema = z.strictObject({
  rule: z.enum(checkRules),
  severity: z.enum(severities),
  day: localDate.nullable(),
  /** Items that cause the finding. */
  itemIds: z.array(uuid),
  /** The reason as a sentence. */
  message: z.string(),
  /** Applied by index. */
  fixes: z.array(z.strictObject({ label: z.string(), changes: z.array(changeSchema) })),
  /** Link to where the traveller can act. */
  action: z.strictObject({ label: z.string(), href: z.string() }).optional(),
})

/** Findings of the trip check, problems first. */
export const findingsSchema = z.strictObject({ findings: z.array(findingSchema) })

export const fixSchema = z.strictObject({
  rule: z.enum(checkRules),
  itemIds: z.array(uuid).max(1000),
  /** The index of one of the finding's `fixes`. */
  fix: z.int().min(0).max(100),
  /** Day of the finding, needed if several match otherwise. */
  day: localDate.nullable().optional(),
})
export type FixWish = z.output<typeof fixSchema>
