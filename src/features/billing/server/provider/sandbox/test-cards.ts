import { wordTable } from '#platform/shared/word-table.ts'
import { sandboxText as text } from '../../messages.ts'

/** Test card numbers published by payment services; they belong to no account. */
const accepted = new Set([
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '5200828282828210',
  '378282246310005',
])
const refused = wordTable({
  '4000000000000002': text.declined,
  '4000000000009995': text.noFunds,
  '4000000000000069': text.expired,
})

/**
 * Why the sandbox declines a card number; undefined if it accepts it. The text never repeats the number.
 */
export function refusalOf(cardNumber: string): string | undefined {
  const digits = cardNumber.replaceAll(/[\s-]/g, '')
  if (accepted.has(digits)) return undefined
  return refused.get(digits) ?? text.knownCardsOnly
}
