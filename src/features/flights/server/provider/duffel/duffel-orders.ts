import type { VendorClient } from '#platform/server/outbound/vendor-client.ts'
import { fromMajor } from '#platform/shared/money.ts'
import type { HoldRefusal, Passenger } from '../../../domain/fare-hold.ts'
import type {
  CancellationQuote,
  FareHolds,
  FareOrder,
  HoldAnswer,
  StandingOrder,
} from '../fare-holds.ts'
import {
  cancellationSchema,
  type DuffelOffer,
  type DuffelOrder,
  oneOrderSchema,
  orderListSchema,
  type Refused,
  refusedSchema,
} from './duffel-answers.ts'
import { payLaterUntil } from './to-flight.ts'

const orderMs = 60_000
/** Airlines answer an order within two minutes, says the vendor. */
const slowestSeconds = 180
const ordersAtMost = 200

const dateOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null)

function standing(order: DuffelOrder): StandingOrder {
  const { awaiting_payment: isUnpaid, ...pay } = order.payment_status
  const live = isUnpaid ? 'held' : 'paid'
  return {
    state: order.cancelled_at ? 'cancelled' : live,
    orderId: order.id,
    reference: order.booking_reference,
    payBy: dateOf(pay.payment_required_by),
    priceUntil: dateOf(pay.price_guarantee_expires_at),
  }
}

const kindOf = (age: number | null | undefined): 'adult' | 'child' | 'infant' => {
  if (age === null || age === undefined || age >= 18) return 'adult'
  return age < 2 ? 'infant' : 'child'
}

/** Whole years on a day. */
const ageOn = (day: string, bornOn: string): number =>
  Number(day.slice(0, 4)) -
  Number(bornOn.slice(0, 4)) -
  (day.slice(5, 10) < bornOn.slice(5, 10) ? 1 : 0)

/**
 * The offer's passengers with our travellers' details: each as old as was asked for, an infant with an adult.
 * Undefined where they are other people than the offer is for.
 */
function passengersOf(offer: DuffelOffer, { passengers, contact }: FareOrder) {
  const lastDay = offer.slices.at(-1)?.segments[0]?.departing_at.slice(0, 10) ?? ''
  const left = [...(offer.passengers ?? [])]
  const take = (kind: string): string | undefined => {
    const at = left.findIndex(({ age }) => kindOf(age) === kind)
    return at < 0 ? undefined : left.splice(at, 1)[0]?.id
  }
  const told = passengers.map((one) => {
    const kind = kindOf(ageOn(lastDay, one.bornOn))
    return { one, kind, id: take(kind) }
  })
  if (left.length > 0 || told.some(({ id }) => id === undefined)) return undefined
  const infants = told.flatMap(({ kind, id }) => (kind === 'infant' && id ? [id] : []))
  return told.map(({ one, kind, id }) => {
    const infant = kind === 'adult' ? infants.shift() : undefined
    return { id, ...detailsOf(one, contact), ...(infant ? { infant_passenger_id: infant } : {}) }
  })
}

const detailsOf = (one: Passenger, { email, phone }: FareOrder['contact']) => ({
  title: one.title,
  gender: one.gender,
  given_name: one.firstName,
  family_name: one.lastName,
  born_on: one.bornOn,
  email,
  phone_number: phone,
})

const asRefused = (_status: number, body: unknown): Refused | undefined =>
  refusedSchema.safeParse(body).data

/** What a refusal means for the traveller: its words are for developers. */
function refusalFor({ errors: [error] }: Refused): HoldRefusal {
  if (/price/.test(error?.code ?? '')) return 'price-changed'
  return error?.type === 'validation_error' ? 'details' : 'gone'
}

interface OrdersParts {
  readonly client: VendorClient
  /** An offer as it is sold now; undefined where it is no longer. */
  readonly offer: (offerId: string, signal: AbortSignal) => Promise<DuffelOffer | undefined>
  readonly deadlineMs?: number | undefined
}

type Standing = Promise<StandingOrder>

async function find(
  client: VendorClient,
  { key, lastName }: { readonly key: string; readonly lastName: string },
  signal: AbortSignal,
): Promise<StandingOrder | undefined> {
  const query = { 'passenger_name[]': [lastName], limit: ordersAtMost }
  const found = await client.call({ path: '/air/orders', query, answer: orderListSchema }, signal)
  const own = found?.data.find(({ metadata }) => metadata?.['hold'] === key)
  return own && standing(own)
}

async function read(client: VendorClient, orderId: string, signal: AbortSignal): Standing {
  const path = `/air/orders/${encodeURIComponent(orderId)}`
  const found = await client.call({ path, answer: oneOrderSchema }, signal)
  if (!found) throw new Error('duffel: no answer')
  return standing(found.data)
}

/** An offer as it must be to be ordered; else why not. */
function refusedBefore(
  offer: DuffelOffer | undefined,
  { total }: FareOrder,
): HoldRefusal | undefined {
  if (!offer || !payLaterUntil(offer)) return 'gone'
  const now = fromMajor(offer.total_currency, Number(offer.total_amount))
  const isSame = now.currency === total.currency && now.amountMinor === total.amountMinor
  return isSame ? undefined : 'price-changed'
}

async function hold(
  { client, offer: quote, deadlineMs = orderMs }: OrdersParts,
  order: FareOrder,
  signal: AbortSignal,
): Promise<HoldAnswer> {
  const offer = await quote(order.offerId, signal)
  const refusal = refusedBefore(offer, order)
  if (!offer || refusal) return { state: 'refused', refusal: refusal ?? 'gone' }
  const passengers = passengersOf(offer, order)
  if (!passengers) return { state: 'refused', refusal: 'details' }
  const { key } = order
  const wish = { type: 'pay_later', selected_offers: [offer.id], passengers }
  const answer = await client.call(
    {
      path: '/air/orders',
      body: { data: { ...wish, metadata: { hold: key } } },
      answer: oneOrderSchema.or(refusedSchema),
      refused: asRefused,
      deadlineMs,
    },
    signal,
  )
  if (!answer) throw new Error('duffel: no answer')
  if (!('errors' in answer)) return standing(answer.data)
  // A refusal counts only if there is no order under the key: the order may have arrived twice.
  const lastName = order.passengers[0]?.lastName ?? ''
  const stands = await find(client, { key, lastName }, signal)
  return stands ?? { state: 'refused', refusal: refusalFor(answer) }
}

const cancellations = '/air/order_cancellations'

/** What cancelling an order gives back: the first of two steps, which changes nothing. */
async function cancellationOf(client: VendorClient, orderId: string, signal: AbortSignal) {
  const answer = await client.call(
    {
      path: cancellations,
      body: { data: { order_id: orderId } },
      answer: cancellationSchema.or(refusedSchema),
      refused: asRefused,
    },
    signal,
  )
  if (!answer) throw new Error('duffel: no answer')
  return 'errors' in answer ? undefined : answer.data
}

async function confirm(client: VendorClient, id: string, signal: AbortSignal): Promise<void> {
  const path = `${cancellations}/${encodeURIComponent(id)}/actions/confirm`
  await client.call({ path, body: {}, answer: cancellationSchema }, signal)
}

/** Cancelling an unpaid order gives back nothing, and costs nothing. */
async function release(client: VendorClient, orderId: string, signal: AbortSignal): Standing {
  const stands = await read(client, orderId, signal)
  if (stands.state !== 'held') return stands
  const quoted = await cancellationOf(client, orderId, signal)
  if (!quoted) throw new Error('duffel: an unpaid order is not cancelled')
  await confirm(client, quoted.id, signal)
  return read(client, orderId, signal)
}

/** Where a refund is money again; a voucher of the airline is not. */
const moneyGoesTo = new Set(['balance', 'arc_bsp_cash', 'card', 'original_form_of_payment'])

async function quoteCancellation(
  client: VendorClient,
  orderId: string,
  signal: AbortSignal,
): Promise<CancellationQuote | undefined> {
  const quoted = await cancellationOf(client, orderId, signal)
  const { refund_amount: amount, refund_currency: currency, refund_to: to } = quoted ?? {}
  if (!quoted || !amount || !currency || !moneyGoesTo.has(to ?? '')) return undefined
  return { id: quoted.id, refund: fromMajor(currency, Number(amount)) }
}

/** Duffel's orders that are paid later: seats and price are kept, and nothing is charged. */
export const createDuffelOrders = (parts: OrdersParts): FareHolds => ({
  slowestSeconds,
  hold: (order, signal) => hold(parts, order, signal),
  find: (key, lastName, signal) => find(parts.client, { key, lastName }, signal),
  read: (orderId, signal) => read(parts.client, orderId, signal),
  release: (orderId, signal) => release(parts.client, orderId, signal),
  quoteCancellation: (orderId, signal) => quoteCancellation(parts.client, orderId, signal),
  cancel: async (orderId, quoteId, signal) => {
    await confirm(parts.client, quoteId, signal)
    return read(parts.client, orderId, signal)
  },
})
