import { expect, test } from 'vitest'
import { compiled } from '../testing/world.ts'
import { type RowText, sharedPhrases, textsOf } from './shared-phrases.ts'

const rows = (...sentences: readonly string[]): readonly RowText[] =>
  sentences.map((text, at) => [`row-${at}`, text])

test('five words in a row that two rows share are found, whatever the case and the commas', () => {
  const texts = rows(
    'The tower opens at nine, and the stairs close at dusk.',
    'Near the mill the tower opens at nine in summer.',
    'Nothing here is like the others.',
  )
  expect(sharedPhrases(texts)).toEqual([
    { phrase: 'the tower opens at nine', rows: ['row-0', 'row-1'] },
  ])
})

test('four words in a row are no theft', () => {
  expect(sharedPhrases(rows('The tower opens at nine.', 'Here the tower opens at noon.'))).toEqual(
    [],
  )
})

test('sentences of sights, samples, listed destinations and flights are all looked at', () => {
  const names = [...textsOf(compiled)].map(([row]) => row)
  for (const start of [
    'paris/sights/',
    'paris/hotels/',
    'world/',
    'air/airlines/',
    'air/nonstops/',
  ])
    expect(
      names.some((name) => name.startsWith(start)),
      start,
    ).toBe(true)
})

test('no two rows of the atlas share a phrase of five words', () => {
  expect(sharedPhrases(textsOf(compiled))).toEqual([])
})
