import type { Asking, Said } from './answer.ts'

const digits = /(?<!\d)(?:\d[ -]?){13,19}(?!\d)/

/** A card's number in a message: it is not repeated, and nothing is bought with it. */
export function withCardNumber({ turn, texts, language }: Asking): Said | undefined {
  if (!digits.test(turn.message)) return undefined
  for (const [at, { kind }] of turn.reader.tokens.entries())
    if (kind === 'number') turn.reader.use(at)
  const text = texts.texts.get('about-1')
  return (
    text && { text: language === 'fr' ? (text.textFr ?? text.text) : text.text, isUnread: true }
  )
}
