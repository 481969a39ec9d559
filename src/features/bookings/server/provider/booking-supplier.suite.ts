import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#platform/shared/local-date.ts'
import { money } from '#platform/shared/money.ts'
import type { BookingSupplier, Payment, StayOrder } from './booking-supplier.ts'

const inTime = (): AbortSignal => AbortSignal.timeout(600_000)

/** A supplier, with access to its own ledger and clock. */
export interface SupplierStage {
  readonly supplier: BookingSupplier
  /** A payment that it accepts, and one that it refuses. */
  readonly payments: { readonly good: Payment; readonly refused: Payment }
  /** The supplier's own order numbers for a key, one for each order. */
  orders(key: string): Promise<readonly string[]>
  /** Ends the free cancellation time of an order. */
  makeLate(key: string): Promise<void>
}

let day = 0
/** Other nights each time: a hotel has few rooms. */
function newOrder(payment: Payment, over: Partial<StayOrder> = {}): StayOrder {
  day += 1
  return {
    key: randomUUID(),
    stay: {
      kind: 'stay',
      hotelId: 'suite:town/inn',
      name: 'Inn',
      city: 'Town',
      district: 'Centre',
      photoUrl: '',
      checkIn: addDays('2031-01-01', day),
      checkOut: addDays('2031-01-02', day),
      nights: 1,
      adults: 2,
      children: 0,
      rooms: 1,
      timeZone: 'Europe/Paris',
      sample: true,
    },
    total: money('CAD', 18_800),
    guest: { firstName: 'A', lastName: 'B', email: 'a@example.ca', phone: '+14165550100' },
    payment,
    ...over,
  }
}

const confirmed = ['confirmed']

/** An order is placed once, or not at all. */
function ordersOnce(make: () => SupplierStage): void {
  let stage: SupplierStage
  let order: StayOrder
  beforeEach(() => {
    stage = make()
    order = newOrder(stage.payments.good)
  })

  test('STAY-09 an order sent again and at once is one order with one number', async () => {
    const { supplier } = stage
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => supplier.book(order, inTime())),
    )
    const again = await supplier.book(order, inTime())
    expect(again).toMatchObject({ kind: 'confirmed', reference: expect.stringMatching(/./) })
    for (const answer of answers) expect(answer).toEqual(again)
    expect(await stage.orders(order.key)).toEqual(confirmed)
  })

  test('STAY-07 STAY-09 a payment that is refused leaves nothing, and its words repeat nothing of it', async () => {
    const { refused } = stage.payments
    const outcome = await stage.supplier.book({ ...order, payment: refused }, inTime())
    expect(outcome).toMatchObject({ kind: 'refused', refusal: 'card-refused' })
    const secret = refused.method === 'token' ? refused.token : refused.cardNumber
    expect(JSON.stringify(outcome)).not.toContain(secret)
    expect(await stage.orders(order.key)).toEqual([])
  })

  test('STAY-10 a room is sold once: an order for more rooms than are free is refused', async () => {
    const { good } = stage.payments
    const rush = Array.from({ length: 40 }, () => newOrder(good, { stay: order.stay }))
    const outcomes = await Promise.all(rush.map((one) => stage.supplier.book(one, inTime())))
    const refused = outcomes.filter(({ kind }) => kind === 'refused')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(rush.length)
    for (const outcome of refused) expect(outcome).toMatchObject({ refusal: 'sold-out' })
    const kept = (await Promise.all(rush.map(({ key }) => stage.orders(key)))).flat()
    expect(kept).toHaveLength(rush.length - refused.length)
  })
}

/** Repeated questions get the same answer, and a refusal changes nothing. */
function settles(make: () => SupplierStage): void {
  let stage: SupplierStage
  let order: StayOrder
  beforeEach(() => {
    stage = make()
    order = newOrder(stage.payments.good)
  })

  test('STAY-09 a sealed key tells what stands, and takes no order that comes later', async () => {
    const { supplier } = stage
    expect(await supplier.seal(order.key, inTime())).toEqual({ state: 'none' })
    // One that cannot close a key says instead how long an order may still be on its way.
    if (supplier.slowestSeconds === undefined) {
      expect(await supplier.book(order, inTime())).toMatchObject({ kind: 'refused' })
      expect(await supplier.seal(order.key, inTime())).toEqual({ state: 'none' })
      expect(await stage.orders(order.key)).not.toContain('confirmed')
    } else expect(supplier.slowestSeconds).toBeGreaterThan(60)
    const other = newOrder(stage.payments.good)
    const outcome = await supplier.book(other, inTime())
    const stands = { state: 'confirmed', reference: (outcome as { reference: string }).reference }
    expect(await supplier.seal(other.key, inTime())).toEqual(stands)
  })

  test('STAY-09 cancelled is cancelled, however often, and is sealed so', async () => {
    const { supplier } = stage
    await supplier.book(order, inTime())
    const cancel = () => supplier.cancel(order.key, inTime())
    for (const outcome of await Promise.all([cancel(), cancel(), cancel()]))
      expect(outcome).toMatchObject({ kind: 'cancelled' })
    expect(await supplier.seal(order.key, inTime())).toMatchObject({ state: 'cancelled' })
    expect(await stage.orders(order.key)).toEqual(['cancelled'])
  })

  test('STAY-09 too late, or not known: refused in words, and what stands stands', async () => {
    const { supplier } = stage
    await supplier.book(order, inTime())
    await stage.makeLate(order.key)
    const late = await supplier.cancel(order.key, inTime())
    expect(late).toMatchObject({ kind: 'refused', refusal: 'too-late' })
    expect(await stage.orders(order.key)).toEqual(confirmed)
    const unknown = await supplier.cancel(randomUUID(), inTime())
    expect(unknown).toMatchObject({ kind: 'refused', refusal: 'unknown' })
    for (const outcome of [late, unknown])
      expect((outcome as { words: string }).words).toMatch(/^[A-Z].{10,}\.$/)
  })
}

/** Tests what every adapter of the port must do, against the supplier's own ledger. */
export function keepsTheBookingPort(name: string, make: () => SupplierStage): void {
  describe(`the port of bookings: ${name}`, () => {
    ordersOnce(make)
    settles(make)
  })
}
