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

/** Destinations in order; each counts as a city of the tier. */
const destinations = z
  .array(tripDestinationSchema)
  .min(1, 'Please enter a destination.')
  .max(30, 'A trip goes to at most 30 places.')

/** A sum; can exceed the limit of a single amount. */
const cadTotal = z.number().min(0)

const dateMissing = 'Enter a date as YYYY-MM-DD.'

/** Fields of the trip that searches, prices and entry rules use. */
const whoAndWhence = {
  party: partySchema.optional(),
  origin: newOriginSchema.nullable().optional(),
  /** Replaces the caller's earlier travellers; an empty list from the owner removes everyone's. */
  travellers: travellersSchema.optional(),
}

const inOrder = {
  check: (trip: { startDate?: string | undefined; endDate?: string | undefined }) =>
    !trip.startDate || !trip.endDate || trip.endDate >= trip.startDate,
  error: { path: ['endDate'], error: 'A trip can’t end before it starts.' },
}

/** Flights depart and arrive once per direction; stays and cars start, continue and end. */
export const spanSchema = z.strictObject({
  itemId: uuid,
  part: z.enum(spanParts),
  direction: z.enum(['out', 'back']).nullable(),
  /** Local time; null if unknown or all day. */
  time: localTime.nullable(),
})

/** A stay can end after the trip's last day. */
export const outsideSchema = spanSchema.extend({ date: z.iso.date() })

const tripSummarySchema = z.strictObject({
  id: uuid,
  title: z.string(),
  /** Name of the first destination. */
  destination: z.string(),
  destinations: z.array(tripDestinationSchema.required()),
  startDate: localDate,
  endDate: localDate,
  itemCount: z.int(),
  totalCad: cadTotal,
  /** The caller's role. */
  role: z.enum(tripRoles),
  /** Archived by its owner. */
  archived: z.boolean(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  /** Increases with every change of the trip or an item. */
  changes: z.int(),
  party: readPartySchema,
})

/** Planning progress of a trip. */
const progressSchema = z.strictObject({
  days: z.int(),
  /** Days with an item other than stays and flights. */
  plannedDays: z.int(),
  nights: z.int(),
  /** Nights with a stay, and how many of them are booked. */
  coveredNights: z.int(),
  bookedNights: z.int(),
  flights: z.enum(['none', 'planned', 'booked']),
  /** Items without a day. */
  ideas: z.int(),
})

const listedTripSchema = tripSummarySchema.extend({
  origin: originSchema.nullable().optional(),
  budgetCad: cadAmount.optional(),
  progress: progressSchema.optional(),
  /** Days that wait behind the tier: the last of them and what they cost; not in `totalCad`. */
  veiled: z.strictObject({ endDate: localDate, totalCad: cadTotal }).nullable().optional(),
})

const dayPlaces = z.record(localDate, z.string().max(300))

export const tripSchema = tripSummarySchema.extend({
  /** For the whole party. */
  budgetCad: cadAmount,
  /** Origin; null if not set. */
  origin: originSchema.nullable(),
  /** The traveller's choice of place for a day, by name. */
  dayPlaces: dayPlaces.optional(),
  /** `totalCad` per person, to the cent; children count. */
  perPersonCad: cadTotal,
  /** Travellers the caller entered, with passports. */
  travellers: z.array(travellerSchema).optional(),
  /** Travellers that others entered, names only. */
  travellersOfOthers: z.array(z.strictObject({ name: z.string() })).optional(),
  /** Number of editors including the owner. */
  people: z.int(),
  days: z.array(
    z.strictObject({
      date: localDate,
      items: z.array(tripItemSchema),
      /** Spans of planned and booked items on this day, in order of time. */
      spans: z.array(spanSchema).optional(),
      /** Index into `destinations` of the day's place, from `dayPlaces`, stays, arrivals or visits. */
      place: z.int().optional(),
    }),
  ),
  /** Where the airports of the trip's flights are, by code. */
  airports: z.record(z.string(), z.strictObject({ lat: z.number(), lng: z.number() })).optional(),
  /** Spans outside the trip's days. */
  outside: z.array(outsideSchema).optional(),
  unscheduled: z.array(tripItemSchema),
  /** Veiled part of a kept plan, read-only; price and sum in CAD. */
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
    /** Client-generated, so a retry creates nothing twice. */
    id: uuid.optional(),
    title: title.optional(),
    /** Shorthand for `destinations` with one place by name. */
    destination: destination.optional(),
    destinations: destinations.optional(),
    startDate: localDate.optional(),
    endDate: localDate.optional(),
    budgetCad: cadAmount.optional(),
    ...whoAndWhence,
    /** Id of a plan from POST /api/plans; excludes all other fields. */
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
    /** Replaces the first destination by a name. */
    destination: destination.optional(),
    destinations: destinations.optional(),
    startDate: localDate.optional(),
    endDate: localDate.optional(),
    budgetCad: cadAmount.optional(),
    ...whoAndWhence,
    /** Replaces all choices; each names one of `destinations`. */
    dayPlaces: dayPlaces.optional(),
    archived: z.boolean().optional(),
    /** Drops the veiled days: their stops become ideas, the stay is shortened. */
    keepDays: z.literal(true).optional(),
    /** With a new first day: items keep their day number instead of their date. */
    moveItems: z.boolean().default(false),
    /** Ids of items that keep their dates, such as booked ones. */
    except: z.array(uuid).max(1000).default([]),
    /** Preview: returns the resulting trip with prices; saves nothing. */
    preview: z.boolean().default(false),
  })
  .refine(inOrder.check, inOrder.error)

const tripCopySchema = z.strictObject({
  /** Id of the copy, client-generated, so a retry copies nothing twice. */
  id: uuid,
  title,
})

const tripParams = z.strictObject({ id: uuid })
const itemParams = z.strictObject({ id: uuid, itemId: uuid })

const deadlineSchema = z.strictObject({
  kind: z.enum(deadlineKinds),
  at: z.iso.datetime(),
  /** 'YYYY-MM-DDTHH:MM' in `zone`. */
  local: z.string(),
  zone: z.string(),
  /** Whose clocks these are, of several towns in a zone; absent where that is not known. */
  place: z.string().optional(),
  itemId: uuid.nullable(),
  title: z.string(),
  /** Basis of the deadline, in words. */
  source: z.string(),
  /** False if it's a usual value and not the seller's. */
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
        /** Items repriced for a new party or date, in CAD; null if no price was found. */
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
