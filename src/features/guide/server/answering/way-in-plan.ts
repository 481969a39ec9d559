import { legBetween } from '#features/trips/domain/travel/leg.ts'
import { wayOfLeg } from '#features/trips/domain/travel/leg-words.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import type { FramePlace } from '../../contract/frame.schema.ts'
import type { Point } from '../../domain/guide-rows.ts'
import type { Asking } from './answer.ts'
import type { WrittenItem } from './plan-port.ts'
import { number } from './words.ts'

type Part = Pick<WrittenItem, 'name' | 'lat' | 'lng'> & { readonly day?: string | null }
type Placed = Part & Point
export const isPlaced = (part: Part | undefined): part is Placed =>
  typeof part?.lat === 'number' && typeof part.lng === 'number'

const nearTripKm = 600

/** Beside a trip "how do we get to Nikko" begins in its town, and not at home. */
export function fromTrip({ turn, world }: Asking): readonly FramePlace[] | undefined {
  const { named, before } = turn
  const [place] = named.places
  const to = place?.ref ? world.town(place.ref.split('/')[0] ?? '') : undefined
  if (!before.plan?.tripId || named.places.length !== 1 || !to || place?.role === 'from')
    return undefined
  const start = before.frame.places.find(({ ref, role }) => {
    const town = ref && role === 'to' ? world.town(ref) : undefined
    return town !== undefined && town.slug !== to.slug && distanceKm(town, to) < nearTripKm
  })
  return start && place ? [{ ...start, role: 'from' }, place] : undefined
}

/** How far it is from one part of the plan to another, and how one goes. */
export function wayText({ say, language }: Asking, a: Placed, b: Placed): string {
  const leg = legBetween(a, b)
  const { how, minutes } = wayOfLeg(leg)
  const km = number(language, leg.km, 1)
  const time =
    how === 'foot'
      ? say(`about ${minutes} min on foot`, `environ ${minutes} min à pied`)
      : how === 'ferry'
        ? say(`about ${minutes} min with a ferry`, `environ ${minutes} min avec un traversier`)
        : say(
            `about ${minutes} min by transit or taxi`,
            `environ ${minutes} min en transport ou en taxi`,
          )
  const onFoot =
    how !== 'foot' && leg.minutesOnFoot !== undefined
      ? say(`, ${leg.minutesOnFoot} min on foot`, `, ${leg.minutesOnFoot} min à pied`)
      : ''
  return say(
    `From **${a.name}** to **${b.name}**: ${time}${onFoot} (${km} km; an estimate).`,
    `De **${a.name}** à **${b.name}** : ${time}${onFoot} (${km} km ; une estimation).`,
  )
}
