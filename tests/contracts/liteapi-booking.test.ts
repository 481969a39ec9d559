import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLiteApiSupplier } from '#features/bookings/server/provider/liteapi/liteapi-supplier.ts'
import { money } from '#platform/shared/money.ts'
import { type ContractFront, startContractFront } from './contract-front.ts'

const signal = AbortSignal.timeout(60_000)
let front: ContractFront
beforeAll(async () => {
  front = await startContractFront('liteapi-book')
})
afterAll(() => front.close())

const open = () =>
  createLiteApiSupplier({
    key: 'sand_contract',
    url: front.url,
    formScript: 'https://form.example/pay.js',
    now: Date.now,
  })
const stay = {
  kind: 'stay',
  hotelId: 'liteapi:lp1897',
  name: 'Inn',
  city: 'Town',
  district: 'Centre',
  photoUrl: '',
  checkIn: '2027-04-12',
  checkOut: '2027-04-14',
  nights: 2,
  adults: 2,
  children: 0,
  rooms: 2,
  timeZone: 'Europe/Paris',
  sample: false,
} as const
const guest = { firstName: 'A', lastName: 'B', email: 'a@example.ca', phone: '+14165550100' }

test('STAY-08 STAY-09 the contract of LiteAPI takes a hold and an order, and answers what can be read', async () => {
  const held = await open().hold?.({ key: 'k', sourceOffer: 'offer', stay }, signal)
  expect(held).toMatchObject({ kind: 'held', form: { publicKey: 'sandbox' } })
  if (held?.kind !== 'held') throw new Error('Not held')
  expect(held.total.amountMinor).toBeGreaterThan(0)
  expect(held.policy).not.toBeNull()
  const payment = { method: 'token', token: held.token } as const
  const order = { key: 'key-1', stay, total: money('CAD', 1), guest, payment }
  expect(await open().book(order, signal)).toEqual({ kind: 'confirmed', reference: 'ABC123' })
  // The contract's example of a list is another agency's: nothing of ours stands under the key.
  expect(await open().seal('key-1', signal)).toEqual({ state: 'none' })
  expect(await open().seal('6b462947-b183-450b-8113-098a674f7f86', signal)).toEqual({
    state: 'cancelled',
    reference: '9EjIcpy7K',
  })
  for (const { errors } of front.exchanges) expect(errors).toEqual([])
  expect(front.exchanges.map(({ line }) => line.split('?')[0])).toEqual([
    'POST /v3.0/rates/prebook',
    'POST /v3.0/rates/book',
    'GET /v3.0/bookings',
    'GET /v3.0/bookings',
  ])
})

test('STAY-09 its refusals are refusals, and a key refused is a fault', async () => {
  front.prefer.code = 400
  const payment = { method: 'token', token: 'pb tr' } as const
  const order = { key: 'key-1', stay, total: money('CAD', 1), guest, payment }
  expect(await open().hold?.({ key: 'k', sourceOffer: 'offer', stay }, signal)).toMatchObject({
    kind: 'refused',
    refusal: 'sold-out',
  })
  front.prefer.code = 401
  await expect(open().book(order, signal)).rejects.toMatchObject({ code: 'unavailable' })
  delete front.prefer.code
})
