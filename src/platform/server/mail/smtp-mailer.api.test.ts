import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type SmtpServer, startSmtpServer } from '../../../../tests/support/smtp-server.ts'
import { createLogger } from '../log/logger.ts'
import { createPostbox } from './postbox.ts'
import { createSmtpMailer, MailError } from './smtp-mailer.ts'

let server: SmtpServer
beforeEach(async () => {
  server = await startSmtpServer()
})
afterEach(() => server.close())

const from = { name: 'Wayleaf, the agency', address: 'hello@wayleaf.example' }
const mail = { to: 'ann@example.ca', subject: 'Un été à Zürich', text: 'Grüezi.\n.\nBye.\n' }
const quick = () => createSmtpMailer({ server: server.url, from, timeoutMs: 300 })
const fault = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('mail by SMTP', () => {
  test('a message arrives with its envelope, its subject, its text and its attachment', async () => {
    const pdf = { fileName: 'trip.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-') }
    await quick().send({ ...mail, attachments: [pdf] })
    const [letter] = server.received
    expect(letter).toMatchObject({ from: from.address, to: [mail.to] })
    expect(letter?.message).toContain('From: "Wayleaf, the agency" <hello@wayleaf.example>')
    expect(letter?.message).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(letter?.message).toContain('filename=trip.pdf')
    expect(letter?.message).toContain(Buffer.from('%PDF-').toString('base64'))
  })

  test.each([
    ['line breaks', 'ann@example.ca\r\nBcc: eve@example.ca'],
    ['a second address', 'ann@example.ca, eve@example.ca'],
  ])('a receiver with %s reaches nobody else', async (_, to) => {
    await fault(quick().send({ ...mail, to }))
    const envelopes = server.received.flatMap((letter) => letter.to)
    expect(envelopes).not.toContain('eve@example.ca')
    for (const { message } of server.received) expect(message).not.toMatch(/^Bcc:/m)
  })

  test.each([
    ['refuses the receiver', '550 <ADDRESS> is unknown here', { responseCode: 550 }],
    ['puts off the receiver', '451 try <ADDRESS> later', { responseCode: 451 }],
    ['says nothing', 'silent', {}],
    ['hangs up', 'hang-up', {}],
  ] as const)('a server that %s is an error without an address', async (_, mood, facts) => {
    server.next(mood)
    const error = await fault(quick().send(mail))
    expect(error).toBeInstanceOf(MailError)
    expect(error).toMatchObject(facts)
    expect(JSON.stringify(error) + String(error)).not.toContain('ann@')
  })

  test('a server of another machine must offer TLS before anything is said', async () => {
    // It leads to this machine, and is not one of the names that we know it by.
    const address = server.url.replace('127.0.0.1', 'ann:secret@127.1')
    const error = await fault(
      createSmtpMailer({ server: address, from, timeoutMs: 300 }).send(mail),
    )
    expect(error).toMatchObject({ name: 'MailError', code: 'ETLS' })
    expect(server.connections()).toBe(1)
    expect(server.received).toEqual([])
  })
})

describe('the postbox', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wayleaf-post-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const open = (retryMs: readonly number[]) => {
    const file = join(folder, 'a.log')
    const log = createLogger({ level: 'debug', file })
    return {
      box: createPostbox({ mailer: quick(), log, retryMs }),
      read: () => readFile(file, 'utf8'),
    }
  }
  const arrived = async (count: number) => {
    for (let n = 0; n < 100 && server.received.length < count; n++)
      await new Promise((done) => setTimeout(done, 20))
    return server.received.length
  }

  test('a letter that is put off twice arrives with the third attempt, written once', async () => {
    server.next('451 later', 'hang-up')
    const { box, read } = open([10, 10])
    let written = 0
    box.prepare(async () => {
      written++
      return mail
    })
    expect(await arrived(1)).toBe(1)
    expect([written, server.connections()]).toEqual([1, 3])
    expect(await read()).not.toContain('ann@')
    await box.close()
  })

  test('after three attempts it is given up and logged without its address', async () => {
    server.next('550 <ADDRESS> no', '550 <ADDRESS> no', '550 <ADDRESS> no')
    const { box, read } = open([10, 10])
    box.prepare(async () => mail)
    for (let n = 0; n < 100 && server.connections() < 3; n++)
      await new Promise((done) => setTimeout(done, 20))
    await box.close()
    const log = await read()
    expect(log).toContain('mail given up')
    expect(log).toContain('550')
    expect(log).not.toContain('ann@')
  })

  test('closing waits for no retry, and tries once more at once', async () => {
    server.next('451 later')
    const { box } = open([60_000])
    box.prepare(async () => mail)
    for (let n = 0; n < 100 && server.connections() < 1; n++)
      await new Promise((done) => setTimeout(done, 20))
    await box.close()
    expect(server.received).toHaveLength(1)
  })

  test('a letter that cannot be written throws into nobody', async () => {
    const { box, read } = open([])
    box.prepare(() => Promise.reject(new Error('no ink for ann@example.ca')))
    await box.close()
    expect(await read()).toContain('no ink for [redacted]')
  })
})
