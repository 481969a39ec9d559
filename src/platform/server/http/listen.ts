import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { HttpEnv } from './http-app.ts'

export interface Listening {
  readonly port: number
  /** Lets running requests finish for at most `graceMs`, refuses new ones. */
  close(graceMs: number): Promise<void>
}

async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Without this, parked keep-alive sockets hold the exit up.
  server.closeIdleConnections()
  const hurry = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(hurry)
}

/** Listens with a limit on every stage of a request, so that slow or hostile clients cost little. */
export async function listen(app: Hono<HttpEnv>, host: string, port: number): Promise<Listening> {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
    },
    getRequestListener(app.fetch),
  )
  server.maxHeadersCount = 100
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: (graceMs) => closeServer(server, graceMs),
  }
}
