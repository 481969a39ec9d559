import { type Intent, intentOf } from '../intents/all-intents.ts'
import type { FoundTopic } from '../reading/read-topics.ts'
import { allergyOf } from './answer-food.ts'
import { type Asking, goalCountries, goalTowns } from './answer.ts'

export const findsOf: ReadonlySet<string> = new Set(
  'sights,food,kids,access,find,around,day-trips,hotels,flights'.split(','),
)
const ofSearch = new Set(['hotels', 'flights', 'districts'])

const isAt = (role: string): boolean => role === 'to' || role === 'near'

const namesTwo = (asking: Asking): boolean =>
  goalTowns(asking).length + goalCountries(asking).length >= 2 &&
  (asking.turn.named.places.filter(({ role }) => isAt(role)).length >= 2 ||
    asking.turn.named.places.length === 0)

/** Whether a message names what its topic needs. */
const meets: Readonly<
  Record<NonNullable<Intent['needs']>, (asking: Asking, found: FoundTopic) => boolean>
> = {
  'two-places': (asking) => namesTwo(asking),
  'two-ends': ({ turn: { named, frame } }) =>
    named.places.length > 0 || frame.places.some(({ role }) => role === 'from'),
  currency: ({ turn }) => turn.currencies.length > 0,
  // Times of a flight that is booked belong to the days; "without flights" says what a sum leaves out.
  journey: ({ turn }) =>
    !turn.edited.has('times') && !turn.frame.money?.without.includes('flights'),
  asked: ({ turn }) => turn.isQuestion || turn.before.plan === null,
  main: ({ turn }, { intent }) => turn.topics[0]?.intent.topic === intent.topic,
  'own-trip': ({ turn: { before } }) => before.plan === null || before.plan.tripId !== null,
  alone: (asking) => asking.turn.topics.length === 1 && goalTowns(asking).length === 0,
}

const namesSight = ({ turn }: Asking): boolean =>
  turn.named.places.some(({ ref, role }) => ref?.includes('/') && role !== 'not')

/** "How long for the Louvre" is of the row of that sight. */
function ofSight(asking: Asking, found: FoundTopic): FoundTopic {
  const other = found.intent.ofSight
  const intent = other && namesSight(asking) ? intentOf(other) : undefined
  return intent ? { ...found, intent } : found
}

/** Days that are told without a place look for one. */
function wherever({ turn }: Asking, found: FoundTopic): FoundTopic {
  const find = intentOf('find')
  const hasGoal = turn.frame.places.some(({ role, countryCode }) => role === 'to' && countryCode)
  const tells = (['span', 'money', 'likes'] as const).some((key) => turn.edited.has(key))
  const isOpen = found.intent.topic === 'plan' && !hasGoal && tells && !turn.before.plan
  if (find && isOpen) return { ...found, intent: find }
  const sights = intentOf('sights')
  // Of a plan that stands nothing else is looked for than what is there.
  return sights && found.intent.topic === 'find' && turn.before.plan && hasGoal
    ? { ...found, intent: sights }
    : found
}

const denied = new Set(['no', 'not', 'without', 'sans', 'pas'])
/** "No resorts": what is ruled out is not asked for. */
const isDenied = ({ turn: { reader } }: Asking, { intent, at }: FoundTopic): boolean =>
  intent.act === 'find' &&
  at.length > 0 &&
  at.every((one) => [1, 2].some((by) => denied.has(reader.text(one - by))))

/** Between two names stands an 'or'. */
const isEitherOr = ({ reader, named }: Asking['turn']): boolean =>
  reader.tokens.some(
    ({ text }, at) =>
      /^(?:or|ou|vs|versus)$/.test(text) && named.tokens.has(at - 1) && named.tokens.has(at + 1),
  )

/** Days and a place, or a programme and a place, are a wish for a plan, unless something else is asked. */
function wishesPlan(asking: Asking, topics: readonly FoundTopic[]): boolean {
  const { turn } = asking
  const { frame, edited, before } = turn
  if (turn.isPast || before.isChoice || !frame.places.some(({ role }) => role === 'to'))
    return false
  const isNew =
    turn.saysLength || (['span', 'party', 'money'] as const).some((key) => edited.has(key))
  const goesOn = turn.named.places.every(
    ({ ref, role }) =>
      role !== 'to' || ref?.includes('/') || before.frame.places.some((old) => old.ref === ref),
  )
  // "What's the best day for Mount Royal" lays no plan anew.
  if (before.plan && turn.isQuestion && !isNew && goesOn) return false
  if (topics.some(({ intent }) => intent.topic === 'plan'))
    return !before.plan || turn.saysLength || edited.has('places')
  // Dates after rooms or flights are of those.
  if (ofSearch.has(before.frame.topic ?? '') && !before.plan && !edited.has('places')) return false
  const isLong =
    frame.span !== null &&
    frame.span.days !== null &&
    (turn.saysLength || (edited.has('span') && before.frame.topic === 'plan'))
  return (
    isLong &&
    topics.every(
      ({ intent: { inPlan } }) => inPlan === 'always' || (inPlan === 'told' && !turn.isQuestion),
    ) &&
    (topics.length > 0 || !turn.isQuestion)
  )
}

const mostTopics = 3
const sure = 0.6
const likely = 0.4

const plain = 0.8

/** Days that are told beside a question are no wish for a plan, unless it is said plainly. */
const withoutFaintPlan = (topics: readonly FoundTopic[]): readonly FoundTopic[] =>
  topics.some(({ intent, score }) => !intent.inPlan && score >= least)
    ? topics.filter(({ intent, score }) => intent.topic !== 'plan' || score >= plain)
    : topics
const least = 0.2

/** Where the words hardly tell, what is told of the travellers does: children, a diet, a wheelchair, and a place. */
function byFrame(asking: Asking, topics: readonly FoundTopic[]): readonly FoundTopic[] {
  const { turn } = asking
  const isOpen = topics.every(({ score }) => score < likely) && turn.before.plan === null
  if (!isOpen || !turn.isQuestion || turn.named.places.length === 0) return topics
  const topic = (
    [
      ['diet', turn.edited.has('diet') || allergyOf(asking) !== undefined],
      ['kids', turn.edited.has('party') && (turn.frame.party?.children.length ?? 0) > 0],
      ['access', turn.edited.has('mobility')],
    ] as const
  ).find(([, isTold]) => isTold)?.[0]
  const intent = topic && intentOf(topic === 'diet' ? 'food' : topic)
  return intent ? [{ intent, score: likely, at: [] }] : topics
}

export interface Wanted {
  readonly topics: readonly FoundTopic[]
  readonly plan: boolean
}

/** What a message asks, in the light of what it names: the main thing first, two more beside it. */
export function wantedBy(asking: Asking): Wanted {
  const { turn } = asking
  const [first] = turn.topics
  if (first?.intent.act === 'refuse') return { topics: [first], plan: false }
  const kept = turn.topics
    .filter((one) => !isDenied(asking, one))
    .map((one) => ofSight(asking, wherever(asking, one)))
    .filter((one) => !one.intent.needs || meets[one.intent.needs](asking, one))
  const topics = byFrame(asking, turn.isQuestion ? withoutFaintPlan(kept) : kept).filter(
    ({ intent }, at, all) => all.findIndex((one) => one.intent.topic === intent.topic) === at,
  )
  const distance = intentOf('distance')
  const isWay = ['from', 'to'].every((own) => turn.named.places.some(({ role }) => role === own))
  // Two ends, and nothing that is surely asked of them: the way between them.
  if (isWay && distance && turn.isQuestion && topics.every(({ score }) => score < sure))
    return { topics: [{ intent: distance, score: sure, at: [] }], plan: false }
  const compare = intentOf('compare')
  const isCompared =
    topics.some(({ intent }) => intent.topic === 'compare') ||
    (isEitherOr(turn) && namesTwo(asking))
  // What both are compared by is told by the comparison itself.
  if (isCompared && compare && !turn.before.plan)
    return { topics: [{ intent: compare, score: 1, at: [] }], plan: false }
  // "With a pool, else breakfast", after rooms: still of the rooms.
  const search = turn.before.frame.topic === 'hotels' && !turn.isQuestion && !turn.before.plan
  const rooms = topics.find(({ intent }) => intent.topic === 'hotels')
  if (search && rooms) return { topics: [rooms], plan: false }
  if (wishesPlan(asking, topics)) {
    const beside = topics.filter(({ intent }) => intent.topic !== 'plan' && !intent.inPlan)
    return { topics: beside.slice(0, 1), plan: true }
  }
  return { topics: topics.slice(0, mostTopics), plan: false }
}
