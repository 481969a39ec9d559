import { expect, test } from 'vitest'
import { embeddedVisasProvider } from '#features/visas/server/provider/embedded/embedded-visas-provider.ts'
import { createTravelBuddyVisasProvider } from '#features/visas/server/provider/travelbuddy/travelbuddy-visas-provider.ts'
import { startContractFront } from './contract-front.ts'

test('VISA-01 transcribed: the contract of Travel Buddy takes a pair, and its answer is a rule', async () => {
  const front = await startContractFront('travelbuddy')
  const { url } = front
  const provider = createTravelBuddyVisasProvider({
    key: 'rapid_contract',
    url,
    now: Date.now,
    otherwise: embeddedVisasProvider,
  })
  const signal = AbortSignal.timeout(30_000)
  expect(await provider.check('CA', 'TH', signal)).toMatchObject({ status: 'visa-free', days: 45 })
  expect(front.exchanges).toMatchObject([{ status: 200, errors: [] }])
  front.prefer.code = 429
  await expect(provider.check('CA', 'IN', signal)).rejects.toMatchObject({ code: 'unavailable' })
  await front.close()
})
