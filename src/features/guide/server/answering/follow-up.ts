import type { Frame } from '../../contract/frame.schema.ts'
import { intents } from '../intents/all-intents.ts'
import { type Asking, goalCountries, goalSights, goalTowns, type Said } from './answer.ts'
import { isAmenity } from './answer-hotels.ts'
import { anyText } from './answer-text.ts'
import { answerTopic } from './answer-topic.ts'
import { unknown } from './answer-unknown.ts'

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
const supposes = (reader: Asking['turn']['reader']): boolean =>
  suppositions.some((phrase) => reader.find(phrase) >= 0)

/** Whether the plan is to be laid anew as a whole. */
const isReplan = (asking: Asking, { turn } = asking): boolean =>
  (turn.before.plan !== null &&
    !turn.isQuestion &&
    !ofRoomsBefore(turn) &&
    ([...ofPlan, 'span' as const].some((key) => turn.edited.has(key)) ||
      // "Copenhagen instead": whatever was asked between, it is the plan's place.
      (turn.edited.has('places') && instead.test(turn.message) && !isOfKnown(asking)))) ||
  (turn.before.frame.topic === 'plan' &&
    (!turn.isQuestion || supposes(turn.reader)) &&
    [...replans, ...ofPlan].some(
      (key) => turn.edited.has(key) && !(key === 'places' && isOfKnown(asking)),
    ))

/** The answer to a topic; without any place a wish is for a place. */
export async function answerWhole(asking: Asking, topic: string): Promise<Said | undefined> {
  const said = await answerTopic(asking, topic)
  if (said?.question !== 'destination' || goalCountries(asking).length > 0) return said
  const wishes = ['span', 'money', 'likes', 'party'] as const
  const told = wishes.filter((key) => asking.turn.edited.has(key)).length
  const found =
    told > (asking.turn.isQuestion ? 1 : 0) ? await answerTopic(asking, 'find') : undefined
  return found && !found.question ? found : said
}

const nearWords = ['near', 'closer', 'close', 'pres', 'proche']

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

/** One fact: to tell it again answers what points back at it. */
const repeated = new Set(
  'entry weather season currency tipping water plugs driving hours transfer flights hotels'.split(
    ' ',
  ),
)

const pronouns = new Set('it them they that those these this ca cela eux elles'.split(' '))

/** What was asked before this message; quarters are asked for to find a room. */
const lastTopic = ({ turn: { before } }: Asking): string | null =>
  before.frame.topic === 'districts' ? 'hotels' : before.frame.topic

const goesSomewhere = ({ turn: { frame } }: Asking): boolean =>
  frame.places.some(({ role }) => role === 'to')

/** A search that goes on, a way that is named by its ends, or days that are wished. */
function* searchTopics(asking: Asking): Generator<string> {
  const { turn } = asking
  const { edited, before, reader, named } = turn
  const [town] = goalTowns(asking)
  const topic = lastTopic(asking)
  const hasGoal = goesSomewhere(asking)
  // Dates, a party and a price after rooms or flights are about those.
  const isOfSearch =
    (topic === 'hotels' || topic === 'flights') &&
    (before.plan === null || turn.isLimit) &&
    (edited.size > 0 ||
      nearWords.some((word) => reader.find(word) >= 0) ||
      (topic === 'hotels' && reader.tokens.some(({ text }) => isAmenity(text)))) &&
    !named.places.some(({ ref, role }) => role === 'to' && ref !== town?.slug)
  // "Max 250 a night" looks for a bed, whatever else is planned.
  if (edited.has('money') && turn.frame.money?.per === 'night' && hasGoal) yield 'hotels'
  if (isOfSearch) yield topic
  // 'YYC to LHR, 3 to 17 August' is a flight.
  const isWay = ['from', 'to'].every((own) => named.places.some(({ role }) => role === own))
  // Two ends and a train: how one gets from one to the other.
  if (isWay && turn.isQuestion && turn.frame.span?.days === 1) yield 'distance'
  if (named.codes > 1 || (isWay && edited.has('span') && !turn.saysLength)) yield 'flights'
  const isOpen = !turn.isQuestion || turn.unused().length === 0
  // "Landing at 1 am", after the way from the airport, is of that.
  const isFree = topic === null || ofPlans.has(topic)
  const saysTimes = edited.has('times') && (before.plan !== null || (!turn.isQuestion && isFree))
  const isLaid = ((turn.saysLength && isOpen) || saysTimes) && hasGoal && !turn.isPast
  if (isLaid || isReplan(asking)) yield 'plan'
  // "Cape Town in January with my parents": a wish, though nothing is asked.
  const told = (['span', 'party', 'money', 'likes'] as const).some((key) => edited.has(key))
  // Of "winter tires Quebec law" the season is the smaller part.
  const isTold = told && edited.has('places') && turn.unused().length <= 1
  if (isTold && hasGoal && !turn.isQuestion && !turn.isPast) yield 'plan'
}

/** Of what goes on so much may stay unread, and is named. */
const fewUnread = 2

/** What a message that names no topic may be about, the likeliest first; 'text' is any text of ours. */
function* likelyTopics(asking: Asking): Generator<string> {
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
  const isContinued =
    [...edited].some((key) => matters(key, topic ?? '')) ||
    turn.weekday !== undefined ||
    turn.cuisines.length > 0
  if (
    topic !== null &&
    topic !== 'greeting' &&
    isContinued &&
    turn.unused().length <= (turn.isQuestion ? 0 : fewUnread)
  )
    yield topic
  // "When should I get them": all of it points at what was asked before.
  const pointsBack = turn.reader.tokens.some(({ text }) => pronouns.has(text))
  const isPointing =
    pointsBack && turn.isQuestion && edited.size === 0 && turn.unused().length === 0
  if (topic !== null && repeated.has(topic) && isPointing) yield topic
  // A diet or a cuisine, and a place: where to eat.
  const eats = edited.has('diet') || turn.cuisines.length > 0
  if (eats && hasGoal && before.plan === null) yield 'food'
  // "No museums please" before there is a plan: noted, and asked for its days.
  const isOnlyNoted = edited.size > 0 && turn.unused().length === 0 && !turn.isQuestion
  // Beside a question that it does not move it is noted, and asks for no days.
  if (isOnlyNoted && topic !== null && !ofPlans.has(topic)) yield 'noted'
  if (isOnlyNoted && hasGoal && turn.tastes.length === 0 && !edited.has('places')) yield 'plan'
  yield 'text'
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

const ofPlans = new Set(['plan', 'find', 'sights', 'kids', 'compare', 'days'])

/** What was told stays in mind for what is asked next. */
const noted = ({ say }: Asking): Said => ({
  text: say('Noted: I keep that in mind for what you ask next.'),
  isUnknown: true,
})

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
  for (const topic of likelyTopics(asking)) {
    // "Ok, keep it": a plan that stands is laid anew for something new only.
    const isNothing =
      turn.edited.size === 0 ||
      (turn.edited.size === 1 && turn.edited.has('places') && isOfKnown(asking))
    if (topic === 'plan' && turn.before.plan && isNothing && !turn.isHeld) continue
    const said =
      topic === 'text'
        ? anyText(asking)
        : topic === 'noted'
          ? noted(asking)
          : await answerWhole(asking, topic)
    if (said)
      return {
        said,
        topic: topic === 'text' ? null : topic === 'noted' ? asking.turn.before.frame.topic : topic,
      }
    // "And in Porto?": the question stays, though of that place nothing is known.
    const last = asking.turn.before.frame.topic
    if (
      topic === last &&
      topic !== 'plan' &&
      asking.turn.edited.has('places') &&
      asking.turn.edited.size === 1
    ) {
      const same = intents().filter((one) => one.topic === topic)
      return {
        said: unknown(
          asking,
          same.map((one) => ({ intent: one, score: 0, at: [] })),
        ),
        topic,
      }
    }
  }
  const { before, isQuestion, edited } = asking.turn
  const said = before.plan && !isQuestion && edited.size === 0 ? unclear(asking) : unknown(asking)
  return { said, topic: before.frame.topic }
}
