import { distanceKm } from '#platform/shared/distance.ts'
import type { Town } from '../../domain/guide-rows.ts'
import { baseOf } from '../retrieval/routes.ts'
import { townNote } from '../retrieval/town-notes.ts'
import type { Asking } from './answer.ts'
import { townName } from './words.ts'

const nearbyKm = 300

/** Of a town without checked sights a plan holds what is generally known there, rooms and tables: it says so, and what is near. */
export function bareText({ world, say, language, know }: Asking, town: Town): string {
  const [near] = know(
    world.planned
      .filter(({ slug }) => (world.rows(slug)?.sights.length ?? 0) > 0)
      .map((one) => ({ one, km: Math.round(distanceKm(town, one)) }))
      .filter(({ km }) => km <= nearbyKm)
      .toSorted((a, b) => a.km - b.km)
      .slice(0, 1),
  )
  const name = townName(language, town)
  const offer = near
    ? say(
        ` The nearest place whose sights I know is ${near.one.name}, about ${near.km} km away as the crow flies: name it and I plan that instead.`,
        ` L’endroit le plus proche dont je connais les attraits est ${near.one.nameFr}, à environ ${near.km} km à vol d’oiseau : nommez-le et je le planifie plutôt.`,
      )
    : ''
  const isKnown = Boolean(baseOf(town.slug)?.see?.length ?? townNote(town.slug)?.top?.length)
  return isKnown
    ? say(
        `I have no sights of ${name} on file with their hours: what is “to see” is generally known, and the rest of each day is yours.${offer}`,
        `Je n’ai aucun attrait de ${name} avec ses heures : ce qui est « à voir » relève de connaissances générales, et le reste de chaque journée est à vous.${offer}`,
      )
    : say(
        `I have no sights of ${name} on file: these days hold rooms and tables only, as samples of what they cost.${offer}`,
        `Je n’ai aucun attrait de ${name} : ces journées ne contiennent que chambres et tables, comme exemples de ce qu’elles coûtent.${offer}`,
      )
}

export const isBare = ({ world }: Pick<Asking, 'world'>, { slug }: Town): boolean =>
  (world.rows(slug)?.sights.length ?? 0) === 0
