import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { awaitLetters, lettersTo, tokenOf } from '#tests/support/outbox.ts'
import { startSmtpServer } from '#tests/support/smtp-server.ts'
import { startTestApp, type TestApp, testHashing } from '#tests/support/test-app.ts'
import { checkCredentials } from './check-credentials.ts'
import { savePassword } from './credentials.store.ts'
import { issueSession } from './issue-session.ts'
import { deleteSessionsOf } from './sessions.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const ask = (email: string) => app.visitor().post('/api/auth/password-reset', { email })
const confirm = (token: string, password: string) =>
  app.visitor().post('/api/auth/password-reset/confirm', { token, password })
const signIn = (email: string, password: string) =>
  app.visitor().post('/api/auth/sign-in/email', { email, password })

async function linkFor(email: string): Promise<string> {
  const links = async () =>
    (await lettersTo(app, email)).filter((text) => text.includes('new-password#'))
  const before = await links()
  expect((await ask(email)).status).toBe(202)
  await expect.poll(async () => (await links()).length).toBe(before.length + 1)
  return tokenOf((await links()).at(-1) ?? '')
}

describe('AUTH-03 a new password by mail', () => {
  test('the link sets it, ends every session, tells the owner, and works once', async () => {
    const user = await app.user()
    const token = await linkFor(user.email)
    expect((await confirm(token, 'granite-and-loon')).status).toBe(200)
    expect((await user.get('/api/auth/user')).status).toBe(401)
    expect((await signIn(user.email, 'spruce-and-maple')).status).toBe(401)
    expect((await signIn(user.email, 'granite-and-loon')).status).toBe(200)
    const letters = await awaitLetters(app, user.email, 2)
    expect(letters.at(-1)).toContain('was just changed')
    const again = await confirm(token, 'another-password')
    expect([again.status, again.body.code]).toEqual([410, 'reset-link-spent'])
  })

  test('an older link ends with the newer one; two at once set one password', async () => {
    const user = await app.user()
    const first = await linkFor(user.email)
    const second = await linkFor(user.email)
    expect((await confirm(second, 'granite-and-loon')).status).toBe(200)
    expect((await confirm(first, 'something-else')).status).toBe(410)
    const third = await linkFor(user.email)
    const answers = await Promise.all([
      confirm(third, 'loon-number-1'),
      confirm(third, 'loon-number-2'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
  })

  test('an expired and an invented link are refused, the database holds no token', async () => {
    const user = await app.user()
    const token = await linkFor(user.email)
    const { rows } = await app.database.pool.query('select token_hash from password_resets')
    expect(rows.map((row) => row.token_hash)).not.toContain(token)
    await app.database.pool.query(`update password_resets set expires_at = now()`)
    expect((await confirm(token, 'granite-and-loon')).status).toBe(410)
    expect((await confirm('x'.repeat(43), 'granite-and-loon')).status).toBe(410)
    expect((await user.get('/api/auth/user')).status).toBe(200)
  })

  test('a short or common password does not use up the link', async () => {
    const user = await app.user()
    const token = await linkFor(user.email)
    for (const poor of ['short', 'password1']) {
      const answer = await confirm(token, poor)
      expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'password'])
    }
    expect((await confirm(token, 'granite-and-loon')).status).toBe(200)
  })

  test('AUTH-04 an address does not reveal whether it has an account: same answer, and no letter', async () => {
    const user = await app.user()
    const known = await ask(user.email)
    const unknown = await ask('nobody-here@example.ca')
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    await awaitLetters(app, user.email, 1)
    expect(await lettersTo(app, 'nobody-here@example.ca')).toEqual([])
  })

  test('AUTH-04 the answer waits neither for the account nor for its letter', async () => {
    const post = await startSmtpServer()
    post.next('silent', 'silent', 'silent')
    const slow = await startTestApp({ MAIL_PROVIDER: 'smtp', SMTP_URL: post.url })
    const user = await slow.user()
    const body = { email: user.email }
    const began = performance.now()
    expect((await slow.visitor().post('/api/auth/password-reset', body)).status).toBe(202)
    expect(performance.now() - began).toBeLessThan(1_500)
    // Even a locked table delays nothing.
    const lock = await slow.database.pool.connect()
    await lock.query('begin; lock table users in access exclusive mode')
    const locked = await slow.visitor().post('/api/auth/password-reset', body)
    await lock.query('rollback')
    lock.release()
    expect(locked.status).toBe(202)
    await post.close()
    await slow.close()
  })

  test('AUTH-03 a letter by SMTP carries a link that works', async () => {
    const post = await startSmtpServer()
    const mailing = await startTestApp({ MAIL_PROVIDER: 'smtp', SMTP_URL: post.url })
    const { email } = await mailing.user()
    await mailing.visitor().post('/api/auth/password-reset', { email })
    for (let n = 0; n < 200 && post.received.length === 0; n++)
      await new Promise((done) => setTimeout(done, 25))
    const token = tokenOf(post.received[0]?.message.replaceAll(/=\r?\n/g, '') ?? '')
    const body = { token, password: 'granite-and-loon' }
    const answer = await mailing.visitor().post('/api/auth/password-reset/confirm', body)
    expect(answer.status).toBe(200)
    await mailing.close()
    await post.close()
  })

  test('AUTH-04 asking is limited by receiver and by sender, and wrong links by sender', async () => {
    const strict = await startTestApp({ RATE_LIMITS: 'on' })
    const to = (email: string) =>
      strict
        .visitor()
        .post('/api/auth/password-reset', { email })
        .then(({ status }) => status)
    const one = []
    for (let n = 0; n < 6; n++) one.push(await to('x@example.ca'))
    expect(one).toEqual([202, 202, 202, 202, 202, 429])
    const others = []
    for (let n = 0; n < 5; n++) others.push(await to(`x${n}@example.ca`))
    expect(others).toEqual([202, 202, 202, 202, 429])
    const guesses = []
    for (let n = 0; n < 21; n++) {
      const body = { token: `${n}`.padStart(43, 'x'), password: 'granite-and-loon' }
      guesses.push((await strict.visitor().post('/api/auth/password-reset/confirm', body)).status)
    }
    expect(guesses.slice(-2)).toEqual([410, 429])
    await strict.close()
  })

  test('an invented Host does not reach the letter', async () => {
    // With APP_ORIGIN set, links use that name for any request.
    const named = await startTestApp({ APP_ORIGIN: 'https://travel.example' })
    const other = named.visitor()
    await named.database.pool.query(
      `insert into users (id, name, first_name, last_name, email) values ('h', 'H', 'H', 'H', 'h@example.ca')`,
    )
    await other.post(
      '/api/auth/password-reset',
      { email: 'h@example.ca' },
      { origin: 'https://travel.example', 'x-forwarded-host': 'evil.example' },
    )
    const [letter] = await awaitLetters(named, 'h@example.ca', 1)
    expect(letter).toContain('https://travel.example/account/new-password#')
    await named.close()
  })
})

test('AUTH-04 a password that was verified before a reset opens no session after it', async () => {
  const user = await app.user()
  const { db } = app.database
  const own = { db, secure: false }
  const from = { address: '192.0.2.1', headers: new Headers() }
  // As in a sign-in: the session is bound to the hash that the check has proven.
  const proven = await checkCredentials(
    { db, hashing: testHashing },
    { email: user.email, password: 'spruce-and-maple' },
  )
  expect((await issueSession(own, proven, from)).cookies).toHaveLength(3)

  // The reset locks the row; the sign-in that waits for it then finds another password.
  let late: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (reset) => {
    await savePassword(reset, proven.userId, 'another hash')
    late = issueSession(own, proven, from).catch((error: unknown) => error)
    await new Promise((resolve) => setTimeout(resolve, 150))
    await deleteSessionsOf(reset, proven.userId)
  })
  expect(await late).toMatchObject({ code: 'wrong-credentials' })
  const left = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', proven.userId)
    .execute()
  expect(left).toEqual([])
})
