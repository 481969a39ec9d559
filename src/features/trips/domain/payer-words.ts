import { payerWordsText } from './messages.ts'
/** Payers of an item; null for one who has left the trip. */
export type Payers = readonly (string | null)[]

const gone = 'someone who is no longer in this trip'

/** "Zoë Roy", "Zoë Roy and Ann Lee", "someone who is no longer in this trip". */
export function payerWords(payers: Payers): string {
  const names = [...new Set(payers.map((name) => name ?? gone))]
  const last = names.pop() ?? gone
  return names.length > 0 ? payerWordsText.and(names.join(', '), last) : last
}

/** Explains how something paid leaves the trip; the text depends on how many people share the trip. */
export function paidNote(payers: Payers, people: number): string {
  if (payers.length > 0 && payers.every((name) => name === null))
    return payerWordsText.paidByGone(gone)
  if (people === 1 && payers.length < 2) return payerWordsText.paidByYou
  return payerWordsText.paidByOthers(payerWords(payers))
}
