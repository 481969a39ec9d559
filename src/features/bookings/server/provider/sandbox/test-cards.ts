import { wordTable } from '#platform/shared/word-table.ts'
import { digitsOf } from '../../../domain/card.ts'
import type { Payment } from '../booking-supplier.ts'
import { sandboxText as text } from '../../messages.ts'

/** Test card numbers published by card networks and payment services; they belong to no account. */
const accepted = new Set([
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '5200828282828210',
  '378282246310005',
  '371449635398431',
])
const refused = wordTable({
  '4000000000000002': text.declined,
  '4000000000009995': text.noFunds,
  '4000000000000069': text.expired,
  '4000000000000127': text.wrongCode,
})

/** Why the sandbox refuses a payment; undefined if it accepts it. The text never repeats card data. */
export function refusalOf(payment: Payment): string | undefined {
  if (payment.method === 'token') return text.testCardsOnly
  const digits = digitsOf(payment.cardNumber)
  if (accepted.has(digits)) return undefined
  return refused.get(digits) ?? text.knownCardsOnly
}
