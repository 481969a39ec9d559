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
import { atMost, numberText, type Part } from './report.ts'
import { msOf, quantile, repeat } from './samples.ts'

const clock = { now: () => new Date('2026-11-21T17:00:00Z') }

const asked = ['unseen-questions.json', 'unseen-questions-2.json'].flatMap((file) =>
  (
    JSON.parse(readFileSync(`tests/guide/${file}`, 'utf8')) as { turns: readonly string[] }[]
  ).flatMap(({ turns }) => turns.slice(0, 1)),
)
const plans = ['Rome', 'Tokyo', 'Paris', 'Lisbon', 'Montréal', 'Banff', 'Bali', 'New York'].map(
  (town) => `Plan 7 days in ${town} from 3 May 2027 for 2 adults`,
)

const figure = (name: string, ms: number) => ({ name, measured: `${numberText(ms)} ms` })

export const guide: Part = {
  title: 'Guide',
  measure: async () => {
    const atlas = await loadAtlas('dist/server/atlas')
    const signatures = signaturesBy('a secret of tests', clock.now())
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
    const timesOf = (messages: readonly string[]): Promise<number[]> =>
      repeat(messages.length, (at) =>
        msOf(() =>
          answerByRules(context, newTalk, messages[at] ?? '', { signedIn: false, days: 30 }),
        ),
      )
    // What a process does not know yet it reads once: the second round is what people wait for.
    await timesOf([...asked, ...plans])
    const answers = await timesOf(asked)
    const weeks = await timesOf(plans)
    const [answer, week, slowest] = [
      quantile(answers, 0.5),
      quantile(weeks, 0.5),
      Math.max(...weeks),
    ]
    return {
      figures: [
        { ...figure('embedded answer, median', answer), ...atMost(answer, 150, 'ms') },
        figure('embedded answer, 95 in 100', quantile(answers, 0.95)),
        { ...figure('plan of seven days, median', week), ...atMost(week, 400, 'ms') },
        { ...figure('plan of seven days, the slowest', slowest), ...atMost(slowest, 400, 'ms') },
      ],
      notes: [
        `${asked.length} first questions of the unseen sets and eight plans, each asked once before it is measured, in one process without HTTP and database.`,
      ],
    }
  },
}
