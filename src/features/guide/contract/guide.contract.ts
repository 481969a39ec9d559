import { z } from 'zod'
import { itemStatuses } from '#features/trips/domain/item-state.ts'
import { defineContract } from '#platform/shared/endpoint.ts'
import { localDate } from '#platform/shared/wire.ts'
import { tripScope } from '#platform/shared/trip-scope.ts'
import { frameSchema } from './frame.schema.ts'
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
      /** Beyond the tier: to read. */
      veiled: z.boolean().optional(),
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
  /** The sources of the answer; absent in old answers. */
  kind: z.enum(['official', 'reference', 'general knowledge', 'own text', 'search']).optional(),
  /** Of this site, or elsewhere. */
  url: z.string().optional(),
})

/** Choices shown as buttons. */
const choiceSchema = z.strictObject({ label: z.string(), message: z.string() })

const changeSchema = z.strictObject({
  op: z.enum(['add', 'remove', 'move', 'replace']),
  /** As it would be; of a removal as it is. */
  item: z.strictObject({
    id: z.string(),
    type: z.string(),
    name: z.string(),
    day: localDate.nullable(),
    time: z.string().nullable(),
    durationMinutes: z.int().nullable(),
    nights: z.int().nullable(),
    price: z.number(),
    location: z.string(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    source: z.string().nullable(),
  }),
  /** The item that it takes the place of. */
  replaces: z.string().optional(),
  reason: z.string(),
})

/** A plan, or an edit of one, that waits to be accepted; changes are counted through all days. */
const proposalSchema = z.strictObject({
  id: z.uuid(),
  /** The trip that it would change; null where it would make one. */
  tripId: z.uuid().nullable(),
  planId: z.uuid().nullable(),
  /** In a history: it was carried out, in part too, or turned down. */
  decided: z.boolean().optional(),
  days: z.array(
    z.strictObject({
      /** From 1. */
      day: z.int(),
      date: localDate.nullable(),
      /** Beyond the tier: to read, not to accept. */
      veiled: z.boolean(),
      changes: z.array(changeSchema),
    }),
  ),
})

/** What an answer contains besides its text. */
const extras = {
  plan: planSchema.nullable(),
  sources: z.array(sourceSchema),
  advice: z.array(adviceLineSchema).nullable(),
  /** Absent if there is none. */
  proposal: proposalSchema.optional(),
  choices: z.array(choiceSchema).min(2).max(3).optional(),
  answeredBy: z.enum(['rules', 'model']).optional(),
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
  /** As in the trip: ideas cost nothing, cancelled items what was not refunded. */
  status: z.enum(itemStatuses).default('planned'),
  booking: z
    .object({ paidCad: z.number().min(0), refundedCad: z.number().min(0) })
    .nullable()
    .default(null),
})

/** An id that is no conversation or proposal of the caller's gets not-found, malformed ones too. */
const anyId = z.string().min(1).max(100)

export const guideContract = defineContract({
  tag: 'guide',
  routes: guideRoutes,
  errors: guideErrors,
  operations: {
    sendMessage: {
      summary:
        'Asks the guide; one answered question is one conversation. With `Accept: text/event-stream` the words come as they are written, and this answer as the last event.',
      body: z.strictObject({ message, conversationId: anyId.optional(), ...tripScope }),
      output: z.strictObject({
        id: z.uuid(),
        message: z.string(),
        usage: usageSchema,
        conversationId: z.uuid(),
        understood: frameSchema,
        /** Words of the message that moved neither the frame nor the answer. */
        unused: z.array(z.string()),
        ...extras,
      }),
      errors: ['conversation-limit', 'trip-not-found', 'conversation-not-found'],
    },
    startConversation: {
      summary: 'Begins a new conversation, which knows nothing of the others; free.',
      status: 201,
      output: z.strictObject({ conversationId: z.uuid() }),
    },
    listConversations: {
      summary: 'The conversations of the caller, the latest first.',
      output: z.strictObject({
        conversations: z.array(
          z.strictObject({
            id: z.uuid(),
            title: z.string(),
            updatedAt: z.iso.datetime(),
            itineraryId: z.uuid().nullable(),
          }),
        ),
      }),
    },
    readHistory: {
      summary: 'A conversation of the account, the latest where none is named; oldest first.',
      query: z.strictObject({ conversationId: anyId.optional() }),
      output: z.strictObject({
        messages: z.array(messageSchema),
        conversationId: z.uuid().nullable(),
        understood: frameSchema.nullable(),
      }),
      errors: ['conversation-not-found'],
    },
    readVisitor: {
      summary: 'How many of the free questions of this visitor are used.',
      query: z.strictObject({ conversationId: anyId.optional() }),
      output: z.strictObject({ used: z.int(), limit: z.int(), canReset: z.boolean() }),
      errors: ['conversation-not-found'],
    },
    applyProposal: {
      summary:
        'Carries out a proposal, or those of its changes that are named, none to turn an edit down; without a trip it makes one. Twice is once.',
      params: z.strictObject({ id: anyId }),
      body: z.strictObject({ changes: z.array(z.int().min(0).max(9999)).max(2000).optional() }),
      output: z.strictObject({
        itineraryId: z.uuid(),
        applied: z.int(),
        refused: z.array(z.strictObject({ index: z.int(), reason: z.string() })),
      }),
      errors: ['proposal-not-found'],
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
export type GuideSource = z.infer<typeof sourceSchema>
export type GuideProposal = z.infer<typeof proposalSchema>
export type AnswerChoice = z.infer<typeof choiceSchema>
export type AnswerExtras = Pick<
  GuideMessage,
  'plan' | 'sources' | 'advice' | 'proposal' | 'choices' | 'answeredBy'
>
