import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, startApp } from './app-process.ts'
import { databaseProcesses } from './database-process.ts'
import { numberText } from './number-text.ts'
import type { Part } from './part.ts'
import { signal } from './processes.ts'
import { createTrip } from './sample-trip.ts'
import { databaseLocation, scratchData } from './scratch-folder.ts'
import { median } from './statistics.ts'
import { signUp, type Traveller } from './traveller.ts'
import { type Record, send, writeUntilCut, type Written } from './writer.ts'

const writers = 8
const goalMs = 5000
/** Acknowledged writes before a kill comes into question. */
const enough = 50
type Victims = 'the app' | 'everything'

interface Round {
  readonly acknowledged: number
  readonly inDoubt: number
  readonly lost: number
  /** Ids in a trip more than once, or never sent. */
  readonly wrong: number
  readonly readyMs: number
}

interface TripAnswer {
  readonly days: readonly { readonly items: readonly Found[] }[]
  readonly unscheduled: readonly Found[]
}
interface Found {
  readonly id: string
  readonly name: string
  readonly price: number
}

async function readTrip(traveller: Traveller, tripId: string): Promise<readonly string[]> {
  const trip = (await traveller.call('GET', `/api/itineraries/${tripId}`)) as TripAnswer
  const items = [...trip.days.flatMap((day) => day.items), ...trip.unscheduled]
  return items.map(({ id, name, price }) => JSON.stringify([tripId, id, name, price]))
}

const asFound = ({ tripId, id, price }: Written): string =>
  JSON.stringify([tripId, id, `Item ${id}`, price])

/** What is in the trips now, against what was acknowledged and what was sent, as sets. */
async function compare(traveller: Traveller, { acknowledged, inDoubt }: Record) {
  const readAll = async () => {
    const tripIds = new Set([...acknowledged, ...inDoubt].map(({ tripId }) => tripId))
    const lists = await Promise.all([...tripIds].map((id) => readTrip(traveller, id)))
    return lists.flat()
  }
  const found = new Set(await readAll())
  const lost = acknowledged.filter((item) => !found.has(asFound(item))).length
  // Retry each write without an answer: afterwards each must be there exactly once.
  for (const item of inDoubt) await send(traveller, item)
  const after = await readAll()
  const sent = new Set([...acknowledged, ...inDoubt].map(asFound))
  const twice = after.length - new Set(after).size
  const unknown = after.filter((entry) => !sent.has(entry)).length
  return { lost, wrong: twice + unknown }
}

async function killDuringWrites(victims: Victims, dataDir: string, port: number): Promise<Round> {
  const app = await startApp({ dataDir, port, by: 'npm' })
  const traveller = await signUp(app.origin)
  const newTrip = () => createTrip(traveller, { days: 3, items: 0 })
  const trips = await Promise.all(Array.from({ length: writers }, newTrip))
  const record: Record = { acknowledged: [], inDoubt: [] }
  const writing = trips.map((trip) => writeUntilCut(traveller, newTrip, trip, record))
  // Not before all are under way: on a busy machine a fixed time could be none at all.
  while (record.acknowledged.length < enough && record.inDoubt.length === 0) await sleep(10)
  await sleep(Math.random() * 1200)
  const database =
    victims === 'everything' ? await databaseProcesses(await databaseLocation(dataDir)) : []
  if (victims === 'everything' && database.length === 0) throw new Error('No database was found')
  for (const pid of database) signal(pid, 'SIGKILL')
  app.kill()
  await Promise.all(writing)
  const restarted = await startApp({ dataDir, port, by: 'npm' })
  const comparison = await compare(traveller, record)
  await restarted.stop()
  return {
    ...comparison,
    acknowledged: record.acknowledged.length,
    inDoubt: record.inDoubt.length,
    readyMs: restarted.readyMs,
  }
}

function figuresOf(victims: Victims, rounds: readonly Round[]) {
  const sum = (key: keyof Round) => rounds.reduce((total, round) => total + round[key], 0)
  const ready = rounds.map(({ readyMs }) => readyMs)
  const slowest = Math.max(...ready)
  const lost = sum('lost')
  return [
    {
      name: `kill -9 of ${victims}: acknowledged writes lost`,
      measured: `${lost} of ${numberText(sum('acknowledged'))} in ${rounds.length} kills`,
      goal: '0',
      reached: lost === 0 && rounds.every((round) => round.acknowledged > 0),
      blocking: true,
    },
    {
      name: `kill -9 of ${victims}: writes there twice, or never sent`,
      measured: `${sum('wrong')} after ${sum('inDoubt')} in doubt were sent again`,
      goal: '0',
      reached: sum('wrong') === 0,
      blocking: true,
    },
    {
      name: `kill -9 of ${victims}: ready again`,
      measured: `${numberText(median(ready))} ms, slowest ${numberText(slowest)} ms`,
      goal: `each ≤ ${numberText(goalMs)} ms`,
      reached: slowest <= goalMs,
    },
  ]
}

export const crash: Part = {
  title: 'Kills',
  measure: async ({ rounds }) => {
    const dataDir = await scratchData()
    const port = await freePort()
    const figures = []
    for (const victims of ['the app', 'everything'] as const) {
      const results: Round[] = []
      for (let round = 0; round < rounds; round++)
        results.push(await killDuringWrites(victims, dataDir, port))
      figures.push(...figuresOf(victims, results))
    }
    return {
      figures,
      notes: [
        `${writers} writers add items with ids of their own; the ids that were acknowledged are kept outside the app. At a random moment (up to 1.2 s after the first ${enough}) the process group of \`npm start\` is killed, in “everything” PostgreSQL and all its processes first. After a new \`npm start\` the trips are read and compared as sets, name and price included.`,
        'No peer was killed in this way, so there is nothing to compare with. A kill is not a power cut: that the disk has the data is what fsync=on, which the app demands of its database, is for.',
      ],
    }
  },
}
