import { z } from 'zod'
import { readPartySchema } from '#features/trips/contract/party.schema.ts'
import { localDate } from '#platform/shared/wire.ts'

const time = z.string().regex(/^\d\d:\d\d$/)
const words = z.array(z.string())

const frameActs = [
  'plan',
  'edit',
  'ask',
  'find',
  'compare',
  'price',
  'entry',
  'add',
  'book',
  'refuse',
  'other',
] as const

const placeSchema = z.strictObject({
  name: z.string(),
  /** Of a town its slug, of a sight 'town/sight'; null for a whole country. */
  ref: z.string().nullable(),
  countryCode: z.string().nullable(),
  role: z.enum(['to', 'from', 'via', 'near', 'not']),
})

const spanSchema = z.strictObject({
  start: localDate.nullable(),
  end: localDate.nullable(),
  days: z.int().nullable(),
  nights: z.int().nullable(),
  /** 1 to 12. */
  month: z.int().nullable(),
  year: z.int().nullable(),
})

const moneySchema = z.strictObject({
  amount: z.number(),
  currency: z.string(),
  /** By the reference rates; null without one. */
  amountCad: z.number().nullable(),
  per: z.enum(['trip', 'person', 'day', 'night']),
  /** Parts that the sum excludes: 'flights', 'stay', 'food'. */
  without: words,
})

/** A traveller's wish, as understood in a conversation so far. Absent is null or []. */
export const frameSchema = z.strictObject({
  act: z.enum(frameActs),
  topic: z.string().nullable(),
  places: z.array(placeSchema),
  span: spanSchema.nullable(),
  party: readPartySchema.nullable(),
  money: moneySchema.nullable(),
  likes: words,
  dislikes: words,
  diet: words,
  mobility: words,
  transport: z.strictObject({ only: words, not: words }),
  times: z.strictObject({
    arrive: time.nullable(),
    leave: time.nullable(),
    from: time.nullable(),
    until: time.nullable(),
  }),
  /** ISO codes of passports. */
  nationality: words,
  /** Visits a day. */
  perDay: z.int().nullable(),
  language: z.string(),
  /** Questions of the guide that are not answered yet. */
  open: words,
})

export type Frame = z.infer<typeof frameSchema>
export type FramePlace = Frame['places'][number]
export type FrameSpan = z.infer<typeof spanSchema>
export type FrameMoney = z.infer<typeof moneySchema>

export const emptyFrame: Frame = {
  act: 'other',
  topic: null,
  places: [],
  span: null,
  party: null,
  money: null,
  likes: [],
  dislikes: [],
  diet: [],
  mobility: [],
  transport: { only: [], not: [] },
  times: { arrive: null, leave: null, from: null, until: null },
  nationality: [],
  perDay: null,
  language: 'en',
  open: [],
}

export const noSpan: FrameSpan = {
  start: null,
  end: null,
  days: null,
  nights: null,
  month: null,
  year: null,
}
