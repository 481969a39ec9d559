import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { awaitLetters, lettersTo } from '#tests/support/outbox.ts'
import { held, opened, pay } from '#tests/support/sandbox-steps.ts'
import { accept, invited, seated, subscriber } from '#tests/support/teams.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestAnswer, TestClient } from '#tests/support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ PAYMENT_DOUBT_SECONDS: '600' })
})
afterAll(() => app.close())

const teamOf = async (client: TestClient) => (await client.get('/api/account/team')).body
const planOf = async (client: TestClient) => (await client.get('/api/auth/user')).body.plan
const invite = (client: TestClient, email: string, id = randomUUID()) =>
  client.post('/api/account/team/invitations', { id, email })
const codeOf = ({ status, body }: TestAnswer) => [status, body.code]
const days = (n: number) => ({
  destination: 'Paris',
  startDate: '2027-04-01',
  endDate: `2027-04-${String(n).padStart(2, '0')}`,
})

/** The owner's four seats, all taken. */
async function fullTeam() {
  const { owner, session } = await subscriber(app)
  const members = []
  for (let n = 0; n < 4; n++) members.push(await seated(app, owner))
  return { owner, session, members }
}

describe('SHOP-04 entitlements of a seat', () => {
  test('SHOP-04 five accounts share the guide without a limit and long trips, and none sees another’s trips', async () => {
    const { owner } = await subscriber(app)
    const { member } = await seated(app, owner)
    expect(await planOf(member)).toBe('enterprise')
    expect((await member.get('/api/usage/current')).body).toMatchObject({
      conversationsLimit: null,
      planType: 'premium',
    })
    const made = await member.post('/api/itineraries', days(30))
    expect(made.status).toBe(201)
    const { id } = (await owner.post('/api/itineraries', days(20))).body
    expect((await member.get(`/api/itineraries/${id}`)).status).toBe(404)
    expect((await owner.get(`/api/itineraries/${made.body.id}`)).status).toBe(404)
    expect((await member.get('/api/itineraries')).body).toHaveLength(1)
    // Read from the owner's plan, never copied.
    expect(await held(app, member.email)).toEqual([])
    expect((await member.get('/api/purchases')).body.purchases).toEqual([])
    expect((await member.get('/api/subscription/status')).body).toMatchObject({
      planType: 'enterprise',
      bySeat: true,
      manageable: false,
    })
  })

  test('SHOP-04 the profile lists seat holders to the owner, and the team to a member', async () => {
    const { owner } = await subscriber(app)
    expect(await teamOf(owner)).toEqual({
      team: { running: true, seats: 5, members: [], invitations: [] },
      seat: null,
    })
    const { member, id, email } = await seated(app, owner)
    const open = await invited(app, owner)
    const week = Date.now() + 7 * 24 * 60 * 60 * 1000
    const { team } = await teamOf(owner)
    expect(team.members).toEqual([{ id, email, name: 'Ann Lee', since: expect.any(String) }])
    expect(team.invitations).toMatchObject([{ id: open.id, email: open.email }])
    expect(Math.abs(Date.parse(team.invitations[0].expiresAt) - week)).toBeLessThan(60_000)
    expect(await teamOf(member)).toEqual({
      team: null,
      seat: { from: 'Ann Lee', since: expect.any(String), running: true },
    })
    // Members have a seat but none to give; strangers see nothing.
    expect(codeOf(await invite(member, 'else@example.ca'))).toEqual([403, 'team-plan-needed'])
    expect(await teamOf(await app.user())).toEqual({ team: null, seat: null })
    expect((await app.visitor().get('/api/account/team')).status).toBe(401)
  })

  test('SHOP-04 with an own plan and a seat, the better one counts', async () => {
    const { owner, session } = await subscriber(app)
    const { owner: member } = await subscriber(app, 'premium')
    const { token } = await invited(app, owner)
    expect((await accept(member, token)).status).toBe(204)
    expect(await planOf(member)).toBe('enterprise')
    expect((await member.get('/api/subscription/status')).body).toMatchObject({
      planType: 'premium',
      bySeat: false,
    })
    await owner.post(`/api/sandbox-checkout/${session}/billing`, { action: 'end-now' })
    await expect.poll(() => planOf(member), { timeout: 10_000 }).toBe('premium')
    // A seat holder may still buy.
    const { owner: other } = await subscriber(app)
    const seat = await seated(app, other)
    const bought = await seat.member.post('/api/subscription/create', { planType: 'premium' })
    expect(bought.status).toBe(200)
  })
})

describe('SHOP-04 a seat ends at once', () => {
  test('SHOP-04 when it is taken back or given back, and its link cannot be used again', async () => {
    const { owner } = await subscriber(app)
    const [first, second] = [await seated(app, owner), await seated(app, owner)]
    const path = `/api/account/team/seats/${first.id}`
    for (let n = 0; n < 2; n++) expect((await owner.delete(path)).status).toBe(204)
    expect(await planOf(first.member)).toBe('free')
    expect(codeOf(await first.member.post('/api/itineraries', days(20)))).toEqual([
      403,
      'tier-required',
    ])
    for (let n = 0; n < 2; n++)
      expect((await second.member.delete('/api/account/seat')).status).toBe(204)
    expect(await planOf(second.member)).toBe('free')
    for (const { member, token } of [first, second])
      expect(codeOf(await accept(member, token))).toEqual([404, 'seat-invitation-not-found'])
    expect((await teamOf(owner)).team.members).toEqual([])
  })

  test('SHOP-04 when the plan is refunded; with the plan it comes back', async () => {
    const { owner, session, purchase } = await subscriber(app)
    const { member } = await seated(app, owner)
    await owner.post(`/api/sandbox-checkout/${session}/billing`, { action: 'renew' })
    const paid = async () => (await owner.get('/api/purchases')).body.purchases[0].paidCad
    await expect.poll(paid, { timeout: 10_000 }).toBe(29.99)
    expect(await planOf(member)).toBe('enterprise')
    const refund = await owner.post(`/api/purchases/${purchase}/refund`, {})
    expect(refund.status).toBe(200)
    expect(await planOf(member)).toBe('free')
    expect((await teamOf(member)).seat.running).toBe(false)
    expect((await teamOf(owner)).team).toMatchObject({ running: false, members: [{}] })
    expect(codeOf(await invite(owner, 'late@example.ca'))).toEqual([403, 'team-plan-needed'])
    const again = await opened(owner, '/api/subscription/create', { planType: 'enterprise' })
    const anew = await pay(owner, again)
    await owner.get(`/api/pricing/verify/${anew.purchase}`)
    expect(await planOf(member)).toBe('enterprise')
  })

  test('SHOP-04 when its month is over, and when the owner changes to the smaller plan', async () => {
    const { owner } = await subscriber(app)
    const { member } = await seated(app, owner)
    const { pool } = app.database
    const set = (sets: string) =>
      pool.query(
        `update entitlements set ${sets} where user_id = (select id from users where email = $1)`,
        [owner.email],
      )
    await set(`ends_at = now() - interval '1 second'`)
    expect(await planOf(member)).toBe('free')
    await set(`ends_at = now() + interval '1 day'`)
    expect(await planOf(member)).toBe('enterprise')
    await set(`value = 'premium'`)
    expect(await planOf(member)).toBe('free')
  })

  test('SHOP-04 AUTH-05 when either account is erased; copies of the data name no other address and no secret', async () => {
    const { owner } = await subscriber(app)
    const [gone, stays] = [await seated(app, owner), await seated(app, owner)]
    const copy = (await gone.member.get('/api/account/export')).text
    expect(JSON.parse(copy).team).toMatchObject([{ own_team: false, email: null }])
    expect(copy).not.toMatch(/token_hash/)
    expect(copy).not.toContain(owner.email)
    expect((await owner.get('/api/account/export')).text).toContain(gone.email)
    expect((await gone.member.delete('/api/account')).status).toBe(200)
    expect((await teamOf(owner)).team.members).toHaveLength(1)
    await app.database.pool.query(
      `update purchases set state = 'ended' where buyer_id = (select id from users where email = $1)`,
      [owner.email],
    )
    expect((await owner.delete('/api/account')).status).toBe(200)
    expect(await planOf(stays.member)).toBe('free')
    const left = await app.database.pool.query('select 1 from team_seats where email = any($1)', [
      [gone.email, stays.email],
    ])
    expect(left.rows).toEqual([])
  })
})

describe('SHOP-04 an invitation', () => {
  test('SHOP-04 goes by mail with a hashed secret, is sent once for an id and anew for the same address', async () => {
    const { owner } = await subscriber(app)
    const email = `${randomUUID()}@example.ca`
    const first = await invited(app, owner, email.toUpperCase())
    expect((await invite(owner, email, first.id)).body.id).toBe(first.id)
    expect(await lettersTo(app, email)).toHaveLength(1)
    const stored = await app.database.pool.query('select * from team_seats where id = $1', [
      first.id,
    ])
    expect(JSON.stringify(stored.rows)).not.toContain(first.token)
    expect(stored.rows[0].email).toBe(email)
    const again = await invite(owner, email)
    expect(again.status).toBe(201)
    await awaitLetters(app, email, 2)
    expect((await teamOf(owner)).team.invitations).toMatchObject([{ id: again.body.id }])
    expect((await accept(await app.user(), first.token)).status).toBe(404)
    // Another owner's id does not open their invitation.
    const { owner: stranger } = await subscriber(app)
    expect(codeOf(await invite(stranger, email, again.body.id))).toEqual([409, 'invitation-known'])
  })

  test('SHOP-04 has a fixed subject and no address that the sender wrote', async () => {
    const { owner } = await subscriber(app)
    await app.database.pool.query(`update users set name = $2 where email = $1`, [
      owner.email,
      'Your\r\nbank www.evil.example',
    ])
    const { email } = await invited(app, owner)
    const [letter = ''] = await lettersTo(app, email)
    expect(letter).toMatch(/^Subject: Invitation to join a team on Wayleaf\r?$/m)
    expect(letter).not.toContain('evil')
    expect(letter).toContain(
      'Your bank has invited you to a seat in their Business Guide Pro plan.',
    )
  })

  test('SHOP-04 is taken by any account that is signed in, once, and again by that one', async () => {
    const { owner } = await subscriber(app)
    const { token } = await invited(app, owner)
    const path = `/api/team-invitations/${token}`
    expect((await app.visitor().get(path)).status).toBe(401)
    expect((await accept(app.visitor(), token)).status).toBe(401)
    const all = await Promise.all(Array.from({ length: 5 }, () => app.user()))
    expect((await all[0]?.get(path))?.body).toMatchObject({ from: 'Ann Lee', yours: false })
    const answers = await Promise.all(all.map((who) => accept(who, token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 410, 410, 410, 410])
    const winner = all[answers.findIndex(({ status }) => status === 204)]
    if (!winner) throw new Error('Nobody was let in')
    const twice = await Promise.all([accept(winner, token), accept(winner, token)])
    expect(twice.map(({ status }) => status)).toEqual([204, 204])
    expect((await winner.get(path)).body).toMatchObject({ yours: true })
    expect((await teamOf(owner)).team.members).toHaveLength(1)
  })

  test('SHOP-04 five accept five invitations at once for one free seat: exactly one wins', async () => {
    const { owner } = await subscriber(app)
    const members = [await seated(app, owner), await seated(app, owner), await seated(app, owner)]
    const guests = []
    for (let n = 0; n < 5; n++)
      guests.push({ who: await app.user(), token: (await invited(app, owner)).token })
    const answers = await Promise.all(guests.map(({ who, token }) => accept(who, token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      code: 'seats-full',
      message: 'All five seats on this team are taken. Someone has to leave first.',
    })
    const plans = await Promise.all(guests.map(({ who }) => planOf(who)))
    expect(plans.filter((plan) => plan === 'enterprise')).toHaveLength(1)
    // No further invitations until a seat is free.
    expect(codeOf(await invite(owner, 'sixth@example.ca'))).toEqual([409, 'seats-full'])
    await owner.delete(`/api/account/team/seats/${members[0]?.id}`)
    const late = guests[answers.findIndex(({ status }) => status === 409)]
    if (!late) throw new Error('Somebody was refused')
    expect((await accept(late.who, late.token)).status).toBe(204)
  })

  test('SHOP-04 one account that accepts two teams at once gets one seat', async () => {
    const [one, other] = await Promise.all([subscriber(app), subscriber(app)])
    const tokens = [(await invited(app, one.owner)).token, (await invited(app, other.owner)).token]
    const guest = await app.user()
    const answers = await Promise.all(tokens.map((token) => accept(guest, token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.code).toBe('seat-held')
    expect(refused?.body.message).toContain('Leave it in your profile')
    await guest.delete('/api/account/seat')
    const second = tokens[answers.findIndex(({ status }) => status === 409)] ?? ''
    expect((await accept(guest, second)).status).toBe(204)
  })

  test('SHOP-04 cancelled, expired, cut off, of one’s own team or of a team whose plan has ended it is refused with a message', async () => {
    const { owner, session } = await subscriber(app)
    const guest = await app.user()
    const cancelled = await invited(app, owner)
    await owner.delete(`/api/account/team/seats/${cancelled.id}`)
    expect(codeOf(await accept(guest, cancelled.token))).toEqual([404, 'seat-invitation-not-found'])
    const late = await invited(app, owner)
    await app.database.pool.query('update team_seats set expires_at = now() where id = $1', [
      late.id,
    ])
    for (const answer of [
      await accept(guest, late.token),
      await guest.get(`/api/team-invitations/${late.token}`),
    ]) {
      expect(codeOf(answer)).toEqual([410, 'seat-invitation-over'])
      expect(answer.body.message).toBe(
        'This invitation was used or has expired. Ask for a new one.',
      )
    }
    expect((await accept(guest, 'x'.repeat(43))).status).toBe(404)
    expect((await accept(guest, "' or 1=1")).status).toBe(422)
    const open = await invited(app, owner)
    expect(codeOf(await accept(owner, open.token))).toEqual([409, 'own-team'])
    await owner.post(`/api/sandbox-checkout/${session}/billing`, { action: 'end-now' })
    await expect.poll(() => planOf(owner), { timeout: 10_000 }).toBe('free')
    expect(codeOf(await accept(guest, open.token))).toEqual([409, 'team-rests'])
  })

  test('SHOP-04 a plan that ends during an acceptance gives out no seat', async () => {
    const { owner } = await subscriber(app)
    const guest = await app.user()
    const { token } = await invited(app, owner)
    const { pool } = app.database
    const ownerId = (await owner.get('/api/auth/user')).body.id
    const ending = await pool.connect()
    await ending.query('begin')
    // As another change of the team does: the acceptance waits for this lock.
    await ending.query('select pg_advisory_xact_lock(hashtextextended($1, 9049))', [ownerId])
    const accepted = accept(guest, token)
    await expect
      .poll(async () => {
        const { rows } = await pool.query(
          `select count(*)::int as n from pg_stat_activity
           where wait_event_type = 'Lock' and datname = current_database()`,
        )
        return rows[0].n
      })
      .toBeGreaterThan(0)
    await ending.query(`update entitlements set ends_at = clock_timestamp() where user_id = $1`, [
      ownerId,
    ])
    await ending.query('commit')
    ending.release()
    expect(codeOf(await accepted)).toEqual([409, 'team-rests'])
    expect(await planOf(guest)).toBe('free')
  })

  test('SHOP-04 only the owner of a team cancels in it', async () => {
    const { owner } = await subscriber(app)
    const { owner: stranger } = await subscriber(app)
    const { member, id } = await seated(app, owner)
    const open = await invited(app, owner)
    for (const who of [stranger, member, await app.user()])
      for (const seat of [id, open.id])
        expect((await who.delete(`/api/account/team/seats/${seat}`)).status).toBe(204)
    expect((await app.visitor().delete(`/api/account/team/seats/${id}`)).status).toBe(401)
    const { team } = await teamOf(owner)
    expect([team.members.length, team.invitations.length]).toEqual([1, 1])
    expect(await planOf(member)).toBe('enterprise')
  })

  test('SHOP-04 needs the plan, an address and room: ten are open at most', async () => {
    const free = await app.user('wanderlust')
    const { owner: pro } = await subscriber(app, 'premium')
    for (const who of [free, pro])
      expect(codeOf(await invite(who, 'ann@example.ca'))).toEqual([403, 'team-plan-needed'])
    expect((await invite(app.visitor(), 'ann@example.ca')).status).toBe(401)
    const { owner } = await subscriber(app)
    expect((await invite(owner, 'ann@')).status).toBe(422)
    const answers = await Promise.all(
      Array.from({ length: 13 }, (_, n) => invite(owner, `many-${n}@example.ca`)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.find(({ status }) => status !== 201)?.body.code).toBe('too-many-invitations')
  })

  test('SHOP-04 a fifth member is refused at once, and the team is full with its owner', async () => {
    const { owner, members } = await fullTeam()
    expect((await teamOf(owner)).team.members).toHaveLength(4)
    const plans = await Promise.all([owner, ...members.map(({ member }) => member)].map(planOf))
    expect(plans).toEqual(Array(5).fill('enterprise'))
    expect(codeOf(await invite(owner, 'fifth@example.ca'))).toEqual([409, 'seats-full'])
  })
})

test('SHOP-04 one receiver gets at most three letters a day, from all senders together', async () => {
  const strict = await startTestApp({ RATE_LIMITS: 'on' })
  const owners = await Promise.all(Array.from({ length: 4 }, () => subscriber(strict)))
  const answers = []
  for (const { owner } of owners) answers.push(await invite(owner, 'wanted@example.ca'))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429])
  await strict.close()
})
