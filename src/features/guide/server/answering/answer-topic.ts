import type { FoundTopic } from '../reading/read-topics.ts'
import { stopWords } from '../reading/stop-words.ts'
import {
  type Answerer,
  type Asking,
  goalCountries,
  goalTowns,
  originTown,
  type Said,
} from './answer.ts'
import {
  advisoryOf,
  answerCountry,
  answerHoliday,
  answerLost,
  answerSafety,
} from './answer-country.ts'
import { answerDays, answerDayTrips, answerWhere } from './answer-days.ts'
import { answerEntry } from './answer-entry.ts'
import { allergyOf, answerFood } from './answer-food.ts'
import { answerHotels } from './answer-hotels.ts'
import { answerHouse } from './answer-house.ts'
import { answerHours } from './answer-hours.ts'
import { answerLayover } from './answer-layover.ts'
import { answerCost, answerExchange } from './answer-money.ts'
import {
  answerAdvice,
  answerFixed,
  answerGreeting,
  answerInsurance,
  answerTrips,
} from './answer-own.ts'
import { answerPlan } from './answer-plan.ts'
import { answerKids, answerSights } from './answer-sights.ts'
import { answerCompare } from './answer-compare.ts'
import { answerSuggest } from './answer-suggest.ts'
import { noteOf } from './answer-note.ts'
import { doubtful, hasTextThere, type Note, noteFor, textFor } from './answer-text.ts'
import { answerDistance, answerFlights } from './answer-ways.ts'
import {
  answerClock,
  answerDaylight,
  answerPacking,
  answerSeason,
  answerWeather,
} from './answer-weather.ts'
import { countryTopics } from './country-facts.ts'
import { passportLife } from './passport-life.ts'
import { isForeigner } from './transit-entry.ts'

const heading = /^\*\*[^*]*(?:\*\*)?$/

export const joined = (parts: readonly Said[]): Said => {
  const [first = { text: '' }] = parts
  const asking = parts.find(({ question }) => question)
  return {
    ...first,
    // What two parts say is said once, and no heading stands alone.
    text: [...new Set(parts.flatMap(({ text }) => text.split('\n\n')))]
      .filter((one, at, all) => !heading.test(one) || !heading.test(all[at + 1] ?? '**'))
      .join('\n\n'),
    sources: [
      ...new Map(
        parts
          .flatMap(({ sources = [] }) => sources)
          .map((source) => [`${source.name}${source.date}`, source]),
      ).values(),
    ],
    took: parts.flatMap(({ took = [] }) => took),
    choices: asking?.choices ?? first.choices,
    question: asking?.question,
    isUnknown: parts.every(({ isUnknown }) => isUnknown),
  }
}

const byTopic: ReadonlyMap<string, Answerer> = new Map<string, Answerer>([
  ['plan', answerPlan],
  ['weather', answerWeather],
  ['season', answerSeason],
  ['packing', answerPacking],
  ['clock', answerClock],
  ['daylight', answerDaylight],
  ['entry', answerEntry],
  ['exchange', answerExchange],
  ['cost', answerCost],
  ['hours', answerHours],
  ['sights', answerSights],
  ['food', answerFood],
  ['hotels', answerHotels],
  ['day-trips', answerDayTrips],
  ['find', answerSuggest],
  ['compare', answerCompare],
  ['days', answerDays],
  ['where', answerWhere],
  ['flights', answerFlights],
  ['distance', answerDistance],
  ['layover', answerLayover],
  ['holiday', answerHoliday],
  ['insurance', answerInsurance],
  ['kids', answerKids],
  ['lost', answerLost],
  ['safety', answerSafety],
  ['trips', answerTrips],
  ['advice', answerAdvice],
  ['greeting', answerGreeting],
  ['about', async (asking) => answerHouse(asking)],
])
const fixedTopics = new Set(
  'phone,minor,ill,self,airport-time,jet-lag,crisis,forged,drugs,evasion,off-topic,others-data,instructions,thanks'.split(
    ',',
  ),
)

/** Without a text on the quarters the rooms say where they stand, and that it is all we have. */
async function roomsByQuarter(asking: Asking): Promise<Said | undefined> {
  const said = await answerHotels(asking)
  const lead = asking.say(
    'I have no text on which part of town suits whom; these are rooms, each with its quarter.',
    'Je n’ai pas de texte sur les quartiers ; voici des chambres, chacune avec le sien.',
  )
  return said && !said.isUnknown && !said.question && asking.turn.before.frame.topic !== 'hotels'
    ? { ...said, text: `${lead}\n\n${said.text}` }
    : said
}

const tableWords =
  'restaurant restaurants resto restos table tables reserve book dinner cheap cheapest souper cuisine'.split(
    ' ',
  )

/** Samples of tables stand behind the note where a table was asked for. */
const asksTables = ({ turn: { reader, cuisines, otherThan, isLimit } }: Asking): boolean =>
  cuisines.length > 0 ||
  otherThan.length > 0 ||
  isLimit ||
  tableWords.some((word) => reader.find(word) >= 0)

/** What a place's note says first is completed by its tool: a month's figures, a price, rows that were asked for. */
const withTool = new Set(['season', 'cost', 'festival', 'manners', 'days'])
/** Yes or no comes before why. */
const verdictFirst = new Set(['season', 'days', 'manners', 'festival'])
const bySeason = new Set(['weather', 'packing', 'daylight'])
/** Sights stand for what no note tells. */
const bySights = new Set(['shopping', 'rain', 'free', 'quiet', 'evening', 'kids'])

/** The answer of a topic: from the place's note, from its tool, else from the country's row, else from our texts. */
export async function answerTopic(asking: Asking, topic: string): Promise<Said | undefined> {
  if (fixedTopics.has(topic)) return answerFixed(asking, topic)
  // "Is it all right in July": how that month is there.
  const { span } = asking.turn.frame
  if (topic === 'like' && asking.turn.edited.has('span') && span?.month)
    return answerTopic(asking, 'season')
  // "Fun stuff for a six-year-old" asks for what children like.
  const { party } = asking.turn.frame
  const ofChildren = asking.turn.edited.has('party') && (party?.children.length ?? 0) > 0
  if (topic === 'sights' && ofChildren && asking.turn.tastes.length === 0)
    return answerTopic(asking, 'kids')
  if (topic === 'like') {
    const sight = await answerSight(asking)
    if (sight) return sight
  }
  // "How do we save money in Rome" is of the town, and of no trip.
  if (topic === 'advice' && asking.turn.named.places.length > 0) return answerTopic(asking, 'cost')
  // A diet asks where one eats by it, whatever the meal.
  if (topic === 'breakfast' && asking.turn.edited.has('diet')) return answerTopic(asking, 'food')
  // "Is Sintra doable as a day trip", from another town's airport: the way between the two.
  const [out, goal] = [originTown(asking), goalTowns(asking)[0]]
  // "From the airport to our hotel" begins where they land.
  const isAcross =
    topic === 'transfer' &&
    asking.turn.edited.has('places') &&
    out &&
    goal &&
    out.slug !== goal.slug
  const way =
    isAcross || (topic === 'day-trips' && namesOuting(asking))
      ? await answerDistance(asking)
      : undefined
  if (way && !way.isUnknown) {
    const into = isAcross ? noteOf(asking, topic) : undefined
    return into ? joined([way, into]) : way
  }
  const isMore = asking.turn.reference?.what === 'more'
  // What a plan that stands costs, its own sum tells.
  const isPaid = asking.turn.holds.paid !== undefined
  const isOfPlan = topic === 'cost' && (asking.turn.before.plan !== null || isPaid)
  const note = isMore || isOfPlan ? undefined : noteOf(asking, topic)
  const wantsTool = topic === 'food' ? asksTables(asking) : withTool.has(topic)
  // Of a whole country one town's note says little: how Canada rates it stands beside.
  if (note && topic === 'safety')
    return goalTowns(asking).length > 0 ? note : joined([note, await advisoryOf(asking)])
  if (note && topic === 'food') {
    const caution = allergyOf(asking)
    if (caution) return joined([caution, note])
  }
  if (note && !wantsTool) return note
  const own = await toolAnswer(asking, topic)
  // Days that are told are reckoned before prices are.
  const isReckoned = topic === 'cost' && asking.turn.saysLength
  if (note && own && !own.isUnknown && !own.question)
    return joined(verdictFirst.has(topic) || isReckoned ? [own, note] : [note, own])
  if (note) return note
  // Where no figures are, the seasons tell what to pack for.
  const when =
    topic === 'packing' && own && !hasFigures(asking) ? noteOf(asking, 'season') : undefined
  if (when && own) return joined([when, own])
  return own
}

const namesOuting = ({ turn: { named } }: Asking): boolean =>
  named.places.some(({ role }) => role === 'via') ||
  ['from', 'to'].every((own) => named.places.some(({ role }) => role === own))

/** "Is it worth it", of a sight: what it is, its hours, and what children need. */
async function answerSight(asking: Asking): Promise<Said | undefined> {
  const { turn, world } = asking
  const [id] = turn.named.places.flatMap(({ ref }) => (ref?.includes('/') ? [ref] : []))
  const row = world.rows(id?.split('/')[0] ?? '')?.sights.find((one) => one.id === id)
  const facts = row && (await answerHours(asking))
  if (!row || !facts) return undefined
  const kids = turn.frame.party?.children.length ? noteOf(asking, 'kids') : undefined
  const parts = [{ ...facts, text: `${row.description}\n\n${facts.text}` }]
  return joined(kids ? [...parts, kids] : parts)
}

const hasFigures = (asking: Asking): boolean =>
  goalTowns(asking).some(({ slug }) => asking.world.climate(slug) !== undefined)

async function toolAnswer(asking: Asking, topic: string): Promise<Said | undefined> {
  const own = byTopic.get(topic)
  const said = own && (await own(asking))
  if (said) return said
  // Where no words tell the quarters, the rooms themselves do.
  if (topic === 'districts') return textFor(asking, topic) ?? roomsByQuarter(asking)
  // Of a pass that we have no words on: how one decides.
  if (topic === 'pass')
    return textFor(asking, topic) ?? noteOf(asking, 'around') ?? answerFixed(asking, topic)
  if (bySights.has(topic)) return textFor(asking, topic) ?? answerSights(asking)
  // Of a country its towns stand for its sights.
  if (topic === 'sights' && goalTowns(asking).length === 0) return answerSuggest(asking)
  const fact = countryTopics.has(topic) ? await answerCountry(asking, topic) : undefined
  // Where no figures are, the seasons are told.
  if (bySeason.has(topic)) return noteOf(asking, 'season')
  const text = fact && !completed.has(topic) ? undefined : textFor(asking, topic)
  return fact && text && !fact.isUnknown ? joined([fact, text]) : (fact ?? text)
}

/** A country's row holds one fact of them; our notes say the rest. */
const completed = new Set(['currency', 'driving', 'language'])

/** Answers that a general note never takes the place of. */
const ownTools = new Set(
  'plan,find,pass,transfer,weather,exchange,distance,clock,daylight,compare,layover,trips,advice,days,about,tipping,plugs,water'.split(
    ',',
  ),
)
/** They find rows or rules: a note has to take up much more to stand before them. */
const finders = new Set(['hotels', 'food', 'flights', 'sights', 'kids', 'day-trips', 'entry'])

const wished = 0.5
const plainly = 0.9
const mostly = 0.75

/** A note of ours that takes up more of the message's words than the topic does is the better answer. */
export function generalNote(asking: Asking, topics: readonly FoundTopic[]): Note | undefined {
  const [main] = topics
  if (!main) return undefined
  const note = noteFor(asking)
  // What a country's money is, its own row tells.
  const asksCurrency = /\b(?:currency|currencies|devise|monnaie)\b/i.test(asking.turn.message)
  if (asksCurrency && goalCountries(asking).length > 0) return undefined
  // A passport that ends is judged by the rules of the country.
  if (main.intent.topic === 'entry' && goalCountries(asking).length > 0 && passportLife(asking))
    return undefined
  // What is known by a word that stands for it alone has its own text.
  if (fixedTopics.has(main.intent.topic) && main.score >= plainly && main.intent.topic !== 'thanks')
    return undefined
  // Rules go by the passport that was told.
  if (main.intent.topic === 'entry' && isForeigner(asking)) return undefined
  // Where it is hardly known what is asked, a note that most of the words name is surer; so is one by its name.
  if (note && main.score < doubtful) return note
  const namesSight = asking.turn.named.places.some(({ ref }) => ref?.includes('/'))
  // What is asked of a sight its own row tells.
  if (namesSight && main.intent.topic === 'hours' && !note?.isThere) return undefined
  // "How many hours is the flight" is of the way, whatever note is called by "flight".
  const isWay = main.intent.topic === 'distance' && main.score >= mostly
  const isOwn = !note?.isSure || main.intent.topic === 'plan' || isWay
  const gives =
    (isOwn && ownTools.has(main.intent.topic) && main.score >= wished) ||
    (!note?.isThere && hasTextThere(asking, main.intent.topic))
  if (note?.isCalled && !gives) return note
  if (ownTools.has(main.intent.topic) || noteOf(asking, main.intent.topic)) return undefined
  // "What is open at Christmas": our words on that day there, and not only that it is a holiday.
  if (note?.isThere && main.intent.topic === 'holiday') return note
  const { reader } = asking.turn
  const own = new Set(main.at.map((at) => reader.text(at)).filter((word) => !stopWords.has(word)))
  if (!note || (namesSight && main.intent.topic === 'hours')) return undefined
  if (!note.isThere && hasTextThere(asking, main.intent.topic)) return undefined
  const taken = [...note.by].filter((word) => !own.has(word)).length
  const more = finders.has(main.intent.topic) ? 2 : 1
  const isThere = note.isThere && note.by.size >= own.size && !finders.has(main.intent.topic)
  if (note.isAll && (main.intent.topic === 'thanks' || (note.isThere && taken > 0))) return note
  return note.by.size >= 2 && (taken >= more || isThere) ? note : undefined
}
