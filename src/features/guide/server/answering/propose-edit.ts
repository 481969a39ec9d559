import { isOpenOn } from '#features/trips/domain/opening-hours.ts'
import { addDays, daysInclusive } from '#platform/shared/local-date.ts'
import type { StoredEdit } from '../reading/memory.ts'
import { type Asking, type Said, sourceOf } from './answer.ts'
import { changeItem } from './change-item.ts'
import { rowOf } from './edit-parts.ts'
import type { Standing } from './plan-port.ts'
import { listed } from './words.ts'

/** The days of a plan. */
export const datesOf = ({ wish }: Standing): readonly string[] =>
  Array.from({ length: daysInclusive(wish.startDate, wish.endDate) }, (_, at) =>
    addDays(wish.startDate, at),
  )

/** The days that a message names, in its order; -1 is the last. */
export function datesNamed({ turn }: Asking, standing: Standing): readonly string[] {
  const all = datesOf(standing)
  return (turn.change?.days ?? []).flatMap((one) => (one < 0 ? all.at(one) : all[one - 1]) ?? [])
}

interface Row {
  readonly day: number
  readonly op: StoredEdit['op']
  readonly item: ReturnType<typeof changeItem>
  readonly reason: string
  /** What goes. */
  readonly old: string
  readonly replaces: string | undefined
  /** The day where it stood. */
  readonly from: number | undefined
}

function rowsOf(
  standing: Standing,
  edits: readonly StoredEdit[],
  reasons: readonly string[],
): readonly Row[] {
  const { items } = standing
  const all = datesOf(standing)
  const byId = new Map(items.map((item) => [item.id, item]))
  return edits.flatMap((edit, at) => {
    const old = byId.get(edit.itemId)
    const item =
      edit.op === 'remove'
        ? old
        : edit.op === 'move'
          ? old && { ...old, ...edit.write }
          : edit.write
    return item
      ? [
          {
            day: edit.day,
            op: edit.op,
            item: changeItem(item),
            reason: reasons[at] ?? '',
            old: old?.name ?? '',
            replaces: edit.op === 'replace' ? edit.itemId : undefined,
            from: old?.day ? all.indexOf(old.day) + 1 : undefined,
          },
        ]
      : []
  })
}

function lineOf({ say }: Asking, { day, op, item, old, from, reason }: Row): string {
  const at = item.time ? ` (${item.time})` : ''
  const where = say(`Day ${day}: `, `Jour ${day} : `)
  if (op === 'remove') return `- ${where}${say('remove')} **${old}**`
  if (op === 'replace') return `- ${where}**${item.name}**${at} ${say('in place of')} ${old}`
  if (op === 'move' && item.day === null)
    return `- ${where}**${item.name}** ${say('goes to Ideas', 'passe aux idées')}`
  const past = from && from !== day ? say(`, from day ${from}`, `, du jour ${from}`) : ''
  if (op === 'move')
    return `- ${where}**${item.name}** ${say('moves to')} ${item.time ?? ''}${past}`
  return `- ${where}${say('add')} **${item.name}**${at}${reason ? `, ${reason}` : ''}`
}

/** The sentence before the changes. Where a card stands instead of the lines, it must read by itself. */
function headOf({ say, language }: Asking, days: readonly number[], all: number): string {
  const named = listed(language, days.map(String))
  const only =
    days.length === 1
      ? say(
          `I suggest changing only day ${named}.`,
          `Je propose de ne changer que le jour ${named}.`,
        )
      : say(
          `I suggest changing only days ${named}.`,
          `Je propose de ne changer que les jours ${named}.`,
        )
  return days.length < all
    ? `${only} ${say('Your other days stay as they are.')}`
    : say('I suggest these changes.', 'Je propose ces changements.')
}

/** Edits as a proposal: what changes on which day, and nothing else. One reason counts for all. */
export function proposed(
  asking: Asking,
  standing: Standing,
  edits: readonly StoredEdit[],
  reason: string | readonly string[],
): Said {
  const { turn } = asking
  const { plan } = turn.before
  if (!plan) throw new RangeError('An edit has a plan')
  const reasons = typeof reason === 'string' ? edits.map(() => reason) : reason
  const rows = rowsOf(standing, edits, reasons)
  const days = [...new Set(rows.map(({ day }) => day))].toSorted((a, b) => a - b)
  // Changes are counted through all days: what carries them out stands in the same order.
  const ordered = days.flatMap((day) => edits.filter((edit) => edit.day === day))
  const [came, other] = ordered.flatMap(({ write }) => (write && 'name' in write ? [write] : []))
  const touched = [...new Set(rows.flatMap(({ day, from }) => [day, from ?? day]))].toSorted(
    (a, b) => a - b,
  )
  const lines = days.flatMap((day) =>
    rows.filter((row) => row.day === day).map((row) => lineOf(asking, row)),
  )
  return {
    text: `${headOf(asking, touched, datesOf(standing).length)}\n\n${lines.join('\n')}`,
    sources: [sourceOf(asking, 'planner')],
    proposal: {
      shown: {
        tripId: plan.tripId,
        planId: plan.planId,
        days: days.map((day) => ({
          day,
          date: plan.isDated ? addDays(plan.startDate, day - 1) : null,
          veiled: false,
          changes: rows
            .filter((row) => row.day === day)
            .map(({ op, item, replaces, reason }) => ({
              op,
              item,
              ...(replaces ? { replaces } : {}),
              reason,
            })),
        })),
      },
      edits: ordered,
      plan,
    },
    memory: {
      edits: [...turn.before.edits, ...ordered],
      lastEdits: ordered.length,
      spoken: ordered.flatMap(({ itemId, write }) => [
        itemId,
        ...(write && 'name' in write ? [write.id] : []),
      ]),
      // "Is it open on Sunday": what has just come in.
      ...(came && !other ? { focus: rowOf(asking, came)?.id ?? came.id } : {}),
    },
  }
}

/** Visits and tables of the days that go; bed and flight stay. */
export function dropDays(asking: Asking, standing: Standing): Said {
  const { say } = asking
  const all = datesOf(standing)
  const meant = new Set(datesNamed(asking, standing))
  const edits = standing.items.flatMap(({ id, day, type }): StoredEdit[] =>
    day && meant.has(day) && type !== 'hotel' && type !== 'flight'
      ? [{ op: 'remove', itemId: id, day: all.indexOf(day) + 1 }]
      : [],
  )
  if (edits.length === 0) return { text: say('That day is free already.') }
  return proposed(asking, standing, edits, say('as you asked'))
}

/** Two days of a plan change places. */
export function swapDays(
  asking: Asking,
  standing: Standing,
  [first = 1, second = 2]: readonly number[] = asking.turn.change?.days ?? [],
): Said {
  const all = datesOf(standing)
  const [a, b] = [all[first - 1], all[second - 1]]
  const { say } = asking
  if (!a || !b) return { text: say('The plan has no such day.'), isUnknown: true }
  const edits = standing.items.flatMap((item): StoredEdit[] => {
    const isFixed =
      item.type !== 'attraction' && item.type !== 'restaurant' && item.type !== 'activity'
    if (isFixed || (item.day !== a && item.day !== b)) return []
    const to = item.day === a ? b : a
    return [
      {
        op: 'move',
        itemId: item.id,
        day: all.indexOf(to) + 1,
        write: { day: to, time: item.time ?? null },
      },
    ]
  })
  const said = proposed(asking, standing, edits, say('the days change places'))
  const closed = standing.items.flatMap((item) => {
    const to = edits.find(({ itemId }) => itemId === item.id)?.write?.day
    const row = to ? rowOf(asking, item) : undefined
    return row && to && !isOpenOn(row, { date: to }) ? [item.name] : []
  })
  const shut =
    closed.length > 0
      ? say(
          ` Closed on its new day: ${listed('en', closed)}.`,
          ` Fermé le nouveau jour : ${listed('fr', closed)}.`,
        )
      : ''
  return {
    ...said,
    text: say(
      `I propose that days ${first} and ${second} change places, each visit and table at its hour. All other days stay as they are.${shut}`,
      `Je propose que les jours ${first} et ${second} changent de place, chaque visite et table à son heure. Les autres jours restent comme ils sont.${shut}`,
    ),
  }
}
