import { holdsCardNumber } from '#platform/shared/card-number.ts'
import { fieldErrors } from '#platform/web/field-errors.ts'
import type { CardInput } from '../domain/card.ts'
import { cardErrors } from '../domain/card.ts'
import type { Guest } from '../domain/booking.ts'
import { phoneShape, phoneWords } from '../domain/phone.ts'
import { bookingFormText } from './messages.ts'

/** All that is typed in the dialog. It lives in the dialog alone, and is gone with it. */
export interface BookingForm extends Guest, CardInput {}

export const emptyForm: BookingForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  cardType: 'visa',
  cardNumber: '',
  expiryDate: '',
  cvv: '',
}

/** Why the next step is not possible: a title and a sentence, and messages by field. */
export interface StepError {
  readonly title: string
  readonly text: string
  readonly fields: Partial<Readonly<Record<keyof BookingForm, string>>>
}

const guestFields = ['firstName', 'lastName', 'email', 'phone'] as const
const cardFields = ['cardNumber', 'expiryDate', 'cvv'] as const
const check = { title: bookingFormText.checkGuestInformation } as const
const cardWords = bookingFormText.thisLooksLikeCard
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const emptyOf = <K extends keyof BookingForm>(
  form: BookingForm,
  names: readonly K[],
): readonly K[] => names.filter((name) => form[name].trim() === '')

const mark = (names: readonly (keyof BookingForm)[], words: string): StepError['fields'] =>
  Object.fromEntries(names.map((name) => [name, words]))

/** Of an empty field what it is for. */
const fillIn = (names: readonly (keyof typeof bookingFormText.fill)[]): StepError['fields'] =>
  Object.fromEntries(names.map((name) => [name, bookingFormText.fill[name]]))

export function guestError(form: BookingForm): StepError | undefined {
  const missing = emptyOf(form, guestFields)
  if (missing.length > 0)
    return {
      title: bookingFormText.missingInformation,
      text: bookingFormText.pleaseFillInAll,
      fields: fillIn(missing),
    }
  const email = bookingFormText.pleaseEnterValidEmail
  if (!emailShape.test(form.email.trim()))
    return { title: bookingFormText.invalidEmail, text: email, fields: { email } }
  const cards = guestFields.filter((name) => holdsCardNumber(form[name]))
  if (cards.length > 0) return { ...check, text: cardWords, fields: mark(cards, cardWords) }
  if (phoneShape.test(form.phone.trim())) return undefined
  return { ...check, text: phoneWords, fields: { phone: phoneWords } }
}

const partOf = (names: readonly (keyof BookingForm)[], said: Readonly<Record<string, string>>) =>
  names.flatMap((name) => (said[name] ? [[name, said[name]] as const] : []))

/**
 * What the server found wrong with what was typed, in the step that holds it; nothing where a booking
 * failed for another reason.
 */
export function refusedStep(error: unknown): { step: 1 | 2; error: StepError } | undefined {
  const said = Object.fromEntries(
    Object.entries(fieldErrors(error)).map(([field, words]) => [field.replace(/^.*\./, ''), words]),
  )
  const [guest, card] = [partOf(guestFields, said), partOf(cardFields, said)]
  const [step, wrong] = guest.length > 0 ? [1 as const, guest] : [2 as const, card]
  if (wrong.length === 0) return undefined
  const text = [...new Set(wrong.map(([, words]) => words))].join(' ')
  const { title } = step === 1 ? check : { title: bookingFormText.checkCard }
  return { step, error: { title, text, fields: Object.fromEntries(wrong) } }
}

export function paymentError(form: BookingForm, now: Date): StepError | undefined {
  const missing = emptyOf(form, cardFields)
  if (missing.length > 0)
    return {
      title: bookingFormText.missingPaymentInformation,
      text: bookingFormText.pleaseFillInAllPayment,
      fields: fillIn(missing),
    }
  const errors = cardErrors(form, now)
  if (errors.length === 0) return undefined
  return {
    title: bookingFormText.checkCard,
    text: errors.map(({ message }) => message).join(' '),
    fields: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
  }
}
