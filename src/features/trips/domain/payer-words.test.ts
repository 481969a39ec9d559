import { expect, test } from 'vitest'
import { paidNote, payerWords } from './payer-words.ts'

test('BUDGET-04 each payer is named once, payers who left included', () => {
  expect(payerWords(['Zoë'])).toBe('Zoë')
  expect(payerWords(['Zoë', 'Zoë', 'Ann'])).toBe('Zoë and Ann')
  expect(payerWords(['Zoë', null, null])).toBe('Zoë and someone who is no longer in this trip')
  expect(payerWords([null])).toBe('someone who is no longer in this trip')
})

test('BUDGET-04 the note on something paid says whose booking it is', () => {
  expect(paidNote(['Zoë'], 1)).toContain('until you cancel the booking in your profile')
  // An older offline copy does not name the payer.
  expect(paidNote([], 1)).toContain('until you cancel the booking in your profile')
  expect(paidNote(['Zoë'], 2)).toContain('paid by Zoë')
  expect(paidNote(['Zoë'], 2)).not.toContain('your profile')
  expect(paidNote([null], 1)).toContain('stays in the totals')
  expect(paidNote([null], 1)).not.toContain('cancelled')
})
