// What is known to stand on land in the towns that are drawn: sights, districts and hotels.
import { readdirSync, readFileSync } from 'node:fs'
import { root } from './prepare.mjs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Kinds of sights that may well lie in the water. */
const inWater = new Set(['bridge', 'reef', 'lake', 'waterfall', 'cable-car'])

/** Of a town, as [longitude, latitude, is an island]; without what its drawing says is afloat. */
export function pointsOnLand(slug, folder = `${root}/src/atlas`) {
  const { afloat, shapes } = read(`${folder}/schematics/${slug}.json`)
  const of = (name) => read(`${folder}/destinations/${slug}/${name}.json`)
  const waters = shapes.filter(({ kind }) => kind === 'water' || kind === 'river')
  const isOfWater = ({ name }) => waters.some((water) => name.includes(water.name))
  const sights = of('sights')
    .filter((row) => !inWater.has(row.category) && !afloat.includes(row.slug))
    .filter((row) => !isOfWater(row))
  const districts = of('destination').districts.filter(({ name }) => !afloat.includes(name))
  return [...sights, ...districts, ...of('hotels')].map(({ lng, lat, category }) => [
    lng,
    lat,
    category === 'island',
  ])
}

/** The towns that are drawn, with their boxes and points. */
export const drawnTowns = (folder = `${root}/src/atlas`) =>
  readdirSync(`${folder}/schematics`)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => {
      const { slug, box } = read(`${folder}/schematics/${name}`)
      return { slug, box, points: pointsOnLand(slug, folder) }
    })
