import { airportsByName, knownTransit, transitAsOf } from '../../domain/known-transit.ts'
import { type Answer, plain, type Turn } from './answer.ts'
import { townName } from './words.ts'

const means =
  /\b(?:taxis?|cabs?|uber|lyft|trains?|rer|bus|buses|metro|subway|tube|underground|shuttles?|navettes?|transfers?|transferts?|sea ?planes?|hydravions?|speed ?boats?|tram|skytrain|747|limousine)\b/
const airport =
  /\b(?:airport|aeroport|heathrow|gatwick|orly|roissy|pearson|trudeau|dorval|narita|haneda|fiumicino|schiphol|o hare|land|lands|landing|atterri\w*|arriv\w*|sea ?planes?|hydravions?|jfk|newark|la ?guardia|barajas|changi|midway|stansted|luton)\b/
const transit =
  /\b(?:metro|subway|tube|underground|buses|bus|trams?|streetcars?|transit|public transport\w*|transports? en commun|getting around|get around|se deplacer|skytrain|trains?)\b/
const child =
  /\b(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|enfants?|bebes?|\d{1,2} ?(?:yo|ans|(?:year|yr)s? olds?)|son|daughter|fils|fille)\b/
const fare =
  /\b(?:cost\w*|free|pay|pays|fares?|tickets?|how much|price|combien|gratuit\w*|pai\w*|pay\w*|coute\w*|tarif\w*|billets?)\b/

/** "How do we get from the airport to the centre?" */
const intoTown =
  /\b(?:get|getting|go|going|way|transport\w*|aller|rendre|trajet|how far)\b.{0,120}\b(?:from|de|depuis)(?: (?:the|l))? (?:airport|aeroport)\b(?=.{0,120}\b(?:to|into|au|a|vers|jusqu)\b)|\b(?:airport|aeroport) (?:to|into|au|vers) (?:the |le )?(?:city|town|centre|center|downtown|hotel|centre ville)\b/

/** Added if the message asks for the cost of a ride: there is no fare data. */
const fareText = ({ reading, say }: Turn, told: readonly [string, string] | undefined): string =>
  told &&
  fare.test(reading.text) &&
  !/\d{1,12}(?:[.,]\d{1,2})? (?:euros|dollars|pounds|yen)/.test(told[0])
    ? say(
        ' What it costs today I don’t know: the airport’s site has the fares.',
        ' Je ne sais pas ce que cela coûte aujourd’hui : le site de l’aéroport donne les tarifs.',
      )
    : ''

const manyPeople = 5

/** Larger parties do not fit one cab. */
function partyText({ reading, say }: Turn): string {
  const figures = [
    ...reading.text.matchAll(
      /\b(?:a|at|of|on est|we are|nous sommes|for|pour) (\d{1,2})\b|\b(\d{1,2}) (?:people|personnes|adults?|adultes|pers|of us|bags|suitcases|valises|bagages)\b/g,
    ),
  ].map((match) => Number(match[1] ?? match[2]))
  const people = (reading.party.adults ?? 0) + (reading.party.childAges?.length ?? 0)
  return Math.max(people, ...figures, 0) >= manyPeople
    ? say(
        ' For five and more, or so many bags, book a van with 7 or 8 seats or take two taxis; with suitcases on a train the stairs are the hard part.',
        ' À cinq et plus, ou avec autant de bagages, réservez un minibus de 7 ou 8 places (van, VTC) ou prenez deux taxis ; en train avec des valises, ce sont les escaliers qui pèsent.',
      )
    : ''
}

/** The way from the airport, wheelchairs on trains and buses, and what children pay there, where that was written down. */
export function answerTransit(turn: Turn): Answer | undefined {
  const { reading, talk, world, say, language } = turn
  const { text, topics, span } = reading
  if (span.days || reading.dates.end) return undefined
  const code = reading.airports[0]
  const slug =
    reading.towns[0] ??
    (code ? world.airport(code)?.town : undefined) ??
    airportsByName.find(([words]) => words.test(text))?.[1] ??
    reading.sights[0]?.split('/')[0] ??
    talk.towns[0]
  const town = slug ? world.rows(slug)?.town : undefined
  if (!slug || !town || reading.towns.length > 1) return undefined
  const known = knownTransit.get(slug)
  const told = (own: readonly [string, string] | undefined, more = '') =>
    own
      ? plain(`**${townName(language, town)}.** ${say(own[0], own[1])}${more}`, {
          sources: [
            { name: say('general knowledge', 'connaissances générales'), date: transitAsOf },
          ],
          talk: { towns: [slug] },
        })
      : undefined
  const into = code !== undefined || airport.test(text) ? known?.airport : undefined
  if (topics.includes('access') && (transit.test(text) || into))
    return told(
      known?.stepFree ?? [
        'How step-free its metro is I don’t know. As a rule buses and trams have ramps or low floors, old metros mostly stairs; accessible taxis can be booked. The operator’s site marks the stations with lifts.',
        'Je ne sais pas si le métro y est sans marches. En général, bus et trams ont une rampe ou un plancher bas, les vieux métros surtout des escaliers ; des taxis accessibles se réservent. Le site du transporteur marque les stations avec ascenseur.',
      ],
      into ? ` ${say(into[0], into[1])}` : '',
    )
  if (transit.test(text) && child.test(text) && fare.test(text))
    return told(
      known?.children ?? [
        'What children pay on its buses and trains I don’t know: small ones nearly always ride free, older ones at a reduced fare. The operator’s site has it.',
        'Je ne sais pas ce que paient les enfants dans les bus et les trains : les petits voyagent presque toujours gratuitement, les plus grands à tarif réduit. Le site du transporteur le dit.',
      ],
    )
  const isTransfer =
    (means.test(text) && (code !== undefined || airport.test(text))) || intoTown.test(text)
  return isTransfer && !topics.includes('delay')
    ? told(known?.airport, `${fareText(turn, known?.airport)}${partyText(turn)}`)
    : undefined
}
