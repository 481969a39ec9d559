import { readFileSync } from 'node:fs'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createPasswordHashing } from '#features/accounts/server/index.ts'
import { checkCounts } from '#features/trips/server/index.ts'
import { restoreBackup } from '#platform/server/db/backup/restore-backup.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { withoutTimeLimits } from '#platform/server/db/without-time-limits.ts'
import { backToBefore, migrations } from '../support/earlier-schema.ts'
import { startTestApp } from '../support/test-app.ts'
import { createApiClient } from '../support/test-client.ts'
import { openTestDatabase } from '../support/test-database.ts'

const howMany = process.env['WAYLEAF_FULL'] === '1' ? 10_000 : 100

/** An id like any other, made of a family and a number. */
const idOf = (family: RawBuilder<unknown>, number: RawBuilder<unknown>) =>
  sql`('00000000-0000-4000-' || (${family}) || '-' || lpad((${number})::text, 12, '0'))::uuid`

/** Trips as the site kept them before trips had a party: planned, paid once and twice, cancelled, removed, in euros. */
const fillEarlier = [
  sql`insert into users (id, name, first_name, last_name, email) values ('u', 'U', 'U', 'U', 'u@example.ca')`,
  sql`insert into trips (id, owner_id, title, destinations, start_date, end_date, budget_minor)
    select ${idOf(sql`8000`, sql`t`)}, 'u', 'Trip ' || t,
      '[{"ref": null, "name": "Lisbon", "countryCode": null, "lat": null, "lng": null}]',
      '2027-04-12', '2027-04-14', t * 100
    from generate_series(1, ${howMany}) t`,
  sql`insert into trip_items
      (trip_id, id, type, name, description, location, price_minor, estimated, sample, position, day,
        original, deleted_at)
    select ${idOf(sql`8000`, sql`t`)}, ${idOf(sql`8000 + k`, sql`t`)}, 'hotel', 'Inn ' || k, '', '',
      (t * 7919 + k * 104729) % 500000, k = 1, false, 'a' || k,
      case when k % 2 = 0 then date '2027-04-12' + k % 3 end,
      case when k = 5 then '{"amount": 12.5, "currency": "EUR", "rate": 1.6119, "rateDate": "2026-09-29"}'::jsonb end,
      case when k = 4 then now() end
    from generate_series(1, ${howMany}) t, generate_series(1, 7) k`,
  // 2 is paid, 3 and 7 are cancelled, 4 is paid and removed, 6 is paid twice; 7 was booked again.
  sql`insert into bookings
      (id, owner_id, state, sameness, source, stay, guest, total_minor, currency, total_cad_minor, trip_id,
        item_id, reference)
    select ${idOf(sql`9000 + ascii(b)`, sql`t`)}, 'u', state, t || b, 'sandbox', '{}', '{}', 9000, 'EUR',
      9000 + t % 977, ${idOf(sql`8000`, sql`t`)}, ${idOf(sql`8000 + k`, sql`t`)}, 'REF'
    from generate_series(1, ${howMany}) t, (values
      ('a', 2, 'confirmed'), ('b', 3, 'cancelled'), ('c', 4, 'confirmed'), ('d', 6, 'confirmed'),
      ('e', 6, 'confirmed'), ('f', 7, 'cancelled'), ('g', 7, 'cancelling'), ('h', 1, 'pending')
    ) as made (b, k, state)`,
  sql`insert into trip_payments (booking_id, payer_id, trip_id, item_id, amount_minor)
    select id, owner_id, trip_id, item_id, total_cad_minor from bookings
    where state in ('confirmed', 'cancelling')`,
]

/** What a trip came to then, and of that what had been cancelled, which has cost nothing since. */
const earlierTotals = sql<{ id: string; total: number; cancelled: number }>`
  select i.trip_id as id, sum(coalesce(p.paid, price_minor))::int8 as total,
    coalesce(sum(price_minor) filter (where p.paid is null and exists (
      select from bookings b where b.item_id = i.id and b.state = 'cancelled')), 0)::int8 as cancelled
  from trip_items i
  left join (select item_id, sum(amount_minor) as paid from trip_payments group by item_id) p
    on p.item_id = i.id
  where deleted_at is null group by i.trip_id`

test(`A2 of ${howMany} trips from before, paid, cancelled, removed and in euros, every total is the same to the cent`, async () => {
  const database = await openTestDatabase()
  const { db } = database
  await backToBefore(database, '0044')
  for (const step of fillEarlier) await step.execute(db)
  const before = (await earlierTotals.execute(db)).rows
  await withoutTimeLimits(database.pool, (apart) => migrate(apart, migrations))
  const app = await startTestApp({}, { database })
  try {
    const ann = await app.user()
    const { id } = (await ann.get('/api/auth/user')).body
    await sql`update trips set owner_id = ${id}`.execute(db)
    const due = Object.fromEntries(before.map((one) => [one.id, (one.total - one.cancelled) / 100]))
    const listed = (await ann.get('/api/itineraries')).body
    expect(listed).toHaveLength(howMany)
    expect(
      Object.fromEntries(
        listed.map((one: { id: string; totalCad: number }) => [one.id, one.totalCad]),
      ),
    ).toEqual(due)
    expect(await checkCounts(db)).toEqual([])
    for (const one of before.slice(0, 100)) {
      const trip = (await ann.get(`/api/itineraries/${one.id}`)).body
      const states = [
        ...trip.days.flatMap(({ items }: { items: object[] }) => items),
        ...trip.unscheduled,
      ]
        .map(({ name, status }) => `${name} ${status}`)
        .toSorted()
      expect([trip.totalCad, trip.perPersonCad]).toEqual([due[one.id], due[one.id]])
      expect(states).toEqual([
        'Inn 1 planned',
        'Inn 2 booked',
        'Inn 3 cancelled',
        'Inn 5 planned',
        'Inn 6 booked',
        'Inn 7 booked',
      ])
    }
  } finally {
    await app.close()
  }
})

interface Told {
  readonly email: string
  readonly trips: Readonly<
    Record<
      string,
      { totalCad: number; items: Readonly<Record<string, readonly [number, number | null]>> }
    >
  >
}

/** What 3d9bb8c answered for the one account of a backup that it wrote itself, right before it did. */
const told: Told = JSON.parse(
  readFileSync('tests/support/stored/site-of-november-2026.json', 'utf8'),
)

test('A2 a backup of a site that ran 3d9bb8c is migrated: every price, sum paid and total is what it said, to the cent', async () => {
  const database = await openTestDatabase()
  const file = 'tests/support/stored/site-of-november-2026.backup'
  // As the command restores it: in the schema of then, migrated after.
  const rows = await withoutTimeLimits(database.pool, (db) =>
    restoreBackup(db, file, { migrations, replace: true }),
  )
  expect(rows).toBeGreaterThan(500)
  const app = await startTestApp({}, { database, hashing: createPasswordHashing() })
  try {
    const ann = createApiClient(app.url)
    const signedIn = await ann.post('/api/auth/sign-in/email', {
      email: told.email,
      password: 'spruce-and-maple',
    })
    expect(signedIn.status).toBe(200)
    const listed = (await ann.get('/api/itineraries')).body
    expect(listed).toHaveLength(Object.keys(told.trips).length)
    const cents = (amount: number) => Math.round(amount * 100)
    const states = new Set<string>()
    for (const { id, totalCad } of listed) {
      const trip = (await ann.get(`/api/itineraries/${id}`)).body
      const items: readonly {
        id: string
        price: number
        paid: number | null
        status: string
        booking: { paidCad: number; refundedCad: number } | null
      }[] = [
        ...trip.days.flatMap(({ items: placed }: { items: object[] }) => placed),
        ...trip.unscheduled,
      ]
      const before = told.trips[id]
      expect(Object.fromEntries(items.map((one) => [one.id, [one.price, one.paid]]))).toEqual(
        before?.items,
      )
      // What was cancelled had counted at its price; all of it had come back.
      const cancelled = items.filter(({ status }) => status === 'cancelled')
      for (const { booking } of cancelled) expect(booking?.refundedCad).toBe(booking?.paidCad)
      const back = cancelled.reduce((sum, { price }) => sum + cents(price), 0)
      expect(cents(totalCad)).toBe(cents(before?.totalCad ?? 0) - back)
      expect([trip.totalCad, trip.perPersonCad]).toEqual([totalCad, totalCad])
      for (const { status } of items) states.add(status)
    }
    expect([...states].toSorted()).toEqual(['booked', 'cancelled', 'planned'])
    expect(await checkCounts(database.db)).toEqual([])
  } finally {
    await app.close()
  }
})
