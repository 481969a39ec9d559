import type { FoundTopic } from '../reading/match-topics.ts'
import { intents } from '../intents/all-intents.ts'
import { askingTokens } from '../reading/in-talk.ts'
import { isAmenity } from './answer-hotels.ts'
import { type Asking, goalCountries, goalSights, goalTowns } from './answer.ts'

/** Beside days and a place these are part of a wish for a plan. */
const partOfPlan = new Set(
  'sights,food,kids,access,greeting,find,thanks,festival,packing,season,safety,like,diet,breakfast,evening,rain,quiet,free,shopping,holiday,hotels,around,districts'.split(
    ',',
  ),
)
export const findsOf: ReadonlySet<string> = new Set(
  'sights,food,kids,access,find,around,day-trips,hotels,flights'.split(','),
)
const alone = new Set(['greeting', 'thanks', 'where', 'compare', 'exchange', 'like'])

const howMuch = new Set('how,much,should,does,is,will,would,do,combien'.split(','))

/** They say how something is to be: beside what is looked for, or beside days and a place, they ask nothing. */
const cheapWords = new Set(
  'cheap,cheaper,cheapest,affordable,expensive,pricey,splurge,cher,chere,abordable,budget'.split(
    ',',
  ),
)
const priceWords = new Set('cost,costs,price,prices,how,much,combien,coute,does'.split(','))
const weatherWords = new Set(
  'rain,rains,rainy,raining,snow,snowing,hot,cold,warm,sunny,like,swim,swimming,chaud,froid,neige,pluie,january,february,march,april,may,june,july,august,september,october,november,december,winter,summer,spring,autumn'.split(
    ',',
  ),
)
const bringWords = new Set('bring,apporter,pack,shoes,jacket,coat'.split(','))
const ofSight = new Set(['daylight', 'sights', 'cost', 'kids', 'holiday', 'days'])
const ofRoom = new Set('breakfast,lunch,dinner,pool,kitchen,dejeuner'.split(','))
const lookedFor = new Set(['hotels', 'food', 'flights', 'sights'])

/** Beside hours and tickets these are of the sight, or of none. */
const ofKnown = new Set(['cost', 'kids'])

interface Light {
  readonly asking: Asking
  readonly wantsPlan: boolean
  readonly topic: string
  readonly at: readonly number[]
}

const findsAny = ({ asking }: Light, ...topics: readonly string[]): boolean =>
  asking.turn.topics.some(({ intent }) => topics.includes(intent.topic))

const saysOnly = ({ asking, at }: Light, words: ReadonlySet<string>): boolean =>
  at.every((one) => words.has(asking.turn.reader.text(one)))

const namesSight = ({ asking }: Light): boolean =>
  asking.turn.named.places.some(({ ref }) => ref?.includes('/'))

/** Words that only say how something else is to be, or that stand within a name. */
const asides: readonly ((light: Light) => boolean)[] = [
  // After rooms "parking needed" and "with breakfast" are about them.
  ({ asking: { turn }, topic, at }) =>
    turn.before.frame.topic === 'hotels' &&
    !turn.isQuestion &&
    topic !== 'hotels' &&
    at.every((one) => isAmenity(turn.reader.text(one))),
  // "What do we do with kids when it rains" asks for that, and not for the sights all told.
  ({ asking: { turn }, topic }) =>
    topic === 'sights' &&
    turn.tastes.length === 0 &&
    turn.topics.some(({ intent }) => ofNote.has(intent.topic)),
  // "Getting around in a wheelchair": how it is with one.
  (light) => light.topic === 'around' && findsAny(light, 'access'),
  // "What do taxis cost", "is street food safe": of those, and not of the town.
  (light) => light.topic === 'cost' && findsAny(light, 'around'),
  (light) => light.topic === 'safety' && findsAny(light, 'food'),
  (light) => light.topic === 'transfer' && findsAny(light, 'airport-time'),
  // "Oyster or contactless", "is the pass worth it".
  (light) => ['around', 'like', 'currency'].includes(light.topic) && findsAny(light, 'pass'),
  // A visa for a layover is a visa, where no town is named whose airport one would leave.
  (light) =>
    light.topic === 'layover' && findsAny(light, 'entry') && goalTowns(light.asking).length === 0,
  // "How far in advance" asks for no way.
  ({ asking: { turn }, topic }) => topic === 'distance' && turn.reader.find('advance') >= 0,
  (light) =>
    (light.topic === 'packing' || light.topic === 'shopping') && findsAny(light, 'customs'),
  // "What is a taxi from Heathrow": what our words on the way in say of it.
  (light) => light.topic === 'cost' && findsAny(light, 'transfer'),
  // From one town to another without a car: a way, and no getting around.
  ({ asking: { turn }, topic }) =>
    topic === 'around' &&
    ['from', 'to'].every((own) => turn.named.places.some(({ role }) => role === own)),
  // When the blossom or the lights are is when one goes to see them.
  (light) => light.topic === 'season' && findsAny(light, 'festival'),
  (light) => light.topic === 'shopping' && findsAny(light, 'phone'),
  // "Gluten free bakeries" asks by the diet.
  ({ asking: { turn }, topic }) => topic === 'breakfast' && turn.edited.has('diet'),
  // "A rainy day" asks what one does then.
  (light) => light.topic === 'weather' && findsAny(light, 'rain') && saysOnly(light, weatherWords),
  // "How much cash should I bring" packs nothing.
  (light) =>
    light.topic === 'packing' && saysOnly(light, bringWords) && light.asking.turn.topics.length > 1,
  // "Stuff for a three-year-old when it rains" asks for what is under a roof.
  (light) =>
    light.topic === 'weather' &&
    saysOnly(light, weatherWords) &&
    ((light.wantsPlan && !light.asking.turn.isQuestion) || findsAny(light, 'sights', 'kids')),
  // "Is street food safe with an allergy" asks for food.
  ({ asking, topic }) => topic === 'safety' && asking.turn.edited.has('diet'),
  // "Hotels with breakfast" asks for rooms.
  (light) => light.topic === 'food' && findsAny(light, 'hotels') && saysOnly(light, ofRoom),
  // A word within a name asks nothing: "Vatican Museums on Sunday?".
  ({ asking, topic, at }) =>
    topic !== 'transfer' &&
    // The Oktoberfest is another name of Munich, and is asked for all the same.
    topic !== 'festival' &&
    at.every((one) => asking.turn.named.tokens.has(one)),
  // "The best place for dinner in Kyoto" looks for a table, and for no other town.
  (light) =>
    light.topic === 'find' &&
    goalTowns(light.asking).length > 0 &&
    light.asking.turn.topics.some(
      ({ intent }) => intent.topic !== 'find' && intent.topic !== 'plan',
    ),
  // Of a sight that is named its row has the price and the hours.
  (light) => ofSight.has(light.topic) && namesSight(light),
  // "Opening time and price for kids" of a sight that we do not know.
  (light) =>
    ofKnown.has(light.topic) &&
    findsAny(light, 'hours') &&
    light.asking.turn.named.places.length > 0 &&
    !namesSight(light) &&
    goalSights(light.asking).length === 0,
]

/** A price that is part of another question. */
const asidesOfCost: readonly ((light: Light) => boolean)[] = [
  (light) =>
    saysOnly(light, cheapWords) &&
    goalTowns(light.asking).length === 0 &&
    light.asking.turn.before.frame.topic === 'find',
  (light) => saysOnly(light, cheapWords) && findsAny(light, ...lookedFor),
  // "What does a hotel cost" asks for rooms with their prices.
  (light) =>
    saysOnly(light, priceWords) && findsAny(light, 'hotels') && !light.asking.turn.before.plan,
  // "How much should I tip" asks for the tip alone.
  (light) => light.asking.turn.topics.length > 1 && saysOnly(light, howMuch),
  // "What would flights cost" asks for flights.
  (light) =>
    !light.asking.turn.edited.has('money') && findsAny(light, 'flights', 'insurance', 'about'),
  ({ asking: { turn } }) => !turn.isQuestion && turn.edited.has('money'),
]

/** They ask where one sees the sun set, and not when. */
const lookouts = 'where,ou,spot,spots,best,watch,see,view,views,place'.split(',')

const byLand = ['train', 'trains', 'bus', 'ferry', 'boat', 'autocar', 'traversier']

const advice = ['any tips', 'tips for', 'tips on', 'some tips', 'your tips', 'good tips']

/** What a topic needs to be one. */
const needs: ReadonlyMap<string, (light: Light) => boolean> = new Map<
  string,
  (light: Light) => boolean
>([
  [
    'compare',
    ({ asking }) =>
      goalTowns(asking).length + goalCountries(asking).length >= 2 &&
      asking.turn.named.places.filter(({ role }) => role === 'to' || role === 'near').length >= 2,
  ],
  [
    'exchange',
    ({ asking: { turn } }) =>
      turn.currencies.length > 0 &&
      (turn.edited.has('money') ||
        turn.currencies.length > 1 ||
        turn.topics[0]?.intent.topic === 'exchange'),
  ],
  [
    'hours',
    ({ asking }) =>
      goalSights(asking).length > 0 ||
      asking.turn.tastes.length > 0 ||
      // Of what we do not know that is said.
      (asking.turn.isQuestion && asking.turn.topics.length === 1),
  ],
  [
    'distance',
    ({ asking }) => {
      const { named, reader, frame } = asking.turn
      return (
        named.places.filter(({ role }) => role !== 'not').length >= 2 ||
        ['those', 'them', 'these'].some((word) => reader.find(word) >= 0) ||
        goalSights(asking).length + named.places.length >= 2 ||
        frame.places.some(({ role }) => role === 'from') ||
        // "How far is Taipei from Taroko": of one end nothing is known.
        (asking.turn.isQuestion && reader.find('from') >= 0 && named.places.length === 1)
      )
    },
  ],
  [
    'flights',
    ({ asking: { turn }, wantsPlan, at }) =>
      // "Without flights" says what a sum leaves out.
      at.some((one) => !turn.reader.isUsed(one)) &&
      // Times of a flight that is booked belong to the days; with days and a sum it is a part of that.
      !turn.edited.has('times') &&
      !turn.frame.money?.without.includes('flights') &&
      // "By train or bus": no flight is asked.
      byLand.every((word) => turn.reader.find(word) < 0) &&
      !(wantsPlan && turn.edited.has('money')),
  ],
  // "How long should I plan for it", of a sight, lays no days.
  ['plan', (light) => !(namesSight(light) && light.asking.turn.isQuestion && !light.wantsPlan)],
  ['days', ({ asking: { turn } }) => turn.isQuestion && !turn.edited.has('money')],
  ['access', ({ asking: { turn } }) => turn.isQuestion || turn.before.plan === null],
  ['tipping', ({ asking: { turn } }) => advice.every((phrase) => turn.reader.find(phrase) < 0)],
  ['greeting', ({ asking }) => asking.turn.topics.length === 1 && goalTowns(asking).length === 0],
  // "Do they take Visa" asks for no border; "where do I watch the sunset" for no hour.
  [
    'entry',
    ({ asking: { turn } }) => !turn.topics.some(({ intent }) => intent.topic === 'currency'),
  ],
  [
    'daylight',
    ({ asking: { turn } }) =>
      lookouts.every((word) => turn.reader.find(word) < 0) && !turn.tastes.includes('viewpoint'),
  ],
  ['cost', (light) => !asidesOfCost.some((isAside) => isAside(light))],
])

const denied = new Set('hotels,flights,shopping,evening,kids,food,breakfast'.split(','))

/** Tells which topics stand in the light of what else the message says. */
const keeps =
  (asking: Asking, wantsPlan: boolean) =>
  ({ intent: { topic }, at }: FoundTopic): boolean => {
    const light = { asking, wantsPlan, topic, at }
    // "No resorts", "without a hotel": what is ruled out is not asked for.
    const isDenied =
      denied.has(topic) &&
      at.every((one) => /^(?:no|not|without|sans|pas)$/.test(asking.turn.reader.text(one - 1)))
    return (
      !isDenied && !asides.some((isAside) => isAside(light)) && (needs.get(topic)?.(light) ?? true)
    )
  }

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

/** They want days laid, whatever else the sentence says. */
const programme =
  'what do we do,what would you do,what should we do,what should each day,day by day,jour par jour,itinerary,itineraire,programme,schedule,circuit,on fait quoi,que fait on,what can we do in one,lay it out,plan it,plan them,map out,tour for,trip plan,build me,do me,day to day,a plan'.split(
    ',',
  )

const isProgramme = ({ turn: { reader, topics } }: Asking): boolean =>
  topics.some(({ intent }) => intent.topic === 'plan') ||
  programme.some((phrase) => reader.find(phrase) >= 0)

/** What is asked of a place, and no part of the days there. */
const ofNoPlan = new Set(
  'weather,entry,exchange,distance,transfer,flights,days,compare,insurance,layover,trips,advice,pets,lost,health,packing,where,emergency'.split(
    ',',
  ),
)

const leadAt = 2
const searchAt = 4
/** Of these a question beside days is the whole question. */
const questions = new Set('safety,festival,hotels,around,districts,season'.split(','))

const ofNote = new Set('evening,rain,kids,free,quiet,breakfast,food,shopping,access'.split(','))

/** Days and a place, or a programme and a place, are a wish for a plan, unless something else is asked. */
function wishesPlan(asking: Asking, asked: readonly FoundTopic[]): boolean {
  const { turn } = asking
  const { frame, edited } = turn
  const goes = frame.places.some(({ role }) => role === 'to')
  if (turn.isPast || !goes || turn.before.isChoice) return false
  // "What's the best day for Mount Royal" lays no plan anew.
  const isNew =
    turn.saysLength || (['span', 'party', 'money'] as const).some((key) => edited.has(key))
  const goesOn = turn.named.places.every(
    ({ ref, role }) =>
      role !== 'to' ||
      ref?.includes('/') ||
      turn.before.frame.places.some((old) => old.ref === ref),
  )
  if (turn.before.plan && turn.isQuestion && !isNew && goesOn) return false
  // Dates after rooms or flights are of those.
  if (ofSearch.has(turn.before.frame.topic ?? '') && !turn.before.plan && !edited.has('places'))
    return isProgramme(asking)
  const [main] = asked
  // "What do we do in the evening" asks for no days.
  const isOfNote = main !== undefined && ofNote.has(main.intent.topic) && !turn.saysLength
  if (isOfNote && !turn.topics.some(({ intent }) => intent.topic === 'plan')) return false
  if (isProgramme(asking)) return !turn.before.plan || turn.saysLength || edited.has('places')
  // "Niagara Falls from Toronto in one day?" asks whether one gets there and back.
  const isWay = ['from', 'to'].every((own) => turn.named.places.some(({ role }) => role === own))
  if (isWay && turn.isQuestion && frame.span?.days === 1) return false
  const isLong =
    frame.span !== null &&
    frame.span.days !== null &&
    (turn.saysLength || (edited.has('span') && turn.before.frame.topic === 'plan'))
  if (!isLong) return false
  return (
    main === undefined || (partOfPlan.has(main.intent.topic) && !questions.has(main.intent.topic))
  )
}

const ofSearch = new Set(['hotels', 'flights', 'districts'])

export interface Wanted {
  readonly topics: readonly FoundTopic[]
  readonly plan: boolean
}

/** What a message asks, in the light of what else it says; the main thing first, two more beside it. */
export function wantedBy(asking: Asking): Wanted {
  const { turn } = asking
  const isLong = turn.saysLength && turn.frame.places.some(({ role }) => role === 'to')
  const kept = turn.topics.filter(keeps(asking, isLong && !turn.isPast))
  const refusal = turn.topics.find(({ intent }) => intent.act === 'refuse')
  if (refusal && turn.topics[0] === refusal) return { topics: [refusal], plan: false }
  const inQuestion = askingTokens(turn.reader)
  // "Hotels in Paris from 12 to 15 March": what stands first is what is looked for.
  const leads = ({ intent, at }: FoundTopic): boolean =>
    Math.min(...at) <= (ofSearch.has(intent.topic) ? searchAt : leadAt) &&
    (ofNoPlan.has(intent.topic) || questions.has(intent.topic))
  const asks = kept.filter((one) => leads(one) || one.at.some((at) => inQuestion.has(at)))
  const plan = wishesPlan(asking, asks)
  const cost = intents.find(({ topic }) => topic === 'cost')
  // "What do we get for 80 a day": it asks what money does there.
  const isOfMoney =
    turn.edited.has('money') && turn.isQuestion && !turn.isLimit && !turn.before.plan
  if (
    isOfMoney &&
    !plan &&
    cost &&
    asks.every(({ intent }) => findsOf.has(intent.topic) || intent.topic === 'like') &&
    goalTowns(asking).length > 0
  )
    return { topics: [{ intent: cost, score: 1, at: [] }], plan: false }
  // What is asked in a sentence of its own stands before what is only told.
  const ordered = asks.length > 0 ? [...asks, ...kept.filter((one) => !asks.includes(one))] : kept
  const [main] = ordered
  const goals = turn.named.places.filter(({ role }) => role === 'to').length
  const compare = intents.find(({ topic }) => topic === 'compare')
  if (
    goals >= 2 &&
    isEitherOr(turn) &&
    compare &&
    !kept.some(({ intent }) => ofNoPlan.has(intent.topic) && intent.topic !== 'compare')
  )
    return { topics: [{ intent: compare, score: 1, at: [] }], plan: false }
  if (plan) {
    const beside = asks.filter(({ intent, score }) => score >= 1.9 && ofNoPlan.has(intent.topic))
    return { topics: isProgramme(asking) ? beside.slice(0, 1) : [], plan: true }
  }
  if (!main) return { topics: [], plan: false }
  const rest = ordered.slice(1).filter(
    (one) =>
      one.score >= 1.9 &&
      !alone.has(one.intent.topic) &&
      one.at.some((at) => !main.at.includes(at)) &&
      (asks.length === 0 || asks.includes(one)) &&
      // Beside the main thing only what has a clause of its own is asked.
      (isAsked(turn.reader, one.at[0] ?? 0) ||
        one.intent.topic === 'kids' ||
        (one.at.length > 1 && !findsOf.has(one.intent.topic))),
  )
  return {
    topics:
      main.intent.act === 'refuse' || main.intent.topic === 'plan'
        ? [main]
        : [main, ...rest].slice(0, 3),
    plan: false,
  }
}
