// Asks the embedded guide on the built atlas, in a process of its own; its times go to its output as JSON.
import { readFileSync } from 'node:fs'
import { loadAtlas } from '#atlas/load-atlas.ts'
import { createFlightsProvider } from '#features/flights/server/index.ts'
import { newTalk } from '#features/guide/server/answers/talk.ts'
import { answerByRules } from '#features/guide/server/embedded-guide.ts'
import { createGuideWorld } from '#features/guide/server/provider/index.ts'
import { createInsuranceProvider } from '#features/insurance/server/index.ts'
import { createStaysProvider } from '#features/stays/server/index.ts'
import { createVisasProvider } from '#features/visas/server/index.ts'
import { signaturesBy } from '#platform/server/db/open-signatures.ts'
import { quantile } from './statistics.ts'

const clock = { now: () => new Date('2026-11-21T17:00:00Z') }
const signatures = signaturesBy('a secret of tests', clock.now())
const atlas = await loadAtlas('dist/server/atlas')
const context = {
  world: createGuideWorld({ atlas }),
  stays: createStaysProvider('embedded', { atlas, clock, signatures }),
  flights: createFlightsProvider('embedded', { atlas, clock }),
  visas: createVisasProvider('embedded'),
  insurance: createInsuranceProvider('embedded'),
  clock,
  signal: new AbortController().signal,
  ownTrips: undefined,
}

async function timeOf(message: string): Promise<number> {
  const start = performance.now()
  await answerByRules(context, newTalk, message, { signedIn: false, days: 30 })
  return performance.now() - start
}

const asked = ['unseen-questions.json', 'unseen-questions-2.json'].flatMap((file) =>
  (
    JSON.parse(readFileSync(`tests/guide/${file}`, 'utf8')) as { turns: readonly string[] }[]
  ).flatMap(({ turns }) => turns.slice(0, 1)),
)
const plans = ['Rome', 'Tokyo', 'Paris', 'Lisbon', 'Montréal', 'Banff', 'Bali', 'New York'].map(
  (town) => `Plan 7 days in ${town} from 3 May 2027 for 2 adults`,
)
const timesOf = async (messages: readonly string[]): Promise<number[]> => {
  const times: number[] = []
  for (const message of messages) times.push(await timeOf(message))
  return times
}

// What a process does not know yet it reads once: the second round is what people wait for.
await timesOf([...asked, ...plans])
const answers = await timesOf(asked)
const weeks = await timesOf(plans)

const times = {
  questions: asked.length,
  answerP50Ms: quantile(answers, 0.5),
  answerP95Ms: quantile(answers, 0.95),
  planP50Ms: quantile(weeks, 0.5),
  planMaxMs: Math.max(...weeks),
}
export type GuideTimes = typeof times
console.log(JSON.stringify(times))
