import type { Asked, Told } from './mock-vendor.ts'

export interface Order {
  readonly id: string
  readonly booking_reference: string
  readonly passengers: readonly Record<string, string>[]
  readonly metadata: Record<string, string>
  cancelled_at: string | null
  payment_status: { awaiting_payment: boolean; payment_required_by: string | null }
}

/** The airline's books of a test, in Duffel's shape. `silent`: orders are taken, their answers lost. */
export const newOrderBook = () => ({
  orders: [] as Order[],
  silent: false,
  /** Answers the next orders with this reason instead. */
  refusal: undefined as { type: string; code: string } | undefined,
  dearer: 0,
  /** What cancelling a paid order gives back, and as what. */
  refund: { amount: '0.00', to: 'balance' },
  /** Cancellations are confirmed, and their answers lost. */
  mute: false,
  payBy: new Date(Date.now() + 5 * 86_400_000).toISOString(),
})
export type OrderBook = ReturnType<typeof newOrderBook>

const quoted = new Map<string, string>()

function place(book: OrderBook, body: unknown): Told {
  const { data } = body as {
    data: { type: string; passengers: Record<string, string>[]; metadata: Record<string, string> }
  }
  if (book.refusal) return { status: 422, json: { errors: [book.refusal] } }
  if (data.type !== 'pay_later') return { status: 422, json: { errors: [{ type: 'x' }] } }
  const order: Order = {
    id: `ord_${book.orders.length}`,
    booking_reference: `REF${book.orders.length}`,
    passengers: data.passengers,
    metadata: data.metadata,
    cancelled_at: null,
    payment_status: { awaiting_payment: true, payment_required_by: book.payBy },
  }
  book.orders.push(order)
  return book.silent ? { status: 502, text: '' } : { status: 201, json: { data: order } }
}

/** Orders of Duffel; nothing for any other path. */
export function duffelOrders(book: OrderBook, { method, url, body }: Asked): Told | undefined {
  const { pathname: path, searchParams } = url
  if (path === '/air/orders' && method === 'POST') return place(book, body)
  if (path === '/air/orders') {
    const name = searchParams.get('passenger_name[]')
    const named = book.orders.filter(({ passengers }) =>
      passengers.some(({ family_name: own }) => own === name),
    )
    return { json: { data: named } }
  }
  if (path === '/air/order_cancellations') {
    const id = `ore_${quoted.size}`
    quoted.set(id, (body as { data: { order_id: string } }).data.order_id)
    const { amount, to } = book.refund
    const said = { refund_amount: amount, refund_currency: 'CAD', refund_to: to }
    return { status: 201, json: { data: { id, ...said } } }
  }
  const confirmed = quoted.get(
    /^\/air\/order_cancellations\/(\w+)\/actions\/confirm$/.exec(path)?.[1] ?? '',
  )
  const order = book.orders.find(({ id }) => id === confirmed || path === `/air/orders/${id}`)
  if (order && confirmed) order.cancelled_at = '2026-12-01T00:00:00Z'
  if (confirmed && book.mute) return { status: 502, text: '' }
  return order && { json: { data: confirmed ? { id: 'ore' } : order } }
}
