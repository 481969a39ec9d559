import type { Asked, Told } from './mock-vendor.ts'

/** Bookings in LiteAPI's shape (version 3.0), written by us: a ledger of its own, as a company elsewhere keeps it. */

export interface LiteOrder {
  readonly bookingId: string
  readonly reference: string
  readonly transaction: string
  state: 'CONFIRMED' | 'CANCELLED' | 'CANCELLED_WITH_CHARGES'
}

export interface LiteLedger {
  readonly orders: LiteOrder[]
  /** Transactions that the payment form has taken. */
  readonly paid: Set<string>
  readonly late: Set<string>
  readonly prebooked: { readonly id: string; readonly offer: string; readonly price: number }[]
  /** What a prebooking costs more than its offer. */
  dearer: number
  /** Answers an order with nothing, after it has been written down. */
  silent: boolean
  rooms: number
  /** What cancelling costs of a prebooking's price. */
  fee: number
}

export const newLedger = (): LiteLedger => ({
  orders: [],
  paid: new Set(),
  late: new Set(),
  prebooked: [],
  dearer: 0,
  silent: false,
  rooms: 10,
  fee: 0,
})

const refusal = (code: number, description: string): Told => ({
  status: 400,
  json: {
    error: { code, description, message: 'required request field is missing or wrong input' },
  },
})

const present = ({ bookingId, reference, state }: LiteOrder) => ({
  bookingId,
  clientReference: reference,
  status: state,
  currency: 'CAD',
})

/** The price of an offer, as the mock of rates has written it into its name. */
const priceOf = (offer: string): number =>
  Number(/^offer-\w+-\w+-(\d+\.?\d*)-/.exec(offer)?.[1] ?? 200)

function prebook(ledger: LiteLedger, body: { offerId: string }): Told {
  if (ledger.rooms === 0)
    return {
      status: 408,
      json: { error: { code: 4040, message: 'this offer is marked as not valid' } },
    }
  const at = ledger.prebooked.length + 1
  const price = Math.round((priceOf(body.offerId) + ledger.dearer) * 100) / 100
  ledger.prebooked.push({ id: `pb${at}`, offer: body.offerId, price })
  const late = ledger.fee > 0
  return {
    json: {
      data: {
        prebookId: `pb${at}`,
        offerId: body.offerId,
        hotelId: 'lp1',
        checkin: '2027-04-12',
        checkout: '2027-04-14',
        currency: 'CAD',
        price,
        roomTypes: [
          {
            rates: [
              {
                cancellationPolicies: {
                  cancelPolicyInfos: [
                    {
                      cancelTime: late ? '2020-01-01 00:00:00' : '2027-04-10 02:00:00',
                      amount: late ? ledger.fee : price,
                      currency: 'CAD',
                      timezone: 'GMT',
                      type: 'amount',
                    },
                  ],
                  refundableTag: 'RFN',
                },
              },
            ],
          },
        ],
        transactionId: `tr${at}`,
        secretKey: `pi_${at}_secret_test`,
      },
    },
  }
}

interface BookBody {
  readonly prebookId: string
  readonly clientReference: string
  readonly payment: { readonly transactionId: string }
}

function book(ledger: LiteLedger, { clientReference, payment, prebookId }: BookBody): Told {
  if (ledger.orders.some(({ reference }) => reference === clientReference))
    return refusal(4005, 'duplicate client reference')
  if (!ledger.paid.has(payment.transactionId)) return refusal(4002, 'payment not completed')
  const taken = ledger.orders.filter(({ state }) => state === 'CONFIRMED').length
  if (taken >= ledger.rooms) return refusal(4002, `invalid prebookId ${prebookId}, rate not found`)
  const order: LiteOrder = {
    bookingId: `LA${ledger.orders.length + 1}`,
    reference: clientReference,
    transaction: payment.transactionId,
    state: 'CONFIRMED',
  }
  ledger.orders.push(order)
  return ledger.silent ? { status: 502 } : { json: { data: present(order), sandbox: true } }
}

function cancel(ledger: LiteLedger, id: string): Told {
  const order = ledger.orders.find(({ bookingId }) => bookingId === id)
  if (!order) return { status: 204 }
  if (ledger.late.has(order.reference)) return { status: 304 }
  if (order.state !== 'CONFIRMED') return { status: 304 }
  order.state = ledger.fee > 0 ? 'CANCELLED_WITH_CHARGES' : 'CANCELLED'
  const at = Number(order.transaction.slice(2)) - 1
  const price = ledger.prebooked[at]?.price ?? 188
  return {
    json: {
      data: {
        bookingId: id,
        status: order.state,
        cancellation_fee: ledger.fee,
        refund_amount: Math.round((price - ledger.fee) * 100) / 100,
        currency: 'CAD',
      },
    },
  }
}

/** A form in the place of the vendor's: it takes a number, marks what was paid, and leads back. */
export const mockForm = `window.LiteAPIPayment = class {
  constructor(settings) { this.settings = settings }
  handlePayment() {
    const { targetElement, secretKey, returnUrl } = this.settings
    const label = document.createElement('label')
    label.textContent = 'Number of the card '
    const number = document.createElement('input')
    label.append(number)
    const pay = document.createElement('button')
    pay.textContent = 'Pay now'
    const origin = new URL(document.querySelector('head script[src]').src).origin
    pay.onclick = async () => {
      const refused = number.value.endsWith('0002')
      if (!refused) await fetch(origin + '/paid/' + secretKey, { method: 'POST', mode: 'no-cors' })
      location.href = returnUrl + '?redirect_status=' + (refused ? 'failed' : 'succeeded')
    }
    document.querySelector(targetElement).append(label, pay)
  }
}`

/** Answers of the booking host. The payment form marks what was paid with `POST /paid/<secret>`. */
export const liteApiBookings =
  (ledger: LiteLedger) =>
  ({ method, url, headers, body }: Asked): Told => {
    if (url.pathname === '/form.js') return { text: mockForm }
    const paid = /^\/paid\/pi_(\d+)_secret/.exec(url.pathname)
    if (paid) {
      ledger.paid.add(`tr${paid[1]}`)
      return { json: {} }
    }
    if (headers['x-api-key'] !== 'sand_test_key')
      return { status: 401, json: { error: { code: 401, message: 'Unauthorized' } } }
    const { pathname, searchParams } = url
    if (pathname === '/v3.0/rates/prebook') return prebook(ledger, body as { offerId: string })
    if (pathname === '/v3.0/rates/book') return book(ledger, body as BookBody)
    const one = /^\/v3.0\/bookings\/(\w+)$/.exec(pathname)
    if (one && method === 'PUT') return cancel(ledger, one[1] ?? '')
    if (pathname === '/v3.0/bookings') {
      const reference = searchParams.get('clientReference')
      return {
        json: { data: ledger.orders.filter((order) => order.reference === reference).map(present) },
      }
    }
    return { status: 404, json: { error: { code: 404, message: 'not found' } } }
  }
