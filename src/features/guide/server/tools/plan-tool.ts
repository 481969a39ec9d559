import { z } from 'zod'
import { localDate } from '#platform/shared/wire.ts'
import { place } from './place-tools.ts'
import { defineTool } from './tool.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const tastes = z.array(z.string().trim().min(1).max(40)).max(20).default([])

export const planTripTool = defineTool({
  name: 'planTrip',
  description:
    'A whole plan for these days, solved exactly: flights, stay, visits and meals with hours and prices in CAD. Use it for every itinerary.',
  args: z.strictObject({
    destinations: z.array(place).min(1).max(10),
    origin: place.nullable().default(null),
    startDate: localDate,
    endDate: localDate,
    party: z.strictObject({
      adults: z.int().min(1).max(9),
      children: z.array(z.int().min(0).max(17)).max(8),
    }),
    budgetCad: z.number().min(0).max(9_999_999).optional(),
    likes: tastes,
    pace: z
      .strictObject({
        first: time.optional(),
        last: time.optional(),
        from: time.optional(),
        until: time.optional(),
        each: z.array(z.int().min(1).max(30)).max(10).optional(),
        ways: z
          .array(z.enum(['land', 'any']))
          .max(10)
          .optional(),
        visits: z.int().min(1).max(12).optional(),
        pauses: z
          .array(z.strictObject({ from: time, until: time }))
          .max(3)
          .optional(),
        rest: z.array(z.int().min(1).max(30)).max(10).optional(),
        ticketCad: z.number().min(0).max(1000).optional(),
        kitchens: z.array(z.string().max(40)).max(10).optional(),
        reachKm: z.number().min(1).max(45).optional(),
      })
      .optional(),
    dislikes: tastes,
  }),
  run: ({ budgetCad, ...question }, { plans }) => plans.propose({ ...question, budgetCad }),
})
