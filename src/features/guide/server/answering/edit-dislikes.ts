import type { Asking, Said } from './answer.ts'
import { textFor } from './answer-text.ts'
import { joined } from './answer-topic.ts'
import { families } from './answer-sights.ts'
import { isOfTaste, type Known } from './edit-parts.ts'
import type { Wanted } from './edit-wanted.ts'
import { strenuous } from './plan-wish.ts'

/** Without what they no longer want, or cannot walk to. */
export function withoutDisliked(
  asking: Asking,
  known: Known,
  dates: readonly string[],
): Wanted | Said | undefined {
  const { turn, say } = asking
  const { edited, frame } = turn
  const nothing = { without: new Set<string>(), by: undefined, comesIn: 0, avoids: [], dates }
  const disliked = [
    ...(edited.has('dislikes') ? [...frame.dislikes, ...turn.fewer] : []),
    ...(edited.has('mobility') ? strenuous : []),
  ]
  if (disliked.length === 0) return undefined
  const gone = known.standing.items.filter(
    (item) =>
      item.day &&
      dates.includes(item.day) &&
      disliked.some((taste) => isOfTaste(known, item, taste)),
  )
  // Fewer is half of them, not none.
  const isFewer = turn.fewer.length > 0 && frame.dislikes.length === 0
  const some = isFewer
    ? gone
        .toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0))
        .slice(0, Math.max(1, Math.floor(gone.length / 2)))
    : gone
  if (some.length === 0 && edited.has('mobility')) {
    const ground = textFor(asking, 'access')
    const text = say('Noted: the plan has no climbs that I know of, and stays as it is.')
    return ground ? joined([{ text }, ground]) : { text }
  }
  if (some.length === 0)
    return {
      text: say('The plan has nothing of that kind: it stays as it is.'),
    }
  const why = edited.has('mobility') ? say('easier to walk') : say('instead of what you don’t want')
  return {
    ...nothing,
    dates: [...new Set(some.flatMap(({ day }) => day ?? []))],
    without: new Set(some.map(({ id }) => id)),
    comesIn: some.length,
    avoids: disliked.flatMap((taste) => families.get(taste) ?? [taste]),
    reason: why,
  }
}
