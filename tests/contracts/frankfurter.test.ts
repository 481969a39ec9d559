import { expect, test } from 'vitest'
import { vendorErrorIn } from '#platform/server/outbound/vendor-error.ts'
import { createFrankfurterRatesProvider } from '#platform/server/rates/frankfurter/frankfurter-rates-provider.ts'
import { startContractFront } from './contract-front.ts'

test('H2 CART-08 the contract of Frankfurter takes the question; its example is of another base, which we do not take', async () => {
  const front = await startContractFront('frankfurter')
  const provider = createFrankfurterRatesProvider({ url: front.url })
  const signal = AbortSignal.timeout(30_000)
  const error: unknown = await provider.latest(signal).catch((thrown: unknown) => thrown)
  expect(vendorErrorIn(error)?.message).toBe('frankfurter: answers otherwise: base invalid_value')
  expect(front.exchanges).toMatchObject([{ status: 200, errors: [] }])
  await front.close()
})
