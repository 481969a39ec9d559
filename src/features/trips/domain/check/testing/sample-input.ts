import { instantOf, instantText, wallOfText } from '#platform/shared/local-time.ts'
import { oneAdult } from '../../party.ts'
import { namedOnly } from '../../trip-destination.ts'
import type { CheckInput, CheckItem, CheckTrip, EntryAnswer } from '../check-input.ts'

const airports = {
  YYZ: { lat: 43.68, lng: -79.63, countryCode: 'CA', zone: 'America/Toronto' },
  YUL: { lat: 45.47, lng: -73.74, countryCode: 'CA', zone: 'America/Toronto' },
  LIS: { lat: 38.77, lng: -9.13, countryCode: 'PT', zone: 'Europe/Lisbon' },
  OPO: { lat: 41.24, lng: -8.68, countryCode: 'PT', zone: 'Europe/Lisbon' },
  JFK: { lat: 40.64, lng: -73.78, countryCode: 'US', zone: 'America/New_York' },
  EWR: { lat: 40.69, lng: -74.17, countryCode: 'US', zone: 'America/New_York' },
  FRA: { lat: 50.03, lng: 8.56, countryCode: 'DE', zone: 'Europe/Berlin' },
  HND: { lat: 35.55, lng: 139.78, countryCode: 'JP', zone: 'Asia/Tokyo' },
} as const
export type SampleAirport = keyof typeof airports

const at = (name: string, countryCode: string, lat: number, lng: number) => ({
  ...namedOnly(name),
  countryCode,
  lat,
  lng,
})
export const lisbon = at('Lisbon', 'PT', 38.72, -9.14)
export const porto = at('Porto', 'PT', 41.15, -8.61)
export const tokyo = at('Tokyo', 'JP', 35.68, 139.76)
export const newYork = at('New York', 'US', 40.75, -73.98)
export const berlin = at('Berlin', 'DE', 52.52, 13.4)
export const banff = at('Banff', 'CA', 51.18, -115.57)

let made = 0
const uuid = (): string => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`

/** A planned, untimed visit with a unique name. */
export const item = (over: Partial<CheckItem>): CheckItem => ({
  id: uuid(),
  type: 'attraction',
  name: `Stop ${made}`,
  status: 'planned',
  choice: null,
  day: null,
  time: null,
  durationMinutes: null,
  nights: null,
  lat: null,
  lng: null,
  source: null,
  link: null,
  details: null,
  basis: 'group',
  quantity: 1,
  offer: null,
  hours: null,
  lastEntryMinutes: null,
  advanceTicket: null,
  countryCode: null,
  ...over,
})

interface Point {
  readonly lat: number
  readonly lng: number
}

/** Points about 1 km apart, northward. */
const northOf = ({ lat, lng }: Point, km: number) => ({ lat: lat + km / 111, lng })

export const visit = (
  day: string,
  time: string | null,
  durationMinutes: number | null,
  over: Partial<CheckItem> & { readonly near?: Point; readonly km?: number } = {},
): CheckItem => {
  const { near = lisbon, km = 0, ...fields } = over
  return item({ day, time, durationMinutes, ...northOf(near, km), ...fields })
}

export const stay = (
  day: string,
  nights: number,
  over: Partial<CheckItem> & { readonly near?: Point; readonly guests?: number } = {},
): CheckItem => {
  const { near = lisbon, guests, ...fields } = over
  const details = { kind: 'stay' as const, ...(guests === undefined ? {} : { guests }) }
  return item({ type: 'hotel', day, nights, ...northOf(near, 0.5), details, ...fields })
}

const moment = (iata: SampleAirport, local: string) => ({
  iata,
  local,
  instant: instantText(instantOf(airports[iata].zone, wallOfText(local))),
})

type Leg = readonly [SampleAirport, string, SampleAirport, string]

/** A flight of one direction or two, each with its legs. */
export const flight = (
  directions: readonly (readonly Leg[])[],
  over: Partial<CheckItem> & { readonly oneTicket?: boolean } = {},
): CheckItem => {
  const { oneTicket, ...fields } = over
  const ways = directions.map((legs) => ({
    segments: legs.map(([from, left, to, landed]) => ({
      from: moment(from, left),
      to: moment(to, landed),
    })),
  }))
  return item({
    type: 'flight',
    day: directions[0]?.[0]?.[1].slice(0, 10) ?? null,
    details: {
      kind: 'flight',
      directions: ways,
      ...(oneTicket === undefined ? {} : { oneTicket }),
    },
    ...fields,
  })
}

export const train = (from: string, to: string, over: Partial<CheckItem> = {}): CheckItem =>
  item({
    type: 'transport',
    day: from.slice(0, 10),
    details: { kind: 'ground', mode: 'train', from: { local: from }, to: { local: to } },
    ...over,
  })

export const car = (from: string, to: string): CheckItem =>
  item({
    type: 'transport',
    day: from.slice(0, 10),
    details: { kind: 'car', pickUp: { local: from }, dropOff: { local: to } },
  })

const holidays = new Map([
  ['PT', new Map([['2027-06-10', 'Portugal Day']])],
  ['JP', new Map([['2027-05-03', 'Constitution Memorial Day']])],
])

/** Five days in Lisbon for one adult without a known passport, with the given overrides. */
export const sampleInput = (
  items: readonly CheckItem[],
  trip: Partial<CheckTrip> = {},
  entry: readonly EntryAnswer[] = [],
): CheckInput => ({
  trip: {
    id: '11111111-0000-4000-8000-000000000000',
    startDate: '2027-05-10',
    endDate: '2027-05-14',
    party: oneAdult,
    destinations: [lisbon],
    dayPlaces: {},
    budgetCad: 0,
    totalCad: 0,
    ...trip,
  },
  items,
  now: '2027-03-01T12:00:00Z',
  airport: (iata) =>
    new Map<string, (typeof airports)[SampleAirport]>(Object.entries(airports)).get(iata),
  holidays: (country) => holidays.get(country) ?? new Map(),
  countryName: (country) => country,
  entry: () => entry,
})
