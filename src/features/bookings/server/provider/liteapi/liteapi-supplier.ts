import { createVendorClient, type VendorParts } from '#platform/server/outbound/vendor-client.ts'
import { fromMajor } from '#platform/shared/money.ts'
import type {
  BookingSupplier,
  CancelOutcome,
  OrderOutcome,
  OrderState,
  StayOrder,
} from '../booking-supplier.ts'
import {
  bookingListSchema,
  bookSchema,
  cancelSchema,
  type LiteBooking,
  type LiteRefusal,
  prebookSchema,
  refusalSchema,
} from './liteapi-booking-answers.ts'
import { liteApiWords } from './messages.ts'
import { policyOf } from './to-policy.ts'

export interface LiteApiSupplierParts extends Pick<VendorParts, 'log' | 'limits'> {
  readonly key: string
  /** Without the version: https://book.liteapi.travel */
  readonly url: string
  /** The script of the vendor's payment form. */
  readonly formScript: string
  readonly now: () => number
}

/** The vendor names no end of a prebooking; by its documents the shortest is longer than this. */
const heldMs = 15 * 60_000
const orderMs = 20_000
/** Its slowest suppliers answer an order within two minutes. */
const slowestSeconds = 180

/** Undefined where it is neither: then it is in doubt. */
const stateOf = ({
  status,
}: Pick<LiteBooking, 'status'>): 'confirmed' | 'cancelled' | undefined => {
  if (status === 'CONFIRMED') return 'confirmed'
  return /^CANCELL?ED/.test(status) ? 'cancelled' : undefined
}

const asRefusal = (_status: number, body: unknown): { readonly error: LiteRefusal } | undefined => {
  const parsed = refusalSchema.safeParse(body)
  return parsed.success ? parsed.data : undefined
}

/** What a refusal means for the traveller: its words are for developers. */
function refused({
  description,
  message,
}: LiteRefusal): Extract<OrderOutcome, { kind: 'refused' }> {
  const isPayment = /payment|transaction|card/i.test(`${description ?? ''} ${message ?? ''}`)
  return isPayment
    ? { kind: 'refused', refusal: 'card-refused', words: liteApiWords.notPaid }
    : { kind: 'refused', refusal: 'sold-out', words: liteApiWords.gone }
}

/** One guest for each room, as the vendor wants it. */
const guestsOf = ({ stay, guest }: StayOrder) =>
  Array.from({ length: stay.rooms }, (_, room) => ({ occupancyNumber: room + 1, ...guest }))

/** Bookings of LiteAPI: prebook, the vendor's payment form, book, cancel. */
export function createLiteApiSupplier(parts: LiteApiSupplierParts): BookingSupplier {
  const { key, url, formScript, now, ...rest } = parts
  const client = createVendorClient({
    name: 'liteapi',
    url: `${url.replace(/(?<!\/)\/+$/, '')}/v3.0`,
    headers: { 'x-api-key': key },
    now,
    ...rest,
  })
  const deadlineMs = rest.limits?.deadlineMs ?? orderMs

  /** What the vendor has under our key; undefined for nothing. */
  async function find(reference: string, signal: AbortSignal): Promise<LiteBooking | undefined> {
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
    return own.find((one) => stateOf(one) === 'confirmed') ?? own[0]
  }

  async function standing(reference: string, signal: AbortSignal): Promise<OrderState> {
    const booking = await find(reference, signal)
    if (!booking) return { state: 'none' }
    const state = stateOf(booking)
    if (!state) throw new Error(`liteapi: a booking is ${booking.status}`)
    return { state, reference: booking.bookingId }
  }

  /** A refusal is believed once nothing stands under the key: the order may have come twice. */
  async function believed(error: LiteRefusal, reference: string, signal: AbortSignal) {
    const stands = await standing(reference, signal)
    if (stands.state === 'confirmed')
      return { kind: 'confirmed', reference: stands.reference } as const
    return refused(error)
  }

  async function cancelled(
    reference: string,
    { bookingId }: LiteBooking,
    signal: AbortSignal,
  ): Promise<CancelOutcome> {
    const path = `/bookings/${encodeURIComponent(bookingId)}`
    const answer = await client.call(
      { path, method: 'PUT', answer: cancelSchema, nothing: [204, 304], deadlineMs },
      signal,
    )
    if (answer && stateOf(answer.data) === 'cancelled') {
      const { cancellation_fee: fee, refund_amount: refund, currency } = answer.data
      return {
        kind: 'cancelled',
        ...(typeof fee === 'number' ? { fee: fromMajor(currency, fee) } : {}),
        ...(typeof refund === 'number' ? { refund: fromMajor(currency, refund) } : {}),
      }
    }
    return (await standing(reference, signal)).state === 'cancelled'
      ? { kind: 'cancelled' }
      : { kind: 'refused', refusal: 'too-late', words: liteApiWords.notCancelled }
  }

  return {
    source: 'liteapi',
    takes: 'component',
    slowestSeconds,
    async hold({ sourceOffer }, signal) {
      const answer = await client.call(
        {
          path: '/rates/prebook',
          body: { offerId: sourceOffer, usePaymentSdk: true },
          answer: prebookSchema.or(refusalSchema),
          refused: asRefusal,
          // A prebooking takes nothing from anyone, and ends by itself.
          repeatable: true,
          deadlineMs,
        },
        signal,
      )
      if (!answer || 'error' in answer)
        return { kind: 'refused', refusal: 'sold-out', words: liteApiWords.gone }
      const { prebookId, transactionId, secretKey, price, currency } = answer.data
      const began = new Date(now())
      return {
        kind: 'held',
        token: `${prebookId} ${transactionId}`,
        total: fromMajor(currency, price),
        policy: policyOf(answer.data, began),
        endsAt: new Date(began.getTime() + heldMs),
        form: {
          script: formScript,
          publicKey: key.startsWith('sand_') ? 'sandbox' : 'live',
          secret: secretKey,
        },
      }
    },
    async book(order, signal) {
      const { key: reference, guest, payment } = order
      const [prebookId, transactionId] = payment.method === 'token' ? payment.token.split(' ') : []
      if (!prebookId || !transactionId)
        return { kind: 'refused', refusal: 'card-refused', words: liteApiWords.notPaid }
      const answer = await client.call(
        {
          path: '/rates/book',
          body: {
            prebookId,
            clientReference: reference,
            holder: guest,
            guests: guestsOf(order),
            payment: { method: 'TRANSACTION_ID', transactionId },
          },
          answer: bookSchema.or(refusalSchema),
          refused: asRefusal,
          deadlineMs,
        },
        signal,
      )
      if (!answer) throw new Error('liteapi: no answer')
      if ('error' in answer) return believed(answer.error, reference, signal)
      if (stateOf(answer.data) !== 'confirmed')
        throw new Error(`liteapi: an order is ${answer.data.status}`)
      return { kind: 'confirmed', reference: answer.data.bookingId }
    },
    seal: standing,
    async cancel(reference, signal) {
      const booking = await find(reference, signal)
      if (!booking) return { kind: 'refused', refusal: 'unknown', words: liteApiWords.unknown }
      if (stateOf(booking) === 'cancelled') return { kind: 'cancelled' }
      return cancelled(reference, booking, signal)
    },
  }
}
