import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { endGrant, giveGrant } from '#features/entitlements/server/index.ts'
import { findAccount, grantAccess } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('TIER-06 granting again changes nothing, not even the end that was set', async () => {
  const user = await app.user('explorer')
  const { pool } = app.database
  const read = async () =>
    (
      await pool.query(
        `select e.value, e.ends_at::text, e.starts_at::text from entitlements e
         join users u on u.id = e.user_id where u.email = $1`,
        [user.email],
      )
    ).rows
  await pool.query(
    `update entitlements set ends_at = now() + interval '3 days'
     where user_id = (select id from users where email = $1)`,
    [user.email],
  )
  const before = await read()
  expect(before[0].ends_at).not.toBeNull()
  await grantAccess(app.database, user.email, 'explorer', { force: true })
  expect(await read()).toEqual(before)
})

test('ADMIN-01 an unverified address gets nothing, unless forced or verified', async () => {
  const user = await app.user()
  const roles = async () => (await user.get('/api/auth/user')).body.roles
  await expect(grantAccess(app.database, user.email, 'owner')).rejects.toThrow('--force')
  expect(await roles()).toEqual([])
  await app.database.pool.query('update users set email_verified = true where email = $1', [
    user.email,
  ])
  await grantAccess(app.database, user.email, 'owner')
  expect(await roles()).toEqual(['owner'])
})

test('ADMIN-01 what begins or ends while a transaction waits holds for what it reads afterwards', async () => {
  const { db } = app.database
  const { email } = await app.user('operator')
  const { id } = (await findAccount(db, { email })) ?? { id: '' }
  await db.transaction().execute(async (waiting) => {
    const held = async () => (await findAccount(waiting, { id }))?.grants.map(({ value }) => value)
    expect(await held()).toEqual(['operator'])
    await endGrant(db, id, 'operator')
    expect(await held()).toEqual([])
    await giveGrant(db, id, 'owner')
    expect(await held()).toEqual(['owner'])
  })
})

test('H4 a grant by the command line is in the audit log once, marked as such', async () => {
  const [owner, ann] = [await app.user('owner'), await app.user()]
  const deeds = async () =>
    (await owner.get('/api/admin/audit')).body.deeds.filter(
      ({ target }: { target: string }) => target === ann.email,
    )
  await expect(grantAccess(app.database, ann.email, 'operator')).rejects.toThrow('--force')
  expect(await deeds()).toEqual([])
  for (const _ of [1, 2]) await grantAccess(app.database, ann.email, 'operator', { force: true })
  expect(await deeds()).toMatchObject([
    { actor: 'command line', action: 'grant', target: ann.email, detail: 'operator' },
  ])
})
