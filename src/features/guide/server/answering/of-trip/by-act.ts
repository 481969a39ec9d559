import type { TripAsk } from '../../reading/trip-question.ts'
import { answerChanges, answerUndo } from '../answer-reference.ts'
import { type Asking, type Said, sourceOf, type Heard } from '../answer.ts'
import { isPlaced, wayText } from '../way-in-plan.ts'
import { costOfPlan } from '../plan-cost.ts'
import { oneAnswer } from './ask-trip.ts'
import { changedBy } from './act-changes.ts'
import { changing, surelyChanges } from './changing.ts'
import { noneCalled } from './commanded.ts'
import { ofUnread } from './partly.ts'
import { answerFree, answerMostDay } from './trip-days.ts'
import { answerIdeas } from './trip-ideas.ts'
import { answerSaving } from './trip-money.ts'
import { answerBestDay, answerWhy } from './trip-room.ts'
import { datesAsked, partsMeant, partsOf, spokenOf } from './trip-parts.ts'
import { sightNamed } from './sight-named.ts'

type Answer = (asking: Asking, heard: Heard) => Promise<Said | undefined> | Said | undefined

/** What is asked where an act is learned: the one question that the trip answers. */
const asks = new Map<string, TripAsk>(
  Object.entries({
    when: 'when',
    where: 'where',
    day: 'program',
    order: 'program',
    length: 'length',
    cost: 'price',
    near: 'near',
    way: 'way',
    walk: 'walk',
    ahead: 'ahead',
    open: 'open',
    'free-time': 'free',
    load: 'load',
    weather: 'weather',
    about: 'about',
    booked: 'booked',
    missing: 'missing',
    terms: 'terms',
    food: 'program',
    stay: 'about',
    flight: 'when',
  }),
)
/** They are asked of a part of the trip: where none is meant, the words name nothing in it. */
const ofParts = new Set(['when', 'where', 'length', 'about', 'open', 'terms', 'why', 'way', 'has'])
const ofTables = new Set(['food', 'near', 'suits'])
const toAirport = /\b(?:airport|a[eé]roport|leave for|check-?in|security)\b/i

/** What a question asks, with what is read of it: the words of other tables decide nothing. */
function questionOf({ act, read }: Heard, message: string): Heard['read'] | undefined {
  const isTable = ofTables.has(act)
  const ask = act === 'flight' && toAirport.test(message) ? 'airport' : asks.get(act)
  const parts =
    act === 'food' && read.parts.length === 0
      ? (['meal'] as const)
      : act === 'stay' && read.parts.length === 0
        ? (['stay'] as const)
        : read.parts
  return (
    ask && {
      ...read,
      parts,
      asks: new Set([ask]),
      order: act === 'order' ? (read.order ?? 'after') : undefined,
      most: act === 'most' ? read.most : undefined,
      kitchens: isTable ? read.kitchens : [],
      diets: isTable ? read.diets : [],
      dishes: isTable ? read.dishes : [],
      amenities: act === 'stay' ? read.amenities : [],
    }
  )
}

/** What is asked about is no part of the trip: so it is said, with what could be. */
function notThere(asking: Asking, heard: Heard): Said | undefined {
  const spoken = spokenOf(asking, heard.standing)
  const { read, untabled: open } = heard
  const isNamed = read.items.length + read.parts.length + read.days.length > 0
  // "How far is it from the show": one end is unknown.
  const points = read.isSpoken && spoken.length > 0 && heard.act !== 'way'
  if (isNamed || open.length === 0 || points) return undefined
  const none = noneCalled(asking, open)
  const ideas = answerIdeas(asking, heard)
  return ideas ? { ...ideas, text: `${none} ${ideas.text}` } : { text: none, isUnknown: true }
}

/** The one part that is named, or told by its kind and day, or pointed at. */
function partMeant(asking: Asking, { standing, read }: Heard) {
  const parts = partsOf(standing)
  const isTold = read.items.length + read.parts.length > 0
  const items = isTold ? read.items : spokenOf(asking, standing)
  const dates = datesAsked(asking, standing, read.days) ?? []
  const [one, other] =
    isTold || items.length > 0 ? partsMeant(parts, { ...read, items }, dates) : []
  return other && read.items.length === 0 ? undefined : one
}

/** Whether something could come in, and where: of a sight it is tried, else the free hours are told. */
const fits: Answer = async (asking, heard) => {
  const { say } = asking
  const { standing, read } = heard
  const part = read.items.length > 0 ? partMeant(asking, heard) : undefined
  if (part) return askedOf(asking, { ...heard, act: 'when' })
  const isOther = asking.turn.named.places.some(({ role }) => role !== 'from' && role !== 'not')
  if (
    sightNamed(asking, heard) ||
    isOther ||
    heard.wish.tastes.length + heard.untabled.length > 0
  ) {
    const said = await changedBy(asking, { ...heard, act: 'add' })
    if (said?.proposal)
      return {
        ...said,
        text: say(`Yes, there is room. ${said.text}`, `Oui, il y a de la place. ${said.text}`),
      }
    if (said) return said
  }
  const isOpen = heard.untabled.length + read.parts.length + heard.wish.tastes.length === 0
  const dates = isOpen ? datesAsked(asking, standing, read.days) : undefined
  return dates && answerFree(asking, standing, partsOf(standing), { question: read, dates })
}

const bestDay: Answer = (asking, heard) => {
  const sight = sightNamed(asking, heard)
  const isIn = heard.read.items.length > 0
  // "The Carmo Convent on day 3?" wishes it there.
  if (sight && !isIn && heard.read.days.length > 0)
    return changedBy(asking, { ...heard, act: 'add' })
  if (sight) return answerBestDay(asking, heard.standing, sight)
  if (heard.read.items.length > 0) return undefined
  return heard.open.length > 0
    ? undefined
    : answerMostDay(asking, heard.standing, partsOf(heard.standing), 'light')
}

const why: Answer = (asking, heard) => {
  const part = partMeant(asking, heard)
  return part?.kind === 'visit' || part?.kind === 'meal'
    ? answerWhy(asking, heard.standing, part)
    : undefined
}

/** The trip's answer to a question as it was read. */
const put = async (asking: Asking, { standing }: Heard, read: Heard['read']) =>
  (await oneAnswer(asking, standing, { read, before: [], isSure: true }))?.said

/** A question that the trip answers, put by its act. */
const askedOf: Answer = async (asking, heard) => {
  const read = questionOf(heard, asking.turn.message)
  return read && put(asking, heard, read)
}

const most: Answer = (asking, heard) =>
  heard.read.most === undefined ? undefined : put(asking, heard, heard.read)

/** Whether something is in the trip: when it is, or that it could come in. */
const has: Answer = async (asking, heard) => {
  if (partMeant(asking, heard) && heard.read.items.length > 0)
    return askedOf(asking, { ...heard, act: 'when' })
  const sight = sightNamed(asking, heard)
  const { say } = asking
  // "Can we see it on Wednesday" wishes it there.
  if (sight && heard.read.days.length > 0) return changedBy(asking, { ...heard, act: 'add' })
  if (sight)
    return {
      text: say(
        `No, **${sight.name}** is not in your trip. Say “add it”, and I look for room.`,
        `Non, **${sight.name}** n’est pas dans votre voyage. Dites « ajoute-le », et je cherche une place.`,
      ),
      memory: { listed: [sight.id], focus: sight.id },
      choices: [
        {
          label: say(`Add ${sight.name}`, `Ajoute ${sight.name}`),
          message: say(`Add ${sight.name}`, `Ajoute ${sight.name}`),
        },
        {
          label: say('Which day is best?', 'Quel jour convient ?'),
          message: say(
            `Which day is best for ${sight.name}?`,
            `Quel jour convient pour ${sight.name} ?`,
          ),
        },
      ],
    }
  return heard.read.parts.length > 0 ? askedOf(asking, { ...heard, act: 'day' }) : undefined
}

const comparing = /\b(?:more|less|differen\w+|plus|moins|diff[eé]rence|change)\b/i
/** Of a proposal that stands: what it makes of the sum. */
const ofProposal = ({ turn }: Asking, { read }: Heard): boolean =>
  (turn.before.lastEdits ?? 0) > 0 && comparing.test(turn.message) && read.items.length === 0

const saving: Answer = (asking, { standing, read }) =>
  answerSaving(asking, {
    standing,
    parts: [],
    question: read,
    dates: [],
    meant: [],
    isNamed: false,
  })

/** How one gets there: to a sight that is not in the trip, from where one stays. */
const way: Answer = (asking, heard) => {
  // The way in from the airport is told by the town.
  if (toAirport.test(asking.turn.message)) return undefined
  const sight = heard.read.items.length === 0 ? sightNamed(asking, heard) : undefined
  const stay = partsOf(heard.standing).find(({ kind }) => kind === 'stay')?.item
  return sight && isPlaced(stay)
    ? {
        text: wayText(asking, stay, sight),
        sources: [sourceOf(asking, 'plan')],
        memory: { focus: sight.id, listed: [sight.id] },
      }
    : askedOf(asking, heard)
}

const own = new Map<string, Answer>(
  Object.entries({
    has,
    way,
    cost: (asking, heard) => (ofProposal(asking, heard) ? saving : askedOf)(asking, heard),
    fits,
    most,
    why,
    'best-day': bestDay,
    budget: async (asking, heard) => {
      const { read } = heard
      if (read.days.length > 0) return undefined
      if (read.items.length + read.parts.length === 0)
        return ofProposal(asking, heard) ? saving(asking, heard) : costOfPlan(asking)
      // "What is left after flights and hotel".
      return put(asking, heard, { ...read, asks: new Set(['rest', 'price']), most: undefined })
    },
    save: (asking, heard) => (ofProposal(asking, heard) ? saving(asking, heard) : undefined),
    suggest: answerIdeas,
    changed: (asking) => (asking.turn.before.lastEdits ? answerChanges(asking) : undefined),
    undo: (asking) => answerUndo(asking),
  } satisfies Record<string, Answer>),
)

const weighing =
  /\bworth (?:it|the)\b|\bor should (?:we|i)\b|\bou (?:on devrait|faudrait)\b|\bthan the (?:plane|flight|train)\b|\bque l['’]avion\b/i
const ours = /\b(?:our|my|plan|trip|notre|nos|mon|mes|voyage)\b/i
/** A command or a question has to be so sure; what is not is read by its words alone. */
const sure = { change: surelyChanges, ask: 0.4, told: 0.75 } as const
const surelyPlan = 0.5
/** They are no matter of the trip. */
const elsewhere = new Set([
  'several',
  'general',
  'house',
  'tell',
  'social',
  'compare',
  'suits',
  'rain-plan',
])

/** They take the words that no table holds into account themselves. */
const byWords = new Set(['suggest', 'fits', 'best-day', 'has', 'changed', 'undo', 'weather'])
const mostOpen = 3

/** Of words that are in no table it is said that nothing is known, before what the trip says. */
function leadOf(asking: Asking, heard: Heard): string | undefined {
  const { act } = heard
  const open = act === 'near' ? heard.untabled : heard.open
  return byWords.has(act) || open.length === 0 || open.length > mostOpen
    ? undefined
    : ofUnread(asking, open).text
}

/** The act that a message goes on with: "and on Friday?" */
const goneOn = (asking: Asking, heard: Heard): Heard =>
  heard.act === 'again' && asking.turn.before.tripAct
    ? { ...heard, act: asking.turn.before.tripAct }
    : heard

/** The answer to a message beside a trip by what it does, as it was learned from examples; words of no table are named. */
export async function answerByAct(
  asking: Asking,
  said: Heard | undefined,
): Promise<Said | undefined> {
  if (!said) return undefined
  const heard = goneOn(asking, said)
  const isChange = changing.has(heard.act)
  // "Should we skip it and do a park" asks.
  if (isChange && weighing.test(asking.turn.message)) return undefined
  const needed = isChange ? sure.change : asking.turn.isQuestion ? sure.ask : sure.told
  if (elsewhere.has(heard.act) || heard.share < needed) return undefined
  // A kitchen that no day and no word of the trip stands beside is looked for.
  const isOwn = heard.read.days.length > 0 || heard.read.isWhole || ours.test(asking.turn.message)
  if (heard.act === 'food' && !isOwn) return undefined
  // "It is so expensive, anything cheaper?" asks for another.
  if (!isChange && asking.turn.change?.cheaper) return undefined
  // "Plan my days" wants them laid.
  const [main] = asking.turn.own
  if (/^(?:day|pace)$/.test(heard.act) && main?.intent.topic === 'plan' && main.score >= surelyPlan)
    return undefined
  // "Slow it down and have lunch earlier" is two changes.
  if (asking.turn.edited.has('perDay') && (asking.turn.change?.changes.length ?? 0) > 0)
    return undefined
  // "Is 1,000 enough" is weighed against the sum.
  if (!isChange && asking.turn.edited.has('money')) return undefined
  const answer = isChange ? changedBy : (own.get(heard.act) ?? askedOf)
  const missing = ofParts.has(heard.act) ? notThere(asking, heard) : undefined
  const found = missing ?? (await answer(asking, heard))
  if (!found) return undefined
  const lead = missing || isChange || found.took ? undefined : leadOf(asking, heard)
  return {
    ...found,
    text: [lead, found.text].filter(Boolean).join('\n\n'),
    memory: { ...found.memory, tripAct: heard.act },
    took: asking.turn.unused(),
    isWhole: true,
  }
}
