import { randomBytes } from 'node:crypto'
import { PMTiles } from 'pmtiles'
import { expect, test } from 'vitest'
import type { CutTile } from './cut-tiles.ts'
import { fitCity } from './fit-city.ts'

const sight = { lat: 45.42, lng: -75.7 }
const city = { box: [-76.1, 45.2, -75.35, 45.62], sights: [sight], metadata: {} } as const
const kilometre = 1 / 111.2

interface Sizes {
  readonly ground: number
  readonly small?: number
  readonly paths?: number
  readonly buildings?: number
}

/** A tile so many kilometres north of the sight, of bytes that cannot be packed. */
function tile(km: number, sizes: Sizes): CutTile {
  const bytes = {
    ground: randomBytes(sizes.ground),
    small: randomBytes(sizes.small ?? 0),
    paths: randomBytes(sizes.paths ?? 0),
    buildings: randomBytes(sizes.buildings ?? 0),
  }
  return {
    z: 14,
    x: 4746,
    y: 5866 - km,
    middle: { lat: sight.lat + km * kilometre, lng: sight.lng },
    hasBuildings: bytes.buildings.length > 0,
    encode: (parts) => Buffer.concat(parts.map((part) => bytes[part])),
  }
}

const sizeAt = async (bytes: Buffer, km: number): Promise<number> => {
  const archive = new PMTiles({
    getKey: () => 'memory',
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  })
  return (await archive.getZxy(14, 4746, 5866 - km))?.data.byteLength ?? 0
}

test('MAP-06 what fits is kept whole', async () => {
  const tiles = [0, 2, 4].map((km) => tile(km, { ground: 1000, paths: 100, buildings: 10 }))
  const { bytes, thinned } = fitCity(tiles, city)
  expect(thinned).toEqual([])
  expect(await Promise.all([0, 2, 4].map((km) => sizeAt(bytes, km)))).toEqual([1110, 1110, 1110])
})

test('MAP-06 streets over 3 MB lose their footpaths first, then what is far from the sights', async () => {
  const near = fitCity([tile(0, { ground: 2_000_000, paths: 2_000_000 })], city)
  expect(near.thinned).toEqual(['footpaths'])
  expect(near.bytes.length).toBeLessThan(3_000_000)
  const wide = [
    tile(0, { ground: 1_000_000 }),
    ...[6, 12].map((km) => tile(km, { ground: 500_000, small: 600_000 })),
  ]
  const { bytes, thinned } = fitCity(wide, city)
  expect(thinned).toEqual(['footpaths', 'small streets farther than 10 km from its sights'])
  expect(await Promise.all([0, 6, 12].map((km) => sizeAt(bytes, km)))).toEqual([
    1_000_000, 1_100_000, 500_000,
  ])
})

test('MAP-06 streets that never fit are refused in words', () => {
  expect(() => fitCity([tile(0, { ground: 3_100_000 })], city)).toThrow('do not fit into 3 MB')
})

test('MAP-06 with buildings a city takes 8 MB at most', async () => {
  const built = [
    tile(0, { ground: 1000, buildings: 3_000_000 }),
    tile(1, { ground: 1000, buildings: 3_000_000 }),
    tile(2, { ground: 1000, buildings: 3_000_000 }),
  ]
  const { bytes, thinned } = fitCity(built, city)
  expect(bytes.length).toBeLessThan(8_000_000)
  expect(thinned).toEqual(['buildings farther than 1 km from its sights'])
  const none = fitCity([tile(0, { ground: 1000, buildings: 8_100_000 })], city)
  expect(none.thinned).toEqual(['buildings'])
  expect(none.bytes.length).toBeLessThan(3_000_000)
})
