import type { Change } from '../reading/read-change.ts'
import type { Asking, Said } from './answer.ts'
import { bestOf, choicesOf, differences, type Known, matches } from './edit-parts.ts'
import { datesOf, proposed } from './propose-edit.ts'

/** A visit of the plan on another of its days, which is laid anew around it. */
export async function answerMove(
  asking: Asking,
  known: Known,
  change: Change | undefined,
): Promise<Said | undefined> {
  const { turn, say } = asking
  const { standing } = known
  const [to] = turn.change?.days ?? []
  if (change?.op !== 'move' || to === undefined) return undefined
  const all = datesOf(standing)
  const date = to === -1 ? all.at(-1) : all[to - 1]
  if (!date) return { text: say('The plan has no such day.'), isUnknown: true }
  const item = standing.items.find((one) => one.day && matches(known, one, change.target))
  if (!item)
    return {
      text: say('I don’t find that in the plan.'),
      question: 'visit',
      choices: choicesOf(asking, standing, all),
      isUnknown: true,
    }
  if (item.day === date)
    return {
      text: say(
        `${item.name} is on that day already. Name what should take its place, or another day.`,
        `${item.name} est déjà ce jour-là. Dites ce qui doit le remplacer, ou un autre jour.`,
      ),
      isUnknown: true,
    }
  const moved = {
    ...standing,
    items: standing.items.map((one) =>
      one.id === item.id ? { ...one, day: date, time: null } : one,
    ),
  }
  const relaid = await bestOf(asking, moved, {
    date,
    without: new Set(),
    keep: new Set([item.id]),
    offered: [],
    room: 0,
  })
  if (relaid.left.includes(item.id))
    return {
      text: say(
        `${item.name} does not fit on day ${all.indexOf(date) + 1}: it is closed then, or the day is full.`,
        `${item.name} n’entre pas au jour ${all.indexOf(date) + 1} : c’est fermé, ou la journée est pleine.`,
      ),
    }
  const edits = differences(moved, relaid, all.indexOf(date) + 1, item.id)
  return proposed(
    asking,
    standing,
    edits,
    edits.map(() => say('as you wished')),
  )
}
