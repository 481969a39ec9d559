import { z } from 'zod'
import { newOriginSchema, partySchema } from '#features/trips/contract/party.schema.ts'
import { tripSchema } from '#features/trips/contract/trips.contract.ts'
import { oneAdult } from '#features/trips/domain/party.ts'
import { defineContract } from '#platform/shared/endpoint.ts'
import { daysInclusive } from '#platform/shared/local-date.ts'
import { cadAmount, localDate, requiredText, uuid } from '#platform/shared/wire.ts'
import { planParts } from '../domain/proposed-plan.ts'
import { planRoutes } from './plans.endpoints.ts'

const place = requiredText(120, 'Please choose where you’re going.')
const taste = requiredText(40, 'Give each taste as a word.')
const daysAtMost = 30

const planWishSchema = z
  .strictObject({
    /** An airport's code, or a place. */
    origin: newOriginSchema
      .or(requiredText(120, 'Please say where the trip begins.'))
      .nullable()
      .optional(),
    /** A place's id, or its name. */
    destination: place.optional(),
    destinations: z.array(place).min(1).max(10, 'A plan goes to at most 10 places.').optional(),
    startDate: localDate,
    endDate: localDate,
    party: partySchema.default({ ...oneAdult, children: [] }),
    /** Of the whole party, for everything. */
    budgetCad: cadAmount.optional(),
    likes: z.array(taste).max(20).default([]),
    dislikes: z.array(taste).max(20).default([]),
  })
  .superRefine(({ destination, destinations, startDate, endDate }, { addIssue }) => {
    const refuse = (path: string, message: string) =>
      addIssue({ code: 'custom', path: [path], message })
    if (!destination && !destinations) refuse('destination', 'Please choose where you’re going.')
    if (endDate < startDate) refuse('endDate', 'A trip can’t end before it starts.')
    else if (daysInclusive(startDate, endDate) > daysAtMost)
      refuse('endDate', `We plan up to ${daysAtMost} days at once.`)
  })

export type PlanRequest = z.output<typeof planWishSchema>

const { days, ...trip } = tripSchema.pick({
  title: true,
  destination: true,
  destinations: true,
  startDate: true,
  endDate: true,
  party: true,
  origin: true,
  budgetCad: true,
  totalCad: true,
  perPersonCad: true,
  days: true,
  airports: true,
  outside: true,
  unscheduled: true,
}).shape

const planSchema = z.strictObject({
  id: uuid,
  ...trip,
  /** `veiled`: beyond the caller's tier; can be read, not kept. */
  days: z.array(days.element.extend({ veiled: z.boolean() })),
  /** The items whose price is unknown; they count with an estimate. */
  unpriced: z.array(uuid),
  /** How good the choice of visits is, by the sum of their priorities. */
  proof: z.union([
    z.strictObject({ optimal: z.literal(true) }),
    z.strictObject({ atMost: z.number() }),
  ]),
  /** The fare of the flights there and back: of an adult, of all children, and the lowest found for an adult. */
  fare: z
    .strictObject({ adultCad: cadAmount, childrenCad: cadAmount, lowestCad: cadAmount })
    .optional(),
  /** Parts left out because their source did not answer in time. */
  missing: z.array(z.enum(planParts)).optional(),
})

export const planContract = defineContract({
  tag: 'plans',
  routes: planRoutes,
  errors: {},
  operations: {
    makePlan: {
      summary:
        'A whole plan for these days: flights, stay, visits and meals with their prices. The same question has the same answer for a day.',
      body: planWishSchema,
      output: planSchema,
    },
  },
})

export type PlanAnswer = z.input<typeof planSchema>
