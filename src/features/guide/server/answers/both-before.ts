import type { Topic } from '../understand/read-topic.ts'
import type { Turn } from './answer.ts'

const both =
  /\b(?:which (?:one|1)|of (?:the|those|these) 2|the 2 of them|both|les 2|des 2|lequel|laquelle)\b/
/** Of these topics a talk goes from one place to the next; of others "which one" points at a list. */
const oneByOne: ReadonlySet<Topic | undefined> = new Set([
  'weather',
  'cost',
  'days',
  'daylight',
  'around',
  'unknown',
])

/** "Which one is warmer?", after two places were asked about one by one. */
export function withBoth(turn: Turn): Turn {
  const { reading, talk } = turn
  const [last, ...others] = talk.towns
  if (
    !last ||
    !talk.earlier ||
    others.length > 0 ||
    reading.towns.length + reading.countries.length + reading.sights.length > 0 ||
    !oneByOne.has(talk.topic) ||
    !both.test(reading.text)
  )
    return turn
  return { ...turn, reading: { ...reading, towns: [talk.earlier, last] } }
}
