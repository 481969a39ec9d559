import { startApp } from './app.ts'
import { connections, type Series, series, startReference, type Target } from './load.ts'
import { reference, trek } from './peers.ts'
import { type Figure, numberText, type Part } from './report.ts'
import { median, repeat, spreadText } from './samples.ts'
import { createTrip, sampleItem, signUp } from './traveller.ts'

const plan = { runs: 3, seconds: 8, warmUp: 2 }
const goalRatio = 3
/** 23 trips as in the peers' measurement, one of them with 120 items over 10 days. */
const ordinaryTrips = 22
/** The most an account may have: at 1,000 items a trip that is room for every add of the run. */
const tripsToFill = 200

type Kind = keyof typeof reference

/** An operation beside what peers did: each is taken as a share of what a bare server did that hour. */
function figuresOf(name: string, measured: Series, kind: Kind, peers: Record<string, number>) {
  const rps = median(measured.rps)
  const ratios = Object.entries(peers).map(([peer, peerRps]): Figure => {
    const ratio = rps / median(measured.bare) / (peerRps / reference[kind].rps)
    return {
      name: `${name}, against ${peer}`,
      measured: `${numberText(ratio, 1)}× (unscaled ${numberText(rps / peerRps, 1)}×)`,
      goal: `≥ ${goalRatio}×`,
      peers: `${numberText(peerRps)} req/s where the bare server did ${numberText(reference[kind].rps)}`,
      reached: ratio >= goalRatio && measured.failed === 0,
    }
  })
  const bare = `bare server now ${spreadText(measured.bare)} req/s`
  return [{ name, measured: measured.text, peers: bare }, ...ratios]
}

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
        ...figuresOf('list of 23 trips', list, 'list', { TREK: trek.listRps }),
        ...figuresOf('a trip of 120 items', trip, 'trip', {
          'TREK’s places alone': trek.placesRps,
          'TREK’s whole trip': trek.bundleRps,
        }),
        ...figuresOf('adding an item', add, 'list', { TREK: trek.addRps }),
        { name: 'a trip of 120 items, compressed as for a browser', measured: packed.text },
        {
          name: '/healthz',
          measured: health.text,
          peers: `TREK ${numberText(trek.healthRps)} req/s`,
        },
      ],
      notes: [
        `${connections} connections, ${plan.runs} × ${plan.seconds} s after ${plan.warmUp} s of warming up, median (smallest–largest); bodies are not compressed unless said. Load, app and PostgreSQL share the cores. CPU is per request: app + PostgreSQL (TREK’s one process: list 1.19, places 2.74, whole trip 5.20, add 1.36 ms).`,
        'The ratio takes each side as a share of what a bare node:http server with equal bodies did in the same hour, ours run by run in turn with the app. The peers’ bare server ran at a load average of 12.8, TREK at 1.2: that ceiling is if anything too low, so the ratio errs against us; “unscaled” is the plain quotient.',
      ],
    }
  },
}
