import type { TownRows } from '../../domain/guide-rows.ts'
import { asksForPlan } from '../understand/read-topic.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { dayCost } from './day-cost.ts'
import { inCad, saysLodgingPaid } from './plan-memory.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { flightsTool } from '../tools/travel-tools.ts'
import type { Amount } from '../understand/read-money.ts'
import { withFlight, withoutFlight } from './without-flight.ts'
import { dollars, townName } from './words.ts'

const enough =
  /\b(?:enough|assez|suffi\w*|realistic|realiste|doable|faisable|manage\w*|get by|make it|survive|possible|possib|reasonable|raisonnable|correct|tight|serre|too (?:little|low)|trop peu|y arriver|arrive\w*|passe\w*|peut on|on peut|ca se (?:peut|fait)|se peut|live on|work|good|ok|okay|fine|(?:can|could) (?:i|we|you|one) (?:do|live|eat|travel|go|stay|survive|afford|pull))\b/

/** How many nights were named: "7 nights". */
const nightsIn = (text: string): number | undefined => {
  const found = /\b(\d{1,2}) (?:nights?|nuits?)\b/.exec(text)?.[1]
  return found ? Number(found) : undefined
}

const leaves = /^(?:from|de|depuis|d)$/
/** The town of the message, the best known one of its country, or the one of the talk. */
const townOf = ({ reading, talk, world }: Turn): string | undefined =>
  reading.towns.find((one) => !leaves.test(reading.leads.get(one) ?? '')) ??
  world.covered.find(
    ({ name, countryCode }) =>
      reading.countries.includes(countryCode) && name === world.country(countryCode)?.capital,
  )?.slug ??
  world.covered.find(({ countryCode }) => reading.countries.includes(countryCode))?.slug ??
  world.towns.find(({ countryCode }) => reading.countries.includes(countryCode))?.slug ??
  talk.towns[0]

/** Asks whether a sum is enough somewhere: a day's, or one for a place that no plan can be made of. */
export function asksEnough(turn: Turn): boolean {
  const { reading, talk, world } = turn
  const { text, money, span } = reading
  const [first] = money
  const slug = townOf(turn)
  const flown = withFlight.test(text) && !withoutFlight.test(text)
  const isAsked = enough.test(text) || flown || nightsIn(text) !== undefined
  if (!first || !slug || !isAsked || first.per === 'night' || first.per === 'ticket') return false
  if (asksForPlan(text) || (talk.plan && reading.towns.length === 0)) return false
  if (reading.topics.includes('exchange')) return false
  if (reading.topics.includes('flights') && !flown && !withoutFlight.test(text)) return false
  const perDay =
    first.per === 'day' || /\b(?:a|per|by|par) (?:day|jour)|\b(?:daily|quotidien)/.test(text)
  const ofCountry = reading.towns.length === 0 && reading.countries.length > 0
  const isCovered = (world.rows(slug)?.sights.length ?? 0) > 0
  return (
    perDay ||
    nightsIn(text) !== undefined ||
    (span.days !== undefined && (!isCovered || flown || ofCountry))
  )
}

interface Costs {
  readonly bed: number
  readonly meal: number
}

/** The cheapest bed and a cheap meal. */
function thriftyCost({ hotels, restaurants }: TownRows): Costs {
  const quarter = (prices: readonly number[]) =>
    prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 4)] ?? 0
  return {
    bed: Math.min(...hotels.map(({ priceCad }) => priceCad)),
    meal: quarter(restaurants.map(({ priceCad }) => priceCad)),
  }
}

/** What a party needs for its days: beds for the nights, two meals a day each. */
const sumOf = ({ bed, meal }: Costs, people: number, days: number, nights: number) =>
  Math.round(bed * Math.ceil(people / 2) * nights + meal * 2 * people * days)

const forFood =
  /\b(?:for|pour|on|en)(?: (?:the|la|les|des|our|my|mes|nos))? (?:food|meals?|eating|bouffe|manger|repas|nourriture)\b/
const someOfUs = /\bsome (?:of us |people |girls |guys )?(?:can|could)\b|\bcertaine?s\b/

/** How many, for how long, with what in the purse, and what such a stay takes. */
function reckon(turn: Turn, money: Amount, rows: TownRows) {
  const { reading, talk } = turn
  const { text, party } = reading
  const people = (party.adults ?? talk.memory?.adults ?? 1) + (party.childAges?.length ?? 0)
  const perDay = money.per === 'day' || /\b(?:a|per|by|par) (?:day|jour)/.test(text)
  const nights = nightsIn(text)
  const days = perDay ? 1 : (nights ?? reading.span.days ?? 1)
  const isFood = forFood.test(text) && !/\bhotels?\b|\bbeds?\b/.test(text)
  const slept = saysLodgingPaid(text) || isFood ? 0 : perDay ? 1 : (nights ?? Math.max(1, days - 1))
  const each = money.each === true || money.per === 'person' || (people > 2 && someOfUs.test(text))
  const low = thriftyCost(rows)
  const middle = dayCost(rows, 1)
  return {
    people,
    perDay,
    nights,
    days,
    slept,
    low,
    middle,
    given: inCad(money) * (each ? people : 1),
    least: sumOf(low, people, days, slept),
    usual: sumOf(middle, people, days, slept),
  }
}

const exampleAhead = 60

/** The fare of a day two months ahead, where the flight is to be counted. */
async function fareOf(turn: Turn, slug: string, people: number, days: number): Promise<number> {
  const { reading, world, call, today } = turn
  if (!withFlight.test(reading.text) || withoutFlight.test(reading.text)) return 0
  const home = reading.towns.find((one) => one !== slug) ?? 'toronto'
  const [from] = world.rows(home)?.town.airports ?? []
  const [to] = world.rows(slug)?.town.airports ?? []
  if (!from || !to || from === to) return 0
  const departDate = addDays(today, exampleAhead)
  const found = await call(flightsTool, {
    from,
    to,
    departDate,
    returnDate: addDays(departDate, Math.max(1, days)),
    adults: Math.min(people, seatsAtMost),
  })
  const [cheapest] = found
  return cheapest ? Math.round((cheapest.totalCad / Math.min(people, seatsAtMost)) * people) : 0
}
const seatsAtMost = 9

/** Friends share rooms. */
const sharedText = ({ say }: Turn, people: number): string =>
  people > 2
    ? say(
        ` That counts ${Math.ceil(people / 2)} double rooms, shared by two; larger shared rooms or a house cost less a head.`,
        ` Cela compte ${Math.ceil(people / 2)} chambres doubles, partagées à deux ; de plus grandes chambres ou une maison coûtent moins par tête.`,
      )
    : ''

const verdictOf = ({ say }: Turn, given: number, least: number, usual: number): string =>
  given >= usual
    ? say('Yes, that is enough', 'Oui, c’est assez')
    : given >= least
      ? say(
          'Yes, but only the thrifty way, it is tight',
          'Oui, mais seulement en comptant bien, c’est serré',
        )
      : say(
          'No, that is not enough, hardly even the thriftiest way',
          'Non, ce n’est pas assez, difficile même en comptant bien',
        )

/** Whether a sum is enough: yes, hardly or no first, then what it takes and where to save. */
export async function answerEnough(turn: Turn): Promise<Answer> {
  const { reading, world, say, language } = turn
  const slug = townOf(turn) ?? ''
  const rows = world.rows(slug)
  const [money] = reading.money
  if (!rows || !money || rows.hotels.length === 0)
    return plain(say('For which place?', 'Pour quel endroit ?'), { question: 'destination' })
  const { people, perDay, nights, days, slept, low, middle, given, ...sums } = reckon(
    turn,
    money,
    rows,
  )
  const fare = await fareOf(turn, slug, people, days)
  const [least, usual] = [sums.least + fare, sums.usual + fare]
  const name = townName(language, rows.town)
  const shared = slept > 0 ? sharedText(turn, people) : ''
  const party1 =
    people === 1
      ? say('one person', 'une personne')
      : say(`${people} people`, `${people} personnes`)
  const length = perDay
    ? say('a day', 'par jour')
    : nights
      ? say(`for ${nights} nights`, `pour ${nights} nuits`)
      : say(`for ${days} days`, `pour ${days} jours`)
  const verdict = verdictOf(turn, given, least, usual)
  const bed = (costs: Costs) =>
    slept > 0
      ? say(
          `${dollars('en', costs.bed)} a room and night, `,
          `${dollars('fr', costs.bed)} la chambre et la nuit, `,
        )
      : ''
  const kind = slept > 0 ? '' : say(' without the bed,', ' sans la nuit,')
  const flown =
    fare > 0
      ? say(
          `; flights of about ${dollars('en', fare)} in all are counted, a sample of our flight search two months ahead`,
          ` ; les vols, environ ${dollars('fr', fare)} en tout, sont comptés, d’après un exemple de notre recherche dans deux mois`,
        )
      : ''
  return plain(
    say(
      `${verdict}: you have ${dollars('en', given)} ${length} in ${name} for ${party1};${kind} a middling way takes about ${dollars('en', usual)} (${bed(middle)}${dollars('en', middle.meal)} a meal, two a day), the thriftiest about ${dollars('en', least)} (${bed(low)}${dollars('en', low.meal)} a meal)${flown}.${shared} To save: ${slept > 0 ? 'a hostel or a room away from the centre, ' : ''}markets and street food instead of restaurants, free sights, day passes. These are estimates from the sample hotels and restaurants of our catalogue; tickets${fare > 0 ? ' and rides' : ', rides and flights'} are not counted.`,
      `${verdict} : vous avez ${dollars('fr', given)} ${length} à ${name} pour ${party1} ;${kind} il faut environ ${dollars('fr', usual)} pour un séjour moyen (${bed(middle)}${dollars('fr', middle.meal)} par repas, deux par jour), ${dollars('fr', least)} au plus bas (${bed(low)}${dollars('fr', low.meal)} par repas)${flown}.${shared} Pour économiser : ${slept > 0 ? 'une auberge ou une chambre loin du centre, ' : ''}marchés et cuisine de rue plutôt que restaurants, lieux gratuits, laissez-passer d’un jour. Ce sont des estimations d’après les hôtels et restaurants d’exemple de notre catalogue, sans billets${fare > 0 ? ' ni trajets' : ', trajets ni avion'}.`,
    ),
    { sources: [atlasSource(turn)], talk: { towns: [slug] } },
  )
}
