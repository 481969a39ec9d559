import { expect } from 'vitest'
import { grantAccess } from '#features/accounts/server/index.ts'
import { opened, pay, tell } from './sandbox-steps.ts'
import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

export interface Subject {
  readonly app: TestApp
  readonly client: TestClient & { readonly email: string }
  /** A three-day trip in one place; in some states its PDF is bought. */
  readonly trip: string
}

export interface Bought {
  /** Of the sandbox's checkout. */
  readonly session: string
  readonly purchase: string
  readonly kind: 'tier' | 'plan' | 'consultation' | 'pdf'
}

/** Where the browser comes back to after paying: the look-up settles the purchase. */
export function lookUpOf({ kind, purchase }: Bought, trip: string): string {
  if (kind === 'consultation') return `/api/consultation/verify/${purchase}`
  if (kind === 'pdf') return `/api/pdf-export/verify/${purchase}?itinerary_id=${trip}`
  return `/api/pricing/verify/${purchase}`
}

/** Buys as a person does, without any event. */
async function buy(subject: Subject, kind: Bought['kind'], path: string, body: object) {
  const session = await opened(subject.client, path, body)
  const bought = { session, kind, purchase: (await pay(subject.client, session)).purchase }
  expect((await subject.client.get(lookUpOf(bought, subject.trip))).status).toBe(200)
  return bought
}

const tier = (subject: Subject, plan: string) =>
  buy(subject, 'tier', '/api/pricing/checkout', { plan })
const plan = (subject: Subject, planType: string) =>
  buy(subject, 'plan', '/api/subscription/create', { planType })
const pdf = (subject: Subject) =>
  buy(subject, 'pdf', '/api/pdf-export/checkout', { itineraryId: subject.trip })

/** What happens at the payment service later, and its message of it. */
async function later({ app, client }: Subject, bought: Bought, ...actions: readonly string[]) {
  const path = `/api/sandbox-checkout/${bought.session}/billing`
  for (const action of actions) {
    expect((await client.post(path, { action })).status).toBe(200)
    const told = await tell(app, crypto.randomUUID(), bought.purchase, 'subscription.updated')
    expect(told.status).toBe(204)
  }
  return bought
}

async function isPaid({ client }: Subject, { purchase }: Bought): Promise<boolean> {
  const { purchases } = (await client.get('/api/purchases')).body
  return purchases.some((one: { id: string; state: string }) => {
    return one.id === purchase && one.state === 'paid'
  })
}

/**
 * Every state of an account, how it comes to be in it, and what was bought last; nothing where the
 * account has bought nothing.
 */
export const accountStates: Readonly<
  Record<string, (subject: Subject) => Promise<Bought | undefined>>
> = {
  free: async () => undefined,
  explorer: (subject) => tier(subject, 'explorer'),
  wanderlust: (subject) => tier(subject, 'wanderlust'),
  'explorer, then wanderlust': async (subject) => {
    await tier(subject, 'explorer')
    return tier(subject, 'wanderlust')
  },
  'explorer, then wanderlust, explorer given back': async (subject) => {
    const base = await tier(subject, 'explorer')
    const upgrade = await tier(subject, 'wanderlust')
    await later(subject, base, 'refund')
    return upgrade
  },
  'tier given by the house': async ({ app, client }) => {
    await grantAccess(app.database, client.email, 'explorer', { force: true })
    return undefined
  },
  'tier declined': async ({ client }) => {
    const session = await opened(client, '/api/pricing/checkout', { plan: 'wanderlust' })
    const { answer } = await pay(client, session, { cardNumber: '4000 0000 0000 0002' })
    expect(answer.body.code).toBe('card-refused')
    return undefined
  },
  'tier refunded': async (subject) => later(subject, await tier(subject, 'wanderlust'), 'refund'),
  'another amount came in': async (subject) => {
    const { app, client } = subject
    const session = await opened(client, '/api/pricing/checkout', { plan: 'wanderlust' })
    const bought = {
      session,
      kind: 'tier',
      purchase: (await pay(client, session)).purchase,
    } as const
    await app.database.pool.query(
      'update sandbox_payments.payments set amount_minor = 1 where checkout_id = $1',
      [session],
    )
    expect((await client.get(lookUpOf(bought, ''))).body.code).toBe('not-paid')
    return bought
  },
  'premium in its trial': (subject) => plan(subject, 'premium'),
  'enterprise in its trial': (subject) => plan(subject, 'enterprise'),
  'plan past its trial': async (subject) => later(subject, await plan(subject, 'premium'), 'renew'),
  'plan that ends with its month': async (subject) =>
    later(subject, await plan(subject, 'premium'), 'renew', 'cancel-at-end'),
  'plan changed': async (subject) => {
    const bought = await plan(subject, 'premium')
    const path = `/api/sandbox-checkout/${bought.session}/plan`
    await subject.client.post(path, { item: 'enterprise' })
    await later(subject, bought, 'renew')
    const { planType } = (await subject.client.get('/api/subscription/status')).body
    expect(planType).toBe('enterprise')
    return bought
  },
  'plan overdue': async (subject) => later(subject, await plan(subject, 'premium'), 'fail-renewal'),
  'enterprise overdue': async (subject) =>
    later(subject, await plan(subject, 'enterprise'), 'fail-renewal'),
  'plan paid again': async (subject) =>
    later(subject, await plan(subject, 'premium'), 'fail-renewal', 'renew'),
  'plan ended': async (subject) => later(subject, await plan(subject, 'premium'), 'end-now'),
  'enterprise ended': async (subject) =>
    later(subject, await plan(subject, 'enterprise'), 'end-now'),
  'plan ended with its month': async (subject) =>
    later(subject, await plan(subject, 'premium'), 'renew', 'cancel-at-end', 'renew'),
  'plan refunded': async (subject) =>
    later(subject, await plan(subject, 'premium'), 'renew', 'refund'),
  'plan whose month is over without a word': async (subject) => {
    const bought = await plan(subject, 'premium')
    await subject.app.database.pool.query(
      `update entitlements set ends_at = now() - interval '1 minute'
       where user_id = (select id from users where email = $1)`,
      [subject.client.email],
    )
    return bought
  },
  'explorer with a plan': async (subject) => {
    await tier(subject, 'explorer')
    return plan(subject, 'premium')
  },
  'one PDF': pdf,
  'PDF refunded': async (subject) => later(subject, await pdf(subject), 'refund'),
  'one PDF, and explorer given back': async (subject) => {
    const paper = await pdf(subject)
    await later(subject, await tier(subject, 'explorer'), 'refund')
    expect(await isPaid(subject, paper)).toBe(true)
    return paper
  },
  'a consultation': (subject) =>
    buy(subject, 'consultation', '/api/consultation/checkout', { tier: 'express' }),
}
