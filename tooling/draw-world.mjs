// Draws src/features/content/web/world-land.svg, the land under the home page's map, from Natural
// Earth (public domain). Run by hand when the view changes: node --import tsx tooling/draw-world.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import { onWorld, worldBox, worldSize } from '../src/features/content/domain/world-view.ts'
import { boundsOf, clipRing, overlap } from './atlas-basemap-geometry.mjs'
import { root } from './prepare.mjs'

const require = createRequire(import.meta.url)
const topology = JSON.parse(readFileSync(require.resolve('world-atlas/land-110m.json'), 'utf8'))
/** Smaller islands are left out, in square units of the drawing. */
const smallest = 5

const polygonsOf = (geometry) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates

const areaOf = (points) =>
  Math.abs(
    points.reduce((sum, [x, y], n) => {
      const [x2, y2] = points[(n + 1) % points.length]
      return sum + x * y2 - x2 * y
    }, 0),
  ) / 2

/** A coast that crosses the date line goes on instead of jumping to the other edge. */
function unwrapped(ring) {
  let turn = 0
  return ring.map(([lng, lat], n) => {
    const before = ring[n - 1]?.[0] ?? lng
    if (lng - before > 180) turn -= 360
    if (before - lng > 180) turn += 360
    return [lng + turn, lat]
  })
}

/** Round the pole there is no inside and no outside; the drawing ends before it. */
const isPolar = (ring) => ring.every(([, lat]) => lat < -60)

function pathOf(ring) {
  if (!overlap(boundsOf(ring), worldBox)) return ''
  const points = clipRing(ring, worldBox)
    .map(([lng, lat]) => onWorld({ lat, lng }))
    .map(({ x, y }) => [Math.round(x), Math.round(y)])
    .filter(([x, y], n, all) => n === 0 || x !== all[n - 1][0] || y !== all[n - 1][1])
  if (points.length < 3 || areaOf(points) < smallest) return ''
  const steps = points.slice(1).map(([x, y], n) => `${x - points[n][0]} ${y - points[n][1]}`)
  return `M${points[0].join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-')
}

const land = feature(topology, topology.objects.land)
const rings = (land.features ?? [land])
  .flatMap(({ geometry }) => polygonsOf(geometry))
  .flat()
  .filter((ring) => !isPolar(ring))
  .map(unwrapped)
const shifted = [-360, 0, 360].flatMap((turn) =>
  rings.map((ring) => ring.map(([lng, lat]) => [lng + turn, lat])),
)
const path = shifted.map(pathOf).join('')
const { width, height } = worldSize
writeFileSync(
  `${root}/src/features/content/web/world-land.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill-rule="evenodd" d="${path}"/></svg>\n`,
)
