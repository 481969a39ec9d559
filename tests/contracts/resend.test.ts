import { expect, test } from 'vitest'
import { createResendMailer } from '#platform/server/mail/resend-mailer.ts'
import { startContractFront } from './contract-front.ts'

test('H2 the contract of Resend takes a whole letter, with a paper and where to stop it', async () => {
  const front = await startContractFront('resend')
  const from = { name: 'Wayleaf', address: 'hello@wayleaf.example' }
  const mailer = createResendMailer({ key: 'resend_contract', url: front.url, from })
  await mailer.send({
    id: '6f1c1a52-6f6e-4a53-9f3f-0f7c1f0f5a10',
    to: 'ann@example.ca',
    replyTo: 'bo@example.ca',
    subject: 'Your trip',
    text: 'Hello.',
    html: '<p>Hello.</p>',
    stopUrl: 'https://wayleaf.example/api/letters/x',
    attachments: [
      { fileName: 'trip.pdf', mediaType: 'application/pdf', bytes: new Uint8Array([1, 2]) },
    ],
  })
  expect(front.exchanges).toMatchObject([{ line: 'POST /emails', status: 200, errors: [] }])
  await front.close()
})
