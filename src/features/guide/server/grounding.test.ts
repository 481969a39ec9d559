import { describe, expect, test } from 'vitest'
import { groundedText, groundOf } from './grounding.ts'

const ground = groundOf([
  '{"sight":{"name":"Louvre Museum","priceCad":52,"opens":"09:00","closedOn":["tue"]},"town":"Paris"}',
  'How much is the Louvre in May for 2 adults?',
])

describe('G5 a sentence that names what stands nowhere is not said', () => {
  test.each([
    ['A ticket costs CA$52.', true],
    ['A ticket costs CA$3.', false],
    ['The Louvre Museum opens at 09:00.', true],
    ['The Louvre is free on Wednesday.', false],
    ['Go to Chez Marcel beside the Louvre.', false],
    ['Marcel is a fine host.', false],
    ['In May the Louvre is busy.', true],
    ['In June the Louvre is busy.', false],
    ['For two adults that is CA$104.', false],
    ['It has seven wings.', false],
    ['Book ahead.', true],
  ])('%s %s', (sentence, stays) => {
    expect(groundedText(sentence, ground).text).toBe(stays ? sentence : '')
  })

  test('what is true stays beside what is not', () => {
    const { text, dropped } = groundedText(
      'A ticket costs CA$52. The Rodin Museum is CA$9.',
      ground,
    )
    expect(text).toBe('A ticket costs CA$52.')
    expect(dropped).toHaveLength(1)
  })
})
