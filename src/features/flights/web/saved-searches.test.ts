import { expect, test } from 'vitest'
import { readSearches, withSearch } from './saved-searches.ts'

const today = '2027-04-01'
const search = (destination: string, departureDate = '2027-04-13') =>
  `origin=YYZ&destination=${destination}&departureDate=${departureDate}&adults=1`
const after = (...searches: readonly string[]) => searches.reduce(withSearch, '[]')

test('FLY-01 the last five searches are kept, the latest first', () => {
  const made = ['LHR', 'CDG', 'HND', 'SYD', 'GRU', 'NBO'].map((code) => search(code))
  expect(readSearches(after(...made), today)).toEqual(made.slice(1).toReversed())
})

test('FLY-01 a repeated search moves to the front without a duplicate', () => {
  const [london, paris] = [search('LHR'), search('CDG')]
  expect(readSearches(after(london, paris, london), today)).toEqual([london, paris])
})

test('FLY-01 a search with a past date is no longer shown', () => {
  const [over, due] = [search('LHR', '2027-03-31'), search('CDG', today)]
  expect(readSearches(after(over, due), today)).toEqual([due])
})

test.each([
  ['nothing that can be read', 'x{'],
  ['something else', '{"a":1}'],
  ['no texts', '[1,null]'],
  ['no searches', '["origin=YYZ&destination=YYZ"]'],
])('FLY-01 where %s is stored there is none, and the next search is kept', (_, stored) => {
  expect(readSearches(stored, today)).toEqual([])
  expect(readSearches(withSearch(stored, search('LHR')), today)).toEqual([search('LHR')])
})
