import type { FramePlace } from '../../contract/frame.schema.ts'
import type { Spot } from './place-of.ts'
import type { Reader } from './tokens.ts'

const beside = /^(?:before|after|between|avant|apres|entre)$/
const events =
  /^(?:cruise|cruises|croisiere|wedding|conference|congress|meeting|tour|trek|marathon|festival|flight|leg|part|portion)$/

/** "Do I get dirhams in Canada before leaving", "dearer than in Canada": it is where they come from. */
const isAtHome = (reader: Reader, found: readonly Spot[]): boolean =>
  found.some(({ place, from, to }) => {
    const isOwn = place.ref === null && place.countryCode === 'CA'
    const sides = [reader.text(from - 1), reader.text(from - 2), reader.text(to)]
    return (
      isOwn && /^(?:in|than|au)$/.test(sides[0] ?? '') && !sides.some((one) => joining.test(one))
    )
  }) && found.some(({ place }) => place.countryCode !== null && place.countryCode !== 'CA')
const joining = /^(?:and|or|vs|versus|et|ou)$/

/** "Two days in Vancouver before an Alaska cruise": what comes before or after is no goal beside another one. */
export function withoutContext(
  reader: Reader,
  places: readonly FramePlace[],
  found: readonly Spot[],
): readonly FramePlace[] {
  const around = found.filter(
    ({ from, to }) =>
      events.test(reader.text(to)) &&
      [1, 2, 3].some((by) => beside.test(reader.text(from - by))) &&
      // "The Rome marathon" alone is where one goes.
      found.some((one) => one.from !== from && one.place.ref !== null),
  )
  // "Three nights between Venice and Vienna", beside the place that it is about.
  const at = reader.tokens.findIndex(({ text }) => /^(?:between|entre)$/.test(text))
  const isBetween = ({ from }: Spot): boolean => at >= 0 && from > at && from - at <= 4
  const within = found.filter(isBetween)
  const isOther =
    within.length === 2 && found.some((one) => !isBetween(one) && one.place.ref !== null)
  if (isOther) around.push(...within)
  const left = places.filter(
    ({ ref, name, countryCode }) =>
      around.every(({ place }) => place.ref !== ref || place.name !== name) &&
      !(ref === null && countryCode === 'CA' && isAtHome(reader, found)),
  )
  return left.some(({ role }) => role === 'to') ? left : places
}
