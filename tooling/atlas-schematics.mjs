// Schematics of the destinations as small static files beside the basemap: hand-drawn water and
// parks with the names of districts. What may be in them is checked when the atlas is compiled.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { root } from './prepare.mjs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Shown on every map with it. */
const note = 'Schematic: water and parks are drawn by hand and are no survey.'

/** Writes the files into `${site}/assets/basemap`, named by their content; answers the list of them. */
export function writeSchematics(site, folder = `${root}/src/atlas`) {
  mkdirSync(`${site}/assets/basemap`, { recursive: true })
  return readdirSync(`${folder}/schematics`)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => {
      const { slug, box, ground, shapes, asOf } = read(`${folder}/schematics/${name}`)
      const destination = read(`${folder}/destinations/${slug}/destination.json`)
      const districts = destination.districts.map((row) => [row.name, row.lng, row.lat])
      const text = JSON.stringify({ slug, note, asOf, box, ground, shapes, districts })
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
      const path = `assets/basemap/schematic-${slug}-${hash}.json`
      writeFileSync(`${site}/${path}`, text)
      return { slug, url: `/${path}`, box }
    })
}
