import type { FramePlace } from '../../contract/frame.schema.ts'
import { fold } from '../../domain/fold.ts'
import type { Town } from '../../domain/guide-rows.ts'
import type { FoundName, GuideWorld } from '../guide-world.ts'
import { routeById } from '../retrieval/routes.ts'

/** Which place stands where in a message. */
export interface Spot {
  readonly place: Omit<FramePlace, 'role'>
  readonly from: number
  readonly to: number
}

/** Of towns of one name the one with sights is meant: Granada in Spain, not the one in Nicaragua. */
export function betterKnown(world: GuideWorld, slug: string): Town | undefined {
  const hasSights = (one: Town): boolean => (world.rows(one.slug)?.sights.length ?? 0) > 0
  const town = world.town(slug)
  const same = town && world.town(fold(town.name).replaceAll(' ', '-'))
  return same && !hasSights(town) && hasSights(same) ? same : town
}

export const ofTown = ({ name, slug, countryCode }: Town): Omit<FramePlace, 'role'> => ({
  name,
  ref: slug,
  countryCode,
})

/** What a name of the index stands for; of a region its main town under the region's name. */
export function placeOf(
  world: GuideWorld,
  { kind, id }: Pick<FoundName, 'kind' | 'id'>,
): Omit<FramePlace, 'role'> | undefined {
  if (kind === 'country') return { name: world.countryName(id, 'en'), ref: null, countryCode: id }
  if (kind === 'region') {
    const route = routeById(id)
    const town = route && world.town(route.ref)
    return town && { ...ofTown(town), name: route.en }
  }
  if (kind === 'town') {
    const town = betterKnown(world, id)
    return town && ofTown(town)
  }
  if (kind !== 'sight') return undefined
  const [slug = ''] = id.split('/')
  const rows = world.rows(slug)
  const sight = rows?.sights.find((row) => row.id === id)
  return rows && sight && { name: sight.name, ref: id, countryCode: rows.town.countryCode }
}
