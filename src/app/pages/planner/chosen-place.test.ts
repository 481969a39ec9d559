import { expect, test } from 'vitest'
import type { TripView } from '#features/trips/web/index.ts'
import { isAmong, namedOnly, placeIn, placesMeant } from './chosen-place.ts'

const place = (
  id: string,
  name: string,
  country: string,
  covered = false,
  region?: string,
  population = 0,
) => ({
  id,
  name,
  region: region ?? null,
  country,
  countryCode: 'XX',
  lat: 0,
  lng: 0,
  zoom: 11,
  currency: 'CAD',
  bestMonths: [],
  summary: '',
  population,
  covered,
})
const found = [
  place('paris', 'Paris', 'France', true),
  place('c1', 'Paris', 'United States'),
  place('c2', 'Parisot', 'France'),
  place('c3', 'Springfield', 'United States'),
  place('c4', 'Springfield', 'Canada'),
  place('c5', 'Portland', 'United States', false, 'Oregon'),
  place('c6', 'Portland, Maine', 'United States', false, 'Maine'),
  place('montreal', 'Montréal', 'Canada', true),
]
const ids = (text: string) => placesMeant(text, found).map(({ id }) => id)

test('PLAN-02 a name is the place that Wayleaf covers, before others of that name', () => {
  expect(ids('Paris')).toEqual(['paris'])
  expect(ids(' paris ')).toEqual(['paris'])
  expect(ids('montreal')).toEqual(['montreal'])
})

test('PLAN-02 a country behind a comma decides', () => {
  expect(ids('Paris, United States')).toEqual(['c1'])
  expect(ids('Springfield, canada')).toEqual(['c4'])
  expect(ids('Paris, Peru')).toEqual([])
  expect(ids('Portland, Maine')).toEqual(['c6'])
  expect(ids('portland, oregon')).toEqual(['c5'])
})

test('PLAN-02 several of one name are all meant, and none of another', () => {
  expect(ids('Springfield')).toEqual(['c3', 'c4'])
  expect(ids('Portland')).toEqual(['c5', 'c6'])
  expect(ids('Atlantis')).toEqual([])
})

test('PLAN-02 a far larger town is meant without a question, towns of similar weight are asked about', () => {
  const towns = [
    place('v1', 'Vienna', 'Austria', false, undefined, 1_900_000),
    place('v2', 'Vienna', 'United States', false, 'Virginia', 16_000),
    place('h1', 'Hamilton', 'Canada', false, 'Ontario', 519_000),
    place('h2', 'Hamilton', 'New Zealand', false, undefined, 170_000),
    place('u1', 'Utopia', 'Canada', false, undefined, 0),
    place('u2', 'Utopia', 'United States', false, undefined, 90),
  ]
  const meant = (text: string) => placesMeant(text, towns).map(({ id }) => id)
  expect(meant('Vienna')).toEqual(['v1'])
  expect(meant('Vienna, Virginia')).toEqual(['v2'])
  expect(meant('Hamilton')).toEqual(['h1', 'h2'])
  expect(meant('Utopia')).toEqual(['u1', 'u2'])
})

const paris = { ...namedOnly('Paris'), ref: 'paris' }
const nice = namedOnly('Nice')
const trip = { destination: 'Paris', destinations: [paris, nice] } as unknown as TripView

test('PLAN-07 the finder searches one of the trip’s places, by default the first', () => {
  expect(placeIn(trip, '')).toBe(paris)
  expect(placeIn(trip, 'Nice')).toBe(nice)
  // Taken off the trip meanwhile.
  expect(placeIn(trip, 'rome')).toBe(paris)
})

test('PLAN-07 a place is in a trip once, and another of its name is another', () => {
  expect(isAmong(trip.destinations, paris)).toBe(true)
  expect(isAmong(trip.destinations, namedOnly('nice'))).toBe(true)
  expect(isAmong(trip.destinations, namedOnly('paris'))).toBe(true)
  expect(isAmong(trip.destinations, { ...paris, ref: 'geonames:4717560' })).toBe(false)
})
