import { expect, test } from 'vitest'
import { daysOnMap } from './days-on-map.ts'

const item = (name: string, lat: number | null, lng: number | null, rest: object = {}) => ({
  type: 'attraction' as const,
  status: 'planned' as const,
  name,
  lat,
  lng,
  ...rest,
})

test('C8 a day out of town is no point on the map of the town, its distance is said', () => {
  const { on, off } = daysOnMap([
    { items: [item('Castle', 38.714, -9.133), item('Square', 38.708, -9.137)] },
    { items: [item('Pena Palace', 38.788, -9.391), item('Regaleira', 38.796, -9.396)] },
    { items: [item('Tower', 38.692, -9.216), item('Somewhere', null, null)] },
  ])
  expect(on.map(({ number, stops }) => [number, stops.length])).toEqual([
    [1, 2],
    [3, 1],
  ])
  expect(off).toMatchObject([{ number: 2, name: 'Pena Palace' }])
  expect(off[0]?.km).toBeGreaterThan(15)
})

test('C8 ideas, what is cancelled, flights and a trip without places draw nothing', () => {
  expect(
    daysOnMap([
      { items: [item('Idea', 38.7, -9.1, { status: 'idea' })] },
      { items: [item('Gone', 38.7, -9.1, { status: 'cancelled' })] },
      { items: [item('Flight', 38.7, -9.1, { type: 'flight' })] },
      { items: [] },
    ]),
  ).toEqual({ on: [], off: [] })
})
