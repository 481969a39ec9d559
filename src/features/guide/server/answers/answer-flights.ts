import { lengthText } from '#platform/shared/length-text.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { type FlightLine, flightsTool } from '../tools/travel-tools.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { answerRoutes, asksForRoutes, connectionText } from './flight-routes.ts'
import type { Talk } from './talk.ts'
import { day, dollars, listed, townName } from './words.ts'

type Flight = NonNullable<Talk['flight']>

const leaving = new Set(['from', 'depuis', 'leaving', 'de', 'd', 'partant', 'entre', 'between'])
const arriving = new Set(['to', 'vers', 'a', 'for', 'pour', 'au'])

const departs =
  /(?:from|leav\w+(?: out)?(?: of)?|depart\w*|part\w*|depuis|decoll\w*)(?: (?:from|of|de|d|du))?$/

/** Which of the towns one leaves from and which one goes to. */
function endsOf({ reading, talk, world }: Turn): Pick<Flight, 'from' | 'to'> {
  const { towns, leads } = reading
  const before = talk.flight ?? { from: undefined, to: talk.towns[0] }
  const [first, second] = towns
  const landOf = (slug: string | undefined) => world.rows(slug ?? '')?.town.countryCode
  const lead = first ? (leads.get(first) ?? '') : ''
  if (first && second)
    return (arriving.has(lead) && !arriving.has(leads.get(second) ?? '')) ||
      (['from', 'depuis'].includes(leads.get(second) ?? '') && !leaving.has(lead))
      ? { from: second, to: first }
      : { from: first, to: second }
  if (first && (leaving.has(lead) || departs.test(reading.ahead.get(first) ?? '')))
    return { from: first, ...(before.to && before.to !== first ? { to: before.to } : {}) }
  if (first && talk.asked === 'origin')
    return { from: first, ...(before.to ? { to: before.to } : {}) }
  // "What about Montréal?", after a flight out of Toronto: the other end of the same country.
  const swaps =
    !arriving.has(lead) &&
    talk.topic === 'flights' &&
    before.from !== undefined &&
    before.to !== undefined &&
    landOf(first) === landOf(before.from) &&
    landOf(first) !== landOf(before.to)
  if (first && swaps) return { from: first, ...(before.to ? { to: before.to } : {}) }
  if (first) return { to: first, ...(before.from ? { from: before.from } : {}) }
  return {
    ...(before.from ? { from: before.from } : {}),
    ...(before.to ? { to: before.to } : {}),
  }
}

/** The dates of this message, or those before, moved as it says. */
function datesOf({ reading, talk }: Turn): Pick<Flight, 'departDate' | 'returnDate'> {
  const { text, dates } = reading
  const before = talk.topic === 'flights' ? talk.flight : undefined
  const weeks = /\b(\d|a) (?:weeks?|semaines?) (later|earlier|plus tard|plus tot|apres|avant)/.exec(
    text,
  )
  const days = /\b(\d{1,2}) (?:days?|jours?) (later|earlier|plus tard|plus tot|apres|avant)/.exec(
    text,
  )
  const shift = weeks ? (Number(weeks[1]) || 1) * 7 : days ? Number(days[1]) : 0
  const back = /earlier|plus tot|avant/.test((weeks ?? days)?.[2] ?? '')
  const moved = (date: string | undefined) => date && addDays(date, back ? -shift : shift)
  const departDate = dates.start ?? moved(before?.departDate)
  const stay = /return|aller retour|retour|there|sur place/.test(text)
    ? reading.span.days
    : undefined
  const oneWay = /one way|aller simple/.test(text)
  const returnDate =
    dates.end ??
    (stay && departDate
      ? addDays(departDate, stay)
      : dates.start && !before
        ? undefined
        : moved(before?.returnDate))
  return { ...(departDate ? { departDate } : {}), ...(returnDate && !oneWay ? { returnDate } : {}) }
}

const seasonMonths = { summer: [4, 5, 6, 7, 8, 9, 10], winter: [11, 12, 1, 2, 3], all: [] } as const

/** What is known without a date: whether it is flown nonstop, how long it takes. */
function answerNonstop(turn: Turn, from: string, to: string): Answer {
  const { world, reading, say, language, talk } = turn
  const [a, b] = [world.rows(from)?.town, world.rows(to)?.town]
  const flight = a && b && world.nonstop(a.airports, b.airports)
  const names = [a, b].map((town) => (town ? townName(language, town) : ''))
  const remember = {
    flight: { ...talk.flight, from, to, adults: talk.flight?.adults ?? 1, asksTime: true },
    towns: [to],
  }
  if (!flight)
    return plain(
      say(
        `No, we know of no nonstop flight between ${names.join(' and ')}.${connectionText(turn, a, b)}`,
        `Non, nous ne connaissons pas de vol sans escale entre ${names.join(' et ')}.${connectionText(turn, a, b)}`,
      ),
      { sources: [atlasSource(turn)], talk: remember },
    )
  const winter =
    /hiver|winter/.test(reading.text) ||
    reading.dates.months.some((month) => seasonMonths.winter.some((one) => one === month))
  const summer = /\bete\b|summer/.test(reading.text)
  const out = (flight.season === 'summer' && winter) || (flight.season === 'winter' && summer)
  const season =
    flight.season === 'all'
      ? ''
      : flight.season === 'summer'
        ? say(', in the summer season only', ', en saison estivale (été) seulement')
        : say(', in the winter season only', ', en saison hivernale seulement')
  const hours = say(
    `about ${Math.round((flight.minutes / 60) * 10) / 10} hours (${lengthText(flight.minutes)})`,
    `environ ${lengthText(flight.minutes)}`,
  )
  const head = out
    ? say('No, not then: ', 'Non, pas à cette saison : ')
    : /\b(?:is there|y a t|are there)\b/.test(reading.text)
      ? say('Yes: ', 'Oui : ')
      : ''
  const also = out && from === 'quebec-city' ? ' En hiver, on passe par Montréal ou Toronto.' : ''
  return plain(
    say(
      `${head}${names.join(' to ')} nonstop takes ${hours}${season}, with ${listed('en', flight.airlines)}.`,
      `${head}${names.join(' – ')} sans escale dure ${hours}${season}, avec ${listed('fr', flight.airlines)}.${also}`,
    ),
    { sources: [atlasSource(turn)], talk: remember },
  )
}

function flightLine({ say, language }: Turn, flight: FlightLine): string {
  const { airlines, stops, minutes, departs, totalCad } = flight
  const way =
    stops === 0
      ? say('nonstop', 'direct')
      : say(
          `${stops} ${stops === 1 ? 'stop' : 'stops'}`,
          `${stops} escale${stops === 1 ? '' : 's'}`,
        )
  return `- ${listed(language, airlines)}, ${departs}, ${way}, ${lengthText(minutes)}: ${dollars(language, totalCad)} ${say('in all', 'en tout')}`
}

async function search(
  turn: Turn,
  flight: Flight & { from: string; to: string; departDate: string },
): Promise<Answer> {
  const { world, call, say, language, reading } = turn
  const [a, b] = [world.rows(flight.from)?.town, world.rows(flight.to)?.town]
  const [from, to] = [
    a?.airports[0] ?? world.nearestAirport(flight.from)?.iata,
    b?.airports[0] ?? world.nearestAirport(flight.to)?.iata,
  ]
  const remember = { flight, towns: [flight.to] }
  const names = [a, b].map((town) => (town ? townName(language, town) : ''))
  if (!from || !to || from === to)
    return plain(
      say(
        'I don’t know of a flight between these two places.',
        'Je ne connais pas de vol entre ces deux endroits.',
      ),
      { talk: remember },
    )
  const { departDate, returnDate, adults } = flight
  const found = await call(flightsTool, {
    from,
    to,
    departDate,
    ...(returnDate ? { returnDate } : {}),
    adults,
    nonStop: /direct|nonstop|non stop|sans escale/.test(reading.text),
  })
  const dates = returnDate
    ? say(
        `${day('en', departDate)}, back ${day('en', returnDate)}`,
        `le ${day('fr', departDate)}, retour le ${day('fr', returnDate)}`,
      )
    : day(language, departDate)
  const title = say(
    `${names.join(' to ')} (${from}–${to}), ${dates}, ${adults === 1 ? 'one adult' : `${adults} adults`}:`,
    `${names.join(' – ')} (${from}–${to}), ${dates}, ${adults === 1 ? 'un adulte' : `${adults} adultes`} :`,
  )
  if (found.length === 0)
    return plain(
      say(
        `I found no flight for ${names.join(' to ')} on ${dates}.`,
        `Je n’ai pas trouvé de vol ${names.join(' – ')} pour ces dates.`,
      ),
      { talk: remember },
    )
  const lines = found.slice(0, 3).map((one) => flightLine(turn, one))
  return {
    text: `${title}\n\n${lines.join('\n')}\n\n${say('Routes are real; times and prices are samples. The flight search has them all.', 'Les liaisons sont réelles ; les horaires et les prix sont des exemples. La recherche de vols les montre tous.')}`,
    sources: [
      {
        ...atlasSource(turn),
        name: say('Wayleaf’s flight search', 'la recherche de vols de Wayleaf'),
      },
    ],
    talk: remember,
  }
}

const asksPrice =
  /\bhow much\b|\bprices?\b|\bcosts?\b|\bcheap\w*|\bfares?\b|\bcombien\b|\bprix\b|\bcout\w*|\btarifs?\b|\bpas cher\b/
/** A day that is neither tomorrow nor beyond what airlines sell. */
const exampleDays = 60

/** What it costs on some day, for a first idea, before the date is known. */
async function examplePrice(
  turn: Turn,
  flight: Flight & { from: string; to: string },
): Promise<Answer> {
  const { say } = turn
  const found = await search(turn, { ...flight, departDate: addDays(turn.today, exampleDays) })
  const price = found.text.split('\n\n').slice(0, 2).join('\n\n')
  return plain(
    `${say('The price depends on the date. As an example, samples of our flight search:', 'Le prix dépend de la date. À titre d’exemple, dans notre recherche de vols :')} ${price}\n\n${say('On which date do you leave?', 'À quelle date partez-vous ?')}`,
    {
      question: 'dates',
      sources: found.sources,
      talk: { flight, towns: [flight.to] },
    },
  )
}

/** What is known without a date is said before the date is asked for. */
const withDateAsked = ({ say }: Turn, known: Answer, talk: Answer['talk']): Answer => ({
  ...known,
  text: `${known.text} ${say('For prices: on which date do you leave?', 'Pour les prix : à quelle date partez-vous ?')}`,
  question: 'dates',
  talk,
})

/** Flights between two towns on a day; asks for what is missing, one thing at a time. */
export async function answerFlights(turn: Turn): Promise<Answer> {
  if (asksForRoutes(turn)) return answerRoutes(turn)
  const { reading, talk, say } = turn
  const ends = endsOf(turn)
  const flight: Flight = {
    ...ends,
    ...datesOf(turn),
    adults: reading.party.adults ?? talk.flight?.adults ?? 1,
  }
  const talkOn = { flight, towns: flight.to ? [flight.to] : talk.towns }
  if (reading.dates.invalid)
    return plain(
      say(
        `That day does not exist: the month is too short. Which date do you mean?`,
        'Cette date n’existe pas : le mois est trop court. Quelle date voulez-vous dire ?',
      ),
      { question: 'dates', talk: talkOn },
    )
  const { from, to, departDate } = flight
  if (!to)
    return plain(say('Where do you want to fly to?', 'Vers quelle ville voulez-vous partir ?'), {
      question: 'destination',
      talk: talkOn,
    })
  if (!from)
    return plain(say('Where do you leave from?', 'D’où partez-vous ?'), {
      question: 'origin',
      talk: talkOn,
    })
  if (!departDate) {
    if (
      (talk.topic === 'flights' && talk.flight?.asksTime) ||
      /how (?:long|many hours|far|do (?:i|we) get)|flight time|temps de vol|comment aller|combien de temps|duree|combien d heures?|heures? de vol|heures? d avion|connect\w*|\bescales?\b|layovers?|correspondances?|via\b|change planes|who flies|qui vole|quelles? compagnies?|which airlines?|nonstop|non stop|sans escale|direct/.test(
        reading.text,
      )
    )
      return answerNonstop(turn, from, to)
    if (asksPrice.test(reading.text)) return examplePrice(turn, { ...flight, from, to })
    return withDateAsked(turn, answerNonstop(turn, from, to), talkOn)
  }
  if (departDate < turn.today)
    return plain(
      say(
        'That date is in the past. On which date do you leave?',
        'Cette date est passée. À quelle date partez-vous ?',
      ),
      { question: 'dates', talk: talkOn },
    )
  return search(turn, { ...flight, from, to, departDate })
}
