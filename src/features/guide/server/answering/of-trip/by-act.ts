import { answerChanges, answerUndo, undoneFor } from '../answer-reference.ts'
import { type Asking, type Said, sourceOf, type Heard } from '../answer.ts'
import { isPlaced, wayText } from '../way-in-plan.ts'
import { noteOf } from '../answer-note.ts'
import { costOfPlan } from '../plan-cost.ts'
import { type Answer, askedOf, partMeant, put, toAirport } from './asked-of.ts'
import { changedBy } from './act-changes.ts'
import { changing, ofOffers, surelyChanges } from './changing.ts'
import { noneCalled } from './commanded.ts'
import { ofUnread } from './partly.ts'
import { answerFree, answerMostDay } from './trip-days.ts'
import { answerIdeas } from './trip-ideas.ts'
import { cost, ofProposal, save, saving } from './trip-price.ts'
import { answerBestDay, answerWhy } from './trip-room.ts'
import { datesAsked, partsOf, spokenOf } from './trip-parts.ts'
import { sightNamed } from './sight-named.ts'

/** They are asked of a part of the trip: where none is meant, the words name nothing in it. */
const ofParts = new Set(['when', 'where', 'length', 'about', 'open', 'terms', 'why', 'way', 'has'])
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

const surelyOut = 0.6
/** Whether something could come in, and where: of a sight it is tried, else the free hours are told. */
const fits: Answer = async (asking, heard) => {
  const { say } = asking
  const [main] = asking.turn.own
  // "Can we do a day trip somewhere" asks where to, before it asks when.
  if (main?.intent.topic === 'day-trips' && main.score >= surelyOut && heard.untabled.length === 0)
    return noteOf(asking, 'day-trips')
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
        text: said.proposal.edits.some(({ op }) => op === 'remove')
          ? say(
              `It fits, in place of what that day holds. ${said.text}`,
              `C’est possible, à la place de ce que ce jour contient. ${said.text}`,
            )
          : say(`Yes, there is room. ${said.text}`, `Oui, il y a de la place. ${said.text}`),
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

/** Out goes the last proposal, or of it what is named: "put MAAT back". */
const undo: Answer = async (asking, { read }) =>
  (await undoneFor(asking, read.items)) ?? answerUndo(asking)

const toStay =
  /\b(?:get|go|come|drive|travel|way) to (?:the|our|my) (?:hotel|apartment|flat|hostel|place|airbnb)\b|\b(?:aller|se rendre|va) à (?:l['’]|notre )/i
/** How one gets there: to a sight that is not in the trip, from where one stays. */
const way: Answer = (asking, heard) => {
  // The way in from the airport is told by the town.
  if (toAirport.test(asking.turn.message)) return undefined
  const { parts, items } = heard.read
  // "How do we get to the hotel" begins at the airport.
  if (parts.join() === 'stay' && items.length === 0 && toStay.test(asking.turn.message))
    return noteOf(asking, 'transfer')
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

const ofStops = /\b(?:metro|subway|underground|tube|tram|bus|train|stations?|m[ée]tro|gare)\b/i
/** "Is our hotel close to the metro": stops are in no table; how one gets around is. */
const near: Answer = (asking, heard) => {
  if (!ofStops.test(asking.turn.message) || heard.read.items.length > 0)
    return askedOf(asking, heard)
  const around = noteOf(asking, 'around')
  const none = asking.say(
    'How far the nearest stop is from where you stay I don’t know.',
    'À quelle distance se trouve l’arrêt le plus proche, je ne le sais pas.',
  )
  return { ...around, text: [none, around?.text].filter(Boolean).join('\n\n') }
}

const own = new Map<string, Answer>(
  Object.entries({
    has,
    way,
    cost,
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
    save,
    near,
    suggest: answerIdeas,
    changed: (asking) => (asking.turn.before.lastEdits ? answerChanges(asking) : undefined),
    undo,
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
  const words = open.filter((word) => !/^\d+$/.test(word))
  return byWords.has(act) || words.length === 0 || open.length > mostOpen
    ? undefined
    : ofUnread(asking, words).text
}

/** The act that a message goes on with: "and on Friday?" */
const goneOn = (asking: Asking, heard: Heard): Heard =>
  heard.act !== 'again' || !asking.turn.before.tripAct
    ? heard
    : // "And something outdoors?" looks for it.
      {
        ...heard,
        act:
          heard.wish.tastes.length > 0 && heard.wish.isSome
            ? 'suggest'
            : asking.turn.before.tripAct,
      }

const surelyOfTown = 0.85
const ofTown = new Set(
  'pass safety entry tipping water health phone plugs currency language law manners insurance pets driving festival holiday exchange'.split(
    ' ',
  ),
)

/** The answer to a message beside a trip by what it does, as it was learned from examples; words of no table are named. */
export async function answerByAct(
  asking: Asking,
  said: Heard | undefined,
): Promise<Said | undefined> {
  if (!said) return undefined
  const heard = goneOn(asking, said)
  const isChange = changing.has(heard.act)
  const [mainTopic] = asking.turn.own
  // "Should we skip it and do a park" asks.
  if (isChange && weighing.test(asking.turn.message)) return undefined
  const isAsked = asking.turn.isQuestion || heard.isOfThread
  const needed = isChange ? sure.change : isAsked ? sure.ask : sure.told
  if (elsewhere.has(heard.act) || heard.share < needed) return undefined
  // A kitchen that no day and no word of the trip stands beside is looked for.
  const isOwn = heard.read.days.length > 0 || heard.read.isWhole || ours.test(asking.turn.message)
  if (heard.act === 'food' && !isOwn) return undefined
  // "It is so expensive, anything cheaper?" asks for another.
  if (!isChange && asking.turn.change?.cheaper) return undefined
  // "Is the Lisboa Card worth it" is of the town, whatever the card is called.
  const isOfTown =
    mainTopic && mainTopic.score >= surelyOfTown && ofTown.has(mainTopic.intent.topic)
  if (!isChange && isOfTown && heard.untabled.length > 0) return undefined
  // What one packs is more than the weather.
  if (heard.act === 'weather' && mainTopic?.intent.topic === 'packing') return undefined
  // "Plan my days" wants them laid.
  if (
    /^(?:day|pace)$/.test(heard.act) &&
    mainTopic?.intent.topic === 'plan' &&
    mainTopic.score >= surelyPlan
  )
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
    // What a bed or a fare is to be like is in no table.
    took: asking.turn
      .unused()
      .filter((word) => !ofOffers.has(heard.act) || !heard.untabled.includes(word)),
    isWhole: true,
  }
}
