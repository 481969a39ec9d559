import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLogger } from './logger.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayleaf-log-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function logged(entry: Record<string, unknown>, message = 'm'): Promise<string> {
  const file = join(folder, 'a.log')
  createLogger({ level: 'debug', file }).info(entry, message)
  return readFile(file, 'utf8')
}

const bury = (value: unknown, depth: number): Record<string, unknown> =>
  depth === 0 ? { value } : { inner: bury(value, depth - 1) }

test.each([0, 1, 4, 8])('secrets are left out at depth %i, in lists too', async (depth) => {
  const secrets = {
    email: 'ann@example.ca',
    token: 'tok-1234',
    password: 'spruce-and-maple',
    cardNumber: '4242424242424242',
    card: { number: '4000000000000002' },
    cvv: '987',
    access_token: 'at-1234',
    'set-cookie': ['wayleaf_session=abc'],
    kept: 'this stays',
  }
  const text = await logged(bury([{ secrets }], depth))
  expect(text).toContain('this stays')
  for (const leaked of ['ann@', 'tok-', 'spruce', '4242', '4000', '987', 'at-1234', 'abc'])
    expect(text).not.toContain(leaked)
})

test("PostgreSQL's detail, and addresses in messages and stacks, are left out behind causes too", async () => {
  const error = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(ann@example.ca) already exists.',
    constraint: 'users_email_key',
  })
  const refused = new Error('550 <ben@example.ca>: no such user', { cause: error })
  const text = await logged({ err: new Error('Sign-up failed', { cause: refused }) })
  expect(text).not.toMatch(/ann@|ben@/)
  for (const kept of ['23505', 'users_email_key', 'Sign-up failed', 'logger.test', 'no such user'])
    expect(text).toContain(kept)
})

test('what goes in circles is written once', async () => {
  const loop: Record<string, unknown> = { name: 'loop' }
  loop['self'] = loop
  expect(await logged({ loop })).toContain('[circular]')
})

test('a log of a server that never stops stays small, loses no line, and two processes share it', async () => {
  const file = join(folder, 'long.log')
  const loggers = [1, 2].map(() => createLogger({ level: 'info', file, rotateAbove: 150_000 }))
  let largest = 0
  const kept = new Set<number>()
  const keep = async (path: string) => {
    const text = await readFile(path, 'utf8').catch(() => '')
    largest = Math.max(largest, text.length)
    for (const [, number] of text.matchAll(/"number":(\d+)/g)) kept.add(Number(number))
  }
  for (let number = 0; number < 10_000; number += 1) {
    loggers[number % 2]?.info({ number }, 'a line that says nothing')
    if (number % 400 === 0) await Promise.all([keep(file), keep(`${file}.old`)])
  }
  await Promise.all([keep(file), keep(`${file}.old`)])
  expect(largest).toBeLessThan(300_000)
  expect(kept.size).toBe(10_000)
  // Eight hundred thousand bytes were written.
  expect((await readdir(folder)).toSorted()).toEqual(['long.log', 'long.log.old'])
})
