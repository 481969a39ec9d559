import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts'
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

  test('a message that is sent twice carries the same Message-ID', async () => {
    await quick().send({ ...mail, id: 'one-and-the-same' })
    await quick().send({ ...mail, id: 'one-and-the-same' })
    const ids = server.received.map(({ message }) => /^Message-ID: (.*)$/m.exec(message)?.[1])
    expect(ids).toEqual(Array(2).fill('<one-and-the-same@wayleaf.example>'))
  })

  test('H3 a letter is marked as auto-generated and carries Reply-To', async () => {
    await quick().send({ ...mail, replyTo: 'zoe@example.ca' })
    const message = server.received[0]?.message
    expect(message).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
    expect(message).toMatch(/^Reply-To: zoe@example\.ca\r?$/m)
    expect(message).not.toMatch(/^List-Unsubscribe/m)
  })

  test.each([
    ['by TLS', 'https', 'List-Unsubscribe=One-Click'],
    ['without', 'http', undefined],
  ])('H3 reached %s, a letter that may be stopped says how', async (_, scheme, onePress) => {
    const stopUrl = `${scheme}://wayleaf.example/api/letters/a.b`
    await quick().send({ ...mail, stopUrl })
    const message = (server.received[0]?.message ?? '').replaceAll(/\r\n[ \t]+/g, ' ')
    expect(message).toContain(`List-Unsubscribe: <${stopUrl}>`)
    expect(/^List-Unsubscribe-Post: (.*)\r?$/m.exec(message)?.[1]?.trim()).toBe(onePress)
  })

  test.each([
    ['a header', 'zoe@example.ca\r\nBcc: eve@example.ca'],
    ['the body', 'zoe@example.ca\r\n\r\nEve was here'],
    ['a second address', 'zoe@example.ca, eve@example.ca'],
    ['a comment and a group', 'a:zoe@example.ca,eve@example.ca;'],
  ])('HELP-02 H3 who wrote to us writes no %s by their address', async (_, replyTo) => {
    await fault(quick().send({ ...mail, replyTo }))
    for (const { to, message } of server.received) {
      const [head = '', body = ''] = message.split('\r\n\r\n')
      expect(to).toEqual([mail.to])
      expect(head).not.toMatch(/^Bcc:/im)
      expect(head).not.toMatch(/^Reply-To:/im)
      expect(body).not.toContain('Eve was here')
    }
  })

  test.each([
    ['line breaks', 'ann@example.ca\r\nBcc: eve@example.ca'],
    ['a second address', 'ann@example.ca, eve@example.ca'],
  ])('a receiver with %s reaches no other address', async (_, to) => {
    await fault(quick().send({ ...mail, to }))
    const envelopes = server.received.flatMap((letter) => letter.to)
    expect(envelopes).not.toContain('eve@example.ca')
    for (const { message } of server.received) expect(message).not.toMatch(/^Bcc:/m)
  })

  test.each([
    ['refuses the receiver', '550 <ADDRESS> is unknown here', { responseCode: 550, final: true }],
    ['puts off the receiver', '451 try <ADDRESS> later', { responseCode: 451, final: false }],
    ['says nothing', 'silent', { final: false }],
    ['hangs up', 'hang-up', { final: false }],
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
