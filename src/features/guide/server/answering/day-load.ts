import { legBetween } from '#features/trips/domain/travel/leg.ts'
import { wayOfLeg } from '#features/trips/domain/travel/leg-words.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { type Asking, type Said, sourceOf } from './answer.ts'
import { isVisit, itemOf } from './edit-parts.ts'
import { shifted } from './edit-wanted.ts'
import type { Standing, WrittenItem } from './plan-port.ts'
import { datesNamed, datesOf } from './propose-edit.ts'

const loadWords =
  'too much,too full,too busy,too packed,too many,too rushed,too tight,too tiring,overloaded,realistic,doable,manageable,feasible,trop charge,trop charge,faisable,realiste'.split(
    ',',
  )
/** Beyond so much of visits and ways a day is a full one. Minutes. */
const full = 8 * 60
const long = 10 * 60

/** The day that is asked about: by its number, told last, or that of what was told last. */
function dayAsked(asking: Asking, standing: Standing): string | undefined {
  const { turn } = asking
  const [date] = datesNamed(asking, standing)
  const { toldDay, focus } = turn.before
  if (date) return date
  if (toldDay !== undefined) return datesOf(standing)[toldDay - 1]
  const named = turn.named.places.find(({ ref }) => ref?.includes('/'))?.ref ?? focus
  return named ? (itemOf(standing, named)?.day ?? undefined) : undefined
}

const minutesOn = (stops: readonly WrittenItem[]): number =>
  stops.reduce((sum, item, at) => {
    const before = stops[at - 1]
    const isFar =
      typeof before?.lat === 'number' &&
      typeof before.lng === 'number' &&
      typeof item.lat === 'number' &&
      typeof item.lng === 'number'
    return isFar
      ? sum +
          wayOfLeg(
            legBetween(
              { lat: before.lat as number, lng: before.lng as number },
              { lat: item.lat as number, lng: item.lng as number },
            ),
          ).minutes
      : sum
  }, 0)

/** "Is day 3 too much?", "is it doable in a day?", of a stop that was told: how long its day is. */
export async function answerLoad(asking: Asking): Promise<Said | undefined> {
  const { turn, plans, say } = asking
  const { plan, edits } = turn.before
  const isAsked = loadWords.some((phrase) => turn.reader.find(phrase) >= 0)
  if (!plan || !turn.isQuestion || !isAsked || (turn.change?.changes.length ?? 0) > 0)
    return undefined
  const standing = await plans.standing(plan, edits)
  const date = standing && dayAsked(asking, standing)
  if (!standing || !date) return undefined
  const stops = standing.items
    .filter((item) => item.day === date && item.time && item.status !== 'idea')
    .filter((item) => isVisit(item) || item.type === 'restaurant')
    .toSorted((a, b) => `${a.time}`.localeCompare(`${b.time}`))
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first?.time || !last?.time) return undefined
  const visits = stops.filter(isVisit)
  const inside = visits.reduce((sum, { durationMinutes }) => sum + (durationMinutes ?? 0), 0)
  const ways = minutesOn(stops)
  const number = datesOf(standing).indexOf(date) + 1
  const ends = shifted(last.time, last.durationMinutes ?? 0)
  const verdict =
    inside + ways > long
      ? say('**It is a very full day.**', '**C’est une journée très chargée.**')
      : inside + ways > full
        ? say('**It is full, but it works.**', '**C’est chargé, mais faisable.**')
        : say('**No: it leaves room.**', '**Non : il reste du temps.**')
  return {
    text: say(
      `${verdict} Day ${number} has ${visits.length} ${visits.length === 1 ? 'visit' : 'visits'} from ${first.time} to ${ends}: ${lengthText(inside)} inside and about ${lengthText(ways)} on the way. Say “slow day ${number} down”, and I suggest what could wait.`,
      `${verdict} Le jour ${number} compte ${visits.length} ${visits.length === 1 ? 'visite' : 'visites'} de ${first.time} à ${ends} : ${lengthText(inside)} sur place et environ ${lengthText(ways)} en chemin. Dites « ralentis le jour ${number} », et je propose ce qui peut attendre.`,
    ),
    sources: [sourceOf(asking, 'plan')],
    memory: { toldDay: number },
    took: turn.unused(),
  }
}
