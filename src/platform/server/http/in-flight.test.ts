import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import { everyone } from '../auth/policy.ts'
import { createLogger } from '../log/logger.ts'
import { createStorageWatch } from '../storage-watch.ts'
import { bindContract } from './bind-contract.ts'
import { createHttpApp } from './http-app.ts'
import { listen } from './listen.ts'
import { createMetrics } from './metrics.ts'

const noLimit = Object.assign(async () => undefined, { giveBack: async () => undefined })

/** A server that has three calls in flight at once; those that write end when `finish` is called. */
async function counter() {
  let finish = (): void => undefined
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const logged: { readonly level: string; readonly status: unknown }[] = []
  const log = createLogger({ level: 'silent' })
  for (const level of ['info', 'error'] as const)
    log[level] = ((entry: { status?: number }) =>
      logged.push({ level, status: entry.status })) as never
  const app = createHttpApp({
    operations: bindContract(
      defineContract({
        tag: 'counter',
        routes: { look: ['GET', '/api/look'], write: ['POST', '/api/write'] },
        errors: {},
        operations: {
          look: { summary: 'Looks.', output: z.object({}) },
          write: { summary: 'Writes.', body: z.object({}), output: z.object({}) },
        },
      }),
      { look: everyone, write: everyone },
      {
        look: async () => ({}),
        write: async () => {
          await finished
          return {}
        },
      },
    ),
    log,
    onceByKey: async (_call, work) => ({ answer: await work(), replayed: false }),
    metrics: createMetrics(),
    readSession: async () => undefined,
    sharedLimiter: noLimit,
    localLimiter: noLimit,
    storage: createStorageWatch(),
    checkAnswers: true,
    appOrigin: undefined,
    secure: false,
    trustedProxies: 0,
    maxInFlight: 3,
    fallback: async () => undefined,
  })
  const listening = await listen(app, '127.0.0.1', 0)
  const url = `http://127.0.0.1:${listening.port}`
  return {
    port: listening.port,
    finish,
    logged,
    look: async () => (await fetch(`${url}/api/look`)).status,
    write: async () =>
      (
        await fetch(`${url}/api/write`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
      ).status,
    close: () => listening.close(0),
  }
}

const head = 'POST /api/write HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

test('F1 calls whose body is on its way are not in flight; calls that are being answered are', async () => {
  const { port, finish, look, write, close } = await counter()
  const unfinished = Array.from({ length: 8 }, () => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${head}Content-Length: 9\r\n\r\n{`),
    )
    socket.on('error', () => undefined)
    return socket
  })
  await Promise.all(unfinished.map((socket) => new Promise((sent) => socket.once('ready', sent))))
  expect(await look()).toBe(200)
  const writing = [write(), write(), write()]
  await expect.poll(look).toBe(503)
  finish()
  expect(await Promise.all(writing)).toEqual([200, 200, 200])
  expect(await look()).toBe(200)
  for (const socket of unfinished) socket.destroy()
  await close()
})

test('F1 a client that disconnects before its body is complete is not a server error', async () => {
  const { port, logged, close } = await counter()
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(`${head}Content-Length: 9\r\n\r\n{`, () => socket.resetAndDestroy()),
  )
  await expect.poll(() => logged).toEqual([{ level: 'info', status: 400 }])
  await close()
})
