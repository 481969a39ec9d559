import { loadAtlas } from '#atlas/load-atlas.ts'
import { createFlightsProvider } from '#features/flights/server/index.ts'
import { answerByRules } from '#features/guide/server/converse.ts'
import { writtenIntents } from '#features/guide/server/intents/all-intents.ts'
import { newMemory } from '#features/guide/server/reading/memory.ts'
import { createGuideWorld } from '#features/guide/server/from-atlas/shared-world.ts'
import { createInsuranceProvider } from '#features/insurance/server/index.ts'
import { createStaysProvider } from '#features/stays/server/index.ts'
import { createVisasProvider } from '#features/visas/server/index.ts'
import { signaturesBy } from '#platform/server/db/open-signatures.ts'
import { atMost, numberText, type Part } from './report.ts'
import { msOf, quantile, repeat } from './samples.ts'

const clock = { now: () => new Date('2026-11-21T17:00:00Z') }

/** One in ten of the examples of the intents; plans have figures of their own. */
const asked = writtenIntents()
  .filter(({ topic }) => topic !== 'plan')
  .flatMap(({ examples }) => [...examples.en, ...examples.fr])
  .filter((_, at) => at % 10 === 0)

const refuse = (): Promise<never> => Promise.reject(new Error('Nothing is planned here'))
const plans = {
  propose: refuse,
  standing: async () => undefined,
  sights: async () => [],
  relay: refuse,
  stays: async () => [],
  flights: async () => [],
}

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
      plans,
      clock,
      signal: new AbortController().signal,
      ownTrips: undefined,
    }
    const timesOf = (messages: readonly string[]): Promise<number[]> =>
      repeat(messages.length, (at) =>
        msOf(() =>
          answerByRules(context, newMemory, messages[at] ?? '', { signedIn: false, days: 30 }),
        ),
      )
    // What a process does not know yet it reads once: the second round is what people wait for.
    const answered: string[] = []
    for (const message of asked)
      await timesOf([message]).then(
        () => answered.push(message),
        // Some are read as a wish for a plan.
        () => undefined,
      )
    const answers = await timesOf(answered)
    const answer = quantile(answers, 0.5)
    return {
      figures: [
        { ...figure('embedded answer, median', answer), ...atMost(answer, 150, 'ms') },
        {
          ...figure('embedded answer, 95 in 100', quantile(answers, 0.95)),
          ...atMost(quantile(answers, 0.95), 400, 'ms'),
        },
      ],
      notes: [
        `${answered.length} examples of the intents, each asked once before it is measured, in one process without HTTP and database.`,
      ],
    }
  },
}
