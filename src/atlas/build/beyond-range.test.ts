import { expect, test } from 'vitest'
import { atlas } from '../testing/world.ts'
import { beyondRange } from './beyond-range.ts'

const { aircraft, airlines } = atlas.facts
const errorsOf = (ends: [string, string], carrier: string) => [
  ...beyondRange(
    {
      aircraft,
      airlines,
      nonstops: [{ ends, carriers: [carrier], minutes: [60, 60], season: 'all' }],
    },
    atlas.airports.all,
  ),
]

test('FLY-02 F2 each nonstop of the atlas is within reach of something that its airline flies', () => {
  expect([...beyondRange(atlas.facts, atlas.airports.all)]).toEqual([])
})

test('FLY-02 F2 the build names a nonstop that no aircraft of the airline can fly', () => {
  expect(errorsOf(['LHR', 'SYD'], 'QF')).toEqual([
    'air/nonstops/LHR-SYD: nothing that QF flies reaches 17021 km',
  ])
  expect(errorsOf(['SFO', 'YYZ'], '3H')).toEqual([])
  expect(errorsOf(['SFO', 'YYZ'], 'PB')).toEqual([
    'air/nonstops/SFO-YYZ: nothing that PB flies reaches 3627 km',
  ])
})

test('FLY-02 F2 the build names an aircraft without a range', () => {
  const known = aircraft.filter(({ family }) => family !== 'A380')
  const errors = [...beyondRange({ aircraft: known, airlines, nonstops: [] }, [])]
  expect(errors).toContain('air/airlines/EK: no range is known of A380')
})
