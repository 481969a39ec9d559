import { legBetween } from '#features/trips/domain/travel/leg.ts'
import { wayOfLeg } from '#features/trips/domain/travel/leg-words.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { afterLandingMinutes } from '#features/trips/domain/day-wish.ts'
import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import type { Most, TripQuestion } from '../../reading/trip-question.ts'
import { type Asking, type Said, sourceOf } from '../answer.ts'
import type { Standing } from '../plan-port.ts'
import { datesOf } from '../propose-edit.ts'
import { dollars, number } from '../words.ts'
import { dayText, partText } from './part-text.ts'
import { dayParts, endOf, leaving, once, type TripAsked, type TripPart } from './trip-parts.ts'

/** Visits and ways of a day, in minutes, and what its stops cost. */
export interface DayLoad {
  readonly date: string
  readonly stops: readonly TripPart[]
  readonly visits: number
  readonly inside: number
  readonly ways: number
  readonly cad: number
}

const hasPlace = ({ item }: TripPart): boolean =>
  typeof item.lat === 'number' && typeof item.lng === 'number'
const placeOf = ({ item }: TripPart) => ({ lat: item.lat ?? 0, lng: item.lng ?? 0 })

export function loadOf(parts: readonly TripPart[], date: string): DayLoad {
  const stops = parts.filter(
    (part) => part.date === date && (part.kind === 'visit' || part.kind === 'meal'),
  )
  const visits = stops.filter(({ kind }) => kind === 'visit')
  const placed = stops.filter(({ time }) => time !== undefined).filter(hasPlace)
  const ways = placed.slice(1).reduce((sum, part, at) => {
    const before = placed[at]
    return before ? sum + wayOfLeg(legBetween(placeOf(before), placeOf(part))).minutes : sum
  }, 0)
  return {
    date,
    stops,
    visits: visits.length,
    inside: visits.reduce((sum, { item }) => sum + (item.durationMinutes ?? 0), 0),
    ways,
    cad: stops.reduce((sum, { item }) => sum + (item.price ?? 0), 0),
  }
}

/** Loads of some days, the fullest first. */
export const byLoad = (parts: readonly TripPart[], dates: readonly string[]): readonly DayLoad[] =>
  dates.map((date) => loadOf(parts, date)).toSorted((a, b) => b.inside + b.ways - a.inside - a.ways)

/** How far one walks on some days, between one stop and the next. */
export function answerWalk(
  asking: Asking,
  { parts, standing }: TripAsked,
  dates: readonly string[],
): Said | undefined {
  const { say, language } = asking
  const lines = (dates.length > 0 ? dates : datesOf(standing)).flatMap((date) => {
    const { stops } = loadOf(parts, date)
    const placed = stops.filter(({ time }) => time !== undefined).filter(hasPlace)
    const legs = placed.slice(1).flatMap((part, at) => {
      const before = placed[at]
      const leg = before && legBetween(placeOf(before), placeOf(part))
      const way = leg && wayOfLeg(leg)
      return leg && way?.how === 'foot' ? [{ km: leg.km, minutes: way.minutes }] : []
    })
    const km = legs.reduce((sum, leg) => sum + leg.km, 0)
    const minutes = legs.reduce((sum, leg) => sum + leg.minutes, 0)
    const on = dayText(asking, standing, date)
    return stops.length > 1
      ? [
          say(
            `On ${on} you walk about ${number(language, km, 1)} km between stops, ${lengthText(minutes)} on foot.`,
            `Le ${on}, vous marchez environ ${number(language, km, 1)} km entre les étapes, ${lengthText(minutes)} à pied.`,
          ),
        ]
      : []
  })
  return lines.length > 0
    ? {
        text: lines.join('\n'),
        sources: [sourceOf(asking, 'plan')],
        memory:
          dates.length === 1 ? { toldDay: datesOf(standing).indexOf(dates[0] ?? '') + 1 } : {},
      }
    : undefined
}

/** Beyond so much of visits and ways a day is a full one, or a very full one. Minutes. */
const [full, long] = [8 * 60, 10 * 60]

const loadText = ({ say }: Asking, { visits, inside, ways }: DayLoad): string =>
  say(
    `${visits} ${visits === 1 ? 'visit' : 'visits'}, ${lengthText(inside)} inside and about ${lengthText(ways)} on the way`,
    `${visits} ${visits === 1 ? 'visite' : 'visites'}, ${lengthText(inside)} sur place et environ ${lengthText(ways)} en chemin`,
  )

/** Whether a day, or each day of the trip, is too full. */
export function answerLoad(
  asking: Asking,
  standing: Standing,
  parts: readonly TripPart[],
  dates: readonly string[],
): Said | undefined {
  const { say } = asking
  const loads = (dates.length > 0 ? dates : datesOf(standing))
    .map((date) => loadOf(parts, date))
    .filter(({ visits }) => visits > 0)
  const most = loads.toSorted((a, b) => b.inside + b.ways - a.inside - a.ways)[0]
  if (!most) return undefined
  const busy = most.inside + most.ways
  const verdict =
    busy > long
      ? say('**It is a very full day.**', '**C’est une journée très chargée.**')
      : busy > full
        ? say('**It is full, but it works.**', '**C’est chargé, mais faisable.**')
        : say('**No: it leaves room.**', '**Non : il reste du temps.**')
  const number = datesOf(standing).indexOf(most.date) + 1
  const [first, last] = [most.stops[0], most.stops.at(-1)]
  const hours = first?.time && last?.time ? [first.time, timeOf(endOf(last))] : ['', '']
  const slow = say(
    `Say “slow day ${number} down”, and I suggest what could wait.`,
    `Dites « ralentis le jour ${number} », et je propose ce qui peut attendre.`,
  )
  const lead = loads.length > 1 ? say('The fullest day is', 'Le jour le plus chargé est') : ''
  const days = `${lead ? `${lead} ` : ''}${lead ? dayText(asking, standing, most.date) : say(`Day ${number}`, `Le jour ${number}`)}`
  return {
    text: `${verdict} ${days}${say(':', ' :')} ${loadText(asking, most)}${hours[0] ? say(`, from ${hours[0]} to ${hours[1]}`, `, de ${hours[0]} à ${hours[1]}`) : ''}. ${slow}`,
    sources: [sourceOf(asking, 'plan')],
    ...(loads.length === 1 ? { memory: { toldDay: number } } : {}),
  }
}

const namesOfMost = {
  full: { en: 'fullest day', fr: 'journée la plus chargée' },
  light: { en: 'lightest day', fr: 'journée la plus légère' },
  dear: { en: 'dearest day', fr: 'journée la plus chère' },
  cheap: { en: 'cheapest day', fr: 'journée la moins chère' },
} as const
const contraryOf = { full: 'light', light: 'full', dear: 'cheap', cheap: 'dear' } as const

/** The fullest, quietest, dearest or cheapest day. */
export function answerMostDay(
  asking: Asking,
  standing: Standing,
  parts: readonly TripPart[],
  most: Exclude<Most, 'far' | 'near'>,
): Said | undefined {
  const { say, language } = asking
  const isCost = most === 'dear' || most === 'cheap'
  const size = ({ cad, inside, ways }: DayLoad) => (isCost ? cad : inside + ways)
  const sorted = datesOf(standing)
    .map((date) => loadOf(parts, date))
    .toSorted((a, b) => size(b) - size(a))
  const isLeast = most === 'light' || most === 'cheap'
  const [one, other] = isLeast ? [sorted.at(-1), sorted[0]] : [sorted[0], sorted.at(-1)]
  if (!one || !other || sorted.length < 2) return undefined
  const told = (load: DayLoad): string =>
    `**${dayText(asking, standing, load.date)}**${say(':', ' :')} ${isCost ? dollars(language, load.cad) : loadText(asking, load)}`
  const name = namesOfMost[most]
  const contrary = namesOfMost[contraryOf[most]]
  const note = isCost
    ? say(' Flights and stay are not counted.', ' Vols et hébergement non compris.')
    : ''
  return {
    text: `${say(`The ${name.en} is`, `La ${name.fr} :`)} ${told(one)}. ${say(`The ${contrary.en}:`, `La ${contrary.fr} :`)} ${told(other)}.${note}`,
    sources: [sourceOf(asking, 'plan')],
    memory: { toldDay: datesOf(standing).indexOf(one.date) + 1 },
  }
}

/** The dearest or cheapest of what is asked about; of the whole trip the fare and the stay beside the stops. */
export function answerMostPart(
  asking: Asking,
  standing: Standing,
  parts: readonly TripPart[],
  isDear: boolean,
): Said | undefined {
  const { say } = asking
  const priced = once(parts)
    .filter(({ item }) => (item.price ?? 0) > 0)
    .toSorted((a, b) => (b.item.price ?? 0) - (a.item.price ?? 0))
  const one = isDear ? priced[0] : priced.at(-1)
  if (!one) return undefined
  const isBig = one.kind !== 'visit' && one.kind !== 'meal'
  const stop = isBig ? priced.find(({ kind }) => kind === 'visit' || kind === 'meal') : undefined
  return {
    text: [
      partText(asking, standing, one),
      stop ? say('Of your stops:', 'De vos étapes :') + ` ${partText(asking, standing, stop)}` : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    sources: [sourceOf(asking, 'plan')],
    memory: { focus: one.item.id },
  }
}

const [dayBegins, dayEnds] = [minutesOf('09:00'), minutesOf('23:00')]
const shortestGap = 90

/** Hours of a day with nothing planned, in minutes from midnight. */
export function gapsOf(
  parts: readonly TripPart[],
  date: string,
  within: readonly [number, number],
  leaves: (home: TripPart) => number,
) {
  const ofDay = parts.filter((part) => part.date === date && part.kind !== 'stay' && part.time)
  const busy = ofDay.map((part): readonly [number, number] => {
    const at = minutesOf(part.time ?? '00:00')
    if (part.kind === 'out') return [0, at + afterLandingMinutes]
    return part.kind === 'home' ? [leaves(part), 24 * 60] : [at, endOf(part)]
  })
  let from = within[0]
  const gaps: (readonly [number, number])[] = []
  for (const [begins, ends] of [
    ...busy.toSorted((a, b) => a[0] - b[0]),
    [within[1], within[1]] as const,
  ]) {
    if (Math.min(begins, within[1]) - from >= shortestGap)
      gaps.push([from, Math.min(begins, within[1])])
    from = Math.max(from, ends)
  }
  return gaps
}

/** When nothing is planned. */
export function answerFree(
  asking: Asking,
  standing: Standing,
  parts: readonly TripPart[],
  {
    question: { dayPart },
    dates,
  }: { readonly question: TripQuestion; readonly dates: readonly string[] },
): Said {
  const { say } = asking
  const [from, until] = dayPart
    ? dayParts[dayPart].map((time) => minutesOf(time))
    : [dayBegins, dayEnds]
  const within = [Math.max(from ?? 0, dayBegins), Math.min(until ?? dayEnds, dayEnds)] as const
  const lines = (dates.length > 0 ? dates : datesOf(standing)).flatMap((date) => {
    const gaps = gapsOf(parts, date, within, (home) => leaving(asking, standing, home))
      .map(([a, b]) => `${timeOf(a)}–${timeOf(b)}`)
      .join(', ')
    const told = dayText(asking, standing, date)
    return gaps
      ? [`- ${told.charAt(0).toUpperCase()}${told.slice(1)}${say(':', ' :')} ${gaps}`]
      : []
  })
  const none = dayPart
    ? say(
        `No ${dayPart} is free: something is planned in each.`,
        'Aucun moment n’y est libre : quelque chose est prévu chaque fois.',
      )
    : say(
        'Nothing of 90 minutes or more is free then.',
        'Aucune plage de 90 minutes ou plus n’est libre.',
      )
  return {
    text:
      lines.length > 0
        ? `${say('Free, with nothing planned:', 'Libre, sans rien de prévu :')}\n\n${lines.join('\n')}`
        : none,
    sources: [sourceOf(asking, 'plan')],
  }
}
