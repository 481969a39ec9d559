import { z } from 'zod'
import { countryStay, daysInOrder, optionalText, passport } from '#platform/shared/wire.ts'

const travellerSchema = z.strictObject({
  name: optionalText(120).optional(),
  passports: z
    .array(passport)
    .min(1, 'Give at least one passport.')
    .max(10, 'Give at most ten passports.'),
  /** Earlier stays, both days counted. */
  history: z
    .array(countryStay.refine(...daysInOrder))
    .max(500, 'Give at most 500 earlier stays.')
    .optional(),
})

const legSchema = countryStay
  .extend({
    /** Only passing through on the way to another country. */
    transit: z.boolean().optional(),
    /** Without passing the border. */
    airside: z.boolean().optional(),
  })
  .refine(...daysInOrder)

export const entryCheckSchema = z.strictObject({
  travellers: z
    .array(travellerSchema)
    .min(1, 'Give at least one traveller.')
    .max(500, 'Check at most 500 travellers at once.'),
  legs: z
    .array(legSchema)
    .min(1, 'Give at least one country.')
    .max(60, 'Check at most 60 legs at once.'),
})

const legAnswerSchema = z.strictObject({
  country: z.string(),
  /** `eta`: an authorization short of a visa. `unknown`: we have no rule for it. */
  needs: z.enum(['nothing', 'eta', 'visa', 'refused', 'unknown']),
  /** Of the traveller's passports the one to travel with; null where we know too little. */
  bestPassport: z.string().nullable(),
  /** The longest stay, of one visit or within so many days. */
  permitted: z
    .strictObject({
      days: z.int(),
      per: z.union([z.literal(180), z.literal(365), z.literal('visit')]),
    })
    .nullable(),
  obtain: z.enum(['online', 'arrival', 'embassy']).nullable(),
  passport: z.strictObject({
    /** The last day on which the passport has to be valid; null: not known. */
    validUntilNeeded: z.iso.date().nullable(),
    ok: z.boolean().nullable(),
  }),
  basis: z.strictObject({
    /** 'general knowledge' of ours, 'none', or the kind of a live source. */
    kind: z.string(),
    source: z.string(),
    checked: z.iso.date(),
  }),
  /** The official page, where to check it. */
  link: z.url().nullable(),
})

const schengenSchema = z.strictObject({
  used: z.int(),
  remaining: z.int(),
  overstayDays: z.int(),
  firstOverstay: z.iso.date().nullable(),
  lastSafeDay: z.iso.date().nullable(),
  fullAgainFrom: z.iso.date(),
})

export const entryAnswerSchema = z.strictObject({
  travellers: z.array(
    z.strictObject({
      legs: z.array(legAnswerSchema),
      /** Of the last day of the last Schengen leg; null for EU, EEA and Swiss citizens and without such a leg. */
      schengen: schengenSchema.nullable(),
    }),
  ),
})

export type EntryLegAnswer = z.infer<typeof legAnswerSchema>
export type EntryWish = z.infer<typeof entryCheckSchema>
