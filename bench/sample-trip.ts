import { randomUUID } from 'node:crypto'
import type { Traveller } from './traveller.ts'

const types = ['hotel', 'restaurant', 'attraction', 'activity', 'transport'] as const
const startDay = Date.UTC(2027, 3, 12)
const dayText = (index: number): string =>
  new Date(startDay + index * 86_400_000).toISOString().slice(0, 10)

const note =
  'Booked for two with a window if there is one; the entrance is on the river side, ten minutes on foot from the station. Tickets are checked at the door. '

/** An item such as people write: with it 120 of them are a body of the size of the peers'. */
export const sampleItem = (index: number, days: number) => ({
  id: randomUUID(),
  type: types[index % types.length] ?? 'other',
  name: `Stop ${index + 1}: Museum of Long Names`,
  description: note.repeat(3).slice(0, 380),
  location: `${index + 1} Harbour Street, Lisbon`,
  price: 10 + (index % 90) + 0.5,
  day: dayText(index % days),
  time: `${String(8 + (index % 12)).padStart(2, '0')}:30`,
  durationMinutes: 90,
  lat: 38.7 + index / 1000,
  lng: -9.1 - index / 1000,
})

/** Creates a trip and fills it through the API. Returns its id. */
export async function createTrip(
  traveller: Traveller,
  { days, items }: { readonly days: number; readonly items: number },
): Promise<string> {
  const id = randomUUID()
  const dates = { startDate: dayText(0), endDate: dayText(days - 1) }
  const body = { id, destination: 'Lisbon', ...dates, budgetCad: 20_000 }
  await traveller.call('POST', '/api/itineraries', body)
  for (let index = 0; index < items; index++)
    await traveller.call('POST', `/api/itineraries/${id}/items`, sampleItem(index, days))
  return id
}
