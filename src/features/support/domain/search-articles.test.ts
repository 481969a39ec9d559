import fc from 'fast-check'
import { expect, test } from 'vitest'
import { helpArticles, searchArticles } from './search-articles.ts'
import { subjectLabels } from './support-request.ts'

const first = (question: string) => searchArticles(question)[0]?.slug

test('HELP-03 the knowledge base has articles of its own, each with somewhere to go', () => {
  expect(helpArticles.length).toBeGreaterThanOrEqual(12)
  expect(new Set(helpArticles.map(({ slug }) => slug)).size).toBe(helpArticles.length)
  for (const { link, paragraphs } of helpArticles) {
    expect(link.href).toMatch(/^\/[a-z/-]+(#[a-z-]+)?$/)
    expect(paragraphs.join(' ').length).toBeGreaterThan(150)
  }
})

test.each([
  ['I forgot my password', 'sign-in-trouble'],
  ['LOGIN', 'sign-in-trouble'],
  ['offline', 'without-a-network'],
  ['cancel hotel', 'book-and-cancel'],
  ['export pdf', 'cart-and-trip'],
  ['delete my account', 'sessions-and-data'],
  ['passport', 'visa-answers'],
  ['insurance claim', 'insurance-estimate'],
  ['cancelling a booking', 'book-and-cancel'],
])('HELP-03 “%s” finds its article first', (question, slug) => {
  expect(first(question)).toBe(slug)
})

test('HELP-03 nothing asked shows all, nonsense and filler nothing', () => {
  expect(searchArticles('  ')).toBe(helpArticles)
  expect(searchArticles('zzxq')).toEqual([])
  expect(searchArticles('how do I')).toEqual([])
})

test('HELP-03 whatever is typed, the search answers with articles and never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const found of searchArticles(text)) expect(helpArticles).toContain(found)
    }),
  )
})

test('HELP-01 there are the twenty subjects of the specification', () => {
  expect(Object.keys(subjectLabels)).toHaveLength(20)
})
