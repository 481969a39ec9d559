import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import { localDate } from '#platform/shared/wire.ts'
import { tripScope } from '#platform/shared/trip-scope.ts'
import { guideErrors } from './guide.errors.ts'
import { guideRoutes } from './guide.endpoints.ts'

const longestMessage = 4000
/** Control characters and lone surrogates, which no keyboard types. */
const unprintable = /[^\P{Cc}\t\n\r]|\p{Cs}|\ufffd/u

const message = z
  .string('Please write a question.')
  .max(longestMessage, `Keep your question under ${longestMessage} characters.`)
  .trim()
  .min(1, 'Please write a question.')
  .refine((text) => !unprintable.test(text), 'This is no text that can be read.')

const planItemSchema = z.strictObject({
  /** Id in the catalogue; null for travel and rest, which cannot be added on their own. */
  id: z.string().nullable(),
  kind: z.enum(['sight', 'restaurant', 'hotel', 'transport', 'free']),
  category: z.string(),
  name: z.string(),
  district: z.string(),
  /** Local, 'HH:MM'. */
  start: z.string().nullable(),
  minutes: z.int(),
  /** CAD, for the whole party. */
  priceCad: z.number(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  sample: z.boolean(),
  nights: z.int().nullable(),
})

const planSchema = z.strictObject({
  /** Slugs, in the order of their first day. */
  destinations: z.array(z.string()),
  /** The same places by name, with their centres. */
  places: z.array(
    z.strictObject({
      ref: z.string(),
      name: z.string(),
      countryCode: z.string(),
      lat: z.number(),
      lng: z.number(),
    }),
  ),
  people: z.int(),
  days: z.array(
    z.strictObject({
      destination: z.string(),
      date: localDate.nullable(),
      items: z.array(planItemSchema),
    }),
  ),
  totalCad: z.number(),
})

const adviceLineSchema = z.strictObject({
  item: z.string(),
  kind: z.enum(['hotel', 'restaurant', 'activity']),
  priceCad: z.number(),
  alternativeId: z.string(),
  alternative: z.string(),
  alternativePriceCad: z.number(),
  savesCad: z.number(),
})

const sourceSchema = z.strictObject({
  name: z.string(),
  date: z.iso.date(),
  url: z.url().optional(),
})

/** What an answer contains besides its text. */
const extras = {
  plan: planSchema.nullable(),
  sources: z.array(sourceSchema),
  advice: z.array(adviceLineSchema).nullable(),
}

const usageSchema = z.strictObject({
  conversationsUsed: z.int(),
  /** Null: unlimited. */
  conversationsLimit: z.int().nullable(),
  tokensUsed: z.int(),
  planType: z.enum(['free', 'premium']),
  /** 'YYYY-MM', in the time zone America/Toronto. */
  monthYear: z.string(),
  /** Cost of the model; 0 for the embedded guide. */
  totalCostCents: z.int(),
})

const messageSchema = z.strictObject({
  id: z.uuid(),
  /** Markdown in the guide's messages. */
  content: z.string(),
  role: z.enum(['user', 'assistant']),
  timestamp: z.iso.datetime(),
  ...extras,
})

const spendingSchema = z.object({
  type: z.string().max(40),
  name: z.string().min(1).max(200),
  price: z.number().min(0).max(9_999_999),
  nights: z.int().min(1).max(366).nullable().default(null),
})

export const guideContract = defineContract({
  tag: 'guide',
  routes: guideRoutes,
  errors: guideErrors,
  operations: {
    sendMessage: {
      summary:
        'Asks the guide; one answered question is one conversation. With `Accept: text/event-stream` the words come as they are written, and this answer as the last event.',
      body: z.strictObject({ message, ...tripScope }),
      output: z.strictObject({ id: z.uuid(), message: z.string(), usage: usageSchema, ...extras }),
      errors: ['conversation-limit', 'trip-not-found'],
    },
    readHistory: {
      summary: 'The conversation of the account, oldest first.',
      output: z.strictObject({ messages: z.array(messageSchema) }),
    },
    readVisitor: {
      summary: 'How many of the free questions of this visitor are used.',
      output: z.strictObject({ used: z.int(), limit: z.int(), canReset: z.boolean() }),
    },
    resetVisitor: {
      summary: 'Resets this visitor’s free questions; on a demonstration only.',
      errors: ['no-reset-here'],
    },
    readUsage: { summary: 'The account’s usage this month.', output: usageSchema },
    adviseBudget: {
      summary: 'Cheaper alternatives for the items of a trip, and what each saves.',
      body: z.object({
        itinerary: z.object({
          destination: z.string().trim().max(120).default(''),
          startDate: localDate.optional(),
          endDate: localDate.optional(),
          items: z.array(spendingSchema).max(1000),
        }),
        budget: z.number().min(0).max(9_999_999),
      }),
      output: z.strictObject({
        /** Plain text. */
        advice: z.string(),
        lines: z.array(adviceLineSchema),
        savesCad: z.number(),
        totalCad: z.number(),
        overCad: z.number(),
      }),
      errors: ['advice-tier', 'advice-needs-more'],
    },
  },
})

export type GuideUsage = z.infer<typeof usageSchema>
export type GuideMessage = z.infer<typeof messageSchema>
export type AnswerExtras = Pick<GuideMessage, 'plan' | 'sources' | 'advice'>
