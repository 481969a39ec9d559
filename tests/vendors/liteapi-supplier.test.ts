import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { money } from '#platform/shared/money.ts'
import { endsEveryFault, secretKey } from '#platform/server/outbound/vendor-faults.suite.ts'
import { keepsTheBookingPort } from '#features/bookings/server/provider/booking-supplier.suite.ts'
import { createLiteApiSupplier } from '#features/bookings/server/provider/liteapi/liteapi-supplier.ts'
import type { StayOrder } from '#features/bookings/server/provider/booking-supplier.ts'
import { policyOf } from '#features/bookings/server/provider/liteapi/to-policy.ts'
import { type LiteLedger, liteApiBookings, newLedger } from './liteapi-booking.ts'
import { type MockVendor, startMockVendor } from './mock-vendor.ts'

let ledger: LiteLedger = newLedger()
let vendor: MockVendor
beforeAll(async () => {
  vendor = await startMockVendor((asked) => liteApiBookings(ledger)(asked))
})
afterAll(() => vendor.close())
afterEach(() => {
  ledger = newLedger()
})

const now = Date.parse('2026-11-24T12:00:00Z')
const { signal } = new AbortController()
type Parts = Parameters<typeof createLiteApiSupplier>[0]
const open = (more: Partial<Parts> = {}) =>
  createLiteApiSupplier({
    key: 'sand_test_key',
    url: vendor.url,
    formScript: 'https://form.example/pay.js',
    now: () => now,
    limits: { pauseMs: 1 },
    ...more,
  })

keepsTheBookingPort('LiteAPI', () => {
  ledger.paid.add('tr1')
  return {
    supplier: open(),
    payments: {
      good: { method: 'token', token: 'pb1 tr1' },
      refused: { method: 'token', token: 'pb1 tr_not_paid' },
    },
    orders: async (key) =>
      ledger.orders
        .filter(({ reference }) => reference === key)
        .map(({ state }) => (state === 'CONFIRMED' ? 'confirmed' : 'cancelled')),
    makeLate: async (key) => void ledger.late.add(key),
  }
})

const stay = {
  kind: 'stay',
  hotelId: 'liteapi:lp1',
  name: 'Inn',
  city: 'Town',
  district: 'Centre',
  photoUrl: '',
  checkIn: '2027-04-12',
  checkOut: '2027-04-14',
  nights: 2,
  adults: 3,
  children: 0,
  rooms: 2,
  timeZone: 'Europe/Paris',
  sample: false,
} as const
const order = (over: Partial<StayOrder> = {}): StayOrder => ({
  key: 'key-1',
  stay,
  total: money('CAD', 20_000),
  guest: { firstName: 'A', lastName: 'B', email: 'a@example.ca', phone: '+14165550100' },
  payment: { method: 'token', token: 'pb1 tr1' },
  ...over,
})

describe('LiteAPI bookings', () => {
  test('STAY-08 a hold has the price, the policy, its end and what the form needs, and no key', async () => {
    const held = await open().hold?.(
      { key: 'k', sourceOffer: 'offer-lp1-RFN-163.66-x', stay },
      signal,
    )
    expect(held).toEqual({
      kind: 'held',
      token: 'pb1 tr1',
      total: money('CAD', 16_366),
      policy: [{ from: '2027-04-10T02:00:00.000Z', fee: money('CAD', 16_366) }],
      endsAt: new Date(now + 15 * 60_000),
      form: {
        script: 'https://form.example/pay.js',
        publicKey: 'sandbox',
        secret: 'pi_1_secret_test',
      },
    })
    expect(JSON.stringify(held)).not.toContain('sand_test_key')
  })

  test('STAY-09 an order names a guest for each room, our key, and what was paid', async () => {
    ledger.paid.add('tr1')
    expect(await open().book(order(), signal)).toEqual({ kind: 'confirmed', reference: 'LA1' })
    expect(vendor.asked.at(-1)?.body).toMatchObject({
      prebookId: 'pb1',
      clientReference: 'key-1',
      guests: [{ occupancyNumber: 1 }, { occupancyNumber: 2 }],
      payment: { method: 'TRANSACTION_ID', transactionId: 'tr1' },
    })
  })

  test('STAY-09 an order whose answer was lost is not sent twice, and is found by asking', async () => {
    ledger.paid.add('tr1')
    ledger.silent = true
    await expect(open().book(order(), signal)).rejects.toMatchObject({ code: 'unavailable' })
    expect(vendor.asked.filter(({ url }) => url.pathname.endsWith('/book'))).not.toHaveLength(0)
    expect(ledger.orders).toHaveLength(1)
    expect(await open().seal('key-1', signal)).toEqual({ state: 'confirmed', reference: 'LA1' })
    // The same order again is refused by the vendor as a double; what stands is the answer.
    expect(await open().book(order(), signal)).toEqual({ kind: 'confirmed', reference: 'LA1' })
  })

  test('STAY-09 cancelling says what it cost and what goes back', async () => {
    ledger.paid.add('tr1')
    ledger.fee = 25
    await open().hold?.({ key: 'k', sourceOffer: 'offer-lp1-RFN-150-x', stay }, signal)
    await open().book(order(), signal)
    expect(await open().cancel('key-1', signal)).toEqual({
      kind: 'cancelled',
      fee: money('CAD', 2500),
      refund: money('CAD', 12_500),
    })
  })

  test('STAY-08 a card is never sent, and an order without a hold is refused', async () => {
    const before = vendor.asked.length
    const card = { cardType: 'visa', cardNumber: '4242424242424242', expiryDate: '12/30', cvv: '1' }
    const outcome = await open().book(
      order({ payment: { method: 'creditCard', ...card } as never }),
      signal,
    )
    expect(outcome).toMatchObject({ kind: 'refused', refusal: 'card-refused' })
    expect(vendor.asked).toHaveLength(before)
  })

  test('H2 a policy of several rooms adds up, and one that cannot be read is none', () => {
    const rate = (...infos: readonly [string, number][]) => ({
      rates: [
        {
          cancellationPolicies: {
            cancelPolicyInfos: infos.map(([cancelTime, amount]) => ({ cancelTime, amount })),
            refundableTag: 'RFN',
          },
        },
      ],
    })
    const prebook = {
      prebookId: 'p',
      price: 300,
      currency: 'CAD',
      transactionId: 't',
      secretKey: 's',
    }
    const at = new Date(now)
    expect(
      policyOf(
        {
          ...prebook,
          roomTypes: [
            rate(['2027-04-01 00:00:00', 50], ['2027-04-10', 100]),
            rate(['2027-04-05T10:00:00+02:00', 200]),
          ],
        },
        at,
      ),
    ).toEqual([
      { from: '2027-04-01T00:00:00.000Z', fee: money('CAD', 5000) },
      { from: '2027-04-05T08:00:00.000Z', fee: money('CAD', 25_000) },
      { from: '2027-04-10T00:00:00.000Z', fee: money('CAD', 30_000) },
    ])
    expect(policyOf({ ...prebook, roomTypes: [rate(), rate(['2027-04-01', 1])] }, at)).toBeNull()
    expect(policyOf({ ...prebook, roomTypes: [rate(['soon', 1])] }, at)).toBeNull()
    const fixed = { rates: [{ cancellationPolicies: { refundableTag: 'NRFN' } }] }
    expect(policyOf({ ...prebook, roomTypes: [fixed] }, at)).toEqual([
      { from: at.toISOString(), fee: money('CAD', 30_000) },
    ])
  })
})

for (const [name, call] of Object.entries({
  hold: (supplier: ReturnType<typeof open>, ending: AbortSignal) =>
    supplier.hold?.({ key: 'k', sourceOffer: 'o', stay }, ending) ?? Promise.resolve(),
  book: (supplier: ReturnType<typeof open>, ending: AbortSignal) => supplier.book(order(), ending),
  seal: (supplier: ReturnType<typeof open>, ending: AbortSignal) => supplier.seal('k', ending),
  cancel: (supplier: ReturnType<typeof open>, ending: AbortSignal) => supplier.cancel('k', ending),
}))
  endsEveryFault(`LiteAPI ${name}`, ({ url, limits, log }) => {
    const supplier = open({ url, key: secretKey, limits, log })
    return (ending) => call(supplier, ending)
  })
