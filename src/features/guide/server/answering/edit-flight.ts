import type { StoredEdit } from '../reading/memory.ts'
import { askBack, type Asking, type Said } from './answer.ts'
import { daysShorter, keepsAsked, shortens, shortensText } from './other-flight.ts'
import type { PlanPort, Standing, WrittenItem } from './plan-port.ts'
import { datesOf, proposed } from './propose-edit.ts'
import { besideNow, dollars } from './words.ts'

type Journey = Awaited<ReturnType<PlanPort['flights']>>[number]

const flightWords = /^(?:flights?|fares?|airfares?|vols?)$/
const findWords = /^(?:find|get|add|look|search|trouve|trouver|ajoute|cherche)$/

/** "A cheaper flight", "find me flights": the flight alone is to change, or to come in. */
export function asksFlight({ turn }: Asking): boolean {
  const { reader, before, change, named } = turn
  const has = (words: RegExp): boolean => reader.tokens.some(({ text }) => words.test(text))
  const isOther = named.places.some(({ ref, role }) => {
    const isKnown = before.frame.places.some((old) => old.ref === ref)
    return (role === 'to' || role === 'from') && ref !== null && !isKnown
  })
  if (!before.plan || isOther || !has(flightWords)) return false
  return change?.cheaper === true || (before.plan.tripId !== null && has(findWords))
}

/** The journey that a flight of the plan makes. */
function journeyOf(
  { day, details }: WrittenItem,
  { wish }: Standing,
  journeys: readonly Journey[],
): Journey | undefined {
  const isReturn = details?.kind === 'flight' && details.directions.length > 1
  const kind = isReturn ? 'return' : day === wish.endDate ? 'back' : 'out'
  return (
    journeys.find(({ date }) => date !== undefined && date === day) ??
    journeys.find((one) => one.date === undefined && one.kind === kind)
  )
}

interface Fare {
  readonly item: Journey['items'][number]
  readonly cost: number
}

const cheapestOf = ({ items }: Journey, old?: WrittenItem): Fare | undefined => {
  const fares = items
    .map((item) => ({ item, cost: item.price ?? 0 }))
    .filter(({ cost }) => cost > 0)
  // One that leaves the days their hours comes first, where it is cheaper than what stands.
  const kept = fares.find(
    ({ item, cost }) => old && cost < (old.price ?? 0) && !shortens(old, item),
  )
  return kept ?? fares[0]
}

function fareText(asking: Asking, { item, cost }: Fare, old: number): string {
  const { say, language } = asking
  const price = dollars(language, cost)
  const when = item.description ?? ''
  const more = besideNow(asking, cost, old)
  return say(
    `**${item.name}**, ${when}: ${price} for everyone${more}.`,
    `**${item.name}**, ${when} : ${price} pour tous${more}.`,
  )
}

/** A trip without a flight gets the cheapest of each journey. */
function firstFlights(asking: Asking, standing: Standing, journeys: readonly Journey[]): Said {
  const { say } = asking
  const fares = journeys.flatMap((one) => cheapestOf(one) ?? [])
  if (fares.length === 0)
    return {
      text: say(
        'I find no flight for these days that fits the plan.',
        'Je ne trouve pas de vol pour ces jours qui convienne au plan.',
      ),
    }
  const dates = datesOf(standing)
  const edits = fares.map(({ item }): StoredEdit => {
    const write = { ...item, id: crypto.randomUUID() }
    const day = Math.max(1, dates.indexOf(item.day ?? '') + 1)
    return { op: 'add', itemId: write.id, day, write }
  })
  const reason = say('the lowest fare', 'le tarif le plus bas')
  const said = proposed(asking, standing, edits, reason)
  const head = say(
    'The plan has no flight yet: these are the cheapest that fit its days.',
    'Le plan n’a pas encore de vol : voici les moins chers qui conviennent à ses jours.',
  )
  return { ...said, text: [head, ...fares.map((one) => fareText(asking, one, 0))].join('\n\n') }
}

interface Swapped {
  readonly edit?: StoredEdit
  readonly text: string
}

/** The cheapest flight of its journey in place of one, or why it stays. */
function swapped(
  asking: Asking,
  standing: Standing,
  old: WrittenItem,
  journeys: readonly Journey[],
): Swapped {
  const { say } = asking
  const journey = journeyOf(old, standing, journeys)
  const fare = journey && cheapestOf(journey, old)
  const cost = old.price ?? 0
  if (old.status === 'booked')
    return {
      text: say(
        `${old.name} is booked: I don’t change it.`,
        `${old.name} est réservé : je n’y touche pas.`,
      ),
    }
  if (!fare || fare.cost >= cost)
    return {
      text: say(
        `I find no cheaper flight for these days than yours, ${old.name} (${dollars('en', cost)}): it is unchanged.`,
        `Je ne trouve pas de vol moins cher pour ces jours que le vôtre, ${old.name} (${dollars('fr', cost)}) : il ne change pas.`,
      ),
    }
  if (keepsAsked(asking) && shortens(old, fare.item))
    return { text: daysShorter(asking, fare.item).text }
  const day = Math.max(1, datesOf(standing).indexOf(old.day ?? '') + 1)
  const write = { ...fare.item, id: crypto.randomUUID() }
  const head = say(
    `I suggest another flight in place of ${old.name}.`,
    `Je propose un autre vol à la place de ${old.name}.`,
  )
  return {
    edit: { op: 'replace', itemId: old.id, day, write },
    text: [head, fareText(asking, fare, cost), shortensText(asking, old, fare.item)]
      .filter(Boolean)
      .join('\n\n'),
  }
}

const flightsOf = ({ items }: Standing): readonly WrittenItem[] =>
  items.filter(
    ({ type, status }) => type === 'flight' && status !== 'idea' && status !== 'cancelled',
  )

/** Each planned flight for the cheapest one of its journey, where that costs less. */
export async function cheaperFlights(
  asking: Asking,
  standing: Standing,
): Promise<readonly StoredEdit[]> {
  const flights = flightsOf(standing)
  if (!standing.wish.origin || flights.length === 0) return []
  const journeys = asking.know(await asking.plans.flights(standing.wish))
  return flights.flatMap((old) => swapped(asking, standing, old, journeys).edit ?? [])
}

/** Each planned flight changes for the cheapest one of its journey; where none is cheaper that is said. */
export async function otherFlights(asking: Asking, standing: Standing): Promise<Said> {
  const { say, plans, know, turn } = asking
  for (const [at, { text }] of turn.reader.tokens.entries())
    if (flightWords.test(text) || findWords.test(text)) turn.reader.use(at)
  if (!standing.wish.origin)
    return askBack(
      'origin',
      say('From where do you fly?', 'D’où partez-vous ?'),
      ['Toronto', 'Montréal', 'Vancouver'].map((label) => ({
        label,
        message: say(`from ${label}`, `de ${label}`),
      })),
    )
  const flights = flightsOf(standing)
  const journeys = know(await plans.flights(standing.wish))
  if (flights.length === 0) return firstFlights(asking, standing, journeys)
  const all = flights.map((old) => swapped(asking, standing, old, journeys))
  const edits = all.flatMap(({ edit }) => edit ?? [])
  const text = all.map((one) => one.text).join('\n\n')
  if (edits.length === 0) return { text }
  const reason = say('a cheaper flight', 'un vol moins cher')
  return {
    ...proposed(asking, standing, edits, reason),
    text,
  }
}
