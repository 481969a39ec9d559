import { legBetween } from '#features/trips/domain/travel/leg.ts'
import { wayOfLeg } from '#features/trips/domain/travel/leg-words.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import type { FramePlace } from '../../contract/frame.schema.ts'
import type { Point } from '../../domain/guide-rows.ts'
import { type Asking, type Said, sourceOf } from './answer.ts'
import { isMeal, itemOf } from './edit-parts.ts'
import type { Standing, WrittenItem } from './plan-port.ts'
import { datesNamed } from './propose-edit.ts'
import { number } from './words.ts'

const asks =
  'how far,how long,walk,walking,distance,get from,get to,get there,get back,combien de temps,loin,a pied,aller de'.split(
    ',',
  )
const bedWords = /^(?:hotel|hostel|room|apartment|airbnb|auberge|chambre)$/
const dinnerWords = /^(?:dinner|supper|souper)$/
const lunchWords = /^(?:lunch|dejeuner)$/
const pointing = /^(?:there|it|that|here|la|y)$/

type Part = Pick<WrittenItem, 'name' | 'lat' | 'lng'> & { readonly day?: string | null }
type Placed = Part & Point
export const isPlaced = (part: Part | undefined): part is Placed =>
  typeof part?.lat === 'number' && typeof part.lng === 'number'

/** A sight by its own id, or a part of the plan; what is only proposed so far is a sight. */
const partOf = ({ world }: Asking, standing: Standing, ref: string): Part | undefined =>
  itemOf(standing, ref) ?? world.rows(ref.split('/')[0] ?? '')?.sights.find(({ id }) => id === ref)

/** What was told last. */
function focused(asking: Asking, standing: Standing): Part | undefined {
  const { focus, frame } = asking.turn.before
  const ref = focus ?? frame.places.findLast((place) => place.ref?.includes('/'))?.ref
  return ref ? partOf(asking, standing, ref) : undefined
}

/** Parts of the plan that a message names in its order: its stay, a meal, a sight, what was told last. */
function partsNamed(asking: Asking, standing: Standing): readonly Placed[] {
  const { turn } = asking
  const { items } = standing
  const last = focused(asking, standing)
  const named = turn.named.spots.flatMap(({ place: { ref }, from }) =>
    ref?.includes('/') ? [{ from, item: partOf(asking, standing, ref) }] : [],
  )
  const day =
    datesNamed(asking, standing)[0] ?? named.find(({ item }) => item?.day)?.item?.day ?? last?.day
  const meal = (which: 'lunch' | 'dinner') =>
    items.find((item) => isMeal(item, which) && item.day && item.day === day)
  const found = turn.reader.tokens.flatMap(({ text }, at): (Part | undefined)[] => {
    const sight = named.find(({ from }) => from === at)?.item
    if (sight) return [sight]
    if (bedWords.test(text))
      return [items.find(({ type, status }) => type === 'hotel' && status !== 'idea')]
    if (dinnerWords.test(text)) return [meal('dinner')]
    if (lunchWords.test(text)) return [meal('lunch')]
    return pointing.test(text) ? [last] : []
  })
  return [...new Set(found)].filter(isPlaced)
}

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

/** "How long is the walk from there to dinner", "how far is the hotel from the castle": the way between two parts of the plan. */
export async function wayInPlan(asking: Asking): Promise<Said | undefined> {
  const { turn, plans } = asking
  const { plan, edits } = turn.before
  if (!plan || !turn.isQuestion || asks.every((phrase) => turn.reader.find(phrase) < 0))
    return undefined
  const standing = await plans.standing(plan, edits)
  const [a, b, ...more] = standing ? partsNamed(asking, standing) : []
  if (!a || !b || more.length > 0) return undefined
  return {
    text: wayText(asking, a, b),
    sources: [sourceOf(asking, 'plan')],
    took: turn.unused(),
  }
}
