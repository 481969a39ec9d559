import { useState } from 'react'
import { RouteDrawing } from './route-drawing.tsx'

const stops = [
  {
    id: 'a',
    name: 'Casa do Alecrim',
    kind: 'hotel' as const,
    number: undefined,
    lat: 38.7101,
    lng: -9.1433,
  },
  {
    id: 'b',
    name: 'São Jorge Castle',
    kind: 'activity' as const,
    number: 1,
    lat: 38.7139,
    lng: -9.1335,
  },
  { id: 'c', name: 'Alfama', kind: 'activity' as const, number: 2, lat: 38.7118, lng: -9.13 },
  { id: 'd', name: 'Belém Tower', kind: 'activity' as const, number: 3, lat: 38.6916, lng: -9.216 },
].map((stop, at) => ({
  ...stop,
  way:
    at === 3
      ? undefined
      : {
          how: at === 2 ? ('ride' as const) : ('foot' as const),
          brief: `${at * 6 + 8} min`,
          words: '',
        },
}))

export function RouteDrawingExample() {
  const [chosen, setChosen] = useState<string>()
  return (
    <RouteDrawing
      label="Stops of day 2"
      stops={stops}
      chosen={chosen}
      onChoose={setChosen}
      text={{
        north: 'North is up',
        note: 'To scale, no streets',
        far: (km) => `${Math.round(km)} km`,
      }}
    />
  )
}
