import {
  createVendorClient,
  type VendorClient,
  type VendorParts,
} from '#platform/server/outbound/vendor-client.ts'
import type { StayOrder } from '../booking-supplier.ts'
import {
  bookingListSchema,
  bookSchema,
  cancelSchema,
  type LiteBooking,
  type LiteRefusal,
  prebookSchema,
  refusalSchema,
} from './liteapi-booking-answers.ts'

export interface LiteBookingsParts extends Pick<VendorParts, 'log' | 'limits'> {
  readonly key: string
  /** Without the version: https://book.liteapi.travel */
  readonly url: string
  readonly now: () => number
}

const orderMs = 20_000

const asRefusal = (_status: number, body: unknown): { readonly error: LiteRefusal } | undefined => {
  const parsed = refusalSchema.safeParse(body)
  return parsed.success ? parsed.data : undefined
}

/** One guest for each room, as the vendor wants it. */
const guestsOf = ({ stay, guest }: StayOrder) =>
  Array.from({ length: stay.rooms }, (_, room) => ({ occupancyNumber: room + 1, ...guest }))

/** What the vendor has under our key; undefined for nothing. */
async function find(client: VendorClient, reference: string, signal: AbortSignal) {
  const found = await client.call(
    {
      path: '/bookings',
      query: { clientReference: reference },
      answer: bookingListSchema,
      nothing: [204, 404],
    },
    signal,
  )
  const own = (found?.data ?? []).filter(({ clientReference }) => clientReference === reference)
  return own.find(({ status }) => status === 'CONFIRMED') ?? own[0]
}

/** LiteAPI's bookings. A refusal with a reason is an answer; any other fault is thrown. */
export function createLiteBookings({ key, url, now, ...rest }: LiteBookingsParts) {
  const client = createVendorClient({
    name: 'liteapi',
    url: `${url.replace(/(?<!\/)\/+$/, '')}/v3.0`,
    headers: { 'x-api-key': key },
    now,
    ...rest,
  })
  const deadlineMs = rest.limits?.deadlineMs ?? orderMs
  return {
    find: (reference: string, signal: AbortSignal): Promise<LiteBooking | undefined> =>
      find(client, reference, signal),
    prebook: (offerId: string, signal: AbortSignal) =>
      client.call(
        {
          path: '/rates/prebook',
          body: { offerId, usePaymentSdk: true },
          answer: prebookSchema.or(refusalSchema),
          refused: asRefusal,
          // A prebooking takes nothing from anyone, and ends by itself.
          repeatable: true,
          deadlineMs,
        },
        signal,
      ),
    book: (
      order: StayOrder,
      held: { readonly prebookId: string; readonly transactionId: string },
      signal: AbortSignal,
    ) =>
      client.call(
        {
          path: '/rates/book',
          body: {
            prebookId: held.prebookId,
            clientReference: order.key,
            holder: order.guest,
            guests: guestsOf(order),
            payment: { method: 'TRANSACTION_ID', transactionId: held.transactionId },
          },
          answer: bookSchema.or(refusalSchema),
          refused: asRefusal,
          deadlineMs,
        },
        signal,
      ),
    /** Undefined where the vendor does not cancel it. */
    cancel: (bookingId: string, signal: AbortSignal) =>
      client.call(
        {
          path: `/bookings/${encodeURIComponent(bookingId)}`,
          method: 'PUT',
          answer: cancelSchema,
          nothing: [204, 304],
          deadlineMs,
        },
        signal,
      ),
  }
}

export type LiteBookings = ReturnType<typeof createLiteBookings>
