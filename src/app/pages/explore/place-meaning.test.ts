import { expect, test } from 'vitest'
import { meaningOf } from './place-meaning.ts'

const at = (locationId: string, name: string) => ({ locationId, name })
const paris = [at('paris', 'Paris, France'), at('paris-4717560', 'Paris, Texas, United States')]
const springfields = [
  at('springfield-1', 'Springfield, Missouri, United States'),
  at('springfield-2', 'Springfield, Illinois, United States'),
]
const sanJose = at('san-jose-costa-rica', 'San José, Costa Rica')

test.each([
  ['an id', 'paris', paris, 'paris'],
  ['a city that is known by its name alone', ' Paris ', paris, 'paris'],
  ['one of two, named whole', 'Paris, Texas, United States', paris, 'paris-4717560'],
  ['a name without its accents', 'san jose', [sanJose], 'san-jose-costa-rica'],
  ['a name with a slip', 'Sprngfield', springfields, 'springfield-1'],
])('RENT-01 %s is settled', (_, text, found, id) => {
  expect(meaningOf(text, found)).toMatchObject({ kind: 'place', place: { locationId: id } })
})

test('RENT-01 two places of one name are asked about, and nothing is nothing', () => {
  expect(meaningOf('springfield', springfields)).toEqual({ kind: 'several', places: springfields })
  expect(meaningOf('Zzzz', [])).toEqual({ kind: 'unknown' })
})
