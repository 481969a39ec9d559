import type { Town } from '../../domain/guide-rows.ts'
import { isCurrency, type Currency } from '#platform/shared/reference-rates.ts'
import { exchangeTool } from '../tools/travel-tools.ts'
import {
  type Asking,
  atlasSource,
  goalRows,
  goalTowns,
  headsIn,
  headsMeant,
  type Said,
  townsMeant,
  whichPlace,
  sourceOf,
} from './answer.ts'
import { answerFlights, leastFlight } from './answer-ways.ts'
import { dayCost } from './day-cost.ts'
import { costOfPlan, isOfPlan, noPart } from './plan-cost.ts'
import { dollars, listed, number, townName } from './words.ts'

/** A sum, or one unit, in another currency by the reference rates. */
export async function answerExchange(asking: Asking): Promise<Said | undefined> {
  const { turn, call, say, language, world } = asking
  const { money } = turn.frame
  const said = turn.edited.has('money') ? money : null
  const place = turn.frame.places.find(({ role }) => role === 'to')
  const local = place?.countryCode ? world.country(place.countryCode)?.currency : undefined
  const [first, second] = [...new Set(turn.currencies)]
  const from = said?.currency ?? first ?? local
  const isInCad =
    turn.reader.find('canadian') >= 0 ||
    turn.reader.find('cad') >= 0 ||
    turn.reader.find('dollars canadiens') >= 0
  const to =
    [second, first].find((one) => one !== undefined && one !== from) ??
    (from === 'CAD' ? local : isInCad || from ? 'CAD' : undefined)
  if (!from || !to || !isCurrency(from) || !isCurrency(to) || from === to) return undefined
  const amount = said?.amount ?? 1
  const {
    amount: worth,
    asOf,
    estimate,
  } = await call(exchangeTool, { amount, from, to: to as Currency })
  const digits = worth >= 100 ? 0 : worth >= 0.1 ? 2 : 4
  const shown = (value: number) => number(language, value, Number.isInteger(value) ? 0 : 2)
  return {
    text: say(
      `${shown(amount)} ${from} is about ${number('en', worth, digits)} ${to}${estimate ? ' (an estimate)' : ''}. Banks and cards take a little more.`,
      `${shown(amount)} ${from} font environ ${number('fr', worth, digits)} ${to}${estimate ? ' (une estimation)' : ''}. Les banques et les cartes prennent un peu plus.`,
    ),
    sources: [{ name: say('Reference rates'), date: asOf, kind: 'reference' }],
  }
}

const usualDays = 4
const housedWords =
  /^(?:hotels?|rooms?|paid|already|booked|airbnb|lodging|paye|payee|deja|reserve)$/

interface Sum {
  readonly all: number
  readonly people: number
  readonly span: number
  readonly nights: number
  /** The cheapest flights for all. */
  readonly flown: number | undefined
}

/** Whether what they have is enough; nothing where they named no sum. */
function verdictOf({ turn, say }: Asking, { all, people, span, nights, flown }: Sum): string {
  const purse = turn.frame.money
  if (!purse?.amountCad) return ''
  const own = purse.amountCad * { trip: 1, person: people, day: span, night: nights }[purse.per]
  const rest = Math.round(own - all - (flown ?? 0))
  const isWithout = purse.without.includes('flights')
  if (flown !== undefined)
    return say(
      `\n\nFlights for ${people} begin at about ${dollars('en', flown)} (a sample): ${dollars('en', all + flown)} together. ${rest >= 0 ? `**Yes**, of ${dollars('en', own)} about ${dollars('en', rest)} is left for tickets and extras` : `**No**, you’d be about ${dollars('en', -rest)} short at mid-range prices; simpler rooms or fewer days may do`}.`,
      `\n\nLes vols pour ${people} commencent à environ ${dollars('fr', flown)} (un exemple) : ${dollars('fr', all + flown)} ensemble. ${rest >= 0 ? `**Oui** : de ${dollars('fr', own)}, il reste environ ${dollars('fr', rest)} pour les entrées et les extras` : `**Non** : il manque environ ${dollars('fr', -rest)} à des prix moyens ; des chambres plus simples ou moins de jours peuvent suffire`}.`,
    )
  return rest >= 0
    ? say(
        `\n\n**Yes**, of ${dollars('en', own)} about ${dollars('en', rest)} is left${isWithout ? ' for tickets and extras' : ' for flights, tickets and extras: see what the flights cost on your dates'}.`,
        `\n\n**Oui** : de ${dollars('fr', own)}, il reste environ ${dollars('fr', rest)}${isWithout ? ' pour les entrées et les extras' : ' pour les vols, les entrées et les extras : voyez le prix des vols à vos dates'}.`,
      )
    : say(
        `\n\n**No**, you’d be about ${dollars('en', -rest)} short at mid-range prices, before flights; simpler rooms may do.`,
        `\n\n**Non** : il manque environ ${dollars('fr', -rest)} à des prix moyens, sans les vols ; des chambres plus simples peuvent suffire.`,
      )
}

/** How far a sum a day goes. */
function dayVerdict({ say }: Asking, daily: number, total: number): string {
  const rest = Math.round(daily - total)
  return rest >= 0
    ? say(
        `\n\n**${dollars('en', daily)} a day** covers that, and ${dollars('en', rest)} is left for tickets and extras.`,
        `\n\n**${dollars('fr', daily)} par jour** y suffisent, et il reste ${dollars('fr', rest)} pour les entrées et les extras.`,
      )
    : say(
        `\n\n**${dollars('en', daily)} a day** is ${dollars('en', -rest)} below that: it takes a simpler room and simpler meals.`,
        `\n\n**${dollars('fr', daily)} par jour**, c’est ${dollars('fr', -rest)} de moins : il faut une chambre et des repas plus simples.`,
      )
}

/** A year that is named and too far ahead for any price. */
function futureYear({ turn, today }: Asking): number | undefined {
  const now = Number(today.slice(0, 4))
  return turn.reader.tokens
    .map(({ value }) => value)
    .find((value) => value > now + 2 && value < 2100)
}

interface DayTold {
  readonly bed: number
  readonly meal: number
  readonly total: number
  readonly people: number
  /** The room is paid, or none is needed. */
  readonly isHoused: boolean
}

/** What a day there costs. */
function dayText(
  asking: Asking,
  town: Town,
  { bed, meal, total, people, isHoused }: DayTold,
): string {
  const { say, language } = asking
  const name = townName(language, town)
  const heads =
    people === 2 && headsIn(asking) === undefined
      ? say('two people')
      : say(
          people === 1 ? 'one person' : `${people} people`,
          people === 1 ? 'une personne' : `${people} personnes`,
        )
  return isHoused
    ? say(
        `Without the room, two meals a day in ${name} cost about ${dollars('en', Math.round(total))} a day for ${heads}, at about ${dollars('en', meal)} each; local transport, drinks and tickets come on top.`,
        `Sans la chambre, deux repas par jour à ${name} coûtent environ ${dollars('fr', Math.round(total))} par jour pour ${heads}, à environ ${dollars('fr', meal)} chacun ; transports, boissons et entrées s’ajoutent.`,
      )
    : say(
        `A mid-range day in ${name} costs about ${dollars('en', Math.round(total))} for ${heads}: a double room at about ${dollars('en', bed)} and meals at about ${dollars('en', meal)} each.`,
        `Une journée moyenne à ${name} coûte environ ${dollars('fr', Math.round(total))} pour ${heads} : une chambre double à environ ${dollars('fr', bed)} et des repas à environ ${dollars('fr', meal)}.`,
      )
}

/** What days at a place cost: a middling room, two meals, by people and days; and whether a sum is enough. */
export async function answerCost(asking: Asking): Promise<Said | undefined> {
  const { turn, say } = asking
  if (isOfPlan(asking) && !asking.turn.reader.tokens.some(({ text }) => noPart.test(text)))
    return costOfPlan(asking)
  const later = futureYear(asking)
  if (later)
    return {
      text: say(
        `What things will cost in ${later} I can’t know: prices, rates and taxes change. I can tell what they cost now, by place.`,
        `Ce que cela coûtera en ${later}, je ne peux pas le savoir : prix, taux et taxes changent. Je peux dire ce que cela coûte aujourd’hui, par endroit.`,
      ),
      isUnknown: true,
    }
  const towns = goalTowns(asking)
  if (townsMeant(asking).length === 0) return whichPlace(asking)
  // "YUL to Cairo in May, how much": the way first, then the days there.
  const isWay =
    turn.named.places.some(({ role }) => role === 'from') &&
    !turn.edited.has('money') &&
    !turn.holds.paid?.includes('flights')
  const way = isWay ? await answerFlights(asking) : undefined
  if (towns.length > 1) return compareCost(asking)
  const rows = goalRows(asking)
  if (!rows || rows.hotels.length === 0) return way
  const people = headsMeant(asking)
  const days = turn.frame.span?.days
  const { bed, meal, total: withRoom } = asking.know(dayCost(rows, people))
  const span = days ?? (turn.frame.money ? usualDays : undefined)
  const nights = span ? Math.max(1, (turn.frame.span?.nights ?? span - 1) || 1) : 0
  const isHoused = [...(turn.holds.paid ?? []), ...(turn.frame.money?.without ?? [])].includes(
    'stay',
  )
  const all = span
    ? Math.round((isHoused ? 0 : bed * Math.ceil(people / 2) * nights) + meal * 2 * people * span)
    : 0
  const total = isHoused ? asking.know(meal * 2 * people) : withRoom
  const told = dayText(asking, rows.town, { bed, meal, total, people, isHoused })
  const sum = span
    ? say(
        ` For ${span} days (${nights} nights) that is about ${dollars('en', all)}, without ${isHoused ? 'the room, ' : ''}flights and tickets.`,
        ` Pour ${span} jours (${nights} nuits), cela fait environ ${dollars('fr', all)}, sans ${isHoused ? 'la chambre, ' : ''}les vols ni les billets d’entrée.`,
      )
    : ''
  const daily = turn.frame.money?.per === 'day' ? turn.frame.money.amountCad : null
  // Who has said where he leaves from, and a sum for everything, asks with the flights.
  const isAll = span && turn.frame.money && !turn.frame.money.without.includes('flights')
  const flown = isAll && !daily ? asking.know(await leastFlight(asking, rows.town)) : undefined
  const verdict = daily
    ? dayVerdict(asking, daily, total)
    : span
      ? verdictOf(asking, { all, people, span, nights, flown })
      : ''
  return {
    text: (way ? `${way.text}\n\n` : '') + told + sum + verdict,
    took: isHoused ? turn.unused().filter((word) => housedWords.test(word)) : [],
    sources: [...(way?.sources ?? []).slice(1), atlasSource(asking), sourceOf(asking, 'catalogue')],
  }
}

async function compareCost(asking: Asking): Promise<Said | undefined> {
  const { say, language, world } = asking
  const people = headsMeant(asking)
  const told = goalTowns(asking).flatMap((town) => {
    const rows = world.rows(town.slug)
    return rows && rows.hotels.length > 0
      ? [
          {
            name: townName(language, town),
            total: Math.round(asking.know(dayCost(rows, people)).total),
          },
        ]
      : []
  })
  const sorted = told.toSorted((a, b) => a.total - b.total)
  const [cheapest] = sorted
  if (!cheapest || sorted.length < 2) return undefined
  const lines = sorted.map(({ name, total }) => `**${name}** ${dollars(language, total)}`)
  return {
    text: say(
      `A mid-range day for ${people}, room and two meals each: ${listed('en', lines)}. ${cheapest.name} is the cheaper one.`,
      `Une journée moyenne pour ${people}, chambre et deux repas chacun : ${listed('fr', lines)}. ${cheapest.name} est la moins chère.`,
    ),
    sources: [atlasSource(asking)],
  }
}
