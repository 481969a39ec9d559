import { startApp } from './app.ts'
import { connections, type Series, series, startReference, type Target } from './load.ts'
import type { reference } from './peers.ts'
import type { Figure, Part } from './report.ts'
import { repeat, spreadText } from './samples.ts'
import { createTrip, sampleItem, signUp } from './traveller.ts'

const plan = { runs: 3, seconds: 8, warmUp: 2 }
/** 23 trips as in the peers' measurement, one of them with 120 items over 10 days. */
const ordinaryTrips = 22
/** The most an account may have: at 1,000 items a trip that is room for every add of the run. */
const tripsToFill = 200

type Kind = keyof typeof reference

const figureOf = (name: string, measured: Series): Figure => ({
  name,
  measured: measured.text,
  peers: `bare server now ${spreadText(measured.bare)} req/s`,
})

export const api: Part = {
  title: 'API',
  measure: async () => {
    const bareOrigin = await startReference()
    const app = await startApp()
    const { origin } = app
    const reader = await signUp(app, 'wanderlust')
    const tripId = await createTrip(reader, { days: 10, items: 120 })
    await repeat(ordinaryTrips, () => createTrip(reader, { days: 7, items: 20 }))
    const writer = await signUp(app)
    const ids = await repeat(tripsToFill, () => createTrip(writer, { days: 3, items: 0 }))
    let count = 0
    const next = () => {
      const body = JSON.stringify(sampleItem(count, 3))
      return { path: `/api/itineraries/${ids[count++ % ids.length]}/items`, body }
    }
    const measured = (kind: Kind, target: Omit<Target, 'origin'>) =>
      series(
        app,
        { origin, ...target },
        { ...plan, bare: { origin: bareOrigin, path: `/${kind}` } },
      )
    const headers = { cookie: reader.cookie }
    const path = `/api/itineraries/${tripId}`
    const health = await measured('health', { path: '/healthz' })
    const list = await measured('list', { path: '/api/itineraries', headers })
    const trip = await measured('trip', { path, headers })
    const add = await measured('list', { path: '', headers: { cookie: writer.cookie }, next })
    const packing = { ...headers, 'accept-encoding': 'gzip, br' }
    const packed = await measured('trip', { path, headers: packing })
    return {
      figures: [
        figureOf('list of 23 trips', list),
        figureOf('a trip of 120 items', trip),
        figureOf('adding an item', add),
        { name: 'a trip of 120 items, compressed as for a browser', measured: packed.text },
        { name: '/healthz', measured: health.text },
      ],
      notes: [
        `${connections} connections, ${plan.runs} × ${plan.seconds} s after ${plan.warmUp} s of warming up, median (smallest–largest); bodies are not compressed unless said. Load, app and PostgreSQL share the cores. CPU is per request: app + PostgreSQL.`,
        'Beside others, in the same run: `npm run bench -- peers`.',
      ],
    }
  },
}
