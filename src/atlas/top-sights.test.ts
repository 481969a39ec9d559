import { expect, test } from 'vitest'
import { distanceKm } from '#platform/shared/distance.ts'
import { atlas } from './testing/world.ts'

/** What visitors come for first and the tables had not: written down before the rows, with a point of each. */
const wanted: readonly (readonly [string, string, number, number])[] = [
  ['paris', 'Catacombs of Paris', 48.8338, 2.3324],
  ['paris', 'Champs-Élysées', 48.8698, 2.3078],
  ['paris', 'Disneyland Paris', 48.8722, 2.7758],
  ['barcelona', 'Gothic Quarter', 41.383, 2.177],
  ['lisbon', 'Santa Justa Lift', 38.7121, -9.1394],
  ['lisbon', 'Tram 28', 38.7155, -9.1357],
  ['phuket', 'Big Buddha', 7.8276, 98.3128],
  ['phuket', 'Similan Islands', 8.65, 97.646],
  ['berlin', 'Museum Island', 52.5179, 13.3971],
  ['berlin', 'Sanssouci Palace', 52.4042, 13.0385],
  ['singapore', 'Chinatown', 1.2836, 103.8443],
  ['singapore', 'Night Safari', 1.4022, 103.7881],
  ['singapore', 'Clarke Quay', 1.2906, 103.8465],
  ['new-york', 'Edge', 40.7539, -74.0011],
  ['new-york', 'SUMMIT One Vanderbilt', 40.7529, -73.9787],
  ['new-york', 'Madame Tussauds New York', 40.7565, -73.9885],
  ['london', 'Piccadilly Circus', 51.5101, -0.1342],
  ['london', 'Madame Tussauds London', 51.5229, -0.1553],
  ['london', 'Houses of Parliament', 51.4989, -0.1256],
  ['rome', 'Trastevere', 41.8892, 12.4677],
  ['tokyo', 'Ginza', 35.6715, 139.765],
  ['tokyo', 'teamLab Borderless', 35.6615, 139.7403],
  ['kyoto', 'Ninenzaka and Sannenzaka', 34.9979, 135.7809],
  ['banff', 'Athabasca Glacier', 52.207, -117.235],
  ['chicago', 'Magnificent Mile', 41.8948, -87.6242],
  ['dubai', 'Dubai Creek Abra Crossing', 25.2656, 55.2969],
  ['montreal', 'Old Port of Montréal', 45.5049, -73.5516],
  ['prague', 'St Vitus Cathedral', 50.0908, 14.4005],
  ['madrid', 'Royal Collections Gallery', 40.4153, -3.7152],
]

test.each(wanted)('F4 %s has %s where it stands', (slug, name, lat, lng) => {
  const sight = atlas.get(slug)?.sights.find((row) => row.name === name)
  expect(sight, name).toBeDefined()
  expect(sight && distanceKm(sight, { lat, lng })).toBeLessThan(0.5)
  expect(sight?.durationMinutes).toBeGreaterThan(0)
  const rows = atlas.get(slug)
  expect(rows?.destination.source).toBe('general knowledge')
  expect(rows?.destination.asOf).toMatch(/^2026-11-/)
})
