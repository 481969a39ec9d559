import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsCardNumber } from './card-number.ts'
import { optionalText, paymentText, requiredText } from './wire.ts'

const numbers = [
  '4242424242424242',
  '4242 4242 4242 4242',
  '5555-5555-5555-4444',
  '2223003122003222',
  '378282246310005',
  '3782 822463 10005',
  '6011111111111117',
]

test.each(numbers)('STAY-09 %s is seen in whatever text it stands', (number) => {
  for (const text of [number, `Pay with ${number}.`, `(${number})`, `card:${number}, thanks`])
    expect(holdsCardNumber(text)).toBe(true)
})

test.each([
  ['a wrong check digit', '4242 4242 4242 4243'],
  ['a telephone number', '+1 416 555 0100'],
  ['a long one', '+49 30 901820 123456'],
  ['an airline ticket', '0142345678901'],
  ['dates', '2027-04-12 2027-04-15'],
  ['an id', '42424242-4242-4242-4242-424242424242'],
  ['part of a longer number', '42424242424242424242'],
  ['a number that no network gives out', '9242424242424242'],
  ['part of a word', 'x4242424242424242'],
])('STAY-09 %s is none', (_, text) => {
  expect(holdsCardNumber(text)).toBe(false)
})

test('STAY-09 no id of ours is taken for a card', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(holdsCardNumber(id)).toBe(false)
    }),
  )
})

test('STAY-09 a text field refuses a card number and does not repeat it; that of a payment takes it', () => {
  const number = '4242 4242 4242 4242'
  for (const field of [requiredText(100, 'Missing.'), optionalText(100)]) {
    const { error } = field.safeParse(`My card is ${number}`)
    expect(error?.issues[0]?.message).toContain('looks like a card number')
    expect(JSON.stringify(error)).not.toContain('4242')
    expect(field.parse(' Room 4242 ')).toBe('Room 4242')
  }
  expect(paymentText(40, 'Missing.').parse(number)).toBe(number)
})
