import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { NotTaken } from '#platform/server/mail/mailer.ts'
import { createResendMailer } from '#platform/server/mail/resend-mailer.ts'
import { endsEveryFault, secretKey } from '#platform/server/outbound/vendor-faults.suite.ts'
import { type MockVendor, startMockVendor, type Told } from './mock-vendor.ts'

/** Answers in Resend's shape, written by us. */
const taken: Told = { json: { id: '4ef9a417-0000-4000-8000-9611e0fcc33c' } }
let answers: Told[]
let vendor: MockVendor
beforeAll(async () => {
  vendor = await startMockVendor(() => answers.shift() ?? taken)
})
afterAll(() => vendor.close())
beforeEach(() => {
  answers = []
  vendor.asked.splice(0)
})

const from = { name: 'Wayleaf "Trips" <x>', address: 'hello@wayleaf.example' }
const open = (more: object = {}) =>
  createResendMailer({
    key: 'resend_test_key',
    url: vendor.url,
    from,
    limits: { pauseMs: 1 },
    ...more,
  })
const letter = {
  id: '6f1c1a52-6f6e-4a53-9f3f-0f7c1f0f5a10',
  to: 'ann@example.ca',
  subject: 'Your trip',
  text: 'Hello.',
}

endsEveryFault('Resend', ({ url, limits, log }) => {
  const mailer = open({ key: secretKey, url, limits, log })
  return () => mailer.send(letter)
})

describe('letters by Resend', () => {
  test('H2 a letter goes as it is, under its own key, marked as automatic', async () => {
    await open().send({
      ...letter,
      replyTo: 'bo@example.ca',
      html: '<p>Hello.</p>',
      stopUrl: 'https://wayleaf.example/api/letters/x',
      attachments: [{ fileName: 'a.pdf', mediaType: 'application/pdf', bytes: Buffer.from('pdf') }],
    })
    expect(vendor.asked).toHaveLength(1)
    const one = vendor.asked[0]
    if (!one) throw new Error('Nothing was asked')
    const { method, url, headers, body } = one
    expect([method, url.pathname]).toEqual(['POST', '/emails'])
    expect(headers).toMatchObject({
      authorization: 'Bearer resend_test_key',
      'idempotency-key': letter.id,
    })
    expect(body).toEqual({
      from: 'Wayleaf  Trips   x <hello@wayleaf.example>',
      to: ['ann@example.ca'],
      reply_to: 'bo@example.ca',
      subject: 'Your trip',
      text: 'Hello.',
      html: '<p>Hello.</p>',
      headers: {
        'Auto-Submitted': 'auto-generated',
        'List-Unsubscribe': '<https://wayleaf.example/api/letters/x>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      attachments: [{ filename: 'a.pdf', content_type: 'application/pdf', content: 'cGRm' }],
    })
  })

  test('H2 a passing fault is asked about again under the same key; without a key it is not', async () => {
    answers = [{ status: 503 }]
    await open().send(letter)
    expect(vendor.asked.map(({ headers }) => headers['idempotency-key'])).toEqual([
      letter.id,
      letter.id,
    ])
    vendor.asked.splice(0)
    answers = [{ status: 503 }]
    const without = { to: letter.to, subject: letter.subject, text: letter.text }
    await expect(open().send(without)).rejects.toMatchObject({ code: 'unavailable' })
    expect(vendor.asked).toHaveLength(1)
  })

  test.each([
    [422, true],
    [400, true],
    [409, false],
    [401, false],
    [429, false],
    [500, false],
  ])('H2 of a %d the end is told: final %s, and no address is', async (status, isFinal) => {
    answers = [
      { status, json: { message: 'ann@example.ca' } },
      { status, json: { message: 'ann@example.ca' } },
    ]
    const error: unknown = await open()
      .send(letter)
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error instanceof NotTaken && error.final).toBe(isFinal)
    expect(String(error)).not.toContain('@')
  })

  test('H2 a receiver that is more than one address is refused before anything is sent', async () => {
    for (const to of ['a@example.ca, b@example.ca', 'Ann <a@example.ca>', 'a@example.ca\nBcc: b'])
      await expect(open().send({ ...letter, to })).rejects.toBeInstanceOf(NotTaken)
    expect(vendor.asked).toHaveLength(0)
  })

  test('H2 a key is needed', () => {
    expect(() => readConfig({ MAIL_PROVIDER: 'resend' })).toThrow(
      'RESEND_KEY: MAIL_PROVIDER=resend needs it',
    )
  })
})
