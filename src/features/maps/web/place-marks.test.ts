import { expect, test } from 'vitest'
import type { MapPlace } from '../domain/map-place.ts'
import type { MapEngine } from './engine/map-engine.ts'
import { roomsOfMarks } from './place-marks.tsx'

test('MAP-04 stops that a price pushes upon others are one mark with them', () => {
  const stop = (lng: number, lat: number): MapPlace => ({
    id: `${lng} ${lat}`,
    name: 'A stop',
    lng,
    lat,
    mark: '',
    kind: 'activity',
    ofDay: 1,
    beside: true,
  })
  const price: MapPlace = {
    id: 'hotel',
    name: 'Casa',
    lng: 100,
    lat: 100,
    mark: '1',
    tag: '$93',
    kind: 'hotel',
  }
  // Two below the price, which move down to two that stand there.
  const places = [price, stop(95, 95), stop(96, 96), stop(112, 127), stop(113, 128)]
  const engine = { project: ({ lng, lat }) => ({ x: lng, y: lat }) } as MapEngine
  const size = { width: 360, height: 300 }
  expect(roomsOfMarks({ engine, size, tools: [], places })).toHaveLength(2)
})
