import type { Point, Town } from '../../domain/guide-rows.ts'
import { fold } from '../../domain/fold.ts'
import type { Asking } from './answer.ts'

/** What something is to be near. */
export interface Anchor extends Point {
  readonly name: string
  /** A part of town, as the rows of what stands in it name it. */
  readonly district?: string
}

const centreWords = /^(?:centre|center|central|downtown|middle)$/
const airportWords = /^(?:airport|aeroport)$/

const middleOf = (points: readonly Point[]): Point => ({
  lat: points.reduce((sum, { lat }) => sum + lat, 0) / points.length,
  lng: points.reduce((sum, { lng }) => sum + lng, 0) / points.length,
})

/** The parts of a district's name: "Baixa" and "Rossio". */
const partsOf = (district: string): readonly string[] => district.split(/,| and | et /)

/** The part of town that a message names, in the middle of what we know there. */
function districtNamed({ turn: { reader }, world }: Asking, { slug }: Town): Anchor | undefined {
  const rows = world.rows(slug)
  const all = rows ? [...rows.sights, ...rows.hotels, ...rows.restaurants] : []
  for (const district of new Set(all.map((row) => row.district))) {
    const name = partsOf(district).find((part) => {
      const words = fold(part)
      return words.length > 3 && reader.find(words) >= 0
    })
    if (!name) continue
    const at = reader.find(fold(name))
    reader.use(at, at + fold(name).split(' ').length)
    return {
      name: name.trim(),
      district,
      ...middleOf(all.filter((row) => row.district === district)),
    }
  }
  return undefined
}

/** The point that a message names: a sight, a part of town, its centre or its airport; undefined for none we know. */
export function anchorOf(asking: Asking, towns: readonly Town[]): Anchor | undefined {
  const { turn, world, say } = asking
  const { reader } = turn
  const { ref } =
    turn.named.places.find((one) => one.ref?.includes('/') && one.role !== 'not') ?? {}
  const [slug = ''] = ref?.split('/') ?? []
  const sight = world.rows(slug)?.sights.find(({ id }) => id === ref)
  if (sight) return sight
  const part = towns.map((town) => districtNamed(asking, town)).find((one) => one !== undefined)
  if (part) return part
  const [town] = towns
  // "Closer to the beach": the best known one.
  const [kind] = turn.tastes
  const ofKind = town && kind ? world.rows(town.slug)?.sights : undefined
  const best = ofKind
    ?.filter(({ category }) => category === kind)
    .toSorted((a, b) => a.prominence - b.prominence)[0]
  if (best) return best
  const has = (words: RegExp): boolean => reader.tokens.some(({ text }) => words.test(text))
  if (town && has(centreWords)) return { name: say('the centre'), lat: town.lat, lng: town.lng }
  return town && has(airportWords) ? world.nearestAirport(town.slug) : undefined
}
