import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clipLine, clipRing, stepsOf } from './atlas-basemap-geometry.mjs'
import { writeBasemap } from './atlas-basemap.mjs'

type Steps = readonly number[]
interface Content {
  readonly scale: number
  readonly land: readonly Steps[]
  readonly lakes: readonly Steps[]
  readonly borders: readonly Steps[]
  readonly states: readonly Steps[]
  readonly rivers: readonly Steps[]
  readonly labels: ReadonlyArray<readonly [string, number, number, number]>
}
interface Listed {
  readonly name: string
  readonly files: ReadonlyArray<{ url: string; box: readonly [number, number, number, number] }>
}

/** Degrees again, from the steps. */
function pointsOf(steps: Steps, scale: number): [number, number][] {
  let [x, y] = [0, 0]
  return Array.from({ length: steps.length / 2 }, (_, at) => {
    x += steps[2 * at] ?? 0
    y += steps[2 * at + 1] ?? 0
    return [x / scale, y / scale]
  })
}

/** Even-odd rule, as it is drawn. */
const isLand = ({ land, scale }: Content, lng: number, lat: number): boolean => {
  let inside = false
  for (const ring of land) {
    const points = pointsOf(ring, scale)
    for (const [at, [x, y]] of points.entries()) {
      const [beforeX, beforeY] = points.at(at - 1) ?? [0, 0]
      if (y > lat !== beforeY > lat && lng < ((beforeX - x) * (lat - y)) / (beforeY - y) + x)
        inside = !inside
    }
  }
  return inside
}

const site = mkdtempSync(join(tmpdir(), 'wayleaf-basemap-'))
let levels: readonly Listed[]
let sizes: ReturnType<typeof writeBasemap>
beforeAll(() => {
  sizes = writeBasemap(site)
  ;({ levels } = JSON.parse(readFileSync(join(site, 'basemap.json'), 'utf8')))
})
afterAll(() => rmSync(site, { recursive: true }))

const contentAt = (level: string, lng: number, lat: number): Content => {
  const files = levels.find(({ name }) => name === level)?.files ?? []
  const file = files.find(
    ({ box: [west, south, east, north] }) =>
      lng >= west && lng < east && lat >= south && lat < north,
  )
  if (!file) throw new Error(`No file of level ${level} at ${lng}, ${lat}`)
  return JSON.parse(readFileSync(join(site, file.url), 'utf8')) as Content
}

describe('MAP-06 the basemap', () => {
  test.each(['far', 'middle', 'near'])('land is land and sea is sea at level %s', (level) => {
    const dry = [
      [2.35, 48.85],
      [-79.4, 43.9],
      [133, -25],
      [37, -1],
      [-60, -10],
      [100, 60],
    ] as const
    for (const [lng, lat] of dry) expect(isLand(contentAt(level, lng, lat), lng, lat)).toBe(true)
    const wet = [
      [-30, 40],
      [18.5, 37],
      [-150, 25],
      [75, -10],
    ] as const
    for (const [lng, lat] of wet) {
      const land = levels
        .find(({ name }) => name === level)
        ?.files.some(({ box }) => lng >= box[0] && lng < box[2] && lat >= box[1] && lat < box[3])
      expect(land ? isLand(contentAt(level, lng, lat), lng, lat) : false).toBe(false)
    }
  })

  test('Lake Ontario is a lake, the border of Canada is there, and so is the Rhine', () => {
    const { lakes, scale } = contentAt('middle', -78, 43.6)
    expect(isLand({ land: lakes, scale } as Content, -78, 43.6)).toBe(true)
    const { borders, states, rivers } = contentAt('middle', 0, 0)
    expect(
      borders
        .flatMap((line) => pointsOf(line, scale))
        .some(([x, y]) => Math.abs(y - 49) < 0.05 && x > -120 && x < -100),
    ).toBe(true)
    expect(states.length).toBeGreaterThan(50)
    expect(
      rivers
        .flatMap((line) => pointsOf(line, scale))
        .some(([x, y]) => Math.hypot(x - 7.6, y - 49.9) < 1),
    ).toBe(true)
  })

  test('labels have the names that travellers know, the largest first', () => {
    const names = (level: string, lng: number, lat: number) =>
      contentAt(level, lng, lat).labels.map(([name]) => name)
    expect(names('far', 0, 0)).toEqual(expect.arrayContaining(['Tokyo', 'Cairo', 'London']))
    expect(names('middle', 0, 0)).toEqual(expect.arrayContaining(['Cologne', 'Ottawa']))
    expect(names('near', 7, 46.5)).toEqual(expect.arrayContaining(['Geneva', 'Zurich', 'Lucerne']))
  })

  test('the first view is small, and no later file is large', () => {
    const by = Object.fromEntries(sizes.map((size) => [size.name, size]))
    expect(by['far']?.packed).toBeLessThan(60_000)
    expect(by['middle']?.packed).toBeLessThan(400_000)
    expect(by['near']?.largest).toBeLessThan(150_000)
  })
})

describe('geometry', () => {
  const box = [0, 0, 10, 10]
  test('a ring is cut at the edges of the box', () => {
    const ring = [
      [-5, 5],
      [5, 5],
      [5, 15],
      [-5, 15],
    ]
    expect(clipRing(ring, box)).toHaveLength(4)
    for (const [x, y] of clipRing(ring, box)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(10)
    }
    expect(
      clipRing(
        [
          [20, 20],
          [30, 20],
          [30, 30],
        ],
        box,
      ),
    ).toEqual([])
    const around = [
      [-5, -5],
      [15, -5],
      [15, 15],
      [-5, 15],
    ]
    expect(clipRing(around, box)).toHaveLength(4)
  })

  test('a line that leaves and comes back is two lines, none drawn along the edge', () => {
    const line = [
      [1, 1],
      [5, 1],
      [15, 1],
      [15, 5],
      [5, 5],
    ]
    expect(clipLine(line, box)).toEqual([
      [
        [1, 1],
        [5, 1],
        [10, 1],
      ],
      [
        [10, 5],
        [5, 5],
      ],
    ])
    expect(
      clipLine(
        [
          [-5, 20],
          [20, 20],
        ],
        box,
      ),
    ).toEqual([])
    expect(
      clipLine(
        [
          [-5, 5],
          [15, 5],
        ],
        box,
      ),
    ).toEqual([
      [
        [0, 5],
        [10, 5],
      ],
    ])
  })

  test('steps lead back to the points, without those that fall together', () => {
    expect(
      stepsOf(
        [
          [1, 2],
          [1.001, 2],
          [1.5, 1],
        ],
        10,
      ),
    ).toEqual([10, 20, 5, -10])
  })
})
