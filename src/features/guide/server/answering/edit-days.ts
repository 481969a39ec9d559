import type { Asking, Said } from './answer.ts'
import { itemOf, type Known } from './edit-parts.ts'
import { toIdeas, visitsWithin, type Wanted } from './edit-wanted.ts'
import type { Standing, WrittenItem } from './plan-port.ts'
import { outdoors } from './plan-wish.ts'
import { proposed } from './propose-edit.ts'

/** A part of a day that is to stay free. */
export function freeTime(
  asking: Asking,
  standing: Standing,
  dates: readonly string[],
): Said | undefined {
  const { turn, say } = asking
  const part = turn.change?.frees
  if (!part) return undefined
  const gone = visitsWithin(asking, standing, dates, part)
  if (gone.length === 0)
    return {
      text: say(
        'Nothing is planned then: the plan stays as it is.',
        'Rien n’y est prévu : le plan reste comme il est.',
      ),
    }
  return proposed(
    asking,
    standing,
    toIdeas(standing, gone),
    gone.map(() => say('to stay free', 'pour rester libre')),
  )
}

/** Of these one can’t tell whether they have a roof. */
const halfOpen = ['landmark', 'memorial', 'ruins', 'stadium', 'village', 'theme-park', 'market']

/** What is under the open sky on a wet day makes room for what has a roof. */
export function dryDays(
  asking: Asking,
  { standing, towns }: Known,
  dates: readonly string[],
): Wanted | Said {
  const { say } = asking
  const named = asking.turn.named.places.find(({ ref }) => ref?.includes('/'))
  const isOpenAir = (item: WrittenItem): boolean => {
    const sight = towns.flatMap(({ sights }) => sights).find(({ id }) => item.source?.endsWith(id))
    return sight !== undefined && outdoors.includes(sight.category)
  }
  // "Is the Oceanário okay if it rains": that one alone.
  const asked = asking.turn.isQuestion && named?.ref ? itemOf(standing, named.ref) : undefined
  if (asked && !isOpenAir(asked))
    return {
      text: say(
        `Yes: **${asked.name}** is under a roof, as far as I know. The plan stays as it is.`,
        `Oui : **${asked.name}** est à l’abri, autant que je sache. Le plan reste comme il est.`,
      ),
    }
  const gone = standing.items.filter(
    (item) => item.day && dates.includes(item.day) && isOpenAir(item),
  )
  if (gone.length === 0)
    return {
      text: say(
        'All visits of that day have a roof, as far as I know: the plan stays as it is.',
        'Toutes les visites de ce jour sont à l’abri, autant que je sache : le plan reste comme il est.',
      ),
    }
  return {
    dates: [...new Set(gone.flatMap(({ day }) => day ?? []))],
    without: new Set(gone.map(({ id }) => id)),
    comesIn: gone.length,
    by: undefined,
    avoids: [...outdoors, ...halfOpen],
    reason: say('under a roof', 'à l’abri'),
  }
}
