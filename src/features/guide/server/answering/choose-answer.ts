import type { FoundTopic } from '../reading/read-topics.ts'
import { type Asking, goalTowns, type Said } from './answer.ts'
import { answerAllergy, toldAllergens } from './answer-allergy.ts'
import { answerCalledOff } from './own-cancellation.ts'
import { answerAhead } from './answer-ahead.ts'
import { answerEdit, answerInstead } from './answer-edit.ts'
import { answerInPlan, asksAhead } from './answer-in-plan.ts'
import { answerLedger } from './answer-ledger.ts'
import { answerPicked } from './answer-picked.ts'
import { answerPhenomenon } from './answer-phenomenon.ts'
import { answerPlan } from './answer-plan.ts'
import { answerChanges, answerUndo, goesOnWith } from './answer-reference.ts'
import { asked } from './answer-topics.ts'
import { answerRegion, answerVerdict } from './answer-verdict.ts'
import { answerSum } from './plan-cost.ts'
import { asksWalk, walkOf } from './answer-ways.ts'
import { stopsOnWay } from './stops-on-way.ts'
import { pickedPlace, refined, wished } from './look-for-place.ts'
import { answerTopic, joined } from './answer-topic.ts'
import { answerEntry } from './answer-entry.ts'
import { isForeigner } from './transit-entry.ts'
import { unknown, unread } from './answer-unknown.ts'
import { wantedBy } from './choose-topics.ts'
import { withCardNumber } from './card-number.ts'
import { bareVerb, notOnFile } from './bare-verb.ts'
import { betterTable } from './better-table.ts'
import { cheaperSight } from './cheaper-sight.ts'
import { cheaperTrip } from './cheaper-trip.ts'
import { asksBed } from './edit-bed.ts'
import { type Chosen, followUp, supposes } from './follow-up.ts'
import { isEdit, isOfWhole } from './is-edit.ts'
import { answerCommand } from './of-trip/command.ts'
import { answerHead } from './of-trip/head-of-trip.ts'
import { answerOfTrip } from './of-trip/ask-trip.ts'
import { answerByAct } from './of-trip/by-act.ts'
import { heardIn } from './of-trip/heard.ts'
import { withThread } from './of-trip/with-thread.ts'
import { answerPartly } from './of-trip/partly.ts'
import { agreed, described, forgotten, nothingNew, waysOfPlan } from './plan-steps.ts'
import {
  type Step,
  unlessAsked,
  unlessBeside,
  unlessChange,
  unlessEdit,
  unlessGeneral,
  unlessPlain,
} from './step-guards.ts'
import { chosenPlace, noSuchLine, whichOne } from './which-one.ts'

/** What was left aside for the sake of another topic was understood as well. */
function markTokens({ turn }: Asking): void {
  for (const { at } of turn.topics) for (const one of at) turn.reader.use(one)
}

const editVerbs = new Set(
  'swap replace drop remove delete move shift undo enleve enlever retire retirer remplace remplacer deplace deplacer'.split(
    ' ',
  ),
)
const isOfLists = (topics: readonly FoundTopic[]): boolean =>
  topics.some(({ intent }) => intent.act === 'find' || intent.act === 'refuse')

/** "My day 3 in Paris": days that are not in this talk. */
const ofOwnPlan = ({ turn: { reader } }: Asking): boolean =>
  reader.tokens.some(
    ({ text }, at) =>
      (/^(?:my|our|mon|notre)$/.test(text) &&
        /^(?:day|plan|itinerary|trip|jour|itineraire|voyage)$/.test(reader.text(at + 1))) ||
      (/^(?:day|jour)$/.test(text) && reader.value(at + 1) > 0),
  ) && reader.tokens.some(({ text }) => editVerbs.has(text) || /^(?:add|ajoute)$/.test(text))

/** An edit of a plan that is not there. */
async function withoutPlan(asking: Asking): Promise<Said> {
  const asked = await answerPlan(asking)
  const took = asking.turn.unused()
  const none = asking.say(
    'There is no plan in this conversation yet: open your trip and ask me there, or let me plan the days here.',
  )
  return asked?.question
    ? { ...asked, text: `${none} ${asked.text}` }
    : { text: none, isUnknown: true, took }
}

/** What points at the talk before: "undo that", "what else". */
async function answerPointed(
  asking: Asking,
  topics: readonly FoundTopic[],
): Promise<Chosen | undefined> {
  const { reference, before } = asking.turn
  if (!reference || reference.what === 'pick' || reference.what === 'it')
    return answerPicked(asking, topics)
  // "What else is worth buying" goes on with nothing.
  if (reference.what === 'more' && asking.turn.before.listed.length === 0) return undefined
  // "Swap it for something else" is a change.
  if (reference.what === 'more' && (asking.turn.change?.changes.length ?? 0) > 0) return undefined
  if (reference.what === 'more') {
    const topic = goesOnWith(
      asking,
      topics.map(({ intent }) => intent.topic),
    )
    const said = await answerTopic(asking, topic)
    return said && { said, topic }
  }
  const said = reference.what === 'undo' ? answerUndo(asking) : await answerChanges(asking)
  return said && { said, topic: before.frame.topic }
}

const refused: Step = async (asking, [main]) =>
  main?.intent.act === 'refuse'
    ? {
        said: (await answerTopic(asking, main.intent.topic)) ?? unknown(asking),
        topic: null,
        isRefused: true,
      }
    : undefined

/** It turns down what was proposed last and wants another. */
const instead: Step = async (asking) => {
  const { reference, before, change } = asking.turn
  const isMore = reference?.what === 'more' && before.frame.act === 'edit'
  const said = isMore && !change?.changes.length ? await answerInstead(asking) : undefined
  return said && { said, topic: 'plan' }
}

const walked: Step = async (asking) => {
  const said = asksWalk(asking) ? await walkOf(asking) : undefined
  return said && { said: { ...said, took: asking.turn.unused() }, topic: 'distance' }
}

const ofTopic =
  (topic: string, answer: (asking: Asking) => Promise<Said | undefined>): Step =>
  async (asking) => {
    const said = await answer(asking)
    return said && { said, topic }
  }

/** So much may stay unread where the rest is clear. */
const mostUnread = 2

/** A plan that stands changes by what was understood; by nothing where nothing was. */
const unreadEdit: Step = (asking, topics) => {
  const { before, unused, isQuestion, edited, change } = asking.turn
  const isOfDay =
    change !== undefined &&
    change.days.length > 0 &&
    change.changes.length === 0 &&
    !change.dropsDays &&
    !change.swapsDays &&
    !change.frees &&
    !change.startsAt &&
    topics.every(({ intent }) => intent.topic === 'plan')
  const isNone = edited.size === 0 && (isOfDay || (topics.length === 0 && !change))
  const isMuch =
    unused().length > mostUnread && topics.length === 0 && !change && !asking.turn.isHeld
  if (asksBed(asking)) return undefined
  // "Merci, c'est parfait": it is no edit.
  if (asking.turn.own[0]?.intent.topic === 'thanks' && edited.size === 0 && !change)
    return answerTopic(asking, 'thanks').then(
      (said) => said && { said: { ...said, isUnread: true }, topic: before.frame.topic },
    )
  return before.plan !== null && !isQuestion && unused().length > 0 && (isNone || isMuch)
    ? { said: unread(asking), topic: before.frame.topic }
    : undefined
}

const edited: Step = (asking, topics) =>
  isEdit(asking, topics) ? ofTopic('plan', answerEdit)(asking, topics) : undefined

const eves = ['night before', 'evening before', 'day before', 'la veille']
/** "We land at nine, does the first day work?": the day as it would be then. */
const timed: Step = (asking, topics) => {
  const { frame, before, isQuestion, reader } = asking.turn
  // Who lands the night before loses nothing of the first day.
  if (eves.some((phrase) => reader.find(phrase) >= 0)) return undefined
  const isTold = (key: 'arrive' | 'leave'): boolean =>
    frame.times[key] !== null && frame.times[key] !== before.frame.times[key]
  return before.plan && isQuestion && (isTold('arrive') || isTold('leave'))
    ? ofTopic('plan', answerEdit)(asking, topics)
    : undefined
}

/** "Make it cheaper", of a trip: its days stay. */
const cheaper: Step = async (asking) => {
  const { change } = asking.turn
  const isMeant = change?.cheaper && change.changes.length === 0 && change.moreDays === 0
  const said = isMeant ? await cheaperTrip(asking) : undefined
  return said && { said, topic: 'plan' }
}

const laidAnew: Step = (asking, topics) => {
  const { before, change, isRerouted } = asking.turn
  return before.plan && (isRerouted || isOfWhole(change))
    ? ofTopic('plan', answerPlan)(asking, topics)
    : undefined
}

const ofSky = new Set(['rain', 'weather', 'season', 'packing', 'daylight'])
/** A party, a sum, a nap told after a plan: it is laid anew, whatever words stand beside. */
const retold: Step = (asking, topics) => {
  const { before, edited, isQuestion, isHeld, isLimit, frame, unused } = asking.turn
  // "About 120 each for dinner" is of the dinner; "350 each with train and bed" of the whole.
  const isBudget =
    topics.every(({ intent }) => intent.act !== 'find') ||
    ['budget', 'have', 'including', 'altogether'].some((word) => asking.turn.reader.find(word) >= 0)
  const isOfPlan =
    edited.has('party') ||
    edited.has('transport') ||
    (edited.has('money') && frame.money?.per !== 'night' && isBudget) ||
    isHeld
  const isWished = !isQuestion || (isHeld && supposes(asking.turn.reader))
  // "What if it rains on that day" asks what one does then.
  if (isQuestion && topics.some(({ intent }) => ofSky.has(intent.topic))) return undefined
  const isClear = isWished && !isLimit && unused().length <= mostUnread
  return before.plan && isClear && isOfPlan && topics.every(({ intent }) => intent.act !== 'refuse')
    ? ofTopic('plan', answerPlan)(asking, topics)
    : undefined
}

const planless: Step = async (asking, topics) =>
  !asking.turn.before.plan &&
  (editVerbs.has(asking.turn.reader.text(0)) || ofOwnPlan(asking)) &&
  !isOfLists(topics)
    ? { said: await withoutPlan(asking), topic: 'plan' }
    : undefined

const sure = 0.6
const phenomenon: Step = async (asking, topics) => {
  const { turn } = asking
  // "Amsterdam, three days in April, tulips obviously" wishes days; what they are for stands beside them.
  const isOfDays = turn.saysLength && !turn.isQuestion && goalTowns(asking).length > 0
  const said = isOfDays ? undefined : answerPhenomenon(asking, topics)
  const isWeather = topics.some(({ intent, score }) => intent.topic === 'weather' && score >= sure)
  const weather = said && isWeather ? await answerTopic(asking, 'weather') : undefined
  return (
    said && { said: weather && !weather.isUnknown ? joined([weather, said]) : said, topic: 'find' }
  )
}

/** "Any chance of northern lights then", beside a plan: asked, and no change of it. */
const askedPhenomenon: Step = (asking, topics) =>
  asking.turn.before.plan && asking.turn.isQuestion && !asking.turn.change
    ? phenomenon(asking, topics)
    : undefined

const ahead: Step = (asking) => {
  const said = answerAhead(asking)
  return said && { said, topic: 'sights' }
}

const oneOfSeveral: Step = (asking, [main]) => {
  const said = whichOne(asking)
  return said && { said, topic: main?.intent.topic ?? asking.turn.before.frame.topic }
}

/** "Can I send this to my friend", beside a plan: of Wayleaf, and of no part of it. */
const ofHouse: Step = (asking, topics) =>
  topics[0]?.intent.topic === 'about' && topics[0].score >= sure && !asking.turn.change
    ? asked(asking, topics)
    : undefined

/** "Can I get that as a PDF and change it later" is plainly of Wayleaf, whatever verbs stand in it. */
const surelyOfHouse: Step = (asking, topics) =>
  asking.turn.isQuestion &&
  topics[0]?.intent.topic === 'about' &&
  topics[0].score >= 0.9 &&
  !(asking.turn.before.plan && asksAhead(asking))
    ? asked(asking, topics)
    : undefined

const may = ['can we', 'can i', 'could we', 'could i', 'peut on', 'pouvons nous']

/** Days that are judged; "can you do a plan for Ghent and Bruges" wants them laid, and a sum is judged by what they cost. */
const judged: Step = async (asking, topics) => {
  const { turn } = asking
  const asks = (topic: string) =>
    turn.topics.find(({ intent }) => intent.topic === topic)?.score ?? 0
  const isFeasible = may.some((phrase) => turn.reader.find(phrase) >= 0)
  if (asks('plan') > asks('days') && turn.saysLength && !isFeasible) return undefined
  const said = answerVerdict(asking)
  const isOfSum = said && turn.saysLength && turn.edited.has('money') && !turn.before.plan
  return isOfSum
    ? await ofTopic('plan', answerPlan)(asking, topics)
    : said && { said, topic: 'days' }
}

/** What one is allergic to comes before any dish; beside a wish for days it stands behind them. */
const allergic: Step = (asking) => {
  const said = wantedBy(asking).plan ? undefined : answerAllergy(asking)
  return said && { said, topic: 'food' }
}

/** How a message may be meant, the surest first; the first that has an answer is it. */
const steps: readonly Step[] = [
  ofTopic('about', async (asking) => withCardNumber(asking)),
  refused,
  forgotten,
  allergic,
  // "Just for day 2": what it leaves unsaid stands in the talk before it.
  ofTopic('plan', async (asking) =>
    asking.heard?.isOfThread ? answerByAct(asking, asking.heard) : undefined,
  ),
  ofTopic('insurance', async (asking) => answerCalledOff(asking)),
  unlessChange(unlessGeneral(ofTopic('plan', answerOfTrip))),
  unlessGeneral(ofTopic('plan', answerCommand)),
  askedPhenomenon,
  ofTopic('cost', answerLedger),
  ofTopic('plan', async (asking) => answerByAct(asking, asking.heard)),
  unlessGeneral(ofTopic('plan', answerOfTrip)),
  surelyOfHouse,
  notOnFile,
  agreed,
  bareVerb,
  instead,
  noSuchLine,
  waysOfPlan,
  described,
  timed,
  unlessAsked(walked, true),
  ofTopic('distance', async (asking) => stopsOnWay(asking)),
  unlessEdit(unlessAsked(ofTopic('plan', answerInPlan))),
  unlessEdit(unlessAsked(ofTopic('cost', answerSum))),
  unlessGeneral(unlessEdit(unlessAsked(ofTopic('plan', answerPartly)))),
  ofHouse,
  chosenPlace,
  pickedPlace,
  answerPointed,
  ofTopic('plan', async (asking) => cheaperSight(asking)),
  betterTable,
  ofTopic('plan', answerHead),
  unlessBeside(unreadEdit),
  unlessBeside(edited),
  unlessBeside(cheaper),
  unlessPlain(unlessBeside(laidAnew)),
  unlessPlain(unlessBeside(retold)),
  planless,
  refined,
  wished,
  phenomenon,
  ahead,
  judged,
  oneOfSeveral,
  asked,
  ofTopic('days', async (asking) => answerRegion(asking)),
  nothingNew,
  followUp,
]

/** A plan, and what is asked beside it. */
async function planned(asking: Asking, topics: readonly FoundTopic[]): Promise<Chosen | undefined> {
  const plan = await answerPlan(asking)
  if (!plan) return undefined
  const [beside] = topics
  // Days abroad on another passport: what it needs stands behind them.
  const isAbroad = asking.turn.edited.has('nationality') && isForeigner(asking)
  const border = isAbroad && !plan.question ? await answerEntry(asking) : undefined
  const thing = answerAllergy(asking) ?? border ?? answerPhenomenon(asking, topics)
  const more =
    beside && !plan.question && toldAllergens(asking).length === 0
      ? await answerTopic(asking, beside.intent.topic)
      : thing
  return { said: more && !more.isUnknown ? joined([plan, more]) : plan, topic: 'plan' }
}

/** The answer to one message. */
export async function chooseAnswer(unheard: Asking): Promise<Chosen> {
  const { plan: known, edits } = unheard.turn.before
  const standing = known?.tripId ? await unheard.plans.standing(known, edits) : undefined
  const asking = { ...unheard, heard: standing && heardIn(unheard, standing) }
  const { topics, plan } = wantedBy(asking)
  markTokens(asking)
  for (const step of steps) {
    const chosen =
      step === asked && plan
        ? ((await planned(asking, topics)) ?? (await step(asking, topics)))
        : await step(asking, topics)
    if (chosen) return { ...chosen, said: withThread(asking, chosen.said) }
  }
  return { said: withThread(asking, unknown(asking)), topic: asking.turn.before.frame.topic }
}
