import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { openDatabase } from '../db/open-database.ts'
import { createLogger } from '../log/logger.ts'
import { createLetterStops } from './letter-stops.ts'
import { listLetters } from './letters.store.ts'
import type { Mailer } from './mailer.ts'
import { createMailQueue, type MailQueue } from './mail-queue.ts'
import { readyLetter } from './ready-letter.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

let server: SmtpServer
let database: TestDatabase
let folder: string
const boxes: MailQueue[] = []
beforeEach(async () => {
  server = await startSmtpServer()
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'wayleaf-post-'))
})
afterEach(async () => {
  await Promise.all(boxes.splice(0).map((box) => box.close()))
  await server.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const from = { name: 'Wayleaf', address: 'hello@wayleaf.example' }
const bySmtp = () => createSmtpMailer({ server: server.url, from, timeoutMs: 300 })
const letter = (n = 1) =>
  readyLetter({ to: `ann${n}@example.ca`, subject: `No. ${n}`, text: 'Hello.\n' })

/** Looks every 50 ms; a second attempt comes after a tenth of a second. */
function open({ mailer = bySmtp(), retrySeconds = [0.1, 0.1], db = database.db } = {}) {
  const log = createLogger({ level: 'debug', file: join(folder, 'a.log') })
  const writers = {
    nobody: async () => undefined,
    inkless: () => Promise.reject(new Error('no ink')),
  }
  const stops = createLetterStops({ db, site: 'https://wayleaf.example' })
  const box = createMailQueue({ db, mailer, writers, stops, log, retrySeconds, lookEveryMs: 50 })
  boxes.push(box)
  return box
}

const rows = () => listLetters(database.db, { limit: 100 })
async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (let n = 0; n < 250; n++) {
    if (await condition()) return
    await new Promise((done) => setTimeout(done, 20))
  }
  throw new Error('It did not come to pass')
}
const settled = () => until(async () => (await rows()).every(({ state }) => state !== 'waiting'))

test('a letter goes with the transaction that it was written in, or not at all', async () => {
  const box = open()
  const undone = database.db.transaction().execute(async (whole) => {
    await box.post(whole, letter(1))
    throw new Error('undone')
  })
  await undone.catch(() => undefined)
  await database.db.transaction().execute((whole) => box.post(whole, letter(2)))
  box.wake()
  await settled()
  expect(server.received.map(({ to }) => to)).toEqual([['ann2@example.ca']])
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 0, fault: null }])
  // What was in it is not kept.
  const { rows: kept } = await database.pool.query('select data from letters')
  expect(kept).toEqual([{ data: {} }])
})

test('a mail server that is down takes the letter when it is back; until then its row says why', async () => {
  await server.close()
  const box = open({ retrySeconds: Array.from({ length: 100 }, () => 0.1) })
  await box.post(database.db, letter())
  await until(async () => ((await rows())[0]?.attempts ?? 0) >= 2)
  const [row] = await rows()
  expect(row).toMatchObject({ state: 'waiting', fault: expect.stringContaining('did not take') })
  server = await startSmtpServer(server.port)
  await settled()
  expect(server.received).toHaveLength(1)
  expect((await rows())[0]?.state).toBe('sent')
})

test('a letter that is put off too often has failed, with the reason and without an address', async () => {
  server.next('451 not <ADDRESS>', '451 not <ADDRESS>', '451 not <ADDRESS>')
  await open().post(database.db, letter())
  await settled()
  expect(await rows()).toMatchObject([{ state: 'failed', attempts: 3 }])
  expect((await rows())[0]?.fault).toMatch(/451/)
  const log = await readFile(join(folder, 'a.log'), 'utf8')
  expect(log).toContain('mail given up')
  expect(log + (await rows())[0]?.fault).not.toContain('ann1@')
})

test('a receiver that is refused for good is not asked again', async () => {
  server.next('550 <ADDRESS> is unknown')
  await open().post(database.db, letter())
  await settled()
  expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1 }])
  expect(server.connections()).toBe(1)
})

test('two processes on one database send each letter once', async () => {
  const log = createLogger({ level: 'silent' })
  const second = openDatabase({ connection: database.connection, poolSize: 4, log })
  const some = Array.from({ length: 24 }, (_, n) => letter(n))
  const [one, other] = [open(), open({ db: second.db })]
  for (const each of some) await one.post(database.db, each)
  one.wake()
  other.wake()
  await settled()
  await Promise.all(boxes.splice(0).map((box) => box.close()))
  await second.close()
  const receivers = server.received.map(({ to }) => to[0]).toSorted()
  expect(receivers).toEqual(some.map(({ receiver }) => receiver).toSorted())
})

test('while one process holds a letter no other takes it, however long it takes', async () => {
  let sends = 0
  let finish: () => void = () => undefined
  const slow: Mailer = {
    send: () => {
      sends++
      return new Promise((done) => (finish = done))
    },
  }
  const box = open({ mailer: slow })
  await box.post(database.db, letter())
  await until(() => sends === 1)
  open({ mailer: slow })
  await new Promise((done) => setTimeout(done, 300))
  expect(sends).toBe(1)
  finish()
  await settled()
})

test('a break between the answer and the commit sends it again, under the same Message-ID', async () => {
  let broken = 0
  const carrier = bySmtp()
  const box = open({
    mailer: {
      async send(mail) {
        await carrier.send(mail)
        if (broken++ === 0)
          await database.pool.query(`
            select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and state = 'idle in transaction'`)
      },
    },
  })
  await box.post(database.db, letter())
  await settled()
  const ids = server.received.map(({ message }) => /^Message-ID: (.*)$/m.exec(message)?.[1])
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('an expired letter is not sent; a letter without a receiver leaves no row', async () => {
  const box = open()
  await box.post(database.db, { ...letter(), usefulSeconds: -1 })
  await box.post(database.db, { kind: 'nobody', receiver: 'x@example.ca', data: {} })
  await settled()
  expect(server.received).toEqual([])
  expect(await rows()).toMatchObject([{ state: 'failed', fault: 'Too late to be of use' }])
})

test('letters of an unknown kind wait for another version; the others go on', async () => {
  const box = open({ retrySeconds: [60] })
  await box.post(database.db, { kind: 'of-tomorrow', receiver: 'x@example.ca', data: {} })
  await box.post(database.db, { kind: 'inkless', receiver: 'y@example.ca', data: {} })
  await box.post(database.db, letter())
  await until(async () => (await rows()).some(({ state }) => state === 'sent'))
  const waiting = (await rows()).filter(({ state }) => state === 'waiting')
  expect(waiting.map(({ fault }) => fault).toSorted()).toEqual([
    'No writer is registered for emails of the kind of-tomorrow',
    'no ink',
  ])
})

test('an attachment arrives as it was', async () => {
  const bytes = Buffer.from('%PDF-\0\u{ff}', 'latin1')
  const mail = { to: 'ann@example.ca', subject: 'S', text: 'T' }
  const pdf = { fileName: 'trip.pdf', mediaType: 'application/pdf', bytes }
  await open().post(database.db, readyLetter({ ...mail, attachments: [pdf] }))
  await settled()
  expect(server.received[0]?.message).toContain(bytes.toString('base64'))
})

test('closing gives up on a mail server that says nothing, and the letter stays', async () => {
  let sends = 0
  const deaf: Mailer = {
    send: () => {
      sends++
      return new Promise(() => undefined)
    },
  }
  const box = open({ mailer: deaf })
  await box.post(database.db, letter())
  await until(() => sends === 1)
  const began = performance.now()
  await box.close()
  expect(performance.now() - began).toBeLessThan(7_000)
  expect(await rows()).toMatchObject([{ state: 'waiting' }])
})

test('settled letters are forgotten after a month, at the next that is settled', async () => {
  const box = open()
  await box.post(database.db, letter(1))
  await settled()
  await sql`update letters set settled_at = now() - interval '31 days'`.execute(database.db)
  await box.post(database.db, letter(2))
  await until(() => server.received.length === 2)
  await settled()
  expect((await rows()).map(({ receiver }) => receiver)).toEqual(['ann2@example.ca'])
})
