import { fromMajor } from '#platform/shared/money.ts'
import type {
  BookingSupplier,
  CancelOutcome,
  HoldOutcome,
  OrderOutcome,
  OrderState,
  StayOrder,
} from '../booking-supplier.ts'
import type { LiteBooking, LiteRefusal } from './liteapi-booking-answers.ts'
import {
  createLiteBookings,
  type LiteBookings,
  type LiteBookingsParts,
} from './liteapi-bookings.ts'
import { liteApiWords } from './messages.ts'
import { policyOf } from './to-policy.ts'

export interface LiteApiSupplierParts extends LiteBookingsParts {
  /** The script of the vendor's payment form. */
  readonly formScript: string
}

/** The vendor names no end of a prebooking; by its documents the shortest is longer than this. */
const heldMs = 15 * 60_000
/** Its slowest suppliers answer an order within two minutes. */
const slowestSeconds = 180

/** Undefined where it is neither: then it is in doubt. */
const stateOf = ({
  status,
}: Pick<LiteBooking, 'status'>): 'confirmed' | 'cancelled' | undefined => {
  if (status === 'CONFIRMED') return 'confirmed'
  return /^CANCELL?ED/.test(status) ? 'cancelled' : undefined
}

const notPaid = {
  kind: 'refused',
  refusal: 'card-refused',
  words: liteApiWords.notPaid,
} as const

const gone = { kind: 'refused', refusal: 'sold-out', words: liteApiWords.gone } as const

/** What a refusal means for the traveller: its words are for developers. */
const refusedFor = ({ description, message }: LiteRefusal): OrderOutcome =>
  /payment|transaction|card/i.test(`${description ?? ''} ${message ?? ''}`) ? notPaid : gone

/** The order under our key, or none. Throws if the vendor's answer is neither. */
async function standing(
  api: LiteBookings,
  reference: string,
  signal: AbortSignal,
): Promise<OrderState> {
  const booking = await api.find(reference, signal)
  if (!booking) return { state: 'none' }
  const state = stateOf(booking)
  if (!state) throw new Error(`liteapi: a booking is ${booking.status}`)
  return { state, reference: booking.bookingId }
}

async function hold(
  api: LiteBookings,
  { key, formScript, now }: LiteApiSupplierParts,
  { sourceOffer, signal }: { readonly sourceOffer: string; readonly signal: AbortSignal },
): Promise<HoldOutcome> {
  const answer = await api.prebook(sourceOffer, signal)
  if (!answer || 'error' in answer) return gone
  const { prebookId, transactionId, secretKey: secret, price, currency } = answer.data
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
      secret,
    },
  }
}

async function book(
  api: LiteBookings,
  order: StayOrder,
  signal: AbortSignal,
): Promise<OrderOutcome> {
  const { payment } = order
  const [prebookId, transactionId] = payment.method === 'token' ? payment.token.split(' ') : []
  if (!prebookId || !transactionId) return notPaid
  const answer = await api.book(order, { prebookId, transactionId }, signal)
  if (!answer) throw new Error('liteapi: no answer')
  if ('error' in answer) {
    // A refusal counts only if there is no order under the key: the order may have arrived twice.
    const stands = await standing(api, order.key, signal)
    return stands.state === 'confirmed'
      ? { kind: 'confirmed', reference: stands.reference }
      : refusedFor(answer.error)
  }
  if (stateOf(answer.data) !== 'confirmed')
    throw new Error(`liteapi: an order is ${answer.data.status}`)
  return { kind: 'confirmed', reference: answer.data.bookingId }
}

async function cancel(
  api: LiteBookings,
  reference: string,
  signal: AbortSignal,
): Promise<CancelOutcome> {
  const booking = await api.find(reference, signal)
  if (!booking) return { kind: 'refused', refusal: 'unknown', words: liteApiWords.unknown }
  if (stateOf(booking) === 'cancelled') return { kind: 'cancelled' }
  const answer = await api.cancel(booking.bookingId, signal)
  if (answer && stateOf(answer.data) === 'cancelled') {
    const { cancellation_fee: fee, refund_amount: refund, currency } = answer.data
    return {
      kind: 'cancelled',
      ...(typeof fee === 'number' ? { fee: fromMajor(currency, fee) } : {}),
      ...(typeof refund === 'number' ? { refund: fromMajor(currency, refund) } : {}),
    }
  }
  return (await standing(api, reference, signal)).state === 'cancelled'
    ? { kind: 'cancelled' }
    : { kind: 'refused', refusal: 'too-late', words: liteApiWords.notCancelled }
}

/** Bookings of LiteAPI: prebook, the vendor's payment form, book, cancel. */
export function createLiteApiSupplier(parts: LiteApiSupplierParts): BookingSupplier {
  const { formScript: _, ...own } = parts
  const api = createLiteBookings(own)
  return {
    source: 'liteapi',
    takes: 'component',
    slowestSeconds,
    hold: ({ sourceOffer }, signal) => hold(api, parts, { sourceOffer, signal }),
    book: (order, signal) => book(api, order, signal),
    seal: (reference, signal) => standing(api, reference, signal),
    cancel: (reference, signal) => cancel(api, reference, signal),
  }
}
