import { lengthText } from '#platform/shared/length-text.ts'
import { journeyBetween } from '../../domain/journey.ts'
import type { StoredEdit } from '../reading/memory.ts'
import type { Asking, Said } from './answer.ts'
import { isVisit, type Known } from './edit-parts.ts'
import type { WrittenItem } from './plan-port.ts'
import { datesOf, proposed } from './propose-edit.ts'
import { townName } from './words.ts'

const thereMinutes = 240
const longestMinutes = 660
/** Each way. */
const farthestMinutes = 165
/** A day out to another town in place of the visits of a day; meals there stay as they are. */
export function addDayOut(asking: Asking, { standing }: Known, ref: string): Said | undefined {
  const { turn, world, say, language } = asking
  const sight = world.rows(ref.split('/')[0] ?? '')?.sights.find(({ id }) => id === ref)
  const town = world.town(ref)
  const goal = sight ?? town
  const all = datesOf(standing)
  const [number] = turn.change?.days ?? []
  const visitsOf = (date: string): number =>
    standing.items.filter((item) => item.day === date && isVisit(item)).length
  if (!goal) return undefined
  // Where no day is named, the one near enough that loses least; of several the last.
  const minutesOn = (date: string): number => {
    const there = [
      ...standing.items.filter((one) => one.day === date),
      ...standing.wish.destinations,
    ]
    const spot = there.find(({ lat, lng }) => typeof lat === 'number' && typeof lng === 'number')
    return spot
      ? journeyBetween({ lat: spot.lat ?? 0, lng: spot.lng ?? 0 }, goal).minutes
      : Infinity
  }
  const near = all.filter((one) => minutesOn(one) <= farthestMinutes)
  const [least] = near.toReversed().toSorted((a, b) => visitsOf(a) - visitsOf(b))
  const date = number === undefined ? (least ?? all[0]) : all.at(number < 0 ? number : number - 1)
  if (!date) return undefined
  const minutes = minutesOn(date)
  const name = town ? townName(language, town) : goal.name
  const day = all.indexOf(date) + 1
  if (minutes > farthestMinutes)
    return {
      text: say(
        `${name} is about ${lengthText(minutes)} away each way, too far for a day out, so I changed nothing. Give it nights instead: “2 nights in ${name}”.`,
        `${name} est à environ ${lengthText(minutes)} dans chaque sens, trop loin pour une journée : je n’ai rien changé. Donnez-lui plutôt des nuits : « 2 nuits à ${name} ».`,
      ),
      isUnknown: true,
    }
  const gone = standing.items.filter((item) => item.day === date && isVisit(item))
  const visit: WrittenItem = {
    id: crypto.randomUUID(),
    type: 'activity',
    name: say(`Day trip to ${name}`, `Excursion à ${name}`),
    location: name,
    day: date,
    time: '09:00',
    durationMinutes: Math.min(longestMinutes, 2 * minutes + thereMinutes),
    lat: goal.lat,
    lng: goal.lng,
    estimated: true,
  }
  const edits: StoredEdit[] = [
    ...gone.map(({ id }): StoredEdit => ({ op: 'remove', itemId: id, day })),
    { op: 'add', itemId: visit.id, day, write: { ...visit } },
  ]
  return proposed(asking, standing, edits, say('for the day out'))
}
