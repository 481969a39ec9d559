import { randomUUID } from 'node:crypto'

/** State of the Stripe mock: objects in Stripe's shape, with the members that the app reads. */
export interface MockSession {
  readonly id: string
  readonly object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid' | 'no_payment_required'
  url: string | null
  readonly mode: string
  readonly currency: string
  readonly amount_total: number
  customer: string | null
  customer_details: { readonly email: string | null } | null
  payment_intent: string | null
  subscription: string | null
  readonly client_reference_id: string | null
  readonly metadata: Record<string, string>
}

export interface MockCharge {
  readonly id: string
  readonly object: 'charge'
  readonly amount: number
  readonly amount_captured: number
  amount_refunded: number
  disputed: boolean
  readonly captured: boolean
  readonly paid: boolean
  readonly status: 'succeeded' | 'failed'
  readonly currency: string
  readonly created: number
  readonly customer: string | null
  readonly payment_intent: string
  readonly metadata: Record<string, string>
}

export interface MockDispute {
  readonly id: string
  readonly object: 'dispute'
  readonly charge: string
  readonly payment_intent: string
  status: string
}

export interface MockSubscription {
  readonly id: string
  readonly object: 'subscription'
  status: string
  cancel_at_period_end: boolean
  cancel_at: number | null
  readonly customer: string
  readonly metadata: Record<string, string>
  readonly items: {
    readonly object: 'list'
    data: {
      price: { lookup_key: string | null; unit_amount: number }
      current_period_end: number
    }[]
  }
}

export type Form = ReadonlyMap<string, string>

export interface MockBooks {
  readonly sessions: Map<string, MockSession>
  readonly forms: Map<string, Form>
  readonly charges: MockCharge[]
  /** By their charge. */
  readonly disputes: MockDispute[]
  readonly subscriptions: Map<string, MockSubscription>
  readonly coupons: Map<string, { readonly amountOff: number; readonly duration: string }>
}

export const openBooks = (): MockBooks => ({
  sessions: new Map(),
  forms: new Map(),
  charges: [],
  disputes: [],
  subscriptions: new Map(),
  coupons: new Map(),
})

const daySeconds = 86_400
const monthSeconds = 30 * daySeconds
const now = (): number => Math.floor(Date.now() / 1000)
const named = (kind: string): string => `${kind}_test_${randomUUID().replaceAll('-', '')}`

/** "metadata[purchase]" and its like, as an object. */
function membersOf(form: Form, name: string): Record<string, string> {
  const inside = [...form].filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'))
  return Object.fromEntries(inside.map(([key, value]) => [key.slice(name.length + 1, -1), value]))
}

const priceOf = (form: Form): number =>
  Number(form.get('line_items[0][price_data][unit_amount]') ?? Number.NaN)

export function addSession(books: MockBooks, form: Form, origin: string): MockSession {
  const id = named('cs')
  const email = form.get('customer_email') ?? null
  const session: MockSession = {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    url: `${origin}/c/pay/${id}`,
    mode: form.get('mode') ?? '',
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    amount_total: priceOf(form),
    customer: null,
    customer_details: email === null ? null : { email },
    payment_intent: null,
    subscription: null,
    client_reference_id: form.get('client_reference_id') ?? null,
    metadata: membersOf(form, 'metadata'),
  }
  books.sessions.set(id, session)
  books.forms.set(id, form)
  return session
}

function charge(
  { charges }: MockBooks,
  session: MockSession,
  amount: number,
  metadata: Record<string, string>,
  status: 'succeeded' | 'failed' = 'succeeded',
): void {
  const taken = status === 'succeeded'
  charges.push({
    id: named('ch'),
    object: 'charge',
    amount,
    amount_captured: taken ? amount : 0,
    amount_refunded: 0,
    disputed: false,
    captured: taken,
    paid: taken,
    status,
    currency: session.currency,
    // Stripe counts in seconds: a second charge within one second is a second later, so that their order shows.
    created: Math.max(now(), (charges.at(-1)?.created ?? 0) + 1),
    customer: session.customer,
    payment_intent: session.payment_intent ?? named('pi'),
    metadata,
  })
}

/** The discount that the form's coupon takes off the payment due now. */
function reducedBy({ coupons }: MockBooks, form: Form): number {
  return coupons.get(form.get('discounts[0][coupon]') ?? '')?.amountOff ?? 0
}

function beginPlan(books: MockBooks, session: MockSession, form: Form): void {
  const days = Number(form.get('subscription_data[trial_period_days]') ?? 0)
  const subscription: MockSubscription = {
    id: named('sub'),
    object: 'subscription',
    status: days > 0 ? 'trialing' : 'active',
    cancel_at_period_end: false,
    cancel_at: null,
    customer: session.customer ?? '',
    metadata: membersOf(form, 'subscription_data[metadata]'),
    items: {
      object: 'list',
      data: [
        {
          price: { lookup_key: null, unit_amount: priceOf(form) },
          current_period_end: now() + (days > 0 ? days * daySeconds : monthSeconds),
        },
      ],
    },
  }
  books.subscriptions.set(subscription.id, subscription)
  session.subscription = subscription.id
  session.payment_status = days > 0 ? 'no_payment_required' : 'paid'
  if (days === 0) charge(books, session, priceOf(form) - reducedBy(books, form), {})
}

/** Does what a buyer does at the hosted page. */
export function paySession(books: MockBooks, id: string, email = 'Buyer@Example.ca'): void {
  const [session, form] = [books.sessions.get(id), books.forms.get(id)]
  if (!session || !form || session.status !== 'open') return
  session.status = 'complete'
  session.url = null
  session.customer_details ??= { email }
  if (session.mode === 'subscription') {
    session.customer = named('cus')
    return beginPlan(books, session, form)
  }
  session.payment_status = 'paid'
  session.payment_intent = named('pi')
  charge(books, session, priceOf(form), membersOf(form, 'payment_intent_data[metadata]'))
}

type Billing = 'renew' | 'fail-renewal' | 'cancel-at-end' | 'keep' | 'end-now' | 'refund'

const chargesFor = (books: MockBooks, session: MockSession): MockCharge[] =>
  books.charges.filter(({ customer, payment_intent }) =>
    session.customer ? customer === session.customer : payment_intent === session.payment_intent,
  )

function renew(books: MockBooks, session: MockSession, plan: MockSubscription): void {
  const [item] = plan.items.data
  const form = books.forms.get(session.id)
  if (!item || !form) return
  const isFirst = !chargesFor(books, session).some(({ paid }) => paid)
  const off = isFirst ? reducedBy(books, form) : 0
  charge(books, session, item.price.unit_amount - off, {})
  item.current_period_end += monthSeconds
  plan.status = 'active'
}

/** Does what a month's end, a bank, the buyer or the dashboard would do. */
export function billSession(books: MockBooks, id: string, action: Billing): void {
  const session = books.sessions.get(id)
  if (session?.status !== 'complete') return
  const plan = books.subscriptions.get(session.subscription ?? '')
  if (action === 'refund') {
    const last = chargesFor(books, session).findLast(({ paid }) => paid)
    if (last) last.amount_refunded = last.amount
    if (plan) plan.status = 'canceled'
    return
  }
  if (!plan || plan.status === 'canceled') return
  if (action === 'cancel-at-end') plan.cancel_at_period_end = true
  else if (action === 'keep') plan.cancel_at_period_end = false
  else if (action === 'end-now' || (action === 'renew' && plan.cancel_at_period_end))
    plan.status = 'canceled'
  else if (action === 'fail-renewal') {
    plan.status = 'past_due'
    charge(books, session, plan.items.data[0]?.price.unit_amount ?? 0, {}, 'failed')
  } else renew(books, session, plan)
}

/** Does what a buyer's bank does: it takes the money of a charge back, or asks about it. */
export function disputeCharge(
  { disputes }: MockBooks,
  charged: MockCharge,
  status = 'needs_response',
): MockDispute {
  charged.disputed = true
  const { id, payment_intent } = charged
  const dispute = {
    id: named('du'),
    object: 'dispute',
    charge: id,
    payment_intent,
    status,
  } as const
  const kept: MockDispute = { ...dispute }
  disputes.push(kept)
  return kept
}

/** The portal moves a plan to a price of the account, which carries the plan's name. */
export function movePlan(books: MockBooks, id: string, name: string, monthly: number): void {
  const plan = books.subscriptions.get(books.sessions.get(id)?.subscription ?? '')
  const [item] = plan?.items.data ?? []
  if (item) item.price = { lookup_key: name, unit_amount: monthly }
}
