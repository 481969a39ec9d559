import { type App, startApp } from './app.ts'
import { load, type Target } from './load.ts'
import { type Figure, numberText, type Part } from './report.ts'
import { median, repeat, spreadText } from './samples.ts'
import { createTrip, sampleItem, signUp } from './traveller.ts'
import { startTrek } from './trek.ts'

const plan = { runs: 3, seconds: 4, warmUp: 2, trips: 22, tripsToFill: 60 }

/** One side of the comparison, with its data made and ready to be asked. */
export interface Side {
  readonly name: string
  cpu(): Promise<number>
  readonly targets: Readonly<Record<Kind, Target>>
}

const kinds = ['list', 'trip', 'add'] as const
type Kind = (typeof kinds)[number]
const names: Readonly<Record<Kind, string>> = {
  list: 'list of 23 trips',
  trip: 'a trip of 120 items',
  add: 'adding an item',
}

/** Against the code of 22 November 2026: requests a second at least, and CPU a request at most. */
const againstGoals = {
  list: { times: 2.1, cpu: 0.47 },
  trip: { times: 1.75, cpu: 0.62 },
  add: { times: 2, cpu: 0.51 },
} as const
const trekGoals = {
  list: { times: 3, cpu: 0.5 },
  trip: { times: 3, cpu: 0.5 },
  add: { times: 3, cpu: 0.5 },
} as const

async function side(name: string, app: App): Promise<Side> {
  const { origin } = app
  const reader = await signUp(app, 'wanderlust')
  const tripId = await createTrip(reader, { days: 10, items: 120 })
  await repeat(plan.trips, () => createTrip(reader, { days: 7, items: 20 }))
  const writer = await signUp(app)
  const ids = await repeat(plan.tripsToFill, () => createTrip(writer, { days: 3, items: 0 }))
  let count = 0
  const next = () => {
    const body = JSON.stringify(sampleItem(count, 3))
    return { path: `/api/itineraries/${ids[count++ % ids.length]}/items`, body }
  }
  const headers = { cookie: reader.cookie }
  return {
    name,
    cpu: async () => {
      const { app: own, database } = await app.cpu()
      return own + database
    },
    targets: {
      list: { origin, path: '/api/itineraries', headers },
      trip: { origin, path: `/api/itineraries/${tripId}`, headers },
      add: { origin, path: '', headers: { cookie: writer.cookie }, next },
    },
  }
}

async function once({ cpu, targets }: Side, kind: Kind) {
  const before = await cpu()
  const { rps, total, failed } = await load(targets[kind], plan.seconds)
  return { rps, failed, cpu: ((await cpu()) - before) / total }
}

/** Both sides in turn, so that what else the machine does meets both. */
async function compared(ours: Side, theirs: Side, kind: Kind) {
  for (const one of [ours, theirs]) await load(one.targets[kind], plan.warmUp)
  const runs = await repeat(plan.runs, async () => [
    await once(ours, kind),
    await once(theirs, kind),
  ])
  const of = (at: 0 | 1, key: 'rps' | 'cpu') => runs.map((run) => run[at]?.[key] ?? Number.NaN)
  const failed = runs.flat().reduce((all, one) => all + one.failed, 0)
  const [own, other] = [of(0, 'rps'), of(1, 'rps')]
  const [ownCpu, otherCpu] = [median(of(0, 'cpu')), median(of(1, 'cpu'))]
  return {
    failed,
    times: median(own) / median(other),
    cpu: ownCpu / otherCpu,
    own: `${spreadText(own)} req/s, ${numberText(ownCpu, 2)} ms CPU`,
    other: `${spreadText(other)} req/s, ${numberText(otherCpu, 2)} ms CPU`,
  }
}

async function figuresOf(
  ours: Side,
  theirs: Side,
  goals: typeof againstGoals | typeof trekGoals,
): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const kind of kinds) {
    const { times, cpu, own, other, failed } = await compared(ours, theirs, kind)
    const goal = goals[kind]
    figures.push(
      {
        name: `${names[kind]}, against ${theirs.name}`,
        measured: `${numberText(times, 2)}×: ${own}${failed > 0 ? `, ${failed} FAILED` : ''}`,
        goal: `≥ ${goal.times}×`,
        peers: other,
        reached: times >= goal.times && failed === 0,
      },
      {
        name: 'of its CPU a request',
        measured: `${numberText(cpu, 2)}×`,
        goal: `≤ ${goal.cpu}×`,
        reached: cpu <= goal.cpu,
      },
    )
  }
  return figures
}

export const peers: Part = {
  title: 'Beside others, in the same run',
  measure: async ({ against, trek }) => {
    if (!against && !trek)
      return {
        figures: [],
        notes: ['Not measured: name a checkout by --against DIR or --trek DIR.'],
      }
    const ours = await side('this', await startApp())
    const figures: Figure[] = []
    if (against) {
      const theirs = await side('the other checkout', await startApp({ folder: against }))
      figures.push(...(await figuresOf(ours, theirs, againstGoals)))
    }
    if (trek) figures.push(...(await figuresOf(ours, await startTrek(trek), trekGoals)))
    return {
      figures,
      notes: [
        `10 connections, ${plan.runs} × ${plan.seconds} s a side in turn after ${plan.warmUp} s of warming up, medians (smallest–largest); CPU is of app and database together. Adds are spread over ${plan.tripsToFill} trips. Of TREK a trip is its places alone.`,
      ],
    }
  },
}
