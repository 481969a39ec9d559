import { passportsIn, answerVisa } from './answer-visa.ts'
import { type Answer, type Answerer, plain, type Turn } from './answer.ts'
import { answerCountry } from './answer-country.ts'
import { answerExchange, asksMoneyThere, isAboutExchange } from './answer-exchange.ts'
import { answerAccess, answerFact, sightsMeant } from './answer-fact.ts'
import { answerArea, asksForArea } from './answer-area.ts'
import { answerAirport, asksForAirports } from './answer-airport.ts'
import { answerFlights } from './answer-flights.ts'
import { answerFood } from './answer-food.ts'
import { asksForCountryRule, knownAnswer, refused } from './answer-known.ts'
import { answerHotels } from './answer-hotels.ts'
import { answerInsurance } from './answer-insurance.ts'
import { answerBudget, answerMyTrips } from './answer-own.ts'
import { answerCost } from './answer-cost.ts'
import { answerPlan, asksToCut } from './answer-plan.ts'
import {
  askWhich,
  asksForHoliday,
  delay,
  gossip,
  health,
  hello,
  holidays,
  live,
  notUnderstood,
  outOfScope,
} from './answer-small.ts'
import { answerSeason, carFreeMeant, phenomenonMeant } from './answer-season.ts'
import { declined, foretold } from './answer-unknown-thing.ts'
import { asksForSights, unknownAbout, unknownPlace } from './answer-unknown.ts'
import { answerSights, asksIndoors } from './answer-sights.ts'
import { answerComparison, asksCheaper } from './answer-compare.ts'
import { answerChoice, asksToChoose } from './answer-choice.ts'
import { answerEnough, asksEnough } from './answer-enough.ts'
import { asksSmallPrice } from './small-price.ts'
import { answerClock, asksForClock } from './answer-clock.ts'
import { heardBeside, noted, severalTowns, withCapital } from './said-beside.ts'
import { answerWay, asksForWay } from './answer-way.ts'
import { saysLodgingPaid } from './plan-memory.ts'
import { answerRoughBudget, asksRoughBudget } from './answer-rough-budget.ts'
import { answerWeather, suggestPlaces } from './answer-weather.ts'
import { seasonsAsOf } from '../../domain/known-seasons.ts'
import { asksForFact, asksForPlan, type Topic } from '../understand/read-topic.ts'

const withoutFlight =
  /\bno (?:flights?|airfare)\b(?! (?:from|to|between))|\bpas d(?:e vols?|avion)\b|(?:without|except|excluding|besides?|not counting|sans(?: compter)?|hors|sauf)(?: (?:for|the|les?|l))* ?(?:flights?|avion|vols?)|(?:flights?|vols?|avion|airfare)(?: is| are| est| sont)? (?:not|non|pas|excluded|exclus?|already|deja|a part|apart)\b|(?:pas|not)(?: \w+)? (?:l avion|les vols|the flights?)|\d heures? d avion|between (?:(?:the|our|my|2) )?flights|entre (?:2|les|nos|mes) vols/
const flightAgain =
  /return|aller retour|later|earlier|plus tard|plus tot|instead|leaving|direct|cheaper|moins cher|one way|aller simple|plutot|a la place|\bpart(?:ant|ir|ons)?\b|from|depuis|\bet (?:de|si)\b|and if|what (?:about|if)/

/** Topics that a message names, without those that its words mean otherwise. */
function topicsOf({ reading }: Turn): ReadonlySet<Topic> {
  const found = new Set(reading.topics)
  if (withoutFlight.test(reading.text)) found.delete('flights')
  if (saysLodgingPaid(reading.text)) found.delete('hotels')
  return found
}

const first = (turn: Turn, topics: ReadonlySet<Topic>): Topic | undefined => {
  const { reading, talk } = turn
  if (asksForClock(turn)) return 'clock'
  if (asksForAirports(turn)) return 'airport'
  if (asksForHoliday(turn)) return 'holiday'
  if (topics.has('live') && topics.has('gossip')) return 'gossip'
  for (const topic of [
    'health',
    'delay',
    'live',
    'insurance',
    'visa',
    'my-budget',
    'my-trips',
    'airport',
  ] as const)
    if (
      topics.has(topic) &&
      !(topic === 'airport' && reading.span.days) &&
      !(topic === 'my-budget' && (reading.span.days || asksToCut(turn)))
    )
      return topic
  if (asksForArea(turn)) return 'area'
  if (
    topics.has('gossip') &&
    !topics.has('country') &&
    !topics.has('food') &&
    (reading.businesses.length > 0 || !reading.span.days)
  )
    return 'gossip'
  if (topics.has('out-of-scope')) return 'out-of-scope'
  if (talk.asked === 'passport' && passportsIn(reading.text).length > 0) return 'visa'
  return isAboutExchange(turn) || asksMoneyThere(turn) ? 'exchange' : undefined
}

/** A message that changes or asks about the plan of the talk. */
function isAboutPlan({ reading, talk }: Turn, topics: ReadonlySet<Topic>): boolean {
  if (!talk.plan || talk.topic !== 'plan') return false
  if (reading.towns.length > 0 && !reading.span.days && topics.size > 0) return false
  if (asksToCut({ reading, talk })) return true
  if (topics.has('food') || (topics.has('hotels') && !reading.span.days))
    return /cheap|moins cher/.test(reading.text) && !topics.has('food')
  if (topics.has('weather') && !/rain|mouille|pleu|pluie/.test(reading.text)) return false
  return !(topics.has('flights') || topics.has('country') || topics.has('holiday'))
}

/** A sum, or who comes along, and nothing else: it narrows what was looked for before. */
const isFollowUp = ({ reading }: Turn, topics: ReadonlySet<Topic>): boolean =>
  topics.size === 0 &&
  reading.towns.length === 0 &&
  (reading.money.length > 0 || (reading.party.adults !== undefined && !reading.span.days))

/** What two or more words of the message and the talk before it make of the topic. */
function combined(turn: Turn, topics: ReadonlySet<Topic>): Topic | undefined {
  const { reading, talk } = turn
  const { span, towns, text } = reading
  const flown =
    /\bfl(?:y|ies|ying|ights?)\b|\bvols?\b|avion|airfares?|nonstop|sans escale|\bairlines?\b/.test(
      text,
    ) ||
    (reading.airports.length > 0 && /\bdirect\w*\b/.test(text))
  if (asksForWay(turn) && !flown) return 'way'
  if (isFollowUp(turn, topics) && talk.topic === 'hotels') return 'hotels'
  if (
    talk.topic === 'flights' &&
    talk.flight &&
    topics.size === 0 &&
    (flightAgain.test(text) || talk.asked)
  )
    return 'flights'
  if (isAboutPlan(turn, topics)) return 'plan'
  const planned =
    span.days !== undefined &&
    (towns.length > 0 ||
      talk.towns.length > 0 ||
      talk.memory !== undefined ||
      reading.countries.length > 0)
  if (asksEnough(turn)) return 'enough'
  if (asksRoughBudget(turn) && !topics.has('flights')) return 'rough-budget'
  if (topics.has('flights') || (flown && towns.length === 2)) return 'flights'
  if (topics.has('country')) return 'country'
  if (topics.has('access') && !planned) return topics.has('hotels') ? 'hotels' : 'access'
  if (topics.has('food') && !planned) return 'food'
  if (topics.has('hotels') && (!planned || reading.money.some(({ per }) => per === 'night')))
    return 'hotels'
  if (topics.has('weather') && asksIndoors(turn) && !planned) return 'sights'
  if (asksCheaper(turn)) return 'compare'
  if (asksSmallPrice(turn)) return 'cost'
  if (
    topics.has('weather') &&
    (!planned || (towns.length === 0 && talk.memory?.towns.length === 0))
  )
    return 'weather'
  return planned ? 'plan' : undefined
}

/** A town and a month, without days or a plan: "is September good for beaches there?" */
const isAboutMonth = ({ reading }: Turn): boolean =>
  reading.towns.length > 0 &&
  reading.dates.months.length > 0 &&
  !reading.dates.start &&
  !reading.span.days &&
  !asksForPlan(reading.text) &&
  !/\b(?:to do|to see|see|voir|faire|visit\w*|trip|voyage|go|going|aller|partir|part|partons|partent|vais|leav\w*|travel\w*|want|veux|veut|aimerais)\b/.test(
    reading.text,
  )

/** What is left: facts of named places, a plan, or more of what was talked about. */
function remaining(turn: Turn, topics: ReadonlySet<Topic>): Topic | undefined {
  const { reading, talk } = turn
  const { text } = reading
  const meant = sightsMeant(turn)
  if (
    meant.length > 0 &&
    /what else|anything else|something else|(?:quoi|qu y a t il|rien) d autre|autre chose/.test(
      text,
    )
  )
    return 'sights'
  if (meant.length > 0 && !asksForPlan(text)) return 'fact'
  if (topics.has('holiday')) return 'holiday'
  if (topics.size === 0 && asksForWay(turn)) return 'way'
  if (isAboutMonth(turn)) return 'weather'
  if (reading.towns.length > 0 && reading.tastes.cuisines.length > 0 && !reading.span.days)
    return 'food'
  if (/\bday in\b.*cost|cost.*\bday\b|reviendrait|journee.*cout|combien.*journee/.test(text))
    return 'cost'
  if (
    talk.sights.length > 0 &&
    (talk.topic === 'fact' || talk.topic === 'live' || talk.topic === 'access') &&
    (asksForFact(text) || reading.dates.weekday || reading.dates.start) &&
    reading.towns.length === 0
  )
    return 'fact'
  if (
    /what is there to see|how many days|combien de jours|what s open|to see in|sights?|which of the|museums?|musees?|a voir|quoi voir|que voir/.test(
      text,
    ) &&
    !reading.span.days &&
    (reading.towns.length > 0 || talk.towns.length > 0)
  )
    return 'sights'
  if (asksForPlan(text))
    return reading.towns.length > 0 &&
      /to do|what should/.test(text) &&
      !reading.span.days &&
      !reading.dates.start
      ? 'sights'
      : 'plan'
  if (talk.asked && talk.topic) return talk.topic
  if (reading.countries.length > 0 && !talk.topic) return 'plan'
  if (reading.dates.end && reading.towns.length > 0) return 'plan'
  if (
    /trip|voyage|partir|travel|vacation|vacances|on pense|thinking|visit|want to go|veux aller|aimerais aller|\bon part\b|nous partons|je pars|we leave|we re going|i m going/.test(
      text,
    )
  )
    return 'plan'
  const more =
    reading.towns.length > 0 ||
    reading.countries.length > 0 ||
    reading.dates.months.length > 0 ||
    reading.dates.start !== undefined ||
    /\b(?:those|these|them|ceux|celles)\b|cheap|moins cher|breakfast|pool|piscine/.test(text) ||
    passportsIn(text).length > 0
  if (talk.topic && talk.topic !== 'unknown' && more) return talk.topic
  return reading.towns.length > 0 ? (asksForSights(turn) ? 'sights' : 'unknown') : undefined
}

/** The topic of a message in its conversation; nothing when neither says. */
function topicOf(turn: Turn): Topic | undefined {
  const topics = topicsOf(turn)
  return first(turn, topics) ?? combined(turn, topics) ?? remaining(turn, topics)
}

const wishesForPlace =
  /\b(?:somewhere|anywhere|quelque part|n importe ou|where (?:should|could|can) (?:i|we) (?:go|travel)|ou (?:aller|partir)|(?:idea|idee|suggest\w*|recommend\w*|recommand\w*|propose\w*)\b.*\b(?:destinations?|places?|endroits?|voyages?|vacances|trips?|getaway))\b/
const isGreeting = /^(?:hi|hello|hey|bonjour|salut|allo|thanks|thank you|merci|help|aide)\b/

const later =
  (answer: (turn: Turn) => Answer): Answerer =>
  async (turn) =>
    answer(turn)

const byTopic: Partial<Readonly<Record<Topic, Answerer>>> = {
  'out-of-scope': later(outOfScope),
  health: later(health),
  delay: later(delay),
  live: later(live),
  gossip: later(gossip),
  holiday: later(holidays),
  visa: answerVisa,
  insurance: answerInsurance,
  exchange: answerExchange,
  'my-budget': answerBudget,
  'my-trips': answerMyTrips,
  cost: answerCost,
  enough: answerEnough,
  flights: answerFlights,
  airport: answerAirport,
  food: answerFood,
  hotels: answerHotels,
  country: answerCountry,
  access: answerAccess,
  plan: answerPlan,
  sights: answerSights,
  area: answerArea,
  way: answerWay,
  clock: answerClock,
  compare: answerComparison,
  'rough-budget': answerRoughBudget,
  unknown: later(unknownAbout),
}

/** Weather of a place, or a place for the weather. */
const answerClimate: Answerer = (turn) => {
  const { reading, talk } = turn
  const origin = /heures? d avion|hours? (?:of flight|flying|by plane|flight)/.test(reading.text)
  const wish =
    /somewhere|anywhere|quelque part|n importe ou|on veut|we want|i want|je veux|where (?:is it|can)|where (?:should|could) (?:i|we) (?:go|travel)|ou (?:aller|partir|pourrait)/.test(
      reading.text,
    )
  const hasPlace =
    reading.towns.length > 0 ||
    reading.countries.length > 0 ||
    (talk.towns.length > 0 && (!wish || talk.towns.length > 1))
  return origin ||
    !hasPlace ||
    (wish &&
      reading.towns.length === 0 &&
      (talk.towns.length < 2 || /somewhere|quelque part/.test(reading.text)))
    ? suggestPlaces(turn)
    : answerWeather(turn)
}

/** Questions that are known by themselves, whatever else the words would make of them. */
async function answerSpecial(turn: Turn): Promise<Answer | undefined> {
  const { say } = turn
  const refusal = refused(turn)
  if (refusal) return refusal
  const ahead = foretold(turn)
  if (ahead && !turn.reading.span.days) return ahead
  if (asksForCountryRule(turn)) {
    const rule = await answerCountry(turn)
    return { ...rule, talk: { ...rule.talk, topic: 'country' } }
  }
  const known = knownAnswer(turn)
  if (known) return { ...known, talk: { ...known.talk, topic: turn.talk.topic ?? 'unknown' } }
  const choice = asksToChoose(turn) ? answerChoice(turn) : undefined
  if (choice) return { ...choice, talk: { ...choice.talk, topic: 'unknown' } }
  const closed = carFreeMeant(turn)
  if (closed && !turn.reading.span.days)
    return plain(say(closed.en, closed.fr), {
      sources: [{ name: say('general knowledge', 'connaissances générales'), date: seasonsAsOf }],
      talk: { towns: turn.reading.towns, topic: 'unknown' },
    })
  const found = phenomenonMeant(turn)
  if (found) {
    const answer = await answerSeason(turn, found)
    return { ...answer, talk: { ...answer.talk, topic: 'weather' } }
  }
  return undefined
}

/** Answers one message; the topic goes into the talk. */
export async function chooseAnswer(asked: Turn): Promise<Answer> {
  const turn = withCapital(asked)
  if (turn.reading.unclear) {
    const topic = topicOf(turn)
    const answer = askWhich(turn)
    const planned =
      topic === 'plan'
        ? await answerPlan({ ...turn, reading: { ...turn.reading, towns: [] } })
        : undefined
    return { ...answer, talk: { ...planned?.talk, ...answer.talk, ...(topic ? { topic } : {}) } }
  }
  const special = await answerSpecial(turn)
  if (special) return special
  const topic = topicOf(turn)
  const { unknownPlace: name } = turn.reading
  if (!topic) {
    const memory = heardBeside(turn, undefined)
    if (memory && memory.towns.length > 0 && turn.talk.towns.length > 0) return noted(turn, memory)
    if (isGreeting.test(turn.reading.text)) return hello(turn)
    if (wishesForPlace.test(turn.reading.text)) return suggestPlaces(turn)
    return name ? unknownPlace(turn, name) : (declined(turn) ?? notUnderstood(turn))
  }
  const found = await answerTopic(topic, turn)
  const answer =
    found.question === 'destination' && name
      ? { ...unknownPlace(turn, name), talk: found.talk }
      : found
  const memory = heardBeside(turn, topic)
  return {
    ...answer,
    talk: {
      ...(memory ? { memory } : {}),
      ...answer.talk,
      ...severalTowns(turn, answer),
      topic: topic === 'cost' || topic === 'enough' || topic === 'rough-budget' ? 'plan' : topic,
    },
  }
}

function answerTopic(topic: Topic, turn: Turn): Promise<Answer> {
  if (topic === 'fact') {
    const meant = sightsMeant(turn)
    return answerFact(turn, meant.length > 0 ? meant : turn.talk.sights)
  }
  if (topic === 'weather') return answerClimate(turn)
  return (byTopic[topic] ?? later(notUnderstood))(turn)
}
