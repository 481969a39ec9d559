import { expect, test } from 'vitest'
import type { DestinationRows } from '../destination-rows.ts'
import { compiled } from '../testing/world.ts'
import { sharedPhrases } from './shared-phrases.ts'

const [first] = compiled.rows
if (!first) throw new Error('There are no destinations')

const withSentences = (...sentences: readonly string[]): DestinationRows => ({
  ...first,
  hotels: [],
  restaurants: [],
  activities: [],
  properties: [],
  sights: first.sights.slice(0, sentences.length).map((sight, at) => ({
    ...sight,
    slug: `sight-${at}`,
    description: sentences[at] ?? '',
  })),
})

test('five words in a row that two rows share are found, whatever the case and the commas', () => {
  const rows = withSentences(
    'The tower opens at nine, and the stairs close at dusk.',
    'Near the mill the tower opens at nine in summer.',
    'Nothing here is like the others.',
  )
  const { slug } = first.destination
  expect(sharedPhrases([rows])).toEqual([
    {
      phrase: 'the tower opens at nine',
      rows: [`${slug}/sights/sight-0`, `${slug}/sights/sight-1`],
    },
  ])
})

test('four words in a row are no theft', () => {
  const rows = withSentences('The tower opens at nine.', 'Here the tower opens at noon.')
  expect(sharedPhrases([rows])).toEqual([])
})
