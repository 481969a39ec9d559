import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isForeignKeyViolation } from '#platform/server/db/is-foreign-key-violation.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { billingErrors } from '../contract/billing.errors.ts'
import type { Buyer } from './buyer.ts'
import { closeCheckout } from './close-checkout.ts'
import { orderOf } from './checkout-order.ts'
import { inTime } from './in-time.ts'
import { consultationTitle, type Terms, termsOf, type Wanted } from './price-wanted.ts'
import { CheckoutRefused } from './provider/payment-provider.ts'
import {
  expireUnasked,
  holdBuyer,
  insertPurchase,
  type Purchase,
  saveCheckoutRef,
} from './purchases.store.ts'
import { standingOf } from './standing.ts'
import type { SettleDeps } from './settle-purchase.ts'

const fail = failWith({ ...commonErrors, ...billingErrors })

export interface CheckoutRequest {
  readonly buyer: Buyer
  readonly wanted: Wanted
  /** The client's idempotency key. */
  readonly key: string | undefined
  /** The URL of the site to return to. */
  readonly site: string
  /** The page of the site to return to. */
  readonly returnTo: string | null
}

/** A provider keeps a checkout open for a day; one that is about to close is not reused. */
const handedOutForMs = 20 * 60 * 60 * 1000

const compared = ['slot', 'item', 'dueMinor', 'firstMinor', 'discount', 'note', 'title'] as const
/** Begun from another page, it is opened again: the existing checkout would lead back to the first page. */
const isSame = (purchase: Purchase, terms: Terms, { returnTo }: CheckoutRequest): boolean =>
  compared.every((name) => purchase[name] === terms[name]) && purchase.returnTo === returnTo

type Begun = { readonly purchase: Purchase } | { readonly inTheWay: Purchase }

/** A repeated request finds its purchase by its key, in any state. */
function keyedOf(purchases: readonly Purchase[], { key, wanted }: CheckoutRequest) {
  const keyed = key && purchases.find(({ idempotencyKey }) => idempotencyKey === key)
  if (!keyed) return undefined
  const item = wanted.kind === 'pdf' ? 'pdf' : wanted.item
  const discount = ('discount' in wanted && wanted.discount) || null
  const tripId = wanted.kind === 'pdf' ? wanted.tripId : null
  const note = ('note' in wanted && wanted.note) || null
  const same =
    keyed.kind === wanted.kind &&
    keyed.item === item &&
    keyed.discount === discount &&
    keyed.tripId === tripId &&
    keyed.note === note &&
    (wanted.kind !== 'consultation' || keyed.title === consultationTitle(wanted))
  if (!same) throw fail('key-used')
  return keyed
}

/** Stores the purchase, or finds an open one for the same or one that blocks it. */
async function begin({ db, payments }: SettleDeps, request: CheckoutRequest): Promise<Begun> {
  const { buyer, wanted, key } = request
  return db.transaction().execute(async (tx) => {
    await holdBuyer(tx, buyer)
    const standing = await standingOf(tx, buyer)
    const keyed = keyedOf(standing.purchases, request)
    if (keyed) return { purchase: keyed }
    const terms = termsOf(standing, wanted)
    const open = standing.purchases.filter(({ state }) => state === 'open')
    const inSlot = open.find(({ slot }) => slot === terms.slot)
    const isFresh =
      inSlot?.provider === payments.source &&
      Date.now() - inSlot.createdAt.getTime() < handedOutForMs
    if (inSlot)
      return isFresh && isSame(inSlot, terms, request) ? { purchase: inSlot } : { inTheWay: inSlot }
    const withCode = terms.discount && open.find(({ discount }) => discount === terms.discount)
    if (withCode) return { inTheWay: withCode }
    const purchase = await insertPurchase(tx, {
      ...terms,
      id: randomUUID(),
      buyer,
      idempotencyKey: key ?? null,
      provider: payments.source,
      email: standing.email,
      returnTo: request.returnTo,
    })
    return { purchase }
  })
}

/** How long the first request may take to get its checkout; then another replaces it. */
const openedWithinMs = 2000

/** The buyer's other window is asking the payment service for it right now. */
const isBeingOpened = ({ checkoutRef, createdAt }: Purchase): boolean =>
  checkoutRef === null && Math.abs(Date.now() - createdAt.getTime()) < openedWithinMs

const shortly = () => wait(20 + Math.random() * 40)

/** Returns undefined when time is up: several windows of one buyer keep replacing each other's
    checkout. */
async function beginOnce(
  deps: SettleDeps,
  request: CheckoutRequest,
  isOver: () => boolean,
): Promise<Purchase | undefined> {
  while (!isOver())
    try {
      const begun = await begin(deps, request)
      if ('purchase' in begun) return begun.purchase
      await (isBeingOpened(begun.inTheWay) ? shortly() : closeCheckout(deps, begun.inTheWay))
    } catch (error) {
      // An account that is being erased cannot buy any more.
      throw isForeignKeyViolation(error) ? fail('unauthenticated', { cause: error }) : error
    }
  return undefined
}

/** Where a purchase is paid; undefined if another has replaced it, or is to replace it. */
async function openAt(
  { db, payments }: SettleDeps,
  purchase: Purchase,
  site: string,
): Promise<string | undefined> {
  if (purchase.checkoutUrl) return purchase.checkoutUrl
  if (purchase.state !== 'open') return undefined
  try {
    const order = orderOf(purchase, site)
    const checkout = await payments.createCheckout(order, inTime())
    if (await saveCheckoutRef(db, purchase.id, checkout)) return checkout.url
    await payments.closeCheckout(checkout.ref, inTime())
    return undefined
  } catch (cause) {
    // The next click is another purchase, under a fresh key.
    if (cause instanceof CheckoutRefused) await expireUnasked(db, purchase.id)
    throw fail('payments-unavailable', { cause })
  }
}

const triedForMs = 15_000

/**
 * Opens a checkout at the payment provider once: the purchase is stored first, then requested with its id as
 * the key. Returns the address to pay at. Of two parallel requests for the same thing, only one can be paid.
 * Throws checkout-overtaken if the same buyer's other requests keep replacing it.
 */
export async function startCheckout(
  deps: SettleDeps,
  request: CheckoutRequest,
): Promise<{ readonly id: string; readonly url: string }> {
  const until = performance.now() + triedForMs
  const isOver = () => performance.now() > until
  // A retry is another purchase: the key stays with the one that was replaced.
  for (let wanted = request; ; wanted = { ...request, key: undefined }) {
    const purchase = await beginOnce(deps, wanted, isOver)
    if (!purchase) throw fail('checkout-overtaken')
    const url = await openAt(deps, purchase, request.site)
    if (url) return { id: purchase.id, url }
  }
}
