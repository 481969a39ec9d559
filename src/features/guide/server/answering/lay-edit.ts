import { sourceOf } from '#features/trips/domain/item-source.ts'
import { afterLandingMinutes } from '#features/trips/domain/day-wish.ts'
import { leaveBefore } from '#features/trips/domain/leave-time.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import type { StoredEdit } from '../reading/memory.ts'
import type { Asking } from './answer.ts'
import { families } from './answer-sights.ts'
import { asIdeas, bestOf, differences, isMeal, type Known } from './edit-parts.ts'
import { shifted, type Wanted } from './edit-wanted.ts'
import { carriedOver } from './plan-changes.ts'
import type { DayWish, Standing, WrittenItem } from './plan-port.ts'
import { datesOf } from './propose-edit.ts'
import { shiftedDay } from './shift-day.ts'

/** What children ask for; a park they have anyway. */
const treats = new Set(['zoo', 'aquarium', 'theme-park', 'cable-car', 'observation'])

/** Sights that are not in the plan and may come in, the best first. */
function offeredFor(
  { turn }: Asking,
  { standing, towns }: Known,
  { by, avoids }: Wanted,
): DayWish['offered'] {
  const has = new Set(standing.items.map(({ source }) => source?.split(':').at(-1)))
  const { dislikes, likes } = turn.frame
  const fits = (category: string, name: string, taste: string) =>
    (families.get(taste) ?? [taste]).includes(category) || name.toLowerCase().includes(taste)
  return towns
    .flatMap(({ sights }) => sights)
    .filter((sight) => !has.has(sight.id) && !has.has(sight.id.split(':').at(-1)))
    .filter(({ category, id, name }) => {
      if (by?.ref) return id.endsWith(by.ref)
      if (by?.taste) return fits(category, name, by.taste)
      if (by?.any === 'children' && !treats.has(category)) return false
      return !avoids.includes(category) && !dislikes.some((taste) => fits(category, name, taste))
    })
    .filter(({ durationMinutes }) => durationMinutes <= 300)
    .toSorted(
      (a, b) =>
        Number(likes.some((taste) => fits(b.category, b.name, taste))) -
        Number(likes.some((taste) => fits(a.category, a.name, taste))),
    )
}

/** What only begins later is moved along, where it can. */
const later = (asking: Asking, standing: Standing, wanted: Wanted, date: string) =>
  wanted.from && !wanted.until && wanted.without.size === 0
    ? shiftedDay(asking, standing, date, wanted.from)
    : undefined

const reachKm = 60

interface Laying {
  readonly date: string
  /** How many come in. */
  readonly comes: number
  readonly offered: DayWish['offered']
  readonly isForced: boolean
}

/** One day within its hours, with what comes in. */
function laidDay(
  asking: Asking,
  standing: Standing,
  wanted: Wanted,
  { date, comes, offered, isForced }: Laying,
) {
  const all = datesOf(standing)
  const { times } = asking.turn.frame
  // When they land and leave was said before: it holds for what comes in later too.
  const landed = times.arrive ? shifted(times.arrive, afterLandingMinutes) : undefined
  const leaving = times.leave ? shifted(times.leave, -leaveBefore()) : undefined
  // What lies in another town of the journey is for its own days.
  const here = standing.items.find(
    ({ day, lat, type }) => day === date && typeof lat === 'number' && type !== 'flight',
  )
  const near = offered.filter(
    (one) =>
      typeof here?.lat !== 'number' ||
      typeof here.lng !== 'number' ||
      distanceKm(one, { lat: here.lat, lng: here.lng }) <= reachKm,
  )
  return bestOf(asking, standing, {
    date,
    from: date === all[0] ? (wanted.firstFrom ?? landed) : undefined,
    opens: wanted.from ?? times.from ?? undefined,
    until:
      (date === all.at(-1) ? (wanted.lastUntil ?? leaving) : undefined) ??
      wanted.until ??
      times.until ??
      undefined,
    without: wanted.without,
    offered: near,
    room: Math.min(comes, near.length),
    ...(isForced ? { keep: new Set(near.map(({ id }) => sourceOf('dining', id))) } : {}),
  })
}

/** A day laid; for what has to come in, without its lunch where there is no other way. */
async function laidOn(asking: Asking, standing: Standing, wanted: Wanted, laying: Laying) {
  const { date, comes, offered, isForced } = laying
  const laid = await laidDay(asking, standing, wanted, laying)
  if (!isForced || comes === 0 || holdsOffered(laid, offered)) return laid
  const lunch = standing.items.filter((item) => item.day === date && isMeal(item, 'lunch'))
  const without = new Set([...wanted.without, ...lunch.map(({ id }) => id)])
  return laidDay(asking, standing, { ...wanted, without }, laying)
}

/** The days that are meant laid for what is wanted; what has come in is offered no second time. */
export async function laidFor(
  asking: Asking,
  standing: Standing,
  wanted: Wanted,
  offered: DayWish['offered'][number][],
) {
  const all = datesOf(standing)
  const edits: StoredEdit[] = []
  let [room, isFull] = [wanted.comesIn, false]
  // A sight by its name on a day by its number comes in, whatever has to make room for it.
  const isForced = wanted.by?.ref !== undefined && (asking.turn.change?.days.length ?? 0) > 0
  const layOn = (date: string, comes: number, isForcedIn = isForced) =>
    laidOn(asking, standing, wanted, { date, comes, offered, isForced: isForcedIn })
  // Days into which nothing comes are laid side by side.
  const still = wanted.comesIn > 0 ? [] : wanted.dates
  const ahead = new Map(
    await Promise.all(
      still.map(
        async (date) =>
          [date, later(asking, standing, wanted, date) ?? (await layOn(date, 0))] as const,
      ),
    ),
  )
  for (const date of wanted.dates) {
    const goes = standing.items.filter((item) => item.day === date && wanted.without.has(item.id))
    const comes =
      room > 0 ? Math.min(room, Math.max(goes.length, wanted.without.size === 0 ? 1 : 0)) : 0
    const relaid = ahead.get(date) ?? (await layOn(date, comes))
    // One thing that comes in is not worth half the day.
    const lost = relaid.left.filter((id) => !wanted.without.has(id)).length
    const isMissed = isForced ? !holdsOffered(relaid, offered) : lost > 1
    if (comes > 0 && isMissed) {
      isFull = true
      continue
    }
    const changed = differences(standing, relaid, all.indexOf(date) + 1)
    const isOfHours = asking.turn.edited.has('times')
    const more = isOfHours ? changed : asIdeas(standing, changed, wanted.without)
    edits.push(...more)
    for (const { op, write } of more) {
      const key = op === 'add' || op === 'replace' ? write?.source : undefined
      const taken = offered.findIndex(({ id }) => typeof key === 'string' && key.endsWith(id))
      if (taken >= 0) {
        offered.splice(taken, 1)
        room -= 1
      }
    }
    if (wanted.without.size === 0 && wanted.comesIn > 0 && room <= 0) break
  }
  if (edits.length > 0 || wanted.by?.ref === undefined) return { edits, isFull, room }
  // It fits nowhere as it is: it comes in on the day that loses least by it.
  const tried = await Promise.all(
    wanted.dates.map(async (date) => ({ date, relaid: await layOn(date, 1, true) })),
  )
  const [best] = tried
    .filter(({ relaid }) => holdsOffered(relaid, offered))
    .toSorted((a, b) => a.relaid.left.length - b.relaid.left.length)
  const changed = best ? differences(standing, best.relaid, all.indexOf(best.date) + 1) : []
  return { edits: asIdeas(standing, changed, wanted.without), isFull, room: 0 }
}

const isOffered = (offered: DayWish['offered'], source: unknown): boolean =>
  typeof source === 'string' && offered.some(({ id }) => source.endsWith(id))

const holdsOffered = (
  { items }: { readonly items: readonly WrittenItem[] },
  offered: DayWish['offered'],
): boolean => items.some(({ source }) => isOffered(offered, source))

const spareMinutes = 15

/** What may come in, in the place of a visit what lies nearest: the rest of the day stays as it is. */
export async function candidatesFor(asking: Asking, known: Known, wanted: Wanted) {
  const { standing } = known
  const old = standing.items.find(({ id }) => wanted.without.has(id))
  const { lat, lng, durationMinutes } = old ?? {}
  const { out } = await carriedOver(asking)
  const tried = asking.turn.before.edits.flatMap(({ write }) =>
    write && 'name' in write ? [write.name] : [],
  )
  const mayCome = offeredFor(asking, known, wanted).filter(
    ({ name }) => wanted.by?.ref !== undefined || ![...out, ...tried].includes(name),
  )
  if (typeof lat !== 'number' || typeof lng !== 'number') return mayCome
  // What takes no longer than what it stands for fits without moving the rest.
  const isLong = (one: (typeof mayCome)[number]): boolean =>
    one.durationMinutes > (durationMinutes ?? 0) + spareMinutes
  return mayCome.toSorted(
    (a, b) =>
      Number(isLong(a)) - Number(isLong(b)) ||
      distanceKm(a, { lat, lng }) - distanceKm(b, { lat, lng }),
  )
}
