import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { awaitLetters } from '../support/outbox.ts'
import { deliver, opened, pay, tell } from '../support/sandbox-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

const gst = { name: 'GST', number: '12345 6789 RT0001', rate: 5, included: true }
const qst = { name: 'QST', number: '1234567890 TQ0001', rate: 9.975, included: true }

let app: TestApp
let plain: TestApp
beforeAll(async () => {
  app = await startTestApp({
    BUSINESS_TAXES: JSON.stringify([gst, qst]),
    PAYMENT_DOUBT_SECONDS: '600',
  })
  plain = await startTestApp()
  // The secret that both sides share is made when the first message comes.
  await deliver(app, '{}')
})
afterAll(() => Promise.all([app.close(), plain.close()]))

interface Tax {
  readonly name: string
  readonly number: string
  readonly rate: number
  readonly amount: number
}

const cents = (dollars: number): number => Math.round(dollars * 100)
const written = (dollars: number): string =>
  `$${dollars.toLocaleString('en-CA', { minimumFractionDigits: 2 })} CAD`

/** What is bought, where, and what verifies it. */
const buys: readonly {
  readonly what: string
  readonly open: (client: TestClient) => Promise<string>
  readonly verify: (client: TestClient, purchase: string) => Promise<unknown>
  readonly due: number
  /** Of a tier: how the price list names it. */
  readonly listed?: { readonly item: string; readonly discount: string }
}[] = [
  ...[
    ['explorer', 'explorer', undefined, 19.99],
    ['explorer with the code', 'explorer', 'SAVE25', 14.99],
    ['wanderlust with the code', 'wanderlust', 'SAVE25', 29.99],
  ].map(([what, plan, discount, due]) => ({
    what: String(what),
    open: (client: TestClient) => opened(client, '/api/pricing/checkout', { plan, discount }),
    verify: async (client: TestClient, id: string) =>
      (await client.get(`/api/pricing/verify/${id}`)).body,
    due: Number(due),
    listed: { item: String(plan), discount: String(discount ?? '') },
  })),
  {
    what: 'a consultation of a group of six',
    open: (client) =>
      opened(client, '/api/consultation/checkout', { tier: 'premium-group', people: 6 }),
    verify: async (client, id) => (await client.get(`/api/consultation/verify/${id}`)).body,
    due: 539.1,
  },
]

describe('SHOP-10 receipts', () => {
  test.each(buys)(
    'SHOP-10 $what: offer, checkout, receipt, page, list and back office say one sum',
    async ({ open, verify, due, listed: inList }) => {
      const [ann, owner] = [await app.user(), await app.user('operator')]
      if (inList) {
        const { offers } = (await ann.get(`/api/pricing/offers?discount=${inList.discount}`)).body
        const offer = offers.find(({ item }: { item: string }) => item === inList.item)
        expect(offer.payCad).toBe(due)
      }
      const session = await open(ann)
      expect((await app.visitor().get(`/api/sandbox-checkout/${session}`)).body.dueCad).toBe(due)
      const { purchase } = await pay(ann, session)
      const answer = (await verify(ann, purchase)) as { amount_paid: number; taxes: Tax[] }
      expect(answer.amount_paid).toBe(due)
      expect(answer.taxes.map(({ amount: _, ...tax }) => tax)).toEqual(
        [gst, qst].map(({ included: _, ...tax }) => tax),
      )
      const [receipt = ''] = (await awaitLetters(app, ann.email, 1)).filter((text) =>
        text.includes('Receipt number'),
      )
      expect(receipt).toContain(`Paid: ${written(due)}`)
      const inTaxes = answer.taxes.reduce((sum, { amount }) => sum + cents(amount), 0)
      expect(receipt).toContain(`Before taxes: ${written((cents(due) - inTaxes) / 100)}`)
      for (const { name, rate, number, amount } of answer.taxes)
        expect(receipt).toContain(`${name} ${rate}%, no. ${number}: ${written(amount)}`)
      const [listed] = (await ann.get('/api/purchases')).body.purchases
      expect(listed).toMatchObject({ paidCad: due, taxes: answer.taxes })
      const { purchases } = (await owner.get('/api/admin/purchases')).body
      const sale = purchases.find(({ id }: { id: string }) => id === purchase)
      expect(sale).toMatchObject({ paidCad: due })
      expect((await ann.post(`/api/purchases/${purchase}/refund`, {})).body).toEqual({
        refundedCad: due,
      })
      const letters = await awaitLetters(app, ann.email, 2)
      const back = letters.find((text) => text.includes('Refunded:')) ?? ''
      expect(back).toContain(`Refunded: ${written(due)}`)
      for (const { name, rate, number, amount } of answer.taxes)
        expect(back).toContain(`Includes ${name} ${rate}%, no. ${number}: ${written(amount)}`)
    },
  )

  test('SHOP-10 a plan: each month has its receipt, and the list has the taxes of them all', async () => {
    const ann = await app.user()
    const session = await opened(ann, '/api/subscription/create', { planType: 'premium' })
    const { purchase } = await pay(ann, session)
    await ann.get(`/api/pricing/verify/${purchase}`)
    for (const month of ['one', 'two']) {
      await ann.post(`/api/sandbox-checkout/${session}/billing`, { action: 'renew' })
      await tell(app, `${purchase}-${month}`, purchase, 'invoice.paid')
    }
    const letters = await awaitLetters(app, ann.email, 3)
    const receipts = letters.filter((text) => text.includes('Receipt number'))
    expect(receipts).toHaveLength(2)
    for (const receipt of receipts) expect(receipt).toContain('Paid: $9.99 CAD')
    const [listed] = (await ann.get('/api/purchases')).body.purchases
    const each = (name: string) =>
      receipts.map((receipt) => new RegExp(`${name} .*: \\$(\\d+\\.\\d{2}) CAD`).exec(receipt)?.[1])
    for (const { name, amount } of listed.taxes as Tax[])
      expect(cents(amount)).toBe(each(name).reduce((sum, one) => sum + cents(Number(one)), 0))
    expect(listed.taxes).toHaveLength(2)
  })

  test('SHOP-10 what a receipt said stands when other taxes are set', async () => {
    const ann = await plain.user()
    const session = await opened(ann, '/api/pricing/checkout', { plan: 'explorer' })
    const { purchase } = await pay(ann, session)
    await ann.get(`/api/pricing/verify/${purchase}`)
    const kept = [{ name: 'HST', number: 'of then', rate: 15, amountMinor: 261 }]
    await plain.database.pool.query('update payments set taxes = $2 where purchase_id = $1', [
      purchase,
      JSON.stringify(kept),
    ])
    await ann.post(`/api/purchases/${purchase}/refund`, {})
    const letters = await awaitLetters(plain, ann.email, 2)
    expect(letters.join('')).toContain('Includes HST 15%, no. of then: $2.61 CAD')
  })

  test('SHOP-10 without a setting a receipt claims nothing of taxes, nor does the page', async () => {
    const ann = await plain.user()
    const session = await opened(ann, '/api/pricing/checkout', { plan: 'explorer' })
    const { purchase } = await pay(ann, session)
    const { body } = await ann.get(`/api/pricing/verify/${purchase}`)
    expect(body).toMatchObject({ amount_paid: 19.99, taxes: [] })
    const [receipt = ''] = await awaitLetters(plain, ann.email, 1)
    expect(receipt).toContain('Paid: $19.99 CAD')
    expect(receipt).not.toMatch(/\btax/i)
  })
})

test.each([
  ['no list', '{}'],
  ['no JSON', 'HST'],
  ['a rate that is no percentage', JSON.stringify([{ ...gst, rate: 0.13 }])],
  ['a rate as text', JSON.stringify([{ ...gst, rate: '13' }])],
  ['a rate of too many decimals', JSON.stringify([{ ...gst, rate: 9.97531 }])],
  ['no number', JSON.stringify([{ name: 'HST', rate: 13, included: true }])],
  ['a tax on top', JSON.stringify([{ ...gst, included: false }])],
])('SHOP-10 BUSINESS_TAXES with %s stops the start', (_, value) => {
  expect(() => readConfig({ BUSINESS_TAXES: value })).toThrow('BUSINESS_TAXES')
})
