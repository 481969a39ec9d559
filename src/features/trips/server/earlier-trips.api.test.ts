import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#platform/server/db/migrate.ts'
import { withoutTimeLimits } from '#platform/server/db/without-time-limits.ts'
import { backToBefore, migrations } from '#tests/support/earlier-schema.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

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
