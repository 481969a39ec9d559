import type { AnswerChoice } from '../../contract/guide.contract.ts'
import type { Town } from '../../domain/guide-rows.ts'
import type { FoundTopic } from '../reading/match-topics.ts'
import { answerCountry, answerHoliday, answerLost, answerSafety } from './answer-country.ts'
import { answerEdit } from './answer-edit.ts'
import { answerEntry } from './answer-entry.ts'
import {
  answerDays,
  answerDayTrips,
  answerFood,
  answerHotels,
  answerKids,
  answerSights,
  answerWhere,
} from './answer-finds.ts'
import { answerCompare, answerSuggest } from './answer-suggest.ts'
import { answerHours } from './answer-hours.ts'
import { answerCost, answerExchange } from './answer-money.ts'
import {
  answerAdvice,
  answerFixed,
  answerGreeting,
  answerInsurance,
  answerTrips,
} from './answer-own.ts'
import { answerPlan } from './answer-plan.ts'
import { anyText, textFor } from './answer-text.ts'
import { answerDistance, answerFlights } from './answer-ways.ts'
import {
  answerClock,
  answerDaylight,
  answerPacking,
  answerSeason,
  answerWeather,
} from './answer-weather.ts'
import {
  type Answerer,
  type Asking,
  goalCountries,
  goalSights,
  goalTowns,
  type Said,
} from './answer.ts'
import { findsOf, topicsOf } from './choose-topics.ts'
import { countryTopics } from './country-facts.ts'
import { listed } from './words.ts'

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
  ['holiday', answerHoliday],
  ['insurance', answerInsurance],
  ['kids', answerKids],
  ['lost', answerLost],
  ['safety', answerSafety],
  ['trips', answerTrips],
  ['advice', answerAdvice],
  ['greeting', answerGreeting],
])
const fixedTopics = new Set([
  'crisis',
  'forged',
  'drugs',
  'evasion',
  'off-topic',
  'others-data',
  'instructions',
  'thanks',
])

/** The answer of a topic: from its tool, else from the country's row, else from our texts. */
async function answerTopic(asking: Asking, topic: string): Promise<Said | undefined> {
  if (fixedTopics.has(topic)) return answerFixed(asking, topic)
  const own = byTopic.get(topic)
  const said = own && (await own(asking))
  if (said) return said
  // Of a country its towns stand for its sights.
  if (topic === 'sights' && goalTowns(asking).length === 0) return answerSuggest(asking)
  const fact = countryTopics.has(topic) ? await answerCountry(asking, topic) : undefined
  return fact ?? textFor(asking, topic)
}

function markTokens({ turn }: Asking, topics: readonly FoundTopic[]): void {
  for (const { at } of topics) for (const one of at) turn.reader.use(one)
}

/** Whether what was said moves the plan that stands. */
function isEdit({ turn }: Asking, topics: readonly FoundTopic[]): boolean {
  if (!turn.before.plan || turn.change?.moreDays || turn.change?.cheaper) return false
  const [main] = topics
  if (turn.change && turn.change.changes.length + Number(turn.change.swapsDays) > 0) return true
  if (main && turn.isQuestion) return false
  const isNewPlan =
    turn.edited.has('span') ||
    (turn.edited.has('places') &&
      turn.named.places.some(
        ({ ref, role }) => ref !== null && !ref.includes('/') && role === 'to',
      ))
  const tastes = ['times', 'dislikes', 'likes', 'mobility', 'diet', 'perDay'] as const
  return (
    !isNewPlan &&
    tastes.some((key) => turn.edited.has(key)) &&
    (main === undefined ||
      findsOf.has(main.intent.topic) ||
      // "Make day 1 slower" names a day of the plan and no plan.
      (main.intent.topic === 'plan' && (turn.change?.days.length ?? 0) > 0))
  )
}

const replans = ['span', 'party', 'places', 'money'] as const

/** Whether the plan is to be laid anew as a whole. */
const isReplan = ({ turn }: Asking): boolean =>
  turn.before.frame.topic === 'plan' &&
  (replans.some((key) => turn.edited.has(key)) ||
    Boolean(turn.change?.moreDays) ||
    turn.change?.cheaper === true)

function nearestChoices({ say }: Asking, place: Town | undefined): readonly AnswerChoice[] {
  return place
    ? [
        {
          label: say('Top sights', 'Attraits'),
          message: say(`What are the top sights in ${place.name}?`, `Que voir à ${place.nameFr} ?`),
        },
        {
          label: say('Plan 3 days', 'Planifier 3 jours'),
          message: say(`Plan 3 days in ${place.name}`, `Planifie 3 jours à ${place.nameFr}`),
        },
      ]
    : [
        {
          label: say('Plan a trip', 'Planifier un voyage'),
          message: say('Plan 3 days in Lisbon', 'Planifie 3 jours à Lisbonne'),
        },
        {
          label: say('Suggest a place', 'Proposer un endroit'),
          message: say('Where should we go in May?', 'Où aller en mai ?'),
        },
      ]
}

function unknown(asking: Asking): Said {
  const { say, turn } = asking
  const name = turn.named.unknown
  const words = turn.unused().slice(0, 4)
  const place = goalTowns(asking)[0]
  const near = place
    ? [
        say(`the sights of ${place.name}`, `les attraits de ${place.nameFr}`),
        say(`its weather and prices`, 'sa météo et ses prix'),
      ]
    : [
        say(
          'plans, sights, weather and prices of places',
          'plans, attraits, météo et prix des endroits',
        ),
        say('entry rules and flights', 'règles d’entrée et vols'),
      ]
  const what = name
    ? say(`I know no place called “${name}”.`, `Je ne connais pas d’endroit appelé « ${name} ».`)
    : words.length > 0
      ? say(
          `I don’t know about ${listed(
            'en',
            words.map((word) => `“${word}”`),
          )}.`,
          `Je ne sais rien sur ${listed(
            'fr',
            words.map((word) => `« ${word} »`),
          )}.`,
        )
      : say(
          'I’m not sure what you would like to know.',
          'Je ne suis pas sûr de ce que vous voulez savoir.',
        )
  return {
    text: `${what} ${say(`What I do know: ${listed('en', near)}.`, `Ce que je sais : ${listed('fr', near)}.`)}`,
    isUnknown: true,
    took: words,
    question: 'topic',
    choices: nearestChoices(asking, place),
  }
}

/** Several places of one name: which one is asked. */
function whichOne({ turn, world, say }: Asking): Said | undefined {
  const several = turn.named.several
  if (!several) return undefined
  const towns = several.slugs.flatMap((slug) => world.town(slug) ?? [])
  if (towns.length < 2) return undefined
  const labelOf = (town: (typeof towns)[number]) =>
    [town.name, town.region, town.country].filter(Boolean).join(', ')
  return {
    text: say(
      `Which ${several.name} do you mean?`,
      `De quel endroit nommé ${several.name} parlez-vous ?`,
    ),
    question: 'which',
    choices: towns.slice(0, 3).map((town) => ({ label: labelOf(town), message: labelOf(town) })),
    isUnknown: true,
  }
}

export interface Chosen {
  readonly said: Said
  readonly topic: string | null
  readonly isRefused?: boolean
}

const joined = (parts: readonly Said[]): Said => {
  const [first = { text: '' }] = parts
  const asking = parts.find(({ question }) => question)
  return {
    ...first,
    text: parts.map(({ text }) => text).join('\n\n'),
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

/** The answer to one message. */
export async function chooseAnswer(asking: Asking): Promise<Chosen> {
  const { turn } = asking
  const topics = topicsOf(asking)
  markTokens(asking, topics)
  const [main] = topics
  if (main?.intent.act === 'refuse')
    return {
      said: (await answerTopic(asking, main.intent.topic)) ?? unknown(asking),
      topic: null,
      isRefused: true,
    }
  if (turn.dropped.length > 0)
    return {
      said: {
        text: asking.say(
          'Done: I no longer count on that.',
          'C’est fait : je n’en tiens plus compte.',
        ),
        isUnknown: true,
      },
      topic: turn.before.frame.topic,
    }
  if (isEdit(asking, topics)) {
    const said = await answerEdit(asking)
    if (said) return { said, topic: 'plan' }
  }
  const which = whichOne(asking)
  if (which) return { said: which, topic: main?.intent.topic ?? turn.before.frame.topic }
  if (topics.length > 0) {
    const parts: Said[] = []
    for (const { intent } of topics) {
      const said = await answerTopic(asking, intent.topic)
      if (said && !(parts.length > 0 && said.isUnknown)) parts.push(said)
    }
    if (parts.length > 0) return { said: joined(parts), topic: main?.intent.topic ?? null }
    const text = anyText(asking)
    return { said: text ?? unknown(asking), topic: main?.intent.topic ?? null }
  }
  return followUp(asking)
}

const nearWords = ['near', 'closer', 'close', 'pres', 'proche']

/** What a message that names no topic may be about, the likeliest first; 'text' is any text of ours. */
function* likelyTopics(asking: Asking): Generator<string> {
  const { turn } = asking
  const { frame, edited, before } = turn
  const hasGoal = frame.places.some(({ role }) => role === 'to')
  const [town] = goalTowns(asking)
  const { topic } = before.frame
  // Dates, a party and a price after rooms or flights are about those.
  const isOfSearch =
    (topic === 'hotels' || topic === 'flights') &&
    before.plan === null &&
    (edited.size > 0 || nearWords.some((word) => turn.reader.find(word) >= 0)) &&
    !turn.named.places.some(({ ref, role }) => role === 'to' && ref !== town?.slug)
  if (isOfSearch) yield topic
  // 'YYC to LHR, 3 to 17 August' is a flight.
  if (turn.named.codes > 1) yield 'flights'
  if (turn.currencies.length > 1 && edited.has('money')) yield 'exchange'
  const hasDays = edited.has('span') && frame.span !== null && frame.span.days !== null
  const isLaid = (hasDays || edited.has('times')) && hasGoal && !turn.isPast
  if (isLaid || isReplan(asking)) yield 'plan'
  const namesSight = turn.named.places.some(({ ref }) => ref?.includes('/'))
  if (namesSight && !before.plan && (turn.weekday !== undefined || turn.unused().length <= 2))
    yield 'hours'
  if (edited.has('nationality') && goalCountries(asking).length > 0) yield 'entry'
  const isContinued =
    edited.size > 0 ||
    before.asked !== null ||
    turn.weekday !== undefined ||
    turn.cuisines.length > 0
  if (topic !== null && topic !== 'greeting' && isContinued && turn.unused().length <= 3)
    yield topic
  // A diet or a cuisine, and a place: where to eat.
  const eats = edited.has('diet') || turn.cuisines.length > 0
  if (eats && hasGoal && before.plan === null) yield 'food'
  yield 'text'
  // When, how much or what one likes, and no place: where to go.
  const wishes = ['span', 'money', 'likes', 'party'] as const
  const wishesAny = topic === 'find' || wishes.some((key) => edited.has(key))
  if (!hasGoal && wishesAny && turn.unused().length <= (topic === 'find' ? 3 : 1)) yield 'find'
  // A place alone: what there is to see.
  if (edited.has('places') && turn.unused().length === 0 && hasGoal)
    yield goalSights(asking).length > 0 ? 'hours' : 'sights'
}

/** A message that names no topic: it goes on with the one before, or wishes a plan. */
async function followUp(asking: Asking): Promise<Chosen> {
  for (const topic of likelyTopics(asking)) {
    const said = topic === 'text' ? anyText(asking) : await answerTopic(asking, topic)
    if (said) return { said, topic: topic === 'text' ? null : topic }
  }
  return { said: unknown(asking), topic: asking.turn.before.frame.topic }
}
