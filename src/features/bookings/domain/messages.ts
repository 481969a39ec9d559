/** What screens and documents of bookings say. */

export const cardText = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  americanExpress: 'American Express',
  digitsOnly: 'A card number contains only digits.',
  wrongLength: (label: string, length: number) => `${label} numbers have ${length} digits.`,
  numberInvalid: (label: string) => `This isn’t a valid ${label} number.`,
  numberMistyped: 'There’s a typo in this card number.',
  expiryFormat: 'Enter the expiry date as MM/YY.',
  expired: 'This card has expired.',
  expiryYear: 'Check the expiry year.',
  codeLength: (label: string, length: number) =>
    `${label} cards have a ${length}-digit security code.`,
}

export const phoneText = {
  wrong: 'Enter the phone number in digits, such as +1 416 555 0100.',
}
