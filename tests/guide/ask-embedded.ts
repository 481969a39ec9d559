import { atlas } from '#atlas/testing/world.ts'
import { createFlightsProvider } from '#features/flights/server/index.ts'
import { newTalk, type Talk } from '#features/guide/server/answers/talk.ts'
import { answerByRules, type GuideAnswer } from '#features/guide/server/embedded-guide.ts'
import { createGuideWorld } from '#features/guide/server/provider/index.ts'
import { createInsuranceProvider } from '#features/insurance/server/index.ts'
import { createStaysProvider } from '#features/stays/server/index.ts'
import { createVisasProvider } from '#features/visas/server/index.ts'
import { signaturesBy } from '#platform/server/db/open-signatures.ts'
import { tripOf } from './given-trips.ts'

const clock = { now: () => new Date('2026-11-21T17:00:00Z') }
const signatures = signaturesBy('a secret of tests', clock.now())
const world = createGuideWorld({ atlas })
const stays = createStaysProvider('embedded', { atlas, clock, signatures })
const flights = createFlightsProvider('embedded', { atlas, clock })
const visas = createVisasProvider('embedded')
const insurance = createInsuranceProvider('embedded')

interface Given {
  readonly account?: string
  readonly trips?: readonly Parameters<typeof tripOf>[0][]
}

/** The embedded guide's answers to a talk, turn by turn, on 21 November 2026. */
export async function answersTo(turns: readonly string[], given?: Given): Promise<GuideAnswer[]> {
  const signedIn = given?.account !== 'visitor'
  const trips = (given?.trips ?? []).map(tripOf)
  const context = {
    world,
    stays,
    flights,
    visas,
    insurance,
    clock,
    signal: AbortSignal.timeout(60_000),
    ownTrips: signedIn ? async () => trips : undefined,
  }
  let talk: Talk = newTalk
  const answers: GuideAnswer[] = []
  for (const message of turns) {
    const answer = await answerByRules(context, talk, message, {
      signedIn,
      days: signedIn ? 30 : 3,
    })
    talk = JSON.parse(JSON.stringify(answer.talk)) as Talk
    answers.push(answer)
  }
  return answers
}
