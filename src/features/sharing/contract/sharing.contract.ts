import { z } from 'zod'
import { priceBases } from '#features/trips/domain/item-price.ts'
import { itemStatuses } from '#features/trips/domain/item-state.ts'
import { findingsSchema } from '#features/trips/contract/check.schema.ts'
import { readPartySchema } from '#features/trips/contract/party.schema.ts'
import { outsideSchema, spanSchema } from '#features/trips/contract/trips.contract.ts'
import { itemTypes } from '#features/trips/domain/trip-item.ts'
import { defineContract, fileOutput } from '#platform/shared/endpoint.ts'
import { localDate, localTime, uuid } from '#platform/shared/wire.ts'
import { sharingErrors } from './sharing.errors.ts'
import { sharingRoutes } from './sharing.endpoints.ts'

const one = z.strictObject({ id: uuid })
/** One that is not ours, or not whole, is a link that is not there. */
const token = z.string()

/** What a reader of the page, or of the calendar, does not get to see. */
const hides = { hidePrices: z.boolean(), hideNotes: z.boolean() }

const pageLink = z.strictObject({
  /** On this site. */
  path: z.string(),
  ...hides,
  /** Says the owner's first name. */
  showName: z.boolean(),
  createdAt: z.iso.datetime(),
})
const calendarLink = z.strictObject({
  path: z.string(),
  ...hides,
  createdAt: z.iso.datetime(),
})

/** An end of a flight; its airport is said only where one changes planes. */
const flightEnd = z.strictObject({ iata: z.string().optional(), local: z.string() })

const sharedItem = z.strictObject({
  /** Id used by the spans. */
  id: uuid,
  status: z.enum(itemStatuses),
  type: z.enum(itemTypes),
  name: z.string(),
  location: z.string(),
  /** Empty where notes are hidden. */
  notes: z.string(),
  time: localTime.nullable(),
  durationMinutes: z.int().nullable(),
  nights: z.int().nullable(),
  /** Of a flight: its segments out, and back if it has a way back. */
  directions: z
    .array(
      z.strictObject({ segments: z.array(z.strictObject({ from: flightEnd, to: flightEnd })) }),
    )
    .optional(),
  /** CAD; null where prices are hidden. */
  price: z.number().nullable(),
  /** What the price is for and of how many it is the sum; left out where prices are hidden. */
  basis: z.enum(priceBases).optional(),
  quantity: z.int().optional(),
  /** Its part of the total: 0 for an idea, the amount that was not refunded for a cancelled item. */
  costCad: z.number().optional(),
  /** What a cancelled booking gave back. Both are left out where prices are hidden. */
  refundedCad: z.number().optional(),
  estimated: z.boolean(),
  sample: z.boolean(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** The drawing of the sight that it is, if there is one. */
  landmark: z.string().nullable(),
  /** Of a sight or restaurant that we list: where a copy finds it again. */
  source: z.string().optional(),
  /** What kind of place it is, for its sign. */
  kind: z.string().optional(),
})

const sharedTrip = z.strictObject({
  title: z.string(),
  /** The owner's first name; null unless the link says it. */
  owner: z.string().nullable(),
  places: z.array(z.string()),
  /** The atlas's id of the first place, if it is one of its destinations. */
  placeId: z.string().nullable(),
  /** Of the first place. */
  countryCode: z.string().nullable(),
  startDate: localDate,
  endDate: localDate,
  /** CAD; null where prices are hidden. */
  totalCad: z.number().nullable(),
  /** The same by heads. */
  perPersonCad: z.number().nullable(),
  party: readPartySchema,
  days: z.array(
    z.strictObject({
      date: localDate,
      /** Where the trip is that day, of `places`, from 0. */
      place: z.int(),
      items: z.array(sharedItem),
      spans: z.array(spanSchema),
    }),
  ),
  /** What falls outside the trip's days. */
  outside: z.array(outsideSchema),
  unscheduled: z.array(sharedItem),
  updatedAt: z.iso.datetime(),
})

export const sharingContract = defineContract({
  tag: 'sharing',
  routes: sharingRoutes,
  errors: sharingErrors,
  operations: {
    getSharing: {
      summary: 'The links of a trip: to its page, and to its calendar.',
      params: one,
      output: z.strictObject({ page: pageLink.nullable(), calendar: calendarLink.nullable() }),
      errors: ['trip-not-found', 'owner-only'],
    },
    sharePage: {
      summary:
        'Creates the link to a read-only page, or changes what it hides. The link stays the same.',
      params: one,
      body: z.strictObject({ ...hides, showName: z.boolean().optional() }),
      output: pageLink,
      errors: ['trip-not-found', 'owner-only'],
    },
    unsharePage: {
      summary: 'Turns off the link to the page. A new link will be different.',
      params: one,
      errors: ['trip-not-found', 'owner-only'],
    },
    shareCalendar: {
      summary:
        'Creates the link that a calendar follows, or changes what it hides. By default it hides what the page hides. The link stays the same.',
      params: one,
      body: z.strictObject(hides).partial(),
      output: calendarLink,
      errors: ['trip-not-found', 'owner-only'],
    },
    unshareCalendar: {
      summary: 'Turns off the link that a calendar follows.',
      params: one,
      errors: ['trip-not-found', 'owner-only'],
    },
    downloadCalendar: {
      summary: 'The trip as a calendar file.',
      params: one,
      output: fileOutput('text/calendar'),
      errors: ['trip-not-found'],
    },
    readSharedTrip: {
      summary: 'A trip for anyone with its link, without what the link hides.',
      params: z.strictObject({ token }),
      output: sharedTrip,
      errors: ['link-not-found'],
    },
    downloadSharedCalendar: {
      summary: 'A shared trip as a calendar file, without what the link hides.',
      params: z.strictObject({ token }),
      output: fileOutput('text/calendar'),
      errors: ['link-not-found'],
    },
    checkSharedTrip: {
      summary:
        'What does not fit in a shared trip, for its owner and editors, without the sums that the link hides; for all others nothing.',
      params: z.strictObject({ token }),
      output: z.strictObject({
        /** Trip id for the planner; null for readers without edit rights. */
        tripId: uuid.nullable(),
        ...findingsSchema.shape,
      }),
      errors: ['link-not-found'],
    },
    readSharedCalendar: {
      summary: 'The calendar of a trip for anyone with its link, without what the link hides.',
      params: z.strictObject({ token }),
      output: fileOutput('text/calendar'),
      errors: ['link-not-found'],
    },
  },
})

export type SharingContract = typeof sharingContract
export type PageLinkAnswer = z.input<typeof pageLink>
export type SharedTripAnswer = z.input<typeof sharedTrip>
export type SharedItemAnswer = z.input<typeof sharedItem>
