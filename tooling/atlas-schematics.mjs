// Schematics of the destinations as small static files beside the basemap: hand-drawn water and
// parks with the names of districts and sights. What may be in them is checked when the atlas is compiled.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cutSides } from './cut-sides.mjs'
import { landAround } from './land-around.mjs'
import { pointsOnLand } from './points-on-land.mjs'
import { root } from './prepare.mjs'
import { smoothShore } from './smooth-shore.mjs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Shown on every map with it. */
const note = 'Schematic: water and parks are drawn by hand and are no survey.'

/** So many sights are named on a drawing, the foremost first. */
const sightsNamed = 30

const pairsOf = (flat) =>
  Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at], flat[2 * at + 1]])

const smoothed = (shape, box) => ({
  ...shape,
  points: smoothShore(pairsOf(shape.points), shape.kind !== 'river', box),
})

/**
 * Writes the files into `${site}/assets/basemap`, named by their content; answers the list of them. `world`
 * has the rings of the world's land and lakes.
 */
export function writeSchematics(site, world, folder = `${root}/src/atlas`) {
  mkdirSync(`${site}/assets/basemap`, { recursive: true })
  return readdirSync(`${folder}/schematics`)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => {
      const schematic = read(`${folder}/schematics/${name}`)
      const { slug, box, ground, asOf } = schematic
      const destination = read(`${folder}/destinations/${slug}/destination.json`)
      const districts = destination.districts.map((row) => [row.name, row.lng, row.lat])
      const sights = read(`${folder}/destinations/${slug}/sights.json`)
        .toSorted((a, b) => a.prominence - b.prominence)
        .slice(0, sightsNamed)
        .map((row) => [row.name, row.lng, row.lat])
      const shores = schematic.shapes.map((shape) => smoothed(shape, box))
      const shapes = landAround({ ground, box, shapes: shores }, pointsOnLand(slug, folder)).map(
        (shape) => ({ ...shape, points: shape.points.flat() }),
      )
      const text = JSON.stringify({ slug, note, asOf, box, ground, shapes, districts, sights })
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
      const path = `assets/basemap/schematic-${slug}-${hash}.json`
      writeFileSync(`${site}/${path}`, text)
      return { slug, url: `/${path}`, box, cuts: cutSides({ box, ground, shapes }, world) }
    })
}
