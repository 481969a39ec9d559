import { passesLuhn } from '#platform/shared/card-number.ts'
import type { FieldError } from '#platform/shared/problem.ts'
import { cardText } from './messages.ts'

export const cardTypes = ['visa', 'mastercard', 'amex'] as const
export type CardType = (typeof cardTypes)[number]

/** As typed. It lives as long as the request: nothing keeps, logs or answers with any of it. */
export interface CardInput {
  readonly cardType: CardType
  readonly cardNumber: string
  readonly expiryDate: string
  readonly cvv: string
}

const shapes: Readonly<
  Record<CardType, { label: string; number: RegExp; length: number; cvv: number }>
> = {
  visa: { label: cardText.visa, number: /^4/, length: 16, cvv: 3 },
  mastercard: { label: cardText.mastercard, number: /^(5[1-5]|2[2-7])/, length: 16, cvv: 3 },
  amex: { label: cardText.americanExpress, number: /^3[47]/, length: 15, cvv: 4 },
}

export const cardLabels = Object.fromEntries(
  cardTypes.map((type) => [type, shapes[type].label]),
) as Readonly<Record<CardType, string>>

/** A number without the spaces and dashes that people write. */
export const digitsOf = (cardNumber: string): string => cardNumber.replaceAll(/[\s-]/g, '')

/** The type of a card by the first digits of its number; nothing while they leave it open. */
export const cardTypeOf = (cardNumber: string): CardType | undefined =>
  cardTypes.find((type) => shapes[type].number.test(digitsOf(cardNumber)))

function numberError({ cardType, cardNumber }: CardInput): string | undefined {
  const { label, number, length } = shapes[cardType]
  const digits = digitsOf(cardNumber)
  if (!/^\d+$/.test(digits)) return cardText.digitsOnly
  if (digits.length !== length) return cardText.wrongLength(label, length)
  if (!number.test(digits)) return cardText.numberInvalid(label)
  return passesLuhn(digits) ? undefined : cardText.numberMistyped
}

function expiryError({ expiryDate }: CardInput, now: Date): string | undefined {
  const [, month = '', year = ''] =
    /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(expiryDate.trim()) ?? []
  if (!month) return cardText.expiryFormat
  // A card is good until the last day of its month, wherever that day ends last.
  const end = Date.UTC(2000 + Number(year), Number(month), 1, 12)
  if (end <= now.getTime()) return cardText.expired
  return Number(year) > (now.getUTCFullYear() % 100) + 20 ? cardText.expiryYear : undefined
}

function cvvError({ cardType, cvv }: CardInput): string | undefined {
  const { label, cvv: length } = shapes[cardType]
  return new RegExp(`^\\d{${length}}$`).test(cvv.trim())
    ? undefined
    : cardText.codeLength(label, length)
}

/** The errors of a typed card, by field. None repeats the input. */
export function cardErrors(card: CardInput, now: Date): readonly FieldError[] {
  const errors = [
    ['cardNumber', numberError(card)],
    ['expiryDate', expiryError(card, now)],
    ['cvv', cvvError(card)],
  ] as const
  return errors.flatMap(([field, message]) => (message ? [{ field, message }] : []))
}
