import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDuffelFlightsProvider } from '#features/flights/server/provider/duffel/duffel-flights-provider.ts'
import { query } from '#features/flights/server/provider/flights-provider.suite.ts'
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
