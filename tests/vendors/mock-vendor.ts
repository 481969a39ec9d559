import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: unknown
}

/** What a mock answers: a body in JSON (or text), or a status without one. */
export type Told = { readonly status?: number; readonly json?: unknown; readonly text?: string }

/** A vendor on this machine that answers as we wrote down: nothing of it was recorded from the vendor itself. */
export async function startMockVendor(
  tell: (asked: Asked) => Told,
  /** What each answer waits for. */
  ready: () => Promise<void> | void = () => undefined,
) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const parts: Uint8Array[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString()
    const one: Asked = {
      method: request.method ?? 'GET',
      url: new URL(request.url ?? '/', 'http://vendor.example'),
      headers: request.headers,
      body: text && JSON.parse(text),
    }
    asked.push(one)
    await ready()
    const { status = 200, json, text: plain } = tell(one)
    response.writeHead(status, { 'content-type': plain ? 'text/plain' : 'application/json' })
    response.end(plain ?? (json === undefined ? '' : JSON.stringify(json)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

export type MockVendor = Awaited<ReturnType<typeof startMockVendor>>
