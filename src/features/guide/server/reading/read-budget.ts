import type { Frame } from '../../contract/frame.schema.ts'
import type { Memory } from './memory.ts'
import type { readMoney } from './read-money.ts'
import type { FoundTopic } from './read-topics.ts'
import type { Reader } from './tokens.ts'

/** A limit is of what is looked for; of a plan that stands it is the budget. */
const limitsPlan = ({ frame }: Memory, topics: readonly FoundTopic[]): boolean =>
  frame.topic === 'plan' && topics.every(({ intent }) => intent.act !== 'find')

/** It is rooms that are looked for, now or in the message before. */
const ofRooms = ({ frame }: Memory, topics: readonly FoundTopic[]): boolean =>
  topics.some(({ intent }) => intent.topic === 'hotels' || intent.topic === 'districts') ||
  ((frame.topic === 'hotels' || frame.topic === 'districts') && topics.length === 0)

/** A number alone, after hotels: what a night may cost. */
function bareLimit(reader: Reader): Frame['money'] | undefined {
  const [only] = reader.tokens
  if (reader.tokens.length !== 1 || only?.kind !== 'number' || only.value < 20) return undefined
  reader.use(0)
  return { amount: only.value, currency: 'CAD', amountCad: only.value, per: 'trip', without: [] }
}

/** More than this is of all nights: "under $4000 for a week". CAD. */
const dearestNight = 1500

const parts =
  /^(?:dinners?|lunch(?:es)?|meals?|breakfasts?|tickets?|museums?|tables?|restaurants?|souper|diner|dejeuner|repas|billets?|musees?)$/
/** Less is of a ticket or a meal. CAD. */
const leastTrip = 200

/** What may be spent: on the whole, or on a night where rooms are looked for. */
export function budgetOf(
  reader: Reader,
  before: Memory,
  topics: readonly FoundTopic[],
  {
    money,
    isLimit,
    without,
    saysLength,
  }: Pick<ReturnType<typeof readMoney>, 'money' | 'isLimit' | 'without'> & {
    readonly saysLength: boolean
  },
): Frame['money'] {
  // "Without the flights": of the sum that was said before.
  if (money === null && without.length > 0 && before.frame.money)
    return { ...before.frame.money, without: [...without] }
  const ofNights = ofRooms(before, topics)
  const bare = ofNights && money === null ? bareLimit(reader) : undefined
  const limit = bare ?? (isLimit ? money : null)
  if (ofNights && limit?.per === 'trip' && (limit.amountCad ?? 0) > dearestNight) return limit
  if ((ofNights || limit?.per === 'night') && limit) return { ...limit, per: 'night' }
  // "Somewhere under 3000" is what the journey may cost.
  const isJourney = (money?.amountCad ?? 0) > dearestNight && topics[0]?.intent.topic === 'find'
  // "Four days in Rome under 2000": what the days may cost.
  const isOfDays =
    saysLength &&
    (money?.amountCad ?? 0) >= leastTrip &&
    topics.every(({ intent: { act, topic } }) => act !== 'find' || topic === 'find')
  // "Dinner under 40 each" limits no plan.
  const isOfPart = reader.tokens.some(({ text }) => parts.test(text))
  const isOfPlan = !isOfPart && limitsPlan(before, topics)
  return isLimit && !isJourney && !isOfDays && !isOfPlan ? null : money
}

/** "Make it 1000 instead", of a budget that was named. */
export function remade(reader: Reader, { frame }: Memory): Frame['money'] | undefined {
  const at = reader.find('make it')
  const [value, least] = [reader.value(at + 2), 50]
  if (at < 0 || !frame.money || !(value >= least)) return undefined
  reader.use(at, at + 3)
  return {
    ...frame.money,
    amount: value,
    amountCad:
      frame.money.amountCad === null
        ? null
        : Math.round((frame.money.amountCad / frame.money.amount) * value),
  }
}
