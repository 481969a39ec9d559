import type { FramePlace } from '../../contract/frame.schema.ts'
import type { GuideWorld } from '../guide-world.ts'
import { carried } from './place-evidence.ts'
import { ofTown, type Spot } from './place-of.ts'
import type { Reader } from './tokens.ts'

export const isCanadian = (world: GuideWorld, slug: string | null): boolean =>
  world.town(slug ?? '')?.countryCode === 'CA'

/** "We live in Hamilton": of several towns of one name the one in Canada, where our travellers live. */
export function atHome(
  world: GuideWorld,
  place: Spot['place'],
  several: { readonly name: string; readonly slugs: readonly string[] } | undefined,
): Spot['place'] {
  const slug = several?.slugs.find((one) => isCanadian(world, one))
  const town = slug && several?.name === place.name ? world.town(slug) : undefined
  return town ? ofTown(town) : place
}

/** "5 days from Halifax, Cape Breton": where all would be left, the one behind the comma is where they go. */
export function withGoal(
  reader: Reader,
  places: readonly FramePlace[],
  spots: readonly Spot[],
): readonly FramePlace[] {
  const isPlanned = reader.tokens.some(
    ({ kind, text }) => kind === 'number' || /^(?:weeks?|semaines?|days?|jours?)$/.test(text),
  )
  if (places.length < 2 || !isPlanned || places.some(({ role }) => role !== 'from')) return places
  return places.map((place) => {
    const spot = spots.find((one) => one.place.ref === place.ref && one.place.name === place.name)
    return spot && reader.text(spot.from - 1) === ',' ? { ...place, role: 'to' } : place
  })
}

const leaving = new Set(
  'leave leaving depart departing getaway away partir partons escape'.split(' '),
)

/** "Can leave Thursday. Toronto.": a place in a sentence of its own, beside a leaving, is where one is. */
export function fromAlone(reader: Reader, places: readonly FramePlace[]): readonly FramePlace[] {
  const [only] = places
  if (!only || places.length > 1 || only.role !== 'to') return places
  const words = only.name.split(' ').length
  const at = reader.tokens.findIndex(
    ({ raw }) => only.name.toLowerCase().startsWith(raw.toLowerCase()) && raw.length > 3,
  )
  const isApart = at > 0 && reader.text(at - 1) === '.' && /^[.!]?$/.test(reader.text(at + words))
  return isApart && reader.tokens.some(({ text }) => leaving.has(text))
    ? [{ ...only, role: 'from' }]
    : places
}

/** 'Toronto to Lisbon', 'Montréal-Paris': the first of two is where one leaves, where it is about a way. */
export function withPair(
  reader: Reader,
  places: readonly FramePlace[],
  spots: readonly Spot[],
): readonly FramePlace[] {
  const [first, second] = places
  if (!first || !second || places.length !== 2 || first.role !== 'to' || second.role !== 'to')
    return places
  const isFlown = reader.tokens.some(({ text }) => carried.test(text))
  const [one, other] = spots.map(({ from, to }) =>
    reader.message.slice(reader.tokens[from]?.at, reader.tokens[to - 1]?.end),
  )
  const isTied =
    isFlown &&
    ['-', '–', ' - ', ' – '].some((tie) => reader.message.includes(`${one}${tie}${other}`))
  const isBetween =
    isTied ||
    reader.tokens.some(
      ({ text }, at) =>
        (text === 'to' || text === 'a') &&
        spots.some(({ to }) => to === at || to === at - 1) &&
        spots.some(({ from }) => from === at + 1),
    )
  return isBetween ? [{ ...first, role: 'from' }, second] : places
}
