import { intentOf, topicModel } from '../intents/all-intents.ts'
import type { FoundTopic } from '../reading/read-topics.ts'
import { featuresOf } from '../reading/topic-features.ts'
import { sharesBy } from '../reading/topic-model.ts'
import { type Asking, goalCountries, goalTowns } from './answer.ts'
import { namesBorder } from './transit-entry.ts'

const sky = /^(?:rain|rainy|rains|raining|snow|snowy|sunny|pluie|pluies|neige|soleil|ensoleille)$/
const lodging =
  /^(?:stay|staying|sleep|lodge|hotel|hotels|neighbourhood|neighborhood|loger|dormir|dort|rester|quartier)$/
const hardly = 0.3
const plainly = 0.5
const likely = 0.4
const shortest = 3

/** How plainly one word alone stands for a topic. */
export function shareOf(asking: Asking, at: number, topic: string): number {
  const model = topicModel()
  const features = featuresOf(asking.turn.reader, at)
  return features.length > 0 ? (sharesBy(model, features)[model.topics.indexOf(topic)] ?? 0) : 0
}

/** Beside a plan what tells of its travellers, or points at a sight, asks nothing of Wayleaf: "do we need to book that ahead". */
function ofTrip(
  { turn: { before, edited, frame, reference } }: Asking,
  topic: string,
): string | undefined {
  if (!before.plan) return undefined
  if (edited.has('mobility')) return 'access'
  if (edited.has('diet')) return 'food'
  if (edited.has('party') && frame.party?.children.length) return 'kids'
  const isOfSight = reference?.what === 'it' && before.focus?.includes('/')
  return topic === 'about' && isOfSight ? 'hours' : undefined
}

/** The topic that what is named beside it tells: a border has no hours, and days of rain are no stay. */
function otherTopic(asking: Asking, { intent: { topic }, score }: FoundTopic): string | undefined {
  const { turn } = asking
  const has = (words: RegExp): boolean => turn.reader.tokens.some(({ text }) => words.test(text))
  const isOfSight = turn.named.places.some(({ ref, role }) => ref?.includes('/') && role !== 'not')
  const ofTravellers = topic === 'about' || score < plainly ? ofTrip(asking, topic) : undefined
  if (ofTravellers) return ofTravellers
  // "How late can I get into the tower"
  if (topic === 'entry' && isOfSight && !namesBorder(asking)) return 'hours'
  // "How many days of rain in June"
  if (topic === 'days' && turn.frame.span?.month && has(sky)) return 'weather'
  // "Are two hours enough", of a visit
  if (topic === 'days' && has(/^(?:hours?|hrs|heures?)$/) && !turn.saysLength) return 'hours'
  // "April or October", of one place
  if (topic === 'compare' && turn.months.length > 1 && goalTowns(asking).length === 1)
    return 'season'
  // A word that stands for it alone is surer than a whole that hardly tells.
  const isSafe = turn.reader.tokens.some(
    ({ text }, at) => text.length > shortest && shareOf(asking, at, 'safety') >= plainly,
  )
  return score < hardly && isSafe ? 'safety' : undefined
}

export function meantTopic(asking: Asking, found: FoundTopic): FoundTopic {
  const other = otherTopic(asking, found)
  const intent = other === undefined ? undefined : intentOf(other)
  return intent ? { ...found, intent } : found
}

/** "Where would you put us instead", beside a quarter: where nothing else is asked, where one stays. */
export function whereToStay(asking: Asking): readonly FoundTopic[] {
  const { turn } = asking
  const intent = intentOf('districts')
  const isPlaced = goalTowns(asking).length + goalCountries(asking).length > 0
  const asks = turn.reader.tokens.some(({ text }) => lodging.test(text))
  return intent && asks && isPlaced && turn.isQuestion && turn.before.plan === null
    ? [{ intent, score: likely, at: [] }]
    : []
}
