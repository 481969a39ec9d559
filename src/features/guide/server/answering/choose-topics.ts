import type { FoundTopic } from '../reading/match-topics.ts'
import { isAmenity } from './answer-hotels.ts'
import { type Asking, goalCountries, goalSights, goalTowns } from './answer.ts'

/** Beside days and a place these are part of a wish for a plan. */
const partOfPlan = new Set(
  'sights,food,kids,access,greeting,cost,find,thanks,festival,packing'.split(','),
)
export const findsOf: ReadonlySet<string> = new Set(
  'sights,food,kids,access,find,around,day-trips,hotels,flights'.split(','),
)
const alone = new Set(['greeting', 'thanks', 'where', 'compare', 'exchange'])

const howMuch = new Set('how,much,should,does,is,will,would,do,combien'.split(','))

/** They say how something is to be: beside what is looked for, or beside days and a place, they ask nothing. */
const cheapWords = new Set(
  'cheap,cheaper,cheapest,affordable,expensive,pricey,splurge,cher,chere,abordable,budget'.split(
    ',',
  ),
)
const weatherWords = new Set(
  'rain,rains,rainy,raining,snow,snowing,hot,cold,warm,sunny,like,swim,swimming,chaud,froid,neige,pluie,january,february,march,april,may,june,july,august,september,october,november,december,winter,summer,spring,autumn'.split(
    ',',
  ),
)
const bringWords = new Set('bring,apporter,pack,shoes,jacket,coat'.split(','))
const ofSight = new Set(['daylight', 'sights', 'cost', 'kids'])
const ofRoom = new Set('breakfast,lunch,dinner,pool,kitchen,dejeuner'.split(','))
const lookedFor = new Set(['hotels', 'food', 'flights', 'sights'])

/** Beside hours and tickets these are of the sight, or of none. */
const ofKnown = new Set(['cost', 'kids'])

/** Tells which topics stand in the light of what else the message says. */
function keeps(asking: Asking, wantsPlan: boolean): (found: FoundTopic) => boolean {
  const { turn } = asking
  const { frame, edited, named, currencies } = turn
  const afterRooms = turn.before.frame.topic === 'hotels'
  const towns = goalTowns(asking).length
  const both = named.places.filter(({ role }) => role !== 'not').length
  const saysOnly = (at: readonly number[], words: ReadonlySet<string>): boolean =>
    at.every((one) => words.has(turn.reader.text(one)))
  const namesSight = named.places.some(({ ref }) => ref?.includes('/'))
  const finds = (what: string): boolean => turn.topics.some((one) => one.intent.topic === what)
  return ({ intent: { topic }, at }: FoundTopic): boolean => {
    // After rooms "parking needed" and "with breakfast" are about them.
    if (
      afterRooms &&
      !turn.isQuestion &&
      topic !== 'hotels' &&
      at.every((one) => isAmenity(turn.reader.text(one)))
    )
      return false
    if (topic === 'cost' && saysOnly(at, cheapWords) && [...lookedFor].some(finds)) return false
    // "Opening time and price for kids" of a sight that we do not know.
    if (
      ofKnown.has(topic) &&
      finds('hours') &&
      named.places.length > 0 &&
      !namesSight &&
      goalSights(asking).length === 0
    )
      return false
    // "How much should I tip" asks for the tip alone.
    if (topic === 'cost' && turn.topics.length > 1 && saysOnly(at, howMuch)) return false
    // "What would flights cost" asks for flights.
    if (
      topic === 'cost' &&
      !edited.has('money') &&
      (finds('flights') || finds('insurance') || finds('about'))
    )
      return false
    // "Stuff for a three-year-old when it rains" asks for what is under a roof.
    if (topic === 'weather' && saysOnly(at, weatherWords))
      if ((wantsPlan && !turn.isQuestion) || finds('sights') || finds('kids')) return false
    // "Is street food safe with an allergy" asks for food.
    if (topic === 'safety' && edited.has('diet')) return false
    // "Hotels with breakfast" asks for rooms.
    if (topic === 'food' && finds('hotels') && saysOnly(at, ofRoom)) return false
    // A word within a name asks nothing: "Vatican Museums on Sunday?".
    if (topic !== 'transfer' && at.every((one) => named.tokens.has(one))) return false
    // Of a sight that is named its row has the price and the hours.
    if (ofSight.has(topic) && namesSight) return false
    // Times of a flight that is booked belong to the days.
    if (topic === 'flights' && edited.has('times')) return false
    // "How much cash should I bring" packs nothing.
    if (topic === 'packing' && saysOnly(at, bringWords) && turn.topics.length > 1) return false
    if (topic === 'compare')
      return (
        towns + goalCountries(asking).length >= 2 &&
        named.places.filter(({ role }) => role === 'to' || role === 'near').length >= 2
      )
    if (topic === 'exchange')
      return (
        currencies.length > 0 &&
        (edited.has('money') ||
          currencies.length > 1 ||
          turn.topics[0]?.intent.topic === 'exchange')
      )
    if (topic === 'hours') return goalSights(asking).length > 0 || turn.tastes.length > 0
    if (topic === 'distance')
      return (
        both >= 2 ||
        ['those', 'them', 'these'].some((word) => turn.reader.find(word) >= 0) ||
        goalSights(asking).length + named.places.length >= 2 ||
        frame.places.some(({ role }) => role === 'from')
      )
    if (topic === 'flights' && frame.money?.without.includes('flights')) return false
    // "A week there, $5,000 with flights": a part of the sum.
    if (topic === 'flights' && wantsPlan && edited.has('money')) return false
    if (topic === 'cost') return turn.isQuestion || !edited.has('money')
    if (topic === 'days') return turn.isQuestion && !edited.has('money')
    if (topic === 'access') return turn.isQuestion || turn.before.plan === null
    return true
  }
}

const weighed = new Set(['food', 'sights', 'kids', 'hotels', 'season', 'find'])

/** Between two names stands an 'or'. */
const isEitherOr = ({ reader, named }: Asking['turn']): boolean =>
  reader.tokens.some(
    ({ text }, at) =>
      /^(?:or|ou|vs|versus)$/.test(text) && named.tokens.has(at - 1) && named.tokens.has(at + 1),
  )

const joins = new Set(['and', 'also', 'plus', 'et', 'aussi', '?'])

/** "And what about the food": a word of its own clause asks. */
const isAsked = (reader: Asking['turn']['reader'], at: number): boolean =>
  [1, 2, 3, 4, 5].some((by) => joins.has(reader.text(at - by)))

/** What a message asks, in the light of what else it says; the main thing first, two more beside it. */
export function topicsOf(asking: Asking): readonly FoundTopic[] {
  const { turn } = asking
  const { frame, edited } = turn
  const wantsPlan =
    !turn.isPast &&
    (turn.saysLength || (edited.has('span') && turn.before.frame.topic === 'plan')) &&
    frame.span !== null &&
    frame.span.days !== null &&
    frame.places.some(({ role }) => role === 'to')
  const kept = turn.topics.filter(keeps(asking, wantsPlan))
  const [main] = kept
  // "Lisbon or Barcelona for food" weighs them against each other.
  const compared = kept.find(({ intent }) => intent.topic === 'compare')
  if (compared && main && weighed.has(main.intent.topic) && isEitherOr(turn)) return [compared]
  const isAside = main === undefined || partOfPlan.has(main.intent.topic)
  if (wantsPlan && isAside && !(turn.isQuestion && main && main.intent.topic !== 'greeting'))
    return []
  if (!main) return []
  const rest = kept.slice(1).filter(
    (one) =>
      one.score >= 1.9 &&
      !alone.has(one.intent.topic) &&
      one.at.some((at) => !main.at.includes(at)) &&
      // Beside the main thing only what has a clause of its own is asked.
      (isAsked(turn.reader, one.at[0] ?? 0) ||
        (one.at.length > 1 && !findsOf.has(one.intent.topic))),
  )
  return main.intent.act === 'refuse' || main.intent.topic === 'plan'
    ? [main]
    : [main, ...rest].slice(0, 3)
}
