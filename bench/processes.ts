import { type App, scratchData, startApp } from './app.ts'
import { connections, type LoadResult, load } from './load.ts'
import { numberText, type Part } from './report.ts'
import { median, quantile, repeat, sum } from './samples.ts'
import { createTrip, sampleItem, signUp } from './traveller.ts'

const counts = [1, 2, 4] as const
const plan = { runs: 3, seconds: 4, trips: 40 }

/** What several loads at once come to together. */
const together = (results: readonly LoadResult[]) => ({
  rps: sum(results.map(({ rps }) => rps)),
  p99Ms: quantile(
    results.map(({ p99Ms }) => p99Ms),
    1,
  ),
  failed: sum(results.map(({ failed }) => failed)),
})

export const processes: Part = {
  title: 'Several processes on one database',
  measure: async () => {
    const dataDir = await scratchData()
    const apps: App[] = []
    const figures = []
    for (const count of counts) {
      while (apps.length < count) apps.push(await startApp({ dataDir }))
      const [app] = apps
      if (!app) throw new Error('No process was started')
      const writer = await signUp(app)
      const ids = await repeat(plan.trips, () => createTrip(writer, { days: 3, items: 5 }))
      const headers = { cookie: writer.cookie }
      let added = 0
      const next = () => {
        const body = JSON.stringify(sampleItem(added % 300, 3))
        return { path: `/api/itineraries/${ids[added++ % ids.length]}/items`, body }
      }
      for (const [name, more] of Object.entries({ list: {}, 'adding an item': { next } })) {
        const atOnce = Math.ceil(connections / count)
        const once = async () => {
          const path = '/api/itineraries'
          const targets = apps.map(({ origin }) => ({ origin, path, headers, atOnce, ...more }))
          return together(await Promise.all(targets.map((one) => load(one, plan.seconds))))
        }
        await once()
        const runs = await repeat(plan.runs, once)
        const middle = (key: 'rps' | 'p99Ms') => numberText(median(runs.map((run) => run[key])))
        const failed = sum(runs.map((run) => run.failed))
        figures.push({
          name: `${count} ${count === 1 ? 'process' : 'processes'}: ${name}`,
          measured: `${middle('rps')} req/s, p99 ${middle('p99Ms')} ms${failed > 0 ? `, ${failed} FAILED` : ''}`,
          goal: 'none fails',
          reached: failed === 0,
        })
      }
    }
    return {
      figures,
      notes: [
        `About ${connections} connections in all, ${plan.runs} × ${plan.seconds} s after as much of warming up, medians. All processes, PostgreSQL and the load share the cores.`,
      ],
    }
  },
}
