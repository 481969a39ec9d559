import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tripRoutes } from '#features/trips/contract/trips.endpoints.ts'
import { awaitLetters } from '#tests/support/outbox.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'
import { memberRoutes } from '../contract/members.endpoints.ts'
import { sharingRoutes } from '../contract/sharing.endpoints.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const plan = { destination: 'Paris', startDate: '2027-04-12', endDate: '2027-04-14' }
const idOf = async (client: TestClient): Promise<string> =>
  (await client.get('/api/auth/user')).body.id
const tripOf = async (client: TestClient): Promise<string> =>
  (await client.post('/api/itineraries', plan)).body.id

async function invite(owner: TestClient, trip: string): Promise<string> {
  const { status, body } = await owner.post(`/api/itineraries/${trip}/invitations`, {
    id: randomUUID(),
  })
  expect(status).toBe(201)
  return body.path.split('=')[1]
}
const accept = (client: TestClient, token: string) => client.post(`/api/invitations/${token}`)

async function withEditor() {
  const [owner, editor] = await Promise.all([app.user(), app.user()])
  const trip = await tripOf(owner)
  const { body } = await accept(editor, await invite(owner, trip))
  expect(body).toEqual({ tripId: trip })
  return { owner, editor, trip }
}

type Wish = (client: TestClient, trip: string, item: string) => Promise<{ status: number }>

/** Every operation on a trip, as a request that would succeed for its owner. */
const wishes: Readonly<Record<string, Wish>> = {
  getTrip: (who, trip) => who.get(`/api/itineraries/${trip}`),
  listDeadlines: (who, trip) => who.get(`/api/itineraries/${trip}/deadlines`),
  checkTrip: (who, trip) => who.get(`/api/itineraries/${trip}/check`),
  applyFix: async (who, trip) => {
    const ids = [randomUUID(), randomUUID()]
    const twice = { type: 'other', name: `A swim ${ids[0]}`, day: '2027-04-12' }
    for (const id of ids) await who.post(`/api/itineraries/${trip}/items`, { ...twice, id })
    const wish = { rule: 'duplicate', itemIds: ids, fix: 0 }
    return who.post(`/api/itineraries/${trip}/check/apply`, wish)
  },
  findBestDay: (who, trip) => who.post(`/api/itineraries/${trip}/days/2027-04-12/best`, {}),
  readTripChanges: (who, trip) => who.get(`/api/itineraries/${trip}/changes`),
  updateTrip: (who, trip) => who.patch(`/api/itineraries/${trip}`, { version: 1, budgetCad: 700 }),
  copyTrip: (who, trip) =>
    who.post(`/api/itineraries/${trip}/copies`, { id: randomUUID(), title: 'A copy' }),
  addItem: (who, trip) =>
    who.post(`/api/itineraries/${trip}/items`, { type: 'other', name: 'A walk', price: 5 }),
  updateItem: (who, trip, item) =>
    who.patch(`/api/itineraries/${trip}/items/${item}`, { name: 'A longer walk' }),
  deleteItem: (who, trip, item) => who.delete(`/api/itineraries/${trip}/items/${item}`),
  downloadCalendar: (who, trip) => who.get(`/api/itineraries/${trip}/calendar`),
  listMembers: (who, trip) => who.get(`/api/itineraries/${trip}/members`),
}
const ownersWishes: Readonly<Record<string, Wish>> = {
  'updateTrip with dates': (who, trip) =>
    who.patch(`/api/itineraries/${trip}`, { version: 1, endDate: '2027-04-13' }),
  'updateTrip with places': (who, trip) =>
    who.patch(`/api/itineraries/${trip}`, { version: 1, destination: 'Lyon' }),
  'updateTrip putting away': (who, trip) =>
    who.patch(`/api/itineraries/${trip}`, { version: 1, archived: true }),
  getSharing: (who, trip) => who.get(`/api/itineraries/${trip}/sharing`),
  sharePage: (who, trip) =>
    who.put(`/api/itineraries/${trip}/sharing/page`, { hidePrices: false, hideNotes: false }),
  unsharePage: (who, trip) => who.delete(`/api/itineraries/${trip}/sharing/page`),
  shareCalendar: (who, trip) => who.put(`/api/itineraries/${trip}/sharing/calendar`),
  unshareCalendar: (who, trip) => who.delete(`/api/itineraries/${trip}/sharing/calendar`),
  inviteEditor: (who, trip) =>
    who.post(`/api/itineraries/${trip}/invitations`, { id: randomUUID() }),
  takeBackInvitation: (who, trip) =>
    who.delete(`/api/itineraries/${trip}/invitations/${randomUUID()}`),
  removeMember: (who, trip) => who.delete(`/api/itineraries/${trip}/members/nobody`),
  deleteTrip: (who, trip) => who.delete(`/api/itineraries/${trip}`),
}

test('PLAN-08 the table below has every operation that names a trip', () => {
  const named = Object.entries({ ...tripRoutes, ...sharingRoutes, ...memberRoutes })
    .filter(([, [, path]]) => path.startsWith('/api/itineraries/:id'))
    .map(([name]) => name)
  const asked = [...Object.keys(wishes), ...Object.keys(ownersWishes)].map(
    (name) => name.split(' ')[0],
  )
  expect([...new Set(asked)].toSorted()).toEqual(named.toSorted())
})

describe.each([
  ...Object.entries(wishes).map(([name, wish]) => ({ name, wish, editor: 200 })),
  ...Object.entries(ownersWishes).map(([name, wish]) => ({ name, wish, editor: 403 })),
])('PLAN-08 permissions: $name', ({ wish, editor: wanted }) => {
  test('visitor 401, stranger and removed editor 404, the owner', async () => {
    const { owner, editor, trip } = await withEditor()
    const item = (
      await owner.post(`/api/itineraries/${trip}/items`, { type: 'other', name: 'Tea' })
    ).body.id
    expect((await wish(app.visitor(), trip, item)).status).toBe(401)
    expect((await wish(await app.user(), trip, item)).status).toBe(404)
    const tried = (await wish(editor, trip, item)).status
    if (wanted === 403) expect(tried).toBe(403)
    else expect([200, 201, 204]).toContain(tried)
    await owner.delete(`/api/itineraries/${trip}/members/${await idOf(editor)}`)
    expect((await wish(editor, trip, item)).status).toBe(404)
    expect([200, 201, 204]).toContain((await wish(owner, trip, item)).status)
  })
})

test('PLAN-08 two edit at once: both keep their work and see each other’s, and the trip stands in both lists', async () => {
  const { owner, editor, trip } = await withEditor()
  const path = `/api/itineraries/${trip}`
  const add = (who: TestClient, name: string) =>
    who.post(`${path}/items`, { type: 'other', name, price: 10 })
  await Promise.all(
    Array.from({ length: 10 }, (_, n) => [add(owner, `o${n}`), add(editor, `e${n}`)]).flat(),
  )
  const [mine, theirs] = await Promise.all([owner.get(path), editor.get(path)])
  expect(mine.body.itemCount).toBe(20)
  expect({ ...theirs.body, role: 'owner' }).toEqual(mine.body)
  const before = (await editor.get(`${path}/changes`)).body.changes
  await add(owner, 'one more')
  expect((await editor.get(`${path}/changes`)).body.changes).toBeGreaterThan(before)
  const listed = async (who: TestClient) =>
    (await who.get('/api/itineraries')).body.map((one: { id: string; role: string }) => [
      one.id,
      one.role,
    ])
  expect(await listed(owner)).toEqual([[trip, 'owner']])
  expect(await listed(editor)).toEqual([[trip, 'editor']])
})

test('PLAN-08 the tier of the trip is its owner’s', async () => {
  const [owner, editor] = await Promise.all([app.user('wanderlust'), app.user()])
  const long = { destination: 'Paris', startDate: '2027-04-01', endDate: '2027-04-20' }
  const trip = (await owner.post('/api/itineraries', long)).body.id
  await accept(editor, await invite(owner, trip))
  const budget = { version: 1, budgetCad: 900 }
  expect((await editor.patch(`/api/itineraries/${trip}`, budget)).status).toBe(200)
  const copy = { id: randomUUID(), title: 'Mine' }
  const copied = await editor.post(`/api/itineraries/${trip}/copies`, copy)
  expect([copied.status, copied.body.code]).toEqual([403, 'tier-required'])
})

test('PLAN-08 an invitation works once, for the account that was first, and again for that one', async () => {
  const owner = await app.user()
  const trip = await tripOf(owner)
  const token = await invite(owner, trip)
  expect((await accept(owner, token)).body.tripId).toBe(trip)
  const all = await Promise.all(Array.from({ length: 5 }, () => app.user()))
  const answers = await Promise.all(all.map((who) => accept(who, token)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410])
  const winner = all[answers.findIndex(({ status }) => status === 200)]
  if (!winner) throw new Error('Nobody was let in')
  expect((await accept(winner, token)).body.tripId).toBe(trip)
  expect((await winner.get(`/api/invitations/${token}`)).body).toMatchObject({ role: 'editor' })
  // After they were removed or have left, the old link does not work again.
  await winner.delete(`/api/itineraries/${trip}/members/${await idOf(winner)}`)
  expect((await accept(winner, token)).status).toBe(410)
  const me = await idOf(owner)
  const stays = await owner.delete(`/api/itineraries/${trip}/members/${me}`)
  expect([stays.status, stays.body.code]).toEqual([409, 'owner-stays'])
})

test('PLAN-08 a cancelled or expired invitation leads nowhere', async () => {
  const [owner, guest] = await Promise.all([app.user(), app.user()])
  const trip = await tripOf(owner)
  const token = await invite(owner, trip)
  const { invitations } = (await owner.get(`/api/itineraries/${trip}/members`)).body
  await owner.delete(`/api/itineraries/${trip}/invitations/${invitations[0].id}`)
  expect((await accept(guest, token)).body.code).toBe('invitation-not-found')
  const late = await invite(owner, trip)
  await app.database.pool.query(`update trip_invitations set expires_at = now()`)
  expect((await accept(guest, late)).body.code).toBe('invitation-over')
  expect((await guest.get(`/api/invitations/${late}`)).status).toBe(410)
  expect((await accept(guest, 'x'.repeat(43))).status).toBe(404)
  expect((await accept(guest, "' or 1=1")).status).toBe(422)
  expect((await app.visitor().post(`/api/invitations/${late}`)).status).toBe(401)
})

test('PLAN-08 by letter: the secret is in the letter alone, asked for twice there is one', async () => {
  const [owner, guest] = await Promise.all([app.user(), app.user()])
  const trip = await tripOf(owner)
  const wish = { id: randomUUID(), email: guest.email.toUpperCase() }
  for (let asked = 0; asked < 2; asked++) {
    const { body } = await owner.post(`/api/itineraries/${trip}/invitations`, wish)
    expect(body).toMatchObject({ email: guest.email, path: null })
  }
  const [letter = ''] = await awaitLetters(app, guest.email, 1)
  const [, token = ''] = /invitation=([\w-]{43})/.exec(letter) ?? []
  expect(letter).toContain('Paris, 3 days')
  const stored = await app.database.pool.query('select * from trip_invitations')
  expect(JSON.stringify(stored.rows)).not.toContain(token)
  expect((await accept(guest, token)).body).toEqual({ tripId: trip })
  const { members, invitations } = (await guest.get(`/api/itineraries/${trip}/members`)).body
  expect(members.map(({ role, you }: { role: string; you: boolean }) => [role, you])).toEqual([
    ['owner', false],
    ['editor', true],
  ])
  expect(invitations).toEqual([])
})

test('PLAN-08 AUTH-05 the data export names trips and people; an erased account leaves the trips of others', async () => {
  const { owner, editor, trip } = await withEditor()
  await editor.post(`/api/itineraries/${trip}/items`, { type: 'other', name: 'Stays here' })
  expect((await editor.get('/api/account/export')).text).toContain(trip)
  expect((await owner.get('/api/account/export')).text).toContain('joined_at')
  expect((await editor.delete('/api/account')).status).toBe(200)
  expect((await owner.get(`/api/itineraries/${trip}/members`)).body.members).toHaveLength(1)
  expect((await owner.get(`/api/itineraries/${trip}`)).body.itemCount).toBe(1)
})

test('PLAN-08 more people than a trip holds are not invited', async () => {
  const owner = await app.user()
  const trip = await tripOf(owner)
  // All at once: the owner and nineteen others, and no more.
  const answers = await Promise.all(
    Array.from({ length: 24 }, () =>
      owner.post(`/api/itineraries/${trip}/invitations`, { id: randomUUID() }),
    ),
  )
  const made = answers.filter(({ status }) => status === 201)
  expect(made).toHaveLength(19)
  const more = answers.find(({ status }) => status !== 201)
  expect([more?.status, more?.body.code]).toEqual([409, 'too-many-members'])
})

test('PLAN-08 a trip with nineteen editors is full, however many accept at once', async () => {
  const owner = await app.user()
  const trip = await tripOf(owner)
  const tokens = [await invite(owner, trip), await invite(owner, trip), await invite(owner, trip)]
  const { pool } = app.database
  await pool.query(
    `insert into users (id, name, first_name, last_name, email, email_verified)
     select 'crowd-' || n, 'Ann', 'Ann', 'Roy', 'crowd-' || n || '@example.ca', true
     from generate_series(1, 18) n`,
  )
  await pool.query(
    `insert into trip_members (trip_id, user_id)
     select $1, 'crowd-' || n from generate_series(1, 18) n`,
    [trip],
  )
  const guests = await Promise.all(tokens.map(async (token) => ({ token, who: await app.user() })))
  const answers = await Promise.all(guests.map(({ token, who }) => accept(who, token)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const { members } = (await owner.get(`/api/itineraries/${trip}/members`)).body
  expect(members).toHaveLength(20)
})

test('PLAN-08 a removed editor cannot return by an invitation they had opened or that went to them', async () => {
  const { owner, editor, trip } = await withEditor()
  const [second, others] = [await invite(owner, trip), await invite(owner, trip)]
  await editor.get(`/api/invitations/${second}`)
  const email = editor.email
  await owner.post(`/api/itineraries/${trip}/invitations`, { id: randomUUID(), email })
  const [letter = ''] = await awaitLetters(app, email, 1)
  const [, mailed = ''] = /invitation=([\w-]{43})/.exec(letter) ?? []
  expect((await editor.get(`/api/invitations/${mailed}`)).status).toBe(200)
  await owner.delete(`/api/itineraries/${trip}/members/${await idOf(editor)}`)
  expect((await accept(editor, second)).status).toBe(404)
  expect((await accept(editor, mailed)).status).toBe(404)
  expect((await editor.get(`/api/itineraries/${trip}`)).status).toBe(404)
  expect((await accept(await app.user(), others)).status).toBe(200)
})

test('PLAN-08 an editor’s change that waits behind their removal is not done', async () => {
  const { owner, editor, trip } = await withEditor()
  const removal = await app.database.pool.connect()
  await removal.query('begin')
  // As removing a member does: locks the members, then deletes one.
  await removal.query('select 1 from trips where id = $1 for no key update', [trip])
  await removal.query('delete from trip_members where trip_id = $1', [trip])
  const patched = editor.patch(`/api/itineraries/${trip}`, { version: 1, budgetCad: 700 })
  await expect
    .poll(async () => {
      const { rows } = await app.database.pool.query(
        `select count(*)::int as n from pg_stat_activity
         where wait_event_type = 'Lock' and datname = current_database()`,
      )
      return rows[0].n
    })
    .toBeGreaterThan(0)
  await removal.query('commit')
  removal.release()
  expect((await patched).status).toBe(404)
  expect((await owner.get(`/api/itineraries/${trip}`)).body).toMatchObject({ budgetCad: 0 })
})
