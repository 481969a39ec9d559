import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { hashOf } from '#features/accounts/server/secret-token.ts'
import { checkCounts } from '#features/trips/server/index.ts'
import { withoutTimeLimits } from '#platform/server/db/without-time-limits.ts'
import { startApp } from './app.ts'
import { withDatabase } from './database.ts'
import { connections, loadWithCpu, seriesOf, type Target } from './load.ts'
import { atLeast, type Figure, numberText, type Part } from './report.ts'
import { repeat } from './samples.ts'
import { sampleItem } from './traveller.ts'

const sizes = [1_000, 10_000, 100_000] as const
const [tripsEach, itemsEach, readers] = [10, 20, 100]
const plan = { runs: 3, seconds: 4 }
/** Accounts made by one statement. */
const slice = 500
const id = (number: string) =>
  `('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`

/** Accounts of ten trips with twenty items each, written in an order that helps no reader. */
const statements = [
  `insert into users (id, name, first_name, last_name, email)
    select 'g' || a, 'G', 'G', 'G', 'g' || a || '@example.ca' from generate_series($1::int, $2::int) a`,
  `insert into trips (id, owner_id, title, destinations, start_date, end_date, budget_minor)
    select ${id('a * 100 + t')}, 'g' || a, 'Trip ' || t,
      '[{"ref": null, "name": "Lisbon", "countryCode": null, "lat": null, "lng": null}]',
      '2027-04-12', '2027-04-14', 0
    from generate_series($1::int, $2::int) a, generate_series(1, ${tripsEach}) t order by random()`,
  `insert into trip_items
      (trip_id, id, type, name, description, location, price_minor, estimated, sample, position, day)
    select ${id('a * 100 + t')}, gen_random_uuid(), 'attraction', 'Stop', repeat('About this stop. ', 24),
      'Lisbon', 1000, false, false, 'a' || substr('abcdefghijklmnopqrstuvwxyz', k, 1), '2027-04-12'
    from generate_series($1::int, $2::int) a, generate_series(1, ${tripsEach}) t,
      generate_series(1, ${itemsEach}) k order by random()`,
]

export const growth: Part = {
  title: 'Growth',
  measure: async () => {
    const app = await startApp()
    const figures: Figure[] = []
    const first = new Map<string, number>()
    let accounts = 0
    for (const size of sizes) {
      const from = accounts + 1
      accounts = size / tripsEach
      const tokens = Array.from({ length: Math.min(readers, accounts) }, () => randomUUID())
      /** Accounts spread over the new ones, whose trips nothing was added to yet. */
      const accountOf = (at: number) =>
        from + Math.floor((at * (accounts - from + 1)) / tokens.length)
      await withDatabase(app, async ({ pool, db }) => {
        for (let at = from; at <= accounts; at += slice)
          for (const statement of statements)
            await pool.query(statement, [at, Math.min(accounts, at + slice - 1)])
        await pool.query(
          `insert into sessions (id, user_id, token, expires_at)
            select gen_random_uuid(), 'g' || a, t, now() + interval '1 day' from unnest($1::int[], $2::text[]) s (a, t)`,
          [tokens.map((_, at) => accountOf(at)), tokens.map(hashOf)],
        )
        await checkCounts(db)
        await withoutTimeLimits(pool, (apart) => sql`vacuum analyze`.execute(apart))
      })
      let count = 0
      const asked = (of: (tripId: string, at: number) => { path: string; body?: string }) => () => {
        const at = (count * 7919) % tokens.length
        const trip = Math.floor(count++ / tokens.length) % tripsEach
        const number = accountOf(at) * 100 + 1 + trip
        const tripId = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
        return { cookie: `wayleaf_session=${tokens[at]}`, ...of(tripId, count) }
      }
      const kinds: Readonly<Record<string, Target['next']>> = {
        'list of 10': asked(() => ({ path: '/api/itineraries' })),
        'a trip of 20 items': asked((trip) => ({ path: `/api/itineraries/${trip}` })),
        'adding an item': asked((trip, at) => ({
          path: `/api/itineraries/${trip}/items`,
          body: JSON.stringify(sampleItem(at % itemsEach, 3)),
        })),
        'search for hotels': asked(() => ({
          path: '/api/search/hotels?location=Tokyo&currency=CAD&adults=2&checkInDate=2027-05-01&checkOutDate=2027-05-08',
        })),
      }
      for (const [name, next] of Object.entries(kinds)) {
        const headers = { 'accept-encoding': 'gzip' }
        const target = { origin: app.origin, path: '', headers, ...(next && { next }) }
        const once = () => loadWithCpu(app.cpu, target, plan.seconds)
        await once()
        const { rps, text, failed } = seriesOf(await repeat(plan.runs, once))
        const least = 0.85 * (first.get(name) ?? rps)
        first.set(name, first.get(name) ?? rps)
        const goal = atLeast(rps, least, 'req/s')
        figures.push({
          name: `${numberText(size)} trips: ${name}`,
          measured: text,
          ...goal,
          reached: goal.reached && failed === 0,
        })
      }
    }
    return {
      figures,
      notes: [
        `Accounts of ${tripsEach} trips with ${itemsEach} items of some 430 characters, written in scattered order; ${connections} connections ask for ${readers} accounts in turn, packed as browsers do, ${plan.runs} × ${plan.seconds} s after ${plan.seconds} s of warming up. The goal is 85 % of the first size.`,
      ],
    }
  },
}
