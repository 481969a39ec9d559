import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, killDatabase, scratchData, startApp } from './app.ts'
import { atMost, numberText, type Part } from './report.ts'
import { median, repeat, sum } from './samples.ts'
import { createTrip, signUp, type Traveller } from './traveller.ts'

const writers = 8
/** Acknowledged writes before a kill comes into question. */
const enough = 50

interface Written {
  readonly tripId: string
  readonly item: { readonly id: string; readonly name: string; readonly price: number }
}
type Item = Written['item']

/** Sends an item that was written before, or not: with the same id it must end up there once. */
const send = ({ call }: Traveller, { tripId, item }: Written): Promise<unknown> =>
  call('POST', `/api/itineraries/${tripId}/items`, { ...item, type: 'other' })

const textOf = ({ id, name, price }: Item): string => JSON.stringify([id, name, price])

async function readTrip({ call }: Traveller, tripId: string): Promise<readonly string[]> {
  const trip = (await call('GET', `/api/itineraries/${tripId}`)) as {
    readonly days: readonly { readonly items: readonly Item[] }[]
    readonly unscheduled: readonly Item[]
  }
  return [...trip.days.flatMap((day) => day.items), ...trip.unscheduled].map(textOf)
}

async function killDuringWrites(victims: string, dataDir: string, port: number) {
  const app = await startApp({ dataDir, port, by: 'npm' })
  const traveller = await signUp(app)
  const trips = await repeat(writers, () => createTrip(traveller, { days: 3, items: 0 }))
  const acknowledged: Written[] = []
  const inDoubt: Written[] = []
  const writeUntilCut = async (tripId: string): Promise<void> => {
    for (let price = 1; ; price++) {
      const id = randomUUID()
      const written = { tripId, item: { id, name: `Item ${id}`, price } }
      try {
        const answer = (await send(traveller, written)) as Item
        if (answer.id !== id) throw new Error('Another item was acknowledged')
        acknowledged.push(written)
      } catch {
        // The connection was cut, as the benchmark intends: the outcome of the write is unknown.
        inDoubt.push(written)
        return
      }
    }
  }
  const writing = trips.map(writeUntilCut)
  // Not before all are under way: on a busy machine a fixed time could be none at all.
  while (acknowledged.length < enough && inDoubt.length === 0) await sleep(10)
  await sleep(Math.random() * 1200)
  if (victims === 'everything' && (await killDatabase(dataDir)) === 0)
    throw new Error('No database was found')
  app.kill()
  await Promise.all(writing)

  const restarted = await startApp({ dataDir, port, by: 'npm' })
  const readAll = async () => (await Promise.all(trips.map((id) => readTrip(traveller, id)))).flat()
  const found = new Set(await readAll())
  const lost = acknowledged.filter(({ item }) => !found.has(textOf(item))).length
  // Retry each write without an answer: afterwards each must be there exactly once.
  for (const written of inDoubt) await send(traveller, written)
  const after = await readAll()
  const sent = new Set([...acknowledged, ...inDoubt].map(({ item }) => textOf(item)))
  const twice = after.length - new Set(after).size
  const unsent = after.filter((entry) => !sent.has(entry)).length
  await restarted.stop()
  return {
    acknowledged: acknowledged.length,
    inDoubt: inDoubt.length,
    lost,
    /** Items in a trip more than once, or never sent. */
    wrong: twice + unsent,
    readyMs: restarted.readyMs,
  }
}
type Round = Awaited<ReturnType<typeof killDuringWrites>>

function figuresOf(victims: string, rounds: readonly Round[]) {
  const of = (key: keyof Round) => rounds.map((round) => round[key])
  const [lost, wrong, slowest] = [sum(of('lost')), sum(of('wrong')), Math.max(...of('readyMs'))]
  return [
    {
      name: `kill -9 of ${victims}: acknowledged writes lost`,
      measured: `${lost} of ${numberText(sum(of('acknowledged')))} in ${rounds.length} kills`,
      goal: '0',
      reached: lost === 0 && Math.min(...of('acknowledged')) > 0,
      blocking: true,
    },
    {
      name: `kill -9 of ${victims}: writes there twice, or never sent`,
      measured: `${wrong} after ${sum(of('inDoubt'))} in doubt were sent again`,
      goal: '0',
      reached: wrong === 0,
      blocking: true,
    },
    {
      name: `kill -9 of ${victims}: ready again`,
      measured: `${numberText(median(of('readyMs')))} ms, slowest ${numberText(slowest)} ms`,
      ...atMost(slowest, 5000, 'ms', 'each '),
    },
  ]
}

export const crash: Part = {
  title: 'Kills',
  measure: async ({ rounds }) => {
    const dataDir = await scratchData()
    const port = await freePort()
    const figures = await repeat(2, async (at) => {
      const victims = at === 0 ? 'the app' : 'everything'
      return figuresOf(
        victims,
        await repeat(rounds, () => killDuringWrites(victims, dataDir, port)),
      )
    })
    return {
      figures: figures.flat(),
      notes: [
        `${writers} writers add items with ids of their own; the ids that were acknowledged are kept outside the app. At a random moment (up to 1.2 s after the first ${enough}) the process group of \`npm start\` is killed, in “everything” PostgreSQL and all its processes first. After a new \`npm start\` the trips are read and compared as sets, name and price included.`,
        'No peer was killed in this way, so there is nothing to compare with. A kill is not a power cut: that the disk has the data is what fsync=on, which the app demands of its database, is for.',
      ],
    }
  },
}
