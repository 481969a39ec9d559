import type { Asking, Said } from '../answer.ts'
import { datesOf } from '../propose-edit.ts'
import { isStop, once, type TripPart } from './trip-parts.ts'
import { type Commanded, edit } from './commanded.ts'

export const hourLater = 60

/** A stop that is to move, and it is not said where. */
function whereTo({ say }: Asking, { standing }: Commanded, { item, date }: TripPart): Said {
  const others = datesOf(standing).filter((one) => one !== date)
  return {
    text: say(
      `Where shall **${item.name}** go? Name a day or an hour.`,
      `Où doit aller **${item.name}** ? Nommez un jour ou une heure.`,
    ),
    question: 'visit',
    isUnknown: true,
    choices: others.slice(0, 3).map((one) => {
      const day = datesOf(standing).indexOf(one) + 1
      return {
        label: say(`Day ${day}`, `Jour ${day}`),
        message: say(`Move ${item.name} to day ${day}`, `Déplace ${item.name} au jour ${day}`),
      }
    }),
  }
}

/** "Move that to the 9th", of a whole day that was told: the two days may change places. */
function swappedDays(
  { say }: Asking,
  { standing, dates, parts }: Commanded,
  stops: readonly TripPart[],
): Said | undefined {
  const [from, other] = [...new Set(stops.map(({ date }) => date))]
  const isAll = parts.filter((part) => part.date === from && isStop(part)).length === stops.length
  const [to] = dates.filter((date) => date !== from)
  if (!from || other || !to || !isAll) return undefined
  const [a, b] = [from, to].map((date) => datesOf(standing).indexOf(date) + 1)
  return {
    text: say(
      `That is all of day ${a}. Shall days ${a} and ${b} change places, or is it one stop that moves?`,
      `C’est tout le jour ${a}. Les jours ${a} et ${b} changent-ils de place, ou une seule étape ?`,
    ),
    question: 'visit',
    isUnknown: true,
    choices: [
      {
        label: say(`Swap days ${a} and ${b}`, `Échanger les jours ${a} et ${b}`),
        message: say(`Swap day ${a} and day ${b}`, `Échange les jours ${a} et ${b}`),
      },
      ...stops.slice(0, 2).map(({ item: { name } }) => ({
        label: say(`Move ${name}`, `Déplacer ${name}`),
        message: say(`Move ${name} to day ${b}`, `Déplace ${name} au jour ${b}`),
      })),
    ],
  }
}

/** A stop at another hour or on another day. */
export async function moved(asking: Asking, all: Commanded): Promise<Said | undefined> {
  const { command, meant, dates, standing } = all
  const stops = once(meant).filter(isStop)
  const [one] = stops
  if (stops.length > 1) return swappedDays(asking, all, stops)
  if (!one) return undefined
  const by = command.qualities.includes('earlier')
    ? -hourLater
    : command.qualities.includes('later')
      ? hourLater
      : undefined
  const target = dates.find((date) => date !== one.date) ?? dates[0]
  const days = target ? [datesOf(standing).indexOf(target) + 1] : []
  if (days.length === 0 && !command.hour && !command.dayPart && by === undefined)
    return command.verbs.includes('move') ? whereTo(asking, all, one) : undefined
  return edit(asking, {
    changes: [{ op: 'move', target: { ref: one.item.id } }],
    days: days.length > 0 ? days : [datesOf(standing).indexOf(one.date) + 1],
    hour: command.hour,
    part: command.hour ? undefined : command.dayPart,
    shift: command.hour ? undefined : by,
  })
}
