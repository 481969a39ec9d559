import { assert, integer, property, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { passesLuhn } from '#platform/shared/card-number.ts'
import { cardErrors } from './card.ts'

const now = new Date('2026-11-21T12:00:00Z')
const good = {
  cardType: 'visa',
  cardNumber: '4242 4242 4242 4242',
  expiryDate: '12/28',
  cvv: '123',
} as const
const errors = (over: object) =>
  cardErrors({ ...good, ...over }, now).map(({ field, message }) => `${field}: ${message}`)

test.each([
  ['a Visa card', {}],
  ['a Mastercard', { cardType: 'mastercard', cardNumber: '5555-5555-5555-4444' }],
  ['an American Express card', { cardType: 'amex', cardNumber: '378282246310005', cvv: '1234' }],
  ['a card of this month', { expiryDate: '11/26' }],
  ['spaces round the stroke', { expiryDate: ' 01 / 27 ' }],
])('STAY-07 %s is in order', (_, over) => {
  expect(errors(over)).toEqual([])
})

test.each([
  ['letters', { cardNumber: '4242abcd' }, 'cardNumber: A card number contains only digits.'],
  [
    'a digit too few',
    { cardNumber: '424242424242424' },
    'cardNumber: Visa numbers have 16 digits.',
  ],
  [
    'another brand',
    { cardNumber: '5555555555554444' },
    'cardNumber: This isn’t a valid Visa number.',
  ],
  [
    'a wrong digit',
    { cardNumber: '4242424242424243' },
    'cardNumber: There’s a typo in this card number.',
  ],
  ['last month', { expiryDate: '10/26' }, 'expiryDate: This card has expired.'],
  ['month 13', { expiryDate: '13/27' }, 'expiryDate: Enter the expiry date as MM/YY.'],
  ['another century', { expiryDate: '01/99' }, 'expiryDate: Check the expiry year.'],
  ['a short code', { cvv: '12' }, 'cvv: Visa cards have a 3-digit security code.'],
  [
    'a Visa code on Amex',
    { cardType: 'amex', cardNumber: '378282246310005' },
    'cvv: American Express cards have a 4-digit security code.',
  ],
])('STAY-07 %s is told in words', (_, over, error) => {
  expect(errors(over)).toEqual([error])
})

test('STAY-09 error messages never repeat the input', () => {
  assert(
    property(stringMatching(/^[0-9]{6,19}$/), stringMatching(/^[0-9]{5,9}$/), (cardNumber, cvv) => {
      const said = JSON.stringify(cardErrors({ ...good, cardNumber, cvv }, now))
      return !said.includes(cardNumber) && !said.includes(cvv)
    }),
  )
})

test('STAY-07 a single wrong digit never passes', () => {
  assert(
    property(integer({ min: 0, max: 15 }), integer({ min: 1, max: 9 }), (place, step) => {
      const digits = [...'4242424242424242']
      digits[place] = String((Number(digits[place]) + step) % 10)
      return !passesLuhn(digits.join(''))
    }),
  )
})
