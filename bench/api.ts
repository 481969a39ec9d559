import { freePort, type RunningApp, startApp } from './app-process.ts'
import { cpuMs, groupProcesses } from './cpu-time.ts'
import { databaseProcesses } from './database-process.ts'
import { connections, load, type LoadResult, type Target } from './load.ts'
import { numberText, spreadText } from './number-text.ts'
import type { Part } from './part.ts'
import { reference, trek } from './peers.ts'
import { createTrip, sampleItem } from './sample-trip.ts'
import { databaseLocation, scratchData } from './scratch-folder.ts'
import { startReference } from './start-reference.ts'
import { median } from './statistics.ts'
import { allowLongTrips, signUp, type Traveller } from './traveller.ts'

const runs = 3
const seconds = 8
const warmUpSeconds = 2
const goalRatio = 3
/** 23 trips as in the peers' measurement, one of them with 120 items over 10 days. */
const ordinaryTrips = 22
/** The most an account may have: at 1,000 items a trip that is room for every add of the run. */
const tripsToFill = 200

type Kind = keyof typeof reference

interface Series {
  readonly app: readonly LoadResult[]
  /** Requests a second of the bare server, each measured just before the app's run. */
  readonly bare: readonly number[]
  /** CPU time of a request in ms, of the app and of its database. */
  readonly cpu: { readonly app: number; readonly database: number }
  readonly bytes: number
}

interface Site {
  readonly app: RunningApp
  readonly dataDir: string
  readonly bareOrigin: string
}

async function bodyBytes({ origin, path, headers, next }: Target): Promise<number> {
  const { path: at, body } = next?.() ?? { path, body: undefined }
  const init = { headers: { 'content-type': 'application/json', ...headers } }
  const answer = await fetch(origin + at, body ? { ...init, method: 'POST', body } : init)
  if (!answer.ok) throw new Error(`${at}: ${answer.status}`)
  return (await answer.arrayBuffer()).byteLength
}

async function series(
  { app, dataDir, bareOrigin }: Site,
  target: Target,
  kind: Kind,
): Promise<Series> {
  const bareTarget = { origin: bareOrigin, path: `/${kind}` }
  const bytes = await bodyBytes(target)
  await load(bareTarget, warmUpSeconds)
  await load(target, warmUpSeconds)
  const location = await databaseLocation(dataDir)
  const times = async () => ({
    app: await cpuMs(await groupProcesses(app.group)),
    database: await cpuMs(await databaseProcesses(location)),
  })
  const results: LoadResult[] = []
  const bare: number[] = []
  const spent = { app: 0, database: 0 }
  for (let run = 0; run < runs; run++) {
    bare.push((await load(bareTarget, seconds)).rps)
    const before = await times()
    results.push(await load(target, seconds))
    const after = await times()
    spent.app += after.app - before.app
    spent.database += after.database - before.database
  }
  const total = results.reduce((sum, result) => sum + result.total, 0)
  const cpu = { app: spent.app / total, database: spent.database / total }
  return { app: results, bare, cpu, bytes }
}

const rpsOf = ({ app }: Series): number => median(app.map(({ rps }) => rps))

/** How many times a peer's figure: each is taken as a share of what a bare server did that hour. */
const ratioTo = (measured: Series, peerRps: number, kind: Kind): number =>
  rpsOf(measured) / median(measured.bare) / (peerRps / reference[kind].rps)

function speedFigure(name: string, measured: Series) {
  const { app, cpu, bytes } = measured
  const failed = app.reduce((sum, result) => sum + result.failed, 0)
  const rps = spreadText(
    rpsOf(measured),
    app.map((result) => result.rps),
  )
  const p99 = numberText(median(app.map(({ p99Ms }) => p99Ms)))
  const cost = `${numberText(cpu.app, 2)} + ${numberText(cpu.database, 2)} ms CPU`
  const text = `${rps} req/s, p99 ${p99} ms, ${cost}, ${numberText(bytes)} B`
  return { name, measured: failed > 0 ? `${text}, ${failed} FAILED` : text, failed }
}

function figuresOf(name: string, measured: Series, kind: Kind, peers: Record<string, number>) {
  const { failed, ...speed } = speedFigure(name, measured)
  const ratios = Object.entries(peers).map(([peer, rps]) => {
    const ratio = ratioTo(measured, rps, kind)
    const plain = numberText(rpsOf(measured) / rps, 1)
    return {
      name: `${name}, against ${peer}`,
      measured: `${numberText(ratio, 1)}× (unscaled ${plain}×)`,
      goal: `≥ ${goalRatio}×`,
      peers: `${numberText(rps)} req/s where the bare server did ${numberText(reference[kind].rps)}`,
      reached: ratio >= goalRatio && failed === 0,
    }
  })
  const bare = `bare server now ${spreadText(median(measured.bare), measured.bare)} req/s`
  return [{ ...speed, peers: bare }, ...ratios]
}

async function prepare(site: Site): Promise<{ reader: Traveller; tripId: string; adds: Target }> {
  const { app, dataDir } = site
  const reader = await signUp(app.origin)
  await allowLongTrips(reader.email, dataDir)
  const tripId = await createTrip(reader, { days: 10, items: 120 })
  for (let trip = 0; trip < ordinaryTrips; trip++) await createTrip(reader, { days: 7, items: 20 })
  const writer = await signUp(app.origin)
  const ids: string[] = []
  for (let trip = 0; trip < tripsToFill; trip++)
    ids.push(await createTrip(writer, { days: 3, items: 0 }))
  let count = 0
  const next = () => {
    const tripOf = ids[count % ids.length] ?? ''
    const body = JSON.stringify(sampleItem(count++, 3))
    return { path: `/api/itineraries/${tripOf}/items`, body }
  }
  const headers = { cookie: writer.cookie }
  return { reader, tripId, adds: { origin: app.origin, path: '', headers, next } }
}

export const api: Part = {
  title: 'API',
  measure: async () => {
    const dataDir = await scratchData()
    const bareOrigin = await startReference()
    const app = await startApp({ dataDir, port: await freePort(), by: 'node' })
    const site = { app, dataDir, bareOrigin }
    const { reader, tripId, adds } = await prepare(site)
    const { origin } = app
    const headers = { cookie: reader.cookie }
    const list: Target = { origin, path: '/api/itineraries', headers }
    const trip: Target = { origin, path: `/api/itineraries/${tripId}`, headers }
    const packed: Target = { ...trip, headers: { ...headers, 'accept-encoding': 'gzip, br' } }
    const health = await series(site, { origin, path: '/healthz' }, 'health')
    const figures = [
      ...figuresOf('list of 23 trips', await series(site, list, 'list'), 'list', {
        TREK: trek.listRps,
      }),
      ...figuresOf('a trip of 120 items', await series(site, trip, 'trip'), 'trip', {
        'TREK’s places alone': trek.placesRps,
        'TREK’s whole trip': trek.bundleRps,
      }),
      ...figuresOf('adding an item', await series(site, adds, 'list'), 'list', {
        TREK: trek.addRps,
      }),
    ]
    const { failed: _failed, ...packedFigure } = speedFigure(
      'a trip of 120 items, compressed as for a browser',
      await series(site, packed, 'trip'),
    )
    const { failed: _none, ...healthFigure } = speedFigure('/healthz', health)
    await app.stop()
    return {
      figures: [
        ...figures,
        packedFigure,
        { ...healthFigure, peers: `TREK ${numberText(trek.healthRps)} req/s` },
      ],
      notes: [
        `${connections} connections, ${runs} × ${seconds} s after ${warmUpSeconds} s of warming up, median (smallest–largest); bodies are not compressed unless said. Load, app and PostgreSQL share the cores. CPU is per request: app + PostgreSQL (TREK’s one process: list 1.19, places 2.74, whole trip 5.20, add 1.36 ms).`,
        'The ratio takes each side as a share of what a bare node:http server with equal bodies did in the same hour, ours run by run in turn with the app. The peers’ bare server ran at a load average of 12.8, TREK at 1.2: that ceiling is if anything too low, so the ratio errs against us; “unscaled” is the plain quotient.',
      ],
    }
  },
}
