import type { Quality } from '../reading/trip-command.ts'
import type { StoredEdit } from '../reading/memory.ts'
import type { Asking, Said } from './answer.ts'
import { directionText } from './of-trip/part-text.ts'
import type { TripPart } from './of-trip/trip-parts.ts'
import type { PlanPort, Standing, WrittenItem } from './plan-port.ts'
import { datesOf, proposed } from './propose-edit.ts'
import { besideNow, dollars } from './words.ts'

type Fare = Awaited<ReturnType<PlanPort['flights']>>[number]['items'][number]
type Details = Extract<NonNullable<WrittenItem['details']>, { kind: 'flight' }>

const directionsOf = ({ details }: Pick<Fare, 'details'>): Details['directions'] =>
  details?.kind === 'flight' ? details.directions : []

/** When a flight one way leaves, and in how many parts. */
const leavesAt = (one: Details['directions'][number] | undefined): string =>
  one?.segments[0]?.from.local ?? ''
const stopsOf = (all: Details['directions']): number =>
  all.reduce((sum, { segments }) => sum + segments.length - 1, 0)
const dayOf = (moment: string): string => moment.slice(0, 10)

function minutesOf(all: Details['directions']): number {
  return all.reduce((sum, { segments }) => {
    const [from, to] = [segments[0]?.from.instant, segments.at(-1)?.to.instant]
    return from && to ? sum + (Date.parse(to) - Date.parse(from)) / 60_000 : sum
  }, 0)
}

/** Whether a fare is as it is wished, beside the one that is planned. */
function isWished(
  old: WrittenItem,
  fare: Fare,
  at: number,
  qualities: readonly Quality[],
): boolean {
  const [own, other] = [directionsOf(old), directionsOf(fare)]
  if (other.length !== own.length) return false
  const [now, then] = [leavesAt(own[at]), leavesAt(other[at])]
  return qualities.every((quality) => {
    if (quality === 'earlier') return then < now && dayOf(then) === dayOf(now)
    if (quality === 'later') return then > now && dayOf(then) === dayOf(now)
    if (quality === 'direct')
      return stopsOf(other) < stopsOf(own) || minutesOf(other) < minutesOf(own)
    if (quality === 'cheaper') return (fare.price ?? 0) < (old.price ?? 0)
    return fare.offer?.id !== old.offer?.id
  })
}

const hoursKept = 2
const hourMs = 3_600_000
const lastOf = (one: Details['directions'][number] | undefined): string =>
  one?.segments.at(-1)?.to.local ?? ''

/** Whether a fare lands clearly later, or leaves for home clearly earlier, than the one that is planned. */
export function shortens(old: Pick<Fare, 'details'>, fare: Pick<Fare, 'details'>): boolean {
  const [own, other] = [directionsOf(old), directionsOf(fare)]
  const later = (a: string, b: string): number => (Date.parse(b) - Date.parse(a)) / hourMs
  const isLate = later(lastOf(own[0]), lastOf(other[0])) > hoursKept
  const isEarly = own.length > 1 && later(leavesAt(other.at(-1)), leavesAt(own.at(-1))) > hoursKept
  return isLate || isEarly
}

const keeping = /\b(?:keep|keeps|keeping|same (?:days|times)|without losing|garde\w*)\b/i

/** "That keeps our days". */
export const keepsAsked = ({ turn }: Asking): boolean => keeping.test(turn.message)

/** What a fare takes of the days, where it does. */
export function shortensText(
  { say }: Asking,
  old: Pick<Fare, 'details'>,
  fare: Pick<Fare, 'details'>,
): string {
  const other = directionsOf(fare)
  const [lands, leaves] = [lastOf(other[0]).slice(11), leavesAt(other.at(-1)).slice(11)]
  return !shortens(old, fare)
    ? ''
    : say(
        `It takes hours of your days: it lands at ${lands} and leaves for home at ${leaves}.`,
        `Il prend des heures à vos jours : arrivée à ${lands}, départ du retour à ${leaves}.`,
      )
}

/** All that is cheaper, or direct, takes hours of the days: that is said, and nothing is proposed. */
export function daysShorter(asking: Asking, fare: Fare): Said {
  const { say } = asking
  const legs = directionsOf(fare).map((one) => `- ${directionText(asking, one)}`)
  const price = [dollars('en', fare.price ?? 0), dollars('fr', fare.price ?? 0)]
  return {
    text: `${say(
      `Every such fare takes hours of your days, so I propose none. The cheapest is ${price[0]} for everyone:`,
      `Chaque tarif de ce genre prend des heures à vos jours : je n’en propose aucun. Le moins cher est à ${price[1]} pour tous :`,
    )}\n\n${legs.join('\n')}\n\n${say(
      'Press a flight’s stub to see what each fare does to your days.',
      'Ouvrez un vol pour voir ce que chaque tarif change à vos jours.',
    )}`,
  }
}

/** "A later flight home", "a direct flight", "a cheaper one": the cheapest fare as it is wished in place of the planned one. */
export async function otherFlight(
  asking: Asking,
  standing: Standing,
  parts: readonly TripPart[],
  qualities: readonly Quality[],
): Promise<Said | undefined> {
  const { say, plans, know } = asking
  const [part] = parts
  if (!part || qualities.length === 0) return undefined
  const { item } = part
  if (item.status === 'booked')
    return {
      text: say(
        `${item.name} is booked: I don’t change it. Cancel the booking first.`,
        `${item.name} est réservé : je n’y touche pas. Annulez d’abord la réservation.`,
      ),
    }
  const at = parts.every(({ kind }) => kind === 'home') ? directionsOf(item).length - 1 : 0
  const isDirect = qualities.includes('direct') && stopsOf(directionsOf(item)) === 0
  const journeys = know(await plans.flights(standing.wish))
  const fares = journeys
    .flatMap(({ items }) => items)
    .filter((fare) => (fare.price ?? 0) > 0 && isWished(item, fare, at, qualities))
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))
  // What takes no hours of the days comes first; another hour is only what was asked for.
  const isOfHour = qualities.some((one) => one === 'earlier' || one === 'later')
  const [short] = fares
  const kept = fares.find((one) => isOfHour || !shortens(item, one))
  if (!kept && short && keepsAsked(asking)) return daysShorter(asking, short)
  const fare = kept ?? short
  if (!fare)
    return {
      text: `${isDirect ? say('Your flights are direct already. ', 'Vos vols sont déjà directs. ') : ''}${say(
        'Of the fares that fit your days I find none like that: your flights stay. Press a flight’s stub to see every fare.',
        'Parmi les tarifs qui conviennent à vos jours, aucun n’est ainsi : vos vols restent. Ouvrez un vol pour voir tous les tarifs.',
      )}`,
    }
  const write = { ...fare, id: crypto.randomUUID() }
  const day = Math.max(1, datesOf(standing).indexOf(item.day ?? '') + 1)
  const change: StoredEdit = { op: 'replace', itemId: item.id, day, write }
  const cost = fare.price ?? 0
  const legs = directionsOf(fare).map((one) => `- ${directionText(asking, one)}`)
  const said = proposed(asking, standing, [change], say('as you asked'))
  const shorter = shortensText(asking, item, fare)
  return {
    ...said,
    text: `${say(
      `I suggest this fare in place of yours: ${dollars('en', cost)} for everyone${besideNow(asking, cost, item.price ?? 0)}.`,
      `Je propose ce tarif à la place du vôtre : ${dollars('fr', cost)} pour tous${besideNow(asking, cost, item.price ?? 0)}.`,
    )}\n\n${legs.join('\n')}${shorter ? `\n\n${shorter}` : ''}`,
    memory: { ...said.memory, spoken: [write.id] },
  }
}
