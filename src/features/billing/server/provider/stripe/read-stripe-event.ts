import type Stripe from 'stripe'
import { EventRefused, type PaymentEvent } from '../payment-provider.ts'
import { asked, type StripeParts } from './stripe-client.ts'
import { purchaseKey } from './to-session-params.ts'

/** An older or younger message may be a replay. */
const goodForSeconds = 300

async function verified(
  { client, webhookSecret }: StripeParts,
  body: string,
  header: string | null,
  now: Date,
): Promise<Stripe.Event> {
  if (header === null) throw new EventRefused('unsigned')
  const { webhooks } = await client()
  const ahead = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1]) - now.getTime() / 1000
  if (!(ahead <= goodForSeconds)) throw new EventRefused('malformed signature, or of the future')
  try {
    return webhooks.constructEvent(
      body,
      header,
      webhookSecret,
      goodForSeconds,
      undefined,
      now.getTime(),
    )
  } catch (error) {
    const stale = error instanceof Error && error.message.includes('tolerance')
    const unreadable = error instanceof SyntaxError
    throw new EventRefused(stale ? 'stale' : unreadable ? 'unreadable' : 'wrong signature')
  }
}

interface EventSubject {
  readonly metadata?: Readonly<Record<string, string>> | null
  readonly parent?: {
    readonly subscription_details?: {
      readonly metadata?: Readonly<Record<string, string>> | null
    } | null
  } | null
  readonly customer?: string | { readonly id: string } | null
  readonly payment_intent?: string | { readonly id: string } | null
  readonly charge?: string | { readonly id: string } | null
}

const idOf = (value: EventSubject['customer']): string | undefined =>
  typeof value === 'object' ? value?.id : value

/** A dispute names its charge, and only the charge names its customer. */
async function chargedOf({ client }: StripeParts, subject: EventSubject): Promise<EventSubject> {
  const charge = idOf(subject.charge)
  if (subject.customer || !charge) return subject
  return asked((await client()).charges.retrieve(charge))
}

/** A payment of a later month has no key of its own; its checkout has one. */
async function keyOfCheckout(parts: StripeParts, subject: EventSubject): Promise<string> {
  const { customer, payment_intent } = await chargedOf(parts, subject)
  const [buyer, payment] = [idOf(customer), idOf(payment_intent)]
  if (!buyer && !payment) return ''
  const { checkout } = await parts.client()
  const filter = buyer ? { customer: buyer } : { payment_intent: payment ?? '' }
  const { data } = await asked(checkout.sessions.list({ ...filter, limit: 1 }))
  return data[0]?.metadata?.[purchaseKey] ?? ''
}

/** Kinds of webhooks whose subjects lead to a checkout, with or without its key in them. */
const ours = /^(checkout\.session|customer\.subscription|invoice|charge)\./

/** Throws EventRefused, or StripeRefusal if Stripe must be asked and does not answer. */
export async function readStripeEvent(
  parts: StripeParts,
  body: string,
  headers: Headers,
  now: Date,
): Promise<PaymentEvent> {
  const { id, type, data } = await verified(parts, body, headers.get('stripe-signature'), now)
  if (typeof id !== 'string' || typeof type !== 'string' || typeof data?.object !== 'object')
    throw new EventRefused('unreadable')
  const subject = data.object as EventSubject
  const told =
    subject.metadata?.[purchaseKey] ?? subject.parent?.subscription_details?.metadata?.[purchaseKey]
  const key = told ?? (ours.test(type) ? await keyOfCheckout(parts, subject) : '')
  return { id, type, key }
}
