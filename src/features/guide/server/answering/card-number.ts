import type { Asking, Said } from './answer.ts'

const digits = /(?<![\p{L}\d-])(?:\d[ -]?){13,19}(?![\p{L}\d-])/u

/** The check digit that every card has (ISO/IEC 7812). */
function isCard(text: string): boolean {
  const figures = [...text.replaceAll(/\D/g, '')].map(Number).toReversed()
  const sum = figures.reduce((all, one, at) => {
    const twice = one * 2
    return all + (at % 2 === 0 ? one : twice > 9 ? twice - 9 : twice)
  }, 0)
  return sum % 10 === 0
}

/** A card's number in a message: it is not repeated, and nothing is bought with it. */
export function withCardNumber({ turn, texts, language }: Asking): Said | undefined {
  const [found] = digits.exec(turn.message) ?? []
  if (!found || !isCard(found)) return undefined
  for (const [at, { kind }] of turn.reader.tokens.entries())
    if (kind === 'number') turn.reader.use(at)
  const text = texts.texts.get('about-1')
  return (
    text && { text: language === 'fr' ? (text.textFr ?? text.text) : text.text, isUnread: true }
  )
}
