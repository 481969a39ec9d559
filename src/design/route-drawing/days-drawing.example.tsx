import { DaysDrawing } from './days-drawing.tsx'

const days = [
  {
    number: 1,
    name: 'Alfama and Castle',
    stops: [
      { lat: 38.7139, lng: -9.1335 },
      { lat: 38.7118, lng: -9.13 },
    ],
  },
  {
    number: 2,
    name: 'Belém and Ajuda',
    stops: [
      { lat: 38.6979, lng: -9.206 },
      { lat: 38.6916, lng: -9.216 },
    ],
  },
  { number: 3, name: 'Sintra', stops: [{ lat: 38.7876, lng: -9.3906 }] },
  { number: 4, name: 'Parque das Nações', stops: [{ lat: 38.7635, lng: -9.0937 }] },
]

export function DaysDrawingExample() {
  return (
    <DaysDrawing
      label="Where the days are spent"
      days={days}
      beds={[{ id: 'bed', lat: 38.7101, lng: -9.1433 }]}
      text={{
        north: 'North is up',
        note: 'To scale, no streets',
        far: (km) => `${Math.round(km)} km`,
      }}
    />
  )
}
