import { expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { createPasswordHashing } from './password-hashing.ts'

const password = 'spruce-and-maple'

const signInFrom = async (app: TestApp, address: string, email: string) =>
  (
    await app
      .visitor()
      .post('/api/auth/sign-in/email', { email, password }, { 'x-forwarded-for': address })
  ).status

test('F3 an address that signs in to its own accounts without end holds up itself, not the others', async () => {
  // Slow enough that a crowd waits, at a tenth of the true price.
  const app = await startTestApp(
    { TRUSTED_PROXIES: '1' },
    { hashing: createPasswordHashing(2 ** 14) },
  )
  const own = await app.user()
  let going = true
  const crowd: number[] = []
  const loops = Array.from({ length: 80 }, async (_, n) => {
    while (going) crowd.push(await signInFrom(app, `198.51.100.${n % 2}`, own.email))
  })
  // Now all room is taken.
  await expect.poll(() => crowd).toContain(503)
  const others: number[] = []
  for (let n = 0; n < 5; n++)
    others.push(await signInFrom(app, `203.0.113.${n}`, `nobody-${n}@example.ca`))
  going = false
  await Promise.all(loops)
  expect(others).toEqual([401, 401, 401, 401, 401])
  expect(crowd).toContain(200)
  await app.close()
})

test('F3 correct sign-ins have a limit too, of an account at an address; others there are not touched', async () => {
  const app = await startTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' })
  const [own, other] = [await app.user(), await app.user()]
  const statuses: number[] = []
  for (let n = 0; n < 32; n++)
    statuses.push(await signInFrom(app, '198.51.100.1', own.email.toUpperCase()))
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  expect(statuses.slice(30)).toEqual([429, 429])
  expect(await signInFrom(app, '198.51.100.1', other.email)).toBe(200)
  expect(await signInFrom(app, '198.51.100.2', own.email)).toBe(200)
  await app.close()
})

test('F3 an address with many accounts has a limit of its own', async () => {
  const app = await startTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' })
  const own = await Promise.all(Array.from({ length: 6 }, () => app.user()))
  const statuses: number[] = []
  for (let n = 0; n < 122; n++) {
    // A minute's own limit is not what this is about.
    const address = n < 110 ? '2001:db8:1:1::1' : '2001:db8:1:2::1'
    statuses.push(await signInFrom(app, address, own[n % 6]?.email ?? ''))
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  expect(statuses.slice(120)).toEqual([429, 429])
  await app.close()
})

test('F3 a password is not changed to and fro without end', async () => {
  const app = await startTestApp({ RATE_LIMITS: 'on' })
  const user = await app.user()
  const change = async (currentPassword: string, newPassword: string) =>
    (await user.post('/api/account/password', { currentPassword, newPassword })).status
  for (let n = 0; n < 20; n += 2) {
    expect(await change(password, 'granite-and-loon')).toBe(200)
    expect(await change('granite-and-loon', password)).toBe(200)
  }
  expect(await change(password, 'granite-and-loon')).toBe(429)
  await app.close()
})
