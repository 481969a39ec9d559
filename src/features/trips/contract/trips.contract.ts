import { deadlineKinds } from '../domain/deadlines.ts'
import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import {
  cadAmount,
  localDate,
  localTime,
  optionalText,
  requiredText,
  uuid,
} from '#platform/shared/wire.ts'
import { spanParts } from '../domain/spans.ts'
import { tripRoles } from '../domain/trip-role.ts'
import {
  newOriginSchema,
  originSchema,
  partySchema,
  readPartySchema,
  travellerSchema,
  travellersSchema,
} from './party.schema.ts'
import { itemPatchSchema, newItemSchema, tripItemSchema } from './trip-item.schema.ts'
import { bestDaySchema, bestDayWishSchema } from './best-day.schema.ts'
import { findingsSchema, fixSchema } from './check.schema.ts'
import { tripErrors } from './trips.errors.ts'
import { tripRoutes } from './trips.endpoints.ts'

const title = requiredText(120, 'Please name the trip.')
const destination = requiredText(120, 'Please enter a destination.')

const tripDestinationSchema = z.strictObject({
  ref: optionalText(120).nullable().default(null),
  name: destination,
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Enter a country by its two letters.')
    .nullable()
    .default(null),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lng: z.number().min(-180).max(180).nullable().default(null),
})

/** Where the trip goes, in order; every one counts as a city of the tier. */
const destinations = z
  .array(tripDestinationSchema)
  .min(1, 'Please enter a destination.')
  .max(30, 'A trip goes to at most 30 places.')

/** A sum of amounts: a thousand items may cost more than one amount can be. */
const cadTotal = z.number().min(0)

const dateMissing = 'Enter a date as YYYY-MM-DD.'

/** What searches, prices and rules of entry take from the trip. */
const whoAndWhence = {
  party: partySchema.optional(),
  origin: newOriginSchema.nullable().optional(),
  /** Replaces those that the caller entered before; an empty list from the owner removes all of them. */
  travellers: travellersSchema.optional(),
}

const inOrder = {
  check: (trip: { startDate?: string | undefined; endDate?: string | undefined }) =>
    !trip.startDate || !trip.endDate || trip.endDate >= trip.startDate,
  error: { path: ['endDate'], error: 'A trip can’t end before it starts.' },
}

/** A flight departs and arrives once a direction; a stay and a car begin, go on and end. */
export const spanSchema = z.strictObject({
  itemId: uuid,
  part: z.enum(spanParts),
  direction: z.enum(['out', 'back']).nullable(),
  /** On the clocks there; null where it is not known, or goes on all day. */
  time: localTime.nullable(),
})

/** A stay may end after the last day that a trip may have. */
export const outsideSchema = spanSchema.extend({ date: z.iso.date() })

const tripSummarySchema = z.strictObject({
  id: uuid,
  title: z.string(),
  /** The name of the first of `destinations`. */
  destination: z.string(),
  destinations: z.array(tripDestinationSchema.required()),
  startDate: localDate,
  endDate: localDate,
  itemCount: z.int(),
  totalCad: cadTotal,
  /** What the caller is in it. */
  role: z.enum(tripRoles),
  /** Put away by its owner. */
  archived: z.boolean(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  /** Grows with every change of the trip or of an item: another number is another state. */
  changes: z.int(),
  party: readPartySchema,
})

/** How far a trip is planned. */
const progressSchema = z.strictObject({
  days: z.int(),
  /** With something to do besides stays and flights. */
  plannedDays: z.int(),
  nights: z.int(),
  /** Nights with a bed, and of those the ones that are booked. */
  coveredNights: z.int(),
  bookedNights: z.int(),
  flights: z.enum(['none', 'planned', 'booked']),
  /** Things that wait for a day. */
  ideas: z.int(),
})

const listedTripSchema = tripSummarySchema.extend({
  origin: originSchema.nullable().optional(),
  budgetCad: cadAmount.optional(),
  progress: progressSchema.optional(),
})

const dayPlaces = z.record(localDate, z.string().max(300))

export const tripSchema = tripSummarySchema.extend({
  /** Of the whole party. */
  budgetCad: cadAmount,
  /** Where the trip begins; null if not set. */
  origin: originSchema.nullable(),
  /** Where the traveller said the trip is that day, by name. */
  dayPlaces: dayPlaces.optional(),
  /** `totalCad` by heads, to the cent; children of every age are heads. */
  perPersonCad: cadTotal,
  /** Those that the caller entered, with their passports. */
  travellers: z.array(travellerSchema).optional(),
  /** Those that others in the trip entered, by name alone. */
  travellersOfOthers: z.array(z.strictObject({ name: z.string() })).optional(),
  /** How many edit it, the owner counted. */
  people: z.int(),
  days: z.array(
    z.strictObject({
      date: localDate,
      items: z.array(tripItemSchema),
      /** What of the planned and booked items falls on this day, in order of time. */
      spans: z.array(spanSchema).optional(),
      /** Where the trip is that day, of `destinations`, from 0: by `dayPlaces`, stays, arrivals, visits. */
      place: z.int().optional(),
    }),
  ),
  /** What of them falls outside the trip's days. */
  outside: z.array(outsideSchema).optional(),
  unscheduled: z.array(tripItemSchema),
  /** What of a kept plan waits for a higher tier: to read; its price and its sum in CAD. */
  veiled: z
    .strictObject({
      endDate: localDate,
      days: z.array(z.strictObject({ date: localDate, items: z.array(tripItemSchema) })),
      tier: z.string().nullable(),
      priceCad: z.number().nullable(),
      totalCad: cadTotal,
    })
    .nullable()
    .optional(),
})

export const newTripSchema = z
  .strictObject({
    /** Made by the client, so that sending twice creates once. */
    id: uuid.optional(),
    title: title.optional(),
    /** Short for `destinations` with one place of which only the name is known. */
    destination: destination.optional(),
    destinations: destinations.optional(),
    startDate: localDate.optional(),
    endDate: localDate.optional(),
    budgetCad: cadAmount.optional(),
    ...whoAndWhence,
    /** Of POST /api/plans: it is the whole trip, so nothing is sent beside it. */
    planId: uuid.optional(),
  })
  .superRefine((trip, { addIssue }) => {
    const refuse = (path: string, message: string) =>
      addIssue({ code: 'custom', path: [path], message })
    if (trip.planId !== undefined) {
      if (Object.keys(trip).length > 1) refuse('planId', 'A plan brings its own places and dates.')
      return
    }
    if (trip.startDate === undefined) refuse('startDate', dateMissing)
    if (trip.endDate === undefined) refuse('endDate', dateMissing)
    if (trip.destination === undefined && trip.destinations === undefined)
      refuse('destination', 'Please enter a destination.')
  })
  .refine(inOrder.check, inOrder.error)

export const tripPatchSchema = z
  .strictObject({
    version: z.int().min(1),
    title: title.optional(),
    /** Puts another place, by name alone, at the head of `destinations`. */
    destination: destination.optional(),
    destinations: destinations.optional(),
    startDate: localDate.optional(),
    endDate: localDate.optional(),
    budgetCad: cadAmount.optional(),
    ...whoAndWhence,
    /** Replaces the choices for all days; each names one of `destinations`. */
    dayPlaces: dayPlaces.optional(),
    archived: z.boolean().optional(),
    /** Gives up the days that wait for a higher tier: their stops become ideas, the stay ends with the trip. */
    keepDays: z.literal(true).optional(),
    /** With another first day: the items keep their place in the trip instead of their dates. */
    moveItems: z.boolean().default(false),
    /** Those that keep their dates all the same, such as what is booked. */
    except: z.array(uuid).max(1000).default([]),
    /** Answers with what the trip would become, prices included, and changes nothing. */
    preview: z.boolean().default(false),
  })
  .refine(inOrder.check, inOrder.error)

const tripCopySchema = z.strictObject({
  /** Of the copy. Made by the client, so that sending twice copies once. */
  id: uuid,
  title,
})

const tripParams = z.strictObject({ id: uuid })
const itemParams = z.strictObject({ id: uuid, itemId: uuid })

const deadlineSchema = z.strictObject({
  kind: z.enum(deadlineKinds),
  at: z.iso.datetime(),
  /** 'YYYY-MM-DDTHH:MM' on the clocks of `zone`. */
  local: z.string(),
  zone: z.string(),
  itemId: uuid.nullable(),
  title: z.string(),
  /** What it rests on, in words. */
  source: z.string(),
  /** False: what is usual, not the seller's own word. */
  certain: z.boolean(),
})

const deadlineMailsSchema = z.strictObject({ on: z.boolean() })

export const tripContract = defineContract({
  tag: 'trips',
  routes: tripRoutes,
  errors: tripErrors,
  operations: {
    listTrips: {
      summary: 'The trips that the account owns or may edit, the latest edited first.',
      output: z.array(listedTripSchema),
    },
    createTrip: {
      idempotencyKey: 'kept',
      summary: 'Creates a trip. Repeated with the same ID and fields, it returns that trip.',
      body: newTripSchema,
      output: tripSchema,
      status: 201,
      errors: ['tier-required', 'too-many-trips', 'id-taken', 'plan-not-found'],
    },
    getTrip: {
      summary: 'A trip with its days and its unscheduled items.',
      params: tripParams,
      output: tripSchema,
      errors: ['trip-not-found'],
    },
    listAllDeadlines: {
      summary: 'What has to be done from now on for the caller’s trips, the earliest first.',
      output: z.array(deadlineSchema.extend({ tripId: uuid, tripTitle: z.string() })),
    },
    readDeadlineMails: {
      summary: 'Whether the caller wants an email before each deadline.',
      output: deadlineMailsSchema,
    },
    setDeadlineMails: {
      summary: 'Asks for an email before each deadline, or stops them.',
      body: deadlineMailsSchema,
      output: deadlineMailsSchema,
    },
    listDeadlines: {
      summary: 'What of a trip has to be done by when, the earliest first.',
      params: tripParams,
      output: z.array(deadlineSchema),
      errors: ['trip-not-found'],
    },
    updateTrip: {
      summary: 'Changes fields of a trip; 409 with both values when one changed since `version`.',
      params: tripParams,
      body: tripPatchSchema,
      output: tripSchema.extend({
        /** With another party: what costs another price now, in CAD; null: none was given. */
        repriced: z
          .array(
            z.strictObject({
              itemId: uuid,
              before: z.number(),
              after: z.number().nullable(),
            }),
          )
          .optional(),
      }),
      errors: ['trip-not-found', 'owner-only', 'changed-elsewhere', 'tier-required'],
    },
    checkTrip: {
      summary: 'What does not fit in a trip, problems first, each with the mends that it has.',
      params: tripParams,
      output: findingsSchema,
      errors: ['trip-not-found'],
    },
    applyFix: {
      summary: 'Applies one mend of a finding; answers with the trip and what is left to mend.',
      params: tripParams,
      body: fixSchema,
      output: tripSchema.extend(findingsSchema.shape),
      errors: ['trip-not-found', 'finding-gone', 'day-needed', 'changed-elsewhere'],
    },
    findBestDay: {
      summary: 'The best way through a day, with proof or a bound; changes nothing.',
      params: z.strictObject({ id: uuid, date: localDate }),
      body: bestDayWishSchema,
      output: bestDaySchema,
      errors: ['trip-not-found', 'day-outside-trip', 'day-does-not-fit'],
    },
    readTripChanges: {
      summary: 'Whether a trip has changed: the current value of its `changes`.',
      params: tripParams,
      output: z.strictObject({ changes: z.int() }),
      errors: ['trip-not-found'],
    },
    copyTrip: {
      idempotencyKey: 'kept',
      summary: 'Copies a trip with its days and items. Prices are copied, offers are not.',
      params: tripParams,
      body: tripCopySchema,
      output: tripSchema,
      status: 201,
      errors: ['trip-not-found', 'tier-required', 'too-many-trips', 'id-taken'],
    },
    deleteTrip: {
      summary: 'Deletes a trip with its items.',
      params: tripParams,
      errors: ['trip-not-found', 'owner-only'],
    },
    addItem: {
      idempotencyKey: 'kept',
      summary:
        'Adds an item. Sent again with the same id and fields it adds once; a removed one comes back with a new id as `restore`, and with that one once.',
      params: tripParams,
      body: newItemSchema,
      output: tripItemSchema,
      status: 201,
      errors: [
        'trip-not-found',
        'id-taken',
        'item-removed',
        'too-many-items',
        'price-mismatch',
        'slot-is-booked',
      ],
    },
    updateItem: {
      summary: 'Changes fields of an item; 409 with both values when one changed since `version`.',
      params: itemParams,
      body: itemPatchSchema,
      output: tripItemSchema,
      errors: [
        'trip-not-found',
        'item-not-found',
        'changed-elsewhere',
        'already-paid',
        'booked-here',
        'slot-is-booked',
        'price-mismatch',
        'tier-required',
      ],
    },
    deleteItem: {
      summary: 'Removes an item; removing it again is not an error.',
      params: itemParams,
      errors: ['trip-not-found', 'booked-here', 'tier-required'],
    },
  },
})

export type TripContract = typeof tripContract
export type TripAnswer = z.input<typeof tripSchema>
export type TripSummaryAnswer = z.input<typeof listedTripSchema>
