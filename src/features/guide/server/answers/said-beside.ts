import { asksForPlan, type Topic } from '../understand/read-topic.ts'
import { type Answer, plain, type Turn } from './answer.ts'
import { remember } from './plan-memory.ts'
import { noMemory, type PlanMemory } from './talk.ts'
import { townName } from './words.ts'

/** Topics whose messages often also name companions, dates and interests. */
const talkative: ReadonlySet<Topic | undefined> = new Set([
  'sights',
  'weather',
  'holiday',
  'flights',
  'unknown',
  'compare',
  'days',
  'way',
  'visa',
  undefined,
])
const fondWords =
  /\b(?:love\w*|like|likes|into|enjoy\w*|fond|prefer\w*|crazy|mad about|interested|mostly|want|veux|veut|voul\w*|aim\w*|ador\w*|fans?|surtout|tripp\w*|hate\w*|deteste\w*)\b/

/** What a message says for a later plan, although it asks for something else. */
export function heardBeside(turn: Turn, topic: Topic | undefined): PlanMemory | undefined {
  const { reading, talk, world } = turn
  if (talk.plan || !talkative.has(topic)) return undefined
  const before = talk.memory ?? noMemory
  const all = remember(reading, talk, world)
  const fond = fondWords.test(reading.text)
  const memory = fond
    ? all
    : { ...all, likes: before.likes, avoid: before.avoid, interests: before.interests ?? [] }
  const says =
    fond ||
    reading.party.adults !== undefined ||
    reading.party.childAges !== undefined ||
    reading.dates.start !== undefined ||
    reading.dates.months.length > 0 ||
    reading.span.days !== undefined
  return says || talk.memory ? memory : undefined
}

/** Nothing was asked, but something was said about the journey: it is kept, and so the next question is due. */
export const noted = ({ say, world, language }: Turn, memory: PlanMemory): Answer => {
  const town = world.rows(memory.towns[0] ?? '')?.town
  const name = town ? townName(language, town) : ''
  return plain(
    memory.days
      ? say(
          `Noted for ${name}. Shall I plan the ${memory.days} days?`,
          `C’est noté pour ${name}. Je planifie les ${memory.days} jours ?`,
        )
      : say(
          `Noted for ${name}. How many days do you have?`,
          `C’est noté pour ${name}. Combien de jours avez-vous ?`,
        ),
    { question: 'days', talk: { memory, topic: 'plan' } },
  )
}

/** "Portugal, the capital": said in answer to where. */
export function withCapital(turn: Turn): Turn {
  const { reading, talk, world } = turn
  if (
    reading.towns.length > 0 ||
    reading.countries.length === 0 ||
    !/\bcapitale?\b/.test(reading.text) ||
    (talk.asked !== 'destination' && !asksForPlan(reading.text) && !reading.span.days)
  )
    return turn
  const town = world.resolve(world.country(reading.countries[0] ?? '')?.capital ?? '')
  if (!town) return turn
  const topics = reading.topics.filter((topic) => topic !== 'country')
  return { ...turn, reading: { ...reading, towns: [town.slug], topics } }
}

/** Towns that the user hesitates between are all answered, whatever the first answer was about. */
export const severalTowns = ({ reading, talk }: Turn, { plan }: Answer) =>
  reading.towns.length > 1 &&
  !plan &&
  !talk.plan &&
  /\b(?:or|ou|between|entre|versus|vs)\b/.test(reading.text)
    ? { towns: reading.towns }
    : {}
