import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#platform/shared/app-error.ts'
import type { VendorLog, VendorParts } from './vendor-client.ts'
import { type VendorFault, vendorErrorIn } from './vendor-error.ts'

/** A key that no log and no error may repeat. */
export const secretKey = 'sk_never_in_a_log'

/** Small, so that the whole matrix takes a second: timeouts come at once. */
const limits = { deadlineMs: 2500, pauseMs: 1, bytes: 200_000, failures: 1000 } as const
const lateMs = 120

export type FaultParts = Required<Pick<VendorParts, 'url' | 'limits' | 'log'>>

const json = (response: ServerResponse, status: number, body: string) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body)
}

/** Fifty megabytes, in chunks without a length. */
function flood(response: ServerResponse): void {
  const piece = Buffer.alloc(1_000_000, 0x20)
  let left = 50
  const pour = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= 1
      if (!response.write(piece)) return void response.once('drain', pour)
    }
    response.end('{}')
  }
  pour()
}

/** A byte every now and then, and never the last. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}

const faults: Readonly<Record<string, readonly [VendorFault, (response: ServerResponse) => void]>> =
  {
    hanging: ['late', () => undefined],
    slow: ['late', drip],
    'a fault of its own (500)': ['down', (response) => json(response, 500, '{"error":{}}')],
    'too many calls (429)': ['quota', (response) => json(response, 429, '{"error":{}}')],
    'a key refused (401)': ['key', (response) => json(response, 401, `{"key":"${secretKey}"}`)],
    garbage: ['answer', (response) => json(response, 200, '<html>Welcome</html>')],
    'half a document': ['answer', (response) => json(response, 200, '{"data":[{"id":"1"')],
    'cut off on the way': [
      'answer',
      (response) => {
        response.writeHead(200, { 'content-length': '5000' })
        response.write('{"data":[', () => response.destroy())
      },
    ],
    'another shape': ['answer', (response) => json(response, 200, '[1,"two",null]')],
    'fifty megabytes': ['answer', flood],
  }

/** An address without a listener. */
async function closedAddress(): Promise<string> {
  const closed = createServer()
  await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done))
  const { port } = closed.address() as AddressInfo
  await new Promise((done) => closed.close(done))
  return `http://127.0.0.1:${port}`
}

/**
 * Drives an adapter through everything that a vendor may do wrong: each ends soon, as `unavailable`, with the
 * reason inside and no key anywhere. `make` gives a call of the adapter at that address.
 */
export function endsEveryFault(
  name: string,
  make: (parts: FaultParts) => (signal: AbortSignal) => Promise<unknown>,
): void {
  describe(`a vendor at fault: ${name}`, () => {
    let answer: RequestListener = () => undefined
    let inside = 0
    const logged: string[] = []
    const server = createServer((request, response) => {
      if (request.url?.startsWith('/inside')) inside += 1
      answer(request, response)
    })
    let url = ''
    beforeAll(async () => {
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    })
    afterAll(() => {
      server.closeAllConnections()
      server.close()
    })
    beforeEach(() => void logged.splice(0))
    const log: VendorLog = { warn: (...said) => void logged.push(JSON.stringify(said)) }

    async function expectFault(at: string, fault: VendorFault): Promise<void> {
      const began = performance.now()
      const call = make({
        url: at,
        limits: fault === 'late' ? { ...limits, deadlineMs: lateMs } : limits,
        log,
      })
      const error: unknown = await call(new AbortController().signal).then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
      expect(error).toBeInstanceOf(AppError)
      expect(error).toMatchObject({ code: 'unavailable' })
      expect(vendorErrorIn(error)?.fault).toBe(fault)
      expect(performance.now() - began).toBeLessThan(3000)
      expect(logged.length).toBeGreaterThan(0)
      expect(`${logged.join()} ${vendorErrorIn(error)?.message}`).not.toContain(secretKey)
    }

    test('H2 not reached', async () => expectFault(await closedAddress(), 'down'))

    test.each(Object.entries(faults))('H2 %s', async (_, [fault, respond]) => {
      answer = (_request, response) => respond(response)
      await expectFault(url, fault)
    })

    test('H2 a redirect to an address inside is not followed', async () => {
      answer = (_request, response) => {
        response.writeHead(302, { location: `${url}/inside` })
        response.end()
      }
      await expectFault(url, 'answer')
      expect(inside).toBe(0)
    })
  })
}
