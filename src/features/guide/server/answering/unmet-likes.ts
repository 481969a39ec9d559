import type { PlanAnswer } from '#features/plans/contract/plans.contract.ts'
import type { Asking } from './answer.ts'
import { families } from './answer-sights.ts'
import { listed } from './words.ts'

const inGeneral = new Set(
  'food romantic history photography outdoors indoors crowds nightlife architecture shopping'.split(
    ' ',
  ),
)

/** What they like and no visit of the plan is of. */
export function unmetText(
  { turn, world, say }: Asking,
  { days, destinations }: PlanAnswer,
): string {
  const rows = destinations.flatMap(({ ref }) => (ref ? (world.rows(ref)?.sights ?? []) : []))
  const visits = days.flatMap(({ items }) => items)
  const has = (like: string): boolean => {
    const kinds = families.get(like) ?? [like]
    return visits.some(
      ({ name, source, type }) =>
        name.toLowerCase().includes(like) ||
        (type === 'restaurant' && like === 'restaurant') ||
        rows.some(({ id, category }) => source?.endsWith(id) && kinds.includes(category)),
    )
  }
  const unmet = turn.frame.likes.filter((like) => !inGeneral.has(like) && !has(like))
  return unmet.length > 0 && rows.length > 0
    ? say(
        `I found nothing to plan there for: ${listed('en', unmet)}.`,
        `Je n’y ai rien trouvé à planifier pour : ${listed('fr', unmet)}.`,
      )
    : ''
}
