import { type Frame, type FramePlace, type FrameSpan, noSpan } from '../../contract/frame.schema.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { fold } from '../../domain/fold.ts'
import type { GuideWorld } from '../guide-world.ts'
import type { FoundTopic } from './read-topics.ts'
import type { Memory } from './memory.ts'
import { daysIn, moreDaysOf } from './change-days.ts'
import { meaningOf } from './lexicon.ts'
import type { ReadChange } from './read-change.ts'
import type { Spot } from './place-of.ts'
import type { ReadPlaces } from './read-places.ts'
import { placeToGo } from '../retrieval/places-to-go.ts'
import { regionPlace } from '../retrieval/routes.ts'
import { Reader } from './tokens.ts'

const corrections =
  'euh non,no wait,wait no,no i meant,no we meant,i meant,we meant,sorry i mean,i mean,je voulais dire,non plutot,actually no,no actually,non attends'.split(
    ',',
  )

const grownAge = 18

/** "My 70-year-old mother" is my mother, "a baby of 8 months" a baby: such an age is no number of anything else. */
export const withoutAges = (message: string): string =>
  message
    .replaceAll(/\b(baby|infant|bébé),?(?: of| aged| de)? \d{1,2} (?:months?|mois)\b/giu, '$1')
    .replaceAll(/\b(\d{2})[- ]years?[- ]old(?=\s+\p{L})\s*/giu, (text: string, age: string) =>
      Number(age) >= grownAge ? '' : text,
    )

const saysWhere = /\p{Lu}|\d|\b(?:to|in|from|at|en|au|de)\s|à\s/u

/** "To Montréal, no wait, to Paris": what was said before it is taken out. */
export function withoutCorrected(message: string): string {
  const reader = new Reader(message)
  for (const phrase of corrections) {
    const at = reader.find(phrase)
    if (at < 0) continue
    const pattern = new RegExp(phrase.replaceAll(' ', '[^a-z]{1,3}'), 'i')
    const found = pattern.exec(message)
    if (!found) continue
    const rest = message.slice(found.index + found[0].length)
    // "Tena I mean" puts the new behind what was said before; "I mean a bistro" takes no place back.
    return saysWhere.test(rest) ? rest : `${message.slice(0, found.index)} ${rest}`
  }
  return message
}

/** "The second one": a town or a sight of the list is named as if by its name. */
export function withPicked(
  named: ReadPlaces,
  picked: string | undefined,
  world: GuideWorld,
): ReadPlaces {
  if (!picked || named.places.length > 0) return named
  const place = placeToGo(picked)
  const region = place?.route ? regionPlace(place.route) : undefined
  if (region) return { ...named, places: [region] }
  const slug = place?.town ?? picked.split('/')[0] ?? ''
  const town = world.town(slug)
  const sight = world.rows(slug)?.sights.find(({ id }) => id === picked)
  if (!town || (picked !== slug && !sight && !place)) return named
  return {
    ...named,
    places: [
      {
        name: (sight ?? town).name,
        ref: sight ? picked : slug,
        countryCode: town.countryCode,
        role: 'to',
      },
    ],
  }
}

const choosing =
  'apart,between both,both,which one,which is,which of,which would,both of them,the two,between them,compare them,compare the two,lequel,laquelle,les deux'.split(
    ',',
  )

/** "Which is better for wine", after one place and then another: both are meant. */
export function bothMeant(reader: Reader, before: Memory, named: ReadPlaces): ReadPlaces {
  const goals = before.frame.places.filter(({ role }) => role === 'to')
  const { earlier = [] } = before
  const isChoosing = choosing.some((phrase) => reader.find(phrase) >= 0)
  // "Is it cheaper than Italy", after Japan
  const [goal] = goals
  if (goal && reader.find('than') > 0 && named.places.length === 1 && !before.plan)
    return { ...named, places: [goal, ...named.places] }
  if (!isChoosing || named.places.length > 0 || goals.length !== 1 || earlier.length !== 1)
    return named
  return { ...named, places: [...earlier, ...goals] }
}

const outings =
  'day trip,day trips,daytrip,excursion,side trip,half day,half a day,demi journee,day out,day outside,day away from'.split(
    ',',
  )

/** One day of a plan that stands; "a day in Porto" may be one more town of it. */
const oneDay = 'one of the days,the last in,the last one in,the last day in'.split(',')

/** Where a day out is named first; -1 for nowhere. */
export const outingAt = (reader: Reader): number =>
  outings.map((phrase) => reader.find(phrase)).find((at) => at >= 0) ?? -1

const dayOutKm = 150

/** The one town that is named lies within a day of the trip's, and is none of them. */
function isNear({ places }: ReadPlaces, { frame }: Memory, world: GuideWorld): boolean {
  const [place] = places
  const town = place?.ref && !place.ref.includes('/') ? world.town(place.ref) : undefined
  const homes = frame.places.flatMap(({ ref, role }) =>
    role === 'to' && ref ? (world.town(ref.split('/')[0] ?? '') ?? []) : [],
  )
  return (
    places.length === 1 &&
    town !== undefined &&
    homes.every(({ slug }) => slug !== town.slug) &&
    homes.some((home) => distanceKm(home, town) < dayOutKm)
  )
}

/** Where one goes for a day is no other goal: of a plan that stands, or beside where one stays. */
export function asOuting(
  reader: Reader,
  named: ReadPlaces,
  {
    before,
    isOfDay,
    world,
  }: { readonly before: Memory; readonly isOfDay: boolean; readonly world: GuideWorld },
): ReadPlaces {
  const hasPlan = before.plan !== null
  // "On the third day we'd like Sintra": it is of a day, and no other goal.
  const isOfOne =
    (isOfDay && named.places.length === 1 && daysIn(reader).length === 1) ||
    (before.plan?.tripId !== undefined &&
      before.plan?.tripId !== null &&
      isNear(named, before, world))
  const oneAt = hasPlan ? oneDay.find((phrase) => reader.find(phrase) >= 0) : undefined
  const at = oneAt || (hasPlan && isOfOne) ? 0 : outingAt(reader)
  const behind = new Set(named.spots.filter(({ from }) => from > at).map(({ place }) => place.ref))
  const isOther = ({ ref }: FramePlace): boolean =>
    !isOfOne || (!ref?.includes('/') && before.frame.places.every((one) => one.ref !== ref))
  const isAll = hasPlan || named.places.every(({ ref }) => behind.has(ref))
  if (at < 0 || (isAll && !hasPlan)) return named
  return {
    ...named,
    places: named.places.map((place) =>
      place.role === 'to' && (hasPlan ? isOther(place) : behind.has(place.ref))
        ? { ...place, role: 'via' }
        : place,
    ),
  }
}

const joinsDays = /^(?:to|til|till|until|through|thru|au|a|-|–|and|et)$/
const ending = /^(?:st|nd|rd|th|er|e)$/
/** Behind a number they say that it is no day of a month. */
const counted = new Set(
  'day days night nights people person persons adult adults adulte adultes kid kids children friends week weeks jour jours nuit nuits personne personnes enfant enfants hour hours h am pm star stars km % $ € £ :'.split(
    ' ',
  ),
)

/** "The 19th til the 22nd", "du 3 au 6", in the month that was said before. */
export function daysOfMonth(reader: Reader, { frame }: Memory, today: string): FrameSpan | null {
  const { start, month, year } = frame.span ?? noSpan
  const next = month && Number(today.slice(5, 7)) > month ? 1 : 0
  const first =
    start?.slice(0, 8) ?? (month && monthText(year ?? Number(today.slice(0, 4)) + next, month))
  const days = reader.tokens.flatMap(({ value }, at) => {
    if (!(value >= 1 && value <= 31) || !Number.isInteger(value)) return []
    const to = ending.test(reader.text(at + 1)) ? at + 2 : at + 1
    const isDay =
      to > at + 1 || /^(?:the|le|du|au|from|to|til|till|until|-|–)$/.test(reader.text(at - 1))
    const isOther = counted.has(reader.text(to)) || meaningOf((n) => reader.text(n), to, 'month')
    return (isDay || joinsDays.test(reader.text(to))) && !isOther ? [{ value, at, to }] : []
  })
  const [from, until] = days
  const isJoined =
    from &&
    until &&
    [0, 1].some((by) => until.at - by - from.to === 1) &&
    joinsDays.test(reader.text(from.to))
  if (!first || !isJoined || until.value <= from.value || days.length > 2) return null
  reader.use(from.at - (/^(?:du|from|the)$/.test(reader.text(from.at - 1)) ? 1 : 0), until.to)
  const dayOf = (value: number): string => `${first}${String(value).padStart(2, '0')}`
  const length = until.value - from.value
  return {
    ...noSpan,
    start: dayOf(from.value),
    end: dayOf(until.value),
    days: length + 1,
    nights: length,
  }
}
const monthText = (year: number, month: number): string =>
  `${year}-${String(month).padStart(2, '0')}-`

const farKm = 300

/** In a talk about a place a sight or a quarter of another part of the world, whose town is not named, is another one of that name. */
export function ofTalk(
  reader: Reader,
  named: ReadPlaces,
  { frame }: Memory,
  world: GuideWorld,
): ReadPlaces {
  const towns = frame.places.flatMap(({ ref, role }) =>
    role === 'to' && ref ? (world.town(ref.split('/')[0] ?? '') ?? []) : [],
  )
  const textOf = ({ from, to }: Spot): string =>
    Array.from({ length: to - from }, (_, by) => reader.text(from + by)).join(' ')
  const far = named.spots.filter((spot) => {
    const [slug = '', sight] = spot.place.ref?.split('/') ?? []
    const town = world.town(slug)
    return (
      town !== undefined &&
      (sight !== undefined || !fold(town.name).startsWith(textOf(spot))) &&
      !named.places.some(({ ref }) => ref === slug && sight !== undefined) &&
      towns.every((one) => distanceKm(one, town) > farKm)
    )
  })
  const [first] = towns.length > 0 ? far : []
  const isFar = (ref: string | null): boolean => far.some(({ place }) => place.ref === ref)
  return first
    ? {
        ...named,
        places: named.places.filter(({ ref }) => !isFar(ref)),
        spots: named.spots.filter(({ place }) => !isFar(place.ref)),
        unknown: first.place.name,
      }
    : named
}

/** "Make it 5", of days that are planned; "say 4", after how many one needs. */
export function bareDays(reader: Reader, before: Memory): FrameSpan | null {
  const saysAt = before.frame.topic === 'days' ? reader.find('say') : -1
  const told = reader.value(saysAt + 1)
  if (saysAt >= 0 && told >= 1 && told <= 30) {
    reader.use(saysAt, saysAt + 2)
    return { ...noSpan, days: told }
  }
  const at =
    ['make it', 'do it in', 'it in', 'shorten it to', 'cut it to', 'extend it to', 'stretch it to']
      .map(
        (phrase) =>
          reader.find(phrase) + (reader.find(phrase) < 0 ? 0 : phrase.split(' ').length - 2),
      )
      .find((one) => one >= 0) ?? -1
  const value = reader.value(at + 2)
  const isLong = before.plan !== null || typeof before.frame.span?.days === 'number'
  if (!isLong || at < 0 || !(value >= 1 && value <= 30)) return null
  if (!/^(?:|instead|[?.!]|days?)$/.test(reader.text(at + 3))) return null
  reader.use(at, at + 3)
  return { ...noSpan, days: value }
}

/** "One night less", of days that are told and not planned yet. */
export function shiftedDays(reader: Reader, { plan, frame }: Memory): FrameSpan | null {
  const days = frame.span?.days
  const more = plan === null && days ? moreDaysOf(reader) : 0
  return more !== 0 && days && days + more > 0
    ? { ...noSpan, days: days + more, nights: days + more - 1 }
    : null
}

const monthsBy: readonly (readonly [number, string])[] = [
  [1, 'month after,month later,following month,next month,mois suivant,mois d apres,mois apres'],
  [-1, 'month before,month earlier,previous month,mois precedent,mois d avant,mois avant'],
]
const weeksBy: readonly (readonly [number, string])[] = [
  [7, 'week after,week later,following week,semaine suivante,semaine d apres,semaine plus tard'],
  [
    -7,
    'week before,week earlier,previous week,semaine precedente,semaine d avant,semaine plus tot',
  ],
]

/** "And the month after", "a week later": beside when it was before. */
export function besideSpan(reader: Reader, { frame, plan }: Memory): FrameSpan | null {
  const { month, days, nights, year, ...span } = frame.span ?? noSpan
  const start = span.start ?? plan?.startDate
  const said = (all: readonly (readonly [number, string])[]): number => {
    for (const [by, phrases] of all)
      for (const phrase of phrases.split(',')) {
        const at = reader.find(phrase)
        if (at < 0) continue
        reader.use(at, at + phrase.split(' ').length)
        return by
      }
    return 0
  }
  const weeks = said(weeksBy)
  if (start && weeks !== 0) return { ...noSpan, days, nights, start: addDays(start, weeks) }
  // Without a day there is no week after it: when it is stays as it was.
  if (weeks !== 0) return { ...noSpan, days, nights, year, month }
  const by = month ? said(monthsBy) : 0
  if (!month || by === 0) return null
  return { ...noSpan, days, nights, year, month: ((month - 1 + by + 12) % 12) + 1 }
}

/** Without its last day a plan is a day shorter. */
export function ofLength(change: ReadChange | undefined, days: number): ReadChange | undefined {
  const isLast = change?.dropsDays && change.days.every((day) => day === -1 || day === days)
  return change && isLast ? { ...change, dropsDays: false, days: [], moreDays: -1 } : change
}

const ofWays = new Set('flights,distance,find,plan,cost,day-trips,entry,clock'.split(','))

/** "How do I call home from Italy": where nothing is about a way, the only place is what it is about. */
export function withGoal(
  reader: Reader,
  named: ReadPlaces,
  old: Frame,
  topics: readonly FoundTopic[],
): ReadPlaces {
  const [only] = named.places
  const isAway = topics[0]?.intent.act === 'ask' && !ofWays.has(topics[0].intent.topic)
  const hasGoal = old.places.some(({ role }) => role === 'to')
  // "Where is it warm within five hours of Winnipeg": that is where one is.
  if (
    reader.tokens.some(({ text }) => /^(?:where|wheres|anywhere|somewhere|within|ou)$/.test(text))
  )
    return named
  return named.places.length === 1 && only?.role === 'from' && isAway && !hasGoal
    ? { ...named, places: [{ ...only, role: 'to' }] }
    : named
}
