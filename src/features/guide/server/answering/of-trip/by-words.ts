import { byLoad } from './trip-days.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { sourceOf as keyOf } from '#features/trips/domain/item-source.ts'
import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import type { ActivityRow } from '../../../domain/guide-rows.ts'
import { stem } from '../../retrieval/text-index.ts'
import { type Asking, atlasSource, type Said } from '../answer.ts'
import type { Standing, WrittenItem } from '../plan-port.ts'
import { datesOf, proposed } from '../propose-edit.ts'
import { dollars } from '../words.ts'
import { families } from '../answer-sights.ts'
import type { Commanded } from './commanded.ts'
import { gapsOf } from './trip-days.ts'
import { dayParts, leaving, type TripPart } from './trip-parts.ts'

const mostChoices = 3
const evening = ['18:00', '24:00'] as const
const wholeDay = ['09:00', '22:30'] as const
const spare = 30
const ofEvening = /\b(?:night|evening|fado|show|concert|dinner|soir[ée]e?|spectacle)\b/i

const rootsOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(/[^\p{L}]+/u).flatMap((word) => stem(word) ?? []))

/** Activities of the trip's towns that speak of most of these words: "a cooking class", "a boat trip". */
function activitiesOn(
  { world }: Asking,
  { wish }: Standing,
  words: readonly string[],
): readonly ActivityRow[] {
  const wanted = words.flatMap((word) => stem(word) ?? [])
  const rows = wish.destinations
    .flatMap(({ ref }) => (ref ? (world.rows(ref)?.activities ?? []) : []))
    .map((row) => {
      const has = rootsOf(`${row.name} ${row.category} ${row.description}`)
      return { row, hits: wanted.filter((root) => has.has(root)).length }
    })
  const most = Math.max(0, ...rows.map(({ hits }) => hits))
  return most * 2 > wanted.length || (most > 0 && most === wanted.length)
    ? rows.filter(({ hits }) => hits === most).map(({ row }) => row)
    : []
}

/** Sights of the trip's towns are of that kind: they come in before any activity. */
export const hasSights = (
  { world }: Asking,
  { wish }: Standing,
  tastes: readonly string[],
): boolean =>
  wish.destinations
    .flatMap(({ ref }) => (ref ? (world.rows(ref)?.sights ?? []) : []))
    .some(({ category, name }) =>
      tastes.some(
        (taste) =>
          (families.get(taste) ?? [taste]).includes(category) || name.toLowerCase().includes(taste),
      ),
    )

/** The first hour that is free for so long, of the days that are meant. */
function slotFor(
  asking: Asking,
  { parts, standing, dates, command }: Commanded,
  { durationMinutes, name }: ActivityRow,
): { readonly date: string; readonly time: string | null } | undefined {
  const all = dates.length > 0 ? dates : datesOf(standing)
  const [from, until] = command.dayPart
    ? dayParts[command.dayPart]
    : ofEvening.test(name)
      ? evening
      : wholeDay
  const within = [Math.max(minutesOf(from), minutesOf(wholeDay[0])), minutesOf(until)] as const
  const leaves = (home: TripPart): number => leaving(asking, standing, home)
  for (const date of all)
    for (const [begins, ends] of gapsOf(parts, date, within, leaves)) {
      const at = Math.ceil((begins + (begins > within[0] ? spare : 0)) / 15) * 15
      if (at + durationMinutes + spare <= ends + (ends === within[1] ? spare : 0))
        return { date, time: timeOf(at) }
    }
  const [date] = dates
  return date ? { date, time: null } : undefined
}

function itemOf(
  { standing }: Commanded,
  row: ActivityRow,
  { date, time }: { readonly date: string; readonly time: string | null },
): WrittenItem {
  const { name, description, district, durationMinutes, lat, lng, priceCad, id } = row
  const town = standing.wish.destinations.find(({ ref }) => ref && id.startsWith(`${ref}/`))
  return {
    id: crypto.randomUUID(),
    type: 'activity',
    name,
    description,
    location: [district, town?.name].filter(Boolean).join(', '),
    price: priceCad * headsOf(standing.wish.party),
    estimated: true,
    sample: true,
    day: date,
    time,
    durationMinutes,
    lat,
    lng,
    source: keyOf('activities', `embedded:${id}`),
  }
}

/** No day has room for it: which one it is to stand on is asked. */
function withoutRoom(
  { say }: Asking,
  { parts, standing }: Commanded,
  one: Parameters<typeof itemOf>[1],
): Said {
  const dates = datesOf(standing)
  return {
    text: say(
      `No day has room for **${one.name}** (${one.durationMinutes} min). Name a day, and it stands there without an hour.`,
      `Aucun jour n’a de place pour **${one.name}** (${one.durationMinutes} min). Nommez un jour, et il y sera sans heure.`,
    ),
    question: 'visit',
    memory: { wanted: one.name },
    choices: byLoad(parts, dates)
      .toReversed()
      .slice(0, mostChoices)
      .map(({ date }) => {
        const at = dates.indexOf(date) + 1
        return {
          label: say(`Day ${at}`, `Jour ${at}`),
          message: say(`Add ${one.name} on day ${at}`, `Ajoute ${one.name} au jour ${at}`),
        }
      }),
  }
}

/** Something that comes in and is called by words of no table: an activity that speaks of them. */
export function addedByWords(
  asking: Asking,
  all: Commanded,
  words: readonly string[],
): Said | undefined {
  const { say, language } = asking
  const found = activitiesOn(asking, all.standing, words)
  const [one, other] = found
  if (!one) return undefined
  const day = all.dates[0] ? datesOf(all.standing).indexOf(all.dates[0]) + 1 : 0
  if (other)
    return {
      text: say(
        'Which of these do you mean? They are samples of this demonstration.',
        'Lequel voulez-vous dire ? Ce sont des exemples de cette démonstration.',
      ),
      question: 'visit',
      isUnknown: true,
      choices: found.slice(0, mostChoices).map(({ name, priceCad }) => ({
        label: `${name}, ${dollars(language, priceCad)}`,
        message: day
          ? say(`Add ${name} on day ${day}`, `Ajoute ${name} au jour ${day}`)
          : say(`Add ${name}`, `Ajoute ${name}`),
      })),
    }
  const slot = slotFor(asking, all, one)
  if (!slot) return withoutRoom(asking, all, one)
  const item = itemOf(all, one, slot)
  const said = proposed(
    asking,
    all.standing,
    [
      {
        op: 'add',
        itemId: item.id,
        day: datesOf(all.standing).indexOf(slot.date) + 1,
        write: item,
      },
    ],
    say('as you asked'),
  )
  const full = slot.time
    ? ''
    : `\n\n${say('That day has no free hour for it: it has no time yet.', 'Ce jour n’a pas d’heure libre : il n’a pas encore d’heure.')}`
  return {
    ...said,
    text: said.text + full,
    sources: [atlasSource(asking)],
    memory: { ...said.memory, spoken: [item.id] },
  }
}
