import { lengthText } from '#platform/shared/length-text.ts'
import { isOpenOn } from '#features/trips/domain/opening-hours.ts'
import { legBetween } from '#features/trips/domain/travel/leg.ts'
import { wayOfLeg } from '#features/trips/domain/travel/leg-words.ts'
import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import type { SightRow } from '../../../domain/guide-rows.ts'
import { type Asking, type Said, sourceOf } from '../answer.ts'
import type { Standing } from '../plan-port.ts'
import { datesOf } from '../propose-edit.ts'
import { isPlaced } from '../way-in-plan.ts'
import { listed } from '../words.ts'
import { dayText } from './part-text.ts'
import { gapsOf } from './trip-days.ts'
import { isStop, leaving, partsOf, type TripPart } from './trip-parts.ts'

const [dayBegins, dayEnds] = [minutesOf('09:00'), minutesOf('21:00')]
const spare = 30

interface DayRoom {
  readonly date: string
  readonly isOpen: boolean
  /** When it begins there, in minutes; undefined where the day has no room for it. */
  readonly at: number | undefined
  readonly near: { readonly name: string; readonly minutes: number } | undefined
}

/** Each day of the trip as it would take a sight in. */
function roomsFor(
  asking: Asking,
  standing: Standing,
  row: SightRow,
  parts: readonly TripPart[],
): readonly DayRoom[] {
  return datesOf(standing).map((date) => {
    const [opens, closes] = [row.opens ?? '09:00', row.closes ?? '21:00'].map(minutesOf)
    const within = [Math.max(dayBegins, opens ?? 0), Math.min(dayEnds, closes ?? dayEnds)] as const
    const gap = gapsOf(parts, date, within, (home) => leaving(asking, standing, home)).find(
      ([from, to]) => to - from >= row.durationMinutes + spare,
    )
    const ways = parts
      .filter((part) => isStop(part) && part.date === date)
      .flatMap(({ item }) =>
        isPlaced(item)
          ? [{ name: item.name, minutes: wayOfLeg(legBetween(item, row)).minutes }]
          : [],
      )
    return {
      date,
      isOpen: isOpenOn(row, { date }),
      at: gap && gap[0] + (gap[0] > within[0] ? spare : 0),
      near: ways.toSorted((a, b) => a.minutes - b.minutes)[0],
    }
  })
}

function choicesOf({ say }: Asking, { name }: SightRow, day: number, isMoved: boolean) {
  const goes = isMoved
    ? {
        label: say(`Move it to day ${day}`, `Le déplacer au jour ${day}`),
        message: say(`Move ${name} to day ${day}`, `Déplace ${name} au jour ${day}`),
      }
    : {
        label: say(`Add it on day ${day}`, `L’ajouter au jour ${day}`),
        message: say(`Add ${name} on day ${day}`, `Ajoute ${name} au jour ${day}`),
      }
  const asks = say(`What is on day ${day}?`, `Qu’y a-t-il au jour ${day} ?`)
  return [goes, { label: asks, message: asks }]
}

/** On which day a sight fits best: open, with room, nearest to what stands there. */
export function answerBestDay(asking: Asking, standing: Standing, row: SightRow): Said {
  const { say } = asking
  const own = partsOf(standing).find(({ item }) => item.source?.endsWith(row.id))
  const others = partsOf(standing).filter((part) => part !== own)
  const rooms = roomsFor(asking, standing, row, others)
  const shut = rooms
    .filter(({ isOpen }) => !isOpen)
    .map(({ date }) => dayText(asking, standing, date))
  const best = rooms
    .filter(({ isOpen, at }) => isOpen && at !== undefined)
    .toSorted((a, b) => (a.near?.minutes ?? 60) - (b.near?.minutes ?? 60))[0]
  const closed =
    shut.length > 0
      ? say(` It is closed on ${listed('en', shut)}.`, ` Fermé : ${listed('fr', shut)}.`)
      : ''
  const now = own
    ? say(
        ` It stands on ${dayText(asking, standing, own.date)}${own.time ? ` at ${own.time}` : ''} now.`,
        ` Il est prévu : ${dayText(asking, standing, own.date)}${own.time ? ` à ${own.time}` : ''}.`,
      )
    : ''
  if (!best)
    return {
      text: say(
        `No day has ${lengthText(row.durationMinutes)} free for **${row.name}** while it is open: something would have to make room.${now}${closed}`,
        `Aucun jour n’a ${lengthText(row.durationMinutes)} de libre pour **${row.name}** pendant ses heures : quelque chose devrait lui faire place.${now}${closed}`,
      ),
      sources: [sourceOf(asking, 'plan')],
    }
  const day = datesOf(standing).indexOf(best.date) + 1
  const isSame = own?.date === best.date
  const at = best.at === undefined ? '' : timeOf(best.at)
  const near = best.near
    ? say(
        `, ${best.near.minutes} min from ${best.near.name}`,
        `, à ${best.near.minutes} min de ${best.near.name}`,
      )
    : ''
  return {
    text: say(
      `**${row.name}** fits best on ${dayText(asking, standing, best.date)}${near}; there is room from ${at}.${isSame ? '' : now}${closed}`,
      `**${row.name}** va le mieux : ${dayText(asking, standing, best.date)}${near} ; il y a de la place dès ${at}.${isSame ? '' : now}${closed}`,
    ),
    sources: [sourceOf(asking, 'plan')],
    memory: { toldDay: day, focus: own?.item.id ?? row.id },
    ...(isSame ? {} : { choices: choicesOf(asking, row, day, own !== undefined) }),
  }
}

/** Why a part stands where it does: how well known it is, and what is near it that day. */
export function answerWhy(asking: Asking, standing: Standing, part: TripPart): Said {
  const { say, world } = asking
  const row = standing.wish.destinations
    .flatMap(({ ref }) => (ref ? (world.rows(ref)?.sights ?? []) : []))
    .find(({ id }) => part.item.source?.endsWith(id))
  const near = partsOf(standing)
    .filter((other) => other.date === part.date && other.item.id !== part.item.id && isStop(other))
    .flatMap(({ item }) =>
      isPlaced(item) && isPlaced(part.item)
        ? [{ name: item.name, minutes: wayOfLeg(legBetween(part.item, item)).minutes }]
        : [],
    )
    .toSorted((a, b) => a.minutes - b.minutes)[0]
  const known =
    row?.prominence === 1
      ? say('it is one of the foremost sights there', 'c’est l’un des premiers sites de la ville')
      : row?.prominence === 2
        ? say('it is well known there', 'c’est un site bien connu')
        : part.kind === 'meal'
          ? say(
              'it lies on the day’s way and within your budget',
              'elle est sur le chemin du jour et dans votre budget',
            )
          : say(
              'it fits the hours and the way of that day',
              'cela convient aux heures et au trajet du jour',
            )
  const way = near
    ? say(
        ` On ${dayText(asking, standing, part.date)} it is ${near.minutes} min from **${near.name}**.`,
        ` Ce jour-là (${dayText(asking, standing, part.date)}), c’est à ${near.minutes} min de **${near.name}**.`,
      )
    : ''
  return {
    text: say(
      `I chose **${part.item.name}** because ${known}.${way} Say “swap it”, and I look for something else.`,
      `J’ai choisi **${part.item.name}** parce que ${known}.${way} Dites « remplace-le », et je cherche autre chose.`,
    ),
    sources: [sourceOf(asking, 'plan')],
    memory: { focus: part.item.id, spoken: [part.id] },
  }
}
