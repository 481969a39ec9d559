import { openConfiguredDatabase } from '#app/server/configured-database.ts'
import { partnerIds, partners, serviceTypes } from '#features/partners/domain/partner-catalogue.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { createLogger } from '#platform/server/log/logger.ts'
import { freePort, startApp } from './app-process.ts'
import { load, type Target } from './load.ts'
import { numberText, spreadText } from './number-text.ts'
import type { Part } from './part.ts'
import { scratchData } from './scratch-folder.ts'
import { median, quantile } from './statistics.ts'
import { makeOwner, signUp, type Traveller } from './traveller.ts'

const runs = 3
const seconds = 6
const people = 100
const goalRps = 1500
const stored = 1_000_000
const readings = 200
const goalP99Ms = 150
const places = 400
const slice = 25_000

interface Rows {
  query(text: string, values?: readonly unknown[]): Promise<{ rows: { n: number }[] }>
}

async function withDatabase<T>(dataDir: string, run: (pool: Rows) => Promise<T>): Promise<T> {
  const config = readConfig({ DATA_DIR: dataDir })
  const database = await openConfiguredDatabase(config, createLogger({ level: 'silent' }))
  try {
    return await run(database.pool)
  } finally {
    await database.close()
  }
}

/** A million presses of the last 90 days, and the days they are counted by, as presses leave them. */
async function fill(pool: Rows): Promise<void> {
  // In slices: no statement may take as long as all of them.
  for (let from = 1; from <= stored; from += slice)
    await pool.query(
      `insert into partner_clicks (id, at, partner, service_type, service_name, source, destination)
       select gen_random_uuid(), now() - (n::bigint * 7776 % 7776000) * interval '1 second',
         ($1::text[])[1 + n % cardinality($1::text[])],
         ($2::text[])[1 + n / 7 % cardinality($2::text[])],
         'Sample', 'partners_page', 'Place ' || n / 100 % $3::int
       from generate_series($4::int, $5::int) as n`,
      [partnerIds, serviceTypes, places, from, from + slice - 1],
    )
  await pool.query(`insert into partner_click_days
    select (at at time zone 'utc')::date, partner, service_type, count(*) from partner_clicks group by 1, 2, 3`)
  await pool.query(`insert into partner_destination_days
    select (at at time zone 'utc')::date, destination, count(*) from partner_clicks group by 1, 2`)
  await pool.query('analyze partner_clicks, partner_click_days, partner_destination_days')
}

const count = async (pool: Rows): Promise<number> =>
  (await pool.query('select count(*)::int as n from partner_clicks')).rows[0]?.n ?? 0

const [first] = partners
const press = JSON.stringify({
  serviceType: serviceTypes[0],
  serviceName: 'Flights',
  partner: first?.id,
  affiliateUrl: `https://www.${first?.hosts[0]}/`,
  source: 'partners_page',
  destination: 'Lisbon',
})

async function readAll(traveller: Traveller): Promise<readonly number[]> {
  const times: number[] = []
  for (let at = 0; at < readings; at++) {
    const period = ['7d', '30d', '90d'][at % 3]
    const began = performance.now()
    await traveller.call('GET', `/api/affiliate/analytics?period=${period}`)
    times.push(performance.now() - began)
  }
  return times
}

/** Clicks on partner links: writes per second, and reading the counts of a million. */
export const clicks: Part = {
  title: 'Presses of partners’ links',
  measure: async () => {
    const dataDir = await scratchData()
    const app = await startApp({ dataDir, port: await freePort(), by: 'node' })
    const { origin } = app
    const next = () => ({ path: '/api/affiliate/track-click', body: press })
    const target: Target = { origin, path: '', next, atOnce: people }
    await load(target, 2)
    const before = await withDatabase(dataDir, count)
    const results = []
    for (let run = 0; run < runs; run++) results.push(await load(target, seconds))
    const kept = (await withDatabase(dataDir, count)) - before
    const answered = results.reduce((sum, { total }) => sum + total, 0)
    const failed = results.reduce((sum, result) => sum + result.failed, 0)
    const rps = median(results.map((result) => result.rps))
    await withDatabase(dataDir, async (pool) => {
      await pool.query('truncate partner_clicks, partner_click_days, partner_destination_days')
      await fill(pool)
    })
    const owner = await signUp(origin)
    await makeOwner(owner.email, dataDir)
    await owner.call('GET', '/api/affiliate/analytics')
    const p99 = quantile(await readAll(owner), 0.99)
    await app.stop()
    return {
      figures: [
        {
          name: `presses kept a second, ${people} people at once`,
          measured: `${spreadText(
            rps,
            results.map((result) => result.rps),
          )}, p99 ${numberText(median(results.map(({ p99Ms }) => p99Ms)))} ms${failed > 0 ? `, ${failed} FAILED` : ''}`,
          goal: `≥ ${numberText(goalRps)}`,
          reached: rps >= goalRps && failed === 0,
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
          goal: `≤ ${numberText(goalP99Ms)} ms`,
          reached: p99 <= goalP99Ms,
        },
      ],
      notes: [
        `${runs} × ${seconds} s after 2 s of warming up, median (smallest–largest); load, app and PostgreSQL share the cores. Then ${readings} readings of 7, 30 and 90 days in turn, one after the other over HTTP. No peer has either.`,
      ],
    }
  },
}
