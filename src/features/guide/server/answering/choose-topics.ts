import { type Intent, intentOf } from '../intents/all-intents.ts'
import { outingAt } from '../reading/in-talk.ts'
import type { FoundTopic } from '../reading/read-topics.ts'
import { allergyOf } from './answer-food.ts'
import { noteFor } from './answer-text.ts'
import { type Asking, goalCountries, goalTowns } from './answer.ts'
import { namesPart } from './suggest-wish.ts'
import { meantTopic, whereToStay } from './meant-topic.ts'
import { asksBorder, asksRest, isOfEntry } from './surely-topics.ts'

export const findsOf: ReadonlySet<string> = new Set(
  'sights,food,kids,access,find,around,day-trips,hotels,flights'.split(','),
)
const ofSearch = new Set(['hotels', 'flights', 'districts'])

const isAt = (role: string): boolean => role === 'to' || role === 'near'

const namesTwo = (asking: Asking): boolean =>
  goalTowns(asking).length + goalCountries(asking).length >= 2 &&
  (asking.turn.named.places.filter(({ role }) => isAt(role)).length >= 2 ||
    asking.turn.named.places.length === 0)

const hasGoal = ({ turn: { frame } }: Asking): boolean =>
  frame.places.some(({ role }) => isAt(role))
/** They are asked of a place. */
const ofPlace = new Set(
  'cost driving food sights kids access districts like season weather around transfer days rain free quiet evening shopping day-trips safety compare distance'.split(
    ' ',
  ),
)

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const kindsOfPlace = setOf(
  'place places city cities town towns village villages island islands country countries destination destinations spot spots endroit endroits ville villes ile iles pays destination coin',
)
const openers = setOf('what which other any some another quel quelle quels quelles autre autres')
const between = 4

/** "What other pretty cities", "somewhere", "any island": a place is looked for. */
const seeksPlace = ({ turn: { reader } }: Asking): boolean =>
  reader.tokens.some(
    ({ text }, at) =>
      /^(?:somewhere|anywhere|idees|ideas|suggestions)$/.test(text) ||
      // "Un mois au chaud"
      (/^(?:chaud|soleil)$/.test(text) && reader.text(at - 1) === 'au') ||
      (kindsOfPlace.has(text) &&
        Array.from({ length: between }, (_, by) => reader.text(at - by - 1)).some((one) =>
          openers.has(one),
        )),
  )

/** "Anywhere for wine that I can drive to": where no place is known and one is sought, it is found before anything is asked of it. */
function withoutPlaceless(asking: Asking, topics: readonly FoundTopic[]): readonly FoundTopic[] {
  const find = intentOf('find')
  if (hasGoal(asking) || !find || topics.length === 0) return topics
  const isFound = topics.some(({ intent }) => intent.topic === 'find')
  const isSought =
    isFound || seeksPlace(asking) || namesPart(asking) || asking.turn.before.frame.topic === 'find'
  if (!isSought) return topics
  const rest = topics.filter(
    ({ intent }) => !ofPlace.has(intent.topic) && !(isFound && intent.topic === 'flights'),
  )
  return rest.length > 0 ? rest : [{ intent: find, score: likely, at: [] }]
}

/** Whether a message names what its topic needs. */
const meets: Readonly<
  Record<NonNullable<Intent['needs']>, (asking: Asking, found: FoundTopic) => boolean>
> = {
  'two-places': (asking) => namesTwo(asking),
  'two-ends': ({ turn: { named, frame } }) =>
    named.places.length > 0 || frame.places.some(({ role }) => role === 'from'),
  // A sum in one's own money is what one has.
  currency: ({ turn }) => turn.currencies.some((one) => one !== 'CAD'),
  // Times of a flight that is booked belong to the days; "without flights" says what a sum leaves out.
  journey: ({ turn }) =>
    !turn.edited.has('times') && !turn.frame.money?.without.includes('flights'),
  asked: ({ turn }) => turn.isQuestion || turn.before.plan === null,
  main: (asking, { intent, score, at }) =>
    // Of Wayleaf is only what holds a word of it, or is plain.
    !(intent.topic === 'about' && score < (at.length === 0 ? sure : hardly)) &&
    (asking.turn.topics[0]?.intent.topic === intent.topic ||
      score >= plain ||
      (intent.topic === 'find' && !hasGoal(asking))),
  'own-trip': ({ turn: { before } }) => before.plan === null || before.plan.tripId !== null,
  alone: (asking) => asking.turn.topics.length === 1 && goalTowns(asking).length === 0,
}

const namesSight = ({ turn }: Asking): boolean =>
  turn.named.places.some(({ ref, role }) => ref?.includes('/') && role !== 'not')

/** "How long for the Louvre" is of the row of that sight. */
function ofSight(asking: Asking, found: FoundTopic): FoundTopic {
  const isTicket = /\b(?:tickets?|billets?|sold out|complet)\b/.test(
    asking.turn.message.toLowerCase(),
  )
  const other = isTicket ? 'hours' : found.intent.ofSight
  const intent = other && namesSight(asking) ? intentOf(other) : undefined
  return intent ? { ...found, intent } : found
}

/** Both ends are named; "is there a bus from Nanaimo" leads to where the talk is. */
const isWayTold = ({ turn: { named, frame, reader, before } }: Asking): boolean =>
  named.places.some(({ role }) => role === 'from') &&
  (named.places.some(({ role }) => role === 'to' || role === 'near') ||
    (before.frame.topic !== null &&
      frame.places.some(({ role }) => role === 'to') &&
      reader.takes(byWhat)))
const byWhat =
  'bus,buses,train,trains,ferry,boat,shuttle,coach,get there,get to,drive,go there,autobus,autocar,traversier,navette,se rendre,aller'
const stays = 'day days night nights jour jours nuit nuits'.split(' ')

/** "How long from Calgary to Vancouver" asks of the way and of no stay. */
function ofWay(asking: Asking, found: FoundTopic): FoundTopic {
  const intent = intentOf('distance')
  const has = (words: readonly string[]) => words.some((word) => asking.turn.reader.find(word) >= 0)
  const isMeant =
    (found.intent.topic === 'days' && !has(stays)) ||
    (found.intent.topic === 'flights' && !has(ofAir) && asking.turn.named.codes === 0)
  return intent && isMeant && asking.turn.isQuestion && isWayTold(asking)
    ? { ...found, intent }
    : found
}
/** "How do we get to Juno Beach from Paris" names no flight. */
const ofAir =
  'fly flying flight flights fare fares airfare airline airlines plane nonstop direct layover stopover vol vols avion voler billet billets ticket tickets escale'.split(
    ' ',
  )

/** Days that are told without a place look for one. */
function wherever({ turn }: Asking, found: FoundTopic): FoundTopic {
  const find = intentOf('find')
  const isPlaced = turn.frame.places.some(({ role, countryCode }) => role === 'to' && countryCode)
  const tells = (['span', 'money', 'likes'] as const).some((key) => turn.edited.has(key))
  const isOpen = found.intent.topic === 'plan' && !isPlaced && tells && !turn.before.plan
  if (find && isOpen) return { ...found, intent: find }
  const sights = intentOf('sights')
  // Of a plan that stands nothing else is looked for than what is there.
  return sights && found.intent.topic === 'find' && turn.before.plan && isPlaced
    ? { ...found, intent: sights }
    : found
}

const denied = new Set(['no', 'not', 'without', 'sans', 'pas'])
/** "No resorts": what is ruled out is not asked for. */
const isDenied = ({ turn: { reader } }: Asking, { intent, at }: FoundTopic): boolean =>
  intent.act === 'find' &&
  at.length > 0 &&
  at.every((one) => [1, 2].some((by) => denied.has(reader.text(one - by))))

/** "Is Uluru worth going all that way with two weeks": what it is, and no plan. */
const asksWorth = ({ turn: { isQuestion, reader, own, named } }: Asking): boolean =>
  isQuestion &&
  (reader.find('worth') >= 0 || reader.find('vaut') >= 0) &&
  named.places.length > 0 &&
  own.every(({ score }) => score < hardly)

const ratherWords = 'rather,instead,plutot'

/** Days and a place, or a programme and a place, are a wish for a plan, unless something else is asked. */
function wishesPlan(asking: Asking, topics: readonly FoundTopic[]): boolean {
  const { turn } = asking
  const { frame, edited, before } = turn
  if (asksWorth(asking)) return false
  if (edited.has('money') && frame.money?.per === 'night' && !turn.saysLength) return false
  const isOpen = before.isChoice === true && turn.named.places.length === 0
  if (turn.isPast || isOpen || !frame.places.some(({ role }) => role === 'to')) return false
  if (!before.plan && planIt.test(turn.message)) return true
  // "A quiet island in Greece for a week": which one is asked first.
  const isSought = topics.some(({ intent, score }) => intent.topic === 'find' && score >= sure)
  const isLand = turn.named.places.every(({ ref, role }) => role !== 'to' || ref === null)
  const hasPlan = topics.some(({ intent, score }) => intent.topic === 'plan' && score >= faint)
  if (isSought && isLand && !hasPlan && !before.plan) return false
  // A note that is called by its name answers before days are laid that are hardly wished.
  const wish = topics.find(({ intent }) => intent.topic === 'plan')?.score ?? 0
  const isHardly = turn.isQuestion && !turn.saysLength && !before.plan && wish < faint
  if (isHardly && noteFor(asking)?.isCalled) return false
  const isNew =
    turn.saysLength || (['span', 'party', 'money'] as const).some((key) => edited.has(key))
  const goesOn = turn.named.places.every(
    ({ ref, role }) =>
      role !== 'to' || ref?.includes('/') || before.frame.places.some((old) => old.ref === ref),
  )
  // "What's the best day for Mount Royal" lays no plan anew.
  if (before.plan && turn.isQuestion && !isNew && goesOn) return false
  // "And what for four days", "rather in June": another plan than the one that stands.
  const isOther =
    turn.saysLength && topics[0]?.intent.topic === 'cost' ? true : turn.reader.takes(ratherWords)
  if (before.plan && !before.plan.tripId && edited.has('span') && goesOn && isOther) return true
  // Dates after rooms or flights are of those, unless a plan is plainly wished.
  const isOfSearch = ofSearch.has(before.frame.topic ?? '') && !before.plan
  if (isOfSearch && !edited.has('places') && wish < plain) return false
  if (topics.some(({ intent }) => intent.topic === 'plan'))
    return !before.plan || turn.saysLength || edited.has('places')
  // "Bangkok three nights, then five in Krabi": days that are shared among towns.
  const isShared = turn.saysLength && (turn.holds.legs?.length ?? 0) > 1 && !before.plan
  const isOfNights = ({ score, at }: FoundTopic): boolean =>
    score < sure || at.every((one) => lengths.has(turn.reader.text(one)))
  if (isShared && topics.every(isOfNights)) return true
  // Rooms or flights that are plainly asked for are no plan.
  const search = topics.find(({ intent: { act, inPlan } }) => act === 'find' && !inPlan)
  if (wish < faint && search && search.score >= sure) return false
  const isLong =
    frame.span !== null &&
    frame.span.days !== null &&
    (turn.saysLength || (edited.has('span') && before.frame.topic === 'plan'))
  // "A week in Gaspé with two children": nothing is surely asked of it.
  const most = turn.isQuestion ? hardly : sure
  const isTold = isLong && topics.every(({ score }) => score < most)
  if (isTold && (topics.length > 0 || !turn.isQuestion)) return true
  return (
    isLong &&
    topics.every(
      ({ intent: { inPlan } }) => inPlan === 'always' || (inPlan === 'told' && !turn.isQuestion),
    ) &&
    (topics.length > 0 || !turn.isQuestion)
  )
}

/** "Can you plan it for us": the place was told before. */
const planIt =
  /\b(?:plan|organi[sz]e|lay out) (?:it|that|this|one|the trip|that trip)\b|\b(?:planifie|organise)[- ](?:le|ça|ca|moi ça|nous ça)\b/i
const lengths = setOf('day days night nights week weeks jour jours nuit nuits semaine semaines')
const wayTopics = new Set(['distance', 'transfer'])
const besideWay = new Set(['cost', 'flights', 'advice', 'exchange', 'weather', 'hotels'])

/** "The train to Florence, and what does it cost": the price of the way is told with the way. */
function withoutPriceOfWay(asking: Asking, topics: readonly FoundTopic[]): readonly FoundTopic[] {
  const [main] = topics
  return main && wayTopics.has(main.intent.topic) && asking.turn.isQuestion
    ? topics.filter(({ intent }) => !besideWay.has(intent.topic))
    : topics
}

const mostTopics = 3
const sure = 0.6
const likely = 0.4

const plain = 0.8
const faint = 0.5
const hardly = 0.3

/** Days that are told beside something else are no wish for a plan, unless it is said plainly; nor is a search. */
function withoutFaintPlan(turn: Asking['turn'], topics: readonly FoundTopic[]) {
  const others = topics.filter(
    ({ intent: { inPlan, topic } }) => inPlan !== 'always' && topic !== 'days',
  )
  const most = Math.max(0, ...others.map(({ score }) => score))
  const isLength = turn.saysLength && turn.before.plan === null
  const told = (['party', 'likes', 'dislikes', 'mobility'] as const).filter((key) =>
    turn.edited.has(key),
  )
  // Days, who goes and what they like are told for a plan.
  const bar = isLength && told.length > 1 ? hardly : isLength || !turn.isQuestion ? faint : plain
  const isPlain = ({ score }: FoundTopic): boolean =>
    score >= bar || most < (turn.isQuestion && !isLength ? least : score)
  return topics.filter((one) => one.intent.topic !== 'plan' || isPlain(one))
}
const least = 0.2

/** Where the words hardly tell, what is told of the travellers does: children, a diet, a wheelchair, and a place. */
function byFrame(asking: Asking, topics: readonly FoundTopic[]): readonly FoundTopic[] {
  const { turn } = asking
  const isAsked = turn.isQuestion && turn.before.plan === null && hasGoal(asking)
  const like = intentOf('like')
  if (like && asksWorth(asking)) return [{ intent: like, score: likely, at: [] }]
  const sights = intentOf('sights')
  // "The best day hikes around Banff": what is liked is all that the words tell.
  const isOfTaste =
    turn.tastes.length > 0 &&
    topics.length > 0 &&
    topics.every(
      ({ score, at, intent }) =>
        score < sure && at.length === 0 && !ofSearch.has(intent.topic) && intent.act !== 'plan',
    )
  if (sights && isAsked && isOfTaste) return [{ intent: sights, score: likely, at: [] }]
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
  // A room that is paid is not looked for.
  const isHoused = turn.holds.paid?.includes('stay') && turn.topics.length > 1
  const asked = turn.topics
    .filter(({ intent }) => !(isHoused && intent.topic === 'hotels'))
    .filter((one) => !isDenied(asking, one))
  // "A day out, not long rides": where nothing else is asked, it is asked all the same.
  const kept = (asked.length > 0 ? asked : turn.topics)
    .map((one) => ofWay(asking, ofSight(asking, wherever(asking, meantTopic(asking, one)))))
    .filter((one) => !one.intent.needs || meets[one.intent.needs](asking, one))
  // Places that were given their days are a journey, and are not weighed against each other.
  const isShared = turn.saysLength && turn.holds.legs !== undefined && !turn.isWeighed
  const open = isShared ? kept.filter(({ intent }) => intent.topic !== 'compare') : kept
  const placed = withoutPlaceless(asking, withoutFaintPlan(turn, open))
  const topics = byFrame(asking, placed.length > 0 ? placed : whereToStay(asking)).filter(
    ({ intent }, at, all) => all.findIndex((one) => one.intent.topic === intent.topic) === at,
  )
  const cost = intentOf('cost')
  if (cost && asksRest(asking, topics))
    return { topics: [{ intent: cost, score: sure, at: [] }], plan: false }
  // The days that are told with it are those of the policy.
  if (topics[0]?.intent.topic === 'insurance' && turn.isQuestion)
    return {
      topics: topics.filter(({ intent }) => intent.topic !== 'plan').slice(0, 2),
      plan: false,
    }
  const entry = intentOf('entry')
  const isBorder = asksBorder(asking, topics)
  if (entry && (isOfEntry(asking, topics) || isBorder))
    return { topics: [{ intent: entry, score: sure, at: [] }], plan: false }
  const distance = intentOf('distance')
  const isWay = isWayTold(asking)
  // "Ferry or plane, and what does it cost": the way, with what is known of it.
  const isPriced =
    isWay &&
    topics[0]?.intent.topic === 'cost' &&
    byWhat.split(',').some((one) => turn.reader.find(one) >= 0)
  if (distance && isPriced && turn.isQuestion && !turn.before.plan)
    return { topics: [{ intent: distance, score: sure, at: [] }], plan: false }
  // Two ends, and nothing that is surely asked of them: the way between them.
  const isOpen = turn.isQuestion && !turn.saysLength && topics.every(({ score }) => score < sure)
  if (isWay && distance && isOpen && !noteFor(asking)?.isCalled)
    return { topics: [{ intent: distance, score: sure, at: [] }], plan: false }
  const compare = intentOf('compare')
  // "Between Penang and Taipei then", after where to go.
  const isOfTwo =
    turn.before.frame.topic === 'find' &&
    turn.own[0]?.intent.topic === 'compare' &&
    namesTwo(asking)
  const isCompared =
    topics.some(({ intent }) => intent.topic === 'compare') ||
    (turn.isWeighed && namesTwo(asking)) ||
    isOfTwo
  // What both are compared by is told by the comparison itself.
  if (isCompared && compare && !turn.before.plan)
    return { topics: [{ intent: compare, score: 1, at: [] }], plan: false }
  if (wishesPlan(asking, topics)) {
    const beside = topics.filter(({ intent }) => intent.topic !== 'plan' && !intent.inPlan)
    const out = intentOf('day-trips')
    // "Five days in Florence with a day trip": the days, and where one may go.
    if (out && outingAt(turn.reader) >= 0 && beside.length === 0 && !turn.before.plan)
      beside.push({ intent: out, score: sure, at: [] })
    return { topics: beside.slice(0, 1), plan: true }
  }
  return { topics: withoutPriceOfWay(asking, topics).slice(0, mostTopics), plan: false }
}
