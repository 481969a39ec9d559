import { distanceKm } from '#platform/shared/distance.ts'
import { minutesOf } from '#platform/shared/time-of-day.ts'
import type { Asking, Said } from './answer.ts'
import { shifted, spareVisits, toIdeas, visitsOn } from './edit-wanted.ts'
import type { Standing, WrittenItem } from './plan-port.ts'
import { datesOf, proposed } from './propose-edit.ts'
import { listed } from './words.ts'

/** Nearer than this to the others, no visit is far from them. */
const farKm = 0.5

/** How far a visit lies from the others of its day on average; 0 where one can’t tell. */
function apartKm({ id, lat, lng }: WrittenItem, visits: readonly WrittenItem[]): number {
  if (typeof lat !== 'number' || typeof lng !== 'number') return 0
  const ways = visits.flatMap((other) =>
    other.id !== id && typeof other.lat === 'number' && typeof other.lng === 'number'
      ? distanceKm({ lat, lng }, { lat: other.lat, lng: other.lng })
      : [],
  )
  return ways.length > 0 ? ways.reduce((sum, km) => sum + km, 0) / ways.length : 0
}

/** The one visit that has most of something; undefined where several share it. */
function mostOf(
  visits: readonly WrittenItem[],
  measure: (visit: WrittenItem) => number,
  least: number,
): WrittenItem | undefined {
  const [first, second] = visits.toSorted((a, b) => measure(b) - measure(a))
  return first && measure(first) > Math.max(least, second ? measure(second) : 0) ? first : undefined
}

/** Why a visit makes room: what sets it apart in its day. */
function whyGone({ say }: Asking, visits: readonly WrittenItem[], gone: WrittenItem): string {
  if (mostOf(visits, (one) => apartKm(one, visits), farKm) === gone)
    return say('furthest from the others')
  if (mostOf(visits, ({ durationMinutes }) => durationMinutes ?? 0, 0) === gone)
    return say('the longest visit')
  return say('less worth the time than the rest')
}

/** A table without a length takes an hour. */
const mealMinutes = 60

/** Less than this between two stops is no free time. */
const freeMinutes = 45

/** "from 10:45 to 12:25", "until 11:00", "from 15:00": the hours that a day gains. */
function freedOn({ say }: Asking, { items }: Standing, date: string, gone: ReadonlySet<string>) {
  const timed = items
    .filter(({ day, time, type }) => day === date && time && type !== 'hotel' && type !== 'flight')
    .toSorted((a, b) => (a.time ?? '').localeCompare(b.time ?? ''))
  const stays = timed.filter(({ id }) => !gone.has(id))
  const endOf = ({ time, durationMinutes }: WrittenItem): string =>
    shifted(time ?? '', durationMinutes ?? mealMinutes)
  return [undefined, ...stays].flatMap((before, at) => {
    const next = stays[at]
    const isFreed = timed.some(
      ({ id, time }) =>
        gone.has(id) &&
        (!before || (time ?? '') > (before.time ?? '')) &&
        (!next || (time ?? '') < (next.time ?? '')),
    )
    if (!isFreed) return []
    const [from, until] = [before && endOf(before), next?.time]
    if (!from) return until ? [say(`until ${until}`, `jusqu’à ${until}`)] : []
    if (!until) return [say(`from ${from}`, `dès ${from}`)]
    const isShort = minutesOf(until) - minutesOf(from) < freeMinutes
    return isShort ? [] : [say(`from ${from} to ${until}`, `de ${from} à ${until}`)]
  })
}

/** "That leaves day 2 free from 10:45 to 12:25 and from 15:00." */
function freedText(asking: Asking, standing: Standing, gone: readonly WrittenItem[]): string {
  const { say } = asking
  const ids = new Set(gone.map(({ id }) => id))
  const days = datesOf(standing).flatMap((date, at) => {
    if (!gone.some(({ day }) => day === date)) return []
    const spans = listed(asking.language, freedOn(asking, standing, date, ids))
    return spans ? [say(`day ${at + 1} free ${spans}`, `le jour ${at + 1} libre ${spans}`)] : []
  })
  return days.length === 0
    ? ''
    : say(`That leaves ${days.join('; ')}.`, `Cela laisse ${days.join(' ; ')}.`)
}

/** "That seems a lot", of a day that was told: that day. */
export function toldDates(
  { turn }: Asking,
  standing: Standing,
  dates: readonly string[],
): readonly string[] {
  const told = turn.before.toldDay
  const pointsAtIt = ['that', 'it', 'ca', 'c'].some((word) => turn.reader.find(word) >= 0)
  // "One day more relaxed": the fullest.
  const isOne = ['one day', 'a day', 'une journee'].some((one) => turn.reader.find(one) >= 0)
  if (isOne && turn.change?.days.length !== 1)
    return dates
      .toSorted((a, b) => visitsOn(standing, b).length - visitsOn(standing, a).length)
      .slice(0, 1)
  const own = told !== undefined && turn.change?.days.length !== 1 && pointsAtIt
  return own ? dates.slice(told - 1, told) : dates
}

/** Fewer visits on some days: what is worth least waits among the ideas, each says why, and the hours that it frees are named. */
export function slowerDays(asking: Asking, standing: Standing, dates: readonly string[]): Said {
  const { turn, say } = asking
  const gone = spareVisits(asking, standing, dates, turn.visitsMost)
  if (gone.length === 0)
    return {
      text: say(
        'Those days hold no more than that already: the plan stays as it is.',
        'Ces jours n’en contiennent pas plus : le plan reste comme il est.',
      ),
    }
  const said = proposed(
    asking,
    standing,
    toIdeas(standing, gone),
    gone.map((one) => whyGone(asking, visitsOn(standing, one.day ?? ''), one)),
  )
  return { ...said, text: `${said.text}\n\n${freedText(asking, standing, gone)}`.trimEnd() }
}
