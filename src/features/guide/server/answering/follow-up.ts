import type { Frame } from '../../contract/frame.schema.ts'
import { intentOf, intents } from '../intents/all-intents.ts'
import { tellsOnly } from '../reading/asks.ts'
import { keepsTopic, politeTopics } from '../reading/goes-on.ts'
import { type Asking, goalCountries, goalSights, goalTowns, type Said } from './answer.ts'
import { anyText } from './answer-text.ts'
import { answerTopic } from './answer-topic.ts'
import { unknown } from './answer-unknown.ts'
import { alsoSaid } from './also-said.ts'
import { leftBy } from './phrases.ts'
import { takenUp } from './taken-up.ts'

export interface Chosen {
  readonly said: Said
  readonly topic: string | null
  readonly isRefused?: boolean
}

const replans = ['span', 'places'] as const
/** A sight, or a town of the plan, that is named moves nothing of it. */
export const isOfKnown = ({ turn: { named, before } }: Asking): boolean =>
  before.plan !== null &&
  named.places.every(
    ({ ref, role }) =>
      role !== 'to' || ref?.includes('/') || before.frame.places.some((old) => old.ref === ref),
  )
/** Whatever was asked between, these are of the plan that stands. */
const ofPlan = ['party', 'money'] as const

/** "Anything under 120", after rooms, is of a night and no budget. */
const ofRoomsBefore = ({ isLimit, before, frame }: Asking['turn']): boolean =>
  frame.money?.per === 'night' ||
  (isLimit && (before.frame.topic === 'hotels' || before.frame.topic === 'districts'))

const instead = /\b(?:instead|let.?s do|let.?s go to|plut[oô]t|finalement)\b/iu
const suppositions = [
  'what if',
  'et si',
  'can we',
  'could we',
  'can you',
  'could you',
  'peut on',
  'pourrait on',
]
/** "What if we went in April" asks for the plan of it; "is it dead in January" does not. */
export const supposes = (reader: Asking['turn']['reader']): boolean =>
  suppositions.some((phrase) => reader.find(phrase) >= 0)

/** Whether the plan is to be laid anew as a whole. */
const isReplan = (asking: Asking, { turn } = asking): boolean =>
  (turn.before.plan !== null &&
    !turn.isQuestion &&
    !ofRoomsBefore(turn) &&
    ([...ofPlan, 'span' as const].some((key) => turn.edited.has(key)) ||
      // "Copenhagen instead": whatever was asked between, it is the plan's place.
      (turn.edited.has('places') && instead.test(turn.message) && !isOfKnown(asking)))) ||
  (turn.before.plan !== null &&
    turn.before.frame.topic === 'cost' &&
    keepsTopic(turn.doing) &&
    turn.edited.has('span') &&
    turn.unused().length === 0) ||
  (turn.before.frame.topic === 'plan' &&
    (!turn.isQuestion || supposes(turn.reader)) &&
    [...replans, ...ofPlan].some(
      (key) => turn.edited.has(key) && !(key === 'places' && isOfKnown(asking)),
    ))

/** The answer to a topic; without any place a wish is for a place. */
export async function answerWhole(asking: Asking, topic: string): Promise<Said | undefined> {
  // Beside a plan no other place is looked for.
  if (topic === 'find' && asking.turn.before.plan && goesSomewhere(asking)) return undefined
  const said = await answerTopic(asking, topic)
  if (said?.question !== 'destination' || goalCountries(asking).length > 0) return said
  const wishes = ['span', 'money', 'likes', 'party'] as const
  const told = wishes.filter((key) => asking.turn.edited.has(key)).length
  const found =
    told > (asking.turn.isQuestion ? 1 : 0) ? await answerTopic(asking, 'find') : undefined
  return found && !found.question ? found : said
}

/** Which members of the frame change the answer to a topic; a new place changes all. */
const mattering: Readonly<Partial<Record<keyof Frame, string>>> = {
  span: 'weather season hotels flights cost plan find packing daylight clock holiday festival entry compare days insurance',
  party: 'hotels flights cost plan insurance kids food days transfer',
  money: 'hotels cost plan find food exchange',
  likes: 'sights plan find kids compare day-trips',
  dislikes: 'sights plan find kids',
  diet: 'food plan',
  mobility: 'sights access plan around hotels',
  nationality: 'entry',
  times: 'plan hours transfer',
  perDay: 'plan',
}
export const matters = (key: keyof Frame, topic: string): boolean =>
  key === 'places' || (mattering[key]?.split(' ').includes(topic) ?? false)

/** What was asked before this message; quarters are asked for to find a room. */
const lastTopic = ({ turn: { before } }: Asking): string | null =>
  before.frame.topic === 'districts' ? 'hotels' : before.frame.topic

const goesSomewhere = ({ turn: { frame } }: Asking): boolean =>
  frame.places.some(({ role }) => role === 'to')

/** A search that goes on, a way that is named by its ends, or days that are wished. */
function* searchTopics(asking: Asking): Generator<string> {
  const { turn } = asking
  const { edited, before, named } = turn
  const topic = lastTopic(asking)
  const hasGoal = goesSomewhere(asking)
  // "Max 250 a night" looks for a bed, whatever else is planned.
  if (edited.has('money') && turn.frame.money?.per === 'night' && hasGoal) yield 'hotels'
  // 'YYC to LHR, 3 to 17 August' is a flight.
  const isWay = ['from', 'to'].every((own) => named.places.some(({ role }) => role === own))
  // Two ends and a train: how one gets from one to the other.
  if (isWay && turn.isQuestion && turn.frame.span?.days === 1) yield 'distance'
  if (named.codes > 1 || (isWay && edited.has('span') && !turn.saysLength)) yield 'flights'
  const isOpen = !turn.isQuestion || turn.unused().length === 0
  // "Landing at 1 am", after the way from the airport, is of that.
  const isFree = topic === null || ofPlans.has(topic)
  const saysTimes = edited.has('times') && !turn.isQuestion && (before.plan !== null || isFree)
  const isLaid = ((turn.saysLength && isOpen) || saysTimes) && hasGoal && !turn.isPast
  if (isLaid || isReplan(asking)) yield 'plan'
  // "Cape Town in January with my parents": a wish, though nothing is asked.
  const told = (['span', 'party', 'money', 'likes'] as const).some((key) => edited.has(key))
  // Of "winter tires Quebec law" the season is the smaller part.
  const isTold = told && edited.has('places') && turn.unused().length <= 1
  if (isTold && hasGoal && !turn.isQuestion && !turn.isPast) yield 'plan'
}

const [hardly, plainly, mostly, surely] = [0.35, 0.65, 0.75, 0.8]
/** They tell of each month that is named. */
const ofMonths = new Set(['weather', 'season'])
const ofNeeds = ['party', 'mobility', 'diet'] as const

/** What was asked before and is asked again; of places that are weighed days lay the one that is chosen. */
function keptTopic(asking: Asking): string | undefined {
  const { doing, before, saysLength, edited, months } = asking.turn
  // What it seems to ask needs more than it names: it is of what was asked before.
  const isLeft =
    asking.turn.isQuestion && edited.size === 0 && asking.turn.topics.length > 0 && !before.plan
  const topic = keepsTopic(doing) || isLeft ? lastTopic(asking) : null
  const isOther = topic === null || topic === 'plan' || politeTopics.has(topic)
  // "And in August", after what the plan costs, wants the plan of August.
  const isPlan = topic === 'cost' && before.plan !== null && edited.size > 0
  // "Then Porto, why not", after where to go: it is chosen.
  const isChosen = topic === 'find' && goalTowns(asking).length > 0
  if (isOther || isPlan || isChosen || (before.isChoice && saysLength)) return undefined
  // "With kids?", after what is the same for all: what there is for them.
  const ages = asking.turn.frame.party?.children.length ?? 0
  if (edited.size === 1 && edited.has('party') && ages > 0 && !matters('party', topic))
    return 'kids'
  // "And in August?", after what is the same all year.
  const isOfMonth =
    months.length > 1 || (edited.size === 1 && edited.has('span') && months.length > 0)
  return isOfMonth && (months.length > 1 ? !ofMonths.has(topic) : !matters('span', topic))
    ? 'season'
    : topic
}

/** "And in June?", "with a dog": what was asked before, in the light of what is new; where its answer leaves words aside, what they ask themselves. */
async function goneOn(asking: Asking, topic: string): Promise<Chosen | undefined> {
  const { edited, own, weekday, cuisines, doing } = asking.turn
  const isNew =
    [...edited].some((key) => matters(key, topic)) ||
    ofNeeds.some((key) => edited.has(key)) ||
    weekday !== undefined ||
    cuisines.length > 0
  const [main] = own
  const isSearch = intentOf(topic)?.act === 'find'
  const isPlan = main?.intent.topic === 'plan'
  const isDoubtful = isPlan || (!isNew && (doing?.share ?? 0) < surely)
  // "And getting around?" changes nothing of what was asked: it asks something else, in everyday words.
  const isWordless =
    edited.size === 0 && !isNew && main?.at.length === 0 && !isSearch && !asking.turn.before.plan
  const least = isWordless ? mostly : isDoubtful ? hardly : isNew ? surely : plainly
  const isOther =
    main !== undefined &&
    main.intent.topic !== topic &&
    !politeTopics.has(main.intent.topic) &&
    (main.at.length > 0 || isWordless) &&
    main.score >= least &&
    (!isSearch || main.intent.act === 'find' || main.intent.act === 'plan')
  const said = await answerWhole(asking, topic)
  const first = said && !isSearch ? alsoSaid(asking, takenUp(asking, said, [topic])) : said
  if (first && !(isOther && isWordless) && (isNew ? !isOther : leftBy(asking, first).length === 0))
    return { said: first, topic }
  const other = isOther ? await answerWhole(asking, main.intent.topic) : undefined
  if (isOther && !isNew && (!other || other.isUnknown) && main.score >= plainly)
    return { said: other ?? unknown(asking, [main]), topic }
  if (other && !other.isUnknown) return { said: other, topic: main?.intent.topic ?? topic }
  // To say the same once more answers nothing.
  const { reader } = asking.turn
  // "I don't drink" asks nothing.
  const isTold = !asking.turn.isQuestion && tellsOnly(reader, 0, reader.tokens.length)
  const text = isNew || isSearch || isTold ? undefined : anyText(asking)
  const same = intents().filter((one) => one.topic === topic)
  // "And in Porto?": the question stays, though of that place nothing is known.
  const none =
    edited.size === 1 && edited.has('places')
      ? unknown(
          asking,
          same.map((intent) => ({ intent, score: 0, at: [] })),
        )
      : undefined
  const last = text ?? first ?? none
  return last && { said: last, topic }
}

/** What a message that names no topic may be about, the likeliest first; 'text' is any text of ours. */
function* likelyTopics(asking: Asking): Generator<string> {
  const { own: topics, doing } = asking.turn
  // An edit that nothing has carried out: a table or a room that is looked for, and no other answer.
  if (doing?.act === 'edit' && asking.turn.before.plan) {
    yield* topics.flatMap(({ intent: { topic, act }, score }) =>
      score >= plainly && !ofNoPlan.has(topic) && (act === 'find' || asking.turn.isQuestion)
        ? [topic]
        : [],
    )
    const { edited, frame } = asking.turn
    if (edited.has('money') && frame.money?.per === 'night') yield 'hotels'
    if (isReplan(asking) || [...edited].some((key) => key !== 'places')) yield 'plan'
    return
  }
  if (asking.turn.months.length > 1 && goesSomewhere(asking)) yield 'season'
  yield* searchTopics(asking)
  const { turn } = asking
  // "Is Marrakech all right in July": how that month is there.
  const asksMonth =
    turn.isQuestion &&
    turn.frame.span?.month &&
    turn.edited.has('span') &&
    !turn.before.plan &&
    goesSomewhere(asking)
  const ofMonth = turn.before.frame.topic === 'weather' ? 'weather' : 'season'
  // What it asks beside the month is asked first: "winter tires in December".
  if (asksMonth && turn.unused().length === 0) yield ofMonth
  const { edited, before } = turn
  // Of several that were weighed one is chosen, and the days are known.
  if (before.isChoice && edited.has('places') && turn.frame.span?.days) yield 'plan'
  const topic = lastTopic(asking)
  const hasGoal = goesSomewhere(asking)
  const named = turn.named.places
  const namesSight = named.some(({ ref, role }) => ref?.includes('/') && role !== 'not')
  if (namesSight && !before.plan && (turn.weekday !== undefined || turn.unused().length <= 2))
    yield 'hours'
  // A diet or a cuisine, and a place: where to eat.
  const eats = edited.has('diet') || turn.cuisines.length > 0
  if (eats && hasGoal && before.plan === null) yield 'food'
  // What a note says of "left" answers no "what's left that day".
  if (turn.doing?.act !== 'inplan' || turn.doing.share < mostly) yield 'text'
  if (asksMonth) yield ofMonth
  if (turn.tastes.length > 0 && hasGoal && before.plan === null) yield 'sights'
  // When, how much or what one likes, and no place: where to go.
  const wishes = ['span', 'money', 'likes', 'party'] as const
  const wishesAny = topic === 'find' || wishes.some((key) => edited.has(key))
  if (!hasGoal && wishesAny && turn.unused().length <= 1) yield 'find'
  // A place alone: what there is to see.
  if (edited.has('places') && turn.unused().length === 0 && hasGoal)
    yield goalSights(asking).length > 0 ? 'hours' : 'sights'
}

/** Where to go, and Wayleaf, are no part of a plan that stands. */
const ofNoPlan = new Set(['find', 'plan', 'about'])
const ofPlans = new Set(['plan', 'find', 'sights', 'kids', 'compare', 'days'])

/** Something was said beside a plan, and what it changes is not clear. */
const unclear = ({ say }: Asking): Said => ({
  text: say(
    'I can’t tell what that changes in the plan, so it stays as it is. I can swap, move, add or remove a visit or a table, change days, hours, travellers, budget or room.',
    'Je ne vois pas ce que cela change au plan : il reste tel quel. Je peux échanger, déplacer, ajouter ou retirer une visite ou une table, changer jours, heures, voyageurs, budget ou chambre.',
  ),
  isUnknown: true,
  isUnread: true,
})

/** A message that names no topic: it goes on with the one before, or wishes a plan. */
export async function followUp(asking: Asking): Promise<Chosen> {
  const { turn } = asking
  const kept = keptTopic(asking)
  const again = kept && (await goneOn(asking, kept))
  if (again) return again
  for (const topic of likelyTopics(asking)) {
    // "Ok, keep it": a plan that stands is laid anew for something new only.
    const isNothing =
      turn.edited.size === 0 ||
      (turn.edited.size === 1 && turn.edited.has('places') && isOfKnown(asking))
    if (topic === 'plan' && turn.before.plan && isNothing && !turn.isHeld) continue
    const said = topic === 'text' ? anyText(asking) : await answerWhole(asking, topic)
    if (said)
      return {
        said,
        topic: topic === 'text' ? null : topic,
      }
  }
  const { before, isQuestion, edited, doing } = asking.turn
  const isChange = doing?.act === 'edit' || (!isQuestion && edited.size === 0)
  const said = before.plan && isChange ? unclear(asking) : unknown(asking)
  return { said, topic: before.frame.topic }
}
