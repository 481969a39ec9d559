import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#platform/server/db/migrate.ts'
import { withoutTimeLimits } from '#platform/server/db/without-time-limits.ts'
import { backToBefore, migrations } from '../../../../tests/support/earlier-schema.ts'
import { startTestApp } from '../../../../tests/support/test-app.ts'
import { openTestDatabase } from '../../../../tests/support/test-database.ts'

const tripId = '00000000-0000-4000-8000-000000000001'
const itemId = (n: number) => `00000000-0000-4000-8000-0000000000${n}0`
const bookingId = (n: number) => `00000000-0000-4000-8000-0000000000${n}1`

test('A3 of a trip from before what is paid is booked, what was cancelled is cancelled, the rest is planned', async () => {
  const database = await openTestDatabase()
  await backToBefore(database, '0056')
  const { db } = database
  await sql`insert into users (id, name, first_name, last_name, email) values ('u', 'U', 'U', 'U', 'u@example.ca')`.execute(
    db,
  )
  await sql`insert into trips (id, owner_id, title, destinations, start_date, end_date, budget_minor)
    values (${tripId}, 'u', 'Lisbon', '[{"ref": null, "name": "Lisbon", "countryCode": null, "lat": null, "lng": null}]',
      '2027-04-12', '2027-04-14', 0)`.execute(db)
  for (const [n, cents] of [1, 2, 3, 4].map((at) => [at, at * 1111] as const))
    await sql`insert into trip_items
      (trip_id, id, type, name, description, location, price_minor, estimated, sample, position)
      values (${tripId}, ${itemId(n)}, 'hotel', ${`Inn ${n}`}, '', '', ${cents}, false, false, ${`a${n}`})`.execute(
      db,
    )
  for (const [n, state] of [
    [2, 'confirmed'],
    [3, 'cancelled'],
  ] as const)
    await sql`insert into bookings
      (id, owner_id, state, sameness, source, stay, guest, total_minor, currency, total_cad_minor, trip_id, item_id, reference)
      values (${bookingId(n)}, 'u', ${state}, ${state}, 'sandbox', '{}', '{}', 9000, 'CAD', 9000, ${tripId}, ${itemId(n)}, 'REF')`.execute(
      db,
    )
  await sql`insert into trip_payments (booking_id, payer_id, trip_id, item_id, amount_minor)
    values (${bookingId(2)}, 'u', ${tripId}, ${itemId(2)}, 9000)`.execute(db)
  await withoutTimeLimits(database.pool, (apart) => migrate(apart, migrations))
  const app = await startTestApp({}, { database })
  try {
    const ann = await app.user()
    const { id } = (await ann.get('/api/auth/user')).body
    await sql`update trips set owner_id = ${id}`.execute(db)
    const trip = (await ann.get(`/api/itineraries/${tripId}`)).body
    const shown = trip.unscheduled.map((item: Record<string, unknown>) => [
      item['status'],
      item['price'],
      item['paid'],
      item['unitPrice'],
    ])
    expect(shown).toEqual([
      ['planned', 11.11, null, 11.11],
      ['booked', 90, 90, 90],
      ['cancelled', 33.33, null, 33.33],
      ['planned', 44.44, null, 44.44],
    ])
    expect(trip.unscheduled[1].booking).toMatchObject({
      reference: 'REF',
      state: 'confirmed',
      paidCad: 90,
    })
    expect(trip.unscheduled[2].booking).toMatchObject({
      state: 'cancelled',
      paidCad: 90,
      refundedCad: 90,
    })
    expect(trip).toMatchObject({
      totalCad: 145.55,
      party: { adults: 1, children: [] },
      origin: null,
    })
    expect((await ann.get('/api/itineraries')).body[0].totalCad).toBe(145.55)
  } finally {
    await app.close()
  }
})

const howMany = process.env['WAYLEAF_FULL'] === '1' ? 10_000 : 100

/** Trips as the site kept them before trips had a party: planned, paid once and twice, cancelled, removed, in euros. */
const fillEarlier = [
  sql`insert into users (id, name, first_name, last_name, email) values ('u', 'U', 'U', 'U', 'u@example.ca')`,
  sql`insert into trips (id, owner_id, title, destinations, start_date, end_date, budget_minor)
    select md5('trip ' || t)::uuid, 'u', 'Trip ' || t,
      '[{"ref": null, "name": "Lisbon", "countryCode": null, "lat": null, "lng": null}]',
      '2027-04-12', '2027-04-14', t * 100
    from generate_series(1, ${howMany}) t`,
  sql`insert into trip_items
      (trip_id, id, type, name, description, location, price_minor, estimated, sample, position, day,
        original, deleted_at)
    select md5('trip ' || t)::uuid, md5('item ' || t || ' ' || k)::uuid, 'hotel', 'Inn ' || k, '', '',
      (t * 7919 + k * 104729) % 500000, k = 1, false, 'a' || k,
      case when k % 2 = 0 then date '2027-04-12' + k % 3 end,
      case when k = 5 then '{"amount": 12.5, "currency": "EUR", "rate": 1.6119, "rateDate": "2026-09-29"}'::jsonb end,
      case when k = 4 then now() end
    from generate_series(1, ${howMany}) t, generate_series(1, 7) k`,
  // 2 is paid, 3 and 7 are cancelled, 4 is paid and removed, 6 is paid twice; 7 was booked again.
  sql`insert into bookings
      (id, owner_id, state, sameness, source, stay, guest, total_minor, currency, total_cad_minor, trip_id,
        item_id, reference)
    select md5('booking ' || t || b)::uuid, 'u', state, t || b, 'sandbox', '{}', '{}', 9000, 'EUR',
      9000 + t % 977, md5('trip ' || t)::uuid, md5('item ' || t || ' ' || k)::uuid, 'REF'
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

test(`I21-8 of ${howMany} trips from before, paid, cancelled, removed and in euros, every total is the same to the cent`, async () => {
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
