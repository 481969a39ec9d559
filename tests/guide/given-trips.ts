import type { TripAnswer } from '#features/trips/contract/trips.contract.ts'
import { datesBetween } from '#platform/shared/local-date.ts'

/** A trip of a question as the API answers with it. */
export function tripOf(given: any): TripAnswer {
  const items = given.items.map((item: any, at: number) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    type: item.type,
    name: item.name,
    description: '',
    location: '',
    price: item.price,
    estimated: false,
    sample: true,
    day: item.day ?? null,
    time: item.time ?? null,
    durationMinutes: item.durationMinutes ?? null,
    nights: null,
    lat: null,
    lng: null,
    position: `a${at}`,
    source: null,
    original: null,
    offer: null,
    details: null,
    version: 1,
  }))
  return {
    id: given.id,
    title: given.title,
    destination: given.destination,
    destinations: [{ ref: null, name: given.destination, countryCode: null, lat: null, lng: null }],
    startDate: given.startDate,
    endDate: given.endDate,
    budgetCad: given.budgetCad,
    itemCount: items.length,
    totalCad: items.reduce((sum: number, item: any) => sum + item.price, 0),
    perPersonCad: items.reduce((sum: number, item: any) => sum + item.price, 0),
    party: { adults: 1, children: [] },
    origin: null,
    updatedAt: '2026-11-21T12:00:00.000Z',
    role: 'owner',
    people: 1,
    archived: false,
    changes: 0,
    version: 1,
    days: datesBetween(given.startDate, given.endDate).map((date) => ({
      date,
      items: items.filter((item: any) => item.day === date),
    })),
    unscheduled: items.filter((item: any) => item.day === null),
  }
}
