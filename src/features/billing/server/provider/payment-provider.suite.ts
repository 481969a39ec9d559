import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type BillingAction,
  type CheckoutOrder,
  EventRefused,
  type PaymentProvider,
} from './payment-provider.ts'

/** A provider, with controls for what happens outside our system: buyers, banks, ends of months. */
export interface PaymentStage {
  readonly provider: PaymentProvider
  pay(ref: string, email: string): Promise<void>
  bill(ref: string, action: BillingAction): Promise<void>
  changePlan(ref: string, item: string): Promise<void>
  /** A webhook about a purchase, signed at the given moment. */
  message(key: string, at: Date): Promise<{ readonly body: string; readonly headers: Headers }>
}

const signal = AbortSignal.timeout(600_000)
const dayMs = 86_400_000

export const tierOrder = (over: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  key: randomUUID(),
  title: 'Explorer',
  item: 'explorer',
  currency: 'CAD',
  dueMinor: 1999,
  subscription: null,
  email: null,
  asksEmail: true,
  successUrl: 'http://localhost/pricing-success?session_id=1&plan=explorer',
  cancelUrl: 'http://localhost/pricing',
  site: 'http://localhost',
  ...over,
})

/** A plan with a week's trial whose first month is reduced. */
export const planOrder = (over: Partial<CheckoutOrder> = {}): CheckoutOrder =>
  tierOrder({
    title: 'Guide Pro',
    item: 'premium',
    dueMinor: 0,
    subscription: {
      trialDays: 7,
      firstMinor: 749,
      monthlyMinor: 999,
      plans: [
        { item: 'premium', name: 'Guide Pro', monthlyMinor: 999 },
        { item: 'enterprise', name: 'Business Guide Pro', monthlyMinor: 2999 },
      ],
    },
    ...over,
  })

const actions = ['renew', 'fail-renewal', 'cancel-at-end', 'keep', 'end-now', 'refund'] as const

function handsOf(stageOf: () => PaymentStage) {
  const open = async (order: CheckoutOrder) =>
    (await stageOf().provider.createCheckout(order, signal)).ref
  const facts = (ref: string) => stageOf().provider.read(ref, signal)
  const paid = async (order: CheckoutOrder) => {
    const ref = await open(order)
    await stageOf().pay(ref, 'ann@example.ca')
    return ref
  }
  return { stageOf, open, facts, paid }
}

type Hands = ReturnType<typeof handsOf>

function checkoutsAreOneThing({ stageOf, open, facts, paid }: Hands): void {
  test('SHOP-02 one key makes one checkout, at once and later', async () => {
    const order = tierOrder()
    const ask = () => stageOf().provider.createCheckout(order, signal)
    const answers = [...(await Promise.all(Array.from({ length: 10 }, ask))), await ask()]
    expect(new Set(answers.map(({ ref }) => ref)).size).toBe(1)
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1)
    expect(answers[0]?.url).toMatch(/^https?:\/\//)
  })

  test('SHOP-02 a checkout is open until it is paid, and an unknown one is not found', async () => {
    const ref = await open(tierOrder())
    expect(await facts(ref)).toMatchObject({
      checkout: 'open',
      currency: 'CAD',
      payments: [],
      subscription: null,
    })
    expect(await facts('cs_test_nobodyOpenedThis')).toBeUndefined()
  })

  test('SHOP-02 what was asked is what is paid, with the address that the buyer gave', async () => {
    const ref = await paid(tierOrder({ dueMinor: 14_900 }))
    await stageOf().pay(ref, 'ann@example.ca')
    const answer = await facts(ref)
    expect(answer).toMatchObject({ checkout: 'complete', currency: 'CAD' })
    expect(answer?.email).toBe('ann@example.ca')
    expect(answer?.payments).toMatchObject([{ amountMinor: 14_900, refundedMinor: 0 }])
    const paidAt = Date.parse(answer?.payments[0]?.paidAt ?? '')
    expect(Math.abs(paidAt - Date.now())).toBeLessThan(600_000)
  })

  test('SHOP-10 a closed checkout cannot be paid; a paid one stays paid', async () => {
    const closed = await open(tierOrder())
    await stageOf().provider.closeCheckout(closed, signal)
    await stageOf().provider.closeCheckout(closed, signal)
    await stageOf().pay(closed, 'ann@example.ca')
    expect(await facts(closed)).toMatchObject({ checkout: 'expired', payments: [] })
    const kept = await paid(tierOrder())
    await stageOf().provider.closeCheckout(kept, signal)
    expect(await facts(kept)).toMatchObject({ checkout: 'complete' })
  })

  test('SHOP-10 what is given back is told with its payment', async () => {
    const ref = await paid(tierOrder())
    await stageOf().bill(ref, 'refund')
    expect((await facts(ref))?.payments).toMatchObject([{ amountMinor: 1999, refundedMinor: 1999 }])
  })
}

function plansRunByTheMonth({ stageOf, facts, paid }: Hands): void {
  test('SHOP-05 a trial pays nothing, its first month less, the next one in full', async () => {
    const ref = await paid(planOrder())
    const began = await facts(ref)
    expect(began?.payments).toEqual([])
    expect(began?.subscription).toMatchObject({
      status: 'trialing',
      item: 'premium',
      cancels: false,
    })
    const ends = Date.parse(began?.subscription?.periodEndsAt ?? '')
    expect(Math.abs(ends - Date.now() - 7 * dayMs)).toBeLessThan(600_000)
    await stageOf().bill(ref, 'renew')
    await stageOf().bill(ref, 'renew')
    const renewed = await facts(ref)
    expect(renewed?.payments.map(({ amountMinor }) => amountMinor)).toEqual([749, 999])
    expect(renewed?.subscription?.status).toBe('active')
    expect(Date.parse(renewed?.subscription?.periodEndsAt ?? '')).toBeGreaterThan(ends + dayMs)
  })

  test('SHOP-05 a plan without a trial pays its first month at once', async () => {
    const { subscription } = planOrder()
    const now = subscription && { ...subscription, trialDays: 0 }
    const ref = await paid(planOrder({ subscription: now, dueMinor: 749 }))
    expect(await facts(ref)).toMatchObject({
      payments: [{ amountMinor: 749 }],
      subscription: { status: 'active' },
    })
  })

  test('SHOP-05 a month that is not paid, is paid later, ends at its end, or at once', async () => {
    const ref = await paid(planOrder())
    const after = async (action: BillingAction) => {
      await stageOf().bill(ref, action)
      return (await facts(ref))?.subscription
    }
    await after('renew')
    expect(await after('fail-renewal')).toMatchObject({ status: 'past_due' })
    expect(await after('renew')).toMatchObject({ status: 'active' })
    expect(await after('cancel-at-end')).toMatchObject({ status: 'active', cancels: true })
    expect(await after('keep')).toMatchObject({ status: 'active', cancels: false })
    expect(await after('end-now')).toMatchObject({ status: 'ended' })
    expect(await after('renew')).toMatchObject({ status: 'ended' })
    expect((await facts(ref))?.payments).toHaveLength(2)
  })

  test('SHOP-05 another plan runs once it was chosen where plans are managed', async () => {
    const ref = await paid(planOrder())
    await stageOf().changePlan(ref, 'enterprise')
    expect((await facts(ref))?.subscription).toMatchObject({ item: 'enterprise' })
    const url = await stageOf().provider.manageUrl(
      ref,
      { site: 'http://localhost', returnUrl: 'http://localhost/pricing' },
      signal,
    )
    expect(url).toMatch(/^https?:\/\//)
  })
}

function plansKeepTheirBooks({ stageOf, facts, paid }: Hands): void {
  test('SHOP-10 HOME-11 a payment is given back once, however often it is asked, and a plan ends with it', async () => {
    const { provider } = stageOf()
    const ref = await paid(planOrder())
    await stageOf().bill(ref, 'renew')
    const [payment] = (await facts(ref))?.payments ?? []
    const giveBack = () => provider.refund(ref, payment?.id ?? '', signal)
    await Promise.all([giveBack(), giveBack()])
    await giveBack()
    expect(await facts(ref)).toMatchObject({
      payments: [{ amountMinor: 749, refundedMinor: 749 }],
      subscription: { status: 'ended' },
    })
  })

  test('SHOP-10 a plan is ended at once, however often it is asked, and what is no plan stays as it is', async () => {
    const { provider } = stageOf()
    const ref = await paid(planOrder())
    await Promise.all([
      provider.endSubscription(ref, signal),
      provider.endSubscription(ref, signal),
    ])
    await provider.endSubscription(ref, signal)
    await stageOf().bill(ref, 'renew')
    expect(await facts(ref)).toMatchObject({ payments: [], subscription: { status: 'ended' } })
    const tier = await paid(tierOrder())
    await provider.endSubscription(tier, signal)
    expect(await facts(tier)).toMatchObject({
      checkout: 'complete',
      payments: [{ refundedMinor: 0 }],
    })
  })

  test('SHOP-10 whatever happens to a plan, its payments stay, in order, and its end is its end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...actions), { minLength: 1, maxLength: 6 }),
        async (steps) => {
          const ref = await paid(planOrder())
          let before = await facts(ref)
          for (const step of steps) {
            await stageOf().bill(ref, step)
            const now = await facts(ref)
            const ids = now?.payments.map(({ id }) => id) ?? []
            expect(new Set(ids).size).toBe(ids.length)
            expect(ids.slice(0, before?.payments.length)).toEqual(
              before?.payments.map(({ id }) => id),
            )
            for (const { amountMinor, refundedMinor } of now?.payments ?? [])
              expect(refundedMinor).toBeLessThanOrEqual(amountMinor)
            if (before?.subscription?.status === 'ended')
              expect(now?.subscription?.status).toBe('ended')
            before = now
          }
        },
      ),
      { numRuns: 12 },
    )
  })
}

function messagesAreSigned({ stageOf }: Hands): void {
  test('SHOP-10 a message is believed when it is signed, whole and of these minutes', async () => {
    const { provider, message } = stageOf()
    const now = new Date()
    const key = randomUUID()
    const { body, headers } = await message(key, now)
    expect(await provider.readEvent(body, headers, now)).toMatchObject({ key })
    const refused = (text: string, given: Headers, at = now) =>
      expect(provider.readEvent(text, given, at)).rejects.toBeInstanceOf(EventRefused)
    await refused(body, new Headers())
    await refused(`${body} `, headers)
    await refused(body.replace(key, randomUUID()), headers)
    await refused(body, new Headers([...headers].map(([header]) => [header, 't=1,v1=00'])))
    await refused(body, headers, new Date(now.getTime() + 301_000))
    await refused(body, headers, new Date(now.getTime() - 301_000))
  })
}

/** What billing requires of every payment provider. */
export function keepsThePort(name: string, stageOf: () => PaymentStage): void {
  const hands = handsOf(stageOf)
  describe(`SHOP-10 the port of payments, kept by ${name}`, () => {
    checkoutsAreOneThing(hands)
    plansRunByTheMonth(hands)
    plansKeepTheirBooks(hands)
    messagesAreSigned(hands)
  })
}
