import { accountArticles } from './account-articles.ts'
import { bookingArticles } from './booking-articles.ts'
import type { HelpArticle } from './help-article.ts'
import { planningArticles } from './planning-articles.ts'

export const helpArticles: readonly HelpArticle[] = [
  ...planningArticles,
  ...bookingArticles,
  ...accountArticles,
]

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Too common to choose by. */
const empty = new Set(
  'a an and are can do does for from have how i in is it me my not of on or the to was what when where why with you your'.split(
    ' ',
  ),
)

const weights = { title: 4, alsoCalled: 3, text: 1 }

/** 'bookings' finds 'booking': the longer one may end in a plural or a tense. */
const matches = (word: string, wanted: string): boolean =>
  word.startsWith(wanted) || (wanted.length > 4 && word.length > 3 && wanted.startsWith(word))

const indexed = helpArticles.map((article) => ({
  article,
  fields: [
    [wordsOf(article.title), weights.title],
    [wordsOf(`${article.alsoCalled.join(' ')} ${article.topic}`), weights.alsoCalled],
    [wordsOf(article.paragraphs.join(' ')), weights.text],
  ] as const,
}))

/** Articles that have every word of the question, the best first; all of them when nothing is asked. */
export function searchArticles(question: string): readonly HelpArticle[] {
  const asked = wordsOf(question)
  const wanted = asked.filter((word) => !empty.has(word))
  if (wanted.length === 0) return asked.length > 0 ? [] : helpArticles
  const scored = indexed.map(({ article, fields }) => {
    const scores = wanted.map((word) =>
      Math.max(
        0,
        ...fields.map(([words, weight]) => (words.some((of) => matches(of, word)) ? weight : 0)),
      ),
    )
    return { article, score: scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0) }
  })
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ article }) => article)
}
