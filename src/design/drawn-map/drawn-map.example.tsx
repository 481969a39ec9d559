import { DrawnMap } from './drawn-map.tsx'

const stops = [
  { id: 'a', name: 'Louvre Museum', mark: '1', kind: 'activity', lat: 48.8606, lng: 2.3376 },
  { id: 'b', name: 'Tuileries Garden', mark: '2', kind: 'activity', lat: 48.8635, lng: 2.3275 },
  { id: 'c', name: 'Eiffel Tower', mark: '3', kind: 'activity', lat: 48.8584, lng: 2.2945 },
] as const
const ground = {
  ground: 'land',
  shapes: [
    {
      kind: 'park',
      name: 'Champ de Mars',
      points: [2.2937, 48.8575, 2.2975, 48.856, 2.3035, 48.8525, 2.3, 48.8518, 2.2935, 48.856],
    },
    {
      kind: 'river',
      name: 'Seine',
      widthMetres: 120,
      points: [2.3477, 48.8567, 2.333, 48.86, 2.3193, 48.8636, 2.301, 48.8635, 2.29, 48.857],
    },
  ],
} as const

export function DrawnMapExample() {
  return (
    <>
      <DrawnMap label="Map of day 2" stops={stops} ground={ground} />
      <DrawnMap label="Map of a day in a town without a drawing" stops={stops} />
      <DrawnMap label="Map of a day of one stop" stops={stops.slice(0, 1)} ground={ground} />
    </>
  )
}
