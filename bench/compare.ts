import { type App, startApp } from './app.ts'
import { connections, type LoadResult, load, loadWithCpu, seriesOf, type Target } from './load.ts'
import { type Figure, numberText, type Part } from './report.ts'
import { repeat } from './samples.ts'
import { createTrip, sampleItem, signUp } from './traveller.ts'

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
    cpu: app.cpu,
    targets: {
      list: { origin, path: '/api/itineraries', headers },
      trip: { origin, path: `/api/itineraries/${tripId}`, headers },
      add: { origin, path: '', headers: { cookie: writer.cookie }, next },
    },
  }
}

/** All sides in turn, so that what else the machine does meets each; the first is ours. */
async function measured(sides: readonly Side[], kind: Kind) {
  for (const one of sides) await load(one.targets[kind], plan.warmUp)
  const runs: (LoadResult & { readonly cpuMs: number })[][] = sides.map(() => [])
  await repeat(plan.runs, async () => {
    for (const [at, { cpu, targets }] of sides.entries())
      runs[at]?.push(await loadWithCpu(cpu, targets[kind], plan.seconds))
  })
  return runs.map(seriesOf)
}

async function figuresOf(ours: Side, theirs?: Side): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const kind of kinds) {
    const [own, other] = await measured(theirs ? [ours, theirs] : [ours], kind)
    if (!own) continue
    const name = names[kind]
    if (!theirs || !other) {
      figures.push({ name, measured: own.text })
      continue
    }
    const [times, cpu] = [own.rps / other.rps, own.cpuMs / other.cpuMs]
    const goal = againstGoals[kind]
    figures.push({
      name: `${name}, against ${theirs.name}`,
      measured: `${numberText(times, 2)}×, ${numberText(cpu, 2)}× CPU: ${own.text}`,
      goal: `≥ ${goal.times}×, ≤ ${goal.cpu}× CPU`,
      peers: other.text,
      reached: times >= goal.times && cpu <= goal.cpu && own.failed + other.failed === 0,
    })
  }
  return figures
}

export const peers: Part = {
  title: 'The API, beside others in the same run',
  measure: async ({ against }) => {
    const ours = await side('this', await startApp())
    const theirs =
      against && (await side('the other checkout', await startApp({ folder: against })))
    return {
      figures: await figuresOf(ours, theirs || undefined),
      notes: [
        `${connections} connections, ${plan.runs} × ${plan.seconds} s a side in turn after ${plan.warmUp} s of warming up, medians (smallest–largest); CPU is of app and database together. Adds are spread over ${plan.tripsToFill} trips. The other checkout is named by --against DIR.`,
      ],
    }
  },
}
