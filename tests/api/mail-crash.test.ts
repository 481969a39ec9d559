import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startProcess } from '../support/process.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { createApiClient } from '../support/test-client.ts'

test('AUTH-03 a letter outlives the process that was sending it, and arrives once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wayleaf-mail-'))
  const post = await startSmtpServer()
  const settings = { MAIL_PROVIDER: 'smtp', SMTP_URL: post.url }
  const first = await startProcess(dataDir, settings)
  const client = createApiClient(first.url)
  const email = 'ann@example.ca'
  const ann = { firstName: 'Ann', lastName: 'Lee', email, password: 'spruce-oak-1' }
  expect((await client.post('/api/auth/sign-up/email', ann)).status).toBe(200)
  post.next('silent')
  expect((await client.post('/api/auth/password-reset', { email })).status).toBe(202)
  while (post.connections() === 0) await new Promise((done) => setTimeout(done, 10))
  await first.kill('SIGKILL')
  expect(post.received).toEqual([])

  const second = await startProcess(dataDir, settings)
  for (let n = 0; n < 400 && post.received.length === 0; n++)
    await new Promise((done) => setTimeout(done, 25))
  // Long enough for another round: there is no second one.
  await new Promise((done) => setTimeout(done, 500))
  expect(post.received.map(({ to }) => to)).toEqual([[email]])
  await second.kill('SIGTERM')
  await post.close()
  await rm(dataDir, { recursive: true, force: true })
})
