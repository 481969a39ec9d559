import type { Pool } from 'pg'
import { partnerIds, partners, serviceTypes } from '#features/partners/domain/partner-catalogue.ts'
import { startApp } from './app.ts'
import { withDatabase } from './database.ts'
import { load } from './load.ts'
import { atLeast, atMost, numberText, type Part } from './report.ts'
import { median, msOf, quantile, repeat, spreadText, sum } from './samples.ts'
import { signUp } from './traveller.ts'

const runs = 3
const seconds = 6
const people = 100
const stored = 1_000_000
const readings = 200
const places = 400
/** No statement may take as long as a million rows do. */
const slice = 25_000

const count = async (pool: Pool): Promise<number> =>
  (await pool.query('select count(*)::int as n from partner_clicks')).rows[0]?.n ?? 0

/** A million presses of the last 90 days, and the days they are counted by, as presses leave them. */
async function fill(pool: Pool): Promise<void> {
  await pool.query('truncate partner_clicks, partner_click_days, partner_destination_days')
  await repeat(stored / slice, (at) =>
    pool.query(
      `insert into partner_clicks (id, at, partner, service_type, service_name, source, destination)
       select gen_random_uuid(), now() - (n::bigint * 7776 % 7776000) * interval '1 second',
         ($1::text[])[1 + n % cardinality($1::text[])],
         ($2::text[])[1 + n / 7 % cardinality($2::text[])],
         'Sample', 'partners_page', 'Place ' || n / 100 % $3::int
       from generate_series($4::int, $5::int) as n`,
      [partnerIds, serviceTypes, places, at * slice + 1, (at + 1) * slice],
    ),
  )
  await pool.query(`insert into partner_click_days
    select (at at time zone 'utc')::date, partner, service_type, count(*) from partner_clicks group by 1, 2, 3`)
  await pool.query(`insert into partner_destination_days
    select (at at time zone 'utc')::date, destination, count(*) from partner_clicks group by 1, 2`)
  await pool.query('analyze partner_clicks, partner_click_days, partner_destination_days')
}

const [first] = partners
const press = JSON.stringify({
  serviceType: serviceTypes[0],
  serviceName: 'Flights',
  partner: first?.id,
  affiliateUrl: `https://www.${first?.hosts[0]}/`,
  source: 'partners_page',
  destination: 'Lisbon',
})

/** Clicks on partner links: writes per second, and reading the counts of a million. */
export const clicks: Part = {
  title: 'Presses of partners’ links',
  measure: async () => {
    const app = await startApp()
    const next = () => ({ path: '/api/affiliate/track-click', body: press })
    const target = { origin: app.origin, path: '', next, atOnce: people }
    await load(target, 2)
    const before = await withDatabase(app, ({ pool }) => count(pool))
    const results = await repeat(runs, () => load(target, seconds))
    const kept = (await withDatabase(app, ({ pool }) => count(pool))) - before
    const of = (key: keyof (typeof results)[number]) => results.map((result) => result[key])
    const answered = sum(of('total'))
    const failed = sum(of('failed'))
    const speed = atLeast(median(of('rps')), 1500)

    await withDatabase(app, ({ pool }) => fill(pool))
    const owner = await signUp(app, 'owner')
    const read = (period: string) => owner.call('GET', `/api/affiliate/analytics?period=${period}`)
    await read('30d')
    const times = await repeat(readings, (at) =>
      msOf(() => read(['7d', '30d', '90d'][at % 3] ?? '')),
    )
    const p99 = quantile(times, 0.99)
    return {
      figures: [
        {
          name: `presses kept a second, ${people} people at once`,
          measured: `${spreadText(of('rps'))}, p99 ${numberText(median(of('p99Ms')))} ms${failed > 0 ? `, ${failed} FAILED` : ''}`,
          ...speed,
          reached: speed.reached && failed === 0,
        },
        {
          name: 'answered presses that are not in the database',
          measured: `${numberText(Math.max(0, answered - kept))} of ${numberText(answered)}`,
          goal: '0',
          reached: kept >= answered,
        },
        {
          name: `analytics over ${numberText(stored)} presses, 99 in 100`,
          measured: `${numberText(p99, 1)} ms`,
          ...atMost(p99, 150, 'ms'),
        },
      ],
      notes: [
        `${runs} × ${seconds} s after 2 s of warming up, median (smallest–largest); load, app and PostgreSQL share the cores. Then ${readings} readings of 7, 30 and 90 days in turn, one after the other over HTTP. No peer has either.`,
      ],
    }
  },
}
