import { contains } from './fill-sea.ts'
import { joinLines, keyOf, type Line } from './join-lines.ts'
import { nameKind } from './name-kind.ts'
import { createNodeTable, type NodeTable } from './node-table.ts'
import { type OsmRelation, type OsmWay, visitOsm } from './osm-blocks.ts'
import type { Box, RawFeature } from './raw-feature.ts'

/** Nodes so many degrees outside the city are kept: things that reach over its edge stay whole. */
const beyond = 0.1

const asArea = (tags: RawFeature['tags']): RawFeature => ({
  tags,
  geometry: { type: 'area', areas: [] },
})

const isWater = (tags: RawFeature['tags']): boolean => nameKind(asArea(tags))?.layer === 'water'

/** Relations that are areas of a street map. */
async function readAreas(path: string): Promise<OsmRelation[]> {
  const areas: OsmRelation[] = []
  await visitOsm(path, {
    relation: (relation) => {
      if (relation.tags['type'] === 'multipolygon' && nameKind(asArea(relation.tags)))
        areas.push(relation)
    },
  })
  return areas
}

/** Nodes of waters that are made of several ways: a lake is filled right only when it is whole. */
async function nodesOfWaters(path: string, areas: readonly OsmRelation[]): Promise<Set<number>> {
  const waters = areas.filter(({ tags }) => isWater(tags))
  const ways = new Set(waters.flatMap((area) => area.ways.map(({ id }) => id)))
  const nodes = new Set<number>()
  if (ways.size === 0) return nodes
  await visitOsm(path, {
    way: ({ id, refs }) => {
      if (ways.has(id)) for (const ref of refs) nodes.add(ref)
    },
  })
  return nodes
}

/** The stretches of a way whose nodes are known. */
function linesOf(refs: readonly number[], nodes: NodeTable): Line[] {
  const runs: (readonly [number, number])[][] = [[]]
  for (const ref of refs) {
    const point = nodes.get(ref)
    if (point) runs.at(-1)?.push(point)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 1)
}

const isClosed = (line: Line): boolean => {
  const [first, last] = [line[0], line.at(-1)]
  return (
    line.length > 3 && first !== undefined && last !== undefined && keyOf(first) === keyOf(last)
  )
}

/** A closed way is an area where its tags are an area's and do not make it a street. */
function featureOf({ tags, refs }: OsmWay, nodes: NodeTable): RawFeature | undefined {
  const lines = linesOf(refs, nodes)
  const [only] = lines
  if (!only) return undefined
  const isWhole = lines.length === 1 && only.length === refs.length
  const isRound = refs.length > 3 && refs[0] === refs.at(-1)
  const isStreet = (tags['highway'] ?? tags['railway']) !== undefined && tags['area'] !== 'yes'
  if (isRound && !isStreet && nameKind(asArea(tags)))
    return isWhole ? { tags, geometry: { type: 'area', areas: [[only]] } } : undefined
  return { tags, geometry: { type: 'line', lines } }
}

/** A relation's rings, each hole in the ring around it; undefined where a part of it is missing. */
function areaOf(
  { tags, ways }: OsmRelation,
  lines: ReadonlyMap<number, Line>,
): RawFeature | undefined {
  const ringsOf = (isWanted: (role: string) => boolean): Line[] | undefined => {
    const parts = ways.filter(({ role }) => isWanted(role)).map(({ id }) => lines.get(id))
    const known = parts.filter((part) => part !== undefined)
    const rings = joinLines(known)
    return known.length === parts.length && rings.every(isClosed) ? rings : undefined
  }
  const outer = ringsOf((role) => role !== 'inner')
  if (!outer || outer.length === 0) return undefined
  const inner = ringsOf((role) => role === 'inner') ?? []
  const holesOf = (ring: Line) => inner.filter(([first]) => first && contains(ring, first))
  return { tags, geometry: { type: 'area', areas: outer.map((ring) => [ring, ...holesOf(ring)]) } }
}

export interface ReadOsm {
  readonly features: readonly RawFeature[]
  /** Areas of which a part is not in the file. */
  readonly broken: number
}

/**
 * What an .osm.pbf file holds in a box, in three passes: areas made of several ways, their nodes, then all
 * the rest. Only nodes around the box are kept, so that a file of a whole country fits into memory.
 */
export async function readOsmPbf(path: string, box: Box): Promise<ReadOsm> {
  const areas = await readAreas(path)
  const waterNodes = await nodesOfWaters(path, areas)
  const memberWays = new Set(areas.flatMap((area) => area.ways.map(({ id }) => id)))
  const nodes = createNodeTable()
  const members = new Map<number, Line>()
  const features: RawFeature[] = []
  const [west, south, east, north] = box
  await visitOsm(path, {
    node: ({ id, lng, lat, tags }) => {
      const isNear =
        lng > west - beyond && lng < east + beyond && lat > south - beyond && lat < north + beyond
      if (isNear || waterNodes.has(id)) nodes.add(id, lng, lat)
      if (!isNear || !tags) return
      const feature: RawFeature = { tags, geometry: { type: 'point', at: [lng, lat] } }
      if (nameKind(feature)) features.push(feature)
    },
    way: (way) => {
      const isMember = memberWays.has(way.id)
      const isCoast = way.tags['natural'] === 'coastline'
      if (!isMember && Object.keys(way.tags).length === 0) return
      if (isMember) {
        const [line, ...more] = linesOf(way.refs, nodes)
        if (line && more.length === 0 && line.length === way.refs.length) members.set(way.id, line)
      }
      const feature = featureOf(way, nodes)
      const isTold = Object.keys(way.tags).length > 0 && feature && nameKind(feature)
      if (feature && (isTold || isCoast)) features.push(feature)
    },
  })
  const whole = areas.map((area) => areaOf(area, members))
  const found = whole.filter((one) => one !== undefined)
  return { features: [...features, ...found], broken: whole.length - found.length }
}
