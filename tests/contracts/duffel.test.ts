import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDuffelFlightsProvider } from '#features/flights/server/provider/duffel/duffel-flights-provider.ts'
import { query } from '#features/flights/server/provider/flights-provider.suite.ts'
import { money } from '#platform/shared/money.ts'
import { type ContractFront, startContractFront } from './contract-front.ts'

const signal = AbortSignal.timeout(60_000)
let front: ContractFront
beforeAll(async () => {
  front = await startContractFront('duffel')
})
afterAll(() => front.close())

const open = () =>
  createDuffelFlightsProvider({
    key: 'duffel_test_contract',
    url: front.url,
    now: Date.now,
    airports: { airport: () => undefined, airportsOf: () => [] },
  })

test('FLY-02 the contract of Duffel takes a search of a family and reads back one offer', async () => {
  const asked = query({ adults: 2, children: 1, infants: 1, returnDate: '2027-04-20' })
  // The contract's example lands when it leaves: such a flight is not shown.
  expect(await open().search(asked, signal)).toEqual([])
  const journeys = await open().journeys?.('duffel:off_00009htYpSCXrwaB9DnUm0', signal)
  expect(journeys).toMatchObject([{ from: { iata: 'LHR' }, flights: [{ number: 'BA1234' }] }])
  expect(front.exchanges).toHaveLength(3)
  for (const { errors, status } of front.exchanges)
    expect({ errors, ok: status < 300 }).toEqual({ errors: [], ok: true })
})

test.each([401, 429, 500])('FLY-02 a refusal with %i of Duffel is unavailable', async (code) => {
  front.prefer.code = code
  await expect(open().search(query(), signal)).rejects.toMatchObject({ code: 'unavailable' })
  delete front.prefer.code
})

const people = [
  { title: 'ms', gender: 'f', firstName: 'Amelia', lastName: 'Earhart', bornOn: '1987-07-24' },
  { title: 'mr', gender: 'm', firstName: 'Tony', lastName: 'Stark', bornOn: '1985-07-24' },
] as const
const contact = { email: 'amelia@example.ca', phone: '+442080160509' }

test('FLY-07 the contract of Duffel takes an order that is paid later, and answers what stands', async () => {
  const own = await startContractFront(
    'duffel',
    // The contract has no list and no cancellation: these answers are ours.
    (_, path) => (path.startsWith('/air/orders?') ? { data: [] } : undefined),
    (example, { method, path }) => {
      if (method === 'GET' && path.startsWith('/air/offers/')) {
        const answer = JSON.parse(example) as { data: object }
        Object.assign(answer.data, {
          passenger_identity_documents_required: false,
          passengers: people.map((_one, at) => ({ id: `pas_${at}`, type: 'adult' })),
          payment_requirements: {
            requires_instant_payment: false,
            payment_required_by: '2099-01-17T10:42:14Z',
          },
        })
        return JSON.stringify(answer)
      }
      return path.startsWith('/air/orders')
        ? example.replace(/"cancelled_at":"[^"]*"/, '"cancelled_at":null')
        : example
    },
  )
  const airports = { airport: () => undefined, airportsOf: () => [] }
  const provider = createDuffelFlightsProvider({
    key: 'duffel_test_contract',
    url: own.url,
    now: Date.now,
    airports,
  })
  const order = {
    key: 'key-1',
    offerId: 'duffel:off_00009htYpSCXrwaB9DnUm0',
    total: money('GBP', 4500),
    passengers: people,
    contact,
  }
  const held = await provider.holds?.hold(order, signal)
  expect(held).toMatchObject({ state: 'held', orderId: 'ord_00009hthhsUZ8W4LxQgkjo' })
  expect(await provider.holds?.read('ord_00009hthhsUZ8W4LxQgkjo', signal)).toEqual(held)
  expect(own.exchanges.map(({ line }) => line)).toEqual([
    'GET /air/offers/off_00009htYpSCXrwaB9DnUm0',
    'POST /air/orders',
    'GET /air/orders/ord_00009hthhsUZ8W4LxQgkjo',
  ])
  for (const { errors } of own.exchanges) expect(errors).toEqual([])
  own.prefer.code = 422
  await expect(provider.holds?.read('ord_1', signal)).rejects.toMatchObject({ code: 'unavailable' })
  await own.close()
})
