import { expect, test } from 'vitest'
import { placesMeant } from './chosen-place.ts'

const place = (id: string, name: string, country: string, covered = false) => ({
  id,
  name,
  region: null,
  country,
  countryCode: 'XX',
  lat: 0,
  lng: 0,
  summary: '',
  covered,
})
const found = [
  place('paris', 'Paris', 'France', true),
  place('c1', 'Paris', 'United States'),
  place('c2', 'Parisot', 'France'),
  place('c3', 'Springfield', 'United States'),
  place('c4', 'Springfield', 'Canada'),
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
})

test('PLAN-02 several of one name are all meant, and none of another', () => {
  expect(ids('Springfield')).toEqual(['c3', 'c4'])
  expect(ids('Atlantis')).toEqual([])
})
