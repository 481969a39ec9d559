import { actModel, intentOf, topicModel } from '../intents/all-intents.ts'
import { asksIn } from './asks.ts'
import type { Memory } from './memory.ts'
import type { FoundTopic } from './read-topics.ts'
import { actFeatures, acts, type Heard, type TalkAct } from './talk-act.ts'
import type { Reader } from './tokens.ts'
import { sharesBy } from './topic-model.ts'

/** What a message does in its talk, and how sure that is. */
export interface FoundAct {
  readonly act: TalkAct
  readonly share: number
}

/** What was heard before, as the memory keeps it. */
function heardIn({ frame, plan, asked }: Memory): Heard {
  const { topic } = frame
  const isSearch = topic !== null && intentOf(topic)?.act === 'find'
  const isBack = asked !== null && asked !== 'topic'
  return {
    topic,
    hasPlan: plan !== null,
    last: isBack
      ? 'question'
      : topic === null
        ? plan
          ? 'plan'
          : 'none'
        : topic === 'plan'
          ? 'plan'
          : isSearch
            ? 'search'
            : 'facts',
  }
}

/** The talks that were learned from ask less of their own than travellers do. */
const askMore = 2.5

/** What a message does beside what was said before it; undefined for a first one. */
export function actIn(
  reader: Reader,
  before: Memory,
  [main]: readonly FoundTopic[],
): FoundAct | undefined {
  if (before.frame.topic === null && before.plan === null) return undefined
  const shares = sharesBy(actModel(), actFeatures(reader, heardIn(before), topicModel()))
  const ranked = acts
    .map((act, at) => ({ act, share: (shares[at] ?? 0) * (act === 'ask' ? askMore : 1) }))
    // Without a plan nothing of it is asked or changed; without a word for a topic nothing is asked.
    .filter(
      ({ act }) =>
        (before.plan !== null || (act !== 'edit' && act !== 'inplan')) &&
        (act !== 'ask' ||
          (main?.at.length ?? 0) > 0 ||
          before.frame.topic === null ||
          asksIn(reader)),
    )
    .toSorted((a, b) => b.share - a.share)
  const sum = ranked.reduce((all, { share }) => all + share, 0)
  return ranked.map(({ act, share }) => ({ act, share: share / sum }))[0]
}

const keeping: ReadonlySet<TalkAct> = new Set(['follow', 'narrow', 'pick', 'correct', 'answer'])

/** What names places for their own sake. */
export const startsAnew = (doing: FoundAct | undefined): boolean =>
  doing === undefined || doing.act === 'ask' || doing.act === 'plan' || doing.act === 'correct'

/** "And in June?", "cheaper", "no, Porto": what was asked before is asked again, otherwise. */
export const keepsTopic = (doing: FoundAct | undefined): boolean =>
  doing !== undefined && keeping.has(doing.act)

/** "Perfect", "bye", "obrigado": whatever else the words may be. */
function thanksIn(matched: readonly FoundTopic[]): readonly FoundTopic[] {
  const said = matched.filter(({ intent }) => politeTopics.has(intent.topic))
  const thanks = intentOf('thanks')
  return said.length > 0 || !thanks ? said : [{ intent: thanks, score: 1, at: [] }]
}
/** How plain it has to be, with a word of its own and without one. */
const [plain, plainest] = [0.6, 0.75]
const isOfHouse = (main: FoundTopic | undefined): boolean =>
  main?.intent.topic === 'about' && main.score >= (main.at.length > 0 ? plain : plainest)
const surely = 0.9
/** No part of a plan is about them. */
const ofHouse = new Set(['about', 'self', 'trips', 'find', 'like', 'off-topic'])
/** They ask nothing: what was talked about stays it. */
export const politeTopics: ReadonlySet<string> = new Set(['thanks', 'greeting'])

/** What a message asks beside what was asked before it; what is not wanted is no question about it. */
export function topicsIn(
  { frame }: Memory,
  {
    doing,
    matched,
    deniedAt,
  }: {
    readonly doing: FoundAct | undefined
    readonly matched: readonly FoundTopic[]
    readonly deniedAt: readonly number[]
  },
): readonly FoundTopic[] {
  const [main] = matched
  // What is plainly asked about Wayleaf is no part of what was talked about.
  if (main?.intent.act === 'refuse' || isOfHouse(main)) return matched
  if (doing?.act === 'social') return thanksIn(matched)
  if (doing?.act === 'edit' || (keepsTopic(doing) && frame.topic !== null)) return []
  const open = matched.filter(
    ({ intent, at, score }) =>
      !(
        doing?.act === 'inplan' &&
        ofHouse.has(intent.topic) &&
        score < surely &&
        !isOfHouse({ intent, at, score })
      ) &&
      !(doing && politeTopics.has(intent.topic)) &&
      // "Where would you stop along the way" is of the plan, and asks not where a town lies.
      !(doing?.act === 'inplan' && score < (at.length === 0 ? plain : doubt)),
  )
  const wanted = open.filter(
    ({ at }) => at.length === 0 || !at.every((one) => deniedAt.includes(one)),
  )
  // "What to do if we hate museums": it is asked all the same.
  return goingOn(wanted.length > 0 || doing ? wanted : open, frame.topic)
}

/** "How long does it take, and where do we apply", after a visa: where nothing is plainly asked, what was talked about comes first. */
function goingOn(found: readonly FoundTopic[], before: string | null): readonly FoundTopic[] {
  const same = found.find(({ intent, score }) => intent.topic === before && score >= faintly)
  return same && found.every(({ score }) => score < plain) ? [same] : found
}
const faintly = 0.3

/** In a talk what is no surer than this is no ground to tell what "it" is. */
const doubt = 0.35

/** What a message asks so surely that "it" is meant by that. */
export const surelyAsked = (matched: readonly FoundTopic[]): readonly FoundTopic[] =>
  matched.filter(({ intent, score }) => score >= doubt && intent.topic !== 'plan')
