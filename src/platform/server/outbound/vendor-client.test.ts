import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createKeptAnswers } from './kept-answers.ts'
import { accessTo, vendorWays } from './vendor-access.ts'
import { createVendorClient, type VendorLimits } from './vendor-client.ts'
import { vendorErrorIn } from './vendor-error.ts'
import { noteHeaders, recordOf } from './vendor-record.ts'
import { endsEveryFault, secretKey } from './vendor-faults.suite.ts'

const answer = z.object({ data: z.array(z.string()) })

endsEveryFault('the client', ({ url, limits, log }) => {
  const client = createVendorClient({ name: 'far', url, limits, log, headers: { key: secretKey } })
  return (signal) => client.call({ path: '/list', query: { key: secretKey }, answer }, signal)
})

describe('H2 the way to a vendor', () => {
  const seen: string[] = []
  let statuses: number[] = []
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    response.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' })
    response.end('{"data":["a"]}')
  })
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3/`
  })
  afterAll(() => void server.close())
  beforeEach(() => {
    seen.splice(0)
    statuses = []
  })
  const { signal } = new AbortController()
  let now = 0
  const client = (limits: Partial<VendorLimits> = {}) =>
    createVendorClient({ name: 'far', url, limits: { pauseMs: 1, ...limits }, now: () => now })
  const faultOf = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (error: unknown) => vendorErrorIn(error)?.fault,
    )

  test('H2 a passing fault is asked about once more, a second one is the answer', async () => {
    statuses = [503]
    const call = { path: '/list', query: { of: 'é', not: undefined }, answer }
    expect(await client().call(call, signal)).toEqual({ data: ['a'] })
    expect(seen).toEqual(['GET /v3/list?of=%C3%A9', 'GET /v3/list?of=%C3%A9'])
    statuses = [503, 503, 200]
    expect(await faultOf(client().call(call, signal))).toBe('down')
  })

  test.each([500, 400, 401])('H2 %i is not asked again', async (status) => {
    statuses = [status]
    await faultOf(client().call({ path: '/list', answer }, signal))
    expect(seen).toHaveLength(1)
  })

  test('H2 an order is never sent twice unless it says that it may be', async () => {
    statuses = [503]
    const order = { path: '/order', body: { for: 'a' }, answer }
    expect(await faultOf(client().call(order, signal))).toBe('down')
    expect(seen).toEqual(['POST /v3/order'])
    statuses = [503]
    await client().call({ ...order, repeatable: true }, signal)
    expect(seen).toHaveLength(3)
  })

  test('H2 second tries have a budget: trouble is not made twice as large', async () => {
    const tired = client({ retries: 2, callsPerRetry: 1000, failures: 1000 })
    for (let round = 0; round < 10; round += 1) {
      statuses = [503, 503]
      await faultOf(tired.call({ path: '/list', answer }, signal))
    }
    expect(seen).toHaveLength(12)
  })

  test('H2 after failures in a row the vendor is left in peace, then one call tries it out', async () => {
    const tired = client({ failures: 3, restMs: 1000 })
    const call = () => faultOf(tired.call({ path: '/list', answer }, signal))
    statuses = [500, 500, 500, 500]
    expect([await call(), await call(), await call()]).toEqual(['down', 'down', 'down'])
    expect(await call()).toBe('paused')
    expect(seen).toHaveLength(3)
    now += 1001
    expect(await Promise.all([call(), call()])).toEqual(['down', 'paused'])
    now += 1001
    expect(await call()).toBeUndefined()
    expect(await call()).toBeUndefined()
  })

  test('H2 a status that means nothing gives nothing; refused input does not rest the vendor', async () => {
    const far = client({ failures: 2 })
    statuses = [204, 404]
    expect(await far.call({ path: '/a', nothing: [204, 404], answer }, signal)).toBeUndefined()
    expect(await far.call({ path: '/a', nothing: [204, 404], answer }, signal)).toBeUndefined()
    statuses = [400, 400, 400]
    for (let round = 0; round < 3; round += 1)
      expect(await faultOf(far.call({ path: '/a', answer }, signal))).toBe('input')
    expect(await far.call({ path: '/a', answer }, signal)).toEqual({ data: ['a'] })
  })

  test('H2 a caller who leaves is no fault of the vendor', async () => {
    const far = client({ failures: 1 })
    const gone = AbortSignal.abort()
    await expect(far.call({ path: '/a', answer }, gone)).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(await far.call({ path: '/a', answer }, signal)).toEqual({ data: ['a'] })
  })

  test('H2 a refusal is read where the call knows how, and stays a fault where it does not', async () => {
    statuses = [400, 409, 400]
    const refused = (status: number) => (status === 400 ? { data: ['refused'] } : undefined)
    const far = client()
    expect(await far.call({ path: '/a', answer, refused }, signal)).toEqual({ data: ['refused'] })
    expect(await faultOf(far.call({ path: '/a', answer, refused }, signal))).toBe('input')
    expect(await faultOf(far.call({ path: '/a', answer }, signal))).toBe('input')
  })

  test('H2 beyond the calls of a day nothing is asked, until the next day', async () => {
    now = 0
    const far = client({ callsADay: 2 })
    const call = () => faultOf(far.call({ path: '/a', answer }, signal))
    expect([await call(), await call(), await call()]).toEqual([undefined, undefined, 'quota'])
    expect(seen).toHaveLength(2)
    now = 86_400_000
    expect(await call()).toBeUndefined()
    const ways = vendorWays(
      { DUFFEL_KEY: 'duffel_key', VENDOR_CALLS_A_DAY: 'terra=3,duffel=15' },
      {
        warn: () => undefined,
      },
    )
    expect(accessTo(ways, 'duffel')).toMatchObject({ limits: { callsADay: 15 } })
  })

  test('H2 the latest fault and the calls that are left are noted, by vendor', async () => {
    statuses = [500]
    await faultOf(createVendorClient({ name: 'noted', url }).call({ path: '/a', answer }, signal))
    expect(recordOf('noted').lastFault?.why).toBe('noted: fails (500)')
    noteHeaders('noted', new Headers({ 'ratelimit-remaining': '7', 'ratelimit-limit': '60' }))
    expect(recordOf('noted').quota).toEqual({ left: 7, of: 60 })
    noteHeaders('noted', new Headers({ 'ratelimit-remaining': 'many' }))
    expect(recordOf('noted').quota).toEqual({ left: 7, of: 60 })
    expect(recordOf('unheard')).toEqual({ lastFault: null, quota: null })
  })
})

describe('H2 the last good answer', () => {
  const { signal } = new AbortController()
  const good = async () => 'good'
  const bad = async (): Promise<string> => {
    throw new Error('down')
  }

  test('H2 it stands in for one that fails, as long as the terms allow and no longer', async () => {
    const kept = createKeptAnswers<string>({ ms: 10, atMost: 5, lastGoodMs: 100 })
    expect(await kept('a', { signal, now: 0 }, good)).toBe('good')
    expect(await kept('a', { signal, now: 20 }, bad)).toBe('good')
    // It is asked again at once: what stood in is not kept.
    expect(await kept('a', { signal, now: 21 }, async () => 'better')).toBe('better')
    await expect(kept('a', { signal, now: 200 }, bad)).rejects.toThrow('down')
    await expect(kept('b', { signal, now: 20 }, bad)).rejects.toThrow('down')
  })

  test('H2 prices have none', async () => {
    const kept = createKeptAnswers<string>({ ms: 10, atMost: 5 })
    await kept('a', { signal, now: 0 }, good)
    await expect(kept('a', { signal, now: 20 }, bad)).rejects.toThrow('down')
  })
})
