import { deflateSync } from 'node:zlib'
import { PbfWriter } from 'pbf'

type Tags = Readonly<Record<string, string>>
type Point = readonly [lng: number, lat: number]

interface Thing {
  readonly tags: Tags
  readonly points: readonly Point[]
}

/** Steps of about 80 m from the middle of Ottawa: a town that nobody has built. */
const at = (x: number, y: number): Point => [
  Math.round((-75.7068 + x / 1000) * 1e7) / 1e7,
  Math.round((45.4216 + y / 1400) * 1e7) / 1e7,
]
const line = (tags: Tags, ...steps: readonly (readonly [number, number])[]): Thing => ({
  tags,
  points: steps.map(([x, y]) => at(x, y)),
})
const square = (tags: Tags, x: number, y: number, size: number): Thing =>
  line(tags, [x, y], [x + size, y], [x + size, y + size], [x, y + size], [x, y])

/** Ten streets and what lies between them. */
const townLines: readonly Thing[] = [
  line({ highway: 'motorway', ref: '1' }, [-20, -10], [0, -9], [20, -10]),
  line({ highway: 'primary', name: 'Long Street', bridge: 'yes' }, [-20, 0], [0, 0]),
  line({ highway: 'primary', name: 'Long Street', bridge: 'yes' }, [0, 0], [20, 0]),
  line({ highway: 'secondary', name: 'Cross Street' }, [0, -10], [0, 0], [0, 10]),
  line({ highway: 'residential', name: 'North Lane' }, [-10, 5], [10, 5]),
  line({ highway: 'residential', name: 'South Lane' }, [-10, -5], [10, -5]),
  line({ highway: 'residential' }, [-5, -5], [-5, 5]),
  line({ highway: 'residential' }, [5, -5], [5, 5]),
  line({ highway: 'footway' }, [-5, 0], [0, 5]),
  line({ highway: 'service', service: 'driveway' }, [1, 1], [2, 2]),
  line({ railway: 'rail' }, [-20, 8], [20, 9]),
  line({ railway: 'subway', tunnel: 'yes', name: 'Line 1' }, [-20, -3], [20, 3]),
  line({ waterway: 'river', name: 'Slow River' }, [-20, 12], [20, 13]),
  line({ power: 'line' }, [-20, -12], [20, -12]),
]
const townAreas: readonly Thing[] = [
  square({ leisure: 'park', name: 'Old Park' }, 6, 6, 3),
  square({ building: 'yes', name: 'Nobody’s house' }, 1, 1, 1),
]
const townPoints: readonly Thing[] = [
  line({ railway: 'station', station: 'subway', name: 'Middle' }, [0, 0]),
  line({ place: 'suburb', name: 'Old Town' }, [-5, 3]),
]
/** A lake in two ways, with an island. */
const shore = [
  [at(-18, 2), at(-14, 2), at(-14, 6)],
  [at(-14, 6), at(-18, 6), at(-18, 2)],
] as const
const island = square({}, -17, 3, 1).points

const feature = (tags: Tags, geometry: unknown) => ({ type: 'Feature', properties: tags, geometry })

/** The town as GeoJSON. */
export const townAsGeoJson = (): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: [
      ...townLines.map(({ tags, points }) =>
        feature(tags, { type: 'LineString', coordinates: points }),
      ),
      ...townAreas.map(({ tags, points }) =>
        feature(tags, { type: 'Polygon', coordinates: [points] }),
      ),
      ...townPoints.map(({ tags, points }) =>
        feature(tags, { type: 'Point', coordinates: points[0] }),
      ),
      feature(
        { natural: 'water', name: 'Round Lake' },
        { type: 'Polygon', coordinates: [[...shore[0], ...shore[1].slice(1)], island] },
      ),
    ],
  })

/** Each from the one before, as ids and places are written. */
const steps = (values: readonly number[]): number[] =>
  values.map((value, at) => value - (values[at - 1] ?? 0))

/** Gives each text its number. */
function createStrings() {
  const all = ['']
  return {
    all,
    of: (text: string): number => {
      if (!all.includes(text)) all.push(text)
      return all.indexOf(text)
    },
  }
}

function blob(type: string, content: Uint8Array): Buffer {
  const body = new PbfWriter()
  body.writeVarintField(2, content.length)
  body.writeBytesField(3, deflateSync(content))
  const bytes = body.finish()
  const head = new PbfWriter()
  head.writeStringField(1, type)
  head.writeVarintField(3, bytes.length)
  const header = head.finish()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(header.length)
  return Buffer.concat([length, header, bytes])
}

/** Things in the .osm.pbf format: dense nodes, ways, relations, in one block. */
export function asOsmPbf(
  lines: readonly Thing[],
  more: { readonly points?: readonly Thing[]; readonly lake?: boolean } = {},
): Buffer {
  const strings = createStrings()
  const nodes: { point: Point; tags: Tags }[] = []
  const ids = new Map<string, number>()
  const idOf = (point: Point): number => {
    const key = point.join(' ')
    const known = ids.get(key)
    if (known !== undefined) return known
    ids.set(key, nodes.push({ point, tags: {} }))
    return nodes.length
  }
  const lakeWays = more.lake ? [...shore, island].map((points) => ({ tags: {}, points })) : []
  const ways = [...lines, ...lakeWays].map(({ tags, points }) => ({ tags, refs: points.map(idOf) }))
  for (const { tags, points } of more.points ?? [])
    if (points[0]) nodes.push({ point: points[0], tags })
  const words = (pbf: PbfWriter, tags: Tags): void => {
    pbf.writePackedVarint(2, Object.keys(tags).map(strings.of))
    pbf.writePackedVarint(3, Object.values(tags).map(strings.of))
  }
  const group = new PbfWriter()
  group.writeMessage(
    2,
    (_none, pbf) => {
      pbf.writePackedSVarint(1, steps(nodes.map((_, index) => index + 1)))
      const places = (index: 0 | 1) => nodes.map(({ point }) => Math.round(point[index] * 1e7))
      pbf.writePackedSVarint(8, steps(places(1)))
      pbf.writePackedSVarint(9, steps(places(0)))
      pbf.writePackedVarint(
        10,
        nodes.flatMap(({ tags }) => [...Object.entries(tags).flat().map(strings.of), 0]),
      )
    },
    undefined,
  )
  const waysGroup = new PbfWriter()
  for (const [index, { tags, refs }] of ways.entries())
    waysGroup.writeMessage(
      3,
      (_none, pbf) => {
        pbf.writeVarintField(1, index + 1)
        words(pbf, tags)
        pbf.writePackedSVarint(8, steps(refs))
      },
      undefined,
    )
  const relations = new PbfWriter()
  if (more.lake)
    relations.writeMessage(
      4,
      (_none, pbf) => {
        pbf.writeVarintField(1, 1)
        words(pbf, { type: 'multipolygon', natural: 'water', name: 'Round Lake' })
        pbf.writePackedVarint(8, ['outer', 'outer', 'inner'].map(strings.of))
        pbf.writePackedSVarint(9, steps([1, 2, 3].map((index) => lines.length + index)))
        pbf.writePackedVarint(10, [1, 1, 1])
      },
      undefined,
    )
  const groups = [group, waysGroup, relations].map((one) => one.finish())
  const block = new PbfWriter()
  block.writeMessage(
    1,
    (_none, pbf) => {
      for (const text of strings.all) pbf.writeBytesField(1, Buffer.from(text))
    },
    undefined,
  )
  for (const bytes of groups) block.writeBytesField(2, bytes)
  block.writeVarintField(17, 100)
  const header = new PbfWriter()
  header.writeStringField(4, 'OsmSchema-V0.6')
  header.writeStringField(4, 'DenseNodes')
  return Buffer.concat([blob('OSMHeader', header.finish()), blob('OSMData', block.finish())])
}

/** The town as a file of OpenStreetMap. */
export const townAsOsmPbf = (): Buffer =>
  asOsmPbf([...townLines, ...townAreas], { points: townPoints, lake: true })
