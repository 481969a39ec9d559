import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallPmtiles } from '#tests/support/small-pmtiles.ts'
import { asOsmPbf, townAsGeoJson, townAsOsmPbf } from '#tests/support/small-town.ts'
import { importStreets } from './import-streets.ts'

const middle = { lat: 45.4216, lng: -75.7068 }
const city = {
  slug: 'ottawa',
  name: 'Ottawa',
  box: [-76.1, 45.2, -75.35, 45.62],
  sights: [middle],
} as const
const origin = {
  source: 'Drawn for a test',
  date: '2026-11-24',
  licence: 'CC0',
  credit: '© Nobody',
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayleaf-streets-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function imported(name: string, content: string | Uint8Array) {
  const path = join(folder, name)
  await writeFile(path, content)
  return importStreets(path, city, origin)
}

const archiveOf = (bytes: Uint8Array): PMTiles =>
  new PMTiles({
    getKey: () => 'memory',
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  })

/** What each layer of the tile around the middle of the town says of its things. */
async function layersAt(bytes: Uint8Array, z: number) {
  const x = Math.floor(((middle.lng + 180) / 360) * 2 ** z)
  const radians = (middle.lat * Math.PI) / 180
  const y = Math.floor((0.5 - Math.asinh(Math.tan(radians)) / (2 * Math.PI)) * 2 ** z)
  const found = await archiveOf(bytes).getZxy(z, x, y)
  const { layers } = new VectorTile(
    new PbfReader(new Uint8Array(found?.data ?? new ArrayBuffer(0))),
  )
  return new Map(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, at) => layer.feature(at)).map((feature) => ({
        ...feature.properties,
        parts: feature.loadGeometry().length,
      })),
    ]),
  )
}

const forms = [
  ['town.geojson', townAsGeoJson],
  ['town.geojson.gz', () => gzipSync(townAsGeoJson())],
  ['town.osm.pbf', townAsOsmPbf],
] as const

describe.each(forms)('MAP-06 streets are imported from %s', (name, content) => {
  test('each thing in its layer, with its class, its name and its bridge', async () => {
    const { bytes, maxZoom, box } = await imported(name, content())
    expect(maxZoom).toBe(14)
    // As far as its streets go, not the whole frame of the city.
    expect(box.map((degrees) => degrees.toFixed(2))).toEqual(['-75.73', '45.41', '-75.69', '45.43'])
    const near = await layersAt(bytes, 14)
    const roads = near.get('roads') ?? []
    const kinds = roads.map((road) => [Object(road).kind, Object(road).kind_detail].join(' '))
    expect(kinds.toSorted()).toEqual(
      [
        'highway motorway',
        'major_road primary',
        'major_road secondary',
        'minor_road residential',
        'minor_road residential',
        'minor_road residential',
        'path footway',
        'rail ',
        'rail subway',
      ].toSorted(),
    )
    // Two pieces of a street that go on from each other are one line.
    expect(roads.find((road) => Object(road).name === 'Long Street')).toEqual({
      kind: 'major_road',
      kind_detail: 'primary',
      name: 'Long Street',
      is_bridge: true,
      parts: 1,
    })
    expect(near.get('landuse')).toEqual([{ kind: 'park', name: 'Old Park', parts: 1 }])
    expect((await layersAt(bytes, 12)).get('water')).toContainEqual({
      kind: 'river',
      name: 'Slow River',
      parts: 1,
    })
    expect(near.get('buildings')).toEqual([{ kind: 'building', parts: 1 }])
    expect(near.get('pois')).toEqual([
      { kind: 'station', kind_detail: 'subway', name: 'Middle', parts: 1 },
    ])
    expect(near.get('places')).toEqual([
      { kind: 'neighbourhood', kind_detail: 'suburb', name: 'Old Town', parts: 1 },
    ])
  })

  test('from afar the broad streets, rail and water only; the lake keeps its island', async () => {
    const { bytes } = await imported(name, content())
    const far = await layersAt(bytes, 11)
    const kinds = new Set((far.get('roads') ?? []).map((road) => Object(road).kind))
    expect(kinds).toEqual(new Set(['highway', 'major_road', 'rail']))
    expect(far.get('buildings')).toBeUndefined()
    const lake = (far.get('water') ?? []).find((one) => Object(one).name === 'Round Lake')
    expect(lake).toMatchObject({ kind: 'water', parts: 2 })
  })

  test('whose data they are stands in the archive, and what was left out is counted', async () => {
    const { bytes, notes } = await imported(name, content())
    expect(await archiveOf(bytes).getMetadata()).toMatchObject({
      attribution: '© Nobody',
      source: 'Drawn for a test',
      date: '2026-11-24',
      licence: 'CC0',
    })
    // The driveway and the power line; of OpenStreetMap's files they are not even kept.
    const said = name.endsWith('.pbf') ? [] : [expect.stringMatching(/^2 things /)]
    expect(notes).toEqual(said)
  })
})

test('MAP-06 lines without a word on what they are become streets', async () => {
  const geometry = {
    type: 'LineString',
    coordinates: [
      [-75.71, 45.42],
      [-75.69, 45.42],
    ],
  }
  const features = [{ type: 'Feature', properties: { id: 7 }, geometry }]
  const { bytes } = await imported(
    'plain.json',
    JSON.stringify({ type: 'FeatureCollection', features }),
  )
  expect((await layersAt(bytes, 12)).get('roads')).toEqual([
    { kind: 'minor_road', kind_detail: 'street', parts: 1 },
  ])
  expect((await layersAt(bytes, 12)).get('earth')).toBeUndefined()
})

test('MAP-06 OpenStreetMap’s coast is filled with sea on its right, and the rest is land', async () => {
  // Southwards past the middle of the town: land in the east, the sea in the west.
  const coast = { natural: 'coastline' }
  const points = [
    [-75.7068, 45.65],
    [-75.7068, 45.4],
    [-75.7068, 45.15],
  ] as const
  const street = {
    tags: { highway: 'primary' },
    points: [[-75.7, 45.42] as const, [-75.69, 45.42] as const],
  }
  const { bytes, notes } = await imported(
    'coast.osm.pbf',
    asOsmPbf([{ tags: coast, points }, street]),
  )
  expect((await layersAt(bytes, 12)).get('water')).toEqual([{ kind: 'ocean', parts: 1 }])
  expect((await layersAt(bytes, 12)).get('earth')).toEqual([{ kind: 'earth', parts: 1 }])
  expect(notes).toEqual([])
  const cut = asOsmPbf([{ tags: coast, points: points.slice(0, 2) }, street])
  const broken = await imported('half-a-coast.osm.pbf', cut)
  expect(broken.notes).toEqual(['The coast ends within the city: no sea was filled.'])
  expect((await layersAt(broken.bytes, 12)).get('water')).toBeUndefined()
})

test('MAP-06 buildings stand within 3 km of a sight', async () => {
  const house = (north: number) => {
    const [lng, lat] = [middle.lng, middle.lat + north]
    const ring = [
      [lng, lat],
      [lng + 0.0003, lat],
      [lng, lat + 0.0003],
      [lng, lat],
    ]
    const geometry = { type: 'Polygon', coordinates: [ring] }
    return { type: 'Feature', properties: { building: 'yes' }, geometry }
  }
  const { features } = JSON.parse(townAsGeoJson())
  // One more beside the sight, one 3.3 km from it, in a tile of its own.
  const all = [...features, house(0.001), house(0.03)]
  const text = JSON.stringify({ type: 'FeatureCollection', features: all })
  const { bytes } = await imported('houses.json', text)
  expect((await layersAt(bytes, 14)).get('buildings')).toHaveLength(2)
  const { numAddressedTiles } = await archiveOf(bytes).getHeader()
  const without = await imported('fewer.json', townAsGeoJson())
  expect(numAddressedTiles).toBe((await archiveOf(without.bytes).getHeader()).numAddressedTiles)
})

test('MAP-06 a PMTiles file stays as it is', async () => {
  const { bytes } = await imported('ottawa.geojson', townAsGeoJson())
  const again = await imported('ottawa.pmtiles', bytes)
  expect(Buffer.from(again.bytes)).toEqual(Buffer.from(bytes))
  expect(again.maxZoom).toBe(14)
})

const elsewhere = townAsGeoJson().replaceAll('-75.', '-85.')
test.each([
  ['missing.geojson', undefined, 'There is no file'],
  ['notes.txt', 'streets', 'This is no map that can be read'],
  ['broken.geojson', '{"type":', 'it is no JSON at all'],
  ['other.json', '{"type":"Topology"}', 'it has no list of features'],
  ['answer.json', '{"elements":[]}', 'make GeoJSON of it with osmtogeojson'],
  ['broken.geojson.gz', 'not packed', 'cannot be unpacked'],
  ['elsewhere.geojson', elsewhere, 'has no streets in Ottawa'],
  ['empty.osm.pbf', '', 'it is empty'],
  ['wrong.osm.pbf', 'this is a text and no map at all', 'it does not begin as one'],
  ['short.osm.pbf', townAsOsmPbf().subarray(0, 300), 'it ends too early'],
  ['wrong.pmtiles', 'this is a text and no map at all', 'not a PMTiles file'],
  ['world.pmtiles', smallPmtiles(), 'ends at zoom 0'],
])('MAP-06 %s is refused in words', async (name, content, words) => {
  const path = join(folder, name)
  if (content !== undefined) await writeFile(path, content)
  await expect(importStreets(path, city, origin)).rejects.toMatchObject({
    name: 'ImportError',
    message: expect.stringContaining(words),
  })
})

test.each([
  ['canada.osm.pbf', 'osmium extract --bbox=-76.1,45.2,-75.35,45.62'],
  ['planet.pmtiles', 'pmtiles extract'],
  ['canada.geojson', 'ogr2ogr -clipsrc -76.1 45.2 -75.35 45.62'],
])('MAP-06 %s over 300 MB is refused with words how to cut it', async (name, words) => {
  const path = join(folder, name)
  const file = await open(path, 'w')
  // A hole of that size: it takes no room on the disk.
  await file.truncate(300_000_001)
  await file.close()
  const failed = importStreets(path, city, origin)
  await expect(failed).rejects.toThrow('larger than 300 MB')
  await expect(failed).rejects.toThrow(words)
})
