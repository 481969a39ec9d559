import { readFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLogger } from '../log/logger.ts'
import { errorResponse } from './error-response.ts'

const log = createLogger({ level: 'silent' })
const statusOf = (failure: unknown) => errorResponse(failure, 'r1', log).status
const nowhere = join(tmpdir(), 'wayleaf-there-is-nothing-here')

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

/** A local port that is closed. */
async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('a file of ours that is missing is a fault, also behind a cause', async () => {
  const error = await rejection(readFile(nowhere))
  expect(error).toMatchObject({ code: 'ENOENT' })
  expect(statusOf(error)).toBe(500)
  expect(statusOf(new Error('No font', { cause: error }))).toBe(500)
})

test('a database whose socket is gone is away for now', async () => {
  const error = await new Promise((resolve) => connect({ path: nowhere }).once('error', resolve))
  expect(error).toMatchObject({ code: 'ENOENT', syscall: 'connect' })
  expect(statusOf(error)).toBe(503)
})

test('a service that refuses the connection of a fetch is away for now', async () => {
  const error = await rejection(fetch(`http://127.0.0.1:${await closedPort()}/`))
  expect(error).toMatchObject({ message: 'fetch failed' })
  const answer = errorResponse(new Error('No rates', { cause: error }), 'r1', log)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
})

test('causes that go round in a circle come to an end', () => {
  const error = new Error('Round')
  error.cause = error
  expect(statusOf(error)).toBe(500)
})
