import { seasonsAsOf } from '../../domain/known-seasons.ts'
import { elsewhere } from '../understand/read-message.ts'
import type { Topic } from '../understand/read-topic.ts'
import { answerAirport } from './answer-airport.ts'
import { answerArea } from './answer-area.ts'
import { answerAround } from './answer-around.ts'
import { answerBusiness } from './answer-business.ts'
import { answerAltitude, answerChoice, asksToChoose } from './answer-choice.ts'
import { answerClock } from './answer-clock.ts'
import { answerComparison, answerSideBySide, asksCheaper } from './answer-compare.ts'
import { answerCost } from './answer-cost.ts'
import { answerCountry } from './answer-country.ts'
import { answerDays } from './answer-days.ts'
import { answerDayTrips } from './answer-day-trips.ts'
import { answerDaylight } from './answer-daylight.ts'
import { answerEnough } from './answer-enough.ts'
import { answerExchange } from './answer-exchange.ts'
import { answerAccess, answerFact, sightsMeant } from './answer-fact.ts'
import { answerFlights } from './answer-flights.ts'
import { answerFood } from './answer-food.ts'
import { answerHotels } from './answer-hotels.ts'
import { answerLayover } from './answer-layover.ts'
import { answerInsurance } from './answer-insurance.ts'
import { asksForCountryRule, knownAnswer, refused } from './answer-known.ts'
import { answerBudget, answerMyTrips } from './answer-own.ts'
import { answerNearer } from './answer-nearer.ts'
import { answerPlan } from './answer-plan.ts'
import { answerPhrase, asksForPhrase } from './answer-phrase.ts'
import { answerRoughBudget } from './answer-rough-budget.ts'
import { answerSeason, carFreeMeant, phenomenonMeant } from './answer-season.ts'
import { answerShare } from './answer-share.ts'
import { answerSightChoice } from './answer-sight-choice.ts'
import { answerSights } from './answer-sights.ts'
import {
  askWhich,
  delay,
  gossip,
  health,
  hello,
  holidays,
  live,
  notUnderstood,
  outOfScope,
} from './answer-small.ts'
import { answerSplit } from './answer-split.ts'
import { answerTransit } from './answer-transit.ts'
import { answerUnits } from './answer-units.ts'
import { unknownAbout, unknownPlace } from './answer-unknown.ts'
import { declineByName, answerUnknowable } from './answer-unknown-thing.ts'
import { answerVisa } from './answer-visa.ts'
import { answerWay } from './answer-way.ts'
import { landOnly, suggestPlaces } from './suggest-places.ts'
import { answerWhere } from './answer-where.ts'
import { answerWeather } from './answer-weather.ts'
import { type Answer, type Answerer, plain, type Turn } from './answer.ts'
import { withBoth } from './both-before.ts'
import { withListed } from './listed-before.ts'
import { heardBeside, noted, severalTowns, withCapital } from './said-beside.ts'
import { topicOf } from './topic-of.ts'

const wishesForPlace =
  /\b(?:where (?:should|could|can|do) (?:i|we|you)(?: \w+){0,3} (?:go|travel|visit|fly|head|take)|where (?:do|would|should|could) you (?:suggest|recommend|send)|surprise (?:me|us)|(?:cheap|warm|sunny|quiet|good|nice|best|cool|fun|romantic)\w* (?:places?|destinations?|countr(?:y|ies)|cit(?:y|ies)|spots?|trips?|vacations?|getaways?)\b(?! (?:in|near|to eat|to stay|for (?:lunch|dinner))\b(?! (?:europe|asia|the caribbean|canada|the us)))|(?:endroits?|destinations?|pays|villes?|voyages?) (?:pas (?:trop )?chers?|chauds?|tranquilles?|romantiques?|abordables?)|surpren\w* (?:moi|nous)|ou (?:est ce qu on |tu |on |vous |je |nous )?(?:peut |peux |pourrai\w* |devrai\w* |me conseill\w* d |me suggere\w* d )?(?:on |je |nous )?(?:aller|partir|irait|irais|va)|(?:idea|idee|suggest\w*|recommend\w*|recommand\w*|propose\w*)\b.{0,120}\b(?:honeymoon|lune de miel|getaway|escapade)|somewhere|anywhere|quelque part|n importe ou|where (?:should|could|can) (?:i|we) (?:go|travel)|ou (?:aller|partir)|(?:idea|idee|suggest\w*|recommend\w*|recommand\w*|propose\w*)\b.{0,120}\b(?:destinations?|places?|endroits?|voyages?|vacances|trips?|getaway))\b/
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
  compare: (turn) => (asksCheaper(turn) ? answerComparison(turn) : answerSideBySide(turn)),
  days: answerDays,
  'day-trips': answerDayTrips,
  daylight: answerDaylight,
  around: answerAround,
  business: answerBusiness,
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
    reading.sights.length > 0 ||
    (talk.towns.length > 0 && (!wish || talk.towns.length > 1))
  // "And the weather in June?": of a place that was not named.
  const ofPlace =
    /\b(?:the weather|weather|quel temps|temps (?:qu il )?fait|meteo|forecast|previsions?)\b/.test(
      reading.text,
    ) && !/\b(?:warm\w*|hot|chaud\w*|chaleur|best|good|nice|beau|sunny)\b/.test(reading.text)
  if (!hasPlace && !wish && !origin && ofPlace) return answerWeather(turn)
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
  const beside =
    answerUnits(turn) ??
    answerShare(turn) ??
    answerSplit(turn) ??
    answerNearer(turn) ??
    answerSightChoice(turn) ??
    answerTransit(turn) ??
    answerWhere(turn) ??
    (asksForPhrase(turn) ? answerPhrase(turn) : undefined)
  if (beside)
    return {
      ...beside,
      beside: true,
      talk: { ...beside.talk, topic: turn.talk.topic ?? 'unknown' },
    }
  const stop = answerLayover(turn)
  if (stop) return { ...stop, talk: { ...stop.talk, topic: 'airport' } }
  const high = answerAltitude(turn)
  if (high) return { ...high, talk: { ...high.talk, topic: 'unknown' } }
  const ahead = answerUnknowable(turn)
  if (ahead && !turn.reading.span.days) return ahead
  if (asksForCountryRule(turn)) {
    const rule = await answerCountry(turn)
    return { ...rule, talk: { ...rule.talk, topic: 'country' } }
  }
  const known = knownAnswer(turn)
  if (known)
    return { ...known, beside: true, talk: { ...known.talk, topic: turn.talk.topic ?? 'unknown' } }
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
  const turn = withBoth(withListed(withCapital(asked)))
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
  if (asksWhereTo(turn)) {
    const ideas = await suggestPlaces(turn)
    return { ...ideas, talk: { ...heardMemory(turn), ...ideas.talk, topic: 'weather' } }
  }
  const topic = topicOf(turn)
  const { unknownPlace: name } = turn.reading
  if (!topic) {
    const memory = heardBeside(turn, undefined)
    if (memory && memory.towns.length > 0 && turn.talk.towns.length > 0) return noted(turn, memory)
    if (isGreeting.test(turn.reading.text)) return hello(turn)
    if (wishesForPlace.test(turn.reading.text)) return suggestPlaces(turn)
    return name ? unknownPlace(turn, name) : (declineByName(turn) ?? notUnderstood(turn))
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

const heardMemory = (turn: Turn) => {
  const memory = heardBeside(turn, undefined)
  return memory ? { memory: { ...memory, towns: [] } } : {}
}

const wantsSome =
  /\b(?:on veut|nous voulons|we want|je veux|i want|i d like|j aimerais|on aimerait|looking for|cherche\w*|envie de|gout de|somewhere|quelque part|anywhere|n importe ou)\b.{0,120}\b(?:soleil|sun|sunny|chaleur|heat|warm|chaud|beach|plages?|mer|neige|snow|ski|dry)\b|\b(?:au soleil|a la chaleur|in the sun|dans le sud|down south)\b/
const cameFrom =
  /(?:\b(?:from|de|d|depuis|partant|leaving|near|close to|far from|loin de|pres de|out of)(?: (?:de|d|the|la|le|l))*)$/
const bestOf =
  /\b(?:best|which|what|quelle?s?|meilleure?s?)\b(?: \w+){0,3} (?:city|cities|destinations?|countr(?:y|ies)|islands?|villes?|pays|iles?)\b(?=.{0,120}\b(?:for|has|have|with|pour|a|ont|avec)\b)(?!.{0,120}\b(?:fly|flights?|nonstop|direct\w*|vols?|visas?|you (?:know|cover|have)|couvr\w*)\b)/
const noIdea = /\b(?:no idea|aucune idee|pas d idee|don t know|sais pas)\b.{0,120}\b(?:where|ou)\b/

/** Asks for a place by wishes alone; the towns that are named are where one comes from. */
function asksWhereTo({ reading, talk }: Turn): boolean {
  const { text, towns, ahead, countries, sights } = reading
  // "Hawaii's too dear, somewhere warm": what is named there is no goal.
  const isElsewhere = elsewhere.test(text)
  const isGoal = (place: string) =>
    !isElsewhere ||
    /\b(?:in|near|around|like|a|au|en|to|pres de|autour de)(?: the)?$/.test(ahead.get(place) ?? '')
  const isFrom =
    towns.every((slug) => cameFrom.test(ahead.get(slug) ?? '') || !isGoal(slug)) &&
    !countries.some(isGoal)
  if (sights.length > 0 || talk.plan || !isFrom) return false
  // "OK, but without flying", after a list of places.
  const narrows =
    talk.topic === 'weather' &&
    (talk.listed ?? []).some((id) => !id.includes('/')) &&
    towns.length === 0 &&
    landOnly.test(text)
  const isFirst = talk.towns.length === 0 || /\b(?:somewhere|quelque part)\b/.test(text)
  return (
    narrows ||
    (isFirst &&
      (wantsSome.test(text) || (towns.length === 0 && (noIdea.test(text) || bestOf.test(text)))))
  )
}

const namesNothing = ({ reading, talk }: Turn): boolean =>
  reading.towns.length + reading.countries.length + talk.towns.length === 0 &&
  (talk.memory?.towns.length ?? 0) === 0 &&
  reading.unknownPlace === undefined

function answerTopic(topic: Topic, turn: Turn): Promise<Answer> {
  if (topic === 'fact') {
    const meant = sightsMeant(turn)
    return answerFact(turn, meant.length > 0 ? meant : turn.talk.sights)
  }
  if (topic === 'weather') return answerClimate(turn)
  if (topic === 'plan' && wishesForPlace.test(turn.reading.text) && namesNothing(turn))
    return suggestPlaces(turn)
  return (byTopic[topic] ?? later(notUnderstood))(turn)
}
