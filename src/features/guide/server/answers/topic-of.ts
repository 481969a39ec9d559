import { asksForFact, asksForPlan, type Topic } from '../understand/read-topic.ts'
import { asksForAirports } from './answer-airport.ts'
import type { Turn } from './answer.ts'
import { asksForArea } from './answer-area.ts'
import { asksAround } from './answer-around.ts'
import { asksForBusiness } from './answer-business.ts'
import { asksForClock } from './answer-clock.ts'
import { asksCheaper, asksToCompare, hasAlternative } from './answer-compare.ts'
import { asksDays } from './answer-days.ts'
import { asksForDayTrips } from './answer-day-trips.ts'
import { asksForDaylight } from './answer-daylight.ts'
import { asksEnough } from './answer-enough.ts'
import { asksMoneyThere, isAboutExchange } from './answer-exchange.ts'
import { sightsMeant } from './answer-fact.ts'
import { asksToCut } from './answer-plan.ts'
import { asksRoughBudget } from './answer-rough-budget.ts'
import { asksIndoors } from './answer-sights.ts'
import { asksForHoliday } from './answer-small.ts'
import { asksForSights } from './answer-unknown.ts'
import { isUnknownThing } from './answer-unknown-thing.ts'
import { passportsIn } from './answer-visa.ts'
import { asksForWay, byLand } from './answer-way.ts'
import { saysLodgingPaid } from './plan-memory.ts'
import { asksSmallPrice } from './small-price.ts'
import { withoutFlight } from './without-flight.ts'

const flightAgain =
  /return|aller retour|later|earlier|plus tard|plus tot|instead|leaving|direct|cheaper|moins cher|one way|aller simple|plutot|a la place|\bpart(?:ant|ir|ons)?\b|from|depuis|\bet (?:de|si)\b|and if|what (?:about|if)/

/** A way to pay, not a paper. */
const visaCard =
  /\b(?:they|restaurants?|shops?|hotels?|places) (?:all )?(?:take|accept)(?: my| credit| cards?| la| les| cartes?)* visa\b|\bprennent (?:la )?visa\b|\b(?:pay|payer) (?:with|by|avec|par) (?:my |ma )?visa\b|\bvisa (?:cards?|debit|ou mastercard|or mastercard)\b|\bcartes? visa\b/
/** A time of day, not a wish to eat. */
const aroundMeal =
  /\b(?:after|before|apres|avant) (?:(?:our|my|the|le|notre) )?(?:breakfast|lunch|dinner|supper|dejeuner|diner|souper)\b/
/** From an airport into its town. */
const fromAirport =
  /\b(?:get|go|way|aller|se rendre|trajet)\b(?: \w+){0,2} (?:from|de|d|depuis) (?:the |l )?(?:heathrow|gatwick|stansted|luton|orly|roissy|cdg|pearson|trudeau|narita|haneda|fiumicino|schiphol|jfk|newark|laguardia|o hare|lax|barajas|tegel|ber)\b/

/** Topics that a message names, without those that its words mean otherwise. */
function topicsOf({ reading }: Turn): ReadonlySet<Topic> {
  const found = new Set(reading.topics)
  if (withoutFlight.test(reading.text)) found.delete('flights')
  if (saysLodgingPaid(reading.text)) found.delete('hotels')
  if (reading.sights.length > 0 && aroundMeal.test(reading.text)) found.delete('food')
  if (visaCard.test(reading.text) && found.delete('visa')) found.add('country')
  if (fromAirport.test(reading.text) && reading.towns.length <= 1 && found.delete('flights'))
    found.add('airport')
  return found
}

/** "I'm Canadian, do I need anything for France?": papers, though none is named. */
const needsPapers = ({ reading }: Turn, topics: ReadonlySet<Topic>): boolean =>
  topics.size === 0 &&
  passportsIn(reading.text).length > 0 &&
  reading.countries.length + reading.towns.length > 0 &&
  reading.money.length === 0 &&
  /\b(?:need\w*|require\w*|besoin|faut|prend quoi|prend|avoir)\b.{0,120}\b(?:anything|something|what|quoi|quelque chose|special|to enter|pour entrer|to (?:go|get) (?:in|to))\b|\b(?:what|anything|quoi|qu est ce)\b.{0,120}\b(?:need\w*|require\w*|besoin|faut|prend)\b/.test(
    reading.text,
  )

/** "And how much is it?", of the paper that was just told. */
const asksFee = ({ reading, talk }: Turn, topics: ReadonlySet<Topic>): boolean =>
  talk.topic === 'visa' &&
  talk.visaTo !== undefined &&
  talk.passport !== undefined &&
  topics.size === 0 &&
  reading.towns.length + reading.countries.length + reading.money.length === 0 &&
  reading.text.split(' ').length <= 8 &&
  /\b(?:cost\w*|how much|price|fee|expensive|combien|cout\w*|prix|frais|cher)\b/.test(reading.text)

const first = (turn: Turn, topics: ReadonlySet<Topic>): Topic | undefined => {
  const { reading, talk } = turn
  if (needsPapers(turn, topics) || asksFee(turn, topics)) return 'visa'
  if (asksForDaylight(turn)) return 'daylight'
  if (asksForClock(turn)) return 'clock'
  if (asksForAirports(turn)) return 'airport'
  if (asksForHoliday(turn)) return 'holiday'
  if (topics.has('live') && topics.has('gossip')) return 'gossip'
  for (const topic of [
    'insurance',
    'health',
    'delay',
    'live',
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

/** Only a sum or a companion: it narrows the previous question. */
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
  if (asksForWay(turn) && (!flown || byLand.test(text))) return 'way'
  if (asksForDayTrips(turn)) return 'day-trips'
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
  if (!topics.has('flights') && asksDays(turn)) return 'days'
  if (
    asksCheaper(turn) &&
    !topics.has('flights') &&
    (!topics.has('hotels') || (towns.length > 1 && hasAlternative(turn)))
  )
    return 'compare'
  if (asksRoughBudget(turn) && !topics.has('flights')) return 'rough-budget'
  if (topics.has('flights') || (flown && towns.length === 2)) return 'flights'
  if (!topics.has('access') && !topics.has('flights') && asksAround(turn)) return 'around'
  if (topics.has('country')) return 'country'
  const isOpen =
    topics.size === 0 || (topics.size === 1 && topics.has('food') && hasAlternative(turn))
  if (isOpen && asksToCompare(turn)) return 'compare'
  if (topics.has('access') && !planned) return topics.has('hotels') ? 'hotels' : 'access'
  if (asksForBusiness(turn) && !topics.has('gossip')) return 'business'
  if (topics.has('food') && !planned) return 'food'
  if (topics.has('hotels') && (!planned || reading.money.some(({ per }) => per === 'night')))
    return 'hotels'
  if (topics.has('weather') && asksIndoors(turn) && !planned) return 'sights'
  if (asksSmallPrice(turn)) return isUnknownThing(turn) ? 'unknown' : 'cost'
  if (
    topics.has('weather') &&
    (!planned || (towns.length === 0 && talk.memory?.towns.length === 0))
  )
    return 'weather'
  return planned ? 'plan' : undefined
}

/** A town and a month, without days or a plan: "is September good for beaches there?" */
const isAboutMonth = ({ reading }: Turn): boolean =>
  (reading.towns.length > 0 ||
    (reading.countries.length > 0 &&
      /\b(?:good|nice|bad|like|comment|bonne?|beau|is|worth|ok|okay|correct)\b/.test(
        reading.text,
      ))) &&
  reading.dates.months.length > 0 &&
  !reading.dates.start &&
  !reading.span.days &&
  !asksForPlan(reading.text) &&
  !/\b(?:festivals?|fetes?|events?|evenements?|concerts?|shows?|spectacles?)\b/.test(
    reading.text,
  ) &&
  !/\b(?:to do|to see|see|voir|faire|visit\w*|trip|voyage|go|going|aller|partir|part|partons|partent|vais|leav\w*|travel\w*|want|veux|veut|aimerais)\b/.test(
    reading.text,
  )

/** "Is Zurich expensive?" */
const asksDear =
  /\b(?:is|are|how|est|c est|combien|sont)\b.{0,120}\b(?:expensive|pricey|costly|cheap|affordable|cher|chers|chere|dispendieu\w*|abordable)\b|\b(?:daily|per day|a day|par jour)\b.{0,120}\b(?:budget|costs?|spend|depenser?)\b|\b(?:budget|costs?|spend|depenser?|cout)\b.{0,120}\b(?:daily|per day|a day|par jour)\b/
const namesPlace = ({ reading, talk }: Turn): boolean =>
  reading.sights.length === 0 &&
  reading.towns.length + reading.countries.length + talk.towns.length > 0

/** The user is about to travel. */
const goes =
  /trip|voyage|partir|travel|vacation|vacances|on pense|thinking|visit|want to go|veux aller|aimerais aller|\bon part\b|nous partons|je pars|we leave|we re going|i m going/

/** A question about a country, not a wish to see it. */
const asksAboutCountry = (text: string): boolean =>
  /\b(?:can|may|could|do|does|did|is|are|what|which|how|why|will|should|any|est ce|est il|peut|peux|puis|faut|dois|doit|combien|comment|quel\w*|pourquoi|y a)\b/.test(
    text,
  ) &&
  !asksForPlan(text) &&
  !goes.test(text)

const wantsMore =
  /what else|anything else|something else|(?:quoi|qu y a t il|rien) d autre|autre chose/

/** What is left: facts of named places, a plan, or more of what was talked about. */
function remaining(turn: Turn, topics: ReadonlySet<Topic>): Topic | undefined {
  const { reading, talk } = turn
  const { text } = reading
  const meant = sightsMeant(turn)
  if (meant.length > 0 && wantsMore.test(text)) return 'sights'
  if (meant.length > 0 && !asksForPlan(text)) return 'fact'
  if (topics.has('holiday')) return 'holiday'
  // A question outside our data is declined by its name, before the place alone makes it a list or a month's
  // weather.
  if (topics.size === 0 && !reading.dates.end && !asksForPlan(text) && isUnknownThing(turn))
    return 'unknown'
  if (topics.size === 0 && asksForWay(turn)) return 'way'
  if (isAboutMonth(turn)) return 'weather'
  if (reading.towns.length > 0 && reading.tastes.cuisines.length > 0 && !reading.span.days)
    return 'food'
  if (topics.size === 0 && asksDear.test(text) && namesPlace(turn)) return 'cost'
  if (
    /\bday in\b.{0,120}cost|cost.{0,120}\bday\b|reviendrait|journee.{0,120}cout|combien.{0,120}journee/.test(
      text,
    )
  )
    return 'cost'
  if (
    talk.sights.length > 0 &&
    (talk.topic === 'fact' || talk.topic === 'live' || talk.topic === 'access') &&
    (asksForFact(text) || reading.dates.weekday || reading.dates.start) &&
    reading.towns.length === 0
  )
    return 'fact'
  if (
    /what is there to see|what s open|to see in|sights?|which of the|museums?|musees?|a voir|quoi voir|que voir/.test(
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
  if (reading.countries.length > 0 && !talk.topic)
    return asksAboutCountry(text) ? 'unknown' : 'plan'
  if (reading.dates.end && reading.towns.length > 0) return 'plan'
  if (goes.test(text) || (reading.span.days && text.split(' ').length <= 4)) return 'plan'
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
export function topicOf(turn: Turn): Topic | undefined {
  const topics = topicsOf(turn)
  return first(turn, topics) ?? combined(turn, topics) ?? remaining(turn, topics)
}
