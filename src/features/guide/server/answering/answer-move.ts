import { isOpenOn } from '#features/trips/domain/opening-hours.ts'
import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import { fold } from '../../domain/fold.ts'
import type { StoredEdit } from '../reading/memory.ts'
import type { Change } from '../reading/read-change.ts'
import type { Asking, Said } from './answer.ts'
import {
  asIdeas,
  bestOf,
  choicesOf,
  differences,
  isVisit,
  type Known,
  matches,
  rowOf,
} from './edit-parts.ts'
import type { Standing, WrittenItem } from './plan-port.ts'
import { datesOf, proposed, swapDays } from './propose-edit.ts'

const partStarts = { morning: '09:30', afternoon: '14:00', evening: '18:00' } as const
const firstStart = '09:30'

/** "Should we bring an umbrella" asks, and wishes no change. */
export const wondering =
  /^\W*(?:should|do|does|did|is|are|will|what|which|why|how|when|where|who|faut|est-ce|quel)/i

/** When it is to begin on that day; undefined: when it fits best. */
function wantedTime(
  { turn }: Asking,
  { items }: Standing,
  { date, now }: { readonly date: string; readonly now: string | null | undefined },
): string | undefined {
  const { hour, part, edge, shift } = turn.change ?? {}
  if (hour) return hour
  if (shift && now) return timeOf(minutesOf(now) + shift)
  const times = items
    .filter((item) => item.day === date && isVisit(item) && item.time)
    .map(({ time }) => time ?? '')
    .toSorted()
  if (edge) return (edge === 'first' ? times[0] : times.at(-1)) ?? firstStart
  return part && partStarts[part]
}

/** The hour within the hours of the place; undefined where it is shut by then. */
function openTime(asking: Asking, item: WrittenItem, date: string, time: string) {
  const row = rowOf(asking, item)
  if (!row || item.type === 'restaurant') return time
  if (!isOpenOn(row, { date })) return undefined
  const { opens, closes } = row
  const from = opens && time < opens ? opens : time
  const ends = minutesOf(from) + (item.durationMinutes ?? 0)
  const isLate = closes && closes > (opens ?? '') && ends > minutesOf(closes)
  return isLate ? undefined : from
}

/** What a move is about: on the day that is named beside, else wherever it stands. */
function movedItems(
  known: Known,
  change: Change,
  dates: readonly string[],
): readonly WrittenItem[] {
  const { items } = known.standing
  const found = items.filter(
    (item) =>
      item.day &&
      item.type !== 'hotel' &&
      item.type !== 'flight' &&
      matches(known, item, change.target),
  )
  // "The castle" is Prague Castle before it is a fortress of the kind.
  const kind = change.target.taste
  const named = kind ? found.filter(({ name }) => name.toLowerCase().includes(kind)) : []
  const meant = named.length > 0 ? named : found
  const here = meant.filter(({ day }) => dates.length > 0 && day === dates[0])
  const some = here.length > 0 ? here : meant
  // "Move dinner to nine" is of every day.
  return change.target.meal && dates.length === 0 ? some : some.slice(0, 1)
}

const leastOfDay = 2

/** "Move Sintra": the day whose visits lie in the part of the region that is named. */
export function dayAround(asking: Asking, { items }: Standing): string | undefined {
  const { reader } = asking.turn
  const there = items.filter((item) => {
    const district = isVisit(item) && item.day ? rowOf(asking, item)?.district : undefined
    return district !== undefined && reader.find(fold(district)) >= 0
  })
  const days = [...new Set(there.flatMap(({ day }) => day ?? []))]
  return days.length === 1 && there.length >= leastOfDay ? days[0] : undefined
}

async function moveOne(
  asking: Asking,
  { standing }: Known,
  item: WrittenItem,
  date: string,
): Promise<readonly StoredEdit[] | Said> {
  const { say } = asking
  const day = datesOf(standing).indexOf(date) + 1
  const said = wantedTime(asking, standing, { date, now: item.time })
  const time = said === undefined ? undefined : openTime(asking, item, date, said)
  const row = rowOf(asking, item)
  const hours = row?.opens && row.closes ? ` (${row.opens}–${row.closes})` : ''
  if (said !== undefined && time === undefined)
    return {
      text: say(
        `${item.name} can’t be at ${said} on day ${day}: it is closed then${hours}. I changed nothing.`,
        `${item.name} n’est pas possible à ${said} le jour ${day} : c’est fermé${hours}. Je n’ai rien changé.`,
      ),
    }
  if (item.day === date && (time === undefined || time === item.time))
    return {
      text: say(
        `${item.name} is there already${item.time ? `, at ${item.time}` : ''}. Name another hour or day, or what should take its place.`,
        `${item.name} y est déjà${item.time ? `, à ${item.time}` : ''}. Dites une autre heure, un autre jour, ou ce qui doit le remplacer.`,
      ),
      isUnknown: true,
    }
  const placed = (at: string | null | undefined): Standing => ({
    ...standing,
    items: standing.items.map((one) =>
      one.id === item.id ? { ...one, day: date, time: at ?? null } : one,
    ),
  })
  const keep = new Set([item.id])
  const relaid = await bestOf(asking, placed(time), {
    date,
    without: new Set(),
    keep,
    ...(time === undefined ? {} : { fixed: keep }),
    offered: [],
    room: 0,
  })
  const isShut = row !== undefined && !isOpenOn(row, { date })
  const why = isShut
    ? [`it is closed on that day`, `c’est fermé ce jour-là`]
    : [
        `the other stops leave it no hour${hours}`,
        `les autres étapes ne lui laissent pas d’heure${hours}`,
      ]
  if (relaid.left.includes(item.id))
    return {
      text: say(
        `${item.name} does not fit on day ${day}: ${why[0]}. Name another day, or say what may go, and I try that.`,
        `${item.name} n’entre pas au jour ${day} : ${why[1]}. Nommez un autre jour, ou dites ce qui peut partir, et j’essaie.`,
      ),
    }
  const before = placed(item.day === date ? item.time : null)
  return asIdeas(standing, differences(before, relaid, day, item.id), new Set())
}

/** A visit or a table at another hour or on another day, which is laid anew around it. */
export async function answerMove(
  asking: Asking,
  known: Known,
  change: Change | undefined,
): Promise<Said | undefined> {
  const { turn, say } = asking
  const { standing } = known
  if (change?.op !== 'move') return undefined
  const { days = [], hour, part, edge, shift } = turn.change ?? {}
  const all = datesOf(standing)
  const dates = days.map((one) => (one < 0 ? all.at(one) : all[one - 1]))
  if (dates.includes(undefined)) return { text: say('The plan has no such day.'), isUnknown: true }
  const meant = dates.flatMap((date) => date ?? [])
  const [target] = meant
  const outing = target ? dayAround(asking, standing) : undefined
  if (outing && outing === target)
    return {
      text: say(
        `That is on day ${all.indexOf(outing) + 1} already: the plan stays as it is.`,
        `C’est déjà au jour ${all.indexOf(outing) + 1} : le plan reste comme il est.`,
      ),
    }
  if (outing && target)
    return swapDays(asking, standing, [all.indexOf(outing) + 1, all.indexOf(target) + 1])
  const items = movedItems(known, change, meant)
  if (items.length === 0 && asking.turn.isQuestion && wondering.test(asking.turn.message))
    return undefined
  if (items.length === 0)
    return {
      text: say('I don’t find that in the plan. Which stop do you mean?'),
      question: 'visit',
      choices: choicesOf(asking, standing, all, 'move'),
      isUnknown: true,
    }
  const [first] = items
  if (days.length === 0 && !hour && !part && !edge && !shift)
    return {
      text: say(
        `Where shall ${first?.name ?? ''} go? Name a day or an hour; the plan stays as it is until then.`,
        `Où mettre ${first?.name ?? ''} ? Dites un jour ou une heure ; le plan reste tel quel.`,
      ),
      isUnknown: true,
    }
  const edits: StoredEdit[] = []
  const unmet: Said[] = []
  for (const item of items) {
    const done = await moveOne(asking, known, item, meant.at(-1) ?? item.day ?? '')
    if ('text' in done) unmet.push(done)
    else edits.push(...done)
  }
  const [no] = unmet
  if (edits.length === 0 && no) return no
  const said = proposed(asking, standing, edits, say('as you asked'))
  return no ? { ...said, text: `${said.text}\n\n${no.text}` } : said
}
